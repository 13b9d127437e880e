"""The server's clock, which notices time in which the process did not run.

A process can be stopped and go on, a laptop can sleep, a virtual machine can be paused, and somebody can set the clock.
Afterwards it is suddenly later, and players would have used up time in which they couldn't play. So the watch looks at
the clock again and again, and each time that it is asked for the time: if more has passed than between two looks, the
rest is an interval in which the server did not run.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from threading import get_ident

from vesuvius.server.people.identity import TimeSource

TICK = 0.25
LEAST = 1.5  # seconds more than a tick; less is a machine that is busy for a moment

Listener = Callable[[float, float], None]


class FreezeWatch:
    """Seconds since 1970; `froze` hears from when to when the server did not run, before anybody is told the time.

    Other threads are told the time, and nothing else: only the one that made the watch looks.
    """

    def __init__(self, clock: TimeSource = time.time, steady: TimeSource = time.monotonic) -> None:
        self._clock, self._steady = clock, steady
        self._seen = clock(), steady()
        self._thread = get_ident()
        self.froze: Listener = lambda _since, _until: None

    def __call__(self) -> float:
        if get_ident() != self._thread:
            return self._clock()
        now, steady = self._clock(), self._steady()
        before, ran = self._seen[0], min(TICK, max(0.0, steady - self._seen[1]))
        self._seen = now, steady
        if now - before - ran > LEAST:
            self.froze(before + ran, now)
        return now

    async def look_on(self) -> None:
        """Look at the clock forever."""
        while True:
            self()
            await asyncio.sleep(TICK)
