"""Hints and reviews that were worked out once and are kept with their table."""

from __future__ import annotations

from sqlalchemy import select

from vesuvius.server.store.database import Repository
from vesuvius.server.store.schema import answers


class AnswersRepository(Repository):
    """What was worked out for a seat at an entry, by kind."""

    async def save(self, table: str, seq: int, seat: int, kind: str, body: bytes) -> None:
        """Keep an answer; a newer one replaces it."""
        new = self._database.insert(answers).values(table=table, seq=seq, seat=seat, kind=kind, body=body)
        upsert = new.on_conflict_do_update(index_elements=list(answers.primary_key), set_={"body": body})
        await self._database.change(upsert)

    async def find(self, table: str, seq: int, seat: int, kind: str) -> bytes | None:
        """The answer that was kept."""
        column = answers.c
        mine = (column.table == table, column.seq == seq, column.seat == seat, column.kind == kind)
        async with self._database.reading() as connection:
            body: bytes | None = await connection.scalar(select(column.body).where(*mine))
            return body
