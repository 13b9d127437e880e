"""People, tables, their journals, chat, the runs of the server, and kept answers."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _column(name: str, kind: Any, *more: Any, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, *more, **{"nullable": False, **options})


def _of(target: str, name: str, **options: Any) -> sa.Column[Any]:
    return _column(name, sa.Text, sa.ForeignKey(target, ondelete="CASCADE"), **options)


def upgrade() -> None:
    """Make the tables of the first program."""
    _people_and_tables()
    _keys()
    _at_a_table()
    op.create_table(
        "runs",
        _column("id", Number, primary_key=True, autoincrement=True),
        _column("begun", sa.Double),
        _column("beat", sa.Double),
    )


def _people_and_tables() -> None:
    op.create_table(
        "persons",
        _column("id", sa.Text, primary_key=True),
        _column("name", sa.Text),
        _column("language", sa.Text),
        _column("created", sa.Double),
        _column("seen", sa.Double),
    )
    op.create_table(
        "tables",
        _column("id", sa.Text, primary_key=True),
        _column("game", sa.Text),
        _column("owner", sa.Text, sa.ForeignKey("persons.id"), nullable=True, index=True),
        _column("status", sa.Text),
        _column("settings", sa.LargeBinary),
        _column("public", sa.Boolean),
        _column("invite", sa.LargeBinary, nullable=True),
        _column("header", sa.LargeBinary, nullable=True),
        _column("created", sa.Double),
        _column("touched", sa.Double, index=True),
        _column("seq", sa.BigInteger),
        _column("turn", sa.Integer, nullable=True),
        _column("outcome", sa.LargeBinary, nullable=True),
        _column("origin", sa.Text, nullable=True),
        _column("spoken", sa.BigInteger, server_default="0"),
        sa.Index("ix_tables_status_id", "status", "id"),
    )


def _keys() -> None:
    op.create_table(
        "keys",
        _column("id", sa.Text, primary_key=True),
        _column("hash", sa.LargeBinary),
        _column("created", sa.Double),
        _of("persons.id", "person", nullable=True, index=True),
        _of("tables.id", "table", nullable=True, index=True),
        _column("seat", sa.Integer, nullable=True),
    )
    op.create_table(
        "codes",
        _column("hash", sa.LargeBinary, primary_key=True),
        _of("persons.id", "person", index=True),
        _column("expires", sa.Double),
        _column("moves", sa.Boolean),
        _of("keys.id", "key", index=True),
    )


def _at_a_table() -> None:
    op.create_table(
        "seats",
        _of("tables.id", "table", primary_key=True),
        _column("seat", sa.Integer, primary_key=True),
        _column("kind", sa.Text),
        _column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=True, index=True),
        _column("name", sa.Text),
        _column("bot", sa.Text, nullable=True),
    )
    op.create_table(
        "entries",
        _of("tables.id", "table", primary_key=True),
        _column("seq", sa.BigInteger, primary_key=True),
        _column("at", sa.Double),
        _column("command", sa.Text, nullable=True),
        _column("body", sa.LargeBinary),
        sa.UniqueConstraint("table", "command", name="uq_entries_table_command"),
    )
    op.create_table(
        "said",
        _of("tables.id", "table", primary_key=True),
        _column("number", sa.BigInteger, primary_key=True),
        _column("at", sa.Double),
        _column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=True, index=True),
        _column("seat", sa.Integer, nullable=True),
        _column("text", sa.Text),
    )
    op.create_table(
        "answers",
        _of("tables.id", "table", primary_key=True),
        _column("seq", sa.BigInteger, primary_key=True),
        _column("seat", sa.Integer, primary_key=True),
        _column("kind", sa.Text, primary_key=True),
        _column("body", sa.LargeBinary),
    )
