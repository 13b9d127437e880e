"""What is told of the clocks is worked out once for all seats, and anew as soon as anything about it changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vesuvius.server.protocol.messages import LiveClock
from vesuvius.server.tables.clocks import Clocks

NOW = 1_000.0
CHANGES: dict[str, Callable[[Clocks, list[tuple[float, float]]], object]] = {
    "another turn": lambda clocks, _: clocks.turn(1, NOW),
    "a step back": lambda clocks, _: clocks.restore(clocks.snapshot(), 1),
    "time run out": lambda clocks, _: clocks.run_out(0),
    "somebody back": lambda clocks, _: clocks.refill(0),
    "a downtime": lambda _, downtimes: downtimes.append((NOW - 10, NOW - 5)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_told(change: str) -> None:
    downtimes: list[tuple[float, float]] = []
    clocks = Clocks(LiveClock(decision=20, reserve=100), 2, 600.0, downtimes)
    clocks.turn(0, NOW - 130)
    clocks.turn(0, NOW - 15)  # by now the reserve is nearly spent
    before = clocks.times(NOW)
    assert clocks.times(NOW) is before
    assert clocks.times(NOW + 1) is not before
    before = clocks.times(NOW)
    CHANGES[change](clocks, downtimes)
    told = clocks.times(NOW)
    assert told is not before
    assert (told.reserves, told.deadline) == (clocks.reserves, clocks.deadline())
