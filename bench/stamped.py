"""Sockets that note when something came in, so that what a client does with it counts for nothing.

All four seats of a table are told of a move at once, and one process plays for all of them: what it did with the first
message would make it late for the others. So it looks at none of them before all have had time to come.
"""

from __future__ import annotations

import asyncio
import time

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Client

REST = 0.004


class Stamped(ClientConnection):
    """A socket that notes when something came in last, and looks at it a little later."""

    arrived = 0.0

    def data_received(self, data: bytes) -> None:
        """Note the time, and do nothing else."""
        self.arrived = time.perf_counter()
        asyncio.get_running_loop().call_later(REST, super().data_received, data)

    def connection_lost(self, exc: Exception | None) -> None:
        """What came in before is looked at first."""
        asyncio.get_running_loop().call_later(REST, super().connection_lost, exc)


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
