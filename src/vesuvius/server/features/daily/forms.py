"""What is answered over HTTP about the challenge of a day."""

from __future__ import annotations

from typing import Literal

import msgspec


class DailyResult(msgspec.Struct, frozen=True):
    """How somebody came out of a day's challenge; equals share a `rank`.

    `place` is the place in their own game. `table` is where it can be seen again: one's own at once, others' once the
    day is over.
    """

    rank: int
    name: str
    mine: bool
    place: int
    scores: dict[str, int]
    ended: float
    table: str | None


class DailyInfo(msgspec.Struct, frozen=True):
    """The challenge of a day, as in `2026-11-16`, in universal time: who sits where, and how everybody came out.

    `seats` names a bot, or `person`. `begun` people have taken it up. `state` is one's own: not begun, running,
    finished, or missed (given up, or not finished on the day). `streak` counts the days in a row that one has finished.
    The `commitment` to the deal is known from the beginning, its `seed` once the day is over. `before` and `after` are
    the nearest days with a challenge that anybody took up; the present day is always one.
    """

    game: str
    day: str
    ends: float
    now: float
    seats: list[str]
    options: list[str]
    begun: int
    results: list[DailyResult]
    state: Literal["new", "running", "finished", "missed"]
    table: str | None
    streak: int
    commitment: str
    seed: str | None
    before: str | None
    after: str | None
