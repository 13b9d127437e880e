"""Challenges of the day: who has taken one up, how they came out, and the secret that the deals are drawn with."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, insert, select

from vesuvius.server.store.database import Repository, rows, values
from vesuvius.server.store.repositories.tables import insert_table
from vesuvius.server.store.rows import Daily, Entry, Seat, Table
from vesuvius.server.store.schema import dailies, entries, persons, secrets


class DailyTriesRepository(Repository):
    """Everybody's one try at each day's challenge."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The server's own secret of that name; the fresh one if there is none yet."""
        new = self._database.insert(secrets).values(name=name, value=fresh)
        async with self._database.writing() as connection:
            await connection.execute(new.on_conflict_do_nothing())
            return bytes((await connection.execute(select(secrets.c.value).where(secrets.c.name == name))).scalar_one())

    async def begin(self, daily: Daily, table: Table, seats: Sequence[Seat], entry: Entry) -> bool:
        """Enter somebody's one try, with its table and the first entry there; False if they have had it."""
        new = self._database.insert(dailies).values(values(daily))
        first = new.on_conflict_do_nothing().returning(dailies.c.person)
        async with self._database.writing() as connection:
            if (await connection.execute(first)).first() is None:
                return False
            await insert_table(connection, table, seats)
            await connection.execute(insert(entries), values(entry))
        return True

    async def find(self, game: str, day: str, person: str) -> Daily | None:
        """A person's try at a day's challenge; None if they have not taken it up."""
        mine = rows(Daily, dailies).where(dailies.c.game == game, dailies.c.day == day, dailies.c.person == person)
        return await self._database.first(Daily, mine)

    async def on(self, game: str, day: str) -> list[tuple[Daily, str]]:
        """All tries at a day's challenge, with the players' names; the first to end first."""
        asked = (
            rows(Daily, dailies)
            .add_columns(persons.c.name)
            .join(persons, persons.c.id == dailies.c.person)
            .where(dailies.c.game == game, dailies.c.day == day)
            .order_by(dailies.c.ended, dailies.c.person)
        )
        async with self._database.reading() as connection:
            return [(Daily(*row[:-1]), row[-1]) for row in await connection.execute(asked)]

    async def days_finished(self, game: str, person: str) -> list[str]:
        """The days whose challenge somebody has finished, the last first."""
        mine = (dailies.c.game == game, dailies.c.person == person, dailies.c.ended.is_not(None))
        return await self._database.scalars(select(dailies.c.day).where(*mine).order_by(dailies.c.day.desc()))

    async def days_finished_by_game(self, person: str) -> dict[str, list[str]]:
        """The days whose challenge somebody has finished, by game, each game's first day first."""
        mine = (dailies.c.person == person, dailies.c.ended.is_not(None))
        asked = select(dailies.c.game, dailies.c.day).where(*mine).order_by(dailies.c.game, dailies.c.day)
        found: dict[str, list[str]] = {}
        async with self._database.reading() as connection:
            for game, day in await connection.execute(asked):
                found.setdefault(game, []).append(day)
        return found

    async def days_beside(self, game: str, day: str, last: str) -> tuple[str | None, str | None]:
        """The nearest days before and after that one, up to the last, on which anybody took up the challenge."""
        async with self._database.reading() as connection:
            before = select(func.max(dailies.c.day)).where(dailies.c.game == game, dailies.c.day < day)
            later = (dailies.c.game == game, dailies.c.day > day, dailies.c.day <= last)
            after = select(func.min(dailies.c.day)).where(*later)
            return await connection.scalar(before), await connection.scalar(after)
