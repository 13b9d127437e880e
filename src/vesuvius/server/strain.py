"""How far the server lags behind: by how much its event loop is late. Beyond a bound it says that it is busy."""

from __future__ import annotations

import asyncio

BEAT = 0.1
BOUND = 0.5


class Strain:
    """Measures how late a regular beat comes."""

    def __init__(self) -> None:
        self.late = 0.0

    async def measure(self) -> None:
        """Beat for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late = loop.time() - due

    @property
    def too_much(self) -> bool:
        """Whether everything takes so long that it is better to come again."""
        return self.late > BOUND
