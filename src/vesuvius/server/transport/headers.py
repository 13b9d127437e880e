"""What every answer says to a browser besides its content, and which pages may talk to the server at all.

Nothing here rests on cookies: clients show a key. A program that is no browser sends no Origin and is let in; a
page of another origin is turned away before anything else sees it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

import msgspec

from vesuvius.server.people.rejections import Rejections
from vesuvius.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]
Header = tuple[bytes, bytes]

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
STRANGERS = frozenset({b"cross-site", b"same-site"})
BEGINNINGS = frozenset({"http.response.start", "websocket.http.response.start"})
REFUSED_BY_POLICY = 1008
YEAR = 31_536_000
UNSTORED = (b"cache-control", b"no-store")
# What only documents and workers obey; a first visit loads thirty parts, each of which would be told it in vain.
FOR_DOCUMENTS = frozenset({b"content-security-policy", b"referrer-policy", b"permissions-policy"})
PARTS = "/assets/"
KINDS_OF_PARTS = (b"text/javascript", b"text/css", b"font/")


def is_below_api(path: str) -> bool:
    """Whether a path leads to what is said for one asker at one time, and not to a file."""
    return path == "/api" or path.startswith("/api/")


class Headers:
    """An application inside: headers onto each of its answers, and nobody from a foreign page in."""

    def __init__(self, app: Application, settings: Settings, rejections: Rejections | None = None) -> None:
        self._app = app
        self._rejections = rejections or Rejections()
        self._origins = frozenset(origin.encode() for origin in settings.origins)
        self._own = _own(settings)
        self._for_parts = [pair for pair in self._own if pair[0] not in FOR_DOCUMENTS]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection of the ASGI protocol."""
        if scope["type"] == "http":
            if scope["method"] in SAFE or self._is_welcome(scope["headers"]):
                await self._app(scope, receive, self._adding(scope, send))
            else:
                self._note(scope)
                await _refuse(self._adding(scope, send))
        elif scope["type"] == "websocket" and not self._is_welcome(scope["headers"]):
            self._note(scope)
            await receive()
            await send({"type": "websocket.close", "code": REFUSED_BY_POLICY})
        else:
            await self._app(scope, receive, self._adding(scope, send))

    def _is_welcome(self, headers: Iterable[Header]) -> bool:
        """Whether it comes from a page of ours, or from no page at all."""
        given = [(name.lower(), value) for name, value in headers]
        origins = [value for name, value in given if name == b"origin"]
        if not origins:
            return not any(name == b"sec-fetch-site" and value in STRANGERS for name, value in given)
        return len(origins) == 1 and origins[0] in self._origins

    def _note(self, scope: Scope) -> None:
        client = scope.get("client")
        self._rejections.note("origin", client[0] if client else "")

    def _adding(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] in BEGINNINGS:
                message = {**message, "headers": self._with_own(scope, [*message.get("headers", ())])}
            await send(message)

        return sending

    def _with_own(self, scope: Scope, headers: list[Header]) -> list[Header]:
        """The headers of an answer with those that every answer has, each once."""
        own = [*self._own, UNSTORED] if is_below_api(scope.get("path", "")) and not _has_tag(headers) else self._own
        names = frozenset(name for name, _ in own)
        kept = [pair for pair in headers if pair[0].lower() not in names]
        return [*kept, *(self._for_parts if _is_part(scope, kept) else own)]


def _has_tag(headers: Iterable[Header]) -> bool:
    """Whether an answer is the same for all who ask, and says itself how long it may be kept."""
    return any(name.lower() == b"etag" for name, _ in headers)


def _is_part(scope: Scope, headers: Iterable[Header]) -> bool:
    """Whether an answer is a script, a style sheet or a font of a page, and no document, whatever its path says."""
    kinds = [value for name, value in headers if name.lower() == b"content-type"]
    return scope.get("path", "").startswith(PARTS) and len(kinds) == 1 and kinds[0].startswith(KINDS_OF_PARTS)


async def _refuse(send: Send) -> None:
    body = msgspec.json.encode({"message": "origin-refused"})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def policy(settings: Settings) -> str:
    """The Content-Security-Policy: own files only, own sockets only, nothing inline, in nobody's frame."""
    # Not every browser takes 'self' to mean the sockets of the same place too; none understands an address in brackets.
    sockets = " ".join("ws" + origin.removeprefix("http") for origin in settings.origins if "[" not in origin)
    rules = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": f"'self' {sockets}",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{rule} {what}" for rule, what in rules.items())


def _own(settings: Settings) -> list[Header]:
    unwanted = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
    headers = {
        b"content-security-policy": policy(settings).encode(),
        b"x-content-type-options": b"nosniff",
        b"referrer-policy": b"no-referrer",
        b"cross-origin-resource-policy": b"same-origin",
        b"permissions-policy": ", ".join(f"{feature}=()" for feature in unwanted).encode(),
    }
    if settings.address.startswith("https://"):
        # Over plain http a browser ignores it and complains.
        headers[b"cross-origin-opener-policy"] = b"same-origin"
        headers[b"strict-transport-security"] = f"max-age={YEAR}".encode()
    return list(headers.items())
