"""First tries at puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table; ratings of puzzles lie with the others."""
    op.create_table(
        "tries",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True, index=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
