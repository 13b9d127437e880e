"""Durations, counted in buckets: all that a histogram of Prometheus needs.

Its own client library locks and looks labels up for every value; here a value costs two additions and a short search,
since everything is counted on one thread.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import accumulate

# Seconds. A move takes milliseconds, a search of a bot seconds.
MOVE_BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
JOB_BOUNDS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 300.0)
Buckets = tuple[int, ...]
# A game, and when its move began, was proposed, was stored, and had been told, all on `time.perf_counter`.
MoveListener = Callable[[str, float, float, float, float], None]


class Histogram:
    """How many durations were at most as long as each bound; the last bucket has the longer ones."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float] = MOVE_BOUNDS) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def cumulative(self) -> list[tuple[str, int]]:
        """Each bound as Prometheus writes it, and how many durations were no longer."""
        names = [*map(repr, self.bounds), "+Inf"]
        return [*zip(names, accumulate(self.counts), strict=True)]

    def quantile(self, share: float, since: Buckets | None = None) -> float | None:
        """The duration that this share of all stays below, evenly spread within a bucket; None if there are none.

        With the counts of some time ago, only what has been counted since then.
        """
        before = since or (0,) * len(self.counts)
        counts = [now - then for now, then in zip(self.counts, before, strict=True)]
        wanted = share * sum(counts)
        if not wanted:
            return None
        low = 0.0
        for bound, count in zip(self.bounds, counts, strict=False):
            if count >= wanted:
                return low + (bound - low) * wanted / count
            low, wanted = bound, wanted - count
        return self.bounds[-1]


class MoveTimes:
    """How long moves take: until they are stored, and from then until everybody has been told.

    A person's move begins when it is read, a bot's when it is chosen, and one that a clock makes when it is due.
    """

    __slots__ = ("listener", "to_commit", "to_told")

    def __init__(self) -> None:
        self.to_commit, self.to_told = Histogram(), Histogram()
        self.listener: MoveListener | None = None

    def observe(self, game: str, begun: float, proposed: float, stored: float, told: float) -> None:
        """Count one move by its times."""
        self.to_commit.observe(stored - begun)
        self.to_told.observe(told - stored)
        if self.listener is not None:
            self.listener(game, begun, proposed, stored, told)
