"""Challenges of the day: who has taken one up, how they came out, and the secret that the deals are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from vesuvius.server.store.database import rows, values
from vesuvius.server.store.parts.tables import Tables
from vesuvius.server.store.rows import Daily, Entry, Seat, Table
from vesuvius.server.store.schema import dailies, entries, persons, secrets


class Dailies(Tables):
    """What people make of the challenges."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The server's own secret of that name; the fresh one where there is none yet."""
        dialect: Any = postgresql if self.is_postgresql else sqlite
        async with self.writing() as connection:
            await connection.execute(dialect.insert(secrets).values(name=name, value=fresh).on_conflict_do_nothing())
            return bytes((await connection.execute(select(secrets.c.value).where(secrets.c.name == name))).scalar_one())

    async def begin_daily(self, daily: Daily, table: Table, seats: Sequence[Seat], entry: Entry) -> bool:
        """Enter somebody's one try, with its table and the first entry there; False where they have had it."""
        dialect: Any = postgresql if self.is_postgresql else sqlite
        first = dialect.insert(dailies).values(values(daily)).on_conflict_do_nothing().returning(dailies.c.person)
        async with self.writing() as connection:
            if (await connection.execute(first)).first() is None:
                return False
            await self._add(connection, table, seats)
            await connection.execute(insert(entries), values(entry))
        return True

    async def daily_of(self, game: str, day: str, person: str) -> Daily | None:
        """What somebody has made of a day's challenge; None where they have not taken it up."""
        mine = rows(Daily, dailies).where(dailies.c.game == game, dailies.c.day == day, dailies.c.person == person)
        return await self._first(Daily, mine)

    async def dailies_on(self, game: str, day: str) -> list[tuple[Daily, str]]:
        """All that have taken up a day's challenge, and their names; the first to end first."""
        asked = (
            rows(Daily, dailies)
            .add_columns(persons.c.name)
            .join(persons, persons.c.id == dailies.c.person)
            .where(dailies.c.game == game, dailies.c.day == day)
            .order_by(dailies.c.ended, dailies.c.person)
        )
        async with self.reading() as connection:
            return [(Daily(*row[:-1]), row[-1]) for row in await connection.execute(asked)]

    async def days_finished(self, game: str, person: str) -> list[str]:
        """The days whose challenge somebody has finished, the last first."""
        mine = (dailies.c.game == game, dailies.c.person == person, dailies.c.ended.is_not(None))
        async with self.reading() as connection:
            return list(await connection.scalars(select(dailies.c.day).where(*mine).order_by(dailies.c.day.desc())))

    async def days_beside(self, game: str, day: str, last: str) -> tuple[str | None, str | None]:
        """The nearest days before and after that one, up to the last, on which anybody took up the challenge."""
        async with self.reading() as connection:
            before = select(func.max(dailies.c.day)).where(dailies.c.game == game, dailies.c.day < day)
            later = (dailies.c.game == game, dailies.c.day > day, dailies.c.day <= last)
            after = select(func.min(dailies.c.day)).where(*later)
            return await connection.scalar(before), await connection.scalar(after)
