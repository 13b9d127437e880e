"""Persons: their names, languages, and what is forgotten with them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, insert, or_, select, tuple_, update

from vesuvius.server.store.database import Repository, rows, values
from vesuvius.server.store.rows import Key, Person
from vesuvius.server.store.schema import keys, persons, placings, plans, ratings, said, seats, tables


class PeopleRepository(Repository):
    """Persons by their ids."""

    async def add(self, person: Person, key: Key) -> None:
        """Add a person and the first key."""
        async with self._database.writing() as connection:
            await connection.execute(insert(persons), values(person))
            await connection.execute(insert(keys), values(key))

    async def find(self, person: str) -> Person | None:
        """The person with that id."""
        return await self._database.first(Person, rows(Person, persons).where(persons.c.id == person))

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """The names of people, by their ids."""
        async with self._database.reading() as connection:
            asked = select(persons.c.id, persons.c.name).where(persons.c.id.in_(people))
            return {row.id: row.name for row in await connection.execute(asked)}

    async def search(self, text: str, limit: int) -> list[Person]:
        """The person with that id, and people in whose names the text is, the newest first."""
        name = persons.c.name.icontains(text, autoescape=True)
        found = rows(Person, persons).where(or_(persons.c.id == text, name))
        order = (persons.c.id != text, persons.c.created.desc(), persons.c.id)
        return await self._database.all(Person, found.order_by(*order).limit(limit))

    async def rename(self, person: str, name: str) -> bool:
        """Give a person another name."""
        return await self._set(person, name=name)

    async def set_language(self, person: str, language: str) -> bool:
        """Speak another language with a person."""
        return await self._set(person, language=language)

    async def erase(self, person: str) -> bool:
        """Forget a person: keys, codes, ratings, tries at puzzles and challenges, branches and subscriptions go.

        So does what the person has planned. Seats, results and chat stay without name, person and text.
        """
        async with self._database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.owner == person).values(owner=None))
            own = select(seats.c.table, seats.c.seat).where(seats.c.person == person)
            await connection.execute(delete(plans).where(tuple_(plans.c.table, plans.c.seat).in_(own)))
            await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
            await connection.execute(update(placings).where(placings.c.person == person).values(person=None))
            await connection.execute(delete(ratings).where(ratings.c.player == person))
            await connection.execute(update(said).where(said.c.person == person).values(person=None, text=""))
            return (await connection.execute(delete(persons).where(persons.c.id == person))).rowcount > 0

    async def _set(self, person: str, **facts: Any) -> bool:
        return await self._database.change(update(persons).where(persons.c.id == person).values(facts)) > 0
