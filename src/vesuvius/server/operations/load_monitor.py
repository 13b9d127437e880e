"""How far the server lags behind: by how much its event loop is late. Where it stays late, it says that it is busy."""

from __future__ import annotations

import asyncio
from collections import deque

BEAT = 0.1
BOUND = 0.5
IN_A_ROW = 3  # once, the machine may have had something else to do; that is over when it shows


class Strain:
    """Measures how late a regular beat comes."""

    def __init__(self) -> None:
        self._late = deque([0.0], IN_A_ROW)

    async def measure(self) -> None:
        """Beat for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.beat(loop.time() - due)

    def beat(self, late: float) -> None:
        """A beat came so late."""
        self._late.append(late)

    @property
    def too_much(self) -> bool:
        """Whether everything takes so long that it is better to come again."""
        return min(self._late) > BOUND
