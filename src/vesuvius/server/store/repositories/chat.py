"""What was said at tables."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import delete, insert, update

from vesuvius.server.store.database import Repository, rows, values
from vesuvius.server.store.errors import TableGone
from vesuvius.server.store.rows import ChatLine
from vesuvius.server.store.schema import said, tables


class ChatRepository(Repository):
    """The lines of all tables' chats."""

    async def add(self, line: ChatLine) -> ChatLine:
        """Add a line; returns it with its number."""
        async with self._database.writing() as connection:
            count = update(tables).where(tables.c.id == line.table).values(spoken=tables.c.spoken + 1)
            number = (await connection.execute(count.returning(tables.c.spoken))).scalar_one_or_none()
            if number is None:
                raise TableGone(line.table)
            line = structs.replace(line, number=int(number))
            await connection.execute(insert(said), values(line))
            await self._database.notify(connection, line.table)
            return line

    async def last(self, table: str, limit: int, seated: bool = False) -> list[ChatLine]:
        """The last lines of a table's chat, the newest last; `seated`: only what was said from a seat."""
        chosen = rows(ChatLine, said).where(said.c.table == table)
        if seated:  # those who watch can't talk so much that nothing else is found
            chosen = chosen.where(said.c.seat.is_not(None))
        lines = chosen.order_by(said.c.number.desc()).limit(limit)
        return (await self._database.all(ChatLine, lines))[::-1]

    async def clear(self, table: str) -> None:
        """Delete what was said at a table; its numbers go on."""
        await self._database.change(delete(said).where(said.c.table == table))
