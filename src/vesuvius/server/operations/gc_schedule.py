"""When Python looks for objects that nothing reaches and that hold each other: young ones now and then, all hourly.

Looking through all that a full server holds takes a third of a second in which nobody is answered; left to itself,
Python would do so every few hundred moves. Hardly anything here holds itself in a ring, so it may wait. While a server
loads its code, nothing is looked for: all of it stays, and looking costs an eighth of the start.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 10_000
SELDOM = 1_000
HOUR = 3600.0


@contextmanager
def collecting_later() -> Iterator[None]:
    """Collects nothing until `collect_hourly` begins, or until the block ends."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def collect_hourly() -> None:
    """Collect forever; restores the previous thresholds when stopped."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, SELDOM, SELDOM)
    if not gc.isenabled():
        gc.freeze()  # else what was loaded would be looked through now
        gc.enable()
    try:
        while True:
            await asyncio.sleep(HOUR)
            gc.collect()
    finally:
        gc.set_threshold(*before)
