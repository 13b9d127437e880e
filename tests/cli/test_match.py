"""`vesuvius match`: the table, the JSON line, interruptions, files, and one clear line for each kind of bad use."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.table import PROGRAM, environment, is_one_clear_line
from vesuvius.arena.append_only import exclusive
from vesuvius.cli import main
from vesuvius.formats import record

Captured = pytest.CaptureFixture[str]
FIRST, FAILING, ILLEGAL = (f"tests.support.small_bots:{name}" for name in ("First", "Failing", "Illegal"))
NO_BREAK = "\N{NO-BREAK SPACE}"
PAIR = ["match", "downfall", "--bots", f"uniform,{FIRST}", "--seed", "1"]
ROOT = Path(__file__).parents[2]


def table(out: str) -> dict[str, Any]:
    """The JSON line, times aside; nothing else may have been printed."""
    assert out.count("\n") == 1
    found: dict[str, Any] = json.loads(out)
    for row in found["bots"]:
        del row["seconds_per_decision"]
    return found


@contextmanager
def start(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A match as a program of its own, in a group of its own, which does not outlive a test that fails."""
    with subprocess.Popen(
        [*PROGRAM, *PAIR, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=ROOT,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_for_games(process: subprocess.Popen[bytes], file: Path, games: int) -> None:
    """Until so many games are in the file of the match."""
    end = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") <= games:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.005)


def stored_records(file: Path) -> list[bytes]:
    """Every record in a file, in an order of its own."""
    return sorted(record.dump(found) for found in record.read_all(file.read_bytes().splitlines(keepends=True)))


def test_the_json_line(capsys: Captured) -> None:
    assert main([*PAIR, "--games", "6", "--json"]) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert printed.err == ""
    assert found["games"] == 6
    uniform, first = found["bots"]
    assert (uniform["bot"], first["bot"]) == ("uniform", FIRST)
    assert uniform["wins"] + first["wins"] == 6
    for row in (uniform, first):
        assert row["win_rate"] == round(row["wins"] / 6, 6)
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
        assert row["scores"].keys() == {"saved", "volcano"}
        assert row["decisions"] > 100
        assert 0 < row["seconds_per_decision"] < 1


def test_the_table(capsys: Captured) -> None:
    assert main(["match", "downfall", "--bots", f"{FIRST},uniform,uniform", "--games", "3", "--seed", "4"]) == 0
    drawn = capsys.readouterr().out
    assert "Games: 3" in drawn
    assert re.search(rf"{FIRST} +│ +\d\.\d │ +\d+\.\d % \(\d+\.\d–\d+\.\d\) │ +\d+\.\d\d │ +\d+\.\d\d │", drawn)
    assert "uniform ×2" in drawn
    assert all(word in drawn for word in ("Wins", "Win rate (95 %)", "Saved", "Volcano", "ms per decision"))
    assert "Scores and times are averages over all games." in drawn
    assert main(["match", "downfall", "--bots", "uniform,uniform", "--games", "2", "--language", "de"]) == 0
    drawn = capsys.readouterr().out
    assert all(word in drawn for word in ("Partien: 2", "Siege", "Gerettet", "ms je Entscheidung"))
    assert re.search(r"│ +2,0 │ +100,0 % \(34,2–100,0\) │ +\d+,\d\d │ +\d+,\d\d │ +\d+,\d\d │", drawn)


@pytest.mark.usefixtures("only_lanterns")
def test_any_game_can_be_played(capsys: Captured) -> None:
    arguments = ["match", "lanterns", "--bots", f"uniform,{FIRST},{FIRST}", "--games", "6", "--options", "strict"]
    assert main([*arguments, "--seed", "3"]) == 0
    assert "light" in capsys.readouterr().out
    assert main([*arguments, "--seed", "3", "--json"]) == 0
    alone = table(capsys.readouterr().out)
    assert main([*arguments, "--seed", "3", "--json", "--jobs", "2"]) == 0
    assert table(capsys.readouterr().out) == alone
    assert [row["seats"] for row in alone["bots"]] == [1, 2]


def test_a_seed_is_told_when_none_is_given(tmp_path: Path, capsys: Captured) -> None:
    file = str(tmp_path / "match.jsonl")
    arguments = [*PAIR[:-2], "--games", "2", "--json"]
    assert main([*arguments, "--resume", file]) == 0
    first = capsys.readouterr()
    seed = first.err.split()[-1]
    assert first.err == f"Seed {seed}\n"
    assert main([*arguments, "--seed", seed]) == 0
    assert table(capsys.readouterr().out) == table(first.out)
    assert main([*arguments, "--resume", file]) == 0
    again = capsys.readouterr()
    assert (again.out, again.err) == (first.out, first.err)


def test_a_deal_that_is_not_finished_is_mentioned(capsys: Captured) -> None:
    assert main([*PAIR, "--games", "3", "--json"]) == 0
    assert "isn’t played in every rotation: 3 isn’t a multiple of 2" in capsys.readouterr().err


def test_more_games_go_on_where_fewer_ended(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "match.jsonl"
    assert main([*PAIR, "--games", "2", "--json", "--resume", str(file)]) == 0
    few, stored = table(capsys.readouterr().out), file.read_bytes().splitlines()
    assert len(stored) == 1 + 2
    assert main([*PAIR, "--games", "6", "--json", "--resume", str(file), "--jobs", "2"]) == 0
    assert file.read_bytes().splitlines()[:3] == stored
    assert file.read_bytes().count(b"\n") == 1 + 6
    many = table(capsys.readouterr().out)
    assert main([*PAIR, "--games", "6", "--json"]) == 0
    assert table(capsys.readouterr().out) == many
    before = file.read_bytes()
    assert main([*PAIR, "--games", "2", "--json", "--resume", str(file)]) == 0
    assert table(capsys.readouterr().out) == few
    assert file.read_bytes() == before


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_match_that_is_killed_ends_like_an_unbroken_one(jobs: str, tmp_path: Path, capsys: Captured) -> None:
    file, kept, games = tmp_path / "match.jsonl", tmp_path / "records.jsonl", 60
    arguments = ["--games", str(games), "--jobs", jobs, "--resume", str(file), "--records", str(kept), "--json"]
    with start(*arguments) as process:
        wait_for_games(process, file, 12)
        process.send_signal(signal.SIGKILL)
        assert process.wait(60) == -signal.SIGKILL
    assert 12 <= file.read_bytes().count(b"\n") - 1 < games
    with file.open("ab") as torn:
        torn.write(b'{"number":59,"seats":["unif')
    assert main([*PAIR, *arguments]) == 0
    resumed = table(capsys.readouterr().out)
    assert main([*PAIR, "--games", str(games), "--records", str(tmp_path / "unbroken"), "--json"]) == 0
    assert resumed == table(capsys.readouterr().out)
    assert resumed["games"] == games
    records = stored_records(kept)
    assert len(records) == games
    assert records == stored_records(tmp_path / "unbroken")
    assert not [*tmp_path.glob("*.lock")]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_match_shows_what_it_has(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with start("--games", "5000", "--jobs", jobs, "--resume", str(file), "--json") as process:
        wait_for_games(process, file, 5)
        os.killpg(process.pid, signal.SIGINT)
        out, error = process.communicate(timeout=60)
    assert process.returncode == 130
    found = table(out.decode())
    # The signal may come between a game's line and its place in the table.
    assert file.read_bytes().count(b"\n") - 1 - found["games"] in (0, 1)
    assert found["games"] >= 4
    assert sum(row["wins"] for row in found["bots"]) == found["games"]
    assert error.decode() == f"Interrupted after {found['games']} of 5000 games.\n"


def test_records_can_be_replayed(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "records.jsonl"
    assert main([*PAIR, "--games", "2", "--records", str(file), "--json"]) == 0
    found = table(capsys.readouterr().out)
    saved, views = 0, []
    for nth, seat in ((1, 0), (2, 1)):
        assert main(["replay", str(file), "--game", str(nth), "--json"]) == 0
        shown = json.loads(capsys.readouterr().out)
        assert (shown["game"], shown["games"]) == (nth, 2)
        views.append(shown["view"])
        saved += shown["view"]["saved"][seat]
    assert views[0] != views[1]
    assert found["bots"][0]["scores"]["saved"] == saved / 2
    assert main(["replay", str(file), "--game", "2", "--ply", "3"]) == 0
    assert "game 2 of 2, ply 3 of " in capsys.readouterr().out
    assert main(["replay", str(file), "--game", "3"]) == 2
    assert "There’s no game 3 in it; the last one is 2." in capsys.readouterr().err
    before = file.read_bytes()
    assert main([*PAIR, "--games", "2", "--records", str(file)]) == 2
    assert is_one_clear_line(capsys.readouterr().err)
    assert file.read_bytes() == before


def test_what_is_wrong_in_one_of_several_records_is_told_with_its_line(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "records.jsonl"
    assert main([*PAIR, "--games", "2", "--records", str(file), "--json"]) == 0
    rows = file.read_bytes().splitlines(keepends=True)
    begin = record.split(rows)[1][0]
    for old, new, words in (
        (b'"move":"', b'"move":"!', "!"),
        (b'"events":[', b'"events":[],"odd":[', "wrong keys"),
        (b'"kind":"played"', b'"kind":"prayed"', "doesn’t cause what the record says"),
    ):
        assert old in rows[begin]
        file.write_bytes(b"".join([*rows[:begin], rows[begin].replace(old, new, 1), *rows[begin + 1 :]]))
        capsys.readouterr()
        assert main(["replay", str(file), "--game", "2"]) == 2
        error = capsys.readouterr().err
        assert is_one_clear_line(error)
        assert f"line {begin + 1}: " in error
        assert words in error
        assert main(["replay", str(file), "--game", "1"]) == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", f"vesuvius: The bot {FAILING} failed in game 2: ValueError: out of ideas (small_bots.py:"),
        ("de", f"vesuvius: Der Bot {FAILING} ist in Partie 2 gescheitert: ValueError: out of ideas (small_bots.py:"),
        ("fr", f"vesuvius{NO_BREAK}: Le robot {FAILING} a échoué dans la partie 2{NO_BREAK}: ValueError: out of ideas"),
        ("nl", f"vesuvius: De bot {FAILING} is in partij 2 vastgelopen: ValueError: out of ideas (small_bots.py:"),
    ],
)
def test_a_bot_that_fails_is_told_and_what_was_played_is_kept(
    language: str, words: str, tmp_path: Path, capsys: Captured
) -> None:
    file, kept = tmp_path / "match.jsonl", tmp_path / "records.jsonl"
    arguments = ["match", "downfall", "--bots", f"uniform,{FAILING}", "--seed", "4", "--games", "20", "--json"]
    assert main([*arguments, "--resume", str(file), "--records", str(kept), "--language", language]) == 2
    printed = capsys.readouterr()
    assert table(printed.out)["games"] == 2
    assert printed.err.startswith(words)
    assert printed.err.count("\n") == 1
    assert file.read_bytes().count(b"\n") == 3
    assert len(stored_records(kept)) == 2


def test_a_bot_that_chooses_what_is_not_legal_is_told(capsys: Captured) -> None:
    arguments = [
        "match",
        "downfall",
        "--bots",
        f"uniform,{ILLEGAL}",
        "--games",
        "2",
        "--seed",
        "1",
    ]
    assert main([*arguments, "--json"]) == 2
    printed = capsys.readouterr()
    assert table(printed.out)["games"] == 0
    assert is_one_clear_line(printed.err)
    assert "The bot tests.support.small_bots:Illegal chose !, which isn’t legal." in printed.err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "another match is writing to this file right now."),
        ("de", "In diese Datei schreibt gerade ein anderer Wettkampf."),
        ("fr", "un autre match écrit en ce moment dans ce fichier."),
        ("nl", "een andere wedstrijd schrijft op dit moment in dit bestand."),
    ],
)
@pytest.mark.parametrize("option", ["--resume", "--records"])
def test_two_matches_do_not_share_a_file(
    language: str, words: str, option: str, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "match.jsonl"
    with exclusive(file):
        assert main([*PAIR, "--games", "2", "--json", option, str(file), "--language", language]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith(f"{words}\n")
    assert printed.err.count("\n") == 1
    assert not file.exists()


def test_a_match_that_runs_is_not_taken_up(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "match.jsonl"
    with start("--games", "5000", "--resume", str(file), "--json") as process:
        wait_for_games(process, file, 1)
        assert main([*PAIR, "--games", "2", "--json", "--resume", str(file)]) == 2
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert is_one_clear_line(capsys.readouterr().err)
    assert main([*PAIR, "--games", "2", "--json", "--resume", str(file)]) == 0
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("match downfall", "--bots is missing"),
        ("match pompei --bots uniform,uniform", "Unknown game pompei"),
        ("match downfall --bots uniform", "1 bot is named; there must be one per seat, 2 to 4"),
        ("match downfall --bots uniform,uniform,uniform,uniform,uniform", "5 bots are named"),
        ("match downfall --bots uniform,oracle", "Unknown bot oracle; known: "),
        ("match downfall --bots uniform,", 'Unknown bot "";'),
        ("match downfall --bots uniform,nowhere:Bot", "Can’t load the bot nowhere:Bot: No module named"),
        ("match downfall --bots uniform,uniform --games 0", "--games: 0 isn’t a whole number from 1 up"),
        ("match downfall --bots uniform,uniform --jobs many", "--jobs: many isn’t a whole number"),
        ("match downfall --bots uniform,uniform --options loud", "Unknown option loud"),
        ("match downfall --bots uniform,uniform --seed x", "x is neither a whole number nor"),
        ("match downfall --bots uniform,uniform --resume .", ". is a folder"),
        ("match downfall --bots uniform,uniform --resume nowhere/match", "no such folder: nowhere"),
        ("match downfall --bots uniform,uniform --records nowhere/records", "no such folder: nowhere"),
        ("match downfall --bots uniform,uniform --records README.md", "README.md already exists"),
        ("match downfall --bots uniform,uniform --records .", ". is a folder"),
        ("match downfall --bots uniform,uniform --resume README.md", "README.md: line 1: not JSON"),
        ("match downfall --bots uniform,uniform --resume nothing --records ./nothing", "need two different files"),
    ],
)
def test_bad_use(arguments: str, words: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(arguments.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    lines = [line for line in printed.err.splitlines(keepends=True) if "every rotation" not in line]
    assert is_one_clear_line("".join(lines))
    assert words in printed.err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "line 1: this file belongs to another match: its “seed” is 1, but this one’s is 2."),
        ("de", "Zeile 1: das ist die Datei eines anderen Wettkampfs: „seed“ ist dort 1, hier aber 2."),
        ("fr", "ligne 1~: c’est le fichier d’un autre match~: «~seed~» y vaut 1, mais 2 ici.".replace("~", NO_BREAK)),
        ("nl", "regel 1: dit is het bestand van een andere wedstrijd: \u2018seed\u2019 is daar 1, maar hier 2."),
    ],
)
def test_another_match_is_not_gone_on_with(language: str, words: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "match.jsonl"
    assert main([*PAIR, "--games", "2", "--json", "--resume", str(file)]) == 0
    before = file.read_bytes()
    capsys.readouterr()
    other = [*PAIR[:-1], "2", "--games", "2", "--resume", str(file), "--language", language]
    assert main(other) == 2
    error = capsys.readouterr().err
    assert str(file) in error
    assert error.endswith(f"{words}\n")
    assert error.count("\n") == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "word"), [("en", "rotation"), ("de", "Sitzfolge"), ("fr", "rotations"), ("nl", "rotatie")]
)
def test_help_speaks_every_language(language: str, word: str, capsys: Captured) -> None:
    assert main(["match", "--help", "--language", language]) == 0
    page = capsys.readouterr().out
    assert word in page
    assert "cli-" not in page
    assert all(option in page for option in ("--bots", "--games", "--jobs", "--resume", "--records", "--json"))
