"""`vesuvius analyse`: tables, chart and JSON, what is kept, and one clear line for each kind of bad use."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.cli.table import FLEEING, is_one_clear_line
from tests.games.downfall.pictures import GAME, SIX, picture
from vesuvius.bots.analysis.review import Analysis
from vesuvius.cli import main
from vesuvius.cli.chart import chart
from vesuvius.formats import record
from vesuvius.texts import LANGUAGES, texts

Captured = pytest.CaptureFixture[str]
GOLDEN = Path(__file__).parents[1] / "golden"
BLUNDER = picture(
    "players: 4",
    "turn: r",
    "decision: move 1",
    "saved: 5r5k4y3b",
    "bag: v",
    **SIX,
    A1="r",
    H4="k",
    B4="y",
    G4="b",
)


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def stored(*tokens: str, finish: bool = True) -> record.Record:
    """A game that begins with these tokens at a position where one of them is a blunder."""
    chance = Random(1)
    made, state = record.start(GAME, position=BLUNDER, seed=1)
    for token in tokens:
        record.play(made, GAME, state, token)
    while finish and GAME.seat(state) is not None:
        record.play(made, GAME, state, chance.choice(GAME.legal(state)))
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished game with a blunder in it."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.dump(stored("A1>B1")))
    return path


def test_json_is_one_object(file: Path, capsys: Captured) -> None:
    assert main(["analyse", str(file), "--budget", "60", "--seed", "2", "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.count("\n") == 1
    found = msgspec.json.decode(printed.out, type=Analysis)
    assert (found.game, found.bot, found.seed, found.seat, found.players) == ("downfall", "mcts:60", "2", None, 4)
    first = found.decisions[0]
    assert (first.move, first.best, first.mark) == ("A1>B1", "A1>out", "blunder")


def test_tables_and_chart(file: Path, capsys: Captured) -> None:
    assert main(["analyse", str(file), "--budget", "60"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"1 +Red +A1>B1 +A1>out +\d+ → \d+ % +\d+\.\d % +blunder", out)
    assert re.search(r"Red +1 +\d+\.\d % +0 +0 +1 +1 A1>B1 \(\d+\.\d %\)", out)
    assert all(name in out for name in ("Black", "Yellow", "Blue", "Chance of winning", "‼"))
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_eighty_columns(file: Path, capsys: Captured, language: str) -> None:
    assert main(["analyse", str(file), "--budget", "20", "--language", language]) == 0
    texts.use(language)
    words = [texts(f"cli-mark-{mark}") for mark in ("inaccuracy", "mistake", "blunder")]
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out
    assert all(word in out for word in words)


def test_colours_where_they_are_wanted(file: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert main(["analyse", str(file), "--budget", "20"]) == 0
    painted = capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    assert main(["analyse", str(file), "--budget", "20"]) == 0
    plain = capsys.readouterr().out
    colour = re.compile(r"\x1b\[[0-9;]*3[0-7]m")
    assert colour.search(painted)
    assert not colour.search(plain)
    assert "█" in plain


def analysis_of(chances: list[float]) -> Analysis:
    """A made-up analysis of two seats, seat 0 having these chances; seat 0 blunders first, seat 1 errs last."""
    plies = len(chances) - 1
    marks = ["blunder", *["good"] * (plies - 2), "mistake"]
    decision = {"move": "a", "best": "b", "legal": 2, "given_away": 0.0, "after": []}
    decisions = [
        {"ply": ply + 1, "seat": ply % 2, "mark": marks[ply], "before": [chances[ply], 1 - chances[ply]], **decision}
        for ply in range(plies)
    ]
    head = {
        "format": 1,
        "program": "",
        "game": "downfall",
        "version": 1,
        "record": "",
        "seat": None,
        "bot": "",
        "seed": "",
    }
    last = [chances[-1], 1 - chances[-1]]
    return msgspec.convert({**head, "players": 2, "chances": last, "decisions": decisions}, Analysis)


def test_the_chart_shows_each_seat_from_first_to_last() -> None:
    rows = chart(analysis_of([0.5, 1.0, 0.25, 0.0, 0.75]), ["Red", "Black"]).plain.splitlines()
    columns = [row.partition("│")[2] for row in rows]
    tops, bottoms = columns[0], columns[3]
    assert (rows[0][:3], rows[5][:5]) == ("Red", "Black")
    assert (tops[0], tops[12], tops[36]) == (" ", "█", " ")
    assert (bottoms[0], bottoms[24], bottoms[36], bottoms[48]) == ("█", "█", " ", "█")
    assert columns[5:9][0][36] == "█"
    assert rows[4].partition("└")[2].replace("─", " ").rstrip() == "‼"
    assert rows[9].partition("└")[2].replace("─", " ").rstrip() == " " * 36 + "?"
    assert rows[10].split() == ["0", "4"]


def test_a_long_game_stays_within_the_chart() -> None:
    rows = chart(
        analysis_of([number % 2 for number in range(501)]), ["Red", "An unusually long name"]
    ).plain.splitlines()
    assert max(map(len, rows)) <= 80
    assert "‼" in rows[4]
    assert "?" in rows[9]


def test_a_kept_analysis_is_shown_at_once(file: Path, capsys: Captured) -> None:
    asked = ["analyse", str(file), "--budget", "30", "--json"]
    kept = file.with_name("game.jsonl.analysis.json")
    assert main(asked) == 0
    first = capsys.readouterr()
    assert (kept.exists(), first.err) == (True, "")
    kept.write_bytes(kept.read_bytes().replace(b'"move":"A1>B1"', b'"move":"A1>A2"'))
    assert main(asked) == 0
    second = capsys.readouterr()
    assert second.out == first.out.replace('"move":"A1>B1"', '"move":"A1>A2"')
    assert str(kept) in second.err
    assert main([*asked, "--fresh"]) == 0
    third = capsys.readouterr()
    assert (third.out, third.err) == (first.out, "")


def test_another_question_is_not_answered_by_what_is_kept(file: Path, capsys: Captured) -> None:
    outputs = set()
    for more in ([], ["--seed", "7"], ["--budget", "31"], ["--seat", "3"]):
        assert main(["analyse", str(file), "--budget", "30", "--json", *more]) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        outputs.add(printed.out)
    file.write_bytes(record.dump(stored("A1>A2")))
    assert main(["analyse", str(file), "--budget", "30", "--json"]) == 0
    printed = capsys.readouterr()
    assert (printed.err, len(outputs | {printed.out})) == ("", 5)


def test_where_nothing_can_be_kept_it_is_said(file: Path, capsys: Captured) -> None:
    file.with_name("game.jsonl.analysis.json").mkdir()
    assert main(["analyse", str(file), "--budget", "20", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["decisions"]
    assert is_one_clear_line(printed.err)
    assert "couldn’t save the result" in printed.err


def test_standard_input(file: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    monkeypatch.chdir(file.parent)
    assert main(["analyse", "-", "--budget", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"][0]["move"] == "A1>B1"
    assert [path.name for path in file.parent.iterdir()] == ["game.jsonl"]


def test_a_running_game_from_one_seat(file: Path, capsys: Captured) -> None:
    file.write_bytes(record.dump(stored("A1>B1", finish=False)))
    assert main(["analyse", str(file), "--seat", "2", "--budget", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["seat"], len(found["decisions"]), len(found["chances"])) == (2, 1, 4)


def test_a_game_of_a_trace(tmp_path: Path, capsys: Captured) -> None:
    rows = (GOLDEN / "downfall-made-up.jsonl").read_bytes().splitlines(keepends=True)
    starts = [number for number, row in enumerate(rows) if b'"game"' in row]
    trace = tmp_path / "trace.jsonl"
    trace.write_bytes(b"".join(rows[: starts[2]]))
    moves = [json.loads(row)["move"] for row in rows[starts[0] : starts[1]] if b'"move"' in row]
    assert main(["analyse", str(trace), "--budget", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["move"] for each in found["decisions"]] == moves
    assert main(["analyse", str(trace), "--game", "3"]) == 2
    assert "There’s no game 3 in it; the last one is 2" in capsys.readouterr().err


def test_one_of_several_records(file: Path, capsys: Captured) -> None:
    two = file.with_name("two.jsonl")
    two.write_bytes(record.dump(stored("A1>out")) + file.read_bytes())
    moves = []
    for where in ([str(file)], [str(two), "--game", "2"], [str(two), "--game", "1"]):
        assert main(["analyse", *where, "--budget", "4", "--json"]) == 0
        moves.append([each["move"] for each in json.loads(capsys.readouterr().out)["decisions"]])
    assert moves[0] == moves[1] != moves[2]


def test_bad_input(tmp_path: Path, capsys: Captured) -> None:
    whole = record.dump(stored("A1>B1"))
    contents = {
        "words": (b"Pompeii\n", "neither a record nor a trace"),
        "nothing": (b"", "neither a record nor a trace"),
        "number": (b"7\n", "neither a record nor a trace"),
        "picture": (FLEEING.encode(), "neither a record nor a trace"),
        "position": (json.dumps(GAME.position(GAME.at(BLUNDER))).encode(), "neither a record nor a trace"),
        "running": (record.dump(stored("A1>B1", finish=False)), "isn’t over yet"),
        "newer": (whole.replace(b'"version":1', b'"version":2', 1), "you need a newer one"),
        "newest": (whole.replace(b'"format":1', b'"format":2', 1), "you need a newer one"),
        "torn": (whole[:-9], "line"),
        "wrong": (whole.replace(b'"move":"A1>B1"', b'"move":"A1>K7"', 1), "line 2: A1>K7"),
    }
    for name, (content, words) in contents.items():
        (tmp_path / name).write_bytes(content)
        assert main(["analyse", str(tmp_path / name)]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert is_one_clear_line(printed.err)
        assert words in printed.err
        assert str(tmp_path / name) in printed.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("nowhere", "nowhere: no such file"),
        (".", ". is a folder"),
        ("game --seat 4", "there’s no seat 4 in a game for 4"),
        ("game --seat -1", "--seat: -1 isn’t a whole number from 0 up"),
        ("game --seat two", "--seat: two isn’t a whole number"),
        ("game --budget 0", "--budget: 0 is neither"),
        ("game --budget os:path", "--budget: os:path is neither"),
        ("game --seed x", "--seed: x is neither"),
        ("game --game 2", "There’s no game 2 in it; the last one is 1"),
        ("game --game 0", "--game: 0 isn’t a whole number from 1 up"),
        ("", "FILE is missing"),
    ],
)
def test_bad_use(arguments: str, words: str, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game").write_bytes(record.dump(stored("A1>B1")))
    monkeypatch.chdir(tmp_path)
    assert main(["analyse", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert is_one_clear_line(printed.err)
    assert words in printed.err
