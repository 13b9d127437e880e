"""The seeds of the bots' own chance: independent of the game's, and not to be guessed.

Anyone who knew one could let the bot think again with guessed cards until it plays the same move.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable

# From the last entry, the number of moves in force and the seat to a seed.
BotSeeds = Callable[[int, int, int], int]


def fresh_seeds(secret: bytes, table: str) -> BotSeeds:
    """Another seed for every entry of every table."""
    return lambda seq, _, seat: _drawn(secret, f"{table}/{seq}/{seat}")


def repeatable_seeds(secret: bytes) -> BotSeeds:
    """The same seeds wherever the secret is the same: the same moves get the same answers.

    Moves that were taken back leave no trace, and so entries are not counted.
    """
    return lambda _, moves, seat: _drawn(secret, f"{moves}/{seat}")


def _drawn(secret: bytes, place: str) -> int:
    return int.from_bytes(hmac.digest(secret, place.encode(), "sha256")[:8])
