"""What clients that are rude cost everybody else: a page's wait for `/health` beside each kind of attacker.

    PYTHONPATH=. python bench/rude_clients.py [--seconds 10] [--half 2000]

The server runs on one core, the attacker and the one who asks on another. Beside a server of ours and the same attacker
there is a bare WebSocket echo with the same attacker, which is the yardstick: what an attack costs that no rule of ours
could prevent. Half requests need no yardstick.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.support.process import LIMIT, Server, free_port
from vesuvius.server.protocol.messages import VERSION, Hello, encode

BEGUN = Frame(Opcode.TEXT, b"[", fin=False).serialize(mask=True)
CHUNK = 4096  # frames
FLOODS = {
    "garbage": Frame(Opcode.TEXT, b"x").serialize(mask=True),
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "fragments": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    "refused": Frame(Opcode.TEXT, b'{"type":"watch","table":"?"}').serialize(mask=True),
}
REST = 0.02
PLAIN: dict[str, Any] = {"compression": None, "open_timeout": None, "ping_interval": None}


class Public(Server):
    """A server with the limits that hosts have."""

    def environment(self, **variables: str) -> dict[str, str]:
        """Returns the usual environment, without what makes tests' servers generous."""
        usual = super().environment(**variables)
        return {name: value for name, value in usual.items() if not LIMIT.search(name.lower())}


def share(times: list[float], part: float) -> float:
    """Returns the wait that this part of them doesn't exceed, in milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))], 1)


async def waits(address: str, seconds: float) -> list[float]:
    """Asks again and again how the server is; returns how long each answer took."""
    found, end = list[float](), time.monotonic() + seconds
    async with httpx.AsyncClient(timeout=60) as http:
        while not found or time.monotonic() < end:
            begun = time.perf_counter()
            with contextlib.suppress(httpx.HTTPStatusError):
                await http.get(f"{address}/health/live")
            found.append(time.perf_counter() - begun)
            await asyncio.sleep(REST)
    return found


async def echoes(address: str, seconds: float) -> list[float]:
    """Sends the echo something again and again; returns how long each took."""
    found, end = list[float](), time.monotonic() + seconds
    begun = time.perf_counter()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(2 * seconds), connect(address.replace("http", "ws", 1), **PLAIN) as asking:
            while time.monotonic() < end:
                begun = time.perf_counter()
                await asking.send("x")
                await asking.recv()
                found.append(time.perf_counter() - begun)
                await asyncio.sleep(REST)
            return found
    return [*found, time.perf_counter() - begun]  # it was given up


async def flood(url: str, kind: str) -> None:
    """Sends as fast as it goes; shut out, comes again at once."""
    while True:
        with contextlib.suppress(ConnectionClosed, OSError):
            async with connect(url, compression=None, ping_interval=None, max_queue=None) as rude:
                await rude.send(encode(Hello(VERSION)).decode())
                hearing = asyncio.create_task(hear(rude))
                rude.transport.write(BEGUN if kind == "fragments" else b"")
                while not rude.transport.is_closing():
                    rude.transport.write(FLOODS[kind] * CHUNK)
                    while rude.transport.get_write_buffer_size() > CHUNK and not rude.transport.is_closing():
                        await asyncio.sleep(0.001)
                    await asyncio.sleep(0)
                hearing.cancel()


async def hear(socket: AsyncIterable[object]) -> None:
    """Takes whatever is answered."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


@contextlib.contextmanager
def attacker(url: str, kind: str) -> Iterator[None]:
    """Somebody rude, in a process of their own."""
    command = [sys.executable, "-m", "bench.rude_clients", "--attack", kind, url]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1.5)
        yield
    finally:
        process.kill()
        process.wait()


def half_requests(port: int, count: int) -> list[socket.socket]:
    """Opens so many connections and sends half a request over each."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (count + 500, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    opened = []
    for _ in range(count):
        with contextlib.suppress(OSError):
            each = socket.create_connection(("127.0.0.1", port), timeout=5)
            each.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            opened.append(each)
    return opened


async def measure(server: Server, echo: str, arguments: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Returns the figures of each attack."""
    found = {"nobody": {"p99": share(await waits(server.address, arguments.seconds), 0.99)}}
    for kind in FLOODS:
        with attacker(server.address.replace("http", "ws", 1) + "/api/socket", kind):
            ours = await waits(server.address, arguments.seconds)
        with attacker(echo.replace("http", "ws", 1), kind):
            bare = await echoes(echo, arguments.seconds)
        found[kind] = {"p99": share(ours, 0.99), "most": share(ours, 1), "echo": share(bare, 0.99)}
        print(kind, found[kind], file=sys.stderr, flush=True)
    opened = half_requests(server.port, arguments.half)
    ours = await waits(server.address, arguments.seconds)
    found["half requests"] = {"sent": len(opened), "p99": share(ours, 0.99), "most": share(ours, 1)}
    return found


def main() -> None:
    """Starts server and echo on one core, the rest on another; prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--half", type=int, default=2000)
    parser.add_argument("--attack", nargs=2)
    arguments = parser.parse_args()
    if arguments.attack:
        asyncio.run(flood(arguments.attack[1], arguments.attack[0]))
        return
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        os.sched_setaffinity(0, {cores[0]})
        server, port = Public(Path(folder)), free_port()
        server.start()
        echo = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port)])
        os.sched_setaffinity(0, {cores[-1]})
        try:
            server.wait_until_ready()
            print(json.dumps(asyncio.run(measure(server, f"http://127.0.0.1:{port}", arguments)), indent=2))
        finally:
            server.kill()
            echo.kill()
            echo.wait()


if __name__ == "__main__":
    main()
