"""Measures what counting a move in histograms costs, beside the histogram of Prometheus's own library.

python bench/histogram_cost.py
"""

from __future__ import annotations

import time
import timeit
from collections.abc import Callable

from prometheus_client import CollectorRegistry
from prometheus_client import Histogram as LibraryHistogram

from vesuvius.server.telemetry.histogram import MOVE_BOUNDS, Histogram, MoveTimes

ROUNDS, NUMBER = 7, 50_000
SECONDS = 0.0013


def cost(work: Callable[[], object]) -> float:
    """Returns the CPU time of one call in microseconds, the best of several rounds."""
    return min(timeit.repeat(work, timer=time.process_time, number=NUMBER, repeat=ROUNDS)) / NUMBER * 1e6


def main() -> None:
    """Prints all costs."""
    ours, times = Histogram(), MoveTimes()
    library = LibraryHistogram("seconds", "seconds", registry=CollectorRegistry(), buckets=MOVE_BOUNDS)

    def move() -> None:
        begun, proposed, stored = (time.perf_counter() for _ in range(3))
        times.observe("downfall", begun, proposed, stored, time.perf_counter())

    print(f"one value, here:          {cost(lambda: ours.observe(SECONDS)):.2f} µs")
    print(f"one value, the library's: {cost(lambda: library.observe(SECONDS)):.2f} µs")
    print(f"a whole move, here:       {cost(move):.2f} µs")


if __name__ == "__main__":
    main()
