"""What a client sends without end, whatever it is: little of it is looked at, nobody else waits, and it is shut out."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside
from vesuvius.server.connections import frame_budget
from vesuvius.server.connections.fast_websocket import MOST_FRAMES, MOST_UNREAD, PIECE, FastWebSocket
from vesuvius.server.connections.frame_budget import FRAMES_OF_A_MESSAGE
from vesuvius.server.protocol import messages
from vesuvius.server.protocol.messages import VERSION, Hello, encode
from vesuvius.server.transport.socket import POLICY

pytestmark = pytest.mark.anyio
PATIENCE = 60
FLOOD = 20_000
RATE, BURST = 20, 60
SHORTEST = 6  # bytes of a frame without anything in it
BEGUN = Frame(Opcode.TEXT, b"[", fin=False).serialize(mask=True)
FRAMES = {
    "garbage": Frame(Opcode.TEXT, b"x").serialize(mask=True),
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "fragments": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    "refused": Frame(Opcode.TEXT, b'{"type":"watch","table":"?"}').serialize(mask=True),
}


@pytest.fixture(scope="module")
async def guarded(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with the limits that hosts have."""
    async with inside(tmp_path_factory.mktemp("server"), socket_rate=RATE, socket_burst=BURST) as place:
        yield place


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame_budget, "PAUSE", 0.05)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many frames are looked at."""
    found: Counter[str] = Counter()
    usual, short = FastWebSocket.handle_events, FastWebSocket.send_receive_event_to_app

    def events(self: FastWebSocket) -> None:
        found["frames"] += len(self.conn.events)
        usual(self)

    def whole(self: FastWebSocket) -> None:
        found["messages"] += 1
        short(self)

    monkeypatch.setattr(FastWebSocket, "handle_events", events)
    monkeypatch.setattr(FastWebSocket, "send_receive_event_to_app", whole)
    return found


async def greeted(place: Inside) -> ClientConnection:
    """A socket without a key that has been welcomed."""
    url = place.address.replace("http", "ws", 1) + "/api/socket"
    socket = await connect(url, compression=None, ping_interval=None, max_queue=None)
    await socket.send(encode(Hello(VERSION)).decode())
    await socket.recv()
    return socket


async def closed(socket: ClientConnection) -> tuple[int | None, str | None]:
    """How the server closes a socket."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    return socket.close_code, socket.close_reason


@pytest.mark.parametrize("kind", [kind for kind in FRAMES if kind != "refused"])
async def test_little_of_a_flood_is_looked_at_and_then_it_is_shut_out(
    guarded: Inside, parsed: Counter[str], kind: str
) -> None:
    socket = await greeted(guarded)
    parsed.clear()
    begin = BEGUN if kind == "fragments" else b""
    socket.transport.write(begin + FRAMES[kind] * FLOOD)
    assert await closed(socket) == (POLICY, "rate")
    pauses = frame_budget.MOST_PAUSES + 1
    most = BURST * FRAMES_OF_A_MESSAGE + pauses * (MOST_FRAMES + PIECE // SHORTEST) + 2 * RATE * FRAMES_OF_A_MESSAGE
    assert parsed["frames"] <= most
    assert (await guarded.http.get(f"{guarded.address}/health")).status_code == 200


async def test_who_pays_no_heed_to_being_put_off_is_shut_out(guarded: Inside) -> None:
    socket = await greeted(guarded)
    answers: Counter[str] = Counter()
    socket.transport.write(FRAMES["refused"] * FLOOD)
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                answers[str(await socket.recv())[:15]] += 1
    assert (socket.close_code, socket.close_reason) == (POLICY, "rate")
    assert answers.total() <= 2 * BURST


async def test_unreadable_messages_count_against_their_address(
    guarded: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str | None] = []
    take = guarded.service.limits.take

    def listed(what: str, *, address: str | None = None, **whose: str | None) -> float | None:
        asked.extend([address] if what == "message" else [])
        return take(what, address=address, **whose)

    monkeypatch.setattr(guarded.service.limits, "take", listed)
    socket = await greeted(guarded)
    await socket.send("x")
    assert "message-unreadable" in str(await socket.recv())
    assert asked == ["127.0.0.1"]
    await socket.close()


@pytest.mark.parametrize("kind", FRAMES)
async def test_everybody_has_a_turn_while_one_client_is_heard(
    place: Inside, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """This server limits nothing, so all of it is looked at: but never much between two turns of the loop."""
    turns, longest = 0, Counter[int]()
    usual, read = FastWebSocket.handle_events, messages.read_message

    def events(self: FastWebSocket) -> None:
        longest[turns] += len(self.conn.events)
        usual(self)

    def reads(data: bytes) -> Any:
        longest[turns] += 1
        return read(data)

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    socket = await greeted(place)
    monkeypatch.setattr(FastWebSocket, "handle_events", events)
    monkeypatch.setattr(messages, "read_message", reads)
    others = asyncio.create_task(take_turns())
    begin = BEGUN if kind == "fragments" else b""
    flood = FLOOD // 4
    socket.transport.write(begin + FRAMES[kind] * flood)
    async with asyncio.timeout(PATIENCE):
        while sum(longest.values()) < flood:
            await asyncio.sleep(0.01)
    others.cancel()
    socket.transport.abort()
    assert max(longest.values()) <= 2 * (MOST_FRAMES + PIECE // SHORTEST + MOST_UNREAD)


async def test_a_client_that_rests_is_heard_to_the_end(guarded: Inside) -> None:
    livia: Person = await guarded.person("Livia")
    tab = await guarded.tab(livia.key)
    for _ in range(4):
        answers = await tab.ask(*[{"type": "ping"}] * BURST)
        assert {answer["type"] for answer in answers} == {"pong"}
        guarded.clock.now += BURST / RATE
    await tab.close()
