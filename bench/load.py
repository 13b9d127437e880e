"""How the server performs under load, compared with a bare WebSocket echo on the same core with the same settings.

    python bench/load.py [--game downfall] [--rounds 9] [--seconds 30] [--tables 500] [--rate 100] [--folder FOLDER]

Four people sit at each table, each with their own socket. Rounds of play and rounds of echo alternate. A move's time
runs from when it is sent until all four seats have received its result; an echo's until it is back. What the client
does with it afterwards doesn't count. The servers run on one core, this client on another. At the end the server gets
three times what it can handle: every table sends its next move, and sends it again over a second socket while there is
no answer. The server must say that it is busy, and must be fast again soon after the last of these moves was sent.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx

from bench.timed_sockets import Listener, Repeater, TimedSocket, echoing, seal
from tests.server.support.client import ANSWERS, Person
from tests.server.support.process import Server, free_port
from vesuvius import GAMES

RATIO, CPU, MEMORY, RECOVERY = 5.0, 1.5e-3, 1 << 30, 10.0
FLOOD, SLACK = 3, 0.9  # times what it can handle, and the part of that which must be sent for it to count
QUICK, PROBE = 1.0, 20.0
LONGEST, PATIENCE = 60.0, 3.0
CARRIED = 25  # moves at a table, at most, to find out what the server can handle
SPARED = 10  # one in this many tables is left out of the flood
LOOKS = 8  # tables to look at for one that has a move to make
BREATH = 0.001  # seconds between two batches of a flood
SEATS = 4
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
FRAME = "x" * 500  # as long as the message that tells a seat of a move


class Round(NamedTuple):
    """The results of a round of play and of the round of echo after it."""

    moves: int
    errors: int
    p99: float
    echo: float
    cpu: float
    memory: int


class TurnedAway(Exception):
    """A move wasn't made; the reason is the type of the answer."""


class Seat:
    """One person at one table: the socket, and what it received last."""

    def __init__(self, address: str, key: str, game: Game, number: int) -> None:
        self.client = Listener(address, key, self.hear)
        self.repeater = Repeater(address, key)
        self.game, self.number = game, number
        self._again: asyncio.Task[Any] | None = None

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] in {"view", "happened"}:
            self.game.told(self.number, message, self.client.arrived)
        elif message["type"] in {"failed", "behind"}:
            self.game.failures += 1
        if message["type"] == "behind":
            self._again = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        """Watches the table from this seat; asks again if the server is busy."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.client.watch(self.game.table, self.number)
                    return


class Game:
    """A table: whose turn it is, what is legal, and who knows of the move in progress."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seats: list[Seat] = []
        self.seq = 0
        self.turn: int | None = None
        self.legal: list[str] = []
        self.known = [0] * SEATS
        self.arrived = [0.0] * SEATS
        self.command: tuple[int, int, str, str] | None = None
        self.done = asyncio.Event()
        self.failures = 0
        self.under_way = False
        self.sealed: tuple[tuple[int, int, str, str], bytes] | None = None

    @property
    def is_free(self) -> bool:
        """Returns whether there is a move to make, everyone knows of the last one, and none is in progress."""
        return self.turn is not None and not self.under_way and min(self.known) == max(self.known)

    def told(self, seat: int, message: dict[str, Any], arrived: float) -> None:
        standing = message["standing"]
        self.seq, self.turn = message["seq"], standing["seat"]
        self.legal = standing["legal"] or self.legal if standing["seat"] == seat else self.legal
        self.known[seat], self.arrived[seat] = message["seq"], arrived
        self.done.set()

    async def move(self, chance: Random) -> float:
        """Plays one move, or again one that was turned away; returns the seconds until everyone knew."""
        assert self.turn is not None
        self.under_way = True
        if self.command is None or self.command[1] != self.seq:
            self.command = self.turn, self.seq, f"m{self.seq}", chance.choice(self.legal)
        seat, seq, name, token = self.command
        client, began = self.seats[seat].client, time.perf_counter()
        try:
            answer = await client.command("play", self.table, seat, seq, name, token=token)
            if answer["type"] != "acknowledged":
                raise TurnedAway(answer["type"])
            while min(self.known) <= seq:
                self.done.clear()
                await self.done.wait()
        finally:
            self.under_way = False
        return max(self.arrived) - began

    def repeat(self) -> None:
        """Sends the move in progress again, over its player's other socket; answers are counted."""
        assert self.command is not None
        seat, seq, name, token = self.command
        if self.sealed is None or self.sealed[0] != self.command:
            message = {"type": "play", "table": self.table, "seat": seat, "seq": seq, "id": name, "token": token}
            self.sealed = self.command, seal(message)
        self.seats[seat].repeater.repeat(self.sealed[1])


async def seat_all(server: Server, tables: int, game_name: str = "downfall") -> list[Game]:
    """Registers everyone, opens the tables, connects and watches."""
    async with httpx.AsyncClient(timeout=60) as http:
        games = []
        for number in range(tables):
            people = [await Person.register(server.address, http, f"{number}.{seat}") for seat in range(SEATS)]
            table, invite = await people[0].open_table(
                {"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1), game=game_name
            )
            for person in people[1:]:
                await person.join(table, invite)
            await people[0].start(table)
            game = Game(table)
            game.seats = [Seat(server.address, person.key, game, seat) for seat, person in enumerate(people)]
            for seat in game.seats:
                await seat.client.connect()
                await seat.watch()
            games.append(game)
    return games


async def play_round(games: list[Game], rate: float, seconds: float, chance: Random) -> tuple[list[float], int]:
    """Plays this many moves a second, each at another table; returns all times, and how many failed."""
    free, tasks, times, errors = [*games], set(), [], 0
    chance.shuffle(free)

    async def one(game: Game) -> None:
        nonlocal errors
        if not game.is_free:  # after a flood, messages about a move may still arrive
            free.insert(0, game)
            return
        try:
            async with asyncio.timeout(30):
                times.append(await game.move(chance))
        except (ConnectionError, TimeoutError, TurnedAway):
            errors += 1
        errors += game.failures
        game.failures = 0
        if game.is_free:
            free.insert(0, game)

    began = time.perf_counter()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        if free:
            task = asyncio.create_task(one(free.pop()))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return times, errors


async def echo_round(sockets: list[TimedSocket], rate: float, seconds: float, chance: Random) -> list[float]:
    """Sends this many echoes a second; returns their times."""
    times: list[float] = []
    free, tasks = [*sockets], set()

    async def one(socket: TimedSocket) -> None:
        began = time.perf_counter()
        await socket.send(FRAME)
        await socket.recv()
        times.append(socket.arrived - began)
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
    """Sends three times what the server can handle; returns whether it said so, and when moves were fast again."""
    crowd = games[-(-len(games) // SPARED) :]  # the others go on, however many moves are made, to measure the recovery
    carried = await carry(crowd, chance, seconds)
    repeated = [await seat.repeater.ready() for game in crowd for seat in game.seats]
    found, pending, lasted = await flood(crowd, chance, seconds, FLOOD * carried)
    recovered = await recovery(games, chance)
    await asyncio.gather(*pending)
    found.update({kind: sum(answers[kind.encode()] for answers in repeated) for kind in ANSWERS})
    kinds = ("moved", *sorted(ANSWERS))
    return {
        "carried": carried,
        "offered": found["sent"] / lasted,
        **{kind: found[kind] for kind in kinds},
        "unanswered": found["sent"] - sum(found[kind] for kind in kinds),
        "recovery": recovered,
    }


async def carry(games: list[Game], chance: Random, seconds: float) -> float:
    """Plays as fast as possible at every table, but no game to its end; returns the moves per second."""
    done, began = 0, time.perf_counter()

    async def keep_on(game: Game) -> None:
        nonlocal done
        for _ in range(CARRIED):
            if time.perf_counter() > began + seconds or game.turn is None:
                return
            try:
                await game.move(chance)
                done += 1
            except TurnedAway:
                await asyncio.sleep(1)

    await asyncio.gather(*(keep_on(game) for game in games))
    return done / (time.perf_counter() - began)


async def flood(
    games: list[Game], chance: Random, seconds: float, rate: float
) -> tuple[Counter[str], set[asyncio.Task[None]], float]:
    """Sends this many moves a second, each its table's next one; returns what came of them, those that are still
    under way, and how long the sending took.
    """
    found: Counter[str] = Counter()
    pending: set[asyncio.Task[None]] = set()

    async def move(game: Game) -> None:
        try:
            await game.move(chance)
            found["moved"] += 1
        except TurnedAway as turned:
            found[str(turned)] += 1
        game.failures = 0

    def send() -> None:
        looked = [chance.choice(games) for _ in range(LOOKS)]
        game = next((game for game in looked if game.is_free), looked[0])
        if game.turn is None or game.command is None:
            return
        found["sent"] += 1
        if game.is_free:
            game.under_way = True
            task = asyncio.create_task(move(game))
            pending.add(task)
            task.add_done_callback(pending.discard)
        else:
            game.repeat()

    began, done = time.perf_counter(), 0
    while done < round(rate * seconds):
        due = round(rate * min(seconds, time.perf_counter() - began))
        for _ in range(due - done):
            send()
        done = due
        await asyncio.sleep(BREATH)
    return found, pending, time.perf_counter() - began


async def recovery(games: list[Game], chance: Random) -> float:
    """Returns the seconds from now until moves have been fast for a second."""
    began = time.perf_counter()
    while True:
        assert any(game.turn is not None for game in games), "all games are over: more tables are needed"
        free = [game for game in games if game.is_free]
        times, errors = await play_round(free, PROBE, 1, chance) if free else ([], 0)
        if times and not errors and max(times) < QUICK:
            return time.perf_counter() - began
        assert time.perf_counter() - began < LONGEST, "the server does not recover"
        await asyncio.sleep(0.05)


def cpu_and_memory(process: int) -> tuple[float, int]:
    """Returns the CPU seconds and the bytes of memory of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK, int(fields[21]) * PAGE


async def measure(server: Server, port: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Plays all rounds."""
    chance = Random(79)
    games = await seat_all(server, arguments.tables, arguments.game)
    gc.disable()  # the client's own pauses mustn't count as the server's
    sockets = [await echoing(f"ws://127.0.0.1:{port}/") for _ in range(SEATS * arguments.tables)]
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
    asked = arguments.rounds * round(arguments.rate * arguments.seconds)
    return summary(rounds, busy, SEATS * arguments.tables, asked)


def summary(rounds: list[Round], busy: dict[str, float], connections: int, asked: int) -> dict[str, Any]:
    """Returns the required figures, and whether they hold."""
    found: dict[str, Any] = {
        "connections": connections,
        "moves": sum(one.moves for one in rounds),
        "asked": asked,
        "errors": sum(one.errors for one in rounds),
        "p99_ms": round(1000 * median(one.p99 for one in rounds), 2),
        "echo_p99_ms": round(1000 * median(one.echo for one in rounds), 2),
        "ratio": round(median(one.p99 / one.echo for one in rounds), 2),
        "cpu_ms_per_move": round(1000 * median(one.cpu for one in rounds), 3),
        "memory_mib": max(one.memory for one in rounds) >> 20,
        "overload": {name: round(value, 1) for name, value in busy.items()},
    }
    holds = found["errors"] == 0 and found["ratio"] <= RATIO and found["cpu_ms_per_move"] <= 1000 * CPU
    holds = holds and found["moves"] >= asked and max(one.memory for one in rounds) <= MEMORY
    flooded = busy["offered"] >= SLACK * FLOOD * busy["carried"] and busy["unanswered"] == 0
    return found | {"holds": holds and flooded and busy["busy"] > 0 and busy["recovery"] <= RECOVERY}


def main() -> int:
    """Starts both servers on one core, runs the client on another, and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
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
