"""What every game has, so that none is without it: golden traces, and counts of its tree of moves."""

from __future__ import annotations

from pathlib import Path

import pytest

import vesuvius
from vesuvius.formats import perft

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", vesuvius.GAMES)
def test_every_game_has_golden_traces(name: str) -> None:
    assert [*(TESTS / "golden").glob(f"{name}-*.jsonl")]


@pytest.mark.parametrize("name", vesuvius.GAMES)
def test_every_game_has_counts(name: str) -> None:
    trees = perft.read((TESTS / "perft" / f"{name}.txt").read_text("utf-8"))
    assert {tree.game for tree in trees} == {name}
