"""Enters the result of every finished game once: soon after its end, or after the next start of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

import msgspec
import structlog

from vesuvius.game import Outcome
from vesuvius.server.errors import TryLater
from vesuvius.server.features.ratings.rating import places, pool_of, rate, who_left
from vesuvius.server.protocol import journal_entries
from vesuvius.server.store import Store, rows
from vesuvius.server.store.rows import Placing, Rating, Result
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.setup import settings_of

PAGE = 50
RETRY = 1.0

log = structlog.get_logger()


class ResultRecorder:
    """Enters results. Which ones are missing only the store knows: finished games that aren't marked as settled."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._wake = asyncio.Event()
        self._wake.set()

    def on_entry(self, live: LiveTable, entry: journal_entries.Entry) -> None:
        """Something has happened at a table."""
        if live.table.outcome is not None:
            self._wake.set()

    async def run(self) -> None:
        """Enter results forever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.catch_up()
            except TryLater:
                self._wake.set()
                await asyncio.sleep(RETRY)

    async def catch_up(self) -> None:
        """Enter all results that are still missing, in the order in which the games ended."""
        async with self._lock:
            while page := await self._store.results.unsettled(PAGE):
                for table in page:
                    await self._settle(table)

    async def _settle(self, table: str) -> None:
        found = await self._store.tables.find(table)
        if found is None:
            return
        row, seats = found
        try:
            bodies = [journal_entries.unpack(each.body) for each in await self._store.journal.entries(table)]
            ended = _result_of(row, seats, bodies)
        except msgspec.MsgspecError:
            log.error("result-unreadable", table=table)
            await self._store.results.settle(table, None)
            return
        agreed = any(isinstance(body, journal_entries.EndAgreed) for body in bodies)  # T5: it counts for nobody
        if agreed or all(place.person is None for place in ended.placings):
            await self._store.results.settle(table, None)
            return
        players = [place.player for place in ended.placings]
        order = [place.place for place in ended.placings]

        def rated(known: Mapping[str, Rating]) -> Mapping[str, Rating]:
            return rate(row.game, "bots" if ended.result.pool == "bots" else "people", players, order, known)

        await self._store.results.settle(table, ended.result, ended.placings, rated, _scores(row, seats, bodies))


class GameResult(NamedTuple):
    """How a game ended, as a whole and for each of its seats."""

    result: Result
    placings: list[Placing]


def _result_of(row: rows.Table, seats: list[rows.Seat], bodies: list[journal_entries.EntryBody]) -> GameResult:
    settings = settings_of(row)
    outcome = msgspec.json.decode(row.outcome or b"", type=Outcome)
    left = who_left(len(seats), bodies)
    order = places(outcome, left)
    main = next(iter(outcome.scores.values()), None)
    result = Result(row.id, row.game, len(seats), row.touched, pool_of(settings, seats, bodies))
    placings = []
    for seat in seats:
        bot, n = seat.bot if seat.kind == "bot" else None, seat.seat
        placings.append(Placing(row.id, n, seat.person, bot, order[n], None if main is None else main[n], left[n]))
    return GameResult(result, placings)


def _scores(row: rows.Table, seats: list[rows.Seat], bodies: list[journal_entries.EntryBody]) -> bytes | None:
    """The person's scores if a game counts for its day: ended in time, not given up, and played by nobody else."""
    daily = settings_of(row).daily
    given_up = any(isinstance(body, journal_entries.BotSat | journal_entries.Resigned) for body in bodies)
    if daily is None or row.touched >= daily.ends or given_up:
        return None
    outcome = msgspec.json.decode(row.outcome or b"", type=Outcome)
    own = next(seat.seat for seat in seats if seat.kind == "person")
    return msgspec.json.encode({kind: figures[own] for kind, figures in outcome.scores.items()})
