"""Results of finished games; each game counts once for the ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import structs
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.server.kill_points import reached
from vesuvius.server.store.database import Repository, columns, values
from vesuvius.server.store.repositories.ratings import Rate, read_ratings, write_ratings
from vesuvius.server.store.rows import Placing, Rating, Result
from vesuvius.server.store.schema import dailies, is_unsettled, placings, results, tables


class ResultsRepository(Repository):
    """How games came out."""

    async def unsettled(self, limit: int) -> list[str]:
        """The ids of tables whose game is over and whose result is not entered, the first to end first."""
        waiting = select(tables.c.id).where(is_unsettled)
        return await self._database.scalars(waiting.order_by(tables.c.touched, tables.c.id).limit(limit))

    async def settle(
        self,
        table: str,
        result: Result | None,
        places: Sequence[Placing] = (),
        rate: Rate = dict,
        scores: bytes | None = None,
    ) -> bool:
        """Enter the result of a game and the new ratings together, once; returns whether it was done now.

        Without a result the game is only marked as settled. With scores it counts for the challenge of its day.
        """
        waits = (tables.c.id == table, is_unsettled)
        async with self._database.writing() as connection:
            if not (await connection.execute(update(tables).where(*waits).values(settled=True))).rowcount:
                return False
            if result is not None:
                await self._enter(connection, result, places, rate)
                if scores is not None:
                    await _enter_daily(connection, result, places, scores)
            reached("result")
        reached("result")
        return True

    async def of(self, person: str) -> list[tuple[Result, list[Placing]]]:
        """The results of all games of a person, the newest first."""
        mine = select(placings.c.table).where(placings.c.person == person)
        asked = (
            select(*columns(Result, results), *columns(Placing, placings))
            .join(placings, placings.c.table == results.c.table)
            .where(results.c.table.in_(mine))
            .order_by(results.c.ended.desc(), results.c.table, placings.c.seat)
        )
        width = len(Result.__struct_fields__)
        async with self._database.reading() as connection:
            found = [(Result(*row[:width]), Placing(*row[width:])) for row in await connection.execute(asked)]
        games = groupby(found, key=lambda pair: pair[0])
        return [(result, [place for _, place in pairs]) for result, pairs in games]

    async def _enter(self, connection: AsyncConnection, result: Result, places: Sequence[Placing], rate: Rate) -> None:
        await connection.execute(insert(results), values(result))
        if result.pool is not None:
            known = await read_ratings(connection, result.game, result.pool, {each.player for each in places})
            new = rate(known)
            places = [_with_rating(place, known, new) for place in places]
            await write_ratings(self._database, connection, new)
        await connection.execute(insert(placings), [values(place) for place in places])


async def _enter_daily(connection: AsyncConnection, result: Result, places: Sequence[Placing], scores: bytes) -> None:
    for place in places:
        theirs = (dailies.c.table == result.table, dailies.c.person == place.person)
        facts = {"ended": result.ended, "place": place.place, "scores": scores}
        await connection.execute(update(dailies).where(*theirs).values(facts))


def _with_rating(place: Placing, known: Mapping[str, Rating], new: Mapping[str, Rating]) -> Placing:
    before, after = known.get(place.player), new[place.player]
    return structs.replace(place, before=None if before is None else before.mu, after=after.mu)
