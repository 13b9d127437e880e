"""Branches of finished games, each of one person."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, or_, select, update

from vesuvius.server.store.database import Database, rows, values
from vesuvius.server.store.errors import Gone
from vesuvius.server.store.rows import Branch
from vesuvius.server.store.schema import branches, persons, tables


class Branches(Database):
    """What people have tried from finished games on."""

    async def add_branch(self, branch: Branch, most: int) -> bool:
        """Keep a new branch; False where the person has so many of this table. Gone where there is no such table."""
        mine = (branches.c.table == branch.table, branches.c.person == branch.person)
        async with self.writing() as connection:
            # Two that come at once are counted one after the other.
            owner = select(persons.c.id).where(persons.c.id == branch.person).with_for_update()
            begun = select(tables.c.id).where(tables.c.id == branch.table).with_for_update()
            if await connection.scalar(owner) is None or await connection.scalar(begun) is None:
                raise Gone(branch.table)
            count = await connection.scalar(select(func.count()).select_from(branches).where(*mine))
            if (count or 0) >= most:
                return False
            await connection.execute(insert(branches), values(branch))
            return True

    async def branches_at(self, table: str, person: str | None, limit: int) -> list[tuple[Branch, str]]:
        """The branches of a game that a person may see, with the names of those who made them: the own ones first."""
        own = branches.c.person == (person or "")
        shown = rows(Branch, branches).add_columns(persons.c.name).join(persons, persons.c.id == branches.c.person)
        shown = shown.where(branches.c.table == table, or_(own, branches.c.shared))
        order = (own.desc(), branches.c.since, branches.c.created, branches.c.id)
        async with self.reading() as connection:
            found = await connection.execute(shown.order_by(*order).limit(limit))
            return [(Branch(*row[:-1]), row[-1]) for row in found]

    async def branch(self, branch: str) -> Branch | None:
        """The branch of that id."""
        return await self._first(Branch, rows(Branch, branches).where(branches.c.id == branch))

    async def change_branch(self, branch: Branch) -> bool:
        """Put a branch in place of what it was; whether there was one."""
        return await self._change(update(branches).where(branches.c.id == branch.id).values(values(branch))) > 0

    async def delete_branch(self, branch: str) -> bool:
        """Remove a branch; whether there was one."""
        return await self._change(delete(branches).where(branches.c.id == branch)) > 0
