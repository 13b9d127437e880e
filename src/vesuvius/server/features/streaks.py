"""Streaks: days in a row on which somebody finished the daily challenge, and puzzles solved in a row.

Both follow from what is stored anyway: results that counted, and first tries, which nobody can enter twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

import msgspec

from vesuvius.server.features.daily import date_of, streak_of
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.store import Store


class Streak(msgspec.Struct, frozen=True):
    """How long a streak is now, and how long the longest one was."""

    now: int
    longest: int


class Streaks(msgspec.Struct, frozen=True):
    """Somebody's streaks: days in universal time by game, and puzzles solved at the first try."""

    days: dict[str, Streak]
    puzzles: Streak


def streak_of_days(finished: list[str], today: date) -> Streak:
    """Days in a row; the present one breaks none as long as it isn't over."""
    days = {date.fromisoformat(day) for day in finished}
    longest = run = 0
    for day in sorted(days):
        run = run + 1 if day - timedelta(1) in days else 1
        longest = max(longest, run)
    return Streak(streak_of(finished, today), longest)


def streak_of_tries(tries: list[bool]) -> Streak:
    """Tries in a row that solved their puzzle, the first one first."""
    longest = run = 0
    for solved in tries:
        run = run + 1 if solved else 0
        longest = max(longest, run)
    return Streak(run, longest)


@dataclass(eq=False, repr=False)
class StreakCounter:
    """Counts the streaks of a person."""

    _store: Store
    _clock: TimeSource

    async def of(self, person: str) -> Streaks:
        """The streaks of somebody as they are now."""
        today = date_of(self._clock())
        days = await self._store.daily.days_finished_by_game(person)
        tries = await self._store.puzzles.tries(person)
        by_game = {game: streak_of_days(finished, today) for game, finished in days.items()}
        return Streaks(by_game, streak_of_tries([*tries.values()]))
