"""People who play many tables at once over one socket each, while the server goes away under them and comes back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.soaks.kill.ledger import SEATS, Chair, Json, Match
from tests.server.support.client import Client, Person

SOON = 0.05


class Player:
    """Somebody with chairs at several tables."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.chairs: dict[str, Chair] = {}
        self.progress = 0
        self._client: Client | None = None
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._sending: asyncio.Task[None] | None = None
        self._later: dict[Chair, asyncio.TimerHandle] = {}

    def sit_down(self, chair: Chair) -> None:
        """Take a seat at a table whose game has begun."""
        self.chairs[chair.match.table] = chair
        self._post(chair.catch_up())

    def get_up(self, table: str) -> None:
        """The game is over."""
        del self.chairs[table]

    async def connect(self) -> None:
        """Open a socket and catch up at every table; nothing comes of it where the server goes away at once."""
        self._client = Client(self.person.address, self.person.key, self._hear)
        self._outbox = asyncio.Queue()
        for chair in self.chairs.values():
            self._post(chair.catch_up())
        with suppress(OSError, EOFError, WebSocketException):
            await self._client.connect()
            self._sending = asyncio.create_task(self._send(self._client, self._outbox))

    async def part(self) -> None:
        """The server has gone: hear what it had sent."""
        for timer in self._later.values():
            timer.cancel()
        self._later.clear()
        if self._client is not None:
            await self._client.drained()
            await self._client.close()
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        self._client = self._sending = None

    async def _send(self, client: Client, outbox: asyncio.Queue[Json]) -> None:
        with suppress(OSError, WebSocketException):
            while True:
                await client.send(await outbox.get())

    def _post(self, messages: list[Json]) -> None:
        for message in messages:
            self._outbox.put_nowait(message)

    def _hear(self, message: Json) -> None:
        table = message["info"]["table"] if message["type"] == "changed" else message.get("table")
        chair = self.chairs.get(table or "")
        if chair is None:
            return
        self.progress += 1
        if message["type"] == "busy":
            chair.match.counts["busy"] += 1
            chair.put_off = chair.put_off or message["id"] is None
            self._try_later(chair, message["seconds"])
        else:
            self._post(chair.hear(message))

    def _try_later(self, chair: Chair, seconds: float) -> None:
        def again() -> None:
            del self._later[chair]
            self._post(chair.catch_up())

        if chair not in self._later:
            self._later[chair] = asyncio.get_running_loop().call_later(seconds, again)


class Host:
    """Opens tables for two players and begins their games, however often the server goes away meanwhile."""

    def __init__(self, up: asyncio.Event) -> None:
        self._up = up
        self.starting: set[str] = set()
        self.faults: list[str] = []

    async def begin(self, owner: Player, guest: Player, seed: str) -> Match:
        """A game that has begun, with both players in their chairs."""
        plan = {"rules": {"game": "downfall", "rated": True}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await self._insist(owner.person, "/api/tables", plan)
        table = opened["info"]["table"]
        await self._insist(guest.person, f"/api/tables/{table}/join", {"invite": opened["invite"]}, "table-seat-taken")
        self.starting.add(table)
        await self._insist(owner.person, f"/api/tables/{table}/start", None, "table-begun")
        self.starting.discard(table)
        match = Match(table, seed)
        for player, seat in zip((owner, guest), range(SEATS), strict=True):
            player.sit_down(match.chairs[seat])
        return match

    async def _insist(self, person: Person, path: str, body: Any, done: str = "") -> Any:
        """Ask until there is an answer; `done` is the one that says that an earlier, unanswered try has succeeded."""
        tried = False
        while True:
            await self._up.wait()
            try:
                response = await person.request("POST", path, body)
            except httpx.TransportError:
                tried = True
                await asyncio.sleep(SOON)
                continue
            if response.is_success:
                return response.json()
            if response.status_code == httpx.codes.SERVICE_UNAVAILABLE:
                tried = True
                await asyncio.sleep(SOON)
            elif tried and response.json()["message"] == done:
                return None
            else:
                self.faults.append(f"{path} {response.status_code} {response.text}")
                await asyncio.sleep(1)
