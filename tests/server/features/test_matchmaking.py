"""Playing somebody now: who meets whom, when bots sit down, and what becomes of people who have gone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside, refused
from tests.server.support.tab import Json, Tab, until

pytestmark = pytest.mark.anyio
MATCH = "/api/tables/match"


@pytest.fixture(autouse=True)
async def nobody_waits(place: Inside) -> None:
    """Nobody of an earlier test waits any more: whoever asks for the same would meet them."""
    place.clock.now += 1000
    await place.service.matchmaker.fill_due()


async def wait_there(place: Inside, person: Person, table: str) -> Tab:
    """Open the page of a table that has not begun."""
    tab = await place.tab(person.key)
    await tab.tell({"type": "watch", "table": table, "seat": None})
    await until(lambda: place.service.hub.waiting_people(table))
    return tab


async def test_two_strangers_who_want_the_same_meet_and_begin_at_once(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    first = await livia.ask("POST", MATCH, {"game": "downfall", "wait": 60})
    assert (first["status"], first["fills_at"]) == ("open", place.clock.now + 60)
    other = await nero.ask("POST", MATCH, {"game": "downfall", "speed": "slow"})
    assert other["table"] != first["table"], "who wants another speed waits elsewhere"
    second = await gaius.ask("POST", MATCH, {"game": "downfall", "name": "Gaius the Great"})
    assert (second["table"], second["status"], second["fills_at"]) == (first["table"], "running", None)
    assert {seat["name"] for seat in second["seats"]} == {"Livia", "Gaius the Great"}
    assert second["rules"]["clock"]["kind"] == "live"
    third = await nero.ask("POST", MATCH, {"game": "downfall"})
    assert third["table"] not in (first["table"], other["table"]), "a table that has begun waits for nobody"


async def test_who_asks_twice_has_one_seat_and_the_shorter_wait_counts(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    first = await livia.ask("POST", MATCH, {"game": "downfall", "players": 3, "wait": 60})
    again = await livia.ask("POST", MATCH, {"game": "downfall", "players": 3, "wait": 90})
    assert again["table"] == first["table"]
    assert [seat["kind"] for seat in again["seats"]].count("person") == 1
    assert again["fills_at"] == first["fills_at"]
    joined = await gaius.ask("POST", MATCH, {"game": "downfall", "players": 3, "wait": 10})
    assert (joined["status"], joined["fills_at"]) == ("open", place.clock.now + 10)


async def test_bots_take_the_free_seats_when_the_time_has_come(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    asked = {"game": "downfall", "players": 4, "wait": 30, "bot": "level:1"}
    table = (await livia.ask("POST", MATCH, asked))["table"]
    await gaius.ask("POST", MATCH, asked)
    await wait_there(place, livia, table)
    await place.service.matchmaker.fill_due()
    assert (await livia.ask("GET", f"/api/tables/{table}"))["status"] == "open", "not before"
    place.clock.now += 31
    await place.service.matchmaker.fill_due()
    info = await livia.ask("GET", f"/api/tables/{table}")
    assert info["status"] == "running"
    assert sorted(seat["kind"] for seat in info["seats"]) == ["bot", "bot", "bot", "person"], "Gaius has gone away"
    assert {seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"} == {"level:1"}
    assert len({seat["name"] for seat in info["seats"]}) == 4


async def test_a_table_that_all_have_left_goes(place: Inside, people: list[Person]) -> None:
    livia = people[0]
    table = (await livia.ask("POST", MATCH, {"game": "pompeii", "players": 4, "speed": "slow", "wait": 5}))["table"]
    place.clock.now += 400
    await place.service.matchmaker.fill_due()
    assert (await refused(livia, "GET", f"/api/tables/{table}"))[0] == 404


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "downfall", "players": 9}, 400),
        ({"game": "downfall", "wait": 1}, 400),
        ({"game": "downfall", "wait": 1e9}, 400),
        ({"game": "downfall", "bot": "level:77"}, 409),
        ({"game": "downfall", "rated": True}, 400),
    ],
)
async def test_what_cannot_be_wanted_is_refused(place: Inside, people: list[Person], asked: Json, status: int) -> None:
    before = await people[0].ask("GET", "/api/tables")
    assert (await refused(people[0], "POST", MATCH, asked))[0] == status
    assert await people[0].ask("GET", "/api/tables") == before


async def test_nobody_is_kept_from_meeting_by_what_others_ask(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    asked = {"game": "pompeii", "players": 2}
    table = (await livia.ask("POST", MATCH, asked))["table"]
    assert (await refused(place.with_key(""), "POST", MATCH, asked))[0] == 401
    assert (await refused(nero, "POST", MATCH, asked | {"name": "   "}))[0] == 409
    assert (await gaius.ask("POST", MATCH, asked))["table"] == table


async def test_who_waited_before_a_restart_is_found_by_the_next_one(tmp_path: Any) -> None:
    async with inside(tmp_path) as place:
        livia = await place.person("Livia")
        table = (await livia.ask("POST", MATCH, {"game": "downfall", "wait": 10}))["table"]
    async with inside(tmp_path) as place:
        gaius = await place.person("Gaius")
        assert (await gaius.ask("POST", MATCH, {"game": "downfall"}))["table"] == table


async def test_nobody_meets_somebody_who_has_gone(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    asked = {"game": "downfall", "wait": 300}
    first = (await livia.ask("POST", MATCH, asked))["table"]
    tab = await wait_there(place, livia, first)
    await place.service.matchmaker.fill_due()
    await tab.close()
    await until(lambda: not place.service.hub.waiting_people(first))
    place.clock.now += 5
    alone = await gaius.ask("POST", MATCH, asked)
    assert (alone["status"], alone["table"] != first) == ("open", True)
    await wait_there(place, livia, first)
    assert (await nero.ask("POST", MATCH, asked))["table"] == first, "she has come back"


async def test_the_seat_of_somebody_who_has_gone_is_given_to_somebody_who_is_there(
    place: Inside, people: list[Person]
) -> None:
    livia, gaius, nero = people
    asked = {"game": "downfall", "players": 3, "wait": 300}
    table = (await livia.ask("POST", MATCH, asked))["table"]
    assert (await gaius.ask("POST", MATCH, asked))["table"] == table
    await wait_there(place, gaius, table)
    place.clock.now += 15
    joined = await nero.ask("POST", MATCH, asked)
    assert (joined["table"], joined["status"]) == (table, "open")
    assert sorted(seat["name"] for seat in joined["seats"]) == ["", "Gaius", "Nero"]
    assert (await gaius.ask("GET", f"/api/tables/{table}"))["owned"]


async def test_a_table_waits_a_while_for_a_phone_that_was_locked(place: Inside, people: list[Person]) -> None:
    livia = people[0]
    table = (await livia.ask("POST", MATCH, {"game": "downfall", "wait": 30}))["table"]
    tab = await wait_there(place, livia, table)
    await place.service.matchmaker.fill_due()
    await tab.close()
    await until(lambda: not place.service.hub.waiting_people(table))
    place.clock.now += 60
    await place.service.matchmaker.fill_due()
    assert (await livia.ask("GET", f"/api/tables/{table}"))["status"] == "open", "it begins with nobody"
    await wait_there(place, livia, table)
    await place.service.matchmaker.fill_due()
    assert (await livia.ask("GET", f"/api/tables/{table}"))["status"] == "running"


async def test_those_who_look_on_hear_that_a_table_has_gone(place: Inside, people: list[Person]) -> None:
    livia, heard = people[0], list[Json]()
    table = (await livia.ask("POST", MATCH, {"game": "downfall", "wait": 30}))["table"]
    tab = await place.tab(None, heard)
    await tab.tell({"type": "watch", "table": table, "seat": None})
    await until(lambda: heard)
    place.clock.now += 31
    await place.service.matchmaker.fill_due()
    await until(lambda: {"type": "gone", "table": table} in heard)
    assert (await refused(livia, "GET", f"/api/tables/{table}"))[0] == 404


async def test_who_waits_no_longer_leaves_the_table_to_the_others(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    asked = {"game": "downfall", "players": 4, "speed": "slow", "wait": 60}
    table = (await livia.ask("POST", MATCH, asked))["table"]
    await gaius.ask("POST", MATCH, asked)
    path, free = f"/api/tables/{table}", {"kind": "open"}
    [seat] = (await livia.ask("GET", path))["mine"]
    assert (await livia.ask("PUT", f"{path}/seats/{seat}", free))["mine"] == []
    info = await gaius.ask("GET", path)
    assert (info["status"], info["owned"]) == ("open", True)
    await gaius.ask("PUT", f"{path}/seats/{info['mine'][0]}", free)
    assert (await refused(gaius, "GET", path))[0] == 404
