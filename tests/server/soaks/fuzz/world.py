"""A small world to try mischief in: a table of four whose game runs, those who sit there, and those who do not."""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

import httpx

from tests.server.support.client import Person
from tests.server.support.tab import Json, Tab

PLAYERS = 4


class Somebody(NamedTuple):
    """Who tries: a key, the invitation they show (if any), and the seats of the table that are theirs by right."""

    name: str
    person: Person
    invite: str = ""
    seats: tuple[int, ...] = ()
    ended: bool = False
    owns: bool = False


class World:
    """Livia owns the table and sits at it with Gaius; two more seats belong to people at Livia's device."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.table = self.invite = self.elsewhere = ""
        self.everybody: list[Somebody] = []

    async def make(self) -> World:
        """Register people, open tables, give keys out and end some of them."""
        livia, gaius, sextus, zoe = [
            await Person.register(self.address, self.http, name) for name in ("Livia", "Gaius", "Sextus", "Zoe")
        ]
        device = {"kind": "device", "name": "Titus"}
        self.table, self.invite = await livia.open_table({"kind": "me"}, {"kind": "open"}, device, device)
        await gaius.join(self.table, self.invite)
        await livia.start(self.table)
        old = await self._seat_keys(livia, self.table)
        # A key that was never shown is easily forgotten: those that end have been used before.
        await self._with(old["2"]).ask("GET", f"/api/tables/{self.table}/view?seat=2")
        new = await self._seat_keys(livia, self.table)
        self.elsewhere, _ = await sextus.open_table({"kind": "me"}, device)
        await sextus.start(self.elsewhere)
        foreign = await self._seat_keys(sextus, self.elsewhere)
        self.everybody = [
            Somebody("owner", livia, seats=(0,), owns=True),
            Somebody("player", gaius, seats=(1,)),
            Somebody("seat 2", self._with(new["2"]), seats=(2,)),
            Somebody("seat 3", self._with(new["3"]), seats=(3,)),
            Somebody("stranger", sextus),
            Somebody("spectator", zoe, self.invite),
            Somebody("seat elsewhere", self._with(foreign["1"])),
            Somebody("nobody", self._with("")),
            Somebody("invited nobody", self._with(""), self.invite),
            Somebody("ended seat key", self._with(old["2"]), self.invite, ended=True),
            Somebody("ended key", self._with(await self._ended(livia)), self.invite, ended=True),
            Somebody("invented key", self._with("AAAAAAAAAAAAAAAA." + "A" * 43), self.invite, ended=True),
        ]
        return self

    def _with(self, key: str) -> Person:
        return Person(self.address, self.http, key)

    async def _seat_keys(self, owner: Person, table: str) -> dict[str, str]:
        keys: dict[str, str] = (await owner.ask("POST", f"/api/tables/{table}/keys"))["keys"]
        return keys

    async def _ended(self, person: Person) -> str:
        """A key of a person that opens nothing any more."""
        code = (await person.ask("POST", "/api/me/codes", {"moves": False}))["code"]
        key: str = (await person.ask("POST", "/api/codes", {"code": code}))["key"]
        await self._with(key).ask("GET", "/api/me")
        await person.ask("DELETE", f"/api/me/keys/{key.partition('.')[0]}")
        return key

    def holder(self, seat: int) -> Somebody:
        """Who sits at a seat by right."""
        return next(each for each in self.everybody if seat in each.seats)

    async def view(self, seat: int) -> Json:
        """The table as its seat sees it."""
        view: Json = await self.holder(seat).person.ask("GET", f"/api/tables/{self.table}/view?seat={seat}")
        return view

    async def finish(self) -> int:
        """Those who sit there play the game to its end, over their sockets; how many moves they made."""
        tabs = [Tab(self.address, self.holder(seat).person.key) for seat in range(PLAYERS)]
        for tab in tabs:
            assert (await tab.connect())["type"] == "welcome"
        for number in itertools.count():
            seat: Any = (await self.view(0))["standing"]["seat"]
            if seat is None:
                break
            view = await self.view(seat)
            token = view["standing"]["legal"][0]
            move = {
                "type": "play",
                "table": self.table,
                "seat": seat,
                "seq": view["seq"],
                "id": f"m{number}",
                "token": token,
            }
            answer = await tabs[seat].sure(move)
            assert answer["type"] == "acknowledged", answer
        for tab in tabs:
            await tab.close()
        assert (await self.holder(0).person.ask("GET", f"/api/tables/{self.table}"))["status"] == "over"
        return number
