"""Whoever has lost a game alone was not first in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

results = sa.table("results", sa.column("table"), sa.column("players"))
placings = sa.table("placings", sa.column("table"), sa.column("place"), sa.column("score"))


def upgrade() -> None:
    """Correct the places that were entered."""
    alone = sa.select(results.c.table).where(results.c.players == 1)
    op.execute(sa.update(placings).where(placings.c.score == 0, placings.c.table.in_(alone)).values(place=2))
