"""How the server is: whether it is ready, for a load balancer or a person, and figures for Prometheus.

Figures are counts and sizes, never anything of a single person, table or card.
"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from vesuvius.server.protocol import forms
from vesuvius.server.transport.dependencies import AddressDep, ServiceDep

# What proxies say of those for whom they speak.
FORWARDED = frozenset({"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"})
CONTENT = "text/plain; version=0.0.4; charset=utf-8"


@get(["/health", "/health/ready"], media_type=MediaType.JSON, tags=["host"])
async def health(service: ServiceDep) -> Response[forms.Health]:
    """Whether the server is ready to play: 200 if it is, 503 while it gets ready, drains, or has no database."""
    found = await service.health()
    return Response(found, status_code=200 if found.status == "ready" else 503)


@get("/health/live", media_type=MediaType.JSON, tags=["host"], sync_to_thread=False)
def liveness() -> dict[str, str]:
    """Whether the server runs at all: if this isn't answered, it should be started again."""
    return {"status": "alive"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], service: ServiceDep, address: AddressDep) -> Response[bytes]:
    """The figures, for whom the host shows them to."""
    # Everybody seems to come from a proxy that isn't trusted to say for whom it speaks.
    spoken_for = not service.settings.trusted_proxies and not FORWARDED.isdisjoint(request.headers)
    if spoken_for or not service.settings.shows_metrics(address):
        raise NotFoundException
    registry = CollectorRegistry()
    pool, tables = service.pool.counts(), service.registry.counts()
    _gauge(registry, "ready", float(service.registry.ready.is_set()))
    _gauge(registry, "connections", len(service.hub.connections))
    _gauge(registry, "tables_in_memory", tables.tables)
    _gauge(registry, "tables_running_in_memory", tables.running)
    _gauge(registry, "entries_total", tables.entries)
    _gauge(registry, "store_failures_total", tables.failures)
    _gauge(registry, "worker_restarts_total", pool.restarts)
    waiting, running = _made(registry, "jobs_waiting", "kind"), _made(registry, "jobs_running", "kind")
    for kind in pool.waiting:
        waiting.labels(kind).set(pool.waiting[kind])
        running.labels(kind).set(pool.running[kind])
    return Response(generate_latest(registry), media_type=CONTENT)


def _gauge(registry: CollectorRegistry, name: str, value: float) -> None:
    _made(registry, name).set(value)


def _made(registry: CollectorRegistry, name: str, *labels: str) -> Gauge:
    """A figure, explained by its name."""
    return Gauge(f"vesuvius_{name}", name.replace("_", " "), labels, registry=registry)
