"""When a table was touched has no index any more: every move had to change it."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_tables_touched", "tables")
