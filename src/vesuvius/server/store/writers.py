"""How a group of entries is written in one transaction: by one thread into SQLite, by one statement into PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from enum import Enum, auto
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol

from sqlalchemy import (
    URL,
    BigInteger,
    Double,
    Integer,
    LargeBinary,
    Select,
    Text,
    bindparam,
    cast,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.server.points import reached
from vesuvius.server.store.database import CHANNEL
from vesuvius.server.store.failures import StoreDown, Unsure, lost_is
from vesuvius.server.store.opening import connect_sqlite, file_of
from vesuvius.server.store.rows import Entry
from vesuvius.server.store.schema import entries, tables

KINDS: dict[str, Any] = {
    "table": Text,
    "seq": BigInteger,
    "at": Double,
    "command": Text,
    "body": LargeBinary,
    "status": Text,
    "turn": Integer,
    "outcome": LargeBinary,
}
STANDING = ("seq", "turn")
ENDING = ("status", "outcome")  # an index has these, and they seldom change
CARRIED_AT = 250  # entries; some 1,500 pages of the log


class Pending(NamedTuple):
    """An entry that waits to be written, and where its table stands after it."""

    entry: Entry
    status: str
    turn: int | None
    outcome: bytes | None

    def facts(self) -> tuple[Any, ...]:
        """All of it in the order of KINDS."""
        entry = self.entry
        return (entry.table, entry.seq, entry.at, entry.command, entry.body, *self[1:])


class Fate(Enum):
    """What became of an entry."""

    WRITTEN = auto()
    TAKEN = auto()
    GONE = auto()


class Writer(Protocol):
    """Writes groups, one at a time, with at most one entry a table in a group."""

    async def write(self, group: Sequence[Pending]) -> list[Fate]:
        """Write the group in one transaction; StoreDown when nothing of it was written, Unsure when nobody knows."""

    async def close(self) -> None:
        """Let go of what it holds."""


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
                connection.executemany(self._end, written)
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


class PostgresqlWriter:
    """One statement for the whole group, which also tells those who listen."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._statement = _whole_group()

    async def write(self, group: Sequence[Pending]) -> list[Fate]:
        """Write the group."""
        facts: list[list[Any]] = [list(column) for column in zip(*(pending.facts() for pending in group), strict=True)]
        with lost_is(StoreDown):
            async with self._engine.connect() as connection:
                found = await connection.execute(self._statement, dict(zip(KINDS, facts, strict=True)))
                reached("after-insert")
                written = {row.id for row in found}
                names = [pending.entry.table for pending in group]
                known = written
                if len(written) < len(group):
                    known = set(await connection.scalars(select(tables.c.id).where(tables.c.id.in_(names))))
                reached("before-commit")
                with lost_is(Unsure):
                    await connection.commit()
        reached("after-commit")
        return [Fate.WRITTEN if name in written else Fate.TAKEN if name in known else Fate.GONE for name in names]

    async def close(self) -> None:
        """The connections are the engine's."""


def _whole_group() -> Select[Any]:
    arrays = [cast(bindparam(name, type_=ARRAY(kind)), ARRAY(kind)) for name, kind in KINDS.items()]
    given = select(func.unnest(*arrays).table_valued(*KINDS, name="given").render_derived()).cte("waiting")
    chosen = select(*(given.c[column.name] for column in entries.c)).join(tables, tables.c.id == given.c.table)
    new = postgresql.insert(entries).from_select(list(entries.c), chosen.where(tables.c.seq < given.c.seq))
    entered = new.on_conflict_do_nothing().returning(entries.c.table).cte("entered")
    standing = {name: given.c[name] for name in (*STANDING, *ENDING)} | {"touched": given.c.at}
    moved = update(tables).values(standing).where(tables.c.id == given.c.table, given.c.table == entered.c.table)
    changed = moved.returning(tables.c.id).cte("changed")
    return select(changed.c.id, func.pg_notify(CHANNEL, changed.c.id))
