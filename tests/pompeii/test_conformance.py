"""Pompeii passes the suite that every game must pass."""

from __future__ import annotations

from typing import Any

from tests.pompeii.playing import GAME
from vesuvius.conformance import conform

THE_GAME: Any = GAME


def test_pompeii_conforms() -> None:
    conform(THE_GAME, games=4)
