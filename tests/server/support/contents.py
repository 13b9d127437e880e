"""All that an SQLite database of the server holds, read beside it while it runs or not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

Rows = set[tuple[Any, ...]]
# The server notes here every few seconds that it is alive.
ALIVE = "runs"


def contents(file: Path) -> dict[str, Rows]:
    """The rows of every table but the one that says that the server lives."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: {*connection.execute(f'SELECT * FROM "{name}"')} for name in names if name != ALIVE}


def digest(file: Path) -> str:
    """One hash of all of it."""
    held = sorted((name, sorted(rows, key=repr)) for name, rows in contents(file).items())
    return sha256(repr(held).encode()).hexdigest()


def journals(file: Path) -> dict[str, list[tuple[int, str | None, bytes]]]:
    """The journal of every table: seq, command and body of each entry."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        found: dict[str, list[tuple[int, str | None, bytes]]] = {}
        for table, *entry in connection.execute(
            'SELECT "table", seq, command, body FROM entries ORDER BY "table", seq'
        ):
            found.setdefault(table, []).append((entry[0], entry[1], entry[2]))
        return found
