"""The page about bots: its bot plays and wins, its commands exist, its figures are those of the code."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME
from vesuvius.bots.analysis.review import MARKS, accuracy_of
from vesuvius.bots.players.levels import LEVELS
from vesuvius.bots.players.mcts import ITERATIONS
from vesuvius.bots.players.registry import read_bot
from vesuvius.bots.search import workspace
from vesuvius.cli import main
from vesuvius.texts import Texts

Captured = pytest.CaptureFixture[str]
PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
COMMANDS = re.findall(r"^vesuvius .*", PAGE, re.MULTILINE)
(CODE,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
OWN = "my_bot:Cautious"


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot of the page, in the working folder."""
    (tmp_path / "my_bot.py").write_text(CODE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    sys.modules.pop("my_bot", None)


def table(command: str, games: int, capsys: Captured) -> list[dict[str, Any]]:
    """What a match of the page comes to, with fewer games."""
    arguments = shlex.split(re.sub(r"--games \d+", f"--games {games}", command))
    assert main([*arguments[1:], "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == games
    rows: list[dict[str, Any]] = found["bots"]
    return rows


@pytest.mark.usefixtures("own_bot")
def test_the_bot_of_the_page_beats_chance(capsys: Captured) -> None:
    (command,) = (command for command in COMMANDS if f"{OWN},uniform" in command)
    own, chance = table(command, 2, capsys)
    assert (own["bot"], chance["bot"]) == (OWN, "uniform")
    assert own["wins"] + chance["wins"] == 2
    assert own["wins"] > chance["wins"]
    assert own["scores"]["saved"] > chance["scores"]["saved"]


@pytest.mark.usefixtures("own_bot")
def test_the_bot_of_the_page_can_be_measured_against_a_level(capsys: Captured) -> None:
    (command,) = (command for command in COMMANDS if f"{OWN},level:1" in command)
    assert [row["bot"] for row in table(command, 1, capsys)] == [OWN, "level:1"]


@pytest.mark.usefixtures("own_bot")
def test_the_bot_of_the_page_keeps_to_what_it_is_given() -> None:
    bot, state = read_bot(OWN), GAME.new(3, seed=1)
    masked = GAME.mask(state, GAME.seat(state))
    before = GAME.copy(masked)
    assert bot.choose(GAME, masked, seed=1) == bot.choose(GAME, masked, seed=1)
    assert GAME.same(masked, before)


def test_the_bot_of_the_page_is_short() -> None:
    assert len([line for line in CODE.splitlines() if line.strip()]) <= 22


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_of_the_page_exists(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    words = shlex.split(command)
    assert main([words[1], "--help"]) == 0
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert {word for word in words if word.startswith("--")} <= known


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: str(level.number))
def test_the_page_describes_every_level(level: Any) -> None:
    described, _, _ = PAGE.partition("<!-- ladder -->")
    (row,) = re.findall(rf"^\| `level:{level.number}` \| .*", described, re.MULTILINE)
    assert f"| {Texts('en')(f'bot-level-{level.number}-name')} |" in row
    assert level.budget.iterations is None or f"a search of {level.budget.iterations} games" in row


@pytest.mark.parametrize("name", ["ladder", "strength"])
def test_each_table_that_is_measured_has_its_place(name: str) -> None:
    assert len(re.findall(rf"^<!-- {name} -->$.*?^<!-- /{name} -->$", PAGE, re.MULTILINE | re.DOTALL)) == 1


def test_the_accuracies_of_the_page_are_those_of_the_code() -> None:
    (row,) = re.findall(r"That's 100 for a decision that lost nothing, .*", PAGE)
    assert accuracy_of(0) == pytest.approx(100, abs=0.001)
    told = {float(loss): int(figure) for figure, loss in re.findall(r"(\d+) for an? \w+ of (0\.\d+)", row)}
    assert told == {least: round(accuracy_of(least)) for least in MARKS.values()}


def test_the_figures_of_the_page_are_those_of_the_code() -> None:
    words = " ".join(PAGE.split())
    assert f"at most {workspace.NODES:,} nodes" in words
    assert f"`mcts` alone tries {ITERATIONS}" in words
    assert all(re.search(rf"from {least} on (it is called )?an? {mark}", words) for mark, least in MARKS.items())
