"""Results of finished games, and ratings made from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the three tables; every game that is over already has its result entered at the next start."""
    op.add_column("tables", sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()))
    waiting = sa.and_(sa.not_(sa.column("settled", sa.Boolean)), sa.column("status") == sa.literal_column("'over'"))
    columns = ["touched", "id"]
    op.create_index("ix_tables_unsettled", "tables", columns, sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "results",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("pool", sa.Text, nullable=True),
    )
    op.create_table(
        "placings",
        sa.Column("table", sa.Text, sa.ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=True, index=True),
        sa.Column("bot", sa.Text, nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("before", sa.Double, nullable=True),
        sa.Column("after", sa.Double, nullable=True),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
