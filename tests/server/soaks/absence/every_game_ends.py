"""Games at which people leave at random, on a virtual clock: every game has to end.

    python -m tests.server.soaks.absence.every_game_ends [--games 2000] [--seed 1]

Whoever has left may come back, the others may wait or let bots play, or do nothing at all. Tables, store, registry and
bots are the real ones; only the time is not.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from hashlib import shake_256
from pathlib import Path
from random import Random

from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol import journal_entries, messages
from vesuvius.server.protocol.messages import Answer, NewTable, Rules, SeatPlan, TableCommand
from vesuvius.server.service import Service, serving
from vesuvius.server.settings import Settings
from vesuvius.server.tables.live_table import LiveTable

CLOCKS: tuple[messages.Clock, ...] = (
    messages.NoClock(),
    messages.LiveClock(10.0, 60.0),
    messages.LiveClock(0.0, 300.0),
    messages.SlowClock(1.0),
)
LONGEST = 5000  # decisions and other entries of one game
MEMORY = Path("/dev/shm")  # where there is one: this is no proof of durability


class VirtualClock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Absentees:
    """The people of one game, who come and go."""

    def __init__(self, service: Service, clock: VirtualClock, number: int, seed: int) -> None:
        self.service, self.clock = service, clock
        self.chance = Random(f"{seed}/{number}")
        self.counts: Counter[str] = Counter()
        self.temper = self.chance.choice((0.0, 0.02, 0.1, 0.5))  # how often somebody leaves or dawdles
        self.people: list[Actor] = []
        self.table = ""

    async def sit_down(self) -> None:
        """Open a table, take the seats and begin."""
        players = self.chance.choice((2, 3, 4))
        for number in range(players):
            person, _ = await self.service.people.register(f"P{number}", "en")
            self.people.append(Actor("key", person.id))
        rules = Rules("downfall", clock=self.chance.choice(CLOCKS), public=True)
        info, _ = await self.service.lobby.create(
            self.people[0], NewTable(rules, [SeatPlan("me"), *[SeatPlan()] * (players - 1)])
        )
        self.table = info.table
        for actor in self.people[1:]:
            await self.service.lobby.join(actor, self.table, None, None, None)
        await self.service.lobby.start(self.people[0], self.table)

    async def play(self) -> None:
        """Until the game has ended."""
        for _ in range(LONGEST):
            async with self.service.registry.locked(self.table) as kept:
                if kept.table.over:
                    self.counts["ended"] += 1
                    return
                command = self._next(kept)
                due = kept.table.next_deadline()
                thinking = kept.thinking
            if command is not None:
                await self._do(command)
            elif thinking is not None:
                await asyncio.wait([thinking])
            else:
                assert due is not None, "nobody decides, and time brings nothing"
                self.clock.now = max(self.clock.now, due)
                self.counts["waited"] += 1
                await self.service.registry.check_clocks(self.table)

    async def _do(self, command: TableCommand) -> None:
        answers: list[Answer] = []
        await self.service.registry.act(command, self.people[command.seat], answers.append)
        self.counts[f"{command.__struct_config__.tag} {answers[0].__struct_config__.tag}"] += 1

    def _next(self, kept: LiveTable) -> TableCommand | None:
        """What somebody does next; None when nobody does anything."""
        table, turn = kept.table, kept.table.turn
        assert turn is not None
        name = f"c{table.seq}.{self.chance.random()}"
        if self.chance.random() < self.temper:
            seat = self.chance.randrange(len(self.people))
            if self.chance.random() < 0.2:
                return messages.LetBot(self.table, seat, table.seq, name, self.chance.randrange(len(self.people)))
            kind = self.chance.choice(
                (messages.Resign, messages.Leave, messages.Return, messages.Wait, messages.ClaimWin)
            )
            return kind(self.table, seat, table.seq, name)
        if table.attendance.states[turn] != "here" or self.chance.random() < self.temper:
            return None
        legal = table.standing(turn, self.clock.now).legal
        assert legal
        return messages.Play(self.table, turn, table.seq, name, self.chance.choice(legal))


async def run(games: int, seed: int, folder: Path) -> Counter[str]:
    """Play all games, some at a time; what happened in them, by kind."""
    clock = VirtualClock()
    stream = Random(seed)
    settings = Settings(database=f"sqlite:///{folder / 'absence.sqlite'}", workers=1)
    total: Counter[str] = Counter()
    async with serving(settings, clock, lambda size: shake_256(stream.randbytes(16)).digest(size)) as service:
        await service.registry.ready.wait()
        for number in range(games):
            table = Absentees(service, clock, number, seed)
            await table.sit_down()
            await table.play()
            total += table.counts
        counts = await service.store.chores.counts()
        assert counts.tables == {"over": games}, counts
        for row, _ in await service.store.tables.finished(None, games):
            bodies = [journal_entries.unpack(entry.body) for entry in await service.store.journal.entries(row.id)]
            total.update(f"entry {type(body).__name__}" for body in bodies)
    return total


def main() -> int:
    """Play, print what happened, and fail when a game has not ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        total = asyncio.run(run(arguments.games, arguments.seed, Path(folder)))
    print(f"absence: {total['ended']} of {arguments.games} games ended;", dict(sorted(total.items())))
    return 0 if total["ended"] == arguments.games else 1


if __name__ == "__main__":
    raise SystemExit(main())
