"""A WebSocket of uvicorn's with a fast path for texts, both ways. The only place that uses uvicorn's insides.

Reason: a message on its normal way passes through every layer of the framework, which costs more than all that the game
does; and uvicorn pauses and resumes reading around each message, two system calls. A message that can go at once is
written here as one frame straight to the transport, and reading is paused only if a client sends far ahead. A message
that comes whole in one frame is taken out of it at once, without the generators that wait for the rest of one.
Everything else is left as it is: the handshake, the end, and whatever has to wait for a slow client.

Gain: 8 % of the CPU time of a move (0.08 ms; medians of 9 and of 25 pairs of rounds by `bench/fast_websocket.py`).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from types import GeneratorType
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader
from websockets.utils import apply_mask

FAST_SEND = "vesuvius.send"  # the extension of the ASGI scope by which the application finds it
TEXT = 0x81  # a whole text in one frame
BYTE, WORD = 126, 1 << 16  # lengths from which on they take two more bytes, or eight
HEADER, MASK = 2, 4  # bytes of a short frame's header, and of the mask that follows it
MASKED = 0x80  # is added to the length of a masked frame
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the parser waits while no frame has begun
MOST_UNREAD = 16  # messages; a client that sends more without waiting is not read from until they are handled

SendNow = Callable[[bytes], bool]  # sends a message if that needs no waiting; returns whether it was sent


def fast_send(scope: Any) -> SendNow:
    """How to send at once over this connection; without the fast path nothing is ever sent by it."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    send: SendNow = extensions.get(FAST_SEND, lambda _: False)
    return send


class FastWebSocket(WebSocketsSansIOProtocol):
    """One client's socket."""

    def handle_connect(self, event: Request) -> None:
        """Connect as usual, and tell the application of the fast path."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[FAST_SEND] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send a text unless the client is slow or gone; returns whether it was sent."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.transport.write(_frame_header(len(text)) + text)
        return True

    def data_received(self, data: bytes) -> None:
        """Take a text that came whole and in one frame; anything else goes the usual way."""
        text = _whole_text(data) if self._is_between_frames() else None
        if text is None or len(text) > self.config.ws_max_size:
            super().data_received(data)
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

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
