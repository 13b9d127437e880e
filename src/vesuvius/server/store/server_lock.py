"""One server at a time for a PostgreSQL database: a lock that a session of the database holds while it lives.

A killed server loses it as soon as the database notices, so the next one waits for a moment.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vesuvius.server.store.errors import LOST, StoreDown, lost_as

SERVER_LOCK = 0x76657376
PATIENCE = 5.0
PAUSE = 0.1


class ServerLock:
    """The lock of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def acquire(self) -> None:
        """Take the lock; raises StoreDown if another server has it."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        with lost_as(StoreDown):
            connection = await self._engine.connect()
            try:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                while not await connection.scalar(select(func.pg_try_advisory_lock(SERVER_LOCK))):
                    if asyncio.get_running_loop().time() >= deadline:
                        raise StoreDown("store-database-in-use", name=self._engine.url.database)
                    await asyncio.sleep(PAUSE)
            except BaseException:
                await connection.close()
                raise
        self._connection = connection

    async def renew(self) -> None:
        """Take the lock again if the session that held it was lost; raises StoreDown if that fails."""
        if self._connection is not None:
            try:
                await self._connection.execute(select(1))
            except LOST:
                await self.release()
        if self._connection is None:
            await self.acquire()

    async def release(self) -> None:
        """End the session that holds the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*LOST):
                await connection.invalidate()
                await connection.close()
