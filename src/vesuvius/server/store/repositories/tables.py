"""Tables with their seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.server.store import schema
from vesuvius.server.store.database import Repository, rows, values
from vesuvius.server.store.errors import Conflict, TableGone
from vesuvius.server.store.rows import Entry, Key, Seat, Table
from vesuvius.server.store.schema import entries, placings, results, tables

TableAndSeats = tuple[Table, list[Seat]]


async def insert_table(
    connection: AsyncConnection, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = ()
) -> None:
    """Add a table with its seats, and keys to them, within a transaction."""
    await connection.execute(insert(tables), values(table))
    await _insert_seats(connection, seats, keys)


class TablesRepository(Repository):
    """Everything that belongs to a table except its journal."""

    async def add(
        self, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = (), journal: Sequence[Entry] = ()
    ) -> None:
        """Add a table with its seats, keys to them, and the journal that it begins with."""
        async with self._database.writing() as connection:
            await insert_table(connection, table, seats, keys)
            if journal:
                await connection.execute(insert(entries), [values(entry) for entry in journal])

    async def find(self, table: str) -> TableAndSeats | None:
        """The table with that id, and its seats in order."""
        found = await self._read(rows(Table, tables).where(tables.c.id == table))
        return found[0] if found else None

    async def existing(self, names: Collection[str]) -> set[str]:
        """Those of these tables that have not been deleted."""
        return set(await self._database.scalars(select(tables.c.id).where(tables.c.id.in_(names))))

    async def save(self, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = ()) -> None:
        """Replace a table and its seats, and add keys; Gone if there is no such table."""
        async with self._database.writing() as connection:
            await self._replace(connection, table, seats, keys)

    async def start(
        self, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = (), entry: Entry | None = None
    ) -> None:
        """Save a table whose game begins, with the first entry of its journal; Taken if it is no longer open."""
        async with self._database.writing() as connection:
            mine = select(tables.c.status).where(tables.c.id == table.id).with_for_update()
            status = await connection.scalar(mine)
            if status is None:
                raise TableGone(table.id)
            if status != "open":
                raise Conflict(table.id)
            await self._replace(connection, table, seats, keys)
            if entry is not None:
                await connection.execute(insert(entries), values(entry))

    async def of(self, person: str) -> list[TableAndSeats]:
        """The tables that a person owns or sits at, the last touched first."""
        mine = rows(Table, tables).where(_belongs_to(person))
        return await self._read(mine.order_by(tables.c.touched.desc(), tables.c.id))

    async def search(self, text: str, limit: int) -> list[TableAndSeats]:
        """The tables whose ids begin like that."""
        found = rows(Table, tables).where(tables.c.id.startswith(text, autoescape=True))
        return await self._read(found.order_by(tables.c.id).limit(limit))

    async def public(self, limit: int) -> list[TableAndSeats]:
        """Public tables to join (first) and to watch, the last touched first."""
        shown = rows(Table, tables).where(tables.c.public, tables.c.status.in_(("open", "running")))
        return await self._read(shown.order_by(tables.c.status, tables.c.touched.desc(), tables.c.id).limit(limit))

    async def recent(self, status: str | None, limit: int) -> list[TableAndSeats]:
        """Tables of that status, or all, the last touched first."""
        chosen = rows(Table, tables) if status is None else rows(Table, tables).where(tables.c.status == status)
        return await self._read(chosen.order_by(tables.c.touched.desc(), tables.c.id).limit(limit))

    async def rematch(self, table: str) -> TableAndSeats | None:
        """The table at which the people of that one play again, if there is one."""
        found = await self._read(
            rows(Table, tables).where(tables.c.origin == table).order_by(tables.c.created).limit(1)
        )
        return found[0] if found else None

    async def running(self) -> list[str]:
        """The ids of all tables with a running game."""
        running = select(tables.c.id).where(tables.c.status == "running")
        return await self._database.scalars(running.order_by(tables.c.id))

    async def finished(self, after: str | None, limit: int, person: str | None = None) -> list[TableAndSeats]:
        """Tables whose game is over, all or those that a person owns or sits at, by id, from after that one on."""
        over = rows(Table, tables).where(tables.c.status == "over", tables.c.id > (after or ""))
        if person is not None:
            over = over.where(_belongs_to(person))
        return await self._read(over.order_by(tables.c.id).limit(limit))

    async def begun(self, after: str, limit: int) -> list[TableAndSeats]:
        """Tables whose game has begun, by id, from after that one on."""
        begun = rows(Table, tables).where(tables.c.header.is_not(None), tables.c.id > after)
        return await self._read(begun.order_by(tables.c.id).limit(limit))

    async def touched_before(self, time: float, statuses: Collection[str]) -> list[str]:
        """The ids of the tables in one of these states at which nothing has happened since that time."""
        old = select(tables.c.id).where(tables.c.touched < time, tables.c.status.in_(statuses))
        return await self._database.scalars(old.order_by(tables.c.touched))

    async def left_before(self, time: float) -> list[str]:
        """The ids of finished tables, untouched since that time, whose people had all gone before the end."""
        seated = select(placings.c.table).where(placings.c.table == tables.c.id, placings.c.person.is_not(None))
        left = (seated.exists(), ~seated.where(~placings.c.gone).exists())
        old = select(tables.c.id).where(tables.c.touched < time, tables.c.status.in_(("over", "closed")), *left)
        return await self._database.scalars(old.order_by(tables.c.touched))

    async def imported_before(self, time: float) -> list[str]:
        """The ids of the games that somebody has taken in from a record, and that are untouched since that time."""
        old = select(tables.c.id).where(tables.c.touched < time, *is_imported())
        return await self._database.scalars(old.order_by(tables.c.touched))

    async def count_imported(self, person: str) -> int:
        """How many games somebody has taken in from records."""
        mine = select(func.count()).select_from(tables).where(tables.c.owner == person, *is_imported())
        async with self._database.reading() as connection:
            return await connection.scalar(mine) or 0

    async def count_unfinished(self, person: str) -> int:
        """How many tables a person owns whose game has not begun or is running."""
        mine = (tables.c.owner == person, tables.c.status.in_(("open", "running")))
        async with self._database.reading() as connection:
            return await connection.scalar(select(func.count()).select_from(tables).where(*mine)) or 0

    async def delete(self, table: str) -> bool:
        """Delete a table and everything that belongs to it; returns whether there was one."""
        async with self._database.writing() as connection:
            await self._database.notify(connection, table)
            return (await connection.execute(delete(tables).where(tables.c.id == table))).rowcount > 0

    async def _replace(
        self, connection: AsyncConnection, table: Table, seats: Sequence[Seat], keys: Sequence[Key]
    ) -> None:
        changed = await connection.execute(update(tables).where(tables.c.id == table.id).values(values(table)))
        if not changed.rowcount:
            raise TableGone(table.id)
        await connection.execute(delete(schema.seats).where(schema.seats.c.table == table.id))
        await _insert_seats(connection, seats, keys)
        await self._database.notify(connection, table.id)

    async def _read(self, statement: Select[Any]) -> list[TableAndSeats]:
        async with self._database.reading() as connection:
            found = [Table(*row) for row in await connection.execute(statement)]
            theirs: dict[str, list[Seat]] = {table.id: [] for table in found}
            mine = (
                rows(Seat, schema.seats)
                .where(schema.seats.c.table.in_(theirs))
                .order_by(schema.seats.c.table, schema.seats.c.seat)
            )
            for row in await connection.execute(mine):
                theirs[row.table].append(Seat(*row))
            return [(table, theirs[table.id]) for table in found]


def is_imported() -> tuple[ColumnElement[bool], ...]:
    """That a game was taken in from a record: it is over, nobody is known at it, and it never brought a result."""
    mine = schema.seats.c
    known = select(mine.table).where(mine.table == tables.c.id, or_(mine.kind != "person", mine.person.is_not(None)))
    result = select(results.c.table).where(results.c.table == tables.c.id)
    return tables.c.status.in_(("over", "closed")), ~known.exists(), ~result.exists()


def _belongs_to(person: str) -> ColumnElement[bool]:
    """That a person owns a table or sits at it."""
    sits = select(schema.seats.c.table).where(schema.seats.c.person == person)
    return or_(tables.c.owner == person, tables.c.id.in_(sits))


async def _insert_seats(connection: AsyncConnection, seats: Sequence[Seat], keys: Sequence[Key]) -> None:
    if seats:
        await connection.execute(insert(schema.seats), [values(seat) for seat in seats])
    if keys:
        await connection.execute(insert(schema.keys), [values(key) for key in keys])
