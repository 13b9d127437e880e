"""What was agreed on for a table before its game, as it is stored with the table."""

from __future__ import annotations

import msgspec

from vesuvius.game import Line
from vesuvius.server.protocol.messages import Rules
from vesuvius.server.store import rows


class DailySettings(msgspec.Struct, frozen=True):
    """Which day's challenge a table belongs to, when that day ends, and what the seeds of its bots are drawn with."""

    day: str
    ends: float
    bot_secret: str = msgspec.field(name="luck")


class TableSettings(msgspec.Struct, frozen=True):
    """The rules of a table, and where its game begins if not with a new deal."""

    rules: Rules
    position: Line | None = None
    seed: str | None = None
    daily: DailySettings | None = None


def settings_of(row: rows.Table) -> TableSettings:
    """The settings of a stored table."""
    return msgspec.json.decode(row.settings, type=TableSettings)


def everybody_may_look(row: rows.Table, now: float) -> bool:
    """Whether a table is open to all because its game and the day of its challenge are over."""
    daily = settings_of(row).daily
    return daily is not None and row.status == "over" and daily.ends <= now


def is_deal_secret(row: rows.Table, now: float) -> bool:
    """Whether a table has the deal of a day that is not over: others may still be about to play it."""
    daily = settings_of(row).daily
    return daily is not None and now < daily.ends
