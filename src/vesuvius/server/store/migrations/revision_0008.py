"""Whoever has lost a game alone was not first in it."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"

LOST_ALONE = """
UPDATE placings SET place = 2
WHERE score = 0 AND "table" IN (SELECT "table" FROM results WHERE game = 'pompeii' AND players = 1)
"""


def upgrade() -> None:
    """Correct the places that were entered."""
    op.execute(LOST_ALONE)
