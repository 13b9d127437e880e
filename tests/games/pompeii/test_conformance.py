"""Pompeii passes the suite that every game must pass."""

from __future__ import annotations

from typing import Any

from vesuvius.conformance.suite import conform
from vesuvius.games.pompeii.game import Pompeii

ROUNDS = 12


def test_pompeii_conforms() -> None:
    game: Any = Pompeii()
    game.rounds = ROUNDS
    conform(game, games=len(game.seats))
