"""A group of entries is written into SQLite by one thread; another copies the log into the file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import URL, bindparam, or_, select, update
from sqlalchemy.dialects import sqlite

from vesuvius.server.kill_points import reached
from vesuvius.server.store.errors import StoreDown, Unsure, lost_as
from vesuvius.server.store.journal.group import COLUMN_TYPES, ENDING, STANDING, PendingEntry, WriteResult
from vesuvius.server.store.opening import connect_sqlite, file_of
from vesuvius.server.store.schema import entries, tables

Results = asyncio.Future[list[WriteResult]]
CHECKPOINT_AFTER = 2_000  # entries; some 12,000 pages of the log


class SqliteWriter:
    """One connection and one thread of its own, without a layer between: a hop a group, not one a statement."""

    def __init__(self, url: URL) -> None:
        self._connection = connect_sqlite(file_of(url))
        self._checkpointer = Checkpointer(url)
        # A thread and a queue: an executor makes two more futures and a condition for every group.
        self._groups: SimpleQueue[tuple[Sequence[PendingEntry], asyncio.Future[list[WriteResult]]] | None] = (
            SimpleQueue()
        )
        self._thread = Thread(target=self._work, name="journal", args=[asyncio.get_running_loop()], daemon=True)
        self._thread.start()
        given = {name: bindparam(name, type_=kind) for name, kind in COLUMN_TYPES.items()}
        chosen = select(*(given[column.name] for column in entries.c)).select_from(tables)
        chosen = chosen.where(tables.c.id == given["table"], tables.c.seq < given["seq"])
        here = tables.c.id == given["table"]
        standing = {name: given[name] for name in STANDING} | {"touched": given["at"]}
        ending = {name: given[name] for name in ENDING}
        is_new = or_(*(tables.c[name].is_distinct_from(given[name]) for name in ENDING))
        self._insert = _named(sqlite.insert(entries).from_select(list(entries.c), chosen).on_conflict_do_nothing())
        self._stand = _named(update(tables).where(here).values(standing))
        self._end = _named(update(tables).where(here, is_new).values(ending))
        self._exists = _named(select(tables.c.id).where(here))

    async def write(self, group: Sequence[PendingEntry]) -> list[WriteResult]:
        """Write the group on the thread."""
        done: Results = asyncio.get_running_loop().create_future()
        self._groups.put((group, done))
        results = await done
        self._checkpointer.written(len(group))
        return results

    async def close(self) -> None:
        """End the threads and the connections."""
        self._groups.put(None)
        self._thread.join()
        self._checkpointer.close()
        self._connection.close()

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        while (job := self._groups.get()) is not None:
            group, done = job
            try:
                results = self._write(group)
            except BaseException as error:
                loop.call_soon_threadsafe(_resolve, done, None, error)
            else:
                loop.call_soon_threadsafe(_resolve, done, results, None)

    def _write(self, group: Sequence[PendingEntry]) -> list[WriteResult]:
        connection = self._connection
        try:
            with lost_as(StoreDown):
                facts = [dict(zip(COLUMN_TYPES, pending.facts(), strict=True)) for pending in group]
                results = [self._enter(each) for each in facts]
                reached("after-insert")
                written = [each for each, result in zip(facts, results, strict=True) if result is WriteResult.WRITTEN]
                connection.executemany(self._stand, written)
                # A game that has ended never runs again, so one that runs has no ending to write.
                if ended := [each for each in written if each["status"] != "running"]:
                    connection.executemany(self._end, ended)
            reached("before-commit")
            with lost_as(Unsure):
                connection.commit()
        except BaseException:
            with suppress(sqlite3.Error):
                connection.rollback()
            raise
        reached("after-commit")
        return results

    def _enter(self, facts: dict[str, Any]) -> WriteResult:
        if self._connection.execute(self._insert, facts).rowcount:
            return WriteResult.WRITTEN
        return WriteResult.TAKEN if self._connection.execute(self._exists, facts).fetchone() else WriteResult.GONE


def _resolve(
    done: asyncio.Future[list[WriteResult]], results: list[WriteResult] | None, error: BaseException | None
) -> None:
    """Tell the task that waits, if it still does."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    elif results is not None:
        done.set_result(results)


class Checkpointer:
    """Copies what was committed from the write-ahead log into the SQLite file, while commits go on.

    Left to itself, SQLite does so within a commit now and then, and that commit takes long.
    """

    def __init__(self, url: URL) -> None:
        self._connection = connect_sqlite(file_of(url))
        self._thread = ThreadPoolExecutor(1, "carrier")
        self._checkpointing: Future[None] | None = None
        self._entries = 0

    def written(self, entries: int) -> None:
        """So many more entries are in the log."""
        self._entries += entries
        if self._entries >= CHECKPOINT_AFTER and (self._checkpointing is None or self._checkpointing.done()):
            self._entries = 0
            self._checkpointing = self._thread.submit(self._checkpoint)

    def close(self) -> None:
        """End the thread and the connection."""
        self._thread.shutdown()
        self._connection.close()

    def _checkpoint(self) -> None:
        # What fails here is tried again with the next entries, or by SQLite itself once its log is long.
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _named(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
