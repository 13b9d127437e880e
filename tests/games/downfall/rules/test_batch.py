"""Many games at once: the same games however they are run, and all of them to their end."""

from __future__ import annotations

import pytest

import vesuvius
from tests.games.downfall.pictures import at
from vesuvius.engine.block import copy, plain
from vesuvius.game import Problem, SupportsActionNumbers, supports
from vesuvius.games.downfall.game import Downfall
from vesuvius.games.downfall.rules.batch import Batch
from vesuvius.games.downfall.rules.state import CLOSED_VENTS, DUAL_VENTS, FREE_MOVES, OVER, Legal, State

GAME = Downfall()


def games(batch: Batch) -> list[State]:
    return [plain(State, batch.states, index) for index in range(len(batch.states))]


def ends(batch: Batch) -> list[tuple[int, int]]:
    assert all(s.kind == OVER for s in games(batch))
    return [(s.saved, s.volcano) for s in games(batch)]


@pytest.mark.parametrize(("players", "options"), [(2, 0), (3, DUAL_VENTS | CLOSED_VENTS), (4, FREE_MOVES)])
def test_a_batch_plays_the_same_games_on_one_thread_and_on_all(players: int, options: int) -> None:
    alone, together = Batch(5, players, options, 7), Batch(5, players, options, 7)
    assert alone.play_out() == together.play_out(together=True) > 5 * 50
    assert ends(alone) == ends(together)
    assert {(s.players, s.options) for s in games(alone)} == {(players, options)}


def test_the_games_of_a_batch_differ_and_so_do_those_of_two_seeds() -> None:
    one, other = Batch(5, 4, 0, 7), Batch(5, 4, 0, 8)
    one.begin()
    other.begin()
    assert len({(*s.initial, *s.stock, *s.bag) for s in games(one) + games(other)}) == 10


def test_a_game_that_is_over_begins_anew() -> None:
    batch = Batch(2, 2, FREE_MOVES, 7)
    batch.begin()
    dealt, ended = [tuple(s.initial) for s in games(batch)], 0
    for _ in range(400):
        turns = [s.turns for s in games(batch)]
        over = batch.step()
        assert all(s.kind != OVER for s in games(batch))
        assert sum(s.turns < before for s, before in zip(games(batch), turns, strict=True)) == over
        ended += over
    assert ended >= 2
    for index, s in enumerate(games(batch)):
        assert (s.players, s.options) == (2, FREE_MOVES)
        assert tuple(s.initial) != dealt[index]
        legal = plain(Legal, batch.legals, index)
        assert legal.action[: legal.count] == GAME.numbers(copy(State, batch.states, index))


def test_the_game_offers_batches() -> None:
    game = vesuvius.load("downfall")
    assert supports(game, SupportsActionNumbers)
    offered, made = game.batch(2, 3, ["free_moves"], 9), Batch(2, 3, FREE_MOVES, 9)
    assert isinstance(offered, Batch)
    assert offered.play_out() == made.play_out()
    assert ends(offered) == ends(made)
    with pytest.raises(Problem, match="players"):
        game.batch(1, 5)


def test_a_position_after_a_call_has_no_cards_left_to_deal() -> None:
    state = at("phase: opening", "turn: r", "shown: k 1 1 1 1", "volcano: 2r", "bag: m", F2="2rk")
    filled = GAME.resample(state, 0, 1)
    assert GAME.view(filled, 0) == GAME.view(state, 0)
    assert plain(State, filled).stock == plain(State, state).stock


def test_a_position_after_a_call_gets_a_stock_of_the_same_size() -> None:
    position = GAME.position(at("phase: opening", "turn: r", "shown: k 1 1 1 1", "volcano: 2r", "bag: m", F2="2rk"))
    state = GAME.at({**position, "omens": 2, "stock": ["3", "omen", "ad79", "4"]})
    filled = GAME.position(GAME.resample(state, 0, 1))
    assert (len(filled["stock"]), filled["stock"].count("omen"), filled["stock"].count("ad79")) == (4, 1, 1)
    assert "?" not in filled["stock"]
    assert filled | {"stock": 0} == GAME.position(state) | {"stock": 0}
