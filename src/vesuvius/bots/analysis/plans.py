"""What a bot is after in a position: the plan of its judgement, and the moves of its seat that it expects.

The line is played on by sight in several worlds that the seat thinks possible, and goes as far as most of them agree.
So neither depends on anything that the seat can't see.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from vesuvius.bots.analysis.position import position_seed
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.players.greedy import Greedy
from vesuvius.bots.search.workspace import judgement_of, workspace_for
from vesuvius.game import BotPlan, Game, Reason, State

LENGTH = 4  # moves of a line
WORLDS = 5
MOST_DECISIONS = 60  # that a line looks ahead, of all seats
BUDGET = Budget(1)


def plan_for(game: Game, masked: State, seat: int, token: str) -> BotPlan | None:
    """Returns the plan of the seat that decides, with a line that begins with the token; None if the game has none."""
    judgement = judgement_of(game)
    if not hasattr(judgement, "plan"):
        return None
    workspace = workspace_for(game)
    workspace.begin(masked, 0)
    workspace.consider(judgement.TERMS)
    workspace.look_ahead(seat, judgement.WORLDS)
    says: list[Reason] = judgement.plan(game, masked, workspace.thought())
    return BotPlan(says, _line(game, masked, seat, token, judgement)) if says else None


def _line(game: Game, masked: State, seat: int, token: str, judgement: Any) -> list[str]:
    """Returns the steps on which most worlds agree."""
    seed = position_seed(game, masked, seat)
    worlds = (game.resample(masked, seat, seed + number) for number in range(WORLDS))
    lines = [_played_on(game, world, seat, token, judgement, seed) for world in worlds]
    agreed: list[str] = []
    for step in range(LENGTH):
        found = Counter(line[step] for line in lines if len(line) > step).most_common(1)
        if not found or 2 * found[0][1] <= WORLDS:
            break
        agreed.append(found[0][0])
        lines = [line for line in lines if len(line) > step and line[step] == agreed[-1]]
    return agreed


def _played_on(game: Game, world: State, seat: int, token: str, judgement: Any, seed: int) -> list[str]:
    """Returns the steps of a seat in one world in which everybody plays what looks best, each from what it sees."""
    line: list[str] = []
    for _ in range(MOST_DECISIONS):
        if judgement.is_step(token) and game.seat(world) == seat:
            line.append(token)
        game.play(world, token)
        decider = game.seat(world)
        if decider is None or len(line) == LENGTH:
            break
        legal = game.legal(world)
        token = Greedy().choose(Decision(game, game.mask(world, decider), decider, legal, BUDGET, seed, False)).token
    return line
