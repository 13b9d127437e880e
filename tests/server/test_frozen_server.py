"""A server that is stopped like a process in a shell, and goes on: nobody has lost time by it."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import httpx
import pytest

from tests.server.support.client import Person
from tests.server.support.process import Server, served
from tests.server.support.tab import Json, Tab, until

pytestmark = pytest.mark.anyio
DECISION, RESERVE, FROZEN = 10.0, 5.0, 20.0


async def begun(server: Server, http: httpx.AsyncClient) -> tuple[str, list[Person]]:
    """A table of two whose clocks run."""
    people = [await Person.register(server.address, http, name) for name in ("Livia", "Gaius")]
    clock = {"kind": "live", "decision": DECISION, "reserve": RESERVE}
    table, invite = await people[0].open_table({"kind": "me"}, {"kind": "open"}, clock=clock)
    await people[1].join(table, invite)
    await people[0].start(table)
    return table, people


async def seen(table: str, person: Person) -> Json:
    view: Json = await person.ask("GET", f"/api/tables/{table}/view?seat=0")
    return view


async def test_time_in_which_the_server_was_frozen_counts_for_nobody() -> None:
    with served() as server:
        async with httpx.AsyncClient(timeout=60) as http:
            table, (livia, _) = await begun(server, http)
            told: list[Json] = []
            tab = Tab(server.address, livia.key, told.append)
            await tab.connect()
            before = await tab.watch(table, 0)
            told.clear()
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(FROZEN)
            os.kill(server.process.pid, signal.SIGCONT)
            await until(lambda: told)
            after = await seen(table, livia)
            assert (after["seq"], after["standing"]["seat"]) == (before["seq"], before["standing"]["seat"])
            gained = after["standing"]["times"]["deadline"] - before["standing"]["times"]["deadline"]
            assert gained > FROZEN - 1
            assert after["standing"]["times"]["reserves"] == [RESERVE, RESERVE]
            assert told[0]["standing"]["times"]["deadline"] == after["standing"]["times"]["deadline"]
            await tab.close()
            # The store knows it too.
            await asyncio.to_thread(server.stop)
            server.start()
            await asyncio.to_thread(server.wait_until_ready)
            again = (await seen(table, livia))["standing"]["times"]
            assert again["deadline"] > time.time()
            assert again["reserves"] == [RESERVE, RESERVE]
