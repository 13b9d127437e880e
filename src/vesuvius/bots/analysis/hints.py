"""Hints: the best moves of a position, each with its reasons as ids and arguments, for any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.bots.search.workspace import judgement_of, workspace_for
from vesuvius.game import Game, Problem, Reason, State

COUNT = 3


class Hint(msgspec.Struct, frozen=True):
    """A good move: its token, the share of a win that it promises, how often it was tried, and what speaks for it."""

    token: str
    value: float
    tried: int
    reasons: list[Reason]


def hints(game: Game, masked: State, seat: int, budget: Budget, seed: int = 0, count: int = COUNT) -> list[Hint]:
    """Returns the moves a search tried most, best first; with a budget of iterations, the same ones each time."""
    if game.seat(masked) != seat:
        raise Problem("hint-not-now", seat=seat)
    decision = Decision(game, masked, seat, game.legal(masked), budget, seed, reasons=True)
    best = Mcts().choose(decision).candidates[:count]
    return [Hint(one.token, one.value, one.tried, reasons_for(game, masked, one.token, one.value)) for one in best]


def spoken_for(game: Game, masked: State, token: str) -> list[Reason]:
    """Returns the game's own reasons for a token; an empty list if it has none."""
    judgement = judgement_of(game)
    explain: Callable[..., list[Reason]] | None = getattr(judgement, "reasons", None)
    if explain is None:
        return []
    if judgement.BY_SIGHT:
        return explain(game, masked, token, *_sight(game, masked, token))
    return explain(masked, token)


def _sight(game: Game, masked: State, token: str) -> tuple[Any, int]:
    """Returns the thought of a judgement by sight for the seat that decides, and how good the token looks to it."""
    workspace = workspace_for(game)
    judgement = workspace.judgement
    workspace.begin(masked, 0)
    workspace.consider(judgement.TERMS)
    urges = workspace.look_ahead(game.seat(masked) or 0, judgement.WORLDS)
    return workspace.thought(), urges[judgement.number(masked, token)]


def reasons_for(game: Game, masked: State, token: str, value: float) -> list[Reason]:
    """Returns the reasons for a token: at least its chance of winning."""
    return spoken_for(game, masked, token) or [Reason("reason-chance", {"percent": round(100 * value)})]
