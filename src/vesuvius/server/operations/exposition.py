"""The figures in the form that Prometheus reads, collected when it asks for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from vesuvius.server.operations.figures import Figures
from vesuvius.server.operations.machine import resident_bytes_of_all
from vesuvius.server.telemetry.histogram import Histogram

PREFIX = "vesuvius"


class FiguresCollector(Collector):
    """Every figure of one server."""

    def __init__(self, figures: Figures, draining: bool) -> None:
        self._figures, self._draining = figures, draining

    def collect(self) -> Iterator[Metric]:
        """All of them, as they are now."""
        yield from self._load()
        yield from self._times()
        yield from self._storage()
        yield _counters("rejections", "reason", self._figures.guard.rejections.counts)
        yield _counter("errors", self._figures.error_log.count)

    def _load(self) -> Iterator[Metric]:
        figures = self._figures
        tables, jobs = figures.registry.counts(), figures.pool.counts()
        yield _gauge("ready", float(figures.registry.ready.is_set()))
        yield _gauge("draining", float(self._draining))
        yield _gauge("connections", len(figures.guard))
        yield _gauge("sockets", len(figures.hub.connections))
        yield _gauge("tables_in_memory", tables.tables)
        yield _gauge("tables_running_in_memory", tables.running)
        yield _gauge("commands_under_way", tables.under_way)
        yield _gauge("journal_waiting", figures.store.journal.waiting)
        yield _counter("entries", tables.entries)
        yield _counter("store_failures", tables.failures)
        yield _counter("worker_restarts", jobs.restarts)
        yield _gauges("jobs_waiting", "kind", jobs.waiting)
        yield _gauges("jobs_running", "kind", jobs.running)
        yield _gauge("workers_resident_memory_bytes", resident_bytes_of_all(figures.pool.processes))

    def _times(self) -> Iterator[Metric]:
        figures = self._figures
        yield _histogram("move_commit_seconds", figures.registry.move_times.to_commit)
        yield _histogram("move_told_seconds", figures.registry.move_times.to_told)
        yield _histogram("loop_lag_seconds", figures.load_monitor.lag)
        yield _histograms("job_wait_seconds", "kind", figures.pool.times.waits)
        yield _histograms("job_run_seconds", "kind", figures.pool.times.runs)

    def _storage(self) -> Iterator[Metric]:
        figures = self._figures
        if figures.database_bytes is not None:
            yield _gauge("database_bytes", figures.database_bytes)
        if figures.disk is not None:
            yield _gauge("disk_free_bytes", figures.disk.free)
            yield _gauge("disk_size_bytes", figures.disk.size)
        # The beginning of 1970 if none was ever made: it is as old as can be.
        yield _gauge("last_backup_timestamp_seconds", figures.backup.at if figures.backup else 0.0)


def exposition(figures: Figures, draining: bool) -> bytes:
    """All figures as a text."""
    registry = CollectorRegistry()
    registry.register(FiguresCollector(figures, draining))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


def _named(name: str) -> tuple[str, str]:
    """A figure's name, and what explains it: the name in words."""
    return f"{PREFIX}_{name}", name.replace("_", " ")


def _gauge(name: str, value: float) -> Metric:
    return GaugeMetricFamily(*_named(name), value=value)


def _counter(name: str, value: float) -> Metric:
    return CounterMetricFamily(*_named(name), value=value)


def _histogram(name: str, histogram: Histogram) -> Metric:
    return HistogramMetricFamily(*_named(name), buckets=histogram.cumulative(), sum_value=histogram.total)


def _gauges(name: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(*_named(name), labels=[label])
    for which, value in values.items():
        family.add_metric([which], value)
    return family


def _counters(name: str, label: str, values: Mapping[str, float]) -> Metric:
    family = CounterMetricFamily(*_named(name), labels=[label])
    for which, value in sorted(values.items()):
        family.add_metric([which], value)
    return family


def _histograms(name: str, label: str, histograms: Mapping[str, Histogram]) -> Metric:
    family = HistogramMetricFamily(*_named(name), labels=[label])
    for which, histogram in histograms.items():
        family.add_metric([which], histogram.cumulative(), histogram.total)
    return family
