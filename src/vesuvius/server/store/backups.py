"""Backups of a database that is in use, and the way back.

A backup of SQLite is a database file, checked after it was made; a backup of PostgreSQL is what its own tool `pg_dump`
makes. A file appears under its name only when it is whole.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sqlalchemy import URL, column, func, inspect, select, table

from vesuvius.problem import Problem
from vesuvius.server.store.errors import StoreDown, lost_as
from vesuvius.server.store.opening import address, engine_for, file_of, lock_file, make_private

COPY = "vesuvius_check_"  # how databases and folders begin that hold a backup while it's verified
SQLITE_MAGIC = b"SQLite format 3\0"
POSTGRESQL_MAGIC = b"PGDMP"
DUMP = ("pg_dump", "--format=custom", "--no-owner", "--no-privileges")
DROP = ("dropdb", "--force", "--if-exists")
DATABASES = table("pg_database", column("datname"), column("datdba"))
SESSIONS = table("pg_stat_activity", column("datname"))
RESTORE = ("pg_restore", "--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction")


async def backup(url: URL, path: Path) -> None:
    """Copy everything that is committed now into a new file; a Problem if there is a file of that name."""
    if path.exists():
        raise Problem("store-backup-exists", path=str(path))
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if url.drivername == "sqlite":
            await asyncio.to_thread(_copy, file_of(url), part)
        else:
            part.unlink(missing_ok=True)
            make_private(part)
            await _run(url, *DUMP, f"--file={part}")
        _publish(part, path)
    except OSError as error:
        raise Problem("store-backup-failed", path=str(path), why=error.strerror) from error
    finally:
        part.unlink(missing_ok=True)


async def restore(path: Path, url: str, *, replace: bool = False) -> None:
    """Make a database from a backup; a Problem if there is something already, unless it may be replaced."""
    target = address(url)
    is_sqlite = target.drivername == "sqlite"
    try:
        with path.open("rb") as file:
            magic = file.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise Problem("store-backup-unreadable", path=str(path), why=error.strerror) from None
    if not magic.startswith(SQLITE_MAGIC if is_sqlite else POSTGRESQL_MAGIC):
        raise Problem("store-backup-other-kind", path=str(path), kind=target.drivername)
    if is_sqlite:
        await asyncio.to_thread(_restore_file, path, file_of(target), replace)
        return
    if not replace and await _has_tables(target):
        raise Problem("store-not-empty")
    await _run(target, *RESTORE, str(path))


@asynccontextmanager
async def restored_copy(path: Path, like: URL) -> AsyncIterator[str]:
    """The address of a database that a backup is restored into, of the kind of another; it's gone afterwards."""
    name = f"{COPY}{secrets.token_hex(8)}"
    if like.drivername == "sqlite":
        folder = path.with_name(name)
        try:
            copy = f"sqlite:///{(folder / 'copy').absolute()}"
            await restore(path, copy)
            yield copy
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return
    await _drop_left_databases(like)
    await _run(like, "createdb", "--template=template0", name, to="maintenance-db")
    try:
        copy = like.set(database=name).render_as_string(hide_password=False)
        await restore(path, copy)
        yield copy
    finally:
        await _run(like, *DROP, name, to="maintenance-db")


def remove_left_copies(folder: Path) -> None:
    """Remove what a process has left in a folder that was killed while it verified a backup."""
    for left in folder.glob(f"{COPY}*"):
        shutil.rmtree(left, ignore_errors=True)


async def _drop_left_databases(like: URL) -> None:
    """Remove copies that a process has left which was killed; one that is in use is someone's, and stays."""
    mine = func.pg_get_userbyid(DATABASES.c.datdba) == func.current_user()
    unused = ~select(SESSIONS).where(SESSIONS.c.datname == DATABASES.c.datname).exists()
    left = select(DATABASES.c.datname).where(DATABASES.c.datname.startswith(COPY, autoescape=True), mine, unused)
    engine = engine_for(like)
    try:
        with lost_as(StoreDown):
            async with engine.connect() as connection:
                names = list(await connection.scalars(left))
    finally:
        await engine.dispose()
    for name in names:
        await _run(like, *DROP, name, to="maintenance-db")


def _restore_file(path: Path, file: Path, replace: bool) -> None:
    lock = lock_file(file)
    part = file.with_name(f"{file.name}.part")
    try:
        if file.exists() and file.stat().st_size and not replace:
            raise Problem("store-not-empty")
        _copy(path, part)
        # What was not yet carried over from the old file must not be carried into the new one.
        for beside in ("-wal", "-shm"):
            file.with_name(f"{file.name}{beside}").unlink(missing_ok=True)
        _publish(part, file)
    except OSError as error:
        raise Problem("store-unwritable", file=str(file), why=error.strerror) from error
    finally:
        part.unlink(missing_ok=True)
        lock.release()


def _copy(source: Path, target: Path) -> None:
    """Copy an SQLite file that others may be writing to, in one step, and check the copy."""
    target.unlink(missing_ok=True)
    make_private(target)
    try:
        read_only = f"{source.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(read_only, uri=True)) as original, closing(sqlite3.connect(target)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            found = [str(row[0]) for row in copy.execute("PRAGMA integrity_check")]
    except sqlite3.Error as error:
        raise Problem("store-backup-failed", path=str(target), why=str(error)) from error
    if found != ["ok"]:
        raise Problem("store-backup-failed", path=str(target), why=found[0])


def _publish(part: Path, path: Path) -> None:
    """Give a whole file its name, so that neither can be lost any more."""
    for place, rename in ((part, True), (path.parent, False)):
        handle = os.open(place, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        if rename:
            part.replace(path)


async def _run(url: URL, tool: str, *arguments: str, to: str = "dbname") -> None:
    """Run a tool of PostgreSQL; the password goes through its environment, where other users do not see it."""
    password = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    shown = url.set(password=None).render_as_string(hide_password=False)
    try:
        process = await asyncio.create_subprocess_exec(
            tool,
            f"--{to}={shown}",
            *arguments,
            env={**os.environ, **password},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
    except FileNotFoundError:
        raise Problem("store-tool-missing", tool=tool) from None
    _, complaint = await process.communicate()
    if process.returncode:
        raise Problem("store-tool-failed", tool=tool, why=complaint.decode(errors="replace").strip())


async def _has_tables(url: URL) -> bool:
    engine = engine_for(url)
    try:
        with lost_as(StoreDown):
            async with engine.connect() as connection:
                return bool(await connection.run_sync(lambda plain: inspect(plain).get_table_names()))
    finally:
        await engine.dispose()
