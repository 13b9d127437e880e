"""Where people want to be told of their turn."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from vesuvius.server.store.database import Repository, rows
from vesuvius.server.store.rows import Subscription
from vesuvius.server.store.schema import subscriptions


class SubscriptionsRepository(Repository):
    """Subscriptions by their ids."""

    async def add(self, person: str, kind: str, body: bytes) -> int:
        """Add a subscription; returns its id. Adding the same one again gives the same id."""
        same = (subscriptions.c.person == person, subscriptions.c.kind == kind, subscriptions.c.body == body)
        async with self._database.writing() as connection:
            known = await connection.scalar(select(subscriptions.c.id).where(*same))
            if known is not None:
                return int(known)
            new = insert(subscriptions).values(person=person, kind=kind, body=body)
            return int((await connection.execute(new.returning(subscriptions.c.id))).scalar_one())

    async def of(self, person: str) -> list[Subscription]:
        """The subscriptions of a person."""
        mine = rows(Subscription, subscriptions).where(subscriptions.c.person == person)
        return await self._database.all(Subscription, mine.order_by(subscriptions.c.id))

    async def find(self, subscription: int) -> Subscription | None:
        """The subscription with that id."""
        named = subscriptions.c.id == subscription
        return await self._database.first(Subscription, rows(Subscription, subscriptions).where(named))

    async def change(self, subscription: int, body: bytes) -> bool:
        """Replace the body of a subscription; returns whether there was one."""
        named = subscriptions.c.id == subscription
        return await self._database.change(update(subscriptions).where(named).values(body=body)) > 0

    async def delete(self, subscription: int) -> bool:
        """End a subscription; returns whether there was one."""
        return await self._database.change(delete(subscriptions).where(subscriptions.c.id == subscription)) > 0
