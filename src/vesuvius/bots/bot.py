"""What a bot is: it gets a decision as its seat sees it, and returns its choice, with reasons if they're asked for.

A bot keeps nothing between two decisions. So with a budget of iterations, the same decision with the same seed gives
the same choice, in whatever order games are played and after any interruption.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from vesuvius.game import Game, State


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one decision: iterations, seconds of its own thread's CPU time, or both."""

    iterations: int | None = None
    seconds: float | None = None


class Decision(msgspec.Struct, frozen=True):
    """Everything a bot may know: the masked state, its seat, the legal tokens, its budget, and a seed of its own.

    For an analysis, a decision may list only some of the legal tokens; the bot chooses among those. It may also be
    seen from another seat than the one that decides.
    """

    game: Game
    state: State
    seat: int
    legal: list[str]
    budget: Budget
    seed: int = 0
    reasons: bool = False


class Candidate(msgspec.Struct, frozen=True):
    """A token that was looked at: the share of a win it promises its seat, and how often it was tried."""

    token: str
    value: float
    tried: int = 1


class Choice(msgspec.Struct, frozen=True):
    """The token chosen. With reasons: the candidates, best first; each seat's chance of winning; the expected line."""

    token: str
    candidates: list[Candidate] = []
    chances: list[float] = []
    line: list[str] = []


class Bot(Protocol):
    """A way to choose."""

    def choose(self, decision: Decision) -> Choice:
        """Returns the choice: one of the decision's legal tokens."""


@runtime_checkable
class FollowsGames(Protocol):
    """A bot that is told when a game begins. What it chooses mustn't depend on the games before."""

    def begin(self, game: Game, players: int, options: Sequence[str], seat: int) -> None:
        """A game with so many players and these options begins, in which the bot has that seat."""
