"""The deal of the day: the same for everybody who sits down to the same kind of table on the same date.

It follows from the date alone, so that friends can compare without a server; the server's own challenges are secret
until they are played.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from hashlib import blake2b

from vesuvius.formats.json_lines import encode

SEED_BYTES = 32


def today() -> date:
    """The date, in universal time."""
    return datetime.now(UTC).date()


def seed_of_day(day: date, name: str, players: int, options: Sequence[str]) -> str:
    """The seed of a table on a day, as a record writes it."""
    label = encode([day.isoformat(), name, players, sorted(options)])
    return blake2b(label, digest_size=SEED_BYTES, person=b"daily").hexdigest()
