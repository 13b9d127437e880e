"""A clock that notices when nobody looked at it: what stops a process, and what sets the clock."""

from __future__ import annotations

import asyncio

import pytest

from vesuvius.server.operations.freeze_watch import LEAST, TICK, FreezeWatch

pytestmark = pytest.mark.anyio


class Clocks:
    """The time of day and the time that has passed, as a test says."""

    def __init__(self) -> None:
        self.day, self.passed = 1000.0, 50.0
        self.frozen: list[tuple[float, float]] = []
        self.watch = FreezeWatch(lambda: self.day, lambda: self.passed)
        self.watch.froze = lambda since, until: self.frozen.append((since, until))

    def go_on(self, day: float, passed: float) -> float:
        """Some time passes on each of them; what the watch says then."""
        self.day, self.passed = self.day + day, self.passed + passed
        return self.watch()


@pytest.mark.parametrize(
    ("day", "passed", "began"),
    [
        pytest.param(20.0, 20.0, TICK, id="the process was stopped"),
        pytest.param(3600.0, 0.1, 0.1, id="the machine slept, or the clock was set"),
        pytest.param(3600.0, 0.0, 0.0, id="the clock was set between two looks"),
    ],
)
def test_time_in_which_nobody_looked_is_noticed_before_the_time_is_told(
    day: float, passed: float, began: float
) -> None:
    clocks = Clocks()
    clocks.go_on(TICK, TICK)
    since = clocks.day + began
    assert clocks.go_on(day, passed) == clocks.day
    assert clocks.frozen == [(since, clocks.day)]
    clocks.go_on(TICK, TICK)
    assert len(clocks.frozen) == 1


def test_a_busy_moment_and_a_clock_that_is_set_back_are_no_freeze() -> None:
    clocks = Clocks()
    for day, passed in ((TICK, TICK), (LEAST, LEAST), (-3600.0, TICK), (TICK, TICK), (0.0, 0.0)):
        clocks.go_on(day, passed)
    assert clocks.frozen == []


async def test_other_threads_are_told_the_time_and_nothing_else() -> None:
    clocks = Clocks()
    clocks.day += 3600.0
    assert await asyncio.to_thread(clocks.watch) == clocks.day
    assert clocks.frozen == []
    clocks.watch()
    assert len(clocks.frozen) == 1
