"""The shipped puzzles: possible positions as their seat sees them, each with one best move that a search confirms."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tools.downfall_puzzles import MARGINS, SIMPLE, alike, holds, name_of, stated
from vesuvius import load
from vesuvius.bots.analysis.puzzles import Puzzle, seen, shipped
from vesuvius.bots.players.registry import read_bot

GAME = load("downfall")
PUZZLES = list(shipped("downfall").values())
# The quickest of each kind to search: those with the fewest tiles or cards to come.
SAMPLE = [
    min((puzzle for puzzle in PUZZLES if puzzle.kind == kind), key=lambda each: len(each.position["bag"]))
    for kind in sorted({puzzle.kind for puzzle in PUZZLES})
]


def test_there_are_many_of_every_kind() -> None:
    assert len(PUZZLES) >= 200
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    assert kinds.keys() <= MARGINS.keys()
    assert {"card", "relative", "lava", "move"} <= kinds.keys()


def test_no_name_is_used_twice() -> None:
    assert all(puzzle.id == name_of(puzzle.position) for puzzle in PUZZLES)
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)


def test_every_position_is_possible_and_its_best_move_legal() -> None:
    for puzzle in PUZZLES:
        masked = seen(GAME, puzzle.position, puzzle.seat)
        assert GAME.seat(masked) == puzzle.seat
        assert puzzle.best in GAME.legal(masked)
        assert puzzle.kind == puzzle.position["decision"]


def test_a_position_tells_nothing_that_its_seat_may_not_know() -> None:
    for puzzle in PUZZLES:
        assert GAME.position(seen(GAME, puzzle.position, puzzle.seat)) == puzzle.position


def test_no_two_positions_are_nearly_the_same() -> None:
    assert not [(one.id, other.id) for one, other in combinations(PUZZLES, 2) if alike(one, other)]


def test_every_puzzle_is_missed_by_somebody_simple() -> None:
    bots = [read_bot(name) for name in SIMPLE]
    for puzzle in PUZZLES:
        masked = seen(GAME, puzzle.position, puzzle.seat)
        missed = sum(bot.choose(GAME, masked, 0).token != puzzle.best for bot in bots)
        assert missed == puzzle.missed > 0


def test_the_stated_lead_is_above_the_margin() -> None:
    assert all(puzzle.lead > MARGINS[puzzle.kind] > puzzle.margin == stated(puzzle.kind) for puzzle in PUZZLES)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.kind)
def test_a_search_confirms_the_best_move(puzzle: Puzzle) -> None:
    assert holds(puzzle, seed=77)
