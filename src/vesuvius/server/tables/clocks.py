"""The clocks of a table: how long a seat may still think. Time in which the server was down counts for nobody.

That one has run out is noticed by `TableRegistry.check_clocks`; `Table.propose_overdue` decides what follows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter

import msgspec

from vesuvius.server.protocol.messages import Clock, LiveClock, NoClock, Times

DAY = 86_400.0
# Someone who comes back after using up the reserve needs some time to play at all.
LEAST_RESERVE = 60.0

Interval = tuple[float, float]


def end_of(begun: float, seconds: float, downtimes: Sequence[Interval]) -> float:
    """When so many seconds have passed in which the server ran."""
    end = begun + seconds
    for began, ended in _since(downtimes, begun):
        if began >= end:
            break
        end += ended - max(began, begun)
    return end


def _since(downtimes: Sequence[Interval], time: float) -> Sequence[Interval]:
    """The downtimes that end after that time: few of many, since a table asks of its last decision."""
    return downtimes[bisect_right(downtimes, time, key=itemgetter(1)) :]


class ClockSnapshot(msgspec.Struct, frozen=True):
    """How the clocks stood when a decision began."""

    begun: float
    reserves: list[float]


class Clocks:
    """The reserves of all seats, and since when the seat that decides has been thinking.

    The list of downtimes, oldest first, is read each time: it grows while the server runs.
    """

    def __init__(self, clock: Clock, seats: int, absence: float, downtimes: Sequence[Interval] = ()) -> None:
        self._clock = clock
        self._absence = absence
        self._downtimes = downtimes
        self.reserves = [clock.reserve if isinstance(clock, LiveClock) else 0.0] * seats
        self.seat: int | None = None
        self._begun = 0.0
        self._trust = [1.0] * seats
        self._times: tuple[tuple[float, int], Times] | None = None

    def turn(self, seat: int | None, at: float) -> None:
        """A decision begins: of this seat, or (None) of one that no clock runs for."""
        self._spend(at)
        self.seat, self._begun, self._times = seat, at, None

    def snapshot(self) -> ClockSnapshot:
        """How the clocks stand, to go back to."""
        return ClockSnapshot(self._begun, [*self.reserves])

    def restore(self, snapshot: ClockSnapshot, seat: int | None) -> None:
        """Go back to a decision, which is still the same one: all the time since it began counts."""
        self.seat, self._begun, self.reserves, self._times = seat, snapshot.begun, [*snapshot.reserves], None

    def run_out(self, seat: int) -> None:
        """The seat's time was over: each time it happens the next time is half as long, so that every game ends."""
        self._trust[seat] /= 2
        self._times = None

    def refill(self, seat: int) -> None:
        """The person of a seat has come back."""
        if isinstance(self._clock, LiveClock):
            least = min(LEAST_RESERVE, self._clock.reserve) * self._trust[seat]
            self.reserves[seat] = max(self.reserves[seat], least)
            self._times = None

    def times(self, now: float) -> Times:
        """How the clocks stand. All seats hear of an entry at the same time, so it is worked out once for all."""
        asked = now, len(self._downtimes)
        if self._times is None or self._times[0] != asked:
            self._times = asked, Times([*self.reserves], self.deadline(), now)
        return self._times[1]

    def deadline(self) -> float | None:
        """When the seat that decides will have used up its time; None if no clock runs."""
        if self.seat is None:
            return None
        return end_of(self._begun, self._allowance(self.seat), self._downtimes)

    def _allowance(self, seat: int) -> float:
        if isinstance(self._clock, LiveClock):
            return self._clock.decision + self.reserves[seat]
        return (self._absence if isinstance(self._clock, NoClock) else self._clock.days * DAY) * self._trust[seat]

    def _spend(self, at: float) -> None:
        if self.seat is None or not isinstance(self._clock, LiveClock):
            return
        since = _since(self._downtimes, self._begun)
        asleep = sum(max(0.0, min(ended, at) - max(began, self._begun)) for began, ended in since)
        beyond = at - self._begun - asleep - self._clock.decision
        self.reserves[self.seat] = max(0.0, self.reserves[self.seat] - max(0.0, beyond))
