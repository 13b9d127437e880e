"""Connections that say nothing, half of something, or take no answer: counted, ended in time, and said in the log."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from tests.server.support.inside import Inside, inside
from tests.server.support.tab import until
from vesuvius.server.connections import guarded_http
from vesuvius.server.connections.guard import CONNECTIONS_OF_A_SOCKET, ConnectionGuard
from vesuvius.server.connections.open_files import RESERVE

pytestmark = pytest.mark.anyio
PATIENCE = 20
SECONDS = 0.3
MOST = 6
HALVES = {
    "nothing": b"",
    "a line": b"GET /health HTTP/1.1\r\n",
    "headers": b"GET /health HTTP/1.1\r\nHost: x\r\n",
    "body": b'POST /api/codes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a',
}
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
def guards(monkeypatch: pytest.MonkeyPatch) -> list[ConnectionGuard]:
    """The guard of each server that begins."""
    made: list[ConnectionGuard] = []
    begin = ConnectionGuard.__init__

    def listed(self: ConnectionGuard, *given: object) -> None:
        begin(self, *given)  # type: ignore[arg-type]
        made.append(self)

    monkeypatch.setattr(ConnectionGuard, "__init__", listed)
    return made


@pytest.fixture
async def small(guards: list[ConnectionGuard], tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server that has little patience and takes few connections; its own client holds none."""
    async with inside(tmp_path_factory.mktemp("server"), connections=MOST, request_seconds=SECONDS) as place:
        yield place


async def opened(place: Inside, sent: bytes = b"") -> Streams:
    """A connection over which something has been sent."""
    streams = await asyncio.open_connection("127.0.0.1", int(place.address.rpartition(":")[2]))
    streams[1].write(sent)
    return streams


async def ended(streams: Streams) -> bytes:
    """What the server says before it ends a connection."""
    said = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionResetError):
            said = await streams[0].read()
    streams[1].close()
    return said


@pytest.mark.parametrize("kind", HALVES)
async def test_half_a_request_is_ended_and_said_once(small: Inside, guards: list[ConnectionGuard], kind: str) -> None:
    with capture_logs() as logs:
        several = [await opened(small, HALVES[kind]) for _ in range(MOST - 1)]
        answers = [await ended(streams) for streams in several]
        await until(lambda: not len(guards[0]))
    status = {answer.partition(b"\r\n")[0] for answer in answers}
    assert status == ({b""} if kind in ("nothing", "body") else {b"HTTP/1.1 408 Request Timeout"})
    lines = [line for line in logs if line["log_level"] in ("warning", "error")]
    assert [(line["event"], line["reason"], line["address"]) for line in lines] == [
        ("rejected", "request_seconds", "127.0.0.1")
    ]


async def test_dripping_a_request_in_gains_nothing(small: Inside) -> None:
    for begin, drop in (("headers", b"x: y\r\n"), ("body", b" ")):
        reader, writer = await opened(small, HALVES[begin])
        drops = 0
        async with asyncio.timeout(PATIENCE):
            while not reader.at_eof():
                writer.write(drop)
                drops += 1
                with suppress(TimeoutError, ConnectionResetError):
                    await asyncio.wait_for(reader.read(), SECONDS / 10)
        assert drops > 2
        writer.close()


async def test_connections_count_from_the_first_byte_and_until_they_are_lost(
    small: Inside, guards: list[ConnectionGuard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards[0], "request_seconds", 600.0)
    several = [await opened(small, HALVES["headers"]) for _ in range(MOST - 1)]
    await until(lambda: len(guards[0]) == MOST - 1)
    async with connect(small.address.replace("http", "ws", 1) + "/api/socket") as socket:
        assert len(guards[0]) == MOST
        with capture_logs() as logs:
            for _ in range(2):
                assert (await ended(await opened(small, HALVES["a line"]))).startswith(b"HTTP/1.1 503")
        assert [(line["reason"], line["times"]) for line in logs if line["event"] == "rejected"] == [("connections", 1)]
        await socket.close()
    await until(lambda: len(guards[0]) == MOST - 1)
    for _, writer in several:
        writer.close()
    await until(lambda: not len(guards[0]))
    assert not guards[0]._counts


async def test_one_address_has_so_many_and_a_proxy_that_is_trusted_has_all(
    guards: list[ConnectionGuard], tmp_path_factory: pytest.TempPathFactory
) -> None:
    for trusted, fit in ((), CONNECTIONS_OF_A_SOCKET), (("127.0.0.1",), CONNECTIONS_OF_A_SOCKET + 3):
        folder = tmp_path_factory.mktemp("server")
        async with inside(folder, connections_per_address=1, trusted_proxies=trusted) as place:
            several = [await opened(place, HALVES["headers"]) for _ in range(CONNECTIONS_OF_A_SOCKET + 3)]
            await until(lambda fit=fit: len(guards[-1]) == fit)  # type: ignore[misc]
            for _, writer in several:
                writer.close()
            await until(lambda: not len(guards[-1]))


async def test_whole_requests_and_sockets_outlive_the_time_of_a_request(
    small: Inside,
) -> None:
    livia = await small.person("Livia")
    tab = await small.tab(livia.key)
    reader, writer = await opened(small)
    with capture_logs() as logs:
        for _ in range(4):
            await asyncio.sleep(SECONDS / 2)
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
        assert await tab.ask({"type": "ping"}) == [{"type": "pong"}]
        assert await ended((reader, writer)) == b""
    assert not [line for line in logs if line["event"] == "rejected"]
    await tab.close()


async def test_whoever_takes_nothing_of_an_answer_is_given_up(
    small: Inside, guards: list[ConnectionGuard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarded_http, "STALLED", SECONDS)
    await until(lambda: not len(guards[0]))
    _, writer = await opened(small)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    writer.write(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 400)
    with capture_logs() as logs:
        await until(lambda: "stalled" in [line.get("reason") for line in logs])
    await until(lambda: not len(guards[0]))
    writer.close()


LIMITED = """
import resource, sys
from vesuvius.server.connections.open_files import room_for
soft, hard, connections = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
print(room_for(connections), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.parametrize(
    ("soft", "hard", "connections", "fit", "then"),
    [(64, 2000, 1000, 1000, 1000 + RESERVE), (64, 1000, 1000, 1000 - RESERVE, 1000), (1500, 2000, 900, 900, 1500)],
)
def test_the_limit_of_open_files_is_raised_as_far_as_it_goes(
    soft: int, hard: int, connections: int, fit: int, then: int
) -> None:
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] >= hard
    given = [str(each) for each in (soft, hard, connections)]
    found = subprocess.run([sys.executable, "-c", LIMITED, *given], capture_output=True, check=True, text=True)
    assert found.stdout.split() == [str(fit), str(then), str(hard)]
