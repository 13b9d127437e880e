"""How the server bears a load, beside a bare WebSocket echo on the same core and settings.

    python bench/load.py [--rounds 9] [--seconds 30] [--tables 500] [--rate 100] [--folder FOLDER]

Four people sit at each table, each with a socket of their own. Rounds of play and rounds of echo alternate. A move's
time runs from its sending until all four seats have been told; an echo's until it is back. Servers run on one core,
this client on another. At the end the server gets three times what it can carry, has to say that it is busy, and to
recover.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Client, Person
from tests.server.process import Server, free_port

RATIO, CPU, MEMORY, RECOVERY = 5.0, 1.5e-3, 1 << 30, 10.0
SEATS = 4
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
FRAME = "x" * 500  # as long as what a seat is told of a move


class Round(NamedTuple):
    """What a round of play and the round of echo after it came to."""

    moves: int
    errors: int
    p99: float
    echo: float
    cpu: float
    memory: int


class Seat:
    """One person at one table: its socket, and what it was told last."""

    def __init__(self, address: str, key: str, game: Game, number: int) -> None:
        self.client = Client(address, key, self.hear)
        self.game, self.number = game, number

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] in {"view", "happened"}:
            self.game.told(self.number, message)
        elif message["type"] in {"busy", "refused", "failed", "stale", "behind"}:
            self.game.refused.append(message["type"])


class Game:
    """A table: whose turn it is, what is legal, and who has been told of the move under way."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seats: list[Seat] = []
        self.seq = 0
        self.turn: int | None = None
        self.legal: list[str] = []
        self.missing: set[int] = set()
        self.done = asyncio.Event()
        self.refused: list[str] = []

    def told(self, seat: int, message: dict[str, Any]) -> None:
        standing = message["standing"]
        self.seq, self.turn = message["seq"], standing["seat"]
        self.legal = standing["legal"] or self.legal if standing["seat"] == seat else self.legal
        self.missing.discard(seat)
        if not self.missing:
            self.done.set()

    async def move(self, chance: Random) -> float:
        """Play one move; the seconds until everybody knew."""
        assert self.turn is not None
        self.missing = {*range(SEATS)}
        self.done.clear()
        client, began = self.seats[self.turn].client, time.perf_counter()
        await client.command("play", self.table, self.turn, self.seq, token=chance.choice(self.legal))
        await self.done.wait()
        return time.perf_counter() - began


async def seat_all(server: Server, tables: int) -> list[Game]:
    """Register everybody, open the tables, connect and watch."""
    async with httpx.AsyncClient(timeout=60) as http:
        games = []
        for number in range(tables):
            people = [await Person.register(server.address, http, f"{number}.{seat}") for seat in range(SEATS)]
            table, invite = await people[0].open_table({"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1))
            for person in people[1:]:
                await person.join(table, invite)
            await people[0].start(table)
            game = Game(table)
            game.seats = [Seat(server.address, person.key, game, seat) for seat, person in enumerate(people)]
            for seat in game.seats:
                await seat.client.connect()
                await seat.client.watch(table, seat.number)
            games.append(game)
    return games


async def play_round(games: list[Game], rate: float, seconds: float, chance: Random) -> tuple[list[float], int]:
    """So many moves a second, each at another table; the times of all, and how many failed."""
    free, tasks, times, errors = [*games], set(), [], 0
    chance.shuffle(free)
    end, due = time.perf_counter() + seconds, time.perf_counter()

    async def one(game: Game) -> None:
        nonlocal errors
        try:
            async with asyncio.timeout(30):
                times.append(await game.move(chance))
        except (ConnectionError, TimeoutError):
            errors += 1
        errors += len(game.refused)
        game.refused.clear()
        if game.turn is not None:
            free.insert(0, game)

    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += 1 / rate
        if free:
            task = asyncio.create_task(one(free.pop()))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return times, errors


async def echo_round(sockets: list[ClientConnection], rate: float, seconds: float, chance: Random) -> list[float]:
    """As many echoes a second."""
    times: list[float] = []
    free, tasks = [*sockets], set()

    async def one(socket: ClientConnection) -> None:
        began = time.perf_counter()
        await socket.send(FRAME)
        await socket.recv()
        times.append(time.perf_counter() - began)
        free.insert(0, socket)

    end, due = time.perf_counter() + seconds, time.perf_counter()
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += 1 / rate
        task = asyncio.create_task(one(free.pop()))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return times


async def overload(games: list[Game], chance: Random, seconds: float) -> dict[str, float]:
    """Three times what the server can carry; whether it said so, and how long until moves were quick again."""
    carried, _ = await flood(games, chance, seconds, None)
    refused, answered = await flood(games, chance, seconds, 3 * carried / seconds)
    began = time.perf_counter()
    while True:
        times, errors = await play_round(games, 20, 1, chance)
        if times and not errors and max(times) < 1:
            break
        assert time.perf_counter() - began < 60, "the server does not recover"
    return {
        "carried": carried / seconds,
        "busy": refused,
        "answered": answered,
        "recovery": time.perf_counter() - began,
    }


async def flood(games: list[Game], chance: Random, seconds: float, rate: float | None) -> tuple[int, int]:
    """Without a rate: as many moves as go; their number. With one: watch requests on top; how many were refused."""
    if rate is None:
        done = 0

        async def keep_on(game: Game) -> None:
            nonlocal done
            while time.perf_counter() < end and game.turn is not None:
                await game.move(chance)
                done += 1

        end = time.perf_counter() + seconds
        await asyncio.gather(*(keep_on(game) for game in games))
        return done, 0
    busy = answered = 0
    end, due = time.perf_counter() + seconds, time.perf_counter()
    pending: set[asyncio.Task[dict[str, Any]]] = set()
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += 1 / rate
        game = chance.choice(games)
        if game.turn is None:
            continue
        client = game.seats[game.turn].client
        command = client.command("play", game.table, game.turn, game.seq, token=chance.choice(game.legal))
        pending.add(asyncio.create_task(command))
    for answer in await asyncio.gather(*pending, return_exceptions=True):
        if isinstance(answer, dict):
            busy += answer["type"] == "busy"
            answered += 1
    for game in games:
        game.refused.clear()
    return busy, answered


def cpu_and_memory(process: int) -> tuple[float, int]:
    """The CPU seconds and the bytes of memory of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK, int(fields[21]) * PAGE


async def measure(server: Server, port: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """All rounds."""
    chance = Random(79)
    games = await seat_all(server, arguments.tables)
    url = f"ws://127.0.0.1:{port}/"
    sockets = [await connect(url, ping_interval=None, compression=None) for _ in range(SEATS * arguments.tables)]
    assert server.process is not None
    rounds = []
    for number in range(arguments.rounds):
        before, _ = cpu_and_memory(server.process.pid)
        times, errors = await play_round(games, arguments.rate, arguments.seconds, chance)
        after, memory = cpu_and_memory(server.process.pid)
        echoes = await echo_round(sockets, arguments.rate, arguments.seconds, chance)
        cpu = (after - before) / max(1, len(times))
        rounds.append(Round(len(times), errors, quantiles(times, n=100)[98], quantiles(echoes, n=100)[98], cpu, memory))
        print(f"round {number + 1}: {rounds[-1]}", file=sys.stderr, flush=True)
    busy = await overload(games, chance, min(arguments.seconds, 10))
    return summary(rounds, busy, SEATS * arguments.tables)


def summary(rounds: list[Round], busy: dict[str, float], connections: int) -> dict[str, Any]:
    """The figures that are asked for, and whether they hold."""
    found = {
        "connections": connections,
        "moves": sum(one.moves for one in rounds),
        "errors": sum(one.errors for one in rounds),
        "p99_ms": round(1000 * median(one.p99 for one in rounds), 2),
        "echo_p99_ms": round(1000 * median(one.echo for one in rounds), 2),
        "ratio": round(median(one.p99 / one.echo for one in rounds), 2),
        "cpu_ms_per_move": round(1000 * median(one.cpu for one in rounds), 3),
        "memory_mib": max(one.memory for one in rounds) >> 20,
        "overload": {name: round(value, 1) for name, value in busy.items()},
    }
    holds = found["errors"] == 0 and found["ratio"] <= RATIO and found["cpu_ms_per_move"] <= 1000 * CPU
    holds = holds and max(one.memory for one in rounds) <= MEMORY
    return found | {"holds": holds and busy["busy"] > 0 and busy["recovery"] <= RECOVERY}


def main() -> int:
    """Start both servers on one core, run the client on another, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--folder", type=Path)
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        os.sched_setaffinity(0, {cores[0]})
        server, port = Server(Path(folder)), free_port()
        server.start()
        echo = subprocess.Popen([sys.executable, str(Path(__file__).with_name("echo.py")), str(port)])
        os.sched_setaffinity(0, {cores[-1]})
        try:
            server.wait_until_ready()
            found = asyncio.run(measure(server, port, arguments))
        finally:
            echo.send_signal(signal.SIGTERM)
            echo.wait()
            server.stop()
    print(json.dumps(found))
    return 0 if found["holds"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
