"""Seeds: the source of all chance in a game."""

from __future__ import annotations

import re
import secrets

from vesuvius.problem import Problem

BITS = 256
HEXADECIMAL = re.compile("[0-9a-fA-F]{64}")


def seed_number(seed: int | str | None) -> int:
    """Returns a seed of 256 bits: the number itself, from its 64 hexadecimal digits, or a new one from the system."""
    if seed is None:
        return secrets.randbits(BITS)
    if isinstance(seed, str) and HEXADECIMAL.fullmatch(seed):
        return int(seed, 16)
    if type(seed) is int and 0 <= seed < 1 << BITS:
        return seed
    raise Problem("bad-seed", got=str(seed))
