"""A program that appends to a store until it reaches a named point in the second group, and is killed there."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from tests.server.store import samples
from vesuvius.server import kill_points
from vesuvius.server.store import Store


async def main(url: str, point: str) -> None:
    """One entry in each of three tables; then a second one in each, on whose way the process dies."""
    store = await Store.open(url)
    await samples.furnish(store, "t", "u", "v")
    await asyncio.gather(*(samples.write(store, samples.entry(1, name)) for name in "tuv"))

    def die(name: str) -> None:
        if name == point:
            os.kill(os.getpid(), signal.SIGKILL)

    kill_points.watch(die)
    print("watching", flush=True)
    await asyncio.gather(*(samples.write(store, samples.entry(2, name)) for name in "tuv"))
    print("acknowledged", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
