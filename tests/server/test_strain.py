"""When the server says that it cannot keep up."""

from __future__ import annotations

from vesuvius.server.operations.load_monitor import BOUND, IN_A_ROW, Strain


def test_only_a_server_that_stays_late_is_busy() -> None:
    strain = Strain()
    for _ in range(IN_A_ROW - 1):
        strain.beat(BOUND + 1)
        assert not strain.too_much
    strain.beat(BOUND + 1)
    assert strain.too_much


def test_one_beat_in_time_ends_it() -> None:
    strain = Strain()
    for late in (*[BOUND + 1] * IN_A_ROW, 0.0):
        strain.beat(late)
    assert not strain.too_much
