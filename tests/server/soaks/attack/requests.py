"""Attacks with requests that are none, half ones, odd ones and ones that never end."""

from __future__ import annotations

import asyncio
import gzip

from tests.server.soaks.attack.attacker import Attack, Attacker, Harm

GET = b"GET /health/live HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def _raw(*parts: bytes, times: int = 1, pause: float = 0.0, wait: float = 1.0, says: bytes = b"") -> Attack:
    """The same bytes over several connections; what is answered begins so, if anything has to be."""

    async def attack(attacker: Attacker) -> None:
        answers = await asyncio.gather(*(attacker.raw(*parts, pause=pause, wait=wait) for _ in range(times)))
        for answer in answers:
            if says and answer and not answer.startswith((says, b"HTTP/1.1 429", b"HTTP/1.1 503")):
                raise Harm(f"{parts[0][:60]!r} is answered by {answer[:60]!r}")

    return attack


def _asked(method: str, *paths: str, **more: object) -> Attack:
    """Requests of which none may succeed."""

    async def attack(attacker: Attacker) -> None:
        for path in paths:
            answer = await attacker.ask(method, path, **more)  # type: ignore[arg-type]
            if answer.is_success:
                raise Harm(f"{method} {path}: {answer.status_code}")

    return attack


async def traversal(attacker: Attacker) -> None:
    """Asks for files beside the pages."""
    for path in (
        "/../../etc/passwd",
        "/assets/../../../vesuvius.sqlite",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%00.js",
    ):
        got = await attacker.raw(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        if b"root:" in got or b"SQLite format" in got:
            raise Harm(f"{path} shows a file")


async def header_injection(attacker: Attacker) -> None:
    """Has line ends echoed in headers."""
    for path in ("/api/notices/stop/a%0d%0aX-Evil:%20yes", "/%0d%0aX-Evil:%20yes", "/tables/a%0d%0aSet-Cookie:%20a=b"):
        got = await attacker.raw(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        if b"\nX-Evil" in got or b"\nSet-Cookie" in got:
            raise Harm(f"{path} makes a header")


async def foreign_host(attacker: Attacker) -> None:
    """Asks under another name, so that links would lead there."""
    got = await attacker.raw(
        b"GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n"
    )
    if b"evil.example" in got:
        raise Harm("a page repeats the name by which it is asked for")


async def ranges(attacker: Attacker) -> None:
    """Asks for a page in a thousand pieces."""
    many = ",".join(f"{number}-{number + 9}" for number in range(0, 10_000, 10))
    answer = await attacker.ask("GET", "/", headers={"Range": f"bytes={many}"})
    if len(answer.content) > 1 << 20:
        raise Harm("more comes back than there is")
    await attacker.ask("GET", "/", headers={"Range": "bytes=-99999999999999999999"})


async def slow_download(attacker: Attacker) -> None:
    """Asks for pages and takes them byte by byte."""
    page = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    await asyncio.gather(*(attacker.raw(page * 20, wait=0.7, read=1) for _ in range(10)))


async def dripping_body(attacker: Attacker) -> None:
    """Sends a body so slowly that it never ends."""
    head = POST + b"Content-Length: 1000\r\n\r\n"
    await asyncio.gather(*(attacker.raw(head, *[b"{"] * 10, pause=0.1, wait=0.1) for _ in range(15)))


async def gzip_bomb(attacker: Attacker) -> None:
    """A small body that says it is packed and would be long."""
    bomb = gzip.compress(b" " * (1 << 24))
    headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
    for path in ("/api/people", "/api/study", "/api/records/replay"):
        answer = await attacker.ask("POST", path, content=bomb, headers=headers)
        if answer.is_success:
            raise Harm(f"{path} takes it")


async def other_page(attacker: Attacker) -> None:
    """A page of another origin has somebody's browser post."""
    await attacker.somebody()
    headers = {"Origin": "https://evil.example", "Content-Type": "text/plain"}
    answer = await attacker.ask("POST", "/api/people", content=b'{"name":"Nero"}', headers=headers)
    if "access-control-allow-origin" in answer.headers:
        raise Harm("another origin may read the answer")


LONG = b"X" * 600_000
REQUESTS: dict[str, Attack] = {
    "half requests": _raw(GET, times=40, wait=0.5),
    "no request": _raw(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20, times=10, says=b"HTTP/1.1 400"),
    "a head without an end": _raw(GET + b"".join(b"X-%d: y\r\n" % n for n in range(4000)), says=b"HTTP/1.1 4"),
    "a long header": _raw(GET + b"X: " + LONG + b"\r\n\r\n", says=b"HTTP/1.1 4"),
    "a long path": _raw(b"GET /" + LONG + b" HTTP/1.1\r\nHost: x\r\n\r\n", says=b"HTTP/1.1 4"),
    "two lengths": _raw(POST + b"Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}", says=b"HTTP/1.1 400"),
    "a length and chunks": _raw(
        POST + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\n\r\n",
        says=b"HTTP/1.1 4",
    ),
    "a length below nothing": _raw(POST + b"Content-Length: -5\r\n\r\n{}", says=b"HTTP/1.1 400"),
    "chunks that are none": _raw(POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n", says=b"HTTP/1.1 4"),
    "a body without an end": _raw(POST + b"Content-Length: 99999999999\r\n\r\n" + b"x" * 200_000, says=b"HTTP/1.1 4"),
    "many requests at once": _raw((GET + b"\r\n") * 400, wait=1.0),
    "odd methods": _raw(*(m + b" / HTTP/1.1\r\nHost: x\r\n\r\n" for m in (b"TRACE", b"CONNECT", b"FOO", b"PROPFIND"))),
    "an old version": _raw(b"GET / HTTP/0.9\r\n\r\n", b"GET /\r\n\r\n"),
    "a body that drips": dripping_body,
    "path traversal": traversal,
    "header injection": header_injection,
    "another host's name": foreign_host,
    "a thousand ranges": ranges,
    "slow download": slow_download,
    "a packed bomb": gzip_bomb,
    "a page of another origin": other_page,
    "the host's routes": _asked(
        "GET", "/api/host/counts", "/api/host/tables", "/api/host/bans", "/api/host/records", key=""
    ),
    "the host's chores": _asked(
        "POST", "/api/host/drain", "/api/host/bans", "/api/host/announcements", body={}, key=""
    ),
    "figures by way of a proxy": _asked("GET", "/metrics", headers={"X-Forwarded-For": "127.0.0.1"}),
}
