"""A server that ends as by a loss of power at a named point: `python -m tests.server.soaks.kill.killable serve …`.

Without arguments it is a nursery: every line of its input asks for one server, which it forks off with all libraries
and rules loaded. A start takes a tenth of the time then, and hundreds of them can be afforded.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from importlib import import_module
from itertools import count
from pathlib import Path

import httpx
import msgspec

from tests.server.support.process import PATIENCE, Server
from vesuvius import GAMES, load
from vesuvius.server import kill_points

VARIABLE = "KILL_AT"
# Every point that the server names, on a move's way and beside it.
NAMES = (
    "after-parse",
    "after-insert",
    "before-commit",
    "after-commit",
    "before-acknowledge",
    "after-acknowledge",
    "fan-out",
    "game-start",
    "game-end",
    "result",
    "resync",
)
# What is reached when something has been sent: there the bytes have to be on their way, and not in a buffer.
SENT = frozenset({"after-acknowledge", "fan-out", "resync"})
MOST_PLAYS = 200  # of a game that need not end
ALONE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}


class Birth(msgspec.Struct):
    """A server that is asked for."""

    arguments: list[str]
    environment: dict[str, str]
    log: str


def arm(wish: str) -> None:
    """Die when a point is reached for the so manieth time, as in `fan-out:7`."""
    name, _, times = wish.partition(":")
    assert name in NAMES, name
    passed = count(1)

    def die(reached: str) -> None:
        if reached == name and next(passed) == int(times):
            os.kill(os.getpid(), signal.SIGKILL)

    kill_points.watch(die)
    if name in SENT:
        # Python's own event loop writes at once, the other one at the end of a round.
        sys.modules["uvloop"] = None  # type: ignore[assignment]


def run(arguments: list[str]) -> int:
    """Run the command line, armed if the environment says so."""
    from vesuvius.cli import main

    if wish := os.environ.get(VARIABLE):
        arm(wish)
    sys.argv = ["vesuvius", *arguments]
    return main()


def load_everything() -> None:
    """Import what a server needs, and play a game of each kind, so that all compiled rules are in memory."""
    for module in ("uvicorn", "vesuvius.cli.application", "vesuvius.cli.commands.serve", "vesuvius.server.app"):
        import_module(module)
    for name in GAMES:
        game = load(name)
        state = game.new(2, seed=1)
        game.whole_deal(state)
        for _ in range(MOST_PLAYS):
            if (seat := game.seat(state)) is None:
                break
            token = game.legal(game.mask(state, seat))[0]
            assert game.refusal(state, seat, token) is None
            game.play(state, token)
        game.view(state, 0)


def nurse() -> None:
    """Fork off one server after the other; tell the number of each process, and how it ended."""
    load_everything()
    for line in sys.stdin.buffer:
        birth = msgspec.json.decode(line, type=Birth)
        child = os.fork()
        if not child:
            os._exit(_live(birth))
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def _live(birth: Birth) -> int:
    """What the child does instead of going on in the nursery."""
    with Path(os.devnull).open("rb") as nothing, Path(birth.log).open("ab") as log:
        os.dup2(nothing.fileno(), 0)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    os.environ.clear()
    os.environ.update(birth.environment)
    try:
        return run(birth.arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


class Killable(Server):
    """Servers out of a nursery, one after the other, all with the same database and address."""

    def __init__(self, folder: Path, database: str = "") -> None:
        super().__init__(folder, database, VESUVIUS_WORKERS="1")
        self._nursery: Process | None = None
        self.pid = 0
        self.ended: asyncio.Future[int] | None = None

    async def open(self) -> None:
        """Start the nursery."""
        surroundings = {**self.environment(), **ALONE}
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.soaks.kill.killable", stdin=PIPE, stdout=PIPE, env=surroundings
        )

    async def close(self) -> None:
        """End the nursery; no server may be running."""
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        self._nursery.stdin.close()
        await self._nursery.wait()

    async def give_birth(self, point: str = "") -> None:
        """Start a server, without waiting; it dies at the point of that name and count, if there is one."""
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        environment = {**self.environment(**({VARIABLE: point} if point else {})), **ALONE}
        self._nursery.stdin.write(msgspec.json.encode(Birth(self.arguments, environment, str(self.log))) + b"\n")
        self.pid = await self._number()
        self.ended = asyncio.ensure_future(self._number())

    async def is_ready(self) -> bool:
        """Wait until games can be played; False when the server is gone before."""
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as http:
            while time.monotonic() < end and self.ended is not None and not self.ended.done():
                try:
                    if (await http.get(f"{self.address}/health")).json()["status"] == "ready":
                        return True
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        return False

    async def shoot(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server, unless it has ended by itself."""
        assert self.ended is not None
        if not self.ended.done():
            os.kill(self.pid, how)
        await self.ended

    async def _number(self) -> int:
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        return int(await self._nursery.stdout.readline())


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(run(sys.argv[1:]))
    nurse()
