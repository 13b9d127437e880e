"""What is answered over HTTP about the games."""

from __future__ import annotations

from typing import Literal

import msgspec

from vesuvius.game import GameInfo, Line

GamePage = Literal["learn", "rules", "puzzles", "daily"]


class OfferedGame(GameInfo, frozen=True, kw_only=True):
    """A game that can be played here: what it declares about itself, and its pages besides its tables.

    Tables, replays, reviews and exploring need no mention: every game has them.
    """

    pages: list[GamePage]


class GameFacts(msgspec.Struct, frozen=True):
    """What is printed on a game's board and cards, with the hash of the data that it was read from."""

    data: str
    facts: Line
