"""Everything that is stored about a person as one JSON document, and people who are forgotten when they stay away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from vesuvius.formats import record as records
from vesuvius.game import Problem
from vesuvius.server.errors import NotFound, RateLimited
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.journal_entries import Moved
from vesuvius.server.store import Store
from vesuvius.server.tables.archive import finished_records
from vesuvius.server.tables.clocks import DAY

FORMAT = "vesuvius-person-1"
AT_ONCE = 100  # people who are forgotten in one go
WAIT = 10.0  # seconds until somebody may ask again while a download of theirs goes on
LONGEST = 600.0  # seconds that a download keeps others away: one that nobody ever reads doesn't end


class OwnData:
    """What is stored about people, for themselves."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self._store = store
        self._clock = clock
        self._seen: set[str] = set()
        self._downloading: dict[str, float] = {}  # until when, if it isn't done before

    def see(self, person: str | None) -> None:
        """Somebody is here; the store hears of it within the hour."""
        if person is not None:
            self._seen.add(person)

    async def note_seen(self) -> None:
        """Have the store know who was here."""
        seen, self._seen = self._seen, set()
        try:
            await self._store.personal.note_seen(seen, self._clock())
        except Problem:
            self._seen |= seen
            raise

    async def forget_unseen(self, days: float | None, erase: Callable[[str], Awaitable[None]]) -> int:
        """Erase the people who haven't been here for so many days; how many that were."""
        await self.note_seen()
        if days is None:
            return 0
        gone = await self._store.personal.unseen_since(self._clock() - days * DAY, AT_ONCE)
        for person in gone:
            with suppress(NotFound):
                await erase(person)
        return len(gone)

    def download(self, person: str) -> AsyncIterator[bytes]:
        """All that is stored about a person, part by part; raises a Problem while another download goes on."""
        now = self._clock()
        if self._downloading.get(person, now) > now:
            raise RateLimited(WAIT, "download")
        self._downloading[person] = now + LONGEST
        return self._parts(person)

    async def _parts(self, person: str) -> AsyncIterator[bytes]:
        try:
            stored = await self._store.personal.everything(person)
            moves = await self._own_moves({(seat["table"], seat["seat"]) for seat in stored["seats"]})
            facts = {"format": FORMAT, "at": self._clock(), **stored, "moves": moves}
            yield msgspec.json.format(msgspec.json.encode(facts))[:-2] + b',\n  "records": ['
            first = True
            async for record in finished_records(self._store, person, self._clock()):
                lines = records.dump(record).splitlines()
                yield (b"\n" if first else b",\n") + b"[" + b",".join(lines) + b"]"
                first = False
            yield b"]\n}\n"
        finally:
            self._downloading.pop(person, None)

    async def _own_moves(self, seats: set[tuple[str, int]]) -> list[dict[str, Any]]:
        """What somebody has played in games that still run: the rest of them is told when they are over."""
        running = {*await self._store.tables.running()} & {table for table, _ in seats}
        return [
            {"table": table, "seq": entry.seq, "at": entry.at, "move": body.move}
            for table in sorted(running)
            for entry in await self._store.journal.entries(table)
            if isinstance(body := journal_entries.unpack(entry.body), Moved) and (table, body.seat) in seats
        ]
