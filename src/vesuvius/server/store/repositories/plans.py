"""What people have planned to play next."""

from __future__ import annotations

from vesuvius.server.store.database import Repository, rows, values
from vesuvius.server.store.rows import Plan
from vesuvius.server.store.schema import plans


class PlansRepository(Repository):
    """The newest plan of each seat, private to its person."""

    async def save(self, plan: Plan) -> None:
        """Keep a plan; it replaces the one that the seat had."""
        upsert = self._database.insert(plans).values(values(plan))
        changed = {"since": plan.since, "tokens": plan.tokens}
        await self._database.change(upsert.on_conflict_do_update(index_elements=list(plans.primary_key), set_=changed))

    async def of(self, table: str) -> list[Plan]:
        """The plans at a table."""
        return await self._database.all(Plan, rows(Plan, plans).where(plans.c.table == table))
