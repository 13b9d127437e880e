"""What the store raises when it could not do what was asked."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from vesuvius.problem import Fact, Problem
from vesuvius.server.errors import TryLater

# What a full disk is called by the system, by SQLite and by PostgreSQL.
FULL_FILES = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FULL_POSTGRESQL = "53100"
LOST = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError, sqlite3.OperationalError, OSError)


class StoreDown(TryLater):
    """The database cannot be reached; nothing was written."""

    reason = None

    def __init__(self, message: str = "store-down", **args: Fact) -> None:
        super().__init__(message, **args)


class Unsure(StoreDown):
    """The database was lost while it was told to commit: what was to be written may be there or not."""

    def __init__(self, message: str = "store-unsure") -> None:
        super().__init__(message)


class LockLost(Problem):
    """Another server has the database now: this one has to stop."""

    def __init__(self, name: str) -> None:
        super().__init__("store-lock-lost", name=name)


class Conflict(Problem):
    """Another entry of the table has this `seq`, a higher one or this command already; or the table was started."""

    def __init__(self, table: str) -> None:
        super().__init__("store-taken", table=table)


class TableGone(Problem):
    """There is no such table, or not any more."""

    def __init__(self, table: str) -> None:
        super().__init__("store-gone", table=table)


def reason_of(error: Exception) -> str:
    """What the driver says, without the statement and the address that a layer above it adds."""
    return str(error.orig if isinstance(error, exc.DBAPIError) else error)


@contextmanager
def lost_as(kind: type[StoreDown]) -> Iterator[None]:
    """Say it in one way when the database is lost inside, whatever the driver calls it."""
    try:
        yield
    except exc.DBAPIError as error:
        if isinstance(error, LOST) or error.connection_invalidated:
            raise _down(kind, error) from error
        raise
    except LOST as error:
        raise _down(kind, error) from error


def _down(kind: type[StoreDown], error: Exception) -> StoreDown:
    return kind("store-full") if is_full(error) else kind()


def is_full(error: Exception) -> bool:
    """Whether the disk of the database is full, or its quota used up."""
    cause = error.orig if isinstance(error, exc.DBAPIError) and error.orig is not None else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    return getattr(cause, "sqlstate", None) == FULL_POSTGRESQL or getattr(cause, "errno", None) in FULL_FILES
