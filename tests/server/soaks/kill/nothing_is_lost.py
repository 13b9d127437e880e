"""Plays games over sockets while the server is killed at named points and at random, and counts what was lost: nothing.

Each time the server comes back, every client tells it the last entry that it knows, sends again what was not answered,
and compares what it has put together with a fresh view. At the end all that the clients know is compared with what is
stored. With `--postgres` the database is killed too.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx

from tests.server.soaks.kill.killable import NAMES, Killable
from tests.server.soaks.kill.ledger import SEATS, Match, audit
from tests.server.soaks.kill.players import Host, Player
from tests.server.soaks.kill.results import doubled_or_lost, has_ended
from tests.server.support.client import Person
from tests.server.support.postgres import Postgres, running
from vesuvius.server.store import Store

AT_RANDOM, STARTING, DATABASE = "at random", "starting", "database"
AT_EACH = 20
PATIENCE = 300.0
LONGEST_LIFE = 200  # messages that come in before a kill at random
LONGEST_OUTAGE = 10.0  # seconds until a killed database is started again, if nobody has missed it before
OFTEN, SELDOM = 60, 2  # how often a point may be passed before the kill
STEP = 0.1
SOON = 0.005


class Siege:
    """Games under way, and a server that is killed again and again."""

    def __init__(self, server: Killable, postgres: Postgres | None, games: int, kills: int, seed: int) -> None:
        self.server = server
        self.postgres = postgres
        self.games = games
        self.kills = kills
        self.chance = Random(f"kill {seed}")
        self.seed = seed
        self.up = asyncio.Event()
        self.host = Host(self.up)
        self.players: list[Player] = []
        self.matches: list[Match] = []
        self.finished = 0
        self.died: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()
        self.found: list[str] = []
        self.start_seconds = 0.0
        self.wishes = self._wishes()

    def _wishes(self) -> list[str]:
        """Where the server shall die: as often at each point, the rest at random."""
        shots = self.kills // 2 if self.postgres else self.kills
        wishes = [*NAMES] * min(AT_EACH, shots // len(NAMES))
        if self.postgres:
            wishes += self.chance.sample(NAMES, min(len(NAMES), (shots - len(wishes)) // 2))
        wishes += [STARTING] * ((shots - len(wishes)) // 3)
        wishes += [AT_RANDOM] * (shots - len(wishes))
        self.chance.shuffle(wishes)
        return wishes

    @property
    def heard(self) -> int:
        """How many messages the clients have heard."""
        return sum(player.progress for player in self.players)

    @property
    def busy(self) -> int:
        """How often clients were told to wait."""
        return sum(match.counts["busy"] for match in self.matches)

    @property
    def faults(self) -> list[str]:
        """What must not be, as far as it was noticed."""
        return [*self.found, *self.host.faults, *(fault for match in self.matches for fault in match.faults)]

    async def run(self, people: int, tables: int) -> None:
        """Play as many games as were asked for, and on until the last kill."""
        async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=4)) as http:
            await self.server.open()
            await self._serve("")
            persons = [await Person.register(self.server.address, http, f"p{number}") for number in range(people)]
            self.players = [Player(person) for person in persons]
            await self._shoot()
            playing = [asyncio.create_task(self._play_on()) for _ in range(tables)]
            watching = asyncio.create_task(self._watch())
            besieging = asyncio.create_task(self._besiege())
            await asyncio.wait({watching, besieging}, return_when=asyncio.FIRST_COMPLETED)
            for task in (*playing, watching):
                task.cancel()
            # Where something is wrong the siege ends with the next death; it may be looking at the database now.
            await self._shoot(signal.SIGKILL if self.faults else signal.SIGTERM)
            await asyncio.gather(*playing, watching, besieging, return_exceptions=True)
            await self.server.close()
            besieging.result()

    async def _play_on(self) -> None:
        while len(self.matches) < self.games or self.wishes:
            owner, guest = self.chance.sample(self.players, SEATS)
            match = await self.host.begin(owner, guest, f"{self.seed} {len(self.matches)}")
            self.matches.append(match)
            while not match.over:
                await asyncio.sleep(STEP)
            self.finished += 1
            for player in (owner, guest):
                player.get_up(match.table)

    async def _besiege(self) -> None:
        """Start the server, kill it, and so on; at the end let the games come to theirs."""
        while self.wishes and not self.faults:
            wish = self.wishes[0]
            await self._serve(wish)
            if wish != STARTING:
                await self._reconnect()
            if self.postgres:
                await self._kill_database(self.postgres, wish)
            await self._kill_server(wish)
            await self._part()
            if await self._look(wish):
                self.died[wish] += 1
                self.wishes.pop(0)
            else:
                self.elsewhere[wish] += 1
        if self.faults:
            return
        await self._serve("")
        await self._reconnect()
        while self.finished < max(self.games, len(self.matches)) and not self.faults:
            await asyncio.sleep(STEP)

    async def _serve(self, wish: str) -> None:
        """Start the server and wait until it is ready, or kill it before."""
        seldom = {"game-start": SELDOM, "game-end": SELDOM, "result": SELDOM}
        first = 1 if self.postgres is None or wish in seldom else OFTEN // 2  # so that the database is killed first
        point = f"{wish}:{first + self.chance.randrange(seldom.get(wish, OFTEN))}" if wish in NAMES else ""
        begun = time.monotonic()
        await self.server.give_birth(point)
        if wish == STARTING:
            await asyncio.sleep(self.chance.uniform(0, self.start_seconds))
            await self.server.shoot()
            return
        # What the last run left over is settled at once: it may die of that before anybody has seen it ready.
        assert await self.server.is_ready() or wish == "result", self.server.log.read_text()[-3000:]
        self.start_seconds = time.monotonic() - begun

    async def _reconnect(self) -> None:
        self.up.set()
        await asyncio.gather(*(player.connect() for player in self.players))

    async def _some_messages(self, most: int) -> None:
        """Wait until clients have heard more, or the server is gone."""
        assert self.server.ended is not None
        goal = self.heard + self.chance.randint(0, most)
        while self.heard < goal and not self.server.ended.done():
            await asyncio.sleep(SOON)

    async def _games_in_time(self) -> None:
        """Wait until as large a part of the games is finished as of the kills is done: they shall go on to the end."""
        assert self.server.ended is not None
        due = self.games * self.died.total() // self.kills
        while self.finished < due and not self.server.ended.done() and not self.faults:
            await asyncio.sleep(STEP)

    async def _kill_server(self, wish: str) -> None:
        """Wait until it is dead, by its own hand or, at random, by ours."""
        assert self.server.ended is not None
        if wish == AT_RANDOM:
            await self._some_messages(LONGEST_LIFE)
            await self._games_in_time()
            await self.server.shoot()
        assert await self.server.ended == -signal.SIGKILL, self.server.log.read_text()[-3000:]

    async def _kill_database(self, postgres: Postgres, wish: str) -> None:
        """Kill it while the server lives, and start it again once it was missed, before or after the server's death."""
        assert self.server.ended is not None
        await self._some_messages(OFTEN)
        busy, end = self.busy, time.monotonic() + LONGEST_OUTAGE
        await asyncio.to_thread(postgres.kill)
        while self.busy == busy and not self.server.ended.done() and time.monotonic() < end:
            await asyncio.sleep(SOON)
        if wish == AT_RANDOM and self.chance.random() < 0.5:
            await self.server.shoot()
        await asyncio.to_thread(postgres.start)
        self.died[DATABASE] += 1

    async def _part(self) -> None:
        self.up.clear()
        await asyncio.gather(*(player.part() for player in self.players))

    async def _shoot(self, how: signal.Signals = signal.SIGKILL) -> None:
        await self.server.shoot(how)
        await self._part()

    async def _look(self, wish: str) -> bool:
        """Look at all games while the server is dead; whether it has died where it was meant to."""
        store = await Store.open(self.server.database)
        try:
            for match in self.matches:
                if not match.over:
                    self.found += await audit(store, match, over=False)
            return wish not in NAMES or await self._witness(store, wish)
        finally:
            await store.close()

    async def _witness(self, store: Store, point: str) -> bool:
        """Whether the clients and the database look as they must when the server has died at that point."""
        chairs = [chair for player in self.players for chair in player.chairs.values()]
        running = [match for match in self.matches if not match.over]
        match point:
            case "after-acknowledge":
                last = [(max(match.acknowledged.values(), default=0), match) for match in running]
                return any(seq > chair.seq for seq, match in last for chair in match.chairs)
            case "fan-out":
                return any(len({chair.seq for chair in match.chairs}) > 1 for match in running)
            case "resync":
                return any(not chair.in_step for chair in chairs)
            case "game-start":
                return bool(self.host.starting)
            case "result":
                return any([await has_ended(store, match.table) for match in self.matches])
            case "after-parse":
                return any(chair.pending or not chair.in_step for chair in chairs)
        pending = [(chair.match.table, f"{chair.seat}:{chair.pending}") for chair in chairs if chair.pending]
        stored = [any(entry.command == name for entry in await store.journal.entries(table)) for table, name in pending]
        if point == "game-end":
            return bool(pending)
        return any(stored) if point in {"after-commit", "before-acknowledge"} else not all(stored)

    async def _watch(self) -> None:
        """Show how far it is, and end it when something is wrong or nothing goes on any more."""
        seen, since = -1, time.monotonic()
        while not self.faults:
            heard = self.heard + self.died.total() + self.elsewhere.total()
            if heard != seen:
                seen, since = heard, time.monotonic()
            if time.monotonic() - since > PATIENCE:
                self.found.append("nothing goes on any more")
            print(f"\r{self.report()} ", end="", file=sys.stderr, flush=True)
            await asyncio.sleep(1)

    async def audit(self) -> list[str]:
        """Everything that is stored otherwise than the clients know it."""
        faults: list[str] = []
        store = await Store.open(self.server.database)
        try:
            for match in self.matches:
                faults += await audit(store, match)
            faults += await doubled_or_lost(store, {match.table for match in self.matches})
            faults += [f"running, and nobody plays there: {table}" for table in await store.tables.running()]
        finally:
            await store.close()
        return faults

    def report(self) -> str:
        """The counts in one line."""
        kind = "PostgreSQL" if self.postgres else "SQLite"
        moves = sum(len(match.acknowledged) for match in self.matches)
        again = sum(match.counts["again"] for match in self.matches)
        died = ", ".join(f"{name} {times}" for name, times in sorted(self.died.items()))
        return (
            f"kill, {kind}: {self.finished} games, {moves} moves acknowledged, {again} sent again, "
            f"{self.busy} told to wait, {self.died.total() + self.elsewhere.total()} kills ({died})"
        )

    def missing(self) -> list[str]:
        """What was asked for and not reached."""
        short = [f"{self.finished} of {self.games} games"] if self.finished < self.games else []
        if self.died.total() < self.kills:
            short.append(f"{self.died.total()} of {self.kills} kills")
        if self.postgres and not self.busy:
            short.append("nobody has missed the database")
        return short + [f"still to come: {wish}" for wish in self.wishes]


@asynccontextmanager
async def besieged(
    games: int, kills: int, seed: int, people: int, tables: int, with_postgres: bool
) -> AsyncIterator[Siege]:
    """A siege that has come to its end, and its database; raises AssertionError where anything is wrong."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(running()) if with_postgres else None
        server = Killable(folder, postgres.new_database() if postgres else "")
        siege = Siege(server, postgres, games, kills, seed)
        await siege.run(people, tables)
        faults = [*siege.faults] or await siege.audit()
        assert not faults, "\n".join([siege.report(), *faults[:20]])
        assert not siege.missing(), "\n".join([siege.report(), *siege.missing()])
        yield siege


async def main() -> None:
    """The full form."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--tables", type=int, default=48, help="at once")
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    figures = (asked.games, asked.kills, asked.seed, asked.people, asked.tables)
    async with besieged(*figures, asked.postgres) as siege:
        print(f"\n{siege.report()}")


if __name__ == "__main__":
    asyncio.run(main())
