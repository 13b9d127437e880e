"""Somebody who means harm, from an address of their own: what they do is bounded, and what they are told is looked at.

Whatever an attack does, the server may refuse it, put it off or hang up. It must not fail, must not keep anybody
waiting for ever, and must not tell anything of tables at which others play.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from vesuvius.server.protocol.messages import VERSION

Json = dict[str, Any]
CANARY = "sub-rosa"  # is in everything that only those at the attacked tables may know
PATIENCE = 180.0  # seconds, after which something counts as hung: what needs a worker may wait for long
LONGEST_LOOK = 1 << 20  # bytes of an answer that are looked at
FINE = {HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.NOT_IMPLEMENTED}  # of those that begin with a 5


class Harm(AssertionError):
    """An attack has done what none may do."""


class Attacker:
    """One attacker: where from, against whom, and the tables of others that they know the names of."""

    def __init__(self, address: str, source: str, tables: list[str], seed: str) -> None:
        self.address, self.source, self.tables = address, source, tables
        self.host, _, port = address.removeprefix("http://").rpartition(":")
        assert self.host == "127.0.0.1", "only a server of this machine is attacked"
        self.port = int(port)
        self.chance = Random(seed)
        self.http = self._client()
        self.statuses: list[int] = []  # of all answers
        self.key = ""
        self.own = ""  # a table of the attacker's own

    def _client(self, source: str | None = None) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=source or self.source)
        return httpx.AsyncClient(transport=transport, base_url=self.address, timeout=PATIENCE, trust_env=False)

    @property
    def table(self) -> str:
        """A table of others."""
        return self.chance.choice(self.tables)

    async def ask(
        self, method: str, path: str, body: Any = None, *, key: str | None = None, **more: Any
    ) -> httpx.Response:
        """The answer to a request, which is no failure and tells nothing."""
        headers = dict(more.pop("headers", {}))
        if key or (key is None and self.key):
            headers.setdefault("Authorization", f"Bearer {key or self.key}")
        try:
            answer = await self.http.request(method, path, json=body, headers=headers, **more)
        except httpx.TimeoutException as late:
            raise Harm(f"{method} {path}: no answer") from late
        except httpx.TransportError:
            return httpx.Response(HTTPStatus.SERVICE_UNAVAILABLE)  # it has hung up
        self.statuses.append(answer.status_code)
        look(f"{method} {path}", answer.content)
        if answer.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR and answer.status_code not in FINE:
            raise Harm(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer

    async def ask_often(
        self, times: int, method: str, path: str, body: Any = None, **more: Any
    ) -> list[httpx.Response]:
        """Several requests at once."""
        return await asyncio.gather(*(self.ask(method, path, body, **more) for _ in range(times)))

    async def somebody(self) -> str:
        """A key of a person, if they are let be one."""
        if not self.key:
            answer = await self.ask("POST", "/api/people", {"name": f"Nero {self.source}"}, key="")
            self.key = answer.json()["key"] if answer.is_success else ""
        return self.key

    async def own_table(self) -> str:
        """A table at which the attacker plays alone against a bot, if they are let open one."""
        await self.somebody()
        if not self.own:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
            answer = await self.ask("POST", "/api/tables", {"rules": {"game": "downfall"}, "seats": seats})
            if answer.is_success:
                self.own = answer.json()["info"]["table"]
                await self.ask("POST", f"/api/tables/{self.own}/start")
        return self.own

    async def raw(self, *parts: bytes, pause: float = 0.0, wait: float = 2.0, read: int = 1 << 16) -> bytes:
        """Send bytes, with pauses between them, and read for a while what is answered."""
        got = b""
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))
        except OSError:
            return got
        try:
            for part in parts:
                writer.write(part)
                await asyncio.sleep(pause)
            async with asyncio.timeout(wait):
                while len(got) < read and (some := await reader.read(1 << 14)):
                    got += some
        except (OSError, TimeoutError):
            pass
        finally:
            writer.transport.abort()
        look("raw", got)
        if got.startswith(b"HTTP/1.1 500"):
            raise Harm(f"500 to {parts[0][:80]!r}")
        return got

    @asynccontextmanager
    async def socket(self, *, hello: bool = True, key: str | None = None, **more: Any) -> AsyncIterator[Intruder]:
        """An open socket; whoever is shut out meanwhile leaves quietly."""
        intruder = Intruder()
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        usual: dict[str, Any] = {"compression": None, "ping_interval": None, "max_size": None, "open_timeout": PATIENCE}
        try:
            async with connect(url, local_addr=(self.source, 0), proxy=None, **{**usual, **more}) as socket:
                intruder.socket = socket
                if hello:
                    await intruder.tell({"type": "hello", "version": VERSION, "key": key})
                yield intruder
                socket.transport.abort()
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
            if intruder.socket is None:
                yield intruder  # there was no room: nothing to do

    async def close(self) -> None:
        """Leave."""
        await self.http.aclose()


class Intruder:
    """What an attacker says over a socket, and hears."""

    def __init__(self) -> None:
        self.socket: ClientConnection | None = None

    async def tell(self, *messages: Json | str | bytes) -> None:
        """Send messages, if the socket is still open."""
        for message in messages:
            if self.socket is None:
                return
            try:
                await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)
            except ConnectionClosed:
                return

    def flood(self, data: bytes) -> None:
        """Send bytes as they are, without waiting for anything."""
        if self.socket is not None and not self.socket.transport.is_closing():
            self.socket.transport.write(data)

    async def hear(self, seconds: float = 0.3) -> list[Json]:
        """What is said until nothing more is said for a while."""
        heard: list[Json] = []
        if self.socket is None:
            return heard
        try:
            while True:
                frame = await asyncio.wait_for(self.socket.recv(), seconds)
                data = frame.encode() if isinstance(frame, str) else frame
                look("socket", data)
                heard.append(json.loads(data))
        except (TimeoutError, ConnectionClosed):
            return heard


def look(where: str, told: bytes) -> None:
    """Make sure that nobody is told what is not for them."""
    if CANARY.encode() in told[:LONGEST_LOOK]:
        raise Harm(f"{where}: told of others: {told[:200]!r}")


Attack = Callable[[Attacker], Awaitable[None]]
