"""How far the server lags behind: by how much its event loop is late. If it stays late, the server says it is busy."""

from __future__ import annotations

import asyncio
from collections import deque

from vesuvius.server.telemetry.histogram import Histogram

BEAT = 0.1
BOUND = 0.5
IN_A_ROW = 3  # a single delay may be the machine's, and is over by the time it shows


class LoadMonitor:
    """Measures how late the event loop is."""

    def __init__(self) -> None:
        self._delays = deque([0.0], IN_A_ROW)
        self.lag = Histogram()
        self._worst = 0.0

    async def measure(self) -> None:
        """Measure forever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.record(loop.time() - due)

    def record(self, delay: float) -> None:
        """Enter one measurement."""
        self._delays.append(delay)
        self.lag.observe(max(0.0, delay))
        self._worst = max(self._worst, delay)

    def take_worst(self) -> float:
        """The longest delay since this was asked last."""
        worst, self._worst = self._worst, 0.0
        return worst

    @property
    def overloaded(self) -> bool:
        """Whether everything takes so long that clients should come back later."""
        return min(self._delays) > BOUND
