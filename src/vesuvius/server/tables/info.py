"""Tables as people are told of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vesuvius.formats.record import Header
from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol.messages import Sitter, TableInfo
from vesuvius.server.store import rows
from vesuvius.server.tables.setup import data_set_of, fills_at, settings_of
from vesuvius.server.tables.table import Table


def info_of(
    row: rows.Table,
    seats: Sequence[rows.Seat],
    actor: Actor | None,
    table: Table | None = None,
    following: str | None = None,
) -> TableInfo:
    """A table as the one who asks sees it, or (None) as all do; `following` is the table of its rematch."""
    person = None if actor is None else actor.person
    named = [seat for seat in seats if person is not None and seat.person == person]
    mine = [seat.seat for seat in named if seat.kind != "open"]
    settings = settings_of(row)
    header = None if row.header is None else msgspec.json.decode(row.header, type=Header)
    return TableInfo(
        row.id,
        settings.rules,
        row.status,  # type: ignore[arg-type]
        [_sitter(seat, table) for seat in seats],
        row.seq,
        row.turn,
        row.created,
        header.commitment if header else None,
        row.origin,
        following,
        person is not None and row.owner == person,
        mine,
        row.status == "running" and row.turn in mine and not _is_played_for(row.turn, table),
        settings.daily.day if settings.daily else None,
        fills_at(settings) if row.status == "open" else None,
        [seat.seat for seat in named if seat.kind == "open"],
        data_set_of(settings, header),
    )


def _is_played_for(seat: int, table: Table | None) -> bool:
    """Whether the person of a seat has left or resigned, as far as it is known."""
    return table is not None and table.attendance.states[seat] != "here"


def _sitter(seat: rows.Seat, table: Table | None) -> Sitter:
    state = table.attendance.states[seat.seat] if table else "bot" if seat.kind == "bot" else "here"
    bot = table.attendance.bots[seat.seat] if table else seat.bot
    return Sitter(seat.kind, seat.name, bot, seat.person, state)  # type: ignore[arg-type]
