"""The store: one object for everything that outlives the process."""

from __future__ import annotations

import time
from collections.abc import Callable

from vesuvius.server.store.database import Database
from vesuvius.server.store.journal.journal import Journal
from vesuvius.server.store.opening import address, engine_for, file_of, lock_file, migrate
from vesuvius.server.store.repositories.answers import Answers
from vesuvius.server.store.repositories.branches import Branches
from vesuvius.server.store.repositories.chat import Chat
from vesuvius.server.store.repositories.chores import Chores
from vesuvius.server.store.repositories.daily import DailyTries
from vesuvius.server.store.repositories.keys import Keys
from vesuvius.server.store.repositories.people import People
from vesuvius.server.store.repositories.puzzles import Puzzles
from vesuvius.server.store.repositories.ratings import Ratings
from vesuvius.server.store.repositories.results import Results
from vesuvius.server.store.repositories.subscriptions import Subscriptions
from vesuvius.server.store.repositories.tables import Tables
from vesuvius.server.store.server_lock import ServerLock


class Store:
    """Everything that is stored, by its parts. All their methods raise StoreDown if the database can't be reached.

    A change that raised StoreDown was not made; one that raised Unsure may have been made.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.keys = Keys(database)
        self.subscriptions = Subscriptions(database)
        self.tables = Tables(database)
        self.journal = Journal(database)
        self.chat = Chat(database)
        self.answers = Answers(database)
        self.branches = Branches(database)
        self.ratings = Ratings(database)
        self.results = Results(database)
        self.puzzles = Puzzles(database)
        self.daily = DailyTries(database)
        self.chores = Chores(database)

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float] = time.time) -> Store:
        """Open, lock, check and bring up to date the database at `sqlite:///path` or `postgresql://…`."""
        where = address(url)
        file_lock = lock_file(file_of(where), make=True) if where.drivername == "sqlite" else None
        engine = engine_for(where)
        server_lock = None if file_lock else ServerLock(engine)
        try:
            await migrate(engine)
            if server_lock:
                await server_lock.acquire()
            return cls(Database(where, engine, clock, file_lock, server_lock))
        except BaseException:
            if server_lock:
                await server_lock.release()
            await engine.dispose()
            if file_lock:
                file_lock.release()
            raise

    async def beat(self, now: float) -> None:
        """Note that the server is running, and that the database is still its own."""
        await self.chores.beat(now)
        await self.database.renew_lock()

    async def close(self) -> None:
        """Write what is still waiting, and release the database."""
        await self.journal.close()
        await self.database.close()
