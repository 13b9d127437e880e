"""What may be added to a table's journal, and what a bot is told to choose it."""

from __future__ import annotations

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
