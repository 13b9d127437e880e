"""Whether the server is ready, for a load balancer or a person."""

from __future__ import annotations

from litestar import MediaType, get

from vesuvius.server.protocol import forms
from vesuvius.server.transport.dependencies import ServiceDep


@get("/health", media_type=MediaType.JSON, tags=["host"])
async def health(service: ServiceDep) -> forms.Health:
    """Whether the server is ready to play."""
    return service.health()
