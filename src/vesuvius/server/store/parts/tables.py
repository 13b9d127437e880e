"""Tables with their seats, their chat, and the answers kept for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import ColumnElement, Select, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.server.store import schema
from vesuvius.server.store.database import Database, rows, values
from vesuvius.server.store.errors import Gone, Taken
from vesuvius.server.store.rows import Entry, Key, Said, Seat, Table
from vesuvius.server.store.schema import answers, entries, said, tables

Laid = tuple[Table, list[Seat]]


def _theirs(person: str) -> ColumnElement[bool]:
    """That a person owns a table or sits at it."""
    sits = select(schema.seats.c.table).where(schema.seats.c.person == person)
    return or_(tables.c.owner == person, tables.c.id.in_(sits))


class Tables(Database):
    """Everything that belongs to a table except its journal."""

    async def add_table(
        self, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = (), journal: Sequence[Entry] = ()
    ) -> None:
        """A new table with its seats, keys to them, and what its journal says already."""
        async with self.writing() as connection:
            await self._add(connection, table, seats, keys)
            if journal:
                await connection.execute(insert(entries), [values(entry) for entry in journal])

    async def _add(
        self, connection: AsyncConnection, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = ()
    ) -> None:
        await connection.execute(insert(tables), values(table))
        await self._seat(connection, seats, keys)

    async def table(self, table: str) -> Laid | None:
        """The table of that id and its seats in order."""
        found = await self._laid(rows(Table, tables).where(tables.c.id == table))
        return found[0] if found else None

    async def save_table(self, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = ()) -> None:
        """Replace a table and its seats, and add keys; Gone where there is no such table."""
        async with self.writing() as connection:
            await self._replace(connection, table, seats, keys)

    async def start(
        self, table: Table, seats: Sequence[Seat], keys: Sequence[Key] = (), entry: Entry | None = None
    ) -> None:
        """Save a table that begins to play, with the first entry of its journal; Taken when it is not open any more."""
        async with self.writing() as connection:
            mine = select(tables.c.status).where(tables.c.id == table.id).with_for_update()
            status = await connection.scalar(mine)
            if status is None:
                raise Gone(table.id)
            if status != "open":
                raise Taken(table.id)
            await self._replace(connection, table, seats, keys)
            if entry is not None:
                await connection.execute(insert(entries), values(entry))

    async def tables_of(self, person: str) -> list[Laid]:
        """The tables that a person owns or sits at, the last touched first."""
        mine = rows(Table, tables).where(_theirs(person))
        return await self._laid(mine.order_by(tables.c.touched.desc(), tables.c.id))

    async def public_tables(self, limit: int) -> list[Laid]:
        """Public tables to join (first) and to watch, the last touched first."""
        shown = rows(Table, tables).where(tables.c.public, tables.c.status.in_(("open", "running")))
        return await self._laid(shown.order_by(tables.c.status, tables.c.touched.desc(), tables.c.id).limit(limit))

    async def rematch_of(self, table: str) -> Laid | None:
        """The table at which the people of that one play again, if there is one."""
        found = await self._laid(
            rows(Table, tables).where(tables.c.origin == table).order_by(tables.c.created).limit(1)
        )
        return found[0] if found else None

    async def renew_seat_keys(self, table: str, new: Sequence[Key]) -> list[str]:
        """Give out new keys to seats of a table; the ids of those given out before, which end."""
        async with self.writing() as connection:
            ended = delete(schema.keys).where(schema.keys.c.table == table).returning(schema.keys.c.id)
            ids = list(await connection.scalars(ended))
            await self._seat(connection, (), new)
            return ids

    async def running(self) -> list[str]:
        """The ids of all tables at which a game runs."""
        return await self._ids(select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.id))

    async def finished(self, after: str | None, limit: int, person: str | None = None) -> list[Laid]:
        """Tables whose game is over, all or those that a person owns or sits at, by id, from after that one on."""
        over = rows(Table, tables).where(tables.c.status == "over", tables.c.id > (after or ""))
        if person is not None:
            over = over.where(_theirs(person))
        return await self._laid(over.order_by(tables.c.id).limit(limit))

    async def touched_before(self, time: float, statuses: Collection[str]) -> list[str]:
        """The ids of the tables in one of these states at which nothing has happened since that time."""
        old = select(tables.c.id).where(tables.c.touched < time, tables.c.status.in_(statuses))
        return await self._ids(old.order_by(tables.c.touched))

    async def all_tables(self, status: str | None, limit: int) -> list[Laid]:
        """Tables of that status, or all, the last touched first."""
        chosen = rows(Table, tables) if status is None else rows(Table, tables).where(tables.c.status == status)
        return await self._laid(chosen.order_by(tables.c.touched.desc(), tables.c.id).limit(limit))

    async def unfinished(self, person: str) -> int:
        """How many tables a person owns whose game has not begun or still runs."""
        mine = (tables.c.owner == person, tables.c.status.in_(("open", "running")))
        async with self.reading() as connection:
            return await connection.scalar(select(func.count()).select_from(tables).where(*mine)) or 0

    async def delete_table(self, table: str) -> bool:
        """Remove a table and everything that belongs to it; whether there was one."""
        async with self.writing() as connection:
            await self._tell(connection, table)
            return (await connection.execute(delete(tables).where(tables.c.id == table))).rowcount > 0

    async def say(self, line: Said) -> Said:
        """Keep a line of chat; it comes back with its number."""
        async with self.writing() as connection:
            count = update(tables).where(tables.c.id == line.table).values(spoken=tables.c.spoken + 1)
            number = (await connection.execute(count.returning(tables.c.spoken))).scalar_one_or_none()
            if number is None:
                raise Gone(line.table)
            line = structs.replace(line, number=int(number))
            await connection.execute(insert(said), values(line))
            await self._tell(connection, line.table)
            return line

    async def said(self, table: str, limit: int) -> list[Said]:
        """The last lines of a table's chat, the newest last."""
        lines = rows(Said, said).where(said.c.table == table).order_by(said.c.number.desc()).limit(limit)
        return (await self._all(Said, lines))[::-1]

    async def clear_chat(self, table: str) -> None:
        """Forget what was said at a table; its numbers go on."""
        await self._change(delete(said).where(said.c.table == table))

    async def keep_answer(self, table: str, seq: int, seat: int, kind: str, body: bytes) -> None:
        """Keep what was worked out for a seat at that entry."""
        dialect: Any = postgresql if self.is_postgresql else sqlite
        kept = dialect.insert(answers).values(table=table, seq=seq, seat=seat, kind=kind, body=body)
        await self._change(kept.on_conflict_do_update(index_elements=list(answers.primary_key), set_={"body": body}))

    async def answer(self, table: str, seq: int, seat: int, kind: str) -> bytes | None:
        """What was kept for a seat at that entry."""
        column = answers.c
        mine = (column.table == table, column.seq == seq, column.seat == seat, column.kind == kind)
        async with self.reading() as connection:
            body: bytes | None = await connection.scalar(select(column.body).where(*mine))
            return body

    async def _replace(
        self, connection: AsyncConnection, table: Table, seats: Sequence[Seat], keys: Sequence[Key]
    ) -> None:
        changed = await connection.execute(update(tables).where(tables.c.id == table.id).values(values(table)))
        if not changed.rowcount:
            raise Gone(table.id)
        await connection.execute(delete(schema.seats).where(schema.seats.c.table == table.id))
        await self._seat(connection, seats, keys)
        await self._tell(connection, table.id)

    async def _seat(self, connection: AsyncConnection, seats: Sequence[Seat], keys: Sequence[Key]) -> None:
        if seats:
            await connection.execute(insert(schema.seats), [values(seat) for seat in seats])
        if keys:
            await connection.execute(insert(schema.keys), [values(key) for key in keys])

    async def _ids(self, statement: Select[Any]) -> list[str]:
        async with self.reading() as connection:
            return list(await connection.scalars(statement))

    async def _laid(self, statement: Select[Any]) -> list[Laid]:
        async with self.reading() as connection:
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
