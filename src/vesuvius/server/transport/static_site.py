"""The pages for a browser: the files that `web/` is built into, read once and served from memory.

A file below `assets/` has a hash in its name, so a browser may keep it forever; every other file it asks for
again, and hears in a few bytes that nothing has changed. Which page a path means is for the page itself to say: every
path that names no file is answered with the same document, with the status 404 if it isn't the path of a page. Which
paths are, the build writes down.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from vesuvius.server.transport.tagged_files import ASKED, KEPT, File, answer, packed_file, tagged

SITE = Path(__file__).parent / "site"
DOCUMENT = "/index.html"
PAGES = "pages.json"
PACKED = ".gz"
HEAD_END = b"  </head>"
Tags = Callable[[Request[Any, Any, Any]], Awaitable[str]]
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
    kept = KEPT if name.startswith("/assets/") else ASKED
    return tagged(body, packed.read_bytes() if packed.exists() else None, TYPES[path.suffix], kept)


def page_paths(folder: Path = SITE) -> re.Pattern[str]:
    """What the paths of all pages look like; nothing matches if nothing has been built."""
    written = folder / PAGES
    paths: str = msgspec.json.decode(written.read_bytes())["paths"] if written.exists() else "(?!)"
    return re.compile(paths, re.ASCII)


def _is_shown(path: str, request: Request[Any, Any, Any]) -> bool:
    """Whether somebody wants to look at what is there, and not a script or a program."""
    beginning, name = path.split("/")[1], path.rpartition("/")[2]
    wanted = "." not in name or "text/html" in request.headers.get("Accept", "")
    return beginning not in ("api", "assets") and wanted


def unknown_page(document: File) -> Response[bytes]:
    """The document that says, in its reader's language, that there is no such page."""
    headers = {name: value for name, value in document.headers.items() if name in ("Cache-Control", "Vary")}
    return Response(document.body, status_code=404, headers=headers, media_type=document.headers["Content-Type"])


def with_tags(document: File, tags: str) -> File:
    """The document with tags at the end of its head."""
    body = document.body.replace(HEAD_END, tags.encode() + HEAD_END, 1)
    return packed_file(body, document.headers["Content-Type"])


def pages(folder: Path = SITE, tags: Tags | None = None) -> HTTPRouteHandler:
    """The handler of everything that is not below /api; `tags` says what is added to the head of a page."""
    files, known = read_site(folder), page_paths(folder)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"]
        if path in files:
            return answer(files[path], request)
        if DOCUMENT not in files or not _is_shown(path, request):
            raise NotFoundException
        if not known.match(path):
            return unknown_page(files[DOCUMENT])
        document = files[DOCUMENT] if tags is None else with_tags(files[DOCUMENT], await tags(request))
        return answer(document, request)

    return page
