"""Bots that know nothing of the game play it: the uniform one, and the search over what every game offers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.pompeii.playing import GAME, at, seat
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.mcts import Mcts
from vesuvius.bots.uniform import Uniform
from vesuvius.pompeii.judgement import EFFORT

THE_GAME: Any = GAME


def decision(state: Any, number: int, iterations: int) -> Decision:
    player = GAME.seat(state)
    assert player is not None
    return Decision(THE_GAME, GAME.mask(state, player), player, GAME.legal(state), Budget(iterations), number)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_uniform_bot_plays_on(players: int) -> None:
    state = GAME.new(players, seed=players)
    for number in range(60):
        GAME.play(state, Uniform().choose(decision(state, number, 1)).token)


def test_the_search_chooses_where_nobody_wins_soon() -> None:
    state = at(seat("2 grain", hand="S01"), seat(hand="S02"), built={"b7": [1]})
    chosen = Mcts().choose(decision(state, 1, 8)).token
    assert chosen in GAME.legal(state)
    assert Mcts().choose(decision(state, 1, 8)).token == chosen


@pytest.mark.parametrize(("iterations", "done"), [(20 * EFFORT, 20), (1, 1)])
def test_a_level_tries_fewer_games_where_they_take_longer(iterations: int, done: int) -> None:
    asked = msgspec.structs.replace(decision(GAME.new(2, seed=3), 1, iterations), reasons=True)
    for bot, most in ((Mcts(fair=True), done), (Mcts(), iterations)):
        tried = sum(candidate.tried for candidate in bot.choose(asked).candidates)
        assert max(0, most - 3) < tried <= most  # of whole laps, the last ones of two or three
