"""What one server bears: bots beside fifty tables of slow ones, a game of thousands of entries, thousands of tables.

    PYTHONPATH=. python bench/much_at_once.py [--moves 60] [--entries 7000] [--tables 10000]

A person's bot shouldn't be awaited for more than 2 s by 99 of 100 moves beside somebody with fifty tables of bots that
think for long; reading a long game shouldn't keep the event loop for more than 5 ms of CPU time; and a server should be
ready in 2 s, however many games run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from bench.fast_websocket import cpu_seconds
from bench.longest_turns import Watched
from bench.rude_clients import share
from tests.server.support.client import Client, Json, Person
from tests.server.support.process import Server
from vesuvius.formats.record import Header
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.tables.table import Table

SLOW, QUICK = {"kind": "bot", "bot": "level:5"}, {"kind": "bot", "bot": "level:1"}
CROWD, SEATS = 50, 4
GAMES = 20  # of the modest person's, one after the other
BACK = 8  # moves that are taken back again and again, to make a long game


@contextlib.asynccontextmanager
async def somebody(server: Server, source: str, name: str) -> Any:
    """A person who comes from an address of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(transport=transport, timeout=600, trust_env=False) as http:
        yield await Person.register(server.address, http, name)


async def bots_waits(server: Server, moves: int) -> dict[str, float]:
    """How long a person's level-1 bots take beside somebody with many tables of slow ones."""
    async with somebody(server, "127.0.0.2", "Crassus") as greedy, somebody(server, "127.0.0.3", "Livia") as modest:
        for _ in range(CROWD):
            table, _ = await greedy.open_table(*[SLOW] * SEATS)
            await greedy.start(table)
        found: list[float] = []
        for number in range(GAMES):
            if len(found) < moves:
                found += await waits_of(server, modest, moves - len(found), Random(number))
    return {"moves": len(found), "p99_ms": share(found, 0.99), "most_ms": share(found, 1)}


async def waits_of(server: Server, person: Person, moves: int, chance: Random) -> list[float]:
    """One game against a bot: how long each time until it is the person's turn again."""
    table, _ = await person.open_table({"kind": "me"}, QUICK)
    await person.start(table)
    heard: asyncio.Queue[Json] = asyncio.Queue()

    def hear(message: Json) -> None:
        if "standing" in message:  # else it says who is there, or answers a command
            heard.put_nowait(message)

    client = Client(server.address, person.key, hear)
    await client.connect()
    told = await client.watch(table, 0)
    found: list[float] = []
    begun, bots = time.perf_counter(), False  # the bot may have been first
    while told["standing"]["seat"] is not None and len(found) < moves:
        if told["standing"]["seat"] == 0:
            token = chance.choice(told["standing"]["legal"])
            await client.command("play", table, 0, told["seq"], token=token)
            begun, bots = time.perf_counter(), False
        seq = told["seq"]
        while told["seq"] <= seq or told["standing"] is None:
            told = await heard.get()
        if told["standing"]["seat"] != 0:
            bots = True
        elif bots:
            found.append(time.perf_counter() - begun)
    await client.close()
    return found


def long_journal(header: Header, bots: list[str | None], length: int) -> list[journal_entries.Entry]:
    """The entries of a game in which moves are played and taken back by all, until there are so many."""
    table = Table("long", header, Rules("downfall"), bots, 604_800.0)
    table.enter(table.propose_begin(1.0))
    chance = Random(7)
    while table.seq < length:
        if len(table.moves) > 3 * BACK:
            body: Any = journal_entries.Undone(None, table.moves[-BACK].seq)
        else:
            seat = table.turn
            assert seat is not None
            body = journal_entries.Moved(seat, chance.choice(table.game.legal(table.masked(seat))), [])
        table.enter(table._draft(body, float(table.seq + 1)))
    table.enter(table.propose_close(float(table.seq + 1)))
    return table.entries


def lengthen(file: Path, name: str, length: int) -> None:
    """Have the journal of a table hold so many entries, and the table be closed."""
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        (header,) = database.execute("SELECT header FROM tables WHERE id = ?", [name]).fetchone()
        entries = long_journal(msgspec.json.decode(header, type=Header), [None, None], length)
        database.execute('DELETE FROM entries WHERE "table" = ?', [name])
        rows = [(name, each.seq, each.at, journal_entries.pack(each.body)) for each in entries]
        database.executemany('INSERT INTO entries ("table", seq, at, body) VALUES (?, ?, ?, ?)', rows)
        database.execute(
            "UPDATE tables SET seq = ?, status = 'closed', turn = NULL WHERE id = ?", [entries[-1].seq, name]
        )


def multiply(file: Path, name: str, count: int) -> None:
    """Have so many tables like this one run."""
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        for what, key in (("tables", "id"), ("seats", "table"), ("entries", "table")):
            columns = [each[1] for each in database.execute(f"PRAGMA table_info({what})")]
            chosen = ", ".join(f"'{name}' || n" if each == key else f'"{each}"' for each in columns)
            database.execute(
                f"WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?) "
                f'INSERT INTO {what} SELECT {chosen} FROM {what}, many WHERE "{key}" = ?',
                [count, name],
            )


async def two_at_a_table(server: Server) -> tuple[str, str]:
    """A table at which two people have begun, and the key of one."""
    async with somebody(server, "127.0.0.2", "Livia") as livia, somebody(server, "127.0.0.3", "Gaius") as gaius:
        table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"})
        await gaius.join(table, invite)
        await livia.start(table)
        return table, livia.key


async def cold_load(folder: Path, entries: int) -> dict[str, float]:
    """How long reading a long game keeps the event loop."""
    server = Watched(folder, module="bench.longest_turns")
    server.start()
    server.wait_until_ready()
    table, key = await two_at_a_table(server)
    server.stop()
    lengthen(folder / "vesuvius.sqlite", table, entries)
    server.start()
    try:
        server.wait_until_ready()
        await asyncio.sleep(5)
        idle = await server.longest_turn()
        await asyncio.sleep(2)
        idle = await server.longest_turn()
        async with httpx.AsyncClient(timeout=600, trust_env=False) as http:
            begun = time.perf_counter()
            view = await Person(server.address, http, key).ask("GET", f"/api/tables/{table}/view?seat=0")
            took = time.perf_counter() - begun
        assert view["seq"] > entries
        return {"seconds": round(took, 2), "turn_ms": await server.longest_turn(), "idle_turn_ms": idle}
    finally:
        server.stop()


async def start_with(folder: Path, tables: int) -> dict[str, float]:
    """How long it takes until a server with so many running tables is ready, and one with a single one."""
    server, found = Server(folder), dict[str, float]()
    server.start()
    server.wait_until_ready()
    table, _ = await two_at_a_table(server)
    server.stop()
    for name, more in (("one", 0), ("many", tables)):
        if more:
            multiply(folder / "vesuvius.sqlite", table, more)
        begun = time.perf_counter()
        server.start()
        server.wait_until_ready()
        found[f"{name}_seconds"] = round(time.perf_counter() - begun, 2)
        assert server.process is not None
        found[f"{name}_cpu_seconds"] = round(cpu_seconds(server.process.pid), 2)
        server.kill()
    return found


def main() -> None:
    """Measure one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--entries", type=int, default=7000)
    parser.add_argument("--tables", type=int, default=10_000)
    chosen = parser.parse_args()
    figures: dict[str, dict[str, float]] = {}
    for name, measure in (
        ("a long game", lambda place: cold_load(place, chosen.entries)),
        ("a start", lambda place: start_with(place, chosen.tables)),
    ):
        with tempfile.TemporaryDirectory() as folder:
            figures[name] = asyncio.run(measure(Path(folder)))
            print(name, figures[name], flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            server.wait_until_ready()
            figures["bots"] = asyncio.run(bots_waits(server, chosen.moves))
        finally:
            server.kill()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
