"""Traces of moves and of what workers do, in the form of OpenTelemetry, if the host wants them.

Its libraries are an extra (`vesuvius[otel]`): without the setting, nothing of them is imported. Spans are made
afterwards, of times that are taken anyway, and sent from a thread of their own; a collector that is away costs moves
nothing. A span names the game, the kind of work and the bot, never a person or a table.
"""

from __future__ import annotations

import time
from typing import Any

from vesuvius import __version__
from vesuvius.problem import Problem

NANO = 1_000_000_000


class Traces:
    """Makes spans. Times are those of `time.perf_counter`."""

    def __init__(self, provider: Any) -> None:
        from opentelemetry import trace

        self._provider, self._context = provider, trace.set_span_in_context
        self._tracer = provider.get_tracer("vesuvius", __version__)

    def move(self, game: str, begun: float, proposed: float, stored: float, told: float) -> None:
        """A move: received, proposed by its table, stored, and told to everybody."""
        self._spans("move", {"vesuvius.game": game}, begun, {"proposed": proposed, "stored": stored, "told": told})

    def job(self, job: Any, asked: float, begun: float, ended: float) -> None:
        """What a worker has done: how long it waited, and how long the worker took."""
        known = {"kind": job.kind, "game": getattr(job, "game", None), "bot": getattr(job, "bot", None)}
        told = {f"vesuvius.{name}": value for name, value in known.items() if value is not None}
        self._spans("think" if job.kind == "move" else job.kind, told, asked, {"waited": begun, "thought": ended})

    def close(self) -> None:
        """Send what is still to be sent."""
        self._provider.shutdown()

    def _spans(self, name: str, attributes: dict[str, str], begun: float, ends: dict[str, float]) -> None:
        """A span with one child for each part of it, each ending where the next begins."""
        zero = time.time_ns() - time.perf_counter_ns()
        at = zero + round(begun * NANO)
        whole = self._tracer.start_span(name, start_time=at, attributes=attributes)
        whole.add_event("received", timestamp=at)
        for part, end in ends.items():
            span = self._tracer.start_span(part, context=self._context(whole), start_time=at)
            at = zero + round(end * NANO)
            span.end(at)
        whole.end(at)


def traces_to(endpoint: str) -> Traces:
    """Traces that are sent to a collector by OTLP over HTTP; a Problem if the extra isn't installed."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise Problem("server-no-traces") from None
    resource = Resource.create({"service.name": "vesuvius", "service.version": __version__})
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=endpoint)))
    return Traces(provider)
