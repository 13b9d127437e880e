"""The fast path of texts, both ways: whole at every length, and only while the client is there; paused reading."""

from __future__ import annotations

import asyncio
import json

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from tests.server.support.inside import Inside
from tests.server.support.tab import Json, until
from vesuvius.server.connections import fast_websocket
from vesuvius.server.protocol.messages import VERSION, Announced, Hello, Ping, encode

pytestmark = pytest.mark.anyio

FRAME = len(encode(Announced("")))
MESSAGES = 400
LENGTHS = (125, 126, 127, 65_535, 65_536, 65_537)  # where the heading of a frame grows


async def test_a_text_of_every_length_arrives_whole(place: Inside) -> None:
    heard: list[Json] = []
    await until(lambda: not place.service.hub.connections)
    tab = await place.tab((await place.person("Livia")).key, heard)
    (connection,) = place.service.hub.connections
    texts = [chr(ord("a") + number) * (length - FRAME) for number, length in enumerate(LENGTHS)]
    assert [len(encode(Announced(text))) for text in texts] == [*LENGTHS]
    for number, text in enumerate(texts, 1):
        await until(lambda: connection._idle)
        place.service.hub.broadcast(Announced(text))
        assert not connection._queue  # it took the fast path
        await until(lambda number=number: len(heard) == number)  # type: ignore[misc]
    assert [message["text"] for message in heard] == texts
    await tab.close()


async def test_nothing_takes_the_fast_path_to_somebody_who_has_gone(place: Inside) -> None:
    await until(lambda: not place.service.hub.connections)
    tab = await place.tab((await place.person("Livia")).key)
    (connection,) = place.service.hub.connections
    assert connection.send_now(encode(Announced("Salve")))
    await tab.close()
    await until(lambda: not place.service.hub.connections)
    assert not connection.send_now(encode(Announced("Vale")))


async def test_whoever_speaks_without_a_pause_is_not_read_from_while_much_is_unheard(
    place: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    unheard: list[tuple[int, bool]] = []
    hand_on = fast_websocket.FastWebSocket.send_receive_event_to_app

    def counted(self: fast_websocket.FastWebSocket) -> None:
        hand_on(self)
        unheard.append((self.queue.qsize(), not self.transport.is_reading()))

    monkeypatch.setattr(fast_websocket.FastWebSocket, "send_receive_event_to_app", counted)
    async with connect(place.address.replace("http", "ws", 1) + "/api/socket", compression=None) as socket:
        await socket.send(encode(Hello(VERSION)).decode())
        await socket.recv()
        for number in range(MESSAGES):
            await socket.send(f'{{"type": "unwatch", "table": "{number}"}}')
        await socket.send("nonsense")
        async with asyncio.timeout(60):
            assert "message-unreadable" in str(await socket.recv())
    assert len(unheard) == MESSAGES + 2
    assert max(unheard)[0] >= fast_websocket.MOST_UNREAD
    assert all(paused for queued, paused in unheard if queued >= fast_websocket.MOST_UNREAD)
    assert not any(paused for queued, paused in unheard[:2])


async def test_a_text_that_comes_whole_takes_the_short_way(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ping, usual = Frame(Opcode.TEXT, encode(Ping())).serialize(mask=True), list[bytes]()
    receive = WebSocketsSansIOProtocol.data_received

    def listed(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        usual.append(data)
        receive(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", listed)
    async with connect(place.address.replace("http", "ws", 1) + "/api/socket", compression=None) as socket:
        await socket.send(encode(Hello(VERSION)).decode())
        await socket.recv()
        usual.clear()
        for _ in range(3):
            socket.transport.write(ping)
            assert json.loads(await socket.recv())["type"] == "pong"
        assert usual == []


async def test_texts_are_heard_whole_however_their_bytes_come(place: Inside) -> None:
    ping = Frame(Opcode.TEXT, encode(Ping())).serialize(mask=True)
    long = Frame(Opcode.TEXT, encode(Ping()) + b" " * 200).serialize(mask=True)
    halves = Frame(Opcode.TEXT, b'{"type":', fin=False), Frame(Opcode.CONT, b'"ping"}')
    both = [half.serialize(mask=True) for half in halves]
    # A message whose second part looks like a whole text of its own: it is no message that can be read.
    nested = [bytes((0x82, 0x80 + len(ping), 0, 0, 0, 0)), ping]
    async with connect(place.address.replace("http", "ws", 1) + "/api/socket", compression=None) as socket:
        await socket.send(encode(Hello(VERSION)).decode())
        await socket.recv()
        for pieces, answers in (
            ([ping], ["pong"]),
            ([long], ["pong"]),
            ([ping[:1], ping[1:]], ["pong"]),
            ([ping + long + ping[:3], ping[3:]], ["pong"] * 3),
            (both, ["pong"]),
            (nested, ["failed"]),
            ([ping], ["pong"]),
        ):
            for piece in pieces:
                socket.transport.write(piece)
                await asyncio.sleep(0.05)
            async with asyncio.timeout(60):
                assert [json.loads(await socket.recv())["type"] for _ in answers] == answers
