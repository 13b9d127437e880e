"""Choices do not depend on what is hidden: the trial in small, and proof that it catches whoever peeks."""

from __future__ import annotations

import re
import sys
from itertools import islice
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME
from tests.soaks.bots_learn_no_secrets import BOTS, TABLES, Decided, Difference, compare, decisions, main
from vesuvius.bots.bot import Choice, Decision
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.engine.block import plain
from vesuvius.games.downfall.game import Downfall
from vesuvius.games.downfall.presentation.state_words import DECISIONS, option_list
from vesuvius.games.downfall.rules.state import State


class Unmasked(Downfall):
    """Hands the true state to whoever asks for a masked one."""

    def mask(self, state: Any, _seat: int | None) -> Any:
        return self.copy(state)

    def resample(self, state: Any, seat: int | None, seed: int | str | None = None) -> Any:
        return GAME.resample(state, seat, seed)


class Peeking:
    """Lets its choice hang on every card in every hand."""

    def choose(self, decision: Decision) -> Choice:
        cards = sum(plain(State, decision.state).hand)
        return Choice(decision.legal[cards % len(decision.legal)])


class Remembering:
    """Lets its choice hang on how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, decision: Decision) -> Choice:
        self.asked += 1
        return Choice(decision.legal[self.asked % len(decision.legal)])


@pytest.fixture(scope="module")
def some() -> list[Decided]:
    """A few decisions of one game for each number of players and each choice of options."""
    return list(islice(decisions(GAME, 5), 5 * len(TABLES)))


def caught(game: Any, named: NamedBot, some: list[Decided]) -> list[Decided]:
    """The decisions at which a bot gives itself away."""
    found = []
    for seed, decided in enumerate(some):
        try:
            compare(game, decided.state, [named], seed)
        except Difference:
            found.append(decided)
    return found


def test_everything_comes_up(some: list[Decided]) -> None:
    states = [plain(State, decided.state) for decided in some]
    assert {decided.kind for decided in some} == {*DECISIONS}
    assert {(s.players, tuple(option_list(s))) for s in states} == {*TABLES}
    assert len({*TABLES}) == len(GAME.seats) * 2 ** len(GAME.options)
    assert all(len(GAME.legal(decided.state)) > 1 for decided in some)


@pytest.mark.parametrize("name", BOTS)
def test_no_choice_depends_on_what_is_hidden(name: str, some: list[Decided]) -> None:
    assert caught(GAME, read_bot(name), some) == []


def test_what_is_hidden_is_drawn_anew(some: list[Decided]) -> None:
    assert sum(compare(GAME, decided.state, [], seed) for seed, decided in enumerate(some)) > 0.95 * len(some)


def test_whoever_peeks_is_caught(some: list[Decided]) -> None:
    named = NamedBot("peeking", Peeking())
    assert len(caught(Unmasked(), named, some)) > len(some) // 4
    assert caught(GAME, named, some) == []


def test_a_search_of_the_true_state_is_caught(some: list[Decided]) -> None:
    assert len(caught(Unmasked(), read_bot("mcts:40"), some)) > len(some) // 10


def test_whoever_remembers_is_caught(some: list[Decided]) -> None:
    assert len(caught(GAME, NamedBot("remembering", Remembering()), some)) == len(some)


def test_the_script_counts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["choices", "--positions", "30"])
    assert main() == 0
    assert "30 positions, 5 bots, 150 pairs of choices, all equal\n" in capsys.readouterr().out


def test_the_script_names_the_first_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["choices", "--positions", "300"])
    monkeypatch.setattr("tests.soaks.bots_learn_no_secrets.load", lambda _name: Unmasked())
    assert main() == 1
    said = capsys.readouterr().out
    assert re.fullmatch(r"game \d+ \([234] players\), ply \d+, \w+: (greedy|level:\d|mcts:40) chose .+\n", said)
