"""The journals of all tables: entries are only ever added, many tables' entries in one commit.

One task writes. It takes the first entry that waits of each table, writes them all in one transaction, commits, and
only then lets those continue who wait for them. An entry that already exists fails alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from vesuvius.server.store.database import Database, rows
from vesuvius.server.store.errors import Conflict, StoreDown, TableGone
from vesuvius.server.store.journal.group import PendingEntry, Writer, WriteResult
from vesuvius.server.store.journal.postgresql import PostgresqlWriter
from vesuvius.server.store.journal.sqlite import SqliteWriter
from vesuvius.server.store.rows import Entry
from vesuvius.server.store.schema import entries

Waiting = tuple[PendingEntry, asyncio.Future[None]]


class Journal:
    """The entries, and the one task that writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        is_postgresql = database.is_postgresql
        self._writer: Writer = PostgresqlWriter(database.engine) if is_postgresql else SqliteWriter(database.url)
        self._queue: list[Waiting] = []
        self._resting: asyncio.Future[None] | None = None  # what the task waits for while there is nothing to write
        self._closing = False
        self._task = asyncio.create_task(self._write_on())

    async def append(self, entry: Entry, *, status: str, turn: int | None, outcome: bytes | None) -> None:
        """Add an entry and say where its table stands now; returns when it is safe on disk.

        Taken: its `seq` or its command is there already, or a higher `seq` is. Gone: there is no such table. StoreDown:
        it is not written. Unsure: nobody knows. A task that stops waiting doesn't stop the entry.
        """
        if self._closing:
            raise StoreDown
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((PendingEntry(entry, status, turn, outcome), done))
        self._wake()
        await done

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """A table's entries in order, from after that `seq` on; with a limit, only the first of them."""
        mine = rows(Entry, entries).where(entries.c.table == table, entries.c.seq > after)
        return await self._database.all(Entry, mine.order_by(entries.c.seq).limit(limit))

    async def pages(self, table: str, size: int) -> AsyncIterator[list[Entry]]:
        """All of a table's entries in order, so many at a time."""
        after = 0
        while page := await self.entries(table, after, size):
            yield page
            after = page[-1].seq

    async def close(self) -> None:
        """Write what still waits, and no more after it."""
        self._closing = True
        self._wake()
        await self._task
        await self._writer.close()

    @property
    def waiting(self) -> int:
        """How many entries wait to be written."""
        return len(self._queue)

    def _wake(self) -> None:
        if self._resting is not None:
            self._resting.set_result(None)
            self._resting = None

    async def _write_on(self) -> None:
        while not self._closing or self._queue:
            if self._queue:
                await self._write(self._take())
            else:
                self._resting = asyncio.get_running_loop().create_future()
                await self._resting

    def _take(self) -> list[Waiting]:
        """The first of each table: a second one has to be judged by what became of the first."""
        queue, self._queue = self._queue, []
        if len(queue) == 1:
            return queue
        group: dict[str, Waiting] = {}
        for waiting in queue:
            if group.setdefault(waiting[0].entry.table, waiting) is not waiting:
                self._queue.append(waiting)
        return list(group.values())

    async def _write(self, group: list[Waiting]) -> None:
        results: list[Any]
        try:
            with self._database.noting_trouble():
                async with self._database.write_lock:
                    results = await self._writer.write([pending for pending, _ in group])
        except Exception as error:
            # Whatever it was, those who wait have to hear of it, and the task has to go on.
            results = [error] * len(group)
        for (pending, done), result in zip(group, results, strict=True):
            if done.done():
                continue
            if result is WriteResult.WRITTEN:
                done.set_result(None)
            elif isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_exception((Conflict if result is WriteResult.TAKEN else TableGone)(pending.entry.table))
