"""What is answered over HTTP about the games."""

from __future__ import annotations

from typing import Literal

from vesuvius.game import GameInfo

GamePage = Literal["learn", "rules", "puzzles", "daily"]


class OfferedGame(GameInfo, frozen=True, kw_only=True):
    """A game that can be played here: what it declares about itself, and its pages besides its tables.

    Tables, replays, reviews and exploring need no mention: every game has them.
    """

    pages: list[GamePage]
