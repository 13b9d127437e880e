"""Tables without a server, for tests of what a table itself decides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, TypeVar

from vesuvius import load
from vesuvius.formats.record import start
from vesuvius.server.protocol import messages
from vesuvius.server.protocol.journal_entries import Entry
from vesuvius.server.protocol.messages import Rules, TableCommand
from vesuvius.server.tables.clocks import DAY, Interval
from vesuvius.server.tables.table import Table

T = TypeVar("T")
BEGUN = 1_000_000.0
NAMES = count(1)


def there(value: T | None) -> T:
    """The value, which has to be there."""
    assert value is not None
    return value


def new_table(
    players: int = 2,
    bots: Sequence[str | None] = (),
    seed: int = 1,
    downtimes: Sequence[Interval] = (),
    now: float = BEGUN,
    **rules: Any,
) -> Table:
    """A table whose game has just begun."""
    record, _ = start(load("downfall"), players, seed=seed)
    seats: list[str | None] = [*bots] or [None] * players
    table = Table("table", record.header, Rules("downfall", **rules), seats, 7 * DAY, downtimes)
    table.enter(table.propose_begin(now))
    return table


def do(table: Table, kind: type[TableCommand], seat: int, now: float = BEGUN, **more: Any) -> Entry:
    """A seat's command, entered at once."""
    draft = table.propose(kind(table.name, seat, table.seq, f"c{next(NAMES)}", **more), now)
    table.enter(draft)
    return draft.entry


def play(table: Table, chance: Random, now: float = BEGUN) -> Entry:
    """A random move of whoever's turn it is."""
    seat = there(table.turn)
    return do(table, messages.Play, seat, now, token=chance.choice(there(table.standing(seat, now).legal)))


def first_bots(table: Table) -> list[str | None]:
    """The bot of each seat as the game began; None for a person."""
    attendance = table.attendance
    return [None if seat in attendance.people else bot for seat, bot in enumerate(attendance.bots)]


def again(table: Table, downtimes: Sequence[Interval] = ()) -> Table:
    """The same table, made from its journal alone."""
    copy = Table(table.name, table.header, table.rules, first_bots(table), 7 * DAY, downtimes)
    copy.restore(table.entries)
    return copy


def everything(table: Table, now: float = BEGUN) -> list[bytes]:
    """All that any seat and a spectator see."""
    seats = [None, *range(table.header.players)]
    return [messages.encode(table.view(seat, now)) for seat in seats]
