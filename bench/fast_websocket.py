"""What the fast path of `connections/fast_websocket.py` saves: the CPU time of a move with it and without it.

    python bench/fast_websocket.py [--rounds 9] [--seconds 10] [--tables 100] [--rate 50]

Two servers run on one core, one of them with uvicorn's own WebSockets, and the client on another. Rounds alternate; the
first of each server does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bench.load import play_round, seat_all
from tests.server.support.process import Server

MODULES = {"fast": "vesuvius", "plain": "bench.fast_websocket"}
SERVE = "serve"  # what the server's command line begins with


def serve_plainly() -> None:
    """`vesuvius serve` without the fast path."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from vesuvius.cli import main
    from vesuvius.server.connections import listener

    def plain(*, guard: Any, **given: Any) -> WebSocketsSansIOProtocol:
        return WebSocketsSansIOProtocol(**given)

    listener.FastWebSocket = plain  # type: ignore[assignment,misc]
    main()


def cpu_seconds(process: int) -> float:
    """The CPU seconds of a process: finer than the ticks of its `stat`."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


async def measure(servers: dict[str, Server], arguments: argparse.Namespace) -> dict[str, float]:
    """The median of CPU milliseconds a move, for each server, and what the fast path saves of them."""
    games = {name: await seat_all(server, arguments.tables) for name, server in servers.items()}
    found: dict[str, list[float]] = {name: [] for name in servers}
    for _ in range(arguments.rounds + 1):
        for name, server in servers.items():
            assert server.process is not None
            before = cpu_seconds(server.process.pid)
            times, errors = await play_round(games[name], arguments.rate, arguments.seconds, Random(79))
            after = cpu_seconds(server.process.pid)
            assert not errors
            found[name].append(1000 * (after - before) / len(times))
        print({name: round(values[-1], 3) for name, values in found.items()}, file=sys.stderr, flush=True)
    fast, plain = (median(found[name][1:]) for name in MODULES)
    return {"fast": round(fast, 3), "plain": round(plain, 3), "saved": round(1 - fast / plain, 3)}


def main() -> None:
    """Start both servers on one core, run the client on another, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50)
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        os.sched_setaffinity(0, {cores[0]})
        servers = {}
        for name, module in MODULES.items():
            (place := Path(folder) / name).mkdir()
            servers[name] = Server(place, module=module)
            servers[name].start()
        os.sched_setaffinity(0, {cores[-1]})
        try:
            for server in servers.values():
                server.wait_until_ready()
            print(json.dumps(asyncio.run(measure(servers, arguments))))
        finally:
            for server in servers.values():
                server.kill()


if __name__ == "__main__":
    serve_plainly() if sys.argv[1:2] == [SERVE] else main()
