"""Sockets that note when something came in, so that what a client does with it counts for nothing.

All four seats of a table are told of a move at once, and one process plays for all of them: what it did with the first
message would make it late for the others. So it looks at none of them before all have had time to come.

One process also has to send three times what the server carries. So there is a socket that repeats a message and
counts the answers, and does nothing else.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tests.server.client import Client, Json

REST = 0.004
TYPE = re.compile(rb'"type":"(\w+)"')


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


class Counted(ClientConnection):
    """A socket that, once it is told to, looks at nothing but the types of what comes in."""

    answers: Counter[bytes] | None = None

    def data_received(self, data: bytes) -> None:
        """Count the messages, or read them while nobody counts."""
        if self.answers is None:
            super().data_received(data)
        else:
            self.answers.update(TYPE.findall(data))


class Repeater(Client):
    """A client that sends what is sealed already, and counts the answers."""

    kind = Counted

    async def ready(self) -> Counter[bytes]:
        """Connect, and from then on only count; where the counts will stand."""
        await self.connect()
        assert isinstance(self.socket, Counted)
        self.socket.answers = Counter()
        return self.socket.answers

    def repeat(self, sealed: bytes) -> None:
        """Send a frame as it is."""
        self.socket.transport.write(sealed)


def seal(message: Json) -> bytes:
    """A message as the frame that it is sent in."""
    return Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True)


async def echoing(url: str) -> Stamped:
    """A socket to the echo."""
    socket = await connect(url, ping_interval=None, compression=None, create_connection=Stamped)
    assert isinstance(socket, Stamped)
    return socket
