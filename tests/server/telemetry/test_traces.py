"""Traces for OpenTelemetry: what spans say, and that nothing is imported for those who don't want any."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.inside import inside
from vesuvius.problem import Problem
from vesuvius.server.telemetry.traces import Traces, traces_to
from vesuvius.server.thinking.worker import ChooseMove

pytestmark = pytest.mark.anyio

UNUSED = "import sys, vesuvius.server.app; sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"


@pytest.fixture
def finished() -> Any:
    """The SDK's own exporter, which keeps spans in memory."""
    pytest.importorskip("opentelemetry.sdk", reason="the extra otel isn't installed; `make otel` installs and tests it")
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    return InMemorySpanExporter()


def traced(finished: Any) -> Traces:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor

    provider = TracerProvider(shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(finished))
    return Traces(provider)


async def test_a_move_and_a_bot_s_thought_are_spans_with_their_parts(finished: Any, tmp_path: Path) -> None:
    traces = traced(finished)
    async with inside(tmp_path) as place:
        place.service.registry.move_times.listener = traces.move
        livia, gaius = await place.person("Livia"), await place.person("Gaius")
        table = await place.running(livia, gaius)
        assert await place.move(table, livia, gaius)
    traces.job(ChooseMove("downfall", "level:1", None, 1), 10.0, 11.0, 13.0)
    spans = {span.name: span for span in finished.get_finished_spans()}
    move, think = spans["move"], spans["think"]
    assert dict(move.attributes) == {"vesuvius.game": "downfall"}
    assert dict(think.attributes) == {"vesuvius.kind": "move", "vesuvius.game": "downfall", "vesuvius.bot": "level:1"}
    assert [event.name for event in move.events] == ["received"]
    for whole, parts in ((move, ("proposed", "stored", "told")), (think, ("waited", "thought"))):
        at = whole.start_time
        for name in parts:
            part = next(
                span
                for span in finished.get_finished_spans()
                if span.name == name and span.parent.span_id == whole.context.span_id
            )
            assert part.start_time == at
            assert part.end_time >= at
            at = part.end_time
        assert whole.end_time == at
    assert table not in "".join(span.to_json() for span in finished.get_finished_spans())


@pytest.mark.starts_program
def test_without_the_setting_nothing_of_it_is_imported() -> None:
    assert subprocess.run([sys.executable, "-c", UNUSED], check=False).returncode == 0


def test_without_the_extra_the_host_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("opentelemetry.sdk.trace", "opentelemetry.exporter.otlp.proto.http.trace_exporter"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(Problem, match="server-no-traces"):
        traces_to("http://127.0.0.1:4318/v1/traces")
