"""The shipped puzzles: possible positions as their seat sees them, each with one best action that a search confirms."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tools.puzzles import SIMPLE, alike, games_with_puzzles, holds, is_solved_by_bot, name_of, stated
from vesuvius.bots.analysis.actions import goes_on_with_action
from vesuvius.bots.analysis.puzzles import Puzzle, game_of, plan_of, seen, shipped, whole

GAMES = games_with_puzzles()
each_game = pytest.mark.parametrize("name", GAMES)
# How many there must be, and of which kinds some.
LEAST = {
    "downfall": (200, {"card", "relative", "lava", "move"}),
    "pompeii": (77, {"build", "card", "gather", "offering", "produce", "start", "train", "trade"}),
}


def quick(puzzle: Puzzle) -> int:
    """How much is still to come: a position with little of it is searched quickly."""
    return len(puzzle.position.get("bag", [])) - int(puzzle.position.get("round", 0))


SAMPLE = [
    min((puzzle for puzzle in shipped(name).values() if puzzle.kind == kind), key=quick)
    for name in GAMES
    for kind in sorted({puzzle.kind for puzzle in shipped(name).values()})
]


@each_game
def test_there_are_many_of_every_kind(name: str) -> None:
    least, kinds = LEAST[name]
    counted = Counter(puzzle.kind for puzzle in shipped(name).values())
    assert counted.total() >= least
    assert kinds <= counted.keys() <= plan_of(name).kinds.keys()


def test_no_name_is_used_twice() -> None:
    puzzles = [puzzle for name in GAMES for puzzle in shipped(name).values()]
    assert all(puzzle.id == name_of(puzzle.position) for puzzle in puzzles)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@each_game
def test_every_position_is_possible_and_its_best_action_legal(name: str) -> None:
    for puzzle in shipped(name).values():
        game = game_of(puzzle)
        state = whole(game, puzzle.position)
        assert game.seat(state) == puzzle.seat
        assert puzzle.kind == plan_of(name).kind_of(puzzle.best)
        tokens = puzzle.action or [puzzle.best]
        assert tokens[0] == puzzle.best
        assert 1 <= puzzle.decisive <= len(tokens)
        for token in tokens[:-1]:
            assert token in game.legal(game.mask(state, puzzle.seat))
            assert goes_on_with_action(game, state, token)
        assert tokens[-1] in game.legal(game.mask(state, puzzle.seat))


@each_game
def test_a_position_tells_nothing_that_its_seat_may_not_know(name: str) -> None:
    for puzzle in shipped(name).values():
        game = game_of(puzzle)
        assert game.position(seen(game, puzzle.position, puzzle.seat)) == puzzle.position


@each_game
def test_no_two_positions_are_nearly_the_same(name: str) -> None:
    puzzles, board = shipped(name).values(), plan_of(name).board
    assert not [(one.id, other.id) for one, other in combinations(puzzles, 2) if alike(one, other, board)]


@each_game
def test_every_puzzle_is_missed_by_somebody_simple(name: str) -> None:
    for puzzle in shipped(name).values():
        missed = sum(not is_solved_by_bot(puzzle, bot) for bot in SIMPLE)
        assert missed == puzzle.missed > 0


@each_game
def test_the_stated_lead_is_above_the_margin(name: str) -> None:
    plan = plan_of(name)
    for puzzle in shipped(name).values():
        margin = plan.kinds[puzzle.kind].margin
        least = puzzle.lead if puzzle.at_least is None else puzzle.at_least
        assert puzzle.lead >= least > margin > puzzle.margin == stated(plan, puzzle.kind)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"{puzzle.position['game']}-{puzzle.kind}")
def test_a_search_confirms_the_best_action(puzzle: Puzzle) -> None:
    assert holds(puzzle, seed=77)
