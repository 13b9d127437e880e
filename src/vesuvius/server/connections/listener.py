"""The socket that the server listens at, and how it learns that somebody at the other end has vanished.

The system asks on its own whether the other end still lives, which costs the server nothing. Behind a proxy that says
little: it is the proxy that lives, and many a proxy gives up on a connection over which nothing goes for a minute. So
there the server asks in frames of its own.
"""

from __future__ import annotations

import os
import socket
from functools import partial
from typing import Any

from vesuvius.game import Problem
from vesuvius.server.connections.fast_websocket import FastWebSocket
from vesuvius.server.connections.guard import ConnectionGuard
from vesuvius.server.connections.guarded_http import GuardedHttp
from vesuvius.server.settings import Settings

SOCKETS: dict[str, Any] = {"ws_per_message_deflate": False, "ws_ping_interval": None}
PROXIED = {"ws_ping_interval": 50.0, "ws_ping_timeout": 20.0}
ASKING = {"TCP_KEEPIDLE": 50, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 2}
BACKLOG = 2048


def listen(settings: Settings) -> socket.socket:
    """The socket to listen at; those that come of it inherit what is set here."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        raise Problem("server-cannot-listen", host=settings.host, port=settings.port, why=why) from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in ASKING.items():
        if hasattr(socket, name):  # not every system lets a program say how
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    return listener


def protocols(settings: Settings, guard: ConnectionGuard | None = None) -> dict[str, Any]:
    """How connections are served: requests and WebSockets, all counted by one guard."""
    guard = ConnectionGuard(settings) if guard is None else guard
    ours = {"http": partial(GuardedHttp, guard=guard), "ws": partial(FastWebSocket, guard=guard)}
    return ours | SOCKETS | (PROXIED if settings.trusted_proxies else {})
