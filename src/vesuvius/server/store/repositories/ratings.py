"""How strong players are: people, bots and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.server.store.database import Database, Repository, rows, values
from vesuvius.server.store.rows import Rating
from vesuvius.server.store.schema import ratings

# From the ratings so far to those after the game; a player without one is not in the first.
Rate = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]


class RatingsRepository(Repository):
    """Ratings by game, pool and player. They change together with a result, in its transaction."""

    async def of(self, players: Collection[str]) -> list[Rating]:
        """The ratings of these players, in all games and pools."""
        mine = rows(Rating, ratings).where(ratings.c.player.in_(players))
        return await self._database.all(Rating, mine.order_by(ratings.c.game, ratings.c.pool, ratings.c.player))


async def read_ratings(
    connection: AsyncConnection, game: str, pool: str, players: Collection[str]
) -> dict[str, Rating]:
    """The ratings of these players at a game, by player, as this transaction sees them."""
    asked = (ratings.c.game == game, ratings.c.pool == pool, ratings.c.player.in_(players))
    found = await connection.execute(rows(Rating, ratings).where(*asked))
    return {rating.player: rating for rating in (Rating(*row) for row in found)}


async def write_ratings(database: Database, connection: AsyncConnection, new: Mapping[str, Rating]) -> None:
    """Replace ratings within this transaction."""
    for rating in new.values():
        facts = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        upsert = database.insert(ratings).values(values(rating))
        await connection.execute(upsert.on_conflict_do_update(index_elements=list(ratings.primary_key), set_=facts))
