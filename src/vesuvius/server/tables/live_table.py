"""A table in memory, and how it is read back from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from vesuvius.formats.record import Header
from vesuvius.game import Problem
from vesuvius.server.people.identity import Actor
from vesuvius.server.people.permissions import holds, must_be_visible, must_hold
from vesuvius.server.protocol import journal_entries
from vesuvius.server.store import rows
from vesuvius.server.tables.bot_seeds import fresh_seeds, repeatable_seeds
from vesuvius.server.tables.clocks import Interval
from vesuvius.server.tables.setup import is_for_everybody, settings_of
from vesuvius.server.tables.table import Table


class LiveTable:
    """A table in memory, with its rows, its lock and the commands that it has carried out."""

    def __init__(self, table: Table, row: rows.Table, seats: list[rows.Seat]) -> None:
        self.table = table
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.commands: dict[str, int] = {}
        self.unloaded = False
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.following: asyncio.Task[None] | None = None
        self.proposed_at = 0.0  # when the last change was proposed, on `time.perf_counter`

    def wake_in(self, seconds: float, wake: Callable[[LiveTable], None]) -> None:
        """Have `wake` called in so many seconds or earlier; if it is too early, it looks again.

        Most moves only postpone what is due, and resetting the timer would cost a good part of a move.
        """
        loop = asyncio.get_running_loop()
        if self.timer is not None and self.timer.when() <= loop.time() + seconds:
            return
        self.cancel_timer()
        self.timer = loop.call_later(seconds, self._on_timer, wake)

    def cancel_timer(self) -> None:
        """Have nothing called."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _on_timer(self, wake: Callable[[LiveTable], None]) -> None:
        self.timer = None
        wake(self)

    def holds(self, actor: Actor, seat: int) -> bool:
        """Whether the one who asks sits at that seat."""
        return holds(self.row, self.seats, actor, seat)

    def must_hold(self, actor: Actor, seat: int, known: bool = False) -> None:
        """Raise a Problem unless the one who asks sits at that seat; who may not know of the table hears of none."""
        if not (known or is_for_everybody(self.table.rules) or self.holds(actor, seat)):
            must_be_visible(self.row, self.seats, actor)
        must_hold(self.row, self.seats, actor, seat)

    def sits(self, actor: Actor) -> bool:
        """Whether the one who asks sits at this table at all."""
        return any(self.holds(actor, seat) for seat in range(len(self.seats)))


def begun(
    row: rows.Table, seats: list[rows.Seat], absence: float, downtimes: Sequence[Interval], secret: bytes
) -> LiveTable:
    """A table as it was when its game began; raises a Problem if that can't be read."""
    try:
        settings = settings_of(row)
        header = msgspec.json.decode(row.header or b"", type=Header)
    except msgspec.MsgspecError:
        raise _damaged(row) from None
    bots = [seat.bot if seat.kind == "bot" else None for seat in seats]
    daily = settings.daily
    seeds = repeatable_seeds(bytes.fromhex(daily.bot_secret)) if daily else fresh_seeds(secret, row.id)
    secret_until = daily.ends if daily else None
    shared = sum(seat.kind == "device" for seat in seats) > 1
    table = Table(row.id, header, settings.rules, bots, absence, downtimes, seeds, secret_until, shared)
    return LiveTable(table, row, seats)


def take_up(live: LiveTable, stored: Sequence[rows.Entry]) -> None:
    """Enter the next part of a table's journal; raises a Problem if it doesn't play as it was played."""
    try:
        entries = [journal_entries.Entry(entry.seq, entry.at, journal_entries.unpack(entry.body)) for entry in stored]
    except msgspec.MsgspecError:
        raise _damaged(live.row) from None
    live.table.restore(entries)
    live.commands |= {entry.command: entry.seq for entry in stored if entry.command is not None}


def take_up_plans(live: LiveTable, plans: Sequence[rows.Plan]) -> None:
    """Enter what people have planned, once the whole journal is there."""
    for plan in plans:
        live.table.restore_plan(plan.seat, plan.since, msgspec.json.decode(plan.tokens, type=list[str]))


def _damaged(row: rows.Table) -> Problem:
    return Problem("table-damaged", table=row.id, seq=row.seq)
