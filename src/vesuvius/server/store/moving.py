"""All that is stored, from one database into another of either kind: in one transaction, and compared at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Integer, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.problem import Problem
from vesuvius.server.store.errors import StoreDown, lost_as
from vesuvius.server.store.opening import address
from vesuvius.server.store.schema import metadata
from vesuvius.server.store.store import Store

ROWS = 1000  # that are carried at a time
Fingerprints = dict[str, tuple[int, str]]


async def move(source: str, target: str, moved: Callable[[int], None] = lambda _rows: None) -> Fingerprints:
    """Copy everything into an empty database, or nothing at all; the source stays as it is.

    No server may use either. Returns, by table, how many rows it has and a hash of them, the same in both. `moved`
    hears of rows as they are carried.
    """
    if address(source) == address(target):
        raise Problem("store-same-database")
    old = await Store.open(source)
    try:
        new = await Store.open(target)
        try:
            with lost_as(StoreDown):
                async with old.database.engine.connect() as reading, new.database.engine.begin() as writing:
                    return await _move(reading, writing, moved)
        finally:
            await new.close()
    finally:
        await old.close()


async def count(database: str) -> int:
    """How many rows there are to move."""
    store = await Store.open(database)
    try:
        async with store.database.reading() as connection:
            return sum([await _count(connection, table) for table in metadata.sorted_tables])
    finally:
        await store.close()


async def _count(connection: AsyncConnection, table: Table) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


async def _move(reading: AsyncConnection, writing: AsyncConnection, moved: Callable[[int], None]) -> Fingerprints:
    for table in metadata.sorted_tables:
        if await _count(writing, table):
            raise Problem("store-not-empty")
    carried: Fingerprints = {}
    for table in metadata.sorted_tables:  # what is named by others comes before them
        fingerprint = Fingerprint()
        async for page in _pages(reading, table):
            await writing.execute(insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in page])
            fingerprint.add(page)
            moved(len(page))
        carried[table.name] = fingerprint.told()
        await _count_on(writing, table)
    for table in metadata.sorted_tables:
        fingerprint = Fingerprint()
        async for page in _pages(writing, table):
            fingerprint.add(page)
        if fingerprint.told() != carried[table.name]:
            raise Problem("store-move-differs", table=table.name)
    return carried


async def _pages(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Sequence[Any]]]:
    """All rows of a table."""
    async with connection.stream(select(table)) as rows:
        async for page in rows.partitions(ROWS):
            yield page


async def _count_on(connection: AsyncConnection, table: Table) -> None:
    """Have PostgreSQL number new rows from after those that were moved; SQLite does by itself."""
    column = next((each for each in table.primary_key if each.autoincrement is True), None)
    if column is None or connection.dialect.name != "postgresql" or not isinstance(column.type, Integer):
        return
    highest = select(func.max(column)).scalar_subquery()
    sequence = func.pg_get_serial_sequence(table.name, column.name)
    await connection.execute(select(func.setval(sequence, func.coalesce(highest, 1), highest.is_not(None))))


class Fingerprint:
    """How many rows there are, and a hash of all of them that doesn't depend on their order."""

    def __init__(self) -> None:
        self._rows = self._sum = 0

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        """Take in more rows."""
        for row in rows:
            self._sum += int.from_bytes(sha256(msgspec.msgpack.encode(tuple(row))).digest(), "big")
        self._rows += len(rows)

    def told(self) -> tuple[int, str]:
        """The number and the hash."""
        return self._rows, f"{self._sum % (1 << 256):064x}"
