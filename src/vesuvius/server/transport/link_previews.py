"""The tags of a page by which its link unfolds, and the pictures that they name.

A crawler has no key and runs no script: what it gets is in the document, and says what a stranger may know.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException

from vesuvius.server.features.link_previews.tags import tags_of
from vesuvius.server.service import Service
from vesuvius.server.transport.dependencies import AddressDep, PictureName, ServiceDep

# The same for every picture, so that it tells nothing about the table.
KEPT = {"Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex"}
ENDING = ".png"


async def page_tags(request: Request[Any, Any, Any]) -> str:
    """The tags of the page that is asked for; the general ones for who asks for too many."""
    service: Service = request.app.state.service
    path = request.scope["path"]
    address = request.client.host if request.client else ""
    preview = None
    if service.previews.is_told_of(path) and not service.load_monitor.overloaded:
        waits = service.limits.take("preview", address=address)
        if waits is not None:
            service.guard.rejections.note("rate_preview", address)
        preview = await service.previews.of(path) if waits is None else None
    return tags_of(preview or await service.previews.general(), service.settings.address, path)


@route("/pictures/{name:str}", http_method=["GET", "HEAD"], include_in_schema=False)
async def picture(name: PictureName, service: ServiceDep, address: AddressDep) -> Response[bytes]:
    """The picture of a table; the general one if a stranger may not see the table, or if there is none."""
    if not name.endswith(ENDING):
        raise NotFoundException
    service.check_rate("picture", address=address)
    png = await service.previews.picture(name.removesuffix(ENDING))
    return Response(png, media_type="image/png", headers=KEPT)
