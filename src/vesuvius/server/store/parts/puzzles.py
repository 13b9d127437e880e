"""First tries at puzzles, and the ratings that are made from them, each try once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Integer, cast, func, select
from sqlalchemy.dialects import postgresql, sqlite

from vesuvius.server.store.database import rows, values
from vesuvius.server.store.parts.results import Rate, Results
from vesuvius.server.store.rows import Try
from vesuvius.server.store.schema import tries


class Puzzles(Results):
    """What people make of puzzles."""

    async def enter_try(self, tried: Try, game: str, pool: str, rate: Rate) -> bool:
        """Enter a person's first try at a puzzle and what it makes of both ratings; whether it was the first."""
        dialect: Any = postgresql if self.is_postgresql else sqlite
        first = dialect.insert(tries).values(values(tried)).on_conflict_do_nothing().returning(tries.c.puzzle)
        async with self.writing() as connection:
            if (await connection.execute(first)).first() is None:
                return False
            known = await self._known(connection, game, pool, [tried.person, tried.puzzle])
            await self._keep(connection, rate(known))
        return True

    async def tries_of(self, person: str) -> dict[str, bool]:
        """The puzzles that a person has tried, and whether the first try solved them."""
        mine = rows(Try, tries).where(tries.c.person == person).order_by(tries.c.at, tries.c.puzzle)
        return {each.puzzle: each.solved for each in await self._all(Try, mine)}

    async def tried(self, puzzle: str) -> tuple[int, int]:
        """How many people have tried a puzzle, and how many solved it at the first try."""
        solved = func.coalesce(func.sum(cast(tries.c.solved, Integer)), 0)
        async with self.reading() as connection:
            found = await connection.execute(select(func.count(), solved).where(tries.c.puzzle == puzzle))
            count, right = found.one()
        return int(count), int(right)
