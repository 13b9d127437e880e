"""A table for one task alone, from the beginning of a block to its end.

It is written out: a context manager made of a generator costs a move more than the lock does.
"""

from __future__ import annotations

from types import TracebackType
from typing import Protocol

from vesuvius.server.tables.live_table import Kept


class Lender(Protocol):
    """Whoever has tables to lend."""

    async def take(self, name: str) -> Kept:
        """A table that is locked for this task; it has to be given back."""

    def give_back(self, kept: Kept, error: BaseException | None) -> None:
        """Let others have a table, and say what went wrong with it."""


class Using:
    """`async with Using(lender, name) as kept`."""

    __slots__ = ("_kept", "_lender", "_name")

    def __init__(self, lender: Lender, name: str) -> None:
        self._lender, self._name = lender, name

    async def __aenter__(self) -> Kept:
        self._kept = await self._lender.take(self._name)
        return self._kept

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lender.give_back(self._kept, error)
