"""Hints for a position in a file, and the word that is said while somebody waits."""

from __future__ import annotations

import io
import json
import re
import time
from pathlib import Path

import pytest

from tests.cli.table import FLEEING
from vesuvius import load
from vesuvius.bots.analysis.position import RatedMove
from vesuvius.cli import output
from vesuvius.cli.commands.hint import hint
from vesuvius.cli.hint_table import chance_text
from vesuvius.cli.output import problem_text
from vesuvius.problem import Problem

Captured = pytest.CaptureFixture[str]
GAME = load("downfall")


def test_a_row_for_each_of_the_best_moves(fleeing: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    hint(fleeing, iterations="200")
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 3
    assert all(re.search(r" \d+ % ± \d+  ", row) for row in rows)
    assert any("saves a piece through the Porta" in row for row in rows)


def test_reasons_stand_below_each_other_where_they_do_not_fit(
    fleeing: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    hint(fleeing, iterations="200", json=True)
    reasons = sum(len(one["reasons"]) for one in json.loads(capsys.readouterr().out)["hints"])
    monkeypatch.setenv("COLUMNS", "300")
    hint(fleeing, iterations="200")
    wide = capsys.readouterr().out
    longest = max(len(row.rstrip()) for row in wide.splitlines())
    monkeypatch.setenv("COLUMNS", str(longest))
    hint(fleeing, iterations="200")
    assert capsys.readouterr().out.splitlines()[0].rstrip() == wide.splitlines()[0].rstrip()
    monkeypatch.setenv("COLUMNS", str(longest - 1))
    hint(fleeing, iterations="200")
    narrow = capsys.readouterr().out
    assert (wide.count(" · "), narrow.count(" · ")) == (reasons - 3, 0)
    assert len(narrow.splitlines()) == reasons


def test_json_is_the_same_each_time_whatever_form_the_position_has(
    fleeing: str, tmp_path: Path, capsys: Captured
) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(GAME.position(GAME.at(FLEEING, 7))))
    told = []
    for file in (fleeing, fleeing, str(position)):
        hint(file, iterations="100", seed="5", json=True)
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] == told[2]
    found = json.loads(told[0])
    assert (found["game"], found["seat"], len(found["hints"])) == ("downfall", 1, 3)
    assert found["hints"][0].keys() == {"token", "value", "tried", "low", "high", "grades", "reasons", "plan"}
    hint(fleeing, iterations="200", seed="6", json=True)
    assert json.loads(capsys.readouterr().out)["hints"] != found["hints"]


def test_alone_a_row_says_how_likely_each_title_is() -> None:
    titles = {"Duumvir": 0.524, "Aedile": 0.3, "Decurion": 0.0, "Quaestor": 0.0}
    move = RatedMove("@deer", 0.7, 900, 0.66, 0.74, titles)
    assert chance_text(move) == "Duumvir 52 %, Aedile 30 %, Decurion 0 %, Quaestor 0 % ± 4"


def test_a_position_from_standard_input_within_a_time(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(FLEEING.encode())))
    hint("-", time="0.05", json=True)
    assert sum(one["tried"] for one in json.loads(capsys.readouterr().out)["hints"]) > 1


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "It’s empty"),
        ("game: chess\n", "Unknown game chess"),
        (FLEEING.replace("1 |", "1 ", 1), "is neither a row of the board nor a line with a key"),
        (FLEEING.replace("decision: move 2\n", "phase: over\n"), "The game is over, but there’s a piece on A2 (R19)."),
    ],
)
def test_positions_that_give_no_hint(content: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(content)
    with pytest.raises(Problem, match="cli-in-file") as caught:
        hint(str(file), iterations="10")
    assert problem_text(caught.value).startswith(f"{file}: ")
    assert words in problem_text(caught.value)


def test_a_game_that_is_over_gives_no_hint(tmp_path: Path) -> None:
    state = GAME.new(2, seed=1)
    while GAME.seat(state) is not None:
        GAME.play(state, GAME.legal(state)[0])
    file = tmp_path / "over.json"
    file.write_text(json.dumps(GAME.position(state)))
    with pytest.raises(Problem) as caught:
        hint(str(file))
    assert "The game is over" in problem_text(caught.value)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"time": "1", "iterations": "9"}, "cli-not-together"),
        ({"time": "soon"}, "cli-not-seconds"),
        ({"iterations": "0"}, "cli-not-a-number"),
        ({"seed": "x"}, "cli-not-a-seed"),
    ],
)
def test_bad_use(asked: dict[str, str], message: str) -> None:
    with pytest.raises(Problem, match=message):
        hint("nowhere", **asked)  # type: ignore[arg-type]


class Terminal(io.StringIO):
    """Somebody looks."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("seen", "slow", "said"), [(True, True, True), (True, False, False), (False, True, False)])
def test_only_a_long_wait_is_explained(seen: bool, slow: bool, said: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal() if seen else io.StringIO()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(output, "PATIENCE", 0.01 if slow else 60)
    with output.status_line("Just a moment"):
        time.sleep(0.3 if slow else 0)
    assert ("Just a moment" in terminal.getvalue()) == said
