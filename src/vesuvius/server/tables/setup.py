"""How a table is set up, and how its game begins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vesuvius.formats.record import start
from vesuvius.game import Game, Problem
from vesuvius.server.people.identity import ID_BYTES, Entropy, random_text
from vesuvius.server.protocol import journal
from vesuvius.server.store import rows
from vesuvius.server.tables.table_settings import TableSettings


def must_be_ratable(settings: TableSettings, seats: Sequence[rows.Seat]) -> None:
    """Raise a Problem if a table is to be rated that cannot be."""
    if not settings.rules.rated:
        return
    people = [seat.person for seat in seats if seat.person is not None]
    if any(seat.kind == "device" for seat in seats):
        raise Problem("table-rated-device")
    if len({*people}) < len(people):
        raise Problem("table-rated-twice")
    if settings.rules.hints:
        raise Problem("table-rated-hints")
    if settings.position is not None:
        raise Problem("table-rated-position")


def new_table(
    entropy: Entropy,
    now: float,
    settings: TableSettings,
    owner: str | None,
    invite: bytes | None = None,
    origin: str | None = None,
) -> rows.Table:
    """A table whose game has not begun."""
    return rows.Table(
        id=random_text(entropy, ID_BYTES),
        game=settings.rules.game,
        owner=owner,
        status="open",
        settings=msgspec.json.encode(settings),
        public=settings.rules.public,
        invite=invite,
        header=None,
        created=now,
        touched=now,
        seq=0,
        turn=None,
        outcome=None,
        origin=origin,
    )


def begin_game(
    game: Game, row: rows.Table, seats: Sequence[rows.Seat], settings: TableSettings, seed: str
) -> rows.Entry:
    """Deal at a table, which is running from now on; returns the first entry of its journal."""
    record, state = start(game, len(seats), settings.rules.options, seed, position=settings.position)
    row.header, row.status, row.seq = msgspec.json.encode(record.header), "running", 1
    row.turn = game.seat(state)
    return rows.Entry(row.id, 1, row.touched, None, journal.pack(journal.Began()))
