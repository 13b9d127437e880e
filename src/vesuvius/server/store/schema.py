"""The tables of the database as they are now. The way there is in `migrations`; a test holds the two together.

A table has a column for each field of the struct that it holds. Only what a field can't say is written out here.
"""

from __future__ import annotations

from types import NoneType
from typing import Any, get_args, get_type_hints

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, Table, Text

from vesuvius.server.store import rows

# Of these kinds of integer only SQLite's own one counts up by itself there.
Number = BigInteger().with_variant(Integer, "sqlite")
TYPES: dict[type, Any] = {str: Text, bytes: LargeBinary, bool: Boolean, int: Integer, float: Double}

metadata = sa.MetaData()


def _column(name: str, kind: Any, *more: Any, **options: Any) -> Column[Any]:
    return Column(name, kind, *more, **{"nullable": False, **options})


def _of(target: str, name: str, **options: Any) -> Column[Any]:
    """A column that names a row of another table and goes with it."""
    return _column(name, Text, ForeignKey(target, ondelete="CASCADE"), **options)


def _person(name: str = "person") -> Column[Any]:
    """A column that names somebody, who may be forgotten."""
    return _column(name, Text, ForeignKey("persons.id"), nullable=True, index=True)


def _table(name: str, row: type[Struct], *special: Any, key: tuple[str, ...] = ("id",)) -> Table:
    """A table of structs; `special` are the columns of which there is more to say, and what else it has."""
    hints, given = get_type_hints(row), {item.name: item for item in special}
    columns = [
        given.pop(field) if field in given else _plain_column(field, hints[field], field in key)
        for field in row.__struct_fields__
    ]
    return Table(name, metadata, *columns, *given.values())


def _plain_column(name: str, hint: Any, primary_key: bool) -> Column[Any]:
    kind, *nothing = sorted(get_args(hint) or (hint,), key=lambda part: part is NoneType)
    return Column(name, TYPES[kind], primary_key=primary_key, nullable=bool(nothing))


persons = _table("persons", rows.Person)

# Every move changes the row of its table, and the player waits until that is on the disk. So what changes with a
# move has no index: those who ask for it can wait.
tables = _table(
    "tables",
    rows.Table,
    _person("owner"),
    _column("seq", BigInteger),
    _column("spoken", BigInteger, server_default="0"),
    _column("settled", Boolean, server_default=sa.false()),
    Index("ix_tables_origin", "origin"),
    Index("ix_tables_status_id", "status", "id"),
)

# Games that are over and whose result is not entered: few, so an index of these alone costs running games nothing.
# A database takes it only where it reads the same words in a question, so the status is no parameter.
is_unsettled = sa.and_(sa.not_(tables.c.settled), tables.c.status == sa.literal_column("'over'"))
Index("ix_tables_unsettled", tables.c.touched, tables.c.id, sqlite_where=is_unsettled, postgresql_where=is_unsettled)

keys = _table(
    "keys",
    rows.Key,
    _of("persons.id", "person", nullable=True, index=True),
    _of("tables.id", "table", nullable=True, index=True),
)
codes = _table(
    "codes", rows.Code, _of("persons.id", "person", index=True), _of("keys.id", "key", index=True), key=("hash",)
)
seats = _table("seats", rows.Seat, _of("tables.id", "table", primary_key=True), _person(), key=("seat",))
entries = _table(
    "entries",
    rows.Entry,
    _of("tables.id", "table", primary_key=True),
    _column("seq", BigInteger, primary_key=True),
    sa.UniqueConstraint("table", "command", name="uq_entries_table_command"),
)
plans = _table(
    "plans",
    rows.Plan,
    _of("tables.id", "table", primary_key=True),
    _column("since", BigInteger),
    key=("seat",),
)
said = _table(
    "said",
    rows.ChatLine,
    _of("tables.id", "table", primary_key=True),
    _column("number", BigInteger, primary_key=True),
    _person(),
)

runs = Table(
    "runs",
    metadata,
    _column("id", Number, primary_key=True, autoincrement=True),
    _column("begun", Double),
    _column("beat", Double),
)

answers = Table(
    "answers",
    metadata,
    _of("tables.id", "table", primary_key=True),
    _column("seq", BigInteger, primary_key=True),
    _column("seat", Integer, primary_key=True),
    _column("kind", Text, primary_key=True),
    _column("body", LargeBinary),
)

subscriptions = _table(
    "subscriptions",
    rows.Subscription,
    _column("id", Number, primary_key=True, autoincrement=True),
    _of("persons.id", "person", index=True),
)
bans = _table("bans", rows.Ban, key=("kind", "value"))
announcements = _table("announcements", rows.Announcement, _column("id", Number, primary_key=True, autoincrement=True))

# What outlives a table: results are kept when it is deleted, and so it cannot be deleted to undo a defeat.
results = _table("results", rows.Result, key=("table",))
placings = _table("placings", rows.Placing, _of("results.table", "table", primary_key=True), _person(), key=("seat",))

# The first try of each person at each puzzle; a puzzle's own rating is among the others.
tries = _table(
    "tries",
    rows.Try,
    _of("persons.id", "person", primary_key=True),
    _column("puzzle", Text, primary_key=True, index=True),
)

# What people have tried from a finished game on.
branches = _table(
    "branches",
    rows.Branch,
    _of("tables.id", "table"),
    _of("persons.id", "person", index=True),
    _column("since", BigInteger),
    Index("ix_branches_table_person", "table", "person"),
)

# What the server alone may know, and needs again after a restart.
secrets = Table("secrets", metadata, _column("name", Text, primary_key=True), _column("value", LargeBinary))

# Who has taken up which day's challenge: once, whatever becomes of the table; how it came out if it counts.
dailies = _table(
    "dailies",
    rows.Daily,
    _of("persons.id", "person", primary_key=True, index=True),
    _column("table", Text, index=True),
    key=("game", "day"),
)

ratings = _table("ratings", rows.Rating, key=("game", "pool", "player"))
