"""The store: one object for everything that outlives the process."""

from __future__ import annotations

import time
from collections.abc import Callable

from filelock import FileLock

from vesuvius.server.store.opening import address, engine_for, file_of, migrate, own
from vesuvius.server.store.parts.branches import Branches
from vesuvius.server.store.parts.chores import Chores
from vesuvius.server.store.parts.dailies import Dailies
from vesuvius.server.store.parts.journal import Journal
from vesuvius.server.store.parts.people import People
from vesuvius.server.store.parts.puzzles import Puzzles
from vesuvius.server.store.server_lock import Hold


class Store(People, Dailies, Journal, Branches, Puzzles, Chores):
    """Everything that is stored. All methods raise StoreDown when the database cannot be reached.

    A change that raised StoreDown was not made; one that raised Unsure may have been made.
    """

    _lock: FileLock | None = None
    _hold: Hold | None = None

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float] = time.time) -> Store:
        """Open, lock, check and bring up to date the database at `sqlite:///path` or `postgresql://…`."""
        where = address(url)
        lock = own(file_of(where), make=True) if where.drivername == "sqlite" else None
        engine = engine_for(where)
        hold = None if lock else Hold(engine)
        try:
            await migrate(engine)
            if hold:
                await hold.take()
            store = cls(where, engine, clock)
        except BaseException:
            if hold:
                await hold.let_go()
            await engine.dispose()
            if lock:
                lock.release()
            raise
        store._lock, store._hold = lock, hold
        return store

    async def beat(self, now: float) -> None:
        """The server still runs, and the database is still its own."""
        await super().beat(now)
        if self._hold:
            await self._hold.keep()

    async def close(self) -> None:
        """Write what still waits, and let the database go."""
        await self.finish_writing()
        if self._hold:
            await self._hold.let_go()
        await self.engine.dispose()
        if self._lock:
            self._lock.release()
