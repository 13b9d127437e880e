"""Stored games: they replay to what they were at every entry, survive restarts, older schemas, and backups under load.

python -m tests.server.soaks.stored.journals_replay [--games 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

from msgspec.structs import replace

from tests.server.support.matches import first_bots
from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.protocol.messages import Answer, NewTable, Rules, SeatPlan, TableCommand
from vesuvius.server.service import Service, serving
from vesuvius.server.settings import Settings
from vesuvius.server.store import Store, restore
from vesuvius.server.tables.table import Table

OLDER = Path(__file__).with_name("running-0001.sql")
NAMES = count(1)


def address(file: Path) -> str:
    """A file as the settings name it."""
    return f"sqlite:///{file}"


@asynccontextmanager
async def at(file: Path) -> AsyncIterator[Service]:
    """A server on that file, ready to play."""
    async with serving(Settings(database=address(file), workers=1)) as service:
        await service.registry.ready.wait()
        yield service


class Sitting:
    """A table at which two people play anything that is legal, take it back, and ask for rewinds."""

    def __init__(self, service: Service, chance: Random) -> None:
        self.service, self.chance = service, chance
        self.people: list[Actor] = []
        self.name = ""
        self.hashes: dict[int, str] = {}
        self.acknowledged: list[int] = []
        self.counts: Counter[str] = Counter()

    async def begin(self) -> None:
        """Take the seats and deal."""
        for name in ("Livia", "Titus"):
            person, _ = await self.service.people.register(name, "en")
            self.people.append(Actor("key", person.id))
        new = NewTable(Rules("downfall", public=True), [SeatPlan("me"), SeatPlan()])
        self.name = (await self.service.lobby.create(self.people[0], new))[0].table
        await self.service.lobby.join(self.people[1], self.name, None, None, None)
        await self.service.lobby.start(self.people[0], self.name)

    async def play(self, entries: int = 10_000) -> None:
        """So many entries, or to the end."""
        for _ in range(entries):
            async with self.service.registry.locked(self.name) as kept:
                self.hashes[kept.table.seq] = fingerprint(kept.table)
                if kept.table.over:
                    return
                command = self._next(kept.table)
            await self.do(command)

    async def do(self, command: TableCommand) -> None:
        """Send a command."""
        answers: list[Answer] = []
        await self.service.registry.act(command, self.people[command.seat], answers.append)
        self.counts[type(answers[0]).__name__] += 1
        if isinstance(answers[0], messages.Acknowledged):
            self.counts[type(command).__name__] += 1
            self.acknowledged.append(answers[0].seq)

    def _next(self, table: Table) -> TableCommand:
        seat = 0 if table.turn is None else table.turn
        common = (table.name, seat, table.seq, f"c{next(NAMES)}")
        if table.rewind is not None:
            return messages.AnswerRewind(table.name, 1 - table.rewind.seat, *common[2:], self.chance.random() < 0.5)
        for each in range(2):
            if table.standing(each, 0.0).undo is not None and self.chance.random() < 0.5:
                return messages.Undo(table.name, each, *common[2:])
        if len(table.moves) > 8 and self.chance.random() < 0.05:
            return messages.AskRewind(*common, table.moves[-self.chance.randrange(2, 8)].seq)
        return messages.Play(*common, self.chance.choice(table.standing(seat, 0.0).legal or ["?"]))


def fingerprint(table: Table) -> str:
    """A hash of all that anybody sees of a table, the clocks aside, which stand still while a server is down."""
    seen = []
    for seat in (None, *range(table.header.players)):
        view = table.view(seat, 0.0)
        untimed = replace(view.standing, times=messages.Times([], None, 0.0))
        seen.append(messages.encode(replace(view, standing=untimed)))
    return sha256(b"\n".join([*seen, messages.encode(table.game.position(table._state))])).hexdigest()


async def compare(service: Service, sitting: Sitting) -> int:
    """Read the journal again and compare the table at every entry with what it was; the number of entries."""
    async with service.registry.locked(sitting.name) as kept:
        made = kept.table
    again = Table(made.name, made.header, made.rules, first_bots(made), 7 * 86_400.0)
    for stored in await service.store.journal.entries(sitting.name):
        again.restore([journal_entries.Entry(stored.seq, stored.at, journal_entries.unpack(stored.body))])
        assert fingerprint(again) == sitting.hashes[stored.seq], (sitting.name, stored.seq)
    return len(again.entries)


async def replays(folder: Path, games: int, seed: int) -> Counter[str]:
    """Play games, stop the server in the middle of each and go on, and compare every entry."""
    total: Counter[str] = Counter()
    file, chance = folder / "replays.sqlite", Random(seed)
    async with at(file) as service:
        sittings = [Sitting(service, chance) for _ in range(games)]
        for sitting in sittings:
            await sitting.begin()
            await sitting.play(chance.randrange(20, 80))
    async with at(file) as service:
        for sitting in sittings:
            before = max(sitting.hashes)
            sitting.service = service
            async with service.registry.locked(sitting.name) as kept:
                assert kept.table.seq >= before
            await sitting.play()
            total["entries"] += await compare(service, sitting)
            total += sitting.counts
    return total


async def backed_up(folder: Path, tables: int, seed: int) -> int:
    """Take a backup while games go on; every move that was acknowledged before it began has to be in it."""
    chance = Random(seed)
    async with at(folder / "busy.sqlite") as service:
        sittings = [Sitting(service, chance) for _ in range(tables)]
        for sitting in sittings:
            await sitting.begin()
        playing = [asyncio.create_task(sitting.play(120)) for sitting in sittings]
        while sum(len(sitting.acknowledged) for sitting in sittings) < 30 * tables:
            await asyncio.sleep(0.01)
        before = {sitting.name: [*sitting.acknowledged] for sitting in sittings}
        await service.store.chores.backup(folder / "backup.sqlite")
        await asyncio.gather(*playing)
    await restore(folder / "backup.sqlite", address(folder / "restored.sqlite"))
    store = await Store.open(address(folder / "restored.sqlite"))
    try:
        for name, acknowledged in before.items():
            stored = {entry.seq for entry in await store.journal.entries(name)}
            assert stored.issuperset(acknowledged), name
    finally:
        await store.close()
    async with at(folder / "restored.sqlite") as service:
        for name in before:
            async with service.registry.locked(name) as kept:
                assert kept.row.status != "closed"
    return sum(map(len, before.values()))


async def older(folder: Path) -> int:
    """Open a database of the first schema, in the middle of its games, and let bots finish them."""
    file = folder / "older.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(OLDER.read_text())
    connection.close()
    finished = 0
    async with at(file) as service:
        for name in await service.store.tables.running():
            for seat in range(2):
                async with service.registry.locked(name) as kept:
                    actor = Actor("key", kept.seats[seat].person)
                    command = messages.Leave(name, seat, kept.table.seq, f"r{seat}")
                answers: list[Answer] = []
                await service.registry.act(command, actor, answers.append)
                assert isinstance(answers[0], messages.Acknowledged), answers
            await service.registry.check_clocks(name)
            while True:
                async with service.registry.locked(name) as kept:
                    thinking, outcome = kept.thinking, kept.table.outcome
                if outcome is not None:
                    break
                assert thinking is not None
                await asyncio.wait([thinking])
            finished += 1
    return finished


async def write_older(file: Path) -> None:
    """Make the stored database of the first schema anew: two games under way, and nothing that came later."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.sqlite"
        async with at(made) as service:
            for seed in (1, 2):
                sitting = Sitting(service, Random(seed))
                await sitting.begin()
                await sitting.play(130)
                assert sitting.counts["Undo"], sitting.counts
                assert sitting.counts["AskRewind"], sitting.counts
        connection = sqlite3.connect(made, isolation_level=None)
        for table in ("subscriptions", "bans", "announcements"):
            connection.execute(f"drop table {table}")
        connection.execute("update alembic_version set version_num = '0001'")
        file.write_text("\n".join(connection.iterdump()) + "\n")
        connection.close()


def main() -> int:
    """All of it, with its counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write-older", action="store_true")
    arguments = parser.parse_args()
    if arguments.write_older:
        asyncio.run(write_older(OLDER))
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        total = asyncio.run(replays(folder, arguments.games, arguments.seed))
        safe = asyncio.run(backed_up(folder, 20, arguments.seed))
        finished = asyncio.run(older(folder))
    print(f"stored: {arguments.games} games, {total['entries']} entries equal at every one;", dict(total))
    print(f"stored: {safe} moves acknowledged before a backup are in it; {finished} games of the first schema finished")
    return 0 if total["Undo"] and total["AnswerRewind"] and safe >= 600 and finished == 2 else 1


if __name__ == "__main__":
    raise SystemExit(main())
