"""Durations in buckets, as Prometheus means them."""

from __future__ import annotations

from vesuvius.server.telemetry.histogram import Histogram, MoveTimes


def test_a_bucket_has_all_that_took_no_longer_than_its_bound() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.1001, 1.0, 7.0):
        histogram.observe(seconds)
    assert histogram.cumulative() == [("0.1", 2), ("1.0", 4), ("+Inf", 5)]
    assert histogram.total == 0.05 + 0.1 + 0.1001 + 1.0 + 7.0


def test_a_quantile_lies_in_its_bucket_and_may_leave_out_what_was_before() -> None:
    histogram = Histogram((1.0, 2.0, 4.0))
    assert histogram.quantile(0.5) is None
    for seconds in (0.5, 0.5, 3.0, 3.0):
        histogram.observe(seconds)
    assert histogram.quantile(0.5) == 1.0
    assert histogram.quantile(0.75) == 3.0
    before = tuple(histogram.counts)
    assert histogram.quantile(0.99, before) is None
    histogram.observe(1.5)
    assert histogram.quantile(1.0, before) == 2.0
    histogram.observe(100.0)
    assert histogram.quantile(1.0) == 4.0


def test_a_move_is_counted_from_its_begin_to_its_commit_and_from_there_to_the_last_who_is_told() -> None:
    times, heard = MoveTimes(), []
    times.observe("any", 10.0, 10.25, 10.5, 10.75)
    times.listener = lambda *given: heard.append(given)
    times.observe("any", 20.0, 20.25, 20.5, 20.75)
    assert (times.to_commit.total, times.to_told.total) == (1.0, 0.5)
    assert heard == [("any", 20.0, 20.25, 20.5, 20.75)]
