"""What a bot's own chance begins with: nothing to do with the game's, and not to be guessed.

Whoever knew it could let the bot think again with guessed cards until it plays the same.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable

# From the last entry, the number of moves in force and the seat to a seed.
Luck = Callable[[int, int, int], int]


def fresh(secret: bytes, table: str) -> Luck:
    """Another chance with every entry of every table."""
    return lambda seq, _, seat: _drawn(secret, f"{table}/{seq}/{seat}")


def repeated(secret: bytes) -> Luck:
    """The same chance wherever the same secret is: who plays the same moves is answered in the same way.

    What was taken back leaves no trace in it, and so entries are not counted.
    """
    return lambda _, moves, seat: _drawn(secret, f"{moves}/{seat}")


def _drawn(secret: bytes, place: str) -> int:
    return int.from_bytes(hmac.digest(secret, place.encode(), "sha256")[:8])
