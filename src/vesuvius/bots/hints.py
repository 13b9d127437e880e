"""Hints: the best moves of a position, each with what speaks for it, as ids and arguments for any language."""

from __future__ import annotations

import msgspec

from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.desk import desk_for, judgement_of
from vesuvius.bots.mcts import Mcts
from vesuvius.game import Game, Problem, Reason, State

COUNT = 3


class Hint(msgspec.Struct, frozen=True):
    """A good move: its token, the share of a win that it promises, how often it was tried, and what speaks for it."""

    token: str
    value: float
    tried: int
    reasons: list[Reason]


def hints(game: Game, masked: State, seat: int, budget: Budget, seed: int = 0, count: int = COUNT) -> list[Hint]:
    """The moves that a search tried most, best first; with a budget of iterations, the same ones each time."""
    if game.seat(masked) != seat:
        raise Problem("hint-not-now", seat=seat)
    decision = Decision(game, masked, seat, game.legal(masked), budget, seed, reasons=True)
    best = Mcts().choose(decision).candidates[:count]
    return [Hint(one.token, one.value, one.tried, reasons_for(game, masked, one.token, one.value)) for one in best]


def spoken_for(game: Game, masked: State, token: str) -> list[Reason]:
    """What the game itself says for a token; nothing, where it has nothing to say."""
    explain = getattr(judgement_of(game), "reasons", None)
    return explain(game, masked, token, desk_for(game)) if explain else []


def reasons_for(game: Game, masked: State, token: str, value: float) -> list[Reason]:
    """What speaks for a token: at least the chance to win with it."""
    return spoken_for(game, masked, token) or [Reason("reason-chance", {"percent": round(100 * value)})]
