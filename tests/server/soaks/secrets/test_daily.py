"""Of a day's deal nobody is told more than their own seat sees, and of its seed nothing before the day is over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.soaks.secrets.recorded_server import Log, Output, logging_to
from tests.server.soaks.secrets.search import Search
from tests.server.support.challengers import DAILY, HOUR, MONDAY, Challenger, daily, noon
from tests.server.support.client import Client, Person
from tests.server.support.inside import Inside, inside, refused
from vesuvius.bots.bot import Budget
from vesuvius.server.features.daily import SECRET
from vesuvius.server.tables.setup import settings_of

pytestmark = pytest.mark.anyio
MIDNIGHT = 12 * HOUR
QUICKLY = Budget(5)  # how a game is looked at again
# Everything that can be asked of a table, as a spectator and from a seat.
QUESTIONS = (
    ("GET", ""),
    ("GET", "/view"),
    ("GET", "/view?seat={seat}"),
    ("GET", "/events?since=0"),
    ("GET", "/events?since=0&seat={seat}"),
    ("GET", "/record"),
    ("GET", "/record?seat={seat}"),
    ("GET", "/chat"),
    ("GET", "/beginning"),
    ("POST", "/analysis"),
    ("POST", "/review"),
    ("POST", "/analysis?seat={seat}"),
    ("POST", "/hints/{seat}"),
)
ELSEWHERE = ("/api/me/records", "/api/me/tables", "/api/tables", "/api/me/results", DAILY, "/api/me", "/metrics")


class Overheard:
    """Everything that a server says: answers, frames and logs."""

    def __init__(self, place: Inside, said: list[Output]) -> None:
        self.place, self.said = place, said
        self.clients: list[Client] = []
        place.http.event_hooks["response"] = [self._answered]

    async def _answered(self, response: httpx.Response) -> None:
        await response.aread()
        head = str(response.headers.raw).encode()
        self.said.append(Output("answer", head + response.content))

    async def watch(self, person: Person, table: str, seat: int | None) -> Client:
        """Somebody looks at a table over a socket, or tries to."""
        client = Client(self.place.address, person.key)
        client.keep_frames = True
        self.clients.append(client)
        await client.connect()
        await client.send({"type": "watch", "table": table, "seat": seat})
        return client

    async def found(self) -> list[str]:
        """What was said of the secrets of the day."""
        for client in self.clients:
            await client.close()
            self.said += [Output("frame", frame.encode()) for frame in client.frames]
        search = Search(await secrets(self.place), [])
        return [f"{said.channel}: {what}" for said in self.said if (what := search.found(said.data))]


async def secrets(place: Inside) -> list[str]:
    """The server's own secret, the seed of the only challenge, and what its bots' chance is drawn with."""
    store = place.service.store
    [(row, _), *_] = await store.tables.recent(None, 9)
    settled = settings_of(row)
    assert settled.daily is not None
    assert settled.seed is not None
    return [(await store.daily.secret(SECRET, b"")).hex(), settled.seed, settled.daily.bot_secret]


@asynccontextmanager
async def overheard(folder: Path) -> AsyncIterator[Overheard]:
    """A server on a Monday, and all that it says."""
    log = Log()
    with logging_to(log):
        async with inside(folder) as place:
            place.clock.now = noon(MONDAY)
            place.service.pool.effort = QUICKLY
            yield Overheard(place, log.said)


async def ask_everything(person: Person, table: Challenger) -> dict[str, int]:
    """Somebody asks for all that there is; the status of each answer about that table."""
    for path in ELSEWHERE:
        assert (await person.request("GET", path)).status_code in (200, 404)
    found = {}
    for method, path in QUESTIONS:
        asked = table.path + path.format(seat=table.seat)
        found[path] = (await person.request(method, asked)).status_code
    return found


async def test_nothing_is_said_of_a_days_deal_before_the_day_is_over(tmp_path: Path) -> None:
    async with overheard(tmp_path) as ears:
        place = ears.place
        livia, gaius = [await place.person(name) for name in ("Livia", "Gaius")]
        await daily(gaius)
        table = await Challenger.begin(livia)
        await ears.watch(livia, table.table, table.seat)
        await ears.watch(gaius, table.table, None)
        await table.play_some(4)
        running = await ask_everything(gaius, table)
        await ask_everything(livia, table)
        end = await table.finish()
        assert end["standing"]["outcome"] is not None
        assert end["seed"] is None
        over = await ask_everything(gaius, table)
        for found in (running, over):
            assert {status for path, status in found.items() if "seat" not in path} == {404}
            assert {*found.values()} == {404}
        await ask_everything(livia, table)
        assert await ears.found() == []
        frames = [len(client.frames) for client in ears.clients]
        assert frames[0] > 20
        assert frames[1] == 2, "a welcome and a refusal"


async def test_its_person_sees_it_again_at_once_without_its_seed(tmp_path: Path) -> None:
    async with overheard(tmp_path) as ears:
        livia = await ears.place.person("Livia")
        table = await Challenger.begin(livia)
        await table.finish()
        record = (await livia.request("GET", f"{table.path}/record")).text
        assert record.count('"move"') > 20
        assert '"setup":{}' in record
        assert len((await livia.ask("GET", f"{table.path}/beginning"))["views"]) == 2
        assert (await livia.request("GET", "/api/me/records")).text == ""
        for path, body in roads(record, table):
            assert not (await livia.request("POST", path, body)).is_success, path
        again = {"same_deal": True}
        assert await refused(livia, "POST", f"{table.path}/rematch", again) == (409, "daily-not-over")
        assert await ears.found() == []


def roads(record: str, table: Challenger) -> list[tuple[str, Any]]:
    """Ways by which a record becomes a table or a position."""
    plans = [{"kind": "me"}, {"kind": "bot"}]
    form = {"rules": {"game": "downfall"}, "seats": plans}
    return [
        ("/api/records/replay", {"record": record}),
        ("/api/records/play", {"record": record, "table": form, "upto": 1}),
        ("/api/study/record", {"record": record}),
        (f"{table.path}/join", {}),
        (f"{table.path}/start", None),
    ]


async def test_after_the_day_everybody_may_look_and_the_seed_keeps_what_was_promised(tmp_path: Path) -> None:
    async with overheard(tmp_path) as ears:
        place = ears.place
        livia, gaius = [await place.person(name) for name in ("Livia", "Gaius")]
        table = await Challenger.begin(livia)
        running = await Challenger.begin(gaius)
        await table.finish()
        promised = (await daily(gaius))["commitment"]
        place.clock.now += MIDNIGHT - 1
        assert (await gaius.request("GET", f"{table.path}/view")).status_code == 404
        assert await ears.found() == []
        place.clock.now += 1
        told = await daily(gaius, MONDAY)
        [result] = told["results"]
        assert result["table"] == table.table
        assert told["commitment"] == promised
        seen = await gaius.ask("GET", f"{table.path}/view")
        assert (seen["seed"], seen["commitment"]) == (told["seed"], promised)
        assert (await gaius.ask("GET", table.path))["daily"] == MONDAY
        record = (await gaius.request("GET", f"{table.path}/record")).text
        assert told["seed"] in record
        assert (await livia.request("GET", "/api/me/records")).text == record
        assert set(await ears.found()) == {"answer: seed as a number"}
        assert await refused(livia, "GET", f"{running.path}/view") == (404, "table-unknown")
        again = await livia.ask("POST", f"{table.path}/rematch", {"same_deal": True})
        assert again["daily"] is None
        assert again["commitment"] == promised
