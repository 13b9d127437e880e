"""All that is stored about one person, whatever table it's in."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, Table, func, or_, select, update

from vesuvius.server.store.database import Repository
from vesuvius.server.store.schema import bans, keys, metadata, persons, plans, ratings, seats, tables

# What would open something, or tell what is hidden in a game; and what is the same for everybody at a table.
UNTOLD = {
    "keys": {"hash"},
    "codes": {"hash"},
    "tables": {"invite", "settings", "header", "outcome"},
}
# Bytes that hold JSON.
JSON = frozenset({"body", "moves", "scores", "tokens"})

Rows = list[dict[str, Any]]


def columns_that_name_people() -> list[Column[Any]]:
    """Every column that names a person, by a foreign key or as a player."""
    named = [key.parent for table in metadata.sorted_tables for key in table.foreign_keys if key.column is persons.c.id]
    return [*named, ratings.c.player]


class PersonalRepository(Repository):
    """What is stored about persons, and when they were last here."""

    async def everything(self, person: str) -> dict[str, Rows]:
        """The rows that name a person, by table, without what nobody may be told."""
        found: dict[str, Rows] = {"persons": await self._rows(persons, persons.c.id == person)}
        for column in columns_that_name_people():
            found[column.table.name] = await self._rows(column.table, column == person)
        sits = select(seats.c.seat).where(seats.c.table == plans.c.table, seats.c.seat == plans.c.seat)
        found["plans"] = await self._rows(plans, sits.where(seats.c.person == person).exists())
        found["bans"] = await self._rows(bans, (bans.c.kind == "person") & (bans.c.value == person))
        return found

    async def _rows(self, table: Table, condition: Any) -> Rows:
        told = [column for column in table.c if column.name not in UNTOLD.get(table.name, ())]
        statement = select(*told).where(condition).order_by(*table.primary_key)
        async with self._database.reading() as connection:
            rows = await connection.execute(statement)
            return [{name: _told(name, value) for name, value in row._mapping.items()} for row in rows]

    async def note_seen(self, people: set[str], now: float) -> None:
        """These people were here."""
        if people:
            await self._database.change(update(persons).where(persons.c.id.in_(people)).values(seen=now))

    async def unseen_since(self, time: float, limit: int) -> list[str]:
        """People who haven't been here since then: no visit, no new key, and no move at any of their tables."""
        sits = select(seats.c.table).where(seats.c.person == persons.c.id).correlate(persons)
        theirs = or_(tables.c.owner == persons.c.id, tables.c.id.in_(sits))
        last_table = select(func.max(tables.c.touched)).where(theirs).correlate(persons).scalar_subquery()
        last_key = select(func.max(keys.c.created)).where(keys.c.person == persons.c.id).scalar_subquery()
        gone = (func.coalesce(last_table, 0.0) < time, func.coalesce(last_key, 0.0) < time)
        return await self._database.scalars(select(persons.c.id).where(persons.c.seen < time, *gone).limit(limit))


def _told(name: str, value: Any) -> Any:
    if isinstance(value, bytes):
        return msgspec.json.decode(value) if name in JSON else value.hex()
    return value
