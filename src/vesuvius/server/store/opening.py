"""From an address to a database that may be trusted: found, locked, durable and brought up to date.

Every connection is told to be durable and is asked afterwards whether it is; without it there is no start. One process
owns an SQLite file and holds a lock beside it while it lives. A PostgreSQL database is locked while it is migrated, and
`holding` keeps it for one server.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, event, exc, func, inspect, make_url, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vesuvius.problem import Problem
from vesuvius.server.store.errors import LOST, StoreDown, reason_of

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = "alembic_version"
ADVISORY_LOCK = 0x76657375
BUSY_SECONDS = 10
PRIVATE = 0o600
CONNECTIONS = 11  # one of them does nothing but hold the lock of the server
# Milliseconds until a peer that does not answer counts as lost, and the seconds that a connection may take.
PATIENCE = {"connect_timeout": "5", "tcp_user_timeout": "10000"}
FULL = 2
# Pages of the log after which a commit carries them into the file, should nobody have done it in the background.
LONG_LOG = 13_000
SQLITE: dict[str, str | int] = {"journal_mode": "wal", "synchronous": FULL, "foreign_keys": 1}
POSTGRESQL: dict[str, str | int] = {"synchronous_commit": "on", "fsync": "on", "full_page_writes": "on"}


def address(url: str) -> URL:
    """The address of a database that we can use; a Problem, which does not repeat what may be a password, else."""
    try:
        read = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise Problem("store-unknown-address", known=list(DRIVERS)) from None
    if read.drivername not in DRIVERS or (read.drivername == "sqlite" and not _is_plain_file(read)):
        raise Problem("store-unknown-address", known=list(DRIVERS))
    return read


def _is_plain_file(url: URL) -> bool:
    """Whether an address of SQLite names a file, and nothing that could make the file behave in another way."""
    return (
        bool(url.database)
        and url.database != ":memory:"
        and not str(url.database).startswith("file:")
        and not url.query
    )


def file_of(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(str(url.database))


def lock_file(file: Path, make: bool = False) -> FileLock:
    """Make the folder and take the lock beside an SQLite file; a Problem when another process has it.

    With `make` the file is made too if there is none; what SQLite puts beside it takes after it.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{file}.lock", timeout=0, thread_local=False)
        lock.acquire()
        if make and not file.exists():
            make_private(file)
    except Timeout:
        raise Problem("store-in-use", file=str(file)) from None
    except OSError as error:
        raise Problem("store-unwritable", file=str(file), why=error.strerror) from None
    return lock


def make_private(file: Path) -> None:
    """Make an empty file that nobody else on this machine may read."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def engine_for(url: URL) -> AsyncEngine:
    """An engine whose connections are durable, or raise a Problem when they are made."""
    given = url.set(drivername=DRIVERS[url.drivername])
    if url.drivername == "sqlite":
        engine = create_async_engine(given, pool_size=3, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _ready_sqlite)
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    else:
        given = given.set(query={**PATIENCE, **url.query})
        engine = create_async_engine(
            given, pool_pre_ping=True, pool_size=CONNECTIONS, max_overflow=0, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _ready_postgresql)
    return engine


def connect_sqlite(file: Path) -> sqlite3.Connection:
    """A durable connection without a layer above it, for the one thread that writes; DML begins a transaction."""
    connection = sqlite3.connect(file, BUSY_SECONDS, isolation_level="IMMEDIATE", check_same_thread=False)
    try:
        make_durable_sqlite(connection.cursor())
    except BaseException:
        connection.close()
        raise
    return connection


def make_durable_sqlite(cursor: Any) -> None:
    """Set what keeps a commit safe, and read it back."""
    for name, value in SQLITE.items():
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.execute(f"PRAGMA wal_autocheckpoint={LONG_LOG}")
    check_durable_sqlite(cursor)


def check_durable_sqlite(cursor: Any) -> None:
    """Raise the Problem unless every commit on this connection outlives a loss of power."""
    for name, value in SQLITE.items():
        cursor.execute(f"PRAGMA {name}")
        _expect(name, value, cursor.fetchone()[0])


def check_durable_postgresql(cursor: Any) -> None:
    """Raise the Problem unless every commit on this connection outlives a loss of power."""
    for name, value in POSTGRESQL.items():
        cursor.execute(f"SHOW {name}")
        _expect(name, value, cursor.fetchone()[0])


def _expect(setting: str, expected: str | int, got: str | int) -> None:
    if got != expected:
        raise Problem("store-not-durable", setting=setting, expected=expected, got=got)


def _ready_sqlite(connection: Any, _: Any) -> None:
    # The driver would begin a transaction at the first change only: reads would see two states, and a migration
    # could not be taken back.
    connection.isolation_level = None
    cursor = connection.cursor()
    make_durable_sqlite(cursor)
    cursor.close()


def _ready_postgresql(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("SET synchronous_commit = on")
    check_durable_postgresql(cursor)
    cursor.close()
    connection.commit()


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database up to date, in one transaction; a Problem when a newer program, or another one, made it."""
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
            await connection.run_sync(_upgrade, to)
    except LOST as error:
        raise StoreDown("store-unreachable", why=reason_of(error)) from error
    except (exc.DatabaseError, sqlite3.DatabaseError) as error:
        raise Problem("store-not-a-database", why=reason_of(error)) from error


def _upgrade(connection: Connection, to: str) -> None:
    scripts = ScriptDirectory(str(MIGRATIONS), version_locations=[str(MIGRATIONS)])
    known = [script.revision for script in scripts.walk_revisions()][::-1]

    def steps(revision: Any, _: MigrationContext) -> Any:
        return scripts._upgrade_revs(to, revision)

    context = MigrationContext.configure(connection, opts={"fn": steps})
    found = context.get_current_heads()
    if not set(found) <= set(known):
        raise Problem("store-newer", got=list(found), known=known[-1])
    if not found and set(inspect(connection).get_table_names()) - {VERSIONS}:
        raise Problem("store-foreign")
    with Operations.context(context):
        context.run_migrations()
