"""How every part of the store reads and writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from typing import Any, TypeVar

import structlog
from filelock import FileLock
from msgspec import Struct, structs
from sqlalchemy import URL, ColumnElement, Executable, Select, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vesuvius.server.store.errors import StoreDown, Unsure, lost_as, reason_of
from vesuvius.server.store.server_lock import ServerLock

CHANNEL = "vesuvius"
log = structlog.get_logger()
Row = TypeVar("Row", bound=Struct)


def columns(kind: type[Struct], table: Table) -> list[ColumnElement[Any]]:
    """The columns of a table that a struct holds, in its order."""
    return [table.c[name] for name in kind.__struct_fields__]


def rows(kind: type[Struct], table: Table) -> Select[Any]:
    """A statement that reads structs."""
    return select(*columns(kind, table))


def values(row: Struct) -> dict[str, Any]:
    """What is stored of a struct."""
    return structs.asdict(row)


class Database:
    """A database under the store. Reads never wait for writes; an SQLite file has one writer at a time."""

    def __init__(
        self,
        url: URL,
        engine: AsyncEngine,
        clock: Callable[[], float],
        file_lock: FileLock | None = None,
        server_lock: ServerLock | None = None,
    ) -> None:
        self.url = url
        self.engine = engine
        self.clock = clock
        # Whatever uses the database holds on to its locks too.
        self._file_lock, self._server_lock = file_lock, server_lock
        self.is_postgresql = url.drivername == "postgresql"
        self.trouble: str | None = None  # why the last change could not be stored, as a message
        # Two writers of one SQLite file would wait for each other in the driver, which only polls now and then.
        self.write_lock: AbstractAsyncContextManager[Any] = nullcontext() if self.is_postgresql else asyncio.Lock()

    async def renew_lock(self) -> bool:
        """Make sure that the database is still this server's own; returns whether another could have had it."""
        return await self._server_lock.renew() if self._server_lock else False

    async def close(self) -> None:
        """Close the connections, and let other servers have the database."""
        if self._server_lock:
            await self._server_lock.release()
        await self.engine.dispose()
        if self._file_lock:
            self._file_lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look something up."""
        with lost_as(StoreDown):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed together at the end, or not at all if anything is raised."""
        with self.noting_trouble():
            async with self.write_lock, self.reading() as connection:
                yield connection
                with lost_as(Unsure):
                    await connection.commit()

    @contextmanager
    def noting_trouble(self) -> Iterator[None]:
        """Remember whether changes can be stored, and say in the log when that begins or ends."""
        try:
            yield
        except StoreDown as down:
            if self.trouble is None:
                why = reason_of(down.__cause__) if isinstance(down.__cause__, Exception) else ""
                log.error("storing-fails", problem=down.message, why=why.strip())
            self.trouble = down.message
            raise
        if self.trouble is not None:
            self.trouble = None
            log.info("storing-again")

    def insert(self, table: Table) -> Any:
        """An insert that can say what to do on a conflict, which the two databases spell differently."""
        dialect: Any = postgresql if self.is_postgresql else sqlite
        return dialect.insert(table)

    async def all(self, kind: type[Row], statement: Select[Any]) -> list[Row]:
        """Every row as a struct."""
        async with self.reading() as connection:
            return [kind(*row) for row in await connection.execute(statement)]

    async def first(self, kind: type[Row], statement: Select[Any]) -> Row | None:
        """The first row as a struct."""
        async with self.reading() as connection:
            row = (await connection.execute(statement)).first()
            return None if row is None else kind(*row)

    async def scalars(self, statement: Select[Any]) -> list[Any]:
        """The first column of every row."""
        async with self.reading() as connection:
            return list(await connection.scalars(statement))

    async def change(self, statement: Executable, several: Sequence[dict[str, Any]] | None = None) -> int:
        """Make one change; returns how many rows it affected."""
        async with self.writing() as connection:
            return (await connection.execute(statement, several)).rowcount

    async def notify(self, connection: AsyncConnection, table: str) -> None:
        """Tell everybody who listens that a table has changed, once this is committed."""
        if self.is_postgresql:
            await connection.execute(select(func.pg_notify(CHANNEL, table)))


class Repository:
    """What is stored of one subject."""

    def __init__(self, database: Database) -> None:
        self._database = database
