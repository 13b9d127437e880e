"""When the server says that it cannot keep up."""

from __future__ import annotations

from vesuvius.server.operations.load_monitor import BOUND, IN_A_ROW, LoadMonitor


def test_only_a_server_that_stays_late_is_busy() -> None:
    load_monitor = LoadMonitor()
    for _ in range(IN_A_ROW - 1):
        load_monitor.record(BOUND + 1)
        assert not load_monitor.overloaded
    load_monitor.record(BOUND + 1)
    assert load_monitor.overloaded


def test_one_beat_in_time_ends_it() -> None:
    load_monitor = LoadMonitor()
    for late in (*[BOUND + 1] * IN_A_ROW, 0.0):
        load_monitor.record(late)
    assert not load_monitor.overloaded
