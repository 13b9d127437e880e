"""The table in the terminal: moves, refusals, undo, records."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import vesuvius
from vesuvius.bots.bot import Choice, Decision
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.cli import main
from vesuvius.cli.table_session import TableSession
from vesuvius.formats import record

Captured = pytest.CaptureFixture[str]
Typist = Callable[..., None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typist:
    return lambda *lines: monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def entries(file: Path) -> list[str]:
    with file.open("rb") as stored:
        found = record.read(stored)
    return [entry.move if isinstance(entry, record.Move) else f"undo {entry.undo}" for entry in found.entries]


def test_moves_are_listed_by_group(typed: Typist, fleeing: str, capsys: Captured) -> None:
    typed("?", "quit")
    assert main(["play", "downfall", "--seat", "1", "--position", fleeing]) == 0
    drawn = capsys.readouterr().out
    assert "from A2  A2>A1 A2>A3 A2>A4 A2>B1 A2>B2 A2>B3 A2>out" in drawn
    assert "2 moves: from>to, or from>out" in drawn


def test_help_tells_commands_notation_and_options(typed: Typist, capsys: Captured) -> None:
    typed("help", "quit")
    assert main(["play", "downfall", "--seed", "1", "--options", "closed_vents"]) == 0
    told = capsys.readouterr().out
    assert "take back your last decision" in told
    assert "7*@B1" in told
    assert told.count("closed_vents: empty first lava squares can’t be entered") == 2  # once in the welcome


def test_long_lines_of_help_go_on_below_what_they_explain(
    typed: Typist, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    typed("help", "quit")
    assert main(["play", "downfall", "--seed", "1"]) == 0
    rows = [row.rstrip() for row in capsys.readouterr().out.splitlines()]
    first = rows.index("undo      take back your last decision, unless something new")
    assert rows[first + 1] == "          has been revealed since"
    assert rows[rows.index("quit      leave the table") + 1] == ""


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("a2>a1", "a2>a1: Write that as A2>A1."),
        ("A2>C2", "There’s lava on C2. (R15)"),
        ("B2>B3", "You have no piece on B2. (R15)"),
        ("D3>out", "leaving the city takes 5 steps; this piece has only 1, one for each piece on its square. (R17)"),
        ("7@F5", "That belongs to the other phase."),
        ("hop", "That isn’t a move. Now decide: moving, for example: "),
    ],
)
def test_a_mistyped_move_is_explained(move: str, words: str, typed: Typist, fleeing: str, capsys: Captured) -> None:
    typed(move)
    assert main(["play", "downfall", "--seat", "1", "--position", fleeing]) == 0
    assert words in " ".join(capsys.readouterr().out.split())


def test_undo_goes_back_one_decision_and_never_past_something_new(
    typed: Typist, fleeing: str, tmp_path: Path, capsys: Captured
) -> None:
    kept = tmp_path / "kept.record"
    typed("undo", "A2>out", "undo", "A2>A1", "F7>G7", "undo", "log", "board", "quit")
    assert main(["play", "downfall", "--seat", "1", "--seed", "1", "--position", fleeing, "--record", str(kept)]) == 0
    printed = capsys.readouterr()
    assert "You have no decision to take back." in printed.out
    assert "Taken back." in printed.out
    assert "You can’t take that back: something new has been revealed since." in printed.out
    assert entries(kept)[:4] == ["A2>out", "undo 0", "A2>A1", "F7>G7"]
    assert f"The record has been saved to {kept}." in printed.err
    assert main(["replay", str(kept), "--ply", "2"]) == 0
    assert "Black moves from F7 to G7" in capsys.readouterr().out


def test_a_record_is_not_overwritten(typed: Typist, tmp_path: Path, capsys: Captured) -> None:
    kept = tmp_path / "kept.record"
    kept.write_text("dear diary")
    typed()
    assert main(["play", "downfall", "--record", str(kept)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert kept.read_text() == "dear diary"


def play_through(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game in which the player always types the first legal move."""
    game = vesuvius.load(name)
    stored, state = record.start(game, players, (), 11)
    bots = {seat: read_bot("greedy") for seat in range(1, players)}
    sitting = TableSession(game, stored, state, 0, None, 11, bots)
    monkeypatch.setattr("builtins.input", lambda _prompt: game.legal(sitting.state)[0])
    sitting.play()
    assert game.outcome(sitting.state) is not None
    monkeypatch.undo()


def test_a_whole_game(typed: Typist, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed()
    play_through("downfall", 4, monkeypatch)
    told = capsys.readouterr().out
    assert "Result" in told
    assert "★" in told
    assert "downfall-" not in told


@pytest.mark.usefixtures("only_lanterns")
def test_a_whole_game_of_any_kind(typed: Typist, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed()
    play_through("lanterns", 3, monkeypatch)
    told = capsys.readouterr().out
    assert "Seat 0" in told.partition("Result")[2]


def test_opponents_follow_from_the_seed(typed: Typist, capsys: Captured) -> None:
    drawn = []
    for _ in range(2):
        typed("quit")
        assert main(["play", "downfall", "--players", "4", "--seat", "0", "--seed", "6", "--bots", "uniform"]) == 0
        drawn.append(capsys.readouterr().out)
    assert drawn[0] == drawn[1]
    assert "Blue plays house" in drawn[0]


def test_opponents_are_bots_one_for_all_or_one_for_each(typed: Typist, tmp_path: Path) -> None:
    for bots, seats in (("uniform", ["uniform", None, "uniform"]), ("greedy, mcts:8", ["greedy", None, "mcts:8"])):
        kept = tmp_path / bots
        typed("quit")
        asked = ["play", "downfall", "--players", "3", "--seat", "1", "--bots", bots, "--record", str(kept)]
        assert main(asked) == 0
        with kept.open("rb") as stored:
            assert record.read(stored).header.seats == seats


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("greedy,greedy,greedy", "--bots: you named 3 bots for 2 opponents; name one for all of them or one each."),
        ("nobody", "Unknown bot nobody; known: uniform, greedy"),
        ("", 'Unknown bot "";'),
    ],
)
def test_bots_that_cannot_sit_there(bots: str, words: str, typed: Typist, capsys: Captured) -> None:
    typed()
    assert main(["play", "downfall", "--players", "3", "--bots", bots]) == 2
    assert words in capsys.readouterr().err


def test_a_position_says_how_many_bots_there_are(typed: Typist, tmp_path: Path, capsys: Captured) -> None:
    game, file = vesuvius.load("downfall"), tmp_path / "three.txt"
    file.write_text(game.picture(game.new(3, seed=1)))
    typed("quit")
    assert main(["play", "downfall", "--position", str(file), "--seat", "2", "--bots", "uniform,greedy"]) == 0
    assert "You’re Yellow." in capsys.readouterr().out
    assert main(["play", "downfall", "--position", str(file), "--bots", "greedy,greedy,greedy"]) == 2
    assert "3 bots for 2 opponents" in capsys.readouterr().err


class Spy:
    """Takes the first token, and keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[Decision] = []

    def choose(self, decision: Decision) -> Choice:
        self.seen.append(decision)
        return Choice(decision.legal[0])


def test_bots_see_what_their_seats_see(typed: Typist, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed("quit")
    game, spy = vesuvius.load("downfall"), Spy()
    stored, state = record.start(game, 4, (), 5)
    before = game.copy(state)
    TableSession(game, stored, state, 0, None, 5, {seat: NamedBot("spy", spy) for seat in (1, 2, 3)}).play()
    assert [decision.seat for decision in spy.seen] == [1, 2, 3]
    assert game.same(spy.seen[0].state, game.mask(before, 1))
    assert len({decision.seed for decision in spy.seen}) == 3


def test_a_hint_shows_the_three_best_moves_and_why(
    typed: Typist, fleeing: str, tmp_path: Path, capsys: Captured
) -> None:
    kept = tmp_path / "kept.record"
    typed("hint", "?", "quit")
    assert main(["play", "downfall", "--seat", "1", "--position", fleeing, "--record", str(kept)]) == 0
    told = capsys.readouterr().out
    row = r"^(?:› )?[A-K][1-7]>(?:[A-K][1-7]|out) +(?:\d+ % ± \d+|hardly tried)  [a-z]"
    assert len(re.findall(row, told, re.MULTILINE)) == 3
    assert "saves a piece through the Porta" in told
    assert "hint shows the best of them, and why." in told
    assert entries(kept) == []


def test_hints_speak_every_language(typed: Typist, fleeing: str, capsys: Captured) -> None:
    for language, words in (("de", "rettet einen Stein durch die Porta"), ("fr", "sauve un marqueur par la Porta")):
        typed("hint", "help", "quit")
        assert main(["--language", language, "play", "downfall", "--seat", "1", "--position", fleeing]) == 0
        told = capsys.readouterr().out
        assert words in told
        assert "\nhint      " in told
