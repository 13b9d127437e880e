from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, refused
from vesuvius.server.errors import RateLimited
from vesuvius.server.features.own_data import LONGEST
from vesuvius.server.tables.clocks import DAY

pytestmark = pytest.mark.anyio


async def data(person: Person) -> Any:
    return await person.ask("GET", "/api/me/data")


async def test_a_person_gets_everything_in_one_file_and_no_secret_of_others(
    place: Inside, people: list[Person]
) -> None:
    livia, gaius, _ = people
    over, running = await place.finished(livia, gaius), await place.running(livia, gaius)
    for _ in range(6):
        await place.move(running, livia, gaius)
    tab = await place.tab(gaius.key)
    await tab.watch(running, 1)
    await tab.ask({"type": "say", "table": running, "seat": 1, "text": "Vale!", "id": "v"})
    await tab.close()
    told = await data(gaius)
    assert [row["name"] for row in told["persons"]] == ["Gaius"]
    assert {row["table"] for row in told["seats"]} == {over, running}
    assert [row["text"] for row in told["said"]] == ["Vale!"]
    async with place.service.registry.locked(running) as live:
        mine = [move.move for move in live.table.moves if move.seat == 1]
    assert [row["move"] for row in told["moves"]] == mine
    assert 0 < len(mine) < 6
    (record,) = told["records"]
    assert record[0]["seats"] == ["Livia", "Gaius"]
    hidden = place.service.registry.loaded(running)
    assert hidden is not None
    assert json.dumps(hidden.table.header.commitment)[1:-1] not in json.dumps(told)
    assert "hash" not in json.dumps(told)
    assert (await place.with_key("").request("GET", "/api/me/data")).status_code == 401


async def test_one_download_at_a_time(place: Inside) -> None:
    person = await place.person("Nero")
    who = (await person.ask("GET", "/api/me"))["person"]
    first = place.service.own_data.download(who)
    with pytest.raises(RateLimited):
        place.service.own_data.download(who)
    assert b"".join([part async for part in first]).endswith(b"]\n}\n")
    assert (await data(person))["format"] == "vesuvius-person-1"


async def test_a_download_that_nobody_reads_keeps_nobody_away_for_long(place: Inside) -> None:
    person = await place.person("Nero")
    who = (await person.ask("GET", "/api/me"))["person"]
    place.service.own_data.download(who)
    place.clock.now += LONGEST
    assert (await data(person))["format"] == "vesuvius-person-1"


async def test_who_stays_away_is_forgotten_and_the_games_of_others_stay(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.finished(livia, gaius)
    service, erase = place.service, place.service.erase
    await service.own_data.note_seen()
    place.clock.now += 30 * DAY
    await livia.ask("GET", "/api/me")
    assert await service.own_data.forget_unseen(None, erase) == 0
    assert await service.own_data.forget_unseen(20.0, erase) >= 1
    assert (await refused(gaius, "GET", "/api/me"))[0] == 401
    record = (await data(livia))["records"][-1]
    assert record[0]["seats"] == ["Livia", None]
    assert (await livia.ask("GET", f"/api/tables/{table}"))["table"] == table
    assert await service.own_data.forget_unseen(20.0, erase) == 0


async def test_a_server_says_how_long_it_keeps_what(place: Inside) -> None:
    told = await place.with_key("").ask("GET", "/api/privacy")
    kept = {"people": None, "finished": None, "abandoned": 90.0, "imported": 365.0}
    assert told == {**kept, "mail": False, "push": False}
