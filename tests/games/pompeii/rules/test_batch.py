"""Many games in one array."""

from __future__ import annotations

from tests.games.pompeii.playing import GAME
from tests.soaks.pompeii_keeps_invariants import broken
from vesuvius.engine.block import copy, plain
from vesuvius.engine.rule import PLAIN
from vesuvius.games.pompeii.rules.state import OVER, State

COUNT = 3 if PLAIN else 12


def states(batch: object) -> list[State]:
    return [plain(State, copy(State, batch.states, i)) for i in range(COUNT)]  # type: ignore[attr-defined]


def test_games_are_played_out_or_cut_off_on_one_thread_or_on_all() -> None:
    one, other = GAME.batch(COUNT, 3, seed=1), GAME.batch(COUNT, 3, seed=1)
    assert one.play_out() == other.play_out(together=True) > 100
    for mine, theirs in zip(states(one), states(other), strict=True):
        assert vars(mine) == vars(theirs)
        assert mine.stage == OVER or mine.round == GAME.rounds + 1


def test_games_are_stepped_together_and_begin_anew() -> None:
    batch = GAME.batch(COUNT, 1, ["set_c"], seed=2)
    batch.begin()
    ended = sum(batch.step() for _ in range(220))
    assert ended >= COUNT
    for number in range(COUNT):
        assert broken(copy(State, batch.states, number)) == []
