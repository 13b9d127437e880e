"""How the server is: whether it is ready, for a load balancer or a person, and figures for Prometheus.

Figures are counts and sizes, never anything of a single person, table or card.
"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from vesuvius.server.operations.exposition import exposition
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
        service.guard.rejections.note("metrics", address)
        raise NotFoundException
    return Response(exposition(service.figures, service.host_chores.draining), media_type=CONTENT)
