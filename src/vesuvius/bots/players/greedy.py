"""The bot that looks one step ahead: it plays the token after which its judgement likes the position best.

What it can't see it imagines, in as many worlds as the game's judgement asks for.
"""

from __future__ import annotations

from math import log, tanh
from typing import ClassVar

from vesuvius.bots.bot import Candidate, Choice, Decision
from vesuvius.bots.search.workspace import workspace_for

STEEP = 3000.0  # thousandths of a piece: such a lead wins about four games in five


class Greedy:
    """A bot with a hand-made judgement; the lower levels leave out some of its terms."""

    compiled: ClassVar[bool] = True  # when it is first used

    def __init__(self, level: int | None = None) -> None:
        self.level = level

    def choose(self, decision: Decision) -> Choice:
        """Returns the token that promises most at once; among equals, the first."""
        if len(decision.legal) == 1 and not decision.reasons:
            return Choice(decision.legal[0])
        workspace = workspace_for(decision.game)
        workspace.begin(decision.state, decision.seed)
        judgement, worlds = workspace.judgement, workspace.judgement.WORLDS
        workspace.consider(judgement.TERMS if self.level is None else judgement.LEVELS[self.level - 1])
        found = workspace.look_ahead(decision.seat, worlds)
        promises = {judgement.token(decision.state, action): promise / worlds for action, promise in found.items()}
        promises = {token: promises[token] for token in decision.legal}
        token = max(sorted(promises), key=promises.__getitem__)
        if not decision.reasons:
            return Choice(token)
        ranked = sorted(promises, key=lambda token: (-promises[token], token))
        return Choice(token, [Candidate(token, _chance(promises[token]), worlds) for token in ranked])


def _chance(promise: float) -> float:
    """Returns a lead of any size as a share of a win."""
    return (1 + tanh(log(2) * promise / STEEP)) / 2
