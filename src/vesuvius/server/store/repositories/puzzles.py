"""First tries at puzzles, each of which counts once for the ratings."""

from __future__ import annotations

from sqlalchemy import Integer, cast, func, select

from vesuvius.server.store.database import Repository, rows, values
from vesuvius.server.store.repositories.ratings import Rate, read_ratings, write_ratings
from vesuvius.server.store.rows import Try
from vesuvius.server.store.schema import tries


class PuzzlesRepository(Repository):
    """Who has tried which puzzle."""

    async def add_try(self, tried: Try, game: str, pool: str, rate: Rate) -> bool:
        """Enter a person's first try at a puzzle and the new ratings of both; returns whether it was the first."""
        new = self._database.insert(tries).values(values(tried))
        first = new.on_conflict_do_nothing().returning(tries.c.puzzle)
        async with self._database.writing() as connection:
            if (await connection.execute(first)).first() is None:
                return False
            known = await read_ratings(connection, game, pool, [tried.person, tried.puzzle])
            await write_ratings(self._database, connection, rate(known))
        return True

    async def tries(self, person: str) -> dict[str, bool]:
        """The puzzles that a person has tried, and whether the first try solved them."""
        mine = rows(Try, tries).where(tries.c.person == person).order_by(tries.c.at, tries.c.puzzle)
        return {each.puzzle: each.solved for each in await self._database.all(Try, mine)}

    async def count(self, puzzle: str) -> tuple[int, int]:
        """How many people have tried a puzzle, and how many solved it at the first try."""
        solved = func.coalesce(func.sum(cast(tries.c.solved, Integer)), 0)
        async with self._database.reading() as connection:
            found = await connection.execute(select(func.count(), solved).where(tries.c.puzzle == puzzle))
            count, right = found.one()
        return int(count), int(right)
