"""One server at a time for a PostgreSQL database: a lock that a session of the database holds while it lives.

A killed server loses it as soon as the database notices, so the next one waits for a moment. A server can lose the
session and live: then it takes the lock again, unless another server has been quicker.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import Boolean, bindparam, column, func, select, table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vesuvius.server.store.errors import LOST, LockLost, StoreDown, lost_as, reason_of

SERVER_LOCK = 0x76657376
PATIENCE = 5.0
PAUSE = 0.1
# Ends the session that holds the lock if it is the one that this server has lost: the database may not have noticed.
LOCKS = table("pg_locks", *map(column, ("pid", "locktype", "classid", "objid")), column("granted", Boolean))
END_OWN = select(func.pg_terminate_backend(LOCKS.c.pid)).where(
    LOCKS.c.locktype == "advisory",
    LOCKS.c.granted,
    LOCKS.c.classid == 0,
    LOCKS.c.objid == bindparam("lock"),
    LOCKS.c.pid == bindparam("mine"),
)


class ServerLock:
    """The lock of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._session = 0  # the number that the database gives to the session that holds the lock

    async def acquire(self) -> None:
        """Take the lock; raises StoreDown if another server has it."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not await self._take_at_first():
            if asyncio.get_running_loop().time() >= deadline:
                raise StoreDown("store-database-in-use", name=self._engine.url.database)
            await asyncio.sleep(PAUSE)

    async def _take_at_first(self) -> bool:
        try:
            return await self._take()
        except StoreDown as down:
            why = reason_of(down.__cause__) if isinstance(down.__cause__, Exception) else ""
            raise StoreDown("store-unreachable", why=why) from down

    async def _take(self) -> bool:
        """Take the lock if nobody has it."""
        with lost_as(StoreDown):
            connection = await self._engine.connect()
            try:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                if self._session:
                    await connection.execute(END_OWN, {"lock": SERVER_LOCK, "mine": self._session})
                taken = bool(await connection.scalar(select(func.pg_try_advisory_lock(SERVER_LOCK))))
                if taken:
                    self._session = await connection.scalar(select(func.pg_backend_pid())) or 0
                    self._connection = connection
                    return True
            except BaseException:
                await connection.close()
                raise
            await connection.close()
            return False

    async def renew(self) -> bool:
        """Make sure of the lock; returns whether it had been lost and was taken again.

        Raises LockLost if another server has it now, StoreDown as long as the database can't be reached.
        """
        if self._connection is not None:
            try:
                await self._connection.execute(select(1))
                return False
            except LOST:
                await self.release()
        if not await self._take():
            # The database may need a moment to end a session of ours that it still knows.
            await asyncio.sleep(PAUSE)
            if not await self._take():
                raise LockLost(self._engine.url.database or "")
        return True

    async def release(self) -> None:
        """End the session that holds the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*LOST):
                await connection.invalidate()
                await connection.close()
