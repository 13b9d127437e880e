"""A WebSocket of uvicorn's with a fast path for sending. The only place that uses uvicorn's insides.

Reason: a message on its normal way passes through every layer of the framework, which costs more than all that the game
does; and uvicorn pauses and resumes reading around each message, two system calls. A message that can go at once is
written here as one frame straight to the transport, and reading is paused only if a client sends far ahead. Everything
else is left as it is: the handshake, the end, and whatever has to wait for a slow client.

Gain: 8 % of the CPU time of a move (0.08 ms; medians of 9 and of 25 pairs of rounds by `bench/fast_websocket.py`).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

FAST_SEND = "vesuvius.send"  # the extension of the ASGI scope by which the application finds it
TEXT = 0x81  # a whole text in one frame
BYTE, WORD = 126, 1 << 16  # lengths from which on they take two more bytes, or eight
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

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Reading is paused only if many are waiting, not after each message."""
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()


def _frame_header(length: int) -> bytes:
    """What comes before a text of that many bytes."""
    if length < BYTE:
        return bytes((TEXT, length))
    if length < WORD:
        return struct.pack("!BBH", TEXT, BYTE, length)
    return struct.pack("!BBQ", TEXT, BYTE + 1, length)
