"""Choices in Pompeii do not depend on what is hidden: the trial in small."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.games.pompeii.playing import GAME
from tests.soaks.bots_learn_no_secrets import BOTS, POMPEII_TABLES, Decided, compare, compare_plans, decisions
from vesuvius.bots.players.registry import read_bot
from vesuvius.engine.block import get

THE_GAME: Any = GAME


@pytest.fixture(scope="module")
def some() -> list[Decided]:
    """A few decisions of one game for each number of players."""
    return list(islice(decisions(THE_GAME, 6), 6 * len(POMPEII_TABLES)))


def test_much_comes_up(some: list[Decided]) -> None:
    assert {get(decided.state, "players") for decided in some} == {1, 2, 3, 4}
    assert len({decided.kind for decided in some}) >= 8


@pytest.mark.parametrize("name", BOTS)
def test_no_choice_depends_on_what_is_hidden(name: str, some: list[Decided]) -> None:
    for seed, decided in enumerate(some):
        compare(THE_GAME, decided.state, [read_bot(name)], seed)


def test_no_plan_depends_on_what_is_hidden(some: list[Decided]) -> None:
    for seed, decided in enumerate(some):
        compare_plans(THE_GAME, decided.state, seed)


def test_what_is_hidden_is_drawn_anew(some: list[Decided]) -> None:
    assert sum(compare(THE_GAME, decided.state, [], seed) for seed, decided in enumerate(some)) > 0.95 * len(some)
