"""The store: one object for everything that outlives the process."""

from __future__ import annotations

import time
from collections.abc import Callable

from vesuvius.server.store.database import Database
from vesuvius.server.store.errors import LockLost
from vesuvius.server.store.journal.journal import Journal
from vesuvius.server.store.opening import address, engine_for, file_of, lock_file, migrate
from vesuvius.server.store.repositories.answers import AnswersRepository
from vesuvius.server.store.repositories.branches import BranchesRepository
from vesuvius.server.store.repositories.chat import ChatRepository
from vesuvius.server.store.repositories.chores import ChoresRepository
from vesuvius.server.store.repositories.daily import DailyTriesRepository
from vesuvius.server.store.repositories.keys import KeysRepository
from vesuvius.server.store.repositories.people import PeopleRepository
from vesuvius.server.store.repositories.personal import PersonalRepository
from vesuvius.server.store.repositories.plans import PlansRepository
from vesuvius.server.store.repositories.puzzles import PuzzlesRepository
from vesuvius.server.store.repositories.ratings import RatingsRepository
from vesuvius.server.store.repositories.results import ResultsRepository
from vesuvius.server.store.repositories.subscriptions import SubscriptionsRepository
from vesuvius.server.store.repositories.tables import TablesRepository
from vesuvius.server.store.server_lock import ServerLock


class Store:
    """Everything that is stored, by its parts. All their methods raise StoreDown if the database can't be reached.

    A change that raised StoreDown was not made; one that raised Unsure may have been made.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = PeopleRepository(database)
        self.personal = PersonalRepository(database)
        self.keys = KeysRepository(database)
        self.subscriptions = SubscriptionsRepository(database)
        self.tables = TablesRepository(database)
        self.journal = Journal(database)
        self.plans = PlansRepository(database)
        self.chat = ChatRepository(database)
        self.answers = AnswersRepository(database)
        self.branches = BranchesRepository(database)
        self.ratings = RatingsRepository(database)
        self.results = ResultsRepository(database)
        self.puzzles = PuzzlesRepository(database)
        self.daily = DailyTriesRepository(database)
        self.chores = ChoresRepository(database)

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float] = time.time) -> Store:
        """Open, lock, check and bring up to date the database at `sqlite:///path` or `postgresql://…`."""
        where = address(url)
        file_lock = lock_file(file_of(where), make=True) if where.drivername == "sqlite" else None
        engine = engine_for(where)
        server_lock = None if file_lock else ServerLock(engine)
        try:
            if server_lock:
                await server_lock.acquire()  # before anything changes: another server may be using what is there
            await migrate(engine)
            return cls(Database(where, engine, clock, file_lock, server_lock))
        except BaseException:
            if server_lock:
                await server_lock.release()
            await engine.dispose()
            if file_lock:
                file_lock.release()
            raise

    async def hold(self) -> None:
        """Make sure that the database is still this server's own; raises LockLost if it isn't any more."""
        if await self.database.renew_lock() and not await self.chores.is_newest_run():
            raise LockLost(self.database.url.database or "")

    async def close(self) -> None:
        """Write what is still waiting, and release the database."""
        await self.journal.close()
        await self.database.close()
