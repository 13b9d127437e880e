"""People who take up the challenge of a day over HTTP, each as the server sees them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

from tests.server.support.client import Json, Person
from tests.server.support.inside import Inside

DAILY = "/api/daily/downfall"
MONDAY = "2027-01-18"  # with one bot of level 3
WEDNESDAY = "2027-01-20"  # with one bot of level 4
HOUR = 3600.0


def noon(day: str) -> float:
    """Seconds since 1970."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 12 * HOUR


async def daily(person: Person, day: str | None = None) -> Json:
    """What the server tells of a day's challenge."""
    told: Json = await person.ask("GET", DAILY if day is None else f"{DAILY}?day={day}")
    return told


class Challenger:
    """Somebody at the table of their try."""

    def __init__(self, person: Person, info: Json) -> None:
        self.person = person
        self.table: str = info["table"]
        self.seat: int = info["mine"][0]
        self.path = f"/api/tables/{self.table}"

    @classmethod
    async def begin(cls, person: Person) -> Challenger:
        """Take up today's challenge, or go on with it."""
        return cls(person, await person.ask("POST", DAILY))

    async def view(self) -> Json:
        """What they see as soon as they have to decide, or at the end."""
        while True:
            seen: Json = await self.person.ask("GET", f"{self.path}/view?seat={self.seat}")
            if (
                seen["standing"]["legal"]
                or seen["standing"]["outcome"]
                or seen["standing"]["states"][self.seat] != "here"
            ):
                return seen
            await asyncio.sleep(0.01)

    async def command(self, kind: str, seq: int, **more: object) -> Json:
        """Send a command; the answer."""
        message = {"type": kind, "table": self.table, "seat": self.seat, "seq": seq, "id": f"{kind}{seq}", **more}
        answer: Json = await self.person.ask("POST", f"{self.path}/commands", message)
        return answer

    async def play(self, seen: Json, token: str) -> None:
        """Make a move."""
        answer = await self.command("play", seen["seq"], token=token)
        assert answer["type"] == "acknowledged", answer

    async def play_some(self, count: int) -> list[str]:
        """So many moves, always the first that is legal; which ones they were."""
        made: list[str] = []
        while len(made) < count and not (seen := await self.view())["standing"]["outcome"]:
            made.append(seen["standing"]["legal"][len(made) % len(seen["standing"]["legal"])])
            await self.play(seen, made[-1])
        return made

    async def repeat(self, moves: Sequence[str]) -> None:
        """Make these moves, and take each back once where that can be done."""
        for token in moves:
            await self.play(await self.view(), token)
            after: Json = await self.person.ask("GET", f"{self.path}/view?seat={self.seat}")
            if after["standing"]["undo"] is not None:
                assert (await self.command("undo", after["seq"]))["type"] == "acknowledged"
                await self.play(await self.view(), token)

    async def finish(self) -> Json:
        """Play to the end; what is seen there."""
        await self.play_some(1000)
        return await self.view()


async def moves_at(place: Inside, table: str) -> list[tuple[int, str]]:
    """The moves in force at a table, of all seats."""
    async with place.service.registry.locked(table) as kept:
        return [(move.seat, move.move) for move in kept.table.moves]
