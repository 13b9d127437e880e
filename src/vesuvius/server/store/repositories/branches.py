"""Branches of finished games, each of one person."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, or_, select, update

from vesuvius.server.store.database import Repository, rows, values
from vesuvius.server.store.errors import TableGone
from vesuvius.server.store.rows import Branch
from vesuvius.server.store.schema import branches, persons, tables


class BranchesRepository(Repository):
    """What people have tried from finished games on."""

    async def add(self, branch: Branch, most: int) -> bool:
        """Add a branch; False if the person already has `most` of this table. Gone if there is no such table."""
        mine = (branches.c.table == branch.table, branches.c.person == branch.person)
        async with self._database.writing() as connection:
            # The locks make two that come at once count one after the other.
            owner = select(persons.c.id).where(persons.c.id == branch.person).with_for_update()
            game = select(tables.c.id).where(tables.c.id == branch.table).with_for_update()
            if await connection.scalar(owner) is None or await connection.scalar(game) is None:
                raise TableGone(branch.table)
            count = await connection.scalar(select(func.count()).select_from(branches).where(*mine))
            if (count or 0) >= most:
                return False
            await connection.execute(insert(branches), values(branch))
            return True

    async def at(self, table: str, person: str | None, limit: int) -> list[tuple[Branch, str]]:
        """The branches of a game that a person may see, with their authors' names; the person's own come first."""
        lock_file = branches.c.person == (person or "")
        shown = rows(Branch, branches).add_columns(persons.c.name).join(persons, persons.c.id == branches.c.person)
        shown = shown.where(branches.c.table == table, or_(lock_file, branches.c.shared))
        order = (lock_file.desc(), branches.c.since, branches.c.created, branches.c.id)
        async with self._database.reading() as connection:
            found = await connection.execute(shown.order_by(*order).limit(limit))
            return [(Branch(*row[:-1]), row[-1]) for row in found]

    async def find(self, branch: str) -> Branch | None:
        """The branch with that id."""
        return await self._database.first(Branch, rows(Branch, branches).where(branches.c.id == branch))

    async def save(self, branch: Branch) -> bool:
        """Replace a branch; returns whether there was one."""
        return (
            await self._database.change(update(branches).where(branches.c.id == branch.id).values(values(branch))) > 0
        )

    async def delete(self, branch: str) -> bool:
        """Delete a branch; returns whether there was one."""
        return await self._database.change(delete(branches).where(branches.c.id == branch)) > 0
