"""HTTP connections of uvicorn's that may not take for ever: to say what they want, to send it, or to take the answer.

Whoever opens connections and sends half a request over each would otherwise use up all that there may be.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from vesuvius.server.connections.guard import ConnectionGuard

STALLED = 60.0  # seconds in which somebody takes nothing of an answer
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


# How it begins what uvicorn says of requests that are none, each time anew and not from where they come.
UNSAID = ("Invalid", "Unsupported")
logging.getLogger("uvicorn.error").addFilter(lambda line: not str(line.msg).startswith(UNSAID))


class GuardedHttp(H11Protocol):
    """One client's connection, until it is lost or becomes a WebSocket."""

    def __init__(self, *given: Any, guard: ConnectionGuard, **more: Any) -> None:
        super().__init__(*given, **more)
        self._guard = guard
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: Any = None  # the part of a request that has to come until then
        self._stalled: asyncio.TimerHandle | None = None
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and begin to wait for a request."""
        super().connection_made(transport)
        if not self._guard.enter(transport):
            self._refused = True
            transport.write(FULL)
            transport.close()
            return
        self._watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._guard.leave(self.transport)
        self._stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came, and see how far the request is."""
        if self._refused:
            return
        super().data_received(data)
        if not self.transport.is_closing():
            self._watch_request()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request."""
        self._guard.reject("invalid", self.transport)
        super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a WebSocket, which is still counted and has its own deadlines."""
        self._stop_watching()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The answer waits for its reader."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED, self._give_up, "stalled")

    def resume_writing(self) -> None:
        """The answer goes on."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _watch_request(self) -> None:
        """Each part of a request, its head and its body, has its own time; dripping it in gives no more of it."""
        if self.transport.get_protocol() is not self:  # it has become a WebSocket
            return
        awaited = self.conn.their_state
        if awaited is self._awaited:
            return
        self._stop_deadline()
        if awaited in (h11.IDLE, h11.SEND_BODY):
            self._awaited = awaited
            self._deadline = self.loop.call_later(self._guard.request_seconds, self._give_up, "request_seconds")

    def on_response_complete(self) -> None:
        """The next request has its own time, and may be let come for as long as connections are kept."""
        self._stop_deadline()
        super().on_response_complete()
        if not self.transport.is_closing():
            self._watch_request()

    def _give_up(self, reason: str) -> None:
        """End the connection."""
        self._stop_watching()
        if self.transport.is_closing():
            return
        half = bool(self.conn.trailing_data[0]) or self.conn.their_state is h11.SEND_BODY
        if half or reason == "stalled" or self.cycle is None:  # else it has merely been kept for another request
            self._guard.reject(reason, self.transport)
        if self.transport.get_write_buffer_size():  # whoever takes nothing would keep a connection that is closed
            self.transport.abort()
            return
        if half and self.conn.our_state is h11.IDLE:
            self.transport.write(LATE)
        self.transport.close()

    def _stop_deadline(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_watching(self) -> None:
        self._stop_deadline()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
