"""Whether the database answers, asked at most once in a while however many want to know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from vesuvius.server.store import StoreDown

PATIENCE = 2.0
KNOWN_FOR = 1.0


class DatabaseProbe:
    """The newest answer, and the question that is under way."""

    def __init__(self, ask: Callable[[], Awaitable[None]]) -> None:
        self._ask = ask
        self._asking: asyncio.Task[bool] | None = None
        self._answered = True
        self._until = float("-inf")

    async def answers(self) -> bool:
        """Whether the database answers now, or did a moment ago."""
        if asyncio.get_running_loop().time() < self._until:
            return self._answered
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_once())
        # Somebody who stops waiting doesn't stop the question: others wait for it too.
        return await asyncio.shield(self._asking)

    async def _ask_once(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ask()
            self._answered = True
        except (StoreDown, TimeoutError):
            self._answered = False
        finally:
            self._until, self._asking = asyncio.get_running_loop().time() + KNOWN_FOR, None
        return self._answered
