"""Sockets that note when something arrives, so that what the client does with it doesn't count.

All four seats of a table are told of a move at once, and one process plays for all of them: handling the first message
would make it late for the others. So it looks at none of them before all have had time to arrive.

One process also has to send three times what the server can handle. So there is a socket that repeats a message, counts
the answers, and does nothing else.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tests.server.support.client import Client, Json

REST = 0.004
TYPE = re.compile(rb'"type":"(\w+)"')


class TimedSocket(ClientConnection):
    """A socket that notes when something last arrived, and looks at it a little later."""

    arrived = 0.0

    def data_received(self, data: bytes) -> None:
        """Notes the time, and does nothing else."""
        self.arrived = time.perf_counter()
        asyncio.get_running_loop().call_later(REST, super().data_received, data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Looks first at what arrived before."""
        asyncio.get_running_loop().call_later(REST, super().connection_lost, exc)


class Listener(Client):
    """A client that knows when a message arrived, and is told as much as a page."""

    kind, details = TimedSocket, True

    @property
    def arrived(self) -> float:
        """Returns when something last arrived."""
        assert isinstance(self.socket, TimedSocket)
        return self.socket.arrived


class Counted(ClientConnection):
    """A socket that, once asked to, only looks at the types of messages."""

    answers: Counter[bytes] | None = None

    def data_received(self, data: bytes) -> None:
        """Counts the messages, or reads them while nobody counts."""
        if self.answers is None:
            super().data_received(data)
        else:
            self.answers.update(TYPE.findall(data))


class Repeater(Client):
    """A client that sends ready-made frames, and counts the answers."""

    kind = Counted

    async def ready(self) -> Counter[bytes]:
        """Connects, and only counts from then on; returns where the counts will be."""
        await self.connect()
        assert isinstance(self.socket, Counted)
        self.socket.answers = Counter()
        return self.socket.answers

    def repeat(self, sealed: bytes) -> None:
        """Sends a frame as it is."""
        self.socket.transport.write(sealed)


def seal(message: Json) -> bytes:
    """Returns the frame in which a message is sent."""
    return Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True)


async def echoing(url: str) -> TimedSocket:
    """Returns a socket to the echo."""
    socket = await connect(url, ping_interval=None, compression=None, create_connection=TimedSocket)
    assert isinstance(socket, TimedSocket)
    return socket
