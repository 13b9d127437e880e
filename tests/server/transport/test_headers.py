"""The headers of every answer, and who is turned away because of where a page came from."""

from __future__ import annotations

from typing import Any

import pytest

from vesuvius.server.settings import Settings
from vesuvius.server.transport.headers import Headers, Message, policy

HOME = Settings(public_address="https://games.example")


async def ask(
    settings: Settings,
    kind: str = "http",
    method: str = "GET",
    path: str = "/",
    of: str = "",
    tag: str = "",
    **headers: str,
) -> list[Message]:
    """What comes back when something is asked of an application that lets everything happen.

    It answers with some content type (`of`), and with a tag if it is to be kept.
    """
    sent: list[Message] = []

    async def inside(scope: Any, _receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            return
        answered = [
            (b"X-Own", b"1"),
            (b"Content-Security-Policy", b"default-src *"),
            *([(b"Content-Type", of.encode())] if of else []),
            *([(b"ETag", tag.encode()), (b"Cache-Control", b"public")] if tag else []),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": answered})
        await send({"type": "http.response.body", "body": b"fine"})

    async def receive() -> Message:
        return {"type": f"{kind}.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await Headers(inside, settings)({"type": kind, "method": method, "path": path, "headers": given}, receive, send)
    return sent


@pytest.mark.anyio
async def test_every_answer_has_the_headers_once() -> None:
    start, body = await ask(HOME)
    headers = dict(start["headers"])
    assert len(headers) == len(start["headers"]) == 8
    assert headers[b"X-Own"] == b"1"
    assert headers[b"content-security-policy"] == policy(HOME).encode()
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert headers[b"referrer-policy"] == b"no-referrer"
    assert headers[b"cross-origin-opener-policy"] == b"same-origin"
    assert headers[b"cross-origin-resource-policy"] == b"same-origin"
    assert headers[b"strict-transport-security"].startswith(b"max-age=")
    assert b"camera=()" in headers[b"permissions-policy"]
    assert body["body"] == b"fine"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("path", "of", "is_part"),
    [
        ("/assets/a.js", "text/javascript; charset=utf-8", True),
        ("/assets/a.css", "text/css", True),
        ("/assets/a.woff2", "font/woff2", True),
        ("/assets/a.js", "text/html; charset=utf-8", False),
        ("/assets/a.svg", "image/svg+xml", False),
        ("/assets/a.js", "", False),
        ("/service-worker.js", "text/javascript; charset=utf-8", False),
    ],
)
async def test_what_only_documents_obey_is_not_sent_with_their_parts(path: str, of: str, is_part: bool) -> None:
    start, _ = await ask(HOME, path=path, of=of)
    headers = dict(start["headers"])
    for name in (b"content-security-policy", b"referrer-policy", b"permissions-policy"):
        assert (name not in headers) == is_part
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert headers[b"cross-origin-resource-policy"] == b"same-origin"
    assert b"default-src *" not in headers.values()


@pytest.mark.anyio
@pytest.mark.parametrize(("tag", "kept"), [("", [b"no-store"]), ('"1"', [b"public"])])
async def test_only_what_has_a_tag_is_kept_below_api(tag: str, kept: list[bytes]) -> None:
    start, _ = await ask(HOME, path="/api/x", tag=tag)
    assert [value for name, value in start["headers"] if name.lower() == b"cache-control"] == kept


def test_the_policy() -> None:
    assert policy(HOME) == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self' wss://games.example; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )
    assert "ws://localhost:8079" in policy(Settings())


@pytest.mark.anyio
async def test_what_counts_only_over_https_is_sent_only_there() -> None:
    start, _ = await ask(Settings())
    assert not {b"strict-transport-security", b"cross-origin-opener-policy"} & dict(start["headers"]).keys()


@pytest.mark.anyio
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://games.example"}, 200),
        ({}, 200),
        ({"authorization": "Bearer x"}, 200),
        ({"sec_fetch_site": "same-origin"}, 200),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "http://games.example"}, 403),
        ({"origin": "https://games.example.evil.example"}, 403),
        ({"origin": "https://games.example:8443"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "https://evil.example", "authorization": "Bearer x"}, 403),
        ({"sec_fetch_site": "cross-site"}, 403),
        ({"sec_fetch_site": "same-site"}, 403),
    ],
)
async def test_what_changes_something_comes_from_a_page_of_ours(
    method: str, headers: dict[str, str], status: int
) -> None:
    start, body = await ask(HOME, method=method, **headers)
    assert start["status"] == status
    assert b"content-security-policy" in dict(start["headers"])
    assert (body["body"] == b"fine") == (status == 200)


@pytest.mark.anyio
async def test_two_origins_are_none() -> None:
    start, _ = await ask(HOME, method="POST", origin="https://games.example", Origin="https://games.example")
    assert start["status"] == 403


@pytest.mark.anyio
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
async def test_reading_is_open(method: str) -> None:
    start, _ = await ask(HOME, method=method, origin="https://evil.example")
    assert start["status"] == 200


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("headers", "answer"),
    [
        ({"origin": "https://games.example"}, "websocket.accept"),
        ({}, "websocket.accept"),
        ({"origin": "https://evil.example"}, "websocket.close"),
        ({"origin": "null"}, "websocket.close"),
    ],
)
async def test_sockets_open_from_a_page_of_ours(headers: dict[str, str], answer: str) -> None:
    (message,) = await ask(HOME, kind="websocket", **headers)
    assert message["type"] == answer
