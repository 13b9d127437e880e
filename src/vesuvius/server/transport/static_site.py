"""The pages for a browser: the files that `web/` is built into, read once and served from memory.

A file below `assets/` has a hash in its name, so a browser may keep it forever; every other file it asks for
again, and hears in a few bytes that nothing has changed. Which page a path means is for the page itself to say: every
path that names no file is answered with the same document.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import structlog
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

SITE = Path(__file__).parent / "site"
DOCUMENT = "/index.html"
PACKED = ".gz"
KEPT, ASKED = "public, max-age=31536000, immutable", "public, no-cache"
# The framework adds the charset to whatever is text.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

log = structlog.get_logger()


class File(NamedTuple):
    """A file as it is sent, and the same packed, if that is smaller."""

    body: bytes
    packed: bytes | None
    headers: dict[str, str]


def is_built(folder: Path = SITE) -> bool:
    """Whether there are pages at all."""
    return (folder / DOCUMENT.removeprefix("/")).exists()


def read_site(folder: Path = SITE) -> dict[str, File]:
    """The built files by their paths; none if nothing has been built."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in sorted(folder.rglob("*")) if path.is_file()}
    if DOCUMENT not in found:
        log.warning("unbuilt", folder=str(folder))
    return {name: _read(name, path) for name, path in found.items() if path.suffix in TYPES}


def _read(name: str, path: Path) -> File:
    body = path.read_bytes()
    packed = path.with_name(path.name + PACKED)
    headers = {
        "Content-Type": TYPES[path.suffix],
        "Cache-Control": KEPT if name.startswith("/assets/") else ASKED,
        "ETag": f'"{sha256(body).hexdigest()[:20]}"',
        "Vary": "Accept-Encoding",
    }
    return File(body, packed.read_bytes() if packed.exists() else None, headers)


def file_for(files: dict[str, File], path: str) -> File:
    """The file that a path means; raises NotFoundException if it means none."""
    is_page = path.split("/")[1] not in ("api", "assets") and "." not in path.rpartition("/")[2]
    found = files.get(path) or (files.get(DOCUMENT) if is_page else None)
    if found is None:
        raise NotFoundException
    return found


def answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file, packed for clients that can unpack it; a few bytes for those that have it."""
    headers = dict(file.headers)
    media_type = headers.pop("Content-Type")
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("If-None-Match", "").split(",")]
    if headers["ETag"] in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    body = file.body
    if file.packed is not None and _takes_gzip(request.headers.get("Accept-Encoding", "")):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(body, headers=headers, media_type=media_type)


def _takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding names gzip and does not rule it out."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def pages(folder: Path = SITE) -> HTTPRouteHandler:
    """The handler of everything that is not below /api."""
    files = read_site(folder)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(file_for(files, request.scope["path"]), request)

    return page
