"""Challenges of the day, and what the server alone may know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "dailies",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("table", sa.Text, nullable=False, index=True),
        sa.Column("ended", sa.Double),
        sa.Column("place", sa.Integer),
        sa.Column("scores", sa.LargeBinary),
    )
