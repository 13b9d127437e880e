"""Wrong-seat attempts: everybody tries everything at seats that are not theirs, with the right `seq` and a legal token.

The tries are as good as they can be: the very same ones succeed for whoever sits there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tests.server.soaks.fuzz.mischief import commands
from tests.server.soaks.fuzz.world import PLAYERS, Somebody, World
from tests.server.support.tab import Json, Tab

REFUSALS = {"table-not-your-seat", "table-unknown", "chat-not-seated", "key-unknown"}
REFUSALS_OF_COMMANDS = {"table-not-your-seat", "table-unknown"}  # whoever may not know of a table hears of none
REFUSING = {400, 401, 403, 404, 409}


class Asked(NamedTuple):
    """A request over HTTP, or (without a method) a message over the socket."""

    what: str
    body: Json | None
    method: str = ""
    path: str = ""


def tries(chance: Random, world: World, who: Somebody, seat: int, seq: int, token: str) -> Iterator[Asked]:
    """What somebody may try to do as a seat; `token` is legal for it."""
    here, name = f"/api/tables/{world.table}", f"{chance.getrandbits(60):x}"
    play = {"type": "play", "table": world.table, "seat": seat, "seq": seq, "id": name, "token": token}
    for command in (play, commands(chance, world.table, seat, seq)):
        yield Asked(f"{command['type']} over HTTP", command, "POST", f"{here}/commands")
        yield Asked(f"{command['type']} over the socket", command)
    yield Asked("watch", {"type": "watch", "table": world.table, "seat": seat, "key": who.person.key or None})
    yield Asked("watch", {"type": "watch", "table": world.table, "seat": seat, "since": 0, "invite": world.invite})
    yield Asked("say over the socket", {"type": "say", "table": world.table, "seat": seat, "text": "I am another."})
    yield Asked("say", {"seat": seat, "text": "I am another."}, "POST", f"{here}/chat")
    for what in ("view", "record", "chat"):
        yield Asked(what, None, "GET", f"{here}/{what}?seat={seat}")
    yield Asked("events", None, "GET", f"{here}/events?since=0&seat={seat}")
    yield Asked("hints", None, "POST", f"{here}/hints/{seat}")
    yield Asked("give up", {"kind": "open"}, "PUT", f"{here}/seats/{seat}")
    if not who.owns:
        yield Asked("rename", {"name": "Nero"}, "PUT", f"{here}/seats/{seat}/name")
        yield Asked("keys", None, "POST", f"{here}/keys")
        yield Asked("chat switch", {"on": False}, "PUT", f"{here}/chat")
        yield Asked("delete", None, "DELETE", here)
        yield Asked("join", {"seat": seat, "invite": world.invite}, "POST", f"{here}/join")


class Trespasser:
    """Somebody with a socket of their own, if their key opens one."""

    def __init__(self, world: World, who: Somebody) -> None:
        self.world = world
        self.who = who
        self.heard: list[Json] = []
        self.tab = Tab(world.address, who.person.key or None, self.heard.append)

    async def attempt(self, asked: Asked) -> None:
        """Try it; it must be refused."""
        if asked.method:
            headers = {"X-Invite": self.who.invite} if self.who.invite else {}
            response = await self.who.person.request(asked.method, asked.path, asked.body, **headers)
            refused = response.status_code in REFUSING
            if asked.path.endswith("/commands") and response.status_code == 200:
                told = response.json()
                refused = told["type"] == "refused" and told["message"] in REFUSALS_OF_COMMANDS
            assert refused, (self.who.name, asked, response.status_code, response.text[:200])
            return
        if self.tab.socket is None:
            welcome = await self.tab.connect()
            if self.who.ended:
                assert (welcome["type"], welcome["message"]) == ("failed", "key-unknown"), (self.who.name, welcome)
                await self.tab.close()
                self.tab = Tab(self.world.address, self.who.person.key, self.heard.append)
                return
            assert welcome["type"] == "welcome", (self.who.name, welcome)
        assert asked.body is not None
        answer = await self.tab.sure(asked.body)
        assert answer["type"] == "refused", (self.who.name, asked, answer)
        assert answer["message"] in REFUSALS, (self.who.name, asked, answer)
        assert self.heard == [], (self.who.name, asked, self.heard)


def _pairs(trespassers: list[Trespasser]) -> list[tuple[Trespasser, int]]:
    """Everybody with every seat that is not theirs."""
    return [(each, seat) for each in trespassers for seat in range(PLAYERS) if seat not in each.who.seats]


async def trespass(world: World, count: int, seed: int) -> Counter[str]:
    """So many attempts or more: everybody at every seat again and again. What was tried how often, and by whom."""
    chance, tried = Random(f"trespass {seed}"), Counter[str]()
    trespassers = [Trespasser(world, who) for who in world.everybody]
    view = await world.view(0)
    turn, seq = view["standing"]["seat"], view["seq"]
    token = (await world.view(turn))["standing"]["legal"][0]
    while tried["attempts"] < count:
        for trespasser, seat in chance.sample(_pairs(trespassers), len(_pairs(trespassers))):
            for asked in tries(chance, world, trespasser.who, seat, seq, token):
                await trespasser.attempt(asked)
                tried.update(("attempts", asked.what, trespasser.who.name))
    for trespasser in trespassers:
        await trespasser.tab.close()
    return tried
