"""Files as they are sent: packed for clients that can unpack them, and with a tag.

A client that shows the tag of what it has hears in a few bytes that nothing has changed.
"""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Any, NamedTuple

from litestar import Request, Response

KEPT, ASKED = "public, max-age=31536000, immutable", "public, no-cache"


class File(NamedTuple):
    """A file as it is sent, and the same packed, if that is smaller."""

    body: bytes
    packed: bytes | None
    headers: dict[str, str]

    def __hash__(self) -> int:
        return hash(self.headers["ETag"])


def tagged(body: bytes, packed: bytes | None, media_type: str, kept: str = ASKED) -> File:
    """A file with its headers; `kept` says how long a client may keep it without asking."""
    headers = {"Content-Type": media_type, "Cache-Control": kept, "ETag": _tag(body), "Vary": "Accept-Encoding"}
    return File(body, packed, headers)


def packed_file(body: bytes, media_type: str) -> File:
    """A file that is packed here, in the same way each time."""
    packed = gzip.compress(body, mtime=0)
    return tagged(body, packed if len(packed) < len(body) else None, media_type)


def answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file, packed for clients that can unpack it; a few bytes for those that have it."""
    headers = dict(file.headers)
    media_type = headers.pop("Content-Type")
    known = [each.strip().removeprefix("W/") for each in request.headers.get("If-None-Match", "").split(",")]
    if headers["ETag"] in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    body = file.body
    if file.packed is not None and _takes_gzip(request.headers.get("Accept-Encoding", "")):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(body, headers=headers, media_type=media_type)


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:20]}"'


def _takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding names gzip and does not rule it out."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
