"""People who play while somebody attacks: each comes from an address of their own, and notes what they are told.

Their tables are hidden, and their names and what they say have the canary in them: whoever is told of it is told of
what isn't for them.
"""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.soaks.attack.attacker import CANARY
from tests.server.support.client import Person
from vesuvius.server.protocol.messages import VERSION

Json = dict[str, Any]
PATIENCE = 60.0
SEATS = 4


class Match:
    """A table: what its people have played, what was acknowledged, and what each of them was told."""

    def __init__(self, table: str, invite: str, people: list[Player]) -> None:
        self.table, self.invite, self.people = table, invite, people
        self.acknowledged: dict[int, str] = {}  # the token of each entry
        self.waits: list[float] = []
        self.over = False
        for seat, person in enumerate(people):
            person.match, person.seat = self, seat

    async def play(self, chance: Random, pause: float, stop: asyncio.Event) -> None:
        """Plays until it is time to stop, or the game is over."""
        await asyncio.gather(*(person.sit_down() for person in self.people))
        while not self.over and not stop.is_set():
            await asyncio.sleep(pause * chance.uniform(0.5, 1.5))
            await self._play_one(chance)
        for person in self.people:
            await person.leave()

    async def _play_one(self, chance: Random) -> None:
        newest = max(self.people, key=lambda person: person.seq)
        if newest.turn is None:
            self.over = newest.seq > 0
            return
        player = self.people[newest.turn]
        if player.seq == newest.seq and player.legal:
            token, begun = chance.choice(player.legal), time.perf_counter()
            seq = await player.play(token)
            if seq is not None:
                self.waits.append(time.perf_counter() - begun)
                self.acknowledged[seq] = token


class Player:
    """Somebody at a seat, with a socket that is opened again whenever it is lost."""

    def __init__(self, address: str, source: str, name: str) -> None:
        self.address, self.source = address, source
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.person = Person(
            address, httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False), name=name
        )
        self.match: Match | None = None
        self.seat = 0
        self.seq = 0
        self.turn: int | None = None
        self.legal: list[str] = []
        self.gaps = 0  # entries that were not told in their order
        self.lost = 0  # sockets
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def register(self) -> None:
        """Become somebody."""
        told = await self.person.ask("POST", "/api/people", {"name": self.person.name})
        self.person.key = told["key"]

    async def sit_down(self) -> None:
        """Open a socket and watch."""
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        usual: dict[str, Any] = {"compression": None, "ping_interval": None, "max_size": None, "open_timeout": PATIENCE}
        socket = await connect(url, local_addr=(self.source, 0), proxy=None, **usual)
        await socket.send(msgspec.json.encode({"type": "hello", "version": VERSION, "key": self.person.key}).decode())
        assert self.match is not None
        watch = {"type": "watch", "table": self.match.table, "seat": self.seat}
        await socket.send(msgspec.json.encode(watch).decode())
        self._socket, self._reading = socket, asyncio.create_task(self._read(socket))

    async def play(self, token: str) -> int | None:
        """Play until the move is acknowledged; the number of its entry, or None if another way is to be found."""
        assert self.match is not None
        name, end = f"m{self.seq}", time.monotonic() + PATIENCE
        command = {
            "type": "play",
            "table": self.match.table,
            "seat": self.seat,
            "seq": self.seq,
            "id": name,
            "token": token,
        }
        while time.monotonic() < end:
            answer = await self._ask(name, command)
            if answer is None:
                self.lost += 1
                await self.sit_down()
            elif answer["type"] == "acknowledged":
                return int(answer["seq"])
            elif answer["type"] == "busy":
                await asyncio.sleep(answer["seconds"])
            else:
                raise AssertionError(f"{self.match.table}: {command} is answered by {answer}")
        raise AssertionError(f"{self.match.table}: {command} was not acknowledged")

    async def _ask(self, name: str, command: Json) -> Json | None:
        future = self._answers[name] = asyncio.get_running_loop().create_future()
        assert self._socket is not None
        try:
            await self._socket.send(msgspec.json.encode(command).decode())
            async with asyncio.timeout(PATIENCE):
                told: Json = await future
                return told
        except (ConnectionClosed, ConnectionError):
            return None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self._hear(msgspec.json.decode(frame))
        except ConnectionClosed:
            pass
        finally:
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(ConnectionError("lost"))
                    future.exception()

    def _hear(self, message: Json) -> None:
        if message["type"] in {"acknowledged", "refused", "stale", "busy"}:
            future = self._answers.pop(message["id"] or "", None)
            if future is not None and not future.done():
                future.set_result(message)
        elif message["type"] == "happened":
            self.gaps += message["seq"] != self.seq + 1
            self._take(message)
        elif message["type"] == "view":
            self._take(message)

    def _take(self, message: Json) -> None:
        self.seq, standing = message["seq"], message["standing"]
        if standing is not None:
            self.turn, self.legal = standing["seat"], standing["legal"] or []

    async def say(self, text: str) -> None:
        """Say something to the table."""
        assert self.match is not None
        await self.person.request("POST", f"/api/tables/{self.match.table}/chat", {"seat": self.seat, "text": text})

    async def leave(self) -> None:
        """Close everything."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        await self.person.http.aclose()


async def seated(address: str, count: int) -> list[Match]:
    """So many people, four at each table, who have begun to play and have said something."""
    matches = []
    for number in range(count // SEATS):
        sources = [f"127.1.{number}.{seat + 1}" for seat in range(SEATS)]
        people = [Player(address, source, f"{CANARY} {source[6:]}") for source in sources]
        for player in people:
            await player.register()
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        table, invite = await people[0].person.open_table(*seats, watching=False)
        for player in people[1:]:
            await player.person.join(table, invite)
        await people[0].person.start(table)
        matches.append(Match(table, invite, people))
        await people[0].say(f"{CANARY}, {table}")
    return matches
