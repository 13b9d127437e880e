"""A table in memory, and what was settled for it before its game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from vesuvius.formats.record import Header
from vesuvius.game import Line, Problem
from vesuvius.server.people.admission import holds, must_hold
from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol import journal
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.store import rows
from vesuvius.server.tables.attendance import Place
from vesuvius.server.tables.bot_seeds import fresh, repeated
from vesuvius.server.tables.clocks import Interval
from vesuvius.server.tables.table import Table


class Counts(msgspec.Struct):
    """Figures for the host: tables in memory, and what was stored since the start."""

    tables: int = 0
    running: int = 0
    entries: int = 0
    failures: int = 0


class Daily(msgspec.Struct, frozen=True):
    """Of which day's challenge a table is, when that day ends, and what its bots' chance is drawn with."""

    day: str
    ends: float
    luck: str


class Settled(msgspec.Struct, frozen=True):
    """What was settled for a table before its game: its rules, and where it begins if not with a new deal."""

    rules: Rules
    position: Line | None = None
    seed: str | None = None
    daily: Daily | None = None


def settled_of(row: rows.Table) -> Settled:
    """What was settled for a table."""
    return msgspec.json.decode(row.settings, type=Settled)


def lies_open(row: rows.Table, now: float) -> bool:
    """Whether everybody may look at a table because its game and the day of its challenge are over."""
    daily = settled_of(row).daily
    return daily is not None and row.status == "over" and daily.ends <= now


def is_sealed(row: rows.Table, now: float) -> bool:
    """Whether a table has the deal of a day that is not over: somebody else may still have it before them."""
    daily = settled_of(row).daily
    return daily is not None and now < daily.ends


class Kept:
    """A table in memory, with its rows, its lock and the commands that it has carried out."""

    def __init__(self, table: Table, row: rows.Table, seats: list[rows.Seat]) -> None:
        self.table = table
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.commands: dict[str, int] = {}
        self.gone = False
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None

    def wake_in(self, seconds: float, wake: Callable[[Kept], None]) -> None:
        """Have `wake` called in so many seconds, or earlier: whoever is called before it is time looks again.

        Most moves only put off what is due, and to set a timer anew would cost a good part of a move.
        """
        loop = asyncio.get_running_loop()
        if self.timer is not None and self.timer.when() <= loop.time() + seconds:
            return
        self.let_sleep()
        self.timer = loop.call_later(seconds, self._woken, wake)

    def let_sleep(self) -> None:
        """Have nothing called."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _woken(self, wake: Callable[[Kept], None]) -> None:
        self.timer = None
        wake(self)

    def holds(self, actor: Actor, seat: int) -> bool:
        """Whether the one who asks sits at that seat."""
        return holds(self.row, self.seats, actor, seat)

    def must_hold(self, actor: Actor, seat: int) -> None:
        """Raise a Problem unless the one who asks sits at that seat."""
        must_hold(self.row, self.seats, actor, seat)

    def sits(self, actor: Actor) -> bool:
        """Whether the one who asks sits at this table at all."""
        return any(self.holds(actor, seat) for seat in range(len(self.seats)))


def restored(
    row: rows.Table,
    seats: list[rows.Seat],
    stored: Sequence[rows.Entry],
    absence: float,
    downtimes: Sequence[Interval],
    secret: bytes,
) -> Kept:
    """A table as it was stored; raises a Problem where that cannot be read or does not play as it was played."""
    try:
        settled = settled_of(row)
        header = msgspec.json.decode(row.header or b"", type=Header)
        entries = [journal.Entry(entry.seq, entry.at, journal.unpack(entry.body)) for entry in stored]
    except msgspec.MsgspecError:
        raise Problem("table-damaged", table=row.id, seq=row.seq) from None
    places = [Place(seat.bot if seat.kind == "bot" else None) for seat in seats]
    daily = settled.daily
    luck = repeated(bytes.fromhex(daily.luck)) if daily else fresh(secret, row.id)
    table = Table(row.id, header, settled.rules, places, absence, downtimes, luck, daily.ends if daily else None)
    table.restore(entries)
    kept = Kept(table, row, seats)
    kept.commands = {entry.command: entry.seq for entry in stored if entry.command is not None}
    return kept
