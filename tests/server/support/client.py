"""A client of the server, as a program of somebody's own would be: HTTP for tables, one WebSocket for play."""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from vesuvius.server.protocol import messages

Json = dict[str, Any]
ANSWERS = {"acknowledged", "refused", "stale", "busy"}


class Person:
    """Somebody with a key, over HTTP."""

    def __init__(self, address: str, http: httpx.AsyncClient, key: str = "", name: str = "") -> None:
        self.address = address
        self.http = http
        self.key = key
        self.name = name

    @classmethod
    async def register(cls, address: str, http: httpx.AsyncClient, name: str) -> Person:
        """Somebody new."""
        person = cls(address, http, name=name)
        person.key = (await person.ask("POST", "/api/people", {"name": name}))["key"]
        return person

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The decoded answer to a request, which has to succeed."""
        response = await self.request(method, path, body, **headers)
        assert response.is_success, (method, path, response.status_code, response.text)
        return response.json() if response.content else None

    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """The answer to a request, whatever it is; a server that cannot keep up is asked again."""
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        while True:
            response = await self.http.request(method, self.address + path, json=body, headers=headers)
            if response.status_code != HTTPStatus.SERVICE_UNAVAILABLE or b'"server-busy"' not in response.content:
                return response
            await asyncio.sleep(float(response.headers["Retry-After"]))

    async def open_table(self, *seats: Json, **rules: Any) -> tuple[str, str]:
        """A new table: its id and its invitation."""
        made = await self.ask("POST", "/api/tables", {"rules": {"game": "downfall", **rules}, "seats": list(seats)})
        return made["info"]["table"], made["invite"]

    async def join(self, table: str, invite: str) -> Json:
        """Take a seat at a table."""
        joined: Json = await self.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
        return joined

    async def start(self, table: str) -> Json:
        """Begin the game."""
        started: Json = await self.ask("POST", f"/api/tables/{table}/start")
        return started


class Client:
    """One socket: sends commands and waits for their answers; everything else is handed to `heard`."""

    kind: ClassVar[type[ClientConnection]] = ClientConnection
    details: ClassVar[bool] = False  # whether it is told what moves change and what legal tokens do, as pages are

    def __init__(self, address: str, key: str | None, heard: Callable[[Json], None] | None = None) -> None:
        self._url = address.replace("http", "ws", 1) + "/api/socket"
        self._key = key
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._views: dict[tuple[str, int | None], list[asyncio.Future[Json]]] = defaultdict(list)
        self._heard = heard or (lambda message: None)
        self._reading: asyncio.Task[None] | None = None
        self._numbers = itertools.count(1)
        self.frames: list[str] = []
        self.keep_frames = False

    async def connect(self) -> Json:
        """Open the socket and say hello."""
        self._socket = await connect(
            self._url, max_size=None, ping_interval=None, compression=None, create_connection=self.kind
        )
        await self.send({"type": "hello", "version": messages.VERSION, "key": self._key, "details": self.details})
        frame = await self._socket.recv(decode=True)
        if self.keep_frames:
            self.frames.append(frame)
        self._reading = asyncio.create_task(self._read(self._socket))
        welcome: Json = msgspec.json.decode(frame)
        return welcome

    @property
    def socket(self) -> ClientConnection:
        """The socket, once it is open."""
        assert self._socket is not None
        return self._socket

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def drained(self) -> None:
        """Wait until the server has gone and everything that it had sent is heard."""
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def send(self, message: Json | bytes | str) -> None:
        """Send anything at all."""
        await self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    async def watch(self, table: str, seat: int | None = None, since: int | None = None, **more: Any) -> Json:
        """Watch a table; the first thing that is told of it. With `since` at the last entry that is what comes next.

        A server that is too busy to say anything is asked again.
        """
        message = {"type": "watch", "table": table, "seat": seat, **more}
        while True:
            future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
            self._views[table, seat].append(future)
            await self.send(message if since is None else message | {"since": since})
            told = await future
            if told["type"] != "busy":
                return told
            await asyncio.sleep(told["seconds"])

    async def command(self, kind: str, table: str, seat: int, seq: int, name: str | None = None, **more: Any) -> Json:
        """Send a command and wait for its answer."""
        name = name or f"c{next(self._numbers)}"
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[name] = future
        await self.send({"type": kind, "table": table, "seat": seat, "seq": seq, "id": name, **more})
        return await future

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                if self.keep_frames:
                    self.frames.append(frame)
                self._hear(msgspec.json.decode(frame))
        except ConnectionClosed:
            pass  # whoever waits for an answer is told below
        finally:
            gone = ConnectionError("the server has gone")
            waiting = [*self._answers.values(), *itertools.chain(*self._views.values())]
            for future in waiting:
                if not future.done():
                    future.set_exception(gone)
                    future.exception()
            self._answers.clear()
            self._views.clear()

    def _hear(self, message: Json) -> None:
        answered = self._answers.pop(message.get("id") or "", None) if message["type"] in ANSWERS else None
        if answered is not None and not answered.done():
            answered.set_result(message)
        if message["type"] in {"view", "happened"}:
            self._tell((message["table"], message["seat"]), message)
        elif message["type"] == "busy" and message["id"] is None:
            for place in [place for place in self._views if place[0] == message["table"]]:
                self._tell(place, message)
        self._heard(message)

    def _tell(self, place: tuple[str, int | None], message: Json) -> None:
        for future in self._views.pop(place, []):
            if not future.done():
                future.set_result(message)
