"""Subscriptions to notices, bans and announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "subscriptions",
        sa.Column("id", Number, primary_key=True, autoincrement=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=True),
    )
    op.create_table(
        "announcements",
        sa.Column("id", Number, primary_key=True, autoincrement=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=True),
    )
