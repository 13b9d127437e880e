"""Every command: what it prints, and one clear line for each kind of bad use."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import vesuvius
from tests.cli.table import FLEEING, is_one_clear_line
from vesuvius.cli import main
from vesuvius.formats import record

Captured = pytest.CaptureFixture[str]


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("erupt", "known commands: play, hint, replay, analyse, match, bots, trace, check, perft, bench"),
        ("trace", "GAME is missing. See: vesuvius trace --help"),
        ("trace pompei", "Unknown game pompei"),
        ("trace downfall --plyers 3", "did you mean --players?"),
        ("trace downfall --loud", "Unknown option --loud"),
        ("trace downfall --players", "--players needs a value"),
        ("trace downfall --players two", "can’t be two; it must be 2 to 4"),
        ("trace downfall --players -1", "can’t be -1; it must be 2 to 4"),
        ("trace downfall --players 1", "players can’t be 1; it must be 2 to 4"),
        ("trace downfall --players 5", "players can’t be 5; it must be 2 to 4"),
        ("trace downfall --games 0", "--games: 0 isn’t a whole number from 1 up"),
        ("trace downfall --options loud", "Unknown option loud; known: dual_vents"),
        ("trace downfall --seed seven", "seven is neither a whole number nor"),
        ("trace downfall now then", "Unexpected argument: now then"),
        ("perft downfall", "--depth is missing"),
        ("perft downfall --depth 0", "--depth: 0 isn’t a whole number from 1 up"),
        ("check nowhere.jsonl", "nowhere.jsonl: no such file"),
        ("check .", ". is a folder"),
        ("check --any-deal=yes", "--any-deal doesn’t take a value"),
        ("replay nowhere.record", "no such file"),
        ("play downfall --seat 2", "There’s no seat 2; seats go from 0 to 1"),
        ("play downfall --position nowhere", "no such file"),
        ("play downfall --record .", "."),
        ("play downfall --record nowhere/kept", "nowhere/kept: no such folder: nowhere"),
        ("play downfall --position nowhere --players 3", "--players can’t be combined with --position"),
        ("play downfall --position nowhere --options free_moves", "--options can’t be combined with --position"),
        ("replay nowhere --json --svg picture", "--json can’t be combined with --svg"),
        ("bench downfall --seconds 0", "--seconds: 0 isn’t a number above 0"),
        ("bench downfall --players 2,9", "players can’t be 9"),
        ("--language tlh", "known languages: de, en, fr, nl"),
    ],
)
def test_bad_use(arguments: str, words: str, capsys: Captured) -> None:
    assert main(arguments.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert is_one_clear_line(printed.err)
    assert words in printed.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", ""], "The file name is empty"),
        (["replay", ""], "The file name is empty"),
        (["trace", ""], 'Unknown game "";'),
        (["bench", "downfall", "--players", ""], 'players can’t be "";'),
        (["trace", "downfall", "--seed", ""], '--seed: "" is neither'),
    ],
)
def test_empty_values(arguments: list[str], words: str, capsys: Captured) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert is_one_clear_line(printed.err)
    assert words in printed.err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "It’s empty"),
        (b"\xff\xfe", "line 1: not UTF-8"),
        (b"game: downfall\n", "Row 1 of the board is missing"),
        (b"once upon a time\n", "begins with"),
        (b'{"game":"downfall"}', "“pieces” is missing"),
        (b'{"game":"chess","pieces":{}}', "Unknown game chess"),
        (FLEEING.replace(" r\n5", " 40r\n5").encode(), "the most is 36"),
        (FLEEING.replace("~v", "~x").encode(), "line 7: K3: can’t understand ~x"),
        (b'{"format":2}\n', "you need a newer one"),
        (b'{"format":1}\n', "wrong keys; missing: game"),
    ],
)
def test_files_that_cannot_be_replayed(content: bytes, words: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "stored"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert is_one_clear_line(printed.err)
    assert f"{file}: " in printed.err
    assert words in printed.err


@pytest.mark.parametrize("arguments", [["--language", "de", "trace"], ["trace", "--language=de"]])
def test_the_language_is_chosen_anywhere(arguments: list[str], capsys: Captured) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == "vesuvius: SPIEL fehlt. Siehe: vesuvius trace --help\n"
    assert main(["--language", "fr", "--help"]) == 0
    assert "Commandes" in capsys.readouterr().out


def test_version(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"vesuvius {vesuvius.__version__}\n"


def test_a_seed_is_told_when_none_is_given(capsys: Captured) -> None:
    assert main(["trace", "downfall"]) == 0
    first = capsys.readouterr()
    seed = first.err.split()[-1]
    assert main(["trace", "downfall", "--seed", seed]) == 0
    assert capsys.readouterr().out == first.out


def test_check_in_json(tmp_path: Path, capsys: Captured) -> None:
    assert main(["trace", "downfall", "--seed", "5", "--options", "dual_vents,closed_vents,free_moves"]) == 0
    trace = capsys.readouterr().out
    file = tmp_path / "trace.jsonl"
    file.write_text(trace)
    assert main(["check", str(file), "--json"]) == 0
    decisions = trace.count('"move":')
    assert lines(capsys.readouterr().out) == [{"games": 1, "decisions": decisions}]
    file.write_text(trace.replace('"seat":1', '"seat":0', 1))
    assert main(["check", "--json", str(file)]) == 1
    printed = capsys.readouterr()
    difference = lines(printed.out)[0]
    assert (difference["problem"], difference["expected"], difference["got"]) == ("trace-wrong-seat", 1, 0)
    assert f"{file}: game 1, line 2: expected seat 1, got 0." in printed.err


def test_perft(capsys: Captured) -> None:
    assert main(["perft", "downfall", "--players", "3", "--seed", "1", "--depth", "2"]) == 0
    row = capsys.readouterr().out
    assert row.startswith("downfall players=3 seed=1 options= : 1=")
    assert main(["perft", "downfall", "--players", "3", "--seed", "1", "--depth", "2", "--json"]) == 0
    found = lines(capsys.readouterr().out)[0]
    counts = found["counts"]
    assert isinstance(counts, dict)
    assert row.split(" : ")[1].split() == [f"{depth}={count}" for depth, count in counts.items()]


def test_replay_of_a_trace(tmp_path: Path, capsys: Captured) -> None:
    assert main(["trace", "downfall", "--games", "2", "--seed", "2"]) == 0
    trace = capsys.readouterr().out
    file = tmp_path / "trace.jsonl"
    file.write_text(trace)
    assert main(["replay", str(file), "--game", "2", "--json"]) == 0
    shown = lines(capsys.readouterr().out)[0]
    last = lines(trace)[-1]
    view = shown["view"]
    assert isinstance(view, dict)
    assert {key: view[key] for key in last} == last
    assert main(["replay", str(file)]) == 0
    assert "Game over" in capsys.readouterr().out
    assert main(["replay", str(file), "--game", "3"]) == 2
    assert "There’s no game 3 in it; the last one is 2." in capsys.readouterr().err
    assert main(["replay", str(file), "--ply", "9999"]) == 2
    assert "There’s no ply 9999" in capsys.readouterr().err


def test_replay_of_a_trace_with_an_illegal_move(tmp_path: Path, capsys: Captured) -> None:
    assert main(["trace", "downfall", "--seed", "2"]) == 0
    trace = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    trace[3]["move"] = "7@A7"
    file = tmp_path / "trace.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in trace))
    assert main(["replay", str(file)]) == 2
    error = capsys.readouterr().err
    assert is_one_clear_line(error)
    assert "line 4: 7@A7: " in error


def test_replay_of_a_record(tmp_path: Path, capsys: Captured) -> None:
    game = vesuvius.load("downfall")
    stored, state = record.start(game, 2, (), 4)
    for _ in range(3):
        record.play(stored, game, state, game.legal(state)[0])
    file = tmp_path / "game.record"
    file.write_bytes(record.dump(stored))
    assert main(["replay", str(file), "--ply", "2", "--seat", "1", "--json"]) == 0
    shown = lines(capsys.readouterr().out)[0]
    assert (shown["ply"], shown["plies"]) == (2, 3)
    assert main(["replay", str(file), "--game", "7"]) == 2
    assert "There’s no game 7 in it; the last one is 1." in capsys.readouterr().err


def short_record() -> record.Record:
    game = vesuvius.load("downfall")
    stored, state = record.start(game, 2, (), 4)
    for _ in range(6):
        record.play(stored, game, state, game.legal(state)[0])
    return stored


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"version":1', b'"version":2', "made with version 2 of downfall"),
        (b'"version":1', b'"version":0', "made with version 0 of downfall"),
        (b'"data":"', b'"data":"0', "other data of downfall"),
    ],
)
def test_a_record_of_another_version_is_told_and_closed(
    old: bytes, new: bytes, words: str, tmp_path: Path, capsys: Captured
) -> None:
    stored, file = short_record(), tmp_path / "game.record"
    file.write_bytes(record.dump(stored).replace(old, new, 1))
    assert main(["replay", str(file)]) == 2
    told = capsys.readouterr()
    assert is_one_clear_line(told.err)
    assert words in told.err
    assert "Red plays house" in told.out
    assert "draws house" not in told.out
    assert told.out.endswith("ply 6 of 6\n")
    assert main(["replay", str(file), "--seat", "1"]) == 2
    seen = capsys.readouterr().out
    assert "Black draws house" in seen
    assert "Red draws house" not in seen
    assert main(["replay", str(file), "--json", "--ply", "2"]) == 2
    shown = lines(capsys.readouterr().out)[0]
    assert isinstance(shown["log"], list)
    assert (shown["ply"], shown["plies"], len(shown["log"])) == (2, 6, 2)
    assert main(["replay", str(file), "--seat", "2"]) == 2
    assert "There’s no seat 2" in capsys.readouterr().err


def test_events_of_another_version_are_told_by_name(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "game.record"
    content = record.dump(short_record()).replace(b'"version":1', b'"version":2', 1)
    file.write_bytes(
        content.replace(b'"kind":"drew"', b'"kind":"quaked"').replace(b'"seat":0,"facts"', b'"seat":1,"facts"')
    )
    assert main(["replay", str(file)]) == 2
    assert "downfall-event-quaked" in capsys.readouterr().out
    file.write_bytes(content.replace(b'"facts":{"card"', b'"facts":{"page"'))
    assert main(["replay", str(file), "--seat", "0"]) == 2
    told = capsys.readouterr()
    assert told.out.endswith("ply 6 of 6\n")
    assert is_one_clear_line(told.err)


def test_a_refused_move_in_a_record_is_named_with_its_ruling(tmp_path: Path, capsys: Captured) -> None:
    stored, file = short_record(), tmp_path / "game.record"
    first = stored.entries[0]
    assert isinstance(first, record.Move)
    token = f'"move":"{first.move}"'.encode()
    wrong = first.move.partition("@")[0] + "@F5"
    file.write_bytes(record.dump(stored).replace(token, f'"move":"{wrong}"'.encode(), 1))
    assert main(["replay", str(file)]) == 2
    error = capsys.readouterr().err
    assert is_one_clear_line(error)
    assert f"line 2: {wrong}: " in error
    assert re.search(r"\(R\d+\)$", error)


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_torn_last_line_is_called_so(command: str, tmp_path: Path, capsys: Captured) -> None:
    assert main(["trace", "downfall", "--seed", "5"]) == 0
    trace = capsys.readouterr().out
    file = tmp_path / "trace.jsonl"
    file.write_text(trace[:-9])
    assert main([command, str(file)]) == 2
    assert "the last line breaks off in the middle" in capsys.readouterr().err
    file.write_text(trace.rstrip("\n"))
    assert main([command, str(file)]) == 0


def test_a_position_is_drawn(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "fleeing.txt"
    file.write_text(FLEEING)
    assert main(["replay", str(file)]) == 0
    drawn = capsys.readouterr().out
    assert "Run for the gates" in drawn
    assert "▓ Φ ▓" in drawn
    assert "Porta Marina" not in drawn
    assert "ply 0 of 0" in drawn


def test_a_picture_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    position, picture = tmp_path / "fleeing.txt", tmp_path / "picture.svg"
    position.write_text(FLEEING)
    assert main(["replay", str(position), "--svg", str(picture)]) == 0
    svg = picture.read_text("utf-8")
    assert svg.startswith("<svg")
    assert svg.count("://") == 1
    assert "font-face" not in svg


@pytest.mark.usefixtures("only_lanterns")
def test_any_game_can_be_traced_checked_counted_and_replayed(tmp_path: Path, capsys: Captured) -> None:
    assert main(["trace", "lanterns", "--players", "3", "--games", "3", "--seed", "1", "--options", "strict"]) == 0
    file = tmp_path / "lanterns.jsonl"
    file.write_text(capsys.readouterr().out)
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out.startswith("checked 3 games, ")
    assert main(["perft", "lanterns", "--depth", "3"]) == 0
    assert " 3=" in capsys.readouterr().out
    assert main(["replay", str(file), "--ply", "5", "--seat", "0"]) == 0
    assert '"you": 0' in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "light" in capsys.readouterr().out
