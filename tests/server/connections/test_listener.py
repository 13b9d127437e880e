"""How the server learns that somebody has vanished: the system asks, and behind a proxy the server itself."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from vesuvius.game import Problem
from vesuvius.server.connections.listener import listen, protocols
from vesuvius.server.settings import Settings

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"


def test_of_every_connection_the_system_asks_whether_it_lives() -> None:
    with listen(Settings(port=0)) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) < 60


def test_behind_a_proxy_the_server_asks_before_the_proxy_gives_up() -> None:
    patience = re.search(r"proxy_read_timeout (\d+)s", HOSTING.read_text())
    assert patience is not None
    assert protocols(Settings(trusted_proxies=("127.0.0.1",)))["ws_ping_interval"] < int(patience[1])
    assert protocols(Settings())["ws_ping_interval"] is None


def test_a_port_that_is_taken_is_said_in_words() -> None:
    with listen(Settings(port=0)) as first, pytest.raises(Problem) as raised:
        listen(Settings(port=first.getsockname()[1]))
    assert raised.value.message == "server-cannot-listen"
