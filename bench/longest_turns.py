"""`vesuvius serve` that says how long its event loop was kept by one turn, in CPU time: what else a machine does is no
fault of the server's.

It is run by `bench/rude_clients.py` and `bench/much_at_once.py`. At each SIGUSR1 it adds a line to the file that TURNS
names: the most milliseconds of a turn since the last line, and how many turns there were.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path

from tests.server.support.process import Server
from vesuvius.server.operations.load_monitor import LoadMonitor

TURNS = "LONGEST_TURNS"


class TurnWatch:
    """How long each turn of the event loop takes."""

    def __init__(self) -> None:
        self.most, self.turns, self._then = 0.0, 0, 0.0

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Note how much CPU time has passed since the last turn, and come again in the next one."""
        now = time.thread_time()
        self.most, self.turns, self._then = max(self.most, now - self._then), self.turns + 1, now
        loop.call_soon(self.look, loop)

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """From now on."""
        self._then = time.thread_time()
        self.look(loop)
        loop.add_signal_handler(signal.SIGUSR1, self.write)

    def write(self) -> None:
        """Add a line, and begin again."""
        with Path(os.environ[TURNS]).open("a") as out:
            out.write(json.dumps({"most_ms": round(1000 * self.most, 2), "turns": self.turns}) + "\n")
        self.most, self.turns, self._then = 0.0, 0, time.thread_time()


class Watched(Server):
    """A server that can be asked for its longest turn."""

    async def longest_turn(self) -> float:
        """Milliseconds of CPU time, since it was asked last."""
        turns = self.folder / "turns"
        lines = turns.read_text().count("\n") if turns.exists() else 0
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1)
        while not turns.exists() or turns.read_text().count("\n") == lines:
            await asyncio.sleep(0.02)
        most: float = json.loads(turns.read_text().splitlines()[-1])["most_ms"]
        return most

    def environment(self, **variables: str) -> dict[str, str]:
        """What it finds in its environment."""
        return super().environment(**variables) | {TURNS: str(self.folder / "turns")}


def serve() -> None:
    """Serve, with somebody who looks at each turn."""
    from vesuvius.cli import main

    measure = LoadMonitor.measure

    async def measured(self: LoadMonitor) -> None:
        TurnWatch().begin(asyncio.get_running_loop())
        await measure(self)

    LoadMonitor.measure = measured  # type: ignore[method-assign]
    main()


if __name__ == "__main__":
    serve()
