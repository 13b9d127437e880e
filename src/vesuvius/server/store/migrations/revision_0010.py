"""A table is found by the one of which it is a rematch."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the index."""
    op.create_index("ix_tables_origin", "tables", ["origin"])
