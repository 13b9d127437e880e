"""Persons, the keys that open them or a seat, one-time codes, and where they want to be told of their turn."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.server.store.database import Database, columns, rows, values
from vesuvius.server.store.rows import Code, Key, Person, Subscription
from vesuvius.server.store.schema import codes, keys, persons, placings, ratings, said, seats, subscriptions, tables


class People(Database):
    """Everything that belongs to a person."""

    async def add_person(self, person: Person, key: Key) -> None:
        """A new person and the first key."""
        async with self.writing() as connection:
            await connection.execute(insert(persons), values(person))
            await connection.execute(insert(keys), values(key))

    async def person(self, person: str) -> Person | None:
        """The person of that id."""
        return await self._first(Person, rows(Person, persons).where(persons.c.id == person))

    async def rename_person(self, person: str, name: str) -> bool:
        """Give a person another name."""
        return await self._set(person, name=name)

    async def set_language(self, person: str, language: str) -> bool:
        """Speak another language with a person."""
        return await self._set(person, language=language)

    async def erase_person(self, person: str) -> bool:
        """Forget a person: keys, codes, ratings, tries at puzzles and challenges, branches and subscriptions go.

        Seats, results and chat stay without name, person and text.
        """
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.owner == person).values(owner=None))
            await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
            await connection.execute(update(placings).where(placings.c.person == person).values(person=None))
            await connection.execute(delete(ratings).where(ratings.c.player == person))
            await connection.execute(update(said).where(said.c.person == person).values(person=None, text=""))
            return (await connection.execute(delete(persons).where(persons.c.id == person))).rowcount > 0

    async def key(self, key: str) -> Key | None:
        """The key of that id."""
        return await self._first(Key, rows(Key, keys).where(keys.c.id == key))

    async def keys_of(self, person: str) -> list[Key]:
        """The keys that open a person, oldest first."""
        return await self._all(Key, rows(Key, keys).where(keys.c.person == person).order_by(keys.c.created, keys.c.id))

    async def revoke_key(self, key: str) -> bool:
        """End a key; whether there was one."""
        return await self._change(delete(keys).where(keys.c.id == key)) > 0

    async def add_code(self, code: Code) -> None:
        """A new one-time code; those that ran out are cleared away."""
        async with self.writing() as connection:
            await connection.execute(delete(codes).where(codes.c.expires <= self.clock()))
            await connection.execute(insert(codes), values(code))

    async def take_code(self, hashed: bytes, now: float, key: Key | None = None) -> Code | None:
        """Use a code up; None where it is unknown, used or too old.

        A key that comes with it becomes the person's in the same breath, and ends the key that asked for the code where
        the code moves the person: nobody is ever left without one.
        """
        async with self.writing() as connection:
            taken = delete(codes).where(codes.c.hash == hashed).returning(*columns(Code, codes))
            row = (await connection.execute(taken)).first()
            code = None if row is None else Code(*row)
            if code is None or code.expires <= now:
                return None
            if key is not None:
                await self._hand_over(connection, code, key)
            return code

    async def _hand_over(self, connection: AsyncConnection, code: Code, key: Key) -> None:
        await connection.execute(insert(keys), values(key) | {"person": code.person})
        if code.moves:
            await connection.execute(delete(keys).where(keys.c.id == code.key))

    async def subscribe(self, person: str, kind: str, body: bytes) -> int:
        """Tell the person of their turn there too; the id of the subscription, the same for the same one again."""
        same = (subscriptions.c.person == person, subscriptions.c.kind == kind, subscriptions.c.body == body)
        async with self.writing() as connection:
            known = await connection.scalar(select(subscriptions.c.id).where(*same))
            if known is not None:
                return int(known)
            new = insert(subscriptions).values(person=person, kind=kind, body=body)
            return int((await connection.execute(new.returning(subscriptions.c.id))).scalar_one())

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Where a person wants to be told."""
        mine = rows(Subscription, subscriptions).where(subscriptions.c.person == person)
        return await self._all(Subscription, mine.order_by(subscriptions.c.id))

    async def subscription(self, subscription: int) -> Subscription | None:
        """The subscription of that id."""
        named = subscriptions.c.id == subscription
        return await self._first(Subscription, rows(Subscription, subscriptions).where(named))

    async def change_subscription(self, subscription: int, body: bytes) -> bool:
        """Put another body in place of a subscription's; whether there was one."""
        return await self._change(update(subscriptions).where(subscriptions.c.id == subscription).values(body=body)) > 0

    async def unsubscribe(self, subscription: int) -> bool:
        """End a subscription; whether there was one."""
        return await self._change(delete(subscriptions).where(subscriptions.c.id == subscription)) > 0

    async def _set(self, person: str, **facts: Any) -> bool:
        return await self._change(update(persons).where(persons.c.id == person).values(facts)) > 0
