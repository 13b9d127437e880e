"""What every game has, so that none is without it: golden traces, counts of its tree of moves, and what it declares."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import vesuvius
from tests.support import perft_files
from vesuvius.problem import Problem

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", vesuvius.GAMES)
def test_every_game_has_golden_traces(name: str) -> None:
    assert [*(TESTS / "golden").glob(f"{name}-*.jsonl")]


@pytest.mark.parametrize("name", vesuvius.GAMES)
def test_every_game_has_counts(name: str) -> None:
    trees = perft_files.read((TESTS / "perft" / f"{name}.txt").read_text("utf-8"))
    assert {tree.game for tree in trees} == {name}


@pytest.mark.parametrize("name", vesuvius.GAMES)
def test_every_game_is_what_it_declares(name: str) -> None:
    game, declared = vesuvius.load(name), vesuvius.info(name)
    assert game.info == declared
    for players in declared.seats:
        for option in declared.options:
            if players in (option.players or declared.seats):
                assert option.name in game.deal(players, [option.name], 1)["options"]
            else:
                with pytest.raises(Problem, match="deal-option-not-for"):
                    game.deal(players, [option.name], 1)
    for one, other in combinations(declared.options, 2):
        if one.choice and one.choice == other.choice:
            with pytest.raises(Problem, match="deal-several-sets"):
                game.deal(2, [one.name, other.name], 1)
