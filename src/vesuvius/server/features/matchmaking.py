"""Playing somebody now: whoever asks for the same game meets at one table, and bots take the seats left in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from vesuvius.game import Problem
from vesuvius.server.connections.hub import Hub
from vesuvius.server.people.identity import NOBODY, Actor, TimeSource
from vesuvius.server.protocol.messages import (
    BotName,
    Clock,
    Form,
    LiveClock,
    Name,
    NewTable,
    Rules,
    SeatPlan,
    SlowClock,
    TableInfo,
)
from vesuvius.server.store import StoreDown, rows
from vesuvius.server.tables.lobby import Lobby, level
from vesuvius.server.tables.setup import Filling, settings_of

CLOCKS: dict[str, Clock] = {"live": LiveClock(), "slow": SlowClock()}
LOOK = 1.0  # seconds between two looks at who has waited long enough
GRACE = 20.0  # seconds for everybody to come back after the server was started again
# For how many seconds somebody counts as here: who has asked and whose page has not been seen, and after it was seen
# last for whom others meet, who keeps a seat when bots sit down, and for whom a table waits that all have left.
ARRIVING, MEETING, SEATED, MISSED = 10.0, 3.0, 30.0, 120.0
BOT_NAMES = ("Marcus", "Livia", "Titus", "Cornelia", "Quintus", "Octavia", "Lucius", "Fausta")


class MatchRequest(Form, frozen=True):
    """Whom somebody wants to play, and how long to wait before bots take the free seats."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    speed: Literal["live", "slow"] = "live"
    wait: Annotated[float, Meta(ge=5, le=300)] = 30.0
    bot: BotName = "level:3"
    name: Name | None = None


class MatchTerms(NamedTuple):
    """What two people must want alike to meet."""

    game: str
    players: int
    speed: str


class LastSeen(NamedTuple):
    """When somebody who waits was seen last, and whether on the page of the table."""

    at: float
    waits: bool


@dataclass(eq=False, repr=False)
class Matchmaker:
    """The tables at which people wait for each other, by id, and who was seen there."""

    _lobby: Lobby
    _hub: Hub
    _clock: TimeSource
    _waiting: dict[str, MatchTerms] = field(default_factory=dict, init=False)
    _seen: dict[str, dict[str, LastSeen]] = field(default_factory=dict, init=False)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    async def find(self, actor: Actor, asked: MatchRequest) -> TableInfo:
        """A seat at the table where others wait for the same, or at a new one; a full table begins at once."""
        self._lobby.must_be_ready()
        level(asked.bot)
        wanted = MatchTerms(asked.game, asked.players, asked.speed)
        async with self._lock:
            info = await self._join(actor, asked, wanted) or await self._open(actor, asked)
            if any(seat.kind == "open" for seat in info.seats):
                self._waiting[info.table] = wanted
                if actor.person is not None:
                    self._seen.setdefault(info.table, {})[actor.person] = LastSeen(self._clock(), waits=False)
                return info
            self._forget(info.table)
            return await self._lobby.begin(actor, info.table)

    async def _join(self, actor: Actor, asked: MatchRequest, wanted: MatchTerms) -> TableInfo | None:
        """A seat at a table at which somebody waits for the same; those who have gone lose theirs."""
        for table in [table for table, each in self._waiting.items() if each == wanted]:
            found = await self._lobby.find(table)
            if found is None or found[0].status != "open":
                continue
            here, people = self._here(table, MEETING), {seat.person for seat in found[1] if seat.person is not None}
            if actor.person not in people:
                if here.isdisjoint(people):
                    continue
                await self._lobby.free_seats_of_absent(table, here)
                found = await self._lobby.find(table)
                if found is None or not any(seat.kind == "open" for seat in found[1]):
                    continue
            with suppress(Problem):  # somebody was faster
                await self._lobby.join(actor, table, None, asked.name, None)
                return await self._lobby.fill_by(actor, table, Filling(self._clock() + asked.wait, asked.bot))
        return None

    def _forget(self, table: str) -> None:
        """Nobody waits at a table any more."""
        self._waiting.pop(table, None)
        self._seen.pop(table, None)

    def _look_who_is_here(self, table: str) -> None:
        seen = self._seen.setdefault(table, {})
        for person in self._hub.waiting_people(table):
            seen[person] = LastSeen(self._clock(), waits=True)

    def _here(self, table: str, patience: float) -> set[str]:
        """Who waits at a table: their page was open there within so many seconds, or they're about to open it."""
        self._look_who_is_here(table)
        now = self._clock()
        seen = self._seen[table].items()
        return {person for person, (at, waits) in seen if at + (patience if waits else ARRIVING) >= now}

    async def _open(self, actor: Actor, asked: MatchRequest) -> TableInfo:
        rules = Rules(asked.game, clock=CLOCKS[asked.speed], order="lot", public=True)
        seats = [SeatPlan("me", asked.name), *[SeatPlan()] * (asked.players - 1)]
        info, _ = await self._lobby.create(actor, NewTable(rules, seats))
        return await self._lobby.fill_by(actor, info.table, Filling(self._clock() + asked.wait, asked.bot))

    async def run(self) -> None:
        """Fill tables whose time has come, for as long as the server runs; first those of an earlier run."""
        await self._resume()
        while True:
            await asyncio.sleep(LOOK)
            with suppress(StoreDown):
                await self.fill_due()

    async def _resume(self) -> None:
        for row, seats in await self._lobby.waiting_to_be_filled():
            settings = settings_of(row)
            assert settings.filling
            speed = "slow" if isinstance(settings.rules.clock, SlowClock) else "live"
            self._waiting[row.id] = MatchTerms(settings.rules.game, len(seats), speed)
            people = {seat.person for seat in seats if seat.person is not None}
            self._seen[row.id] = {person: LastSeen(self._clock() + GRACE, waits=True) for person in people}
            later = max(self._clock() + GRACE, settings.filling.at)
            await self._lobby.fill_by(NOBODY, row.id, Filling(later, settings.filling.bot), at_latest=False)

    async def fill_due(self) -> None:
        """Give the free seats of every table that has waited long enough to bots, and begin."""
        if not self._waiting:
            return
        async with self._lock:
            for table in [*self._waiting]:
                found = await self._lobby.find(table)
                if found is None or found[0].status != "open" or not (filling := settings_of(found[0]).filling):
                    self._forget(table)
                    continue
                people = {seat.person for seat in found[1]}
                self._look_who_is_here(table)
                if filling.at > self._clock():
                    continue
                # A phone may be locked: rather than begin without anybody, a table waits for one to come back.
                if people.isdisjoint(self._here(table, MEETING)) and not people.isdisjoint(self._here(table, MISSED)):
                    continue
                here = self._here(table, SEATED)
                self._forget(table)
                with suppress(Problem):  # somebody was faster
                    await self._lobby.fill(table, here, _bots(found[1], filling.bot))


def _bots(seats: Iterable[rows.Seat], bot: str) -> list[SeatPlan]:
    """More bots than a table has seats, with names that nobody there has."""
    taken = {seat.name for seat in seats}
    return [SeatPlan("bot", name, bot) for name in BOT_NAMES if name not in taken]
