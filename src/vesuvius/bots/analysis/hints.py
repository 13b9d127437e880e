"""Hints: the best moves of a position, each with its reasons as ids and arguments, for any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from vesuvius.bots.analysis.plans import plan_for
from vesuvius.bots.analysis.position import RatedMove, analyse_position
from vesuvius.bots.bot import Budget
from vesuvius.bots.search.workspace import judgement_of, workspace_for
from vesuvius.game import BotPlan, Game, Reason, State


class Hint(RatedMove, frozen=True, kw_only=True):
    """A good move, and what speaks for it; with the best one, what a bot is after, if the game says so."""

    reasons: list[Reason]
    plan: BotPlan | None = None


def hints(game: Game, masked: State, seat: int, budget: Budget, seed: int | str = 0) -> list[Hint]:
    """Returns the best moves by the analysis of the position; with a budget of iterations, the same ones each time."""
    found = analyse_position(game, masked, seat, budget, seed).moves
    plans = [plan_for(game, masked, seat, found[0].token)] + [None] * (len(found) - 1)
    return [
        Hint(**asdict(move), reasons=reasons_for(game, masked, move), plan=plan)
        for move, plan in zip(found, plans, strict=True)
    ]


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


def reasons_for(game: Game, masked: State, move: RatedMove) -> list[Reason]:
    """Returns the reasons for a token: at least its chance of winning, if that's known."""
    chance = [] if move.hardly_tried else [Reason("reason-chance", {"percent": round(100 * move.chance)})]
    return spoken_for(game, masked, move.token) or chance
