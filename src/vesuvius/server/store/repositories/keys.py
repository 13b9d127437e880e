"""Keys that open a person or a seat, and the one-time codes that bring a person to another device."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.server.store.database import Repository, columns, rows, values
from vesuvius.server.store.rows import Code, Key
from vesuvius.server.store.schema import codes, keys


class KeysRepository(Repository):
    """Keys by their ids; the store knows only hashes of what opens."""

    async def find(self, key: str) -> Key | None:
        """The key with that id."""
        return await self._database.first(Key, rows(Key, keys).where(keys.c.id == key))

    async def of(self, person: str) -> list[Key]:
        """The keys that open a person, oldest first."""
        mine = rows(Key, keys).where(keys.c.person == person)
        return await self._database.all(Key, mine.order_by(keys.c.created, keys.c.id))

    async def revoke(self, key: str) -> bool:
        """End a key; returns whether there was one."""
        return await self._database.change(delete(keys).where(keys.c.id == key)) > 0

    async def renew(self, table: str, new: Sequence[Key]) -> list[str]:
        """Give out new keys to seats of a table; returns the ids of the previous ones, which end."""
        async with self._database.writing() as connection:
            ended = delete(keys).where(keys.c.table == table).returning(keys.c.id)
            ids = list(await connection.scalars(ended))
            if new:
                await connection.execute(insert(keys), [values(key) for key in new])
            return ids

    async def add_code(self, code: Code) -> None:
        """Add a one-time code; expired ones are deleted."""
        async with self._database.writing() as connection:
            await connection.execute(delete(codes).where(codes.c.expires <= self._database.clock()))
            await connection.execute(insert(codes), values(code))

    async def take_code(self, hashed: bytes, now: float, key: Key | None = None) -> Code | None:
        """Use a code up; None if it is unknown, used or expired.

        A key that comes with it becomes the person's in the same transaction. If the code moves the person, that ends
        the key that asked for it: nobody is ever left without a key.
        """
        async with self._database.writing() as connection:
            taken = delete(codes).where(codes.c.hash == hashed).returning(*columns(Code, codes))
            row = (await connection.execute(taken)).first()
            code = None if row is None else Code(*row)
            if code is None or code.expires <= now:
                return None
            if key is not None:
                await _hand_over(connection, code, key)
            return code


async def _hand_over(connection: AsyncConnection, code: Code, key: Key) -> None:
    await connection.execute(insert(keys), values(key) | {"person": code.person})
    if code.moves:
        await connection.execute(delete(keys).where(keys.c.id == code.key))
