"""What there is to watch, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from vesuvius.server.features.showcase import MOST_SHOWN
from vesuvius.server.protocol.forms import WatchList
from vesuvius.server.transport.dependencies import ServiceDep

LONGEST_KNOWN = 1000
Most = Annotated[int, QueryParameter(name="most", ge=1, le=MOST_SHOWN, required=False)]
KnownVersions = Annotated[str, QueryParameter(name="known", max_length=LONGEST_KNOWN, required=False)]


@get("/api/watch", tags=["tables"])
async def watch(service: ServiceDep, most: Most = MOST_SHOWN, known: KnownVersions = "") -> Response[WatchList]:
    """Running games that anyone may watch. `known` lists the versions that the client has, as `table:version,…`."""
    versions = dict(each.partition(":")[::2] for each in known.split(","))
    return Response(service.showcase.games(most, versions), media_type=MediaType.JSON)  # type: ignore[arg-type]
