"""A server inside the process of a test: real HTTP and real sockets, and a clock that stands until it is set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn

from tests.server.support.client import Person
from tests.server.support.forked_workers import forked_workers
from tests.server.support.process import LIMIT, free_port
from tests.server.support.tab import Json, Tab
from vesuvius import load
from vesuvius.formats.record import Record, dump, play, start
from vesuvius.server.app import application
from vesuvius.server.connections.guard import ConnectionGuard
from vesuvius.server.connections.listener import protocols
from vesuvius.server.operations import load_monitor
from vesuvius.server.service import Service
from vesuvius.server.settings import Settings, settings
from vesuvius.server.transport.headers import Headers

BEGUN = 1_800_000_000.0


class Clock:
    """Seconds since 1970, as the test says."""

    def __init__(self) -> None:
        self.now = BEGUN

    def __call__(self) -> float:
        return self.now


class Inside:
    """A server that runs, and whoever comes to it."""

    def __init__(self, address: str, http: httpx.AsyncClient, clock: Clock, service: Service) -> None:
        self.address = address
        self.http = http
        self.clock = clock
        self.service = service

    async def person(self, name: str) -> Person:
        """Somebody new."""
        return await Person.register(self.address, self.http, name)

    def with_key(self, key: str) -> Person:
        """Whoever has that key; nobody without one."""
        return Person(self.address, self.http, key)

    async def tab(self, key: str | None, heard: list[Json] | None = None) -> Tab:
        """A socket that has been welcomed."""
        tab = Tab(self.address, key, (heard if heard is not None else []).append)
        assert (await tab.connect())["type"] == "welcome"
        return tab

    async def running(self, *people: Person, **rules: Any) -> str:
        """A table at which these people play; the first of them has opened it."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        table, invite = await people[0].open_table(*seats, **rules)
        for person in people[1:]:
            await person.join(table, invite)
        await people[0].start(table)
        return table

    async def late(self, *people: Person, **rules: Any) -> str:
        """A table at which these two people have the last moves of a game before them."""
        record = whole_game()
        form = {"rules": {"game": "downfall", **rules}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        asked = {"record": dump(record).decode(), "upto": record.entries[-3].seq, "table": form}
        opened = await people[0].ask("POST", "/api/records/play", asked)
        table: str = opened["info"]["table"]
        await people[1].join(table, opened["invite"])
        await people[0].start(table)
        return table

    async def finished(self, *people: Person) -> str:
        """A table at which these two people have played the last moves of a game."""
        table = await self.late(*people)
        while await self.move(table, *people):
            pass
        return table

    async def move(self, table: str, *people: Person) -> bool:
        """Whoever has to decide plays something; whether the game went on until then."""
        views = [await person.ask("GET", f"/api/tables/{table}/view?seat={seat}") for seat, person in enumerate(people)]
        seat = views[0]["standing"]["seat"]
        if seat is None:
            return False
        token, seq = views[seat]["standing"]["legal"][0], views[seat]["seq"]
        message = {"type": "play", "table": table, "seat": seat, "seq": seq, "id": f"move {seq}".replace(" ", "-")}
        answer = await people[seat].ask("POST", f"/api/tables/{table}/commands", message | {"token": token})
        assert (answer["type"], answer["seq"]) == ("acknowledged", seq + 1)
        return True


def whole_game(seed: int = 1) -> Record:
    """A game of two, played at random to its end."""
    game, chance = load("downfall"), Random(seed)
    record, state = start(game, seed=seed, seats=("Livia", "Gaius"))
    while game.seat(state) is not None:
        play(record, game, state, chance.choice(game.legal(state)))
    return record


@asynccontextmanager
async def inside(folder: Path, **changes: Any) -> AsyncIterator[Inside]:
    """A server with its own database; nobody is too fast for it unless a change says so."""
    with forked_workers():
        async with _served(folder, **changes) as place:
            yield place


@asynccontextmanager
async def _served(folder: Path, **changes: Any) -> AsyncIterator[Inside]:
    generous = {each.name: 1_000_000 for each in settings() if LIMIT.search(each.name)}
    port, clock = free_port(), Clock()
    database = f"sqlite:///{folder / 'vesuvius.sqlite'}"
    chosen = Settings(**{**generous, "database": database, "port": port, "workers": 1, **changes})
    guard = ConnectionGuard(chosen)
    app = application(chosen, clock, guard=guard)
    config = uvicorn.Config(
        Headers(app, chosen, guard.rejections),
        port=port,
        **protocols(chosen, guard),
        ws_max_size=chosen.message_bytes,
        log_config=None,
        timeout_graceful_shutdown=10,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    try:
        async with httpx.AsyncClient(timeout=60) as http:
            while not server.started:
                assert not serving.done()
                await asyncio.sleep(0.01)
            service: Service = app.state.service
            await service.registry.ready.wait()
            # Here the server shares its event loop with the test: that it lags says nothing.
            with patch.object(load_monitor, "BOUND", inf):
                yield Inside(f"http://127.0.0.1:{port}", http, clock, service)
    finally:
        server.should_exit = True
        await serving


async def refused(person: Person, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
    """The status and the message of a refusal."""
    response = await person.request(method, path, body, **headers)
    return response.status_code, response.json()["message"]
