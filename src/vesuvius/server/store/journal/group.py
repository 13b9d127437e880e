"""What is written when a table changes: groups of entries, each in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol

from vesuvius.server.store.rows import Entry
from vesuvius.server.store.schema import entries, tables

# What is written, in its order: an entry, and where its table stands after it.
COLUMN_TYPES: dict[str, Any] = {
    **{column.name: column.type for column in entries.c},
    **{name: tables.c[name].type for name in ("status", "turn", "outcome")},
}
STANDING = ("seq", "turn")
ENDING = ("status", "outcome")  # an index has these, and they seldom change


class PendingEntry(NamedTuple):
    """An entry that waits to be written, and where its table stands after it."""

    entry: Entry
    status: str
    turn: int | None
    outcome: bytes | None

    def facts(self) -> tuple[Any, ...]:
        """All of it in the order of COLUMN_TYPES."""
        entry = self.entry
        return (entry.table, entry.seq, entry.at, entry.command, entry.body, *self[1:])


class WriteResult(Enum):
    """What became of an entry."""

    WRITTEN = auto()
    TAKEN = auto()
    GONE = auto()


class Writer(Protocol):
    """Writes groups, one at a time, with at most one entry a table in a group."""

    async def write(self, group: Sequence[PendingEntry]) -> list[WriteResult]:
        """Write the group in one transaction; StoreDown if nothing of it was written, Unsure if nobody knows."""

    async def close(self) -> None:
        """Let go of what it holds."""
