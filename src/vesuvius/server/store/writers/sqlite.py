"""A group of entries is written into SQLite by one thread; another carries the log into the file."""

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
from vesuvius.server.store.errors import StoreDown, Unsure, lost_is
from vesuvius.server.store.opening import connect_sqlite, file_of
from vesuvius.server.store.schema import entries, tables
from vesuvius.server.store.writers.group import ENDING, KINDS, STANDING, Fate, Pending

CARRIED_AT = 2_000  # entries; some 12,000 pages of the log


class SqliteWriter:
    """One connection and one thread of its own, without a layer between: a hop a group, not one a statement."""

    def __init__(self, url: URL) -> None:
        self._connection = connect_sqlite(file_of(url))
        self._carrier = Carrier(url)
        # A thread and a queue: an executor makes two more futures and a condition for every group.
        self._groups: SimpleQueue[tuple[Sequence[Pending], asyncio.Future[list[Fate]]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="journal", args=[asyncio.get_running_loop()], daemon=True)
        self._thread.start()
        given = {name: bindparam(name, type_=kind) for name, kind in KINDS.items()}
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

    async def write(self, group: Sequence[Pending]) -> list[Fate]:
        """Write the group on the thread."""
        done: asyncio.Future[list[Fate]] = asyncio.get_running_loop().create_future()
        self._groups.put((group, done))
        fates = await done
        self._carrier.written(len(group))
        return fates

    async def close(self) -> None:
        """End the threads and the connections."""
        self._groups.put(None)
        self._thread.join()
        self._carrier.close()
        self._connection.close()

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        while (job := self._groups.get()) is not None:
            group, done = job
            try:
                fates = self._write(group)
            except BaseException as error:
                loop.call_soon_threadsafe(_settle, done, None, error)
            else:
                loop.call_soon_threadsafe(_settle, done, fates, None)

    def _write(self, group: Sequence[Pending]) -> list[Fate]:
        connection = self._connection
        try:
            with lost_is(StoreDown):
                facts = [dict(zip(KINDS, pending.facts(), strict=True)) for pending in group]
                fates = [self._enter(each) for each in facts]
                reached("after-insert")
                written = [each for each, fate in zip(facts, fates, strict=True) if fate is Fate.WRITTEN]
                connection.executemany(self._stand, written)
                # A game that has ended never runs again, so one that runs has no ending to write.
                connection.executemany(self._end, [each for each in written if each["status"] != "running"])
            reached("before-commit")
            with lost_is(Unsure):
                connection.commit()
        except BaseException:
            with suppress(sqlite3.Error):
                connection.rollback()
            raise
        reached("after-commit")
        return fates

    def _enter(self, facts: dict[str, Any]) -> Fate:
        if self._connection.execute(self._insert, facts).rowcount:
            return Fate.WRITTEN
        return Fate.TAKEN if self._connection.execute(self._exists, facts).fetchone() else Fate.GONE


def _settle(done: asyncio.Future[list[Fate]], fates: list[Fate] | None, error: BaseException | None) -> None:
    """Tell whoever waits, if anybody still does."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    elif fates is not None:
        done.set_result(fates)


class Carrier:
    """Carries what was committed from the log beside an SQLite file into the file, while commits go on.

    Left to itself, SQLite does so within a commit now and then, and whoever waits for that commit waits long.
    """

    def __init__(self, url: URL) -> None:
        self._connection = connect_sqlite(file_of(url))
        self._thread = ThreadPoolExecutor(1, "carrier")
        self._carrying: Future[None] | None = None
        self._entries = 0

    def written(self, entries: int) -> None:
        """So many more entries are in the log."""
        self._entries += entries
        if self._entries >= CARRIED_AT and (self._carrying is None or self._carrying.done()):
            self._entries = 0
            self._carrying = self._thread.submit(self._carry)

    def close(self) -> None:
        """End the thread and the connection."""
        self._thread.shutdown()
        self._connection.close()

    def _carry(self) -> None:
        # What fails here is tried again with the next entries, or by SQLite itself once its log is long.
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _named(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
