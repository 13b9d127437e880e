"""The tables of the database as they are now. The way there is in `migrations`; a test holds the two together."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    literal_column,
    not_,
)

# Of these kinds of integer only SQLite's own one counts up by itself there.
Number = BigInteger().with_variant(Integer, "sqlite")

metadata = MetaData()


def _column(name: str, kind: Any, *more: Any, **options: Any) -> Column[Any]:
    return Column(name, kind, *more, **{"nullable": False, **options})


def _of(target: str, name: str, **options: Any) -> Column[Any]:
    """A column that names a row of another table and goes with it."""
    return _column(name, Text, ForeignKey(target, ondelete="CASCADE"), **options)


persons = Table(
    "persons",
    metadata,
    _column("id", Text, primary_key=True),
    _column("name", Text),
    _column("language", Text),
    _column("created", Double),
    _column("seen", Double),
)

# Every move changes the row of its table, and the player waits until that is on the disk. So what changes with a
# move has no index: those who ask for it can wait.
tables = Table(
    "tables",
    metadata,
    _column("id", Text, primary_key=True),
    _column("game", Text),
    _column("owner", Text, ForeignKey("persons.id"), nullable=True, index=True),
    _column("status", Text),
    _column("settings", LargeBinary),
    _column("public", Boolean),
    _column("invite", LargeBinary, nullable=True),
    _column("header", LargeBinary, nullable=True),
    _column("created", Double),
    _column("touched", Double),
    _column("seq", BigInteger),
    _column("turn", Integer, nullable=True),
    _column("outcome", LargeBinary, nullable=True),
    _column("origin", Text, nullable=True),
    _column("spoken", BigInteger, server_default="0"),
    _column("settled", Boolean, server_default=false()),
    Index("ix_tables_status_id", "status", "id"),
)

# Games that are over and whose result is not entered: few, so an index of these alone costs running games nothing.
# A database takes it only where it reads the same words in a question, so the status is no parameter.
is_unsettled = and_(not_(tables.c.settled), tables.c.status == literal_column("'over'"))
Index("ix_tables_unsettled", tables.c.touched, tables.c.id, sqlite_where=is_unsettled, postgresql_where=is_unsettled)

keys = Table(
    "keys",
    metadata,
    _column("id", Text, primary_key=True),
    _column("hash", LargeBinary),
    _column("created", Double),
    _of("persons.id", "person", nullable=True, index=True),
    _of("tables.id", "table", nullable=True, index=True),
    _column("seat", Integer, nullable=True),
)

codes = Table(
    "codes",
    metadata,
    _column("hash", LargeBinary, primary_key=True),
    _of("persons.id", "person", index=True),
    _column("expires", Double),
    _column("moves", Boolean),
    _of("keys.id", "key", index=True),
)

seats = Table(
    "seats",
    metadata,
    _of("tables.id", "table", primary_key=True),
    _column("seat", Integer, primary_key=True),
    _column("kind", Text),
    _column("person", Text, ForeignKey("persons.id"), nullable=True, index=True),
    _column("name", Text),
    _column("bot", Text, nullable=True),
)

entries = Table(
    "entries",
    metadata,
    _of("tables.id", "table", primary_key=True),
    _column("seq", BigInteger, primary_key=True),
    _column("at", Double),
    _column("command", Text, nullable=True),
    _column("body", LargeBinary),
    UniqueConstraint("table", "command", name="uq_entries_table_command"),
)

said = Table(
    "said",
    metadata,
    _of("tables.id", "table", primary_key=True),
    _column("number", BigInteger, primary_key=True),
    _column("at", Double),
    _column("person", Text, ForeignKey("persons.id"), nullable=True, index=True),
    _column("seat", Integer, nullable=True),
    _column("text", Text),
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

subscriptions = Table(
    "subscriptions",
    metadata,
    _column("id", Number, primary_key=True, autoincrement=True),
    _of("persons.id", "person", index=True),
    _column("kind", Text),
    _column("body", LargeBinary),
)

bans = Table(
    "bans",
    metadata,
    _column("kind", Text, primary_key=True),
    _column("value", Text, primary_key=True),
    _column("until", Double, nullable=True),
)

announcements = Table(
    "announcements",
    metadata,
    _column("id", Number, primary_key=True, autoincrement=True),
    _column("text", Text),
    _column("until", Double, nullable=True),
)

# What outlives a table: results are kept when it is deleted, and so it cannot be deleted to undo a defeat.
results = Table(
    "results",
    metadata,
    _column("table", Text, primary_key=True),
    _column("game", Text),
    _column("players", Integer),
    _column("ended", Double),
    _column("pool", Text, nullable=True),
)

placings = Table(
    "placings",
    metadata,
    _of("results.table", "table", primary_key=True),
    _column("seat", Integer, primary_key=True),
    _column("person", Text, ForeignKey("persons.id"), nullable=True, index=True),
    _column("bot", Text, nullable=True),
    _column("place", Integer),
    _column("score", Integer, nullable=True),
    _column("gone", Boolean),
    _column("before", Double, nullable=True),
    _column("after", Double, nullable=True),
)

# The first try of each person at each puzzle; a puzzle's own rating is among the others.
tries = Table(
    "tries",
    metadata,
    _of("persons.id", "person", primary_key=True),
    _column("puzzle", Text, primary_key=True, index=True),
    _column("at", Double),
    _column("solved", Boolean),
)

# What people have tried from a finished game on.
branches = Table(
    "branches",
    metadata,
    _column("id", Text, primary_key=True),
    _of("tables.id", "table"),
    _of("persons.id", "person", index=True),
    _column("since", BigInteger),
    _column("seed", Text, nullable=True),
    _column("moves", LargeBinary),
    _column("name", Text),
    _column("shared", Boolean),
    _column("created", Double),
    Index("ix_branches_table_person", "table", "person"),
)

# What the server alone may know, and needs again after a restart.
secrets = Table(
    "secrets",
    metadata,
    _column("name", Text, primary_key=True),
    _column("value", LargeBinary),
)

# Who has taken up which day's challenge: once, whatever becomes of the table; how it came out if it counts.
dailies = Table(
    "dailies",
    metadata,
    _column("game", Text, primary_key=True),
    _column("day", Text, primary_key=True),
    _of("persons.id", "person", primary_key=True, index=True),
    _column("table", Text, index=True),
    _column("ended", Double, nullable=True),
    _column("place", Integer, nullable=True),
    _column("scores", LargeBinary, nullable=True),
)

ratings = Table(
    "ratings",
    metadata,
    _column("game", Text, primary_key=True),
    _column("pool", Text, primary_key=True),
    _column("player", Text, primary_key=True),
    _column("mu", Double),
    _column("sigma", Double),
    _column("games", Integer),
)
