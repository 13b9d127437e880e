"""A socket as a browser's tab has it: many messages under way, the same one twice too, and answers in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from vesuvius.server.protocol import messages

Json = dict[str, Any]
PATIENCE = 60.0
ANSWERS = {"acknowledged", "refused", "stale", "busy", "failed", "pong"}


async def until(holds: Callable[[], object]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


class Gone(ConnectionError):
    """The server has closed the socket, with this code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Tab:
    """One socket; every answer belongs to the oldest message without one. Whatever else is told goes to `heard`."""

    def __init__(self, address: str, key: str | None, heard: Callable[[Json], None] | None = None) -> None:
        self._url = address.replace("http", "ws", 1) + "/api/socket"
        self._key = key
        self._heard = heard or (lambda message: None)
        self._waiting: deque[asyncio.Future[Json]] = deque()
        self._watching: tuple[str, int | None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self.socket: ClientConnection | None = None

    async def connect(self, **more: Any) -> Json:
        """Open the socket and say hello; what the server answers."""
        self.socket = await connect(self._url, open_timeout=None, max_size=None, ping_interval=None, compression=None)
        self._reading = asyncio.create_task(self._read(self.socket))
        hello = {"type": "hello", "version": messages.VERSION, "key": self._key, **more}
        return await (await self.post(hello))

    async def close(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def post(self, message: Json | bytes | str) -> asyncio.Future[Json]:
        """Send something; its answer is still to come."""
        assert self.socket is not None
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        if self.socket.close_code is not None:
            raise Gone(self.socket.close_code)
        self._waiting.append(future)
        await self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)
        return future

    async def ask(self, *messages: Json | bytes | str) -> list[Json]:
        """Send all of these without a pause, and wait for their answers."""
        return await every([await self.post(message) for message in messages])

    async def sure(self, message: Json) -> Json:
        """Send one message, again and again while the server is busy: its answer."""
        while True:
            (answer,) = await self.ask(message)
            if answer["type"] != "busy":
                return answer
            await asyncio.sleep(answer["seconds"])

    async def watch(self, table: str, seat: int | None, **more: Any) -> Json:
        """Watch a table, while nothing else is under way: what is told of it, or why not."""
        self._watching = table, seat
        return await self.sure({"type": "watch", "table": table, "seat": seat, **more})

    async def tell(self, message: Json | bytes | str) -> None:
        """Send something that is not answered where it is taken."""
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                frame = await socket.recv()
                message: Json = msgspec.json.decode(frame)
                if message["type"] in ANSWERS | {"welcome"}:
                    assert self._waiting, message
                    self._waiting.popleft().set_result(message)
                else:
                    self._hear(message)
        except ConnectionClosed:
            pass
        finally:
            for future in self._waiting:
                if not future.done():
                    future.set_exception(Gone(socket.close_code))
                    future.exception()
            self._waiting.clear()

    def _hear(self, message: Json) -> None:
        if message["type"] in {"view", "happened"} and self._watching == (message["table"], message["seat"]):
            self._watching = None
            self._waiting.popleft().set_result(message)
        self._heard(message)


async def every(futures: Iterable[asyncio.Future[Json]]) -> list[Json]:
    """All answers, in the order in which they were asked for."""
    return [await future for future in futures]
