"""Results of finished games, and the ratings that are made from them, each game once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import structs
from sqlalchemy import insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.server.kill_points import reached
from vesuvius.server.store.database import Database, columns, rows, values
from vesuvius.server.store.rows import Placing, Rating, Result
from vesuvius.server.store.schema import dailies, is_unsettled, persons, placings, ratings, results, tables

# From the ratings so far to those after the game; a player without one is not in the first.
Rate = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]


class Results(Database):
    """What came out of games."""

    async def unsettled(self, limit: int) -> list[str]:
        """The ids of tables whose game is over and whose result is not entered, the first to end first."""
        waiting = select(tables.c.id).where(is_unsettled)
        async with self.reading() as connection:
            return list(await connection.scalars(waiting.order_by(tables.c.touched, tables.c.id).limit(limit)))

    async def settle(
        self,
        table: str,
        result: Result | None,
        places: Sequence[Placing] = (),
        rate: Rate = dict,
        scores: bytes | None = None,
    ) -> bool:
        """Enter the result of a game, and the ratings that follow from it, all together and once; whether it was now.

        Without a result the game is only marked: it is nobody's. With scores it counts for the challenge of its day.
        """
        waits = (tables.c.id == table, is_unsettled)
        async with self.writing() as connection:
            if not (await connection.execute(update(tables).where(*waits).values(settled=True))).rowcount:
                return False
            if result is not None:
                await self._enter(connection, result, places, rate)
                if scores is not None:
                    await self._enter_daily(connection, result, places, scores)
            reached("result")
        reached("result")
        return True

    async def _enter(self, connection: AsyncConnection, result: Result, places: Sequence[Placing], rate: Rate) -> None:
        await connection.execute(insert(results), values(result))
        if result.pool is not None:
            players = {player_of(place) for place in places}
            known = await self._known(connection, result.game, result.pool, players)
            new = rate(known)
            places = [_with_rating(place, known, new) for place in places]
            await self._keep(connection, new)
        await connection.execute(insert(placings), [values(place) for place in places])

    async def _enter_daily(
        self, connection: AsyncConnection, result: Result, places: Sequence[Placing], scores: bytes
    ) -> None:
        for place in places:
            theirs = (dailies.c.table == result.table, dailies.c.person == place.person)
            facts = {"ended": result.ended, "place": place.place, "scores": scores}
            await connection.execute(update(dailies).where(*theirs).values(facts))

    async def _known(
        self, connection: AsyncConnection, game: str, pool: str, players: Collection[str]
    ) -> dict[str, Rating]:
        asked = (ratings.c.game == game, ratings.c.pool == pool, ratings.c.player.in_(players))
        found = await connection.execute(rows(Rating, ratings).where(*asked))
        return {rating.player: rating for rating in (Rating(*row) for row in found)}

    async def _keep(self, connection: AsyncConnection, new: Mapping[str, Rating]) -> None:
        dialect: Any = postgresql if self.is_postgresql else sqlite
        for rating in new.values():
            facts = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
            upsert = dialect.insert(ratings).values(values(rating))
            await connection.execute(upsert.on_conflict_do_update(index_elements=list(ratings.primary_key), set_=facts))

    async def results_of(self, person: str) -> list[tuple[Result, list[Placing]]]:
        """The results of all games of a person, the newest first."""
        mine = select(placings.c.table).where(placings.c.person == person)
        asked = (
            select(*columns(Result, results), *columns(Placing, placings))
            .join(placings, placings.c.table == results.c.table)
            .where(results.c.table.in_(mine))
            .order_by(results.c.ended.desc(), results.c.table, placings.c.seat)
        )
        width = len(Result.__struct_fields__)
        async with self.reading() as connection:
            found = [(Result(*row[:width]), Placing(*row[width:])) for row in await connection.execute(asked)]
        games = groupby(found, key=lambda pair: pair[0])
        return [(result, [place for _, place in pairs]) for result, pairs in games]

    async def ratings_of(self, players: Collection[str]) -> list[Rating]:
        """The ratings of these players, in all games and pools."""
        mine = rows(Rating, ratings).where(ratings.c.player.in_(players))
        return await self._all(Rating, mine.order_by(ratings.c.game, ratings.c.pool, ratings.c.player))

    async def names_of(self, people: Collection[str]) -> dict[str, str]:
        """The names of people, by their ids."""
        async with self.reading() as connection:
            asked = select(persons.c.id, persons.c.name).where(persons.c.id.in_(people))
            return {row.id: row.name for row in await connection.execute(asked)}

    async def still_there(self, names: Collection[str]) -> set[str]:
        """Those of these tables that have not been deleted."""
        async with self.reading() as connection:
            return set(await connection.scalars(select(tables.c.id).where(tables.c.id.in_(names))))


def player_of(place: Placing) -> str:
    """Under what a seat is rated."""
    return place.person or place.bot or ""


def _with_rating(place: Placing, known: Mapping[str, Rating], new: Mapping[str, Rating]) -> Placing:
    before, after = known.get(player_of(place)), new[player_of(place)]
    return structs.replace(place, before=None if before is None else before.mu, after=after.mu)
