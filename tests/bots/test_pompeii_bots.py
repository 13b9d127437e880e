"""Bots play the game; its iterations take longer, and where that is fair they do fewer of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, at, play, seat
from vesuvius.bots.analysis import position
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.players.greedy import Greedy
from vesuvius.bots.players.mcts import Mcts, fair
from vesuvius.bots.players.uniform import Uniform
from vesuvius.games.pompeii.judgement.search_interface import EFFORT
from vesuvius.server.thinking.worker import FindHints

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


@pytest.mark.parametrize(("asked", "least", "done"), [(100 * EFFORT, 1, 100), (10 * EFFORT, 25, 25), (20, 25, 20)])
def test_fair_are_fewer_iterations_but_enough_of_them(asked: int, least: int, done: int) -> None:
    assert fair(THE_GAME, Budget(asked), least) == Budget(done)
    assert fair(THE_GAME, Budget(None, 2.0), least) == Budget(None, 2.0)


def test_a_hint_at_a_table_takes_no_longer_than_in_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "LEAST", 1)
    state = GAME.new(2, seed=3)
    player = GAME.seat(state)
    assert player is not None
    job = FindHints("pompeii", GAME.mask(state, player), player, effort=Budget(20 * EFFORT))
    found = job.run(lambda _: THE_GAME, lambda *_: None)
    assert all(0 < hint.tried <= position.FULL * 20 for hint in found)


def test_what_looks_hopeless_is_still_a_share_of_a_win() -> None:
    state = at(seat("9000 deer"), seat(), built=EVERYTHING)
    play(state, "@b6")
    asked = msgspec.structs.replace(decision(state, 1, 1), reasons=True)
    shares = [candidate.value for candidate in Greedy().choose(asked).candidates]
    assert 1 >= shares[0] > shares[-1] >= 0
