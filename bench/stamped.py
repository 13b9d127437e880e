"""Sockets that note when something came in, so that what a client does with it counts for nothing."""

from __future__ import annotations

import time

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Client


class Stamped(ClientConnection):
    """A socket that notes when something came in last."""

    arrived = 0.0

    def data_received(self, data: bytes) -> None:
        """Note the time before anything else is done."""
        self.arrived = time.perf_counter()
        super().data_received(data)


class Listener(Client):
    """A client that knows when it was told."""

    kind = Stamped

    @property
    def arrived(self) -> float:
        """When something came in last."""
        assert isinstance(self.socket, Stamped)
        return self.socket.arrived


async def echoing(url: str) -> Stamped:
    """A socket to the echo."""
    socket = await connect(url, ping_interval=None, compression=None, create_connection=Stamped)
    assert isinstance(socket, Stamped)
    return socket
