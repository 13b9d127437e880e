"""A group of entries is written into PostgreSQL by one statement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, bindparam, cast, func, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.server.kill_points import reached
from vesuvius.server.store.database import CHANNEL
from vesuvius.server.store.errors import StoreDown, Unsure, lost_as
from vesuvius.server.store.journal.group import COLUMN_TYPES, ENDING, STANDING, PendingEntry, WriteResult
from vesuvius.server.store.schema import entries, tables


class PostgresqlWriter:
    """One statement for the whole group, which also tells those who listen."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._statement = _whole_group()

    async def write(self, group: Sequence[PendingEntry]) -> list[WriteResult]:
        """Write the group."""
        facts: list[list[Any]] = [list(column) for column in zip(*(pending.facts() for pending in group), strict=True)]
        with lost_as(StoreDown):
            async with self._engine.connect() as connection:
                found = await connection.execute(self._statement, dict(zip(COLUMN_TYPES, facts, strict=True)))
                reached("after-insert")
                written = {row.id for row in found}
                names = [pending.entry.table for pending in group]
                known = written
                if len(written) < len(group):
                    known = set(await connection.scalars(select(tables.c.id).where(tables.c.id.in_(names))))
                reached("before-commit")
                with lost_as(Unsure):
                    await connection.commit()
        reached("after-commit")
        return [
            WriteResult.WRITTEN if name in written else WriteResult.TAKEN if name in known else WriteResult.GONE
            for name in names
        ]

    async def close(self) -> None:
        """The connections are the engine's."""


def _whole_group() -> Select[Any]:
    arrays = [cast(bindparam(name, type_=ARRAY(kind)), ARRAY(kind)) for name, kind in COLUMN_TYPES.items()]
    given = select(func.unnest(*arrays).table_valued(*COLUMN_TYPES, name="given").render_derived()).cte("waiting")
    chosen = select(*(given.c[column.name] for column in entries.c)).join(tables, tables.c.id == given.c.table)
    new = postgresql.insert(entries).from_select(list(entries.c), chosen.where(tables.c.seq < given.c.seq))
    entered = new.on_conflict_do_nothing().returning(entries.c.table).cte("entered")
    standing = {name: given.c[name] for name in (*STANDING, *ENDING)} | {"touched": given.c.at}
    moved = update(tables).values(standing).where(tables.c.id == given.c.table, given.c.table == entered.c.table)
    changed = moved.returning(tables.c.id).cte("changed")
    return select(changed.c.id, func.pg_notify(CHANNEL, changed.c.id))
