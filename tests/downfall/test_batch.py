"""Many games at once: the same games however they are run, and all of them to their end."""

from __future__ import annotations

import pytest

import vesuvius
from tests.downfall.pictures import at
from vesuvius.block import plain
from vesuvius.downfall.batch import Batch
from vesuvius.downfall.game import GAME
from vesuvius.downfall.state import OVER, State
from vesuvius.game import Numbered


def ends(batch: Batch, count: int) -> list[tuple[int, int]]:
    states = [plain(State, batch.states, index) for index in range(count)]
    assert all(s.kind == OVER for s in states)
    return [(s.saved, s.volcano) for s in states]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_plays_the_same_games_on_one_thread_and_on_all(players: int) -> None:
    alone, together = Batch(5, players, 0, 7), Batch(5, players, 0, 7)
    assert alone.play_out() == together.play_out(together=True) > 5 * 50
    assert ends(alone, 5) == ends(together, 5)


def test_a_game_that_is_over_begins_anew() -> None:
    batch = Batch(2, 2, 0, 7)
    batch.begin()
    assert sum(batch.step() for _ in range(400)) >= 2


def test_the_game_offers_batches() -> None:
    game = vesuvius.load("downfall")
    assert isinstance(game, Numbered)
    assert game.batch(1, 3, ["free_moves"], 1).play_out() > 50


def test_a_position_after_a_call_has_no_cards_left_to_deal() -> None:
    state = at("phase: opening", "turn: r", "shown: k 1 1 1 1", "volcano: 2r", "bag: m", F2="2rk")
    assert GAME.view(GAME.resample(state, 0, 1), 0) == GAME.view(state, 0)
