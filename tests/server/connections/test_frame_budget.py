"""How much a client may send: averages and bursts, pauses, and when it is given up."""

from __future__ import annotations

from vesuvius.server.connections.frame_budget import MOST_PAUSES, PAUSE, Allowance, FrameBudget, allowance_of

PLENTY = 1e9


def test_frames_and_bytes_are_counted_each_on_their_own() -> None:
    frames = FrameBudget(Allowance(10, 20, PLENTY, PLENTY), 0.0)
    assert [frames.spend(20, 0, 0.0), frames.spend(1, 0, 0.0)] == [0.0, PAUSE]
    size = FrameBudget(Allowance(PLENTY, PLENTY, 100, 200), 0.0)
    assert [size.spend(1, 200, 0.0), size.spend(1, 300, 0.0)] == [0.0, 3.0]


def test_what_was_not_sent_may_be_sent_later_up_to_a_burst() -> None:
    budget = FrameBudget(Allowance(10, 20, PLENTY, PLENTY), 0.0)
    budget.spend(20, 0, 0.0)
    assert [budget.spend(10, 0, 1.0), budget.spend(1, 0, 1.0)] == [0.0, PAUSE]
    assert [budget.spend(20, 0, 99.0), budget.spend(1, 0, 99.0)] == [0.0, PAUSE]


def test_who_goes_on_through_every_pause_is_given_up_and_who_rests_is_forgiven() -> None:
    budget, now = FrameBudget(Allowance(10, 20, PLENTY, PLENTY), 0.0), 0.0
    for _ in range(3):
        for _ in range(MOST_PAUSES):
            now += budget.spend(30, 0, now)
            assert not budget.exhausted
        now += 60
    for _ in range(MOST_PAUSES + 1):
        now += budget.spend(30, 0, now)
    assert budget.exhausted


def test_every_message_may_be_long_and_come_in_parts() -> None:
    assert allowance_of(20.0, 60, 8192) == Allowance(80.0, 240, 163_840.0, 491_520)
