"""Records out and in: what a table's record says to the one who asks, replays, and playing on from any point."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

import msgspec
from msgspec.structs import replace

from vesuvius import load
from vesuvius.bots.analysis.hints import Hint
from vesuvius.formats import record as records
from vesuvius.formats.record import Header, Move, Record, Replay
from vesuvius.game import Problem
from vesuvius.server.errors import Forbidden
from vesuvius.server.people.identity import SECRET_BYTES, Actor, Entropy, TimeSource
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.messages import LONGEST_NAME, NewTable, Rules, TableInfo
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.info import info_of
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.lobby import Lobby, visible
from vesuvius.server.tables.moves.lists import after_part
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.setup import TableSettings, is_deal_secret, new_table
from vesuvius.server.tables.table import Unplayable
from vesuvius.server.thinking.advisor import Advisor

PAGE = 50
MOST_LINES = 2000


@dataclass(eq=False, repr=False)
class Archive:
    """Stored games, seen again."""

    _store: Store
    _registry: TableRegistry
    _lobby: Lobby
    _advisor: Advisor
    _clock: TimeSource
    _entropy: Entropy
    _importing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    async def export(self, actor: Actor, table: str, seat: int | None, invited: bool) -> bytes:
        """The record of a table: all of it once the game is over, before that what the seat may know."""
        try:
            async with self._registry.locked(table) as live:
                self._registry.may_see(live, actor, seat, invited)
                return records.dump(_named(live.table.known_record(seat, self._clock()), live.seats))
        except Unplayable:
            row, seats = await self._lobby.shown(actor, table, invited)
            if row.status == "running" or is_deal_secret(row, self._clock()):
                raise
            # It will never be played on, so that nothing of it is a secret any more.
            return records.dump(await stored_record(self._store, row, seats))

    async def export_all(self, person: str | None) -> AsyncIterator[bytes]:
        """The records of all finished games, or of those of one person, one after the other.

        A game with a deal that is still a secret to others comes once the day is over.
        """
        async for record in finished_records(self._store, person, self._clock()):
            yield records.dump(record)

    async def replay(self, actor: Actor, text: str) -> TableInfo:
        """Take a record in as a game that is over; everything in it is played again and compared."""
        record, replayed = await self._replayed(text)
        outcome = replayed.game.outcome(replayed.state)
        row = self._row(actor, record, "closed" if outcome is None else "over")
        row.outcome = None if outcome is None else msgspec.json.encode(outcome)
        seats = [
            rows.Seat(row.id, seat, "person", None, visible(name or "")[:LONGEST_NAME].rstrip(), None)
            for seat, name in enumerate(record.header.seats)
        ]
        bodies = [journal_entries.Began(), *_bodies(record), *([journal_entries.Closed()] if outcome is None else [])]
        row.seq = len(bodies)
        entries = [
            rows.Entry(row.id, seq, row.created, None, journal_entries.pack(body)) for seq, body in enumerate(bodies, 1)
        ]
        await self._store.tables.add(row, seats, journal=entries)
        return info_of(row, seats, actor)

    async def play_on(self, actor: Actor, text: str, upto: int | None, new: NewTable) -> tuple[TableInfo, str]:
        """Open a table that begins where a record stands, with everything that no spectator knows dealt again."""
        record, replayed = await self._replayed(text, upto)
        game, header = replayed.game, record.header
        if (new.rules.game, len(new.seats), sorted(new.rules.options)) != (
            header.game,
            header.players,
            sorted(header.options),
        ):
            raise Problem("archive-other-table", game=header.game, players=header.players, options=header.options)
        if game.seat(replayed.state) is None:
            raise Problem("archive-over")
        masked = game.mask(replayed.state, None)
        dealt = game.resample(masked, None, self._entropy(SECRET_BYTES).hex())
        return await self._lobby.create(actor, new, game.position(dealt))

    async def picture(self, text: str, upto: int | None) -> str:
        """The position that a record has led to, as text."""
        _, replayed = await self._replayed(text, upto)
        return replayed.game.picture(replayed.state)

    async def _replayed(self, text: str, upto: int | None = None) -> tuple[Record, Replay]:
        """A record that somebody has sent, played again: beside the event loop, one after the other."""
        self._lobby.must_be_ready()
        lines = text.encode().splitlines(keepends=True)
        if len(lines) > MOST_LINES:
            raise Problem("archive-too-long", got=len(lines), most=MOST_LINES)
        async with self._importing:
            record = await asyncio.to_thread(records.read, lines)
            return record, await asyncio.to_thread(records.replay, record, upto, load)

    def _row(self, actor: Actor, record: Record, status: str) -> rows.Table:
        header = replace(record.header, seats=[None] * record.header.players)
        row = new_table(self._entropy, self._clock(), TableSettings(Rules(header.game, header.options)), actor.person)
        row.status, row.header = status, msgspec.json.encode(header)
        return row

    # Hints.

    async def hints(
        self, actor: Actor, table: str, seat: int, deeper: bool = False, tokens: Sequence[str] = ()
    ) -> list[Hint]:
        """The best moves for the seat that decides, also after the first tokens of an action, if hints are allowed."""
        async with self._registry.locked(table, actor) as live:
            must_be_advised(live, actor, seat)
            if live.table.turn != seat:
                raise Problem("hints-not-your-turn")
            game, masked = live.table.game, live.table.masked(seat)
        masked = after_part(game, masked, seat, tokens) if tokens else masked
        return await self._advisor.hints(table, game, masked, seat, actor.person or f"{table}/{seat}", deeper)


def must_be_advised(live: LiveTable, actor: Actor, seat: int) -> None:
    """Raise a Problem unless somebody holds the seat and may be told what a bot thinks of its game."""
    live.must_hold(actor, seat)
    if live.table.stakes is not None:
        raise Problem(f"table-{live.table.stakes}-hints")
    if not live.table.hints_allowed(seat):
        raise Forbidden("hints-not-allowed")


async def finished_records(store: Store, person: str | None = None, now: float = inf) -> AsyncIterator[Record]:
    """All finished games, or those of one person, as they are stored: whatever version they were played in.

    With a time, those are left out whose deal is a secret then.
    """
    after: str | None = None
    while page := await store.tables.finished(after, PAGE, person):
        for row, seats in page:
            if not is_deal_secret(row, now):
                yield await stored_record(store, row, seats)
        after = page[-1][0].id


async def stored_record(store: Store, row: rows.Table, seats: list[rows.Seat]) -> Record:
    """The whole record of a table as it is stored, without playing it again."""
    header = msgspec.json.decode(row.header or b"", type=Header)
    stored = await store.journal.entries(row.id)
    entries = [journal_entries.Entry(entry.seq, entry.at, journal_entries.unpack(entry.body)) for entry in stored]
    return _named(journal_entries.record_of(header, entries), seats)


def _named(record: Record, seats: list[rows.Seat]) -> Record:
    """The record with the names of its seats, which are stored apart from it so that they can be erased."""
    return Record(replace(record.header, seats=[seat.name or None for seat in seats]), record.entries)


def _bodies(record: Record) -> list[Any]:
    """The entries of a record as a journal holds them: numbered from the one that begins it."""
    seqs = {0: 0} | {entry.seq: number for number, entry in enumerate(record.entries, 2)}
    return [
        journal_entries.Moved(entry.seat, entry.move, entry.events)
        if isinstance(entry, Move)
        else journal_entries.Undone(entry.seat, seqs[entry.undo])
        for entry in record.entries
    ]
