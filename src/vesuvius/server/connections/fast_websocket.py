"""A WebSocket of uvicorn's with a fast path for texts, both ways. The only place that uses uvicorn's insides.

Reason: a message on its normal way passes through every layer of the framework, which costs more than all that the game
does; and uvicorn pauses and resumes reading around each message, two system calls. A message that can go at once is
written here as one frame straight to the transport, and reading is paused only if a client sends far ahead. A message
that comes whole in one frame is taken out of it at once, without the generators that wait for the rest of one.
Everything else is left as it is: the handshake, the end, and whatever has to wait for a slow client.

It is also the only place that sees every frame: what comes is parsed in small pieces, with turns for everybody else
between them, and no more of it than a client may send.

Gain: 8 % of the CPU time of a move (0.08 ms; medians of 9 and of 25 pairs of rounds by `bench/fast_websocket.py`).
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from types import GeneratorType
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from vesuvius.server.connections.frame_budget import FrameBudget
from vesuvius.server.connections.guard import ConnectionGuard

FAST_SEND = "vesuvius.send"  # the extension of the ASGI scope by which the application finds it
TEXT = 0x81  # a whole text in one frame
BYTE, WORD = 126, 1 << 16  # lengths from which on they take two more bytes, or eight
HEADER, MASK = 2, 4  # bytes of a short frame's header, and of the mask that follows it
MASKED = 0x80  # is added to the length of a masked frame
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the parser waits while no frame has begun
MOST_UNREAD = 16  # messages; a client that sends more without waiting is not read from until they are handled
PIECE = 256  # bytes that are parsed at once: few enough that no piece holds many frames
MOST_FRAMES = 32  # that are taken from one client before everybody else has a turn

SendNow = Callable[..., bool]  # sends messages if that needs no waiting; returns whether they were sent


def fast_send(scope: Any) -> SendNow:
    """How to send at once over this connection; without the fast path nothing is ever sent by it."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    send: SendNow = extensions.get(FAST_SEND, lambda *_: False)
    return send


class FastWebSocket(WebSocketsSansIOProtocol):
    """One client's socket."""

    def __init__(self, *given: Any, guard: ConnectionGuard, **more: Any) -> None:
        super().__init__(*given, **more)
        self._guard = guard
        self._budget = FrameBudget(guard.allowance, self.loop.time())
        self._unparsed = bytearray()  # while there is any, nothing more is read
        self._turn: asyncio.Handle | None = None  # when more of it is parsed
        self._parsed = 0  # frames, since the last turn began

    def handle_connect(self, event: Request) -> None:
        """Connect as usual, and tell the application of the fast path."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[FAST_SEND] = self.send_now

    def connection_lost(self, exc: Exception | None) -> None:
        """End, with all that was still to be parsed."""
        self._guard.leave(self.transport)
        self._drop_unparsed()
        super().connection_lost(exc)

    def send_now(self, *texts: bytes) -> bool:
        """Send texts unless the client is slow or gone; returns whether they were sent."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        frames = [_frame_header(len(text)) + text for text in texts]
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    def data_received(self, data: bytes) -> None:
        """Take a text that came whole and in one frame; anything else goes the usual way, piece by piece."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        text = None if self._unparsed or not self._is_between_frames() else _whole_text(data)
        if text is None or len(text) > self.config.ws_max_size:
            self._unparsed += data
            if self._turn is None:
                self._parse_some()
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()
        self._charge(1, len(data))

    def _parse_some(self) -> None:
        """Parse as much as one client may have parsed at once, unless the application is still busy with the last."""
        self._turn, self._parsed, size = None, 0, 0
        while self._unparsed and self._parsed < MOST_FRAMES and not self.read_paused:
            piece = bytes(self._unparsed[:PIECE])
            del self._unparsed[:PIECE]
            super().data_received(piece)
            size += len(piece)
            if self.transport.is_closing():
                break
        self._charge(self._parsed, size)

    def handle_events(self) -> None:
        """Count the frames."""
        self._parsed += len(self.conn.events)
        super().handle_events()

    def handle_parser_exception(self) -> None:
        """End a connection over which something came that is no WebSocket's."""
        if not self.transport.is_closing():
            self._guard.reject("invalid", self.transport)
        super().handle_parser_exception()

    def _charge(self, frames: int, size: int) -> None:
        """Count what was sent, and see to it that the rest is parsed and read in time."""
        wait = self._budget.spend(frames, size, self.loop.time())
        if self.transport.is_closing():
            self._drop_unparsed()
        elif wait and self._budget.exhausted:
            self._give_up()
        elif wait:
            self._turn = self.loop.call_later(wait, self._parse_some)
            self.transport.pause_reading()
        elif self._unparsed:
            self.transport.pause_reading()
            if not self.read_paused:  # else the application says when it goes on
                self._turn = self.loop.call_soon(self._parse_some)
        elif not self.read_paused and not self.transport.is_reading():
            self.transport.resume_reading()

    def _give_up(self) -> None:
        """End the connection: the client has been held back again and again, and goes on all the same."""
        self._guard.reject("frames", self.transport)
        self._drop_unparsed()
        if self.conn.state is not OPEN:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "rate")
        super().handle_parser_exception()
        # What it doesn't read doesn't keep it here.
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def _drop_unparsed(self) -> None:
        self._unparsed.clear()
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None

    def _is_between_frames(self) -> bool:
        """Whether the connection is open, and the next bytes begin a message."""
        conn, waiting = self.conn, cast("GeneratorType[None, None, None]", self.conn.parser)
        while isinstance(inner := waiting.gi_yieldfrom, GeneratorType):  # a server's parser goes on within another one
            waiting = inner
        return waiting.gi_code is BETWEEN_FRAMES and conn.state is OPEN and conn.current_size is None

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Reading is paused only if many are waiting, not after each message."""
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next event; once there is no other, more is read and parsed."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._turn is None:  # else it is parsed and read in its turn
                self._turn = self.loop.call_soon(self._parse_some)
        return message


def _whole_text(data: bytes) -> bytes | None:
    """The text if these bytes are one frame with a whole one, as clients send it: masked, and not compressed."""
    if len(data) < HEADER + MASK or data[0] != TEXT or not MASKED <= data[1] <= MASKED + BYTE:
        return None
    length, mask = data[1] - MASKED, HEADER
    if length == BYTE:
        length, mask = int.from_bytes(data[mask : mask + 2]), mask + 2
    begin = mask + MASK
    return apply_mask(data[begin:], data[mask:begin]) if len(data) == begin + length else None


def _frame_header(length: int) -> bytes:
    """What comes before a text of that many bytes."""
    if length < BYTE:
        return bytes((TEXT, length))
    if length < WORD:
        return struct.pack("!BBH", TEXT, BYTE, length)
    return struct.pack("!BBQ", TEXT, BYTE + 1, length)
