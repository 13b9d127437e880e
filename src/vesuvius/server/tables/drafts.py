"""What may be added to a table's journal, what a bot is told to choose it, and what all are told of what it left."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from vesuvius.game import Outcome, State
from vesuvius.server.protocol.journal_entries import Entry


class Draft(msgspec.Struct, frozen=True):
    """An entry that may be made, and how the game will stand then: its state, who decides, the result."""

    entry: Entry
    state: State
    turn: int | None
    outcome: Outcome | None


class BotTask(msgspec.Struct, frozen=True):
    """What a bot has to think about: as much as its seat may know."""

    seq: int
    seat: int
    bot: str
    masked: State
    seed: int


class SharedStanding(NamedTuple):
    """What all seats are told alike of where a game stands."""

    states: list[Literal["here", "away", "bot"]]
    resigned: list[int]
    secrets: bool
    forced: bool  # at shared devices alone
    known: State | None  # the game as everybody knows it, if plans are made now
