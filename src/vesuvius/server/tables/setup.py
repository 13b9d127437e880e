"""What was agreed on for a table, as it is stored with it; how it is set up, and how its game begins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vesuvius import load
from vesuvius.formats.position import played_by
from vesuvius.formats.record import Header, start
from vesuvius.game import Game, Line, Problem, SupportsDataSets, supports, with_data
from vesuvius.server.people.identity import ID_BYTES, Entropy, random_text
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.store import rows


class DailySettings(msgspec.Struct, frozen=True):
    """Which day's challenge a table belongs to, when that day ends, and what the seeds of its bots are drawn with."""

    day: str
    ends: float
    bot_secret: str = msgspec.field(name="luck")


class Filling(msgspec.Struct, frozen=True):
    """When bots take the free seats of a table, whose game begins by itself then, and which bots."""

    at: float
    bot: str


class TableSettings(msgspec.Struct, frozen=True):
    """The rules of a table, and where its game begins if not with a new deal.

    `data`: the hash of the data that a deal is played with again.
    """

    rules: Rules
    position: Line | None = None
    seed: str | None = None
    daily: DailySettings | None = None
    filling: Filling | msgspec.UnsetType = msgspec.UNSET
    data: str | msgspec.UnsetType = msgspec.UNSET


def fills_at(settings: TableSettings) -> float | None:
    """When bots take the free seats; None if they never do."""
    return settings.filling.at if settings.filling else None


def settings_of(row: rows.Table) -> TableSettings:
    """The settings of a stored table."""
    return msgspec.json.decode(row.settings, type=TableSettings)


def data_set_of(settings: TableSettings, header: Header | None) -> str:
    """The name of the set of data that a table is played with; empty if its game has only one, or for changed data."""
    game = load(settings.rules.game)
    game = _with_agreed_data(game, settings) if header is None else with_data(game, header.data)
    is_known = header is None or game.data == header.data
    return game.data_name if supports(game, SupportsDataSets) and is_known else ""


def _with_agreed_data(game: Game, settings: TableSettings) -> Game:
    if settings.position is not None:
        return played_by(game, settings.position)
    return with_data(game, settings.data) if settings.data else game


def everybody_may_look(row: rows.Table, now: float) -> bool:
    """Whether a table is open to all because its game and the day of its challenge are over."""
    daily = settings_of(row).daily
    return daily is not None and row.status == "over" and daily.ends <= now


def is_for_everybody(rules: Rules) -> bool:
    """Whether anyone may watch the game of a table, without an invitation."""
    return rules.watching and (rules.public or rules.audience == "anyone")


def is_deal_secret(row: rows.Table, now: float) -> bool:
    """Whether a table has the deal of a day that is not over: others may still be about to play it."""
    daily = settings_of(row).daily
    return daily is not None and now < daily.ends


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
    game = _with_agreed_data(game, settings)
    record, state = start(game, len(seats), settings.rules.options, seed, position=settings.position)
    row.header, row.status, row.seq = msgspec.json.encode(record.header), "running", 1
    row.turn = game.seat(state)
    return rows.Entry(row.id, 1, row.touched, None, journal_entries.pack(journal_entries.Began()))
