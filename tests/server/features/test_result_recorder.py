"""Results and ratings over HTTP, from the choice at a table to what it has made of its players."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.soaks.kill.killable import Killable
from tests.server.support.client import Person
from tests.server.support.inside import Inside
from tests.server.support.process import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
async def people(place: Inside) -> list[Person]:
    return [await place.person(name) for name in ("Livia", "Gaius")]


async def played(place: Inside, *people: Person, **rules: Any) -> str:
    """A whole game of these people."""
    table = await place.running(*people, **rules)
    while await place.move(table, *people):
        pass
    return table


async def career(person: Person) -> Any:
    return await person.ask("GET", "/api/me/results")


async def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    response = await person.request(method, path, body)
    assert not response.is_success
    return str(response.json()["message"])


async def test_a_rated_game_makes_results_and_ratings(place: Inside, people: list[Person]) -> None:
    assert await career(people[0]) == {"ratings": [], "tallies": [], "opponents": [], "games": []}
    table = await played(place, *people, rated=True)
    careers = [await career(person) for person in people]
    assert careers == [await career(person) for person in people], "asking again changes nothing"
    [ours, theirs] = [each["games"][0] for each in careers]
    assert ours["finishers"] == theirs["finishers"]
    assert [ours["table"], ours["seat"], theirs["seat"], ours["kept"]] == [table, 0, 1, True]
    orders = [each["place"] for each in ours["finishers"]]
    assert sorted(orders) in ([1, 1], [1, 2])
    for seat, each in enumerate(careers):
        [rating] = each["ratings"]
        mine = each["games"][0]
        assert (rating["pool"], rating["games"], rating["rating"]) == ("people", 1, mine["after"])
        assert mine["before"] == 1500
        assert (mine["after"] > 1500) == (orders[seat] < orders[1 - seat])
        [tally] = each["tallies"]
        assert (tally["players"], tally["games"], tally["places"][orders[seat] - 1]) == (2, 1, 1)
        [opponent] = each["opponents"]
        assert opponent["name"] == people[1 - seat].name
        compared = [opponent["better"], opponent["equal"], opponent["worse"]]
        assert compared[1 + (orders[seat] > orders[1 - seat]) - (orders[seat] < orders[1 - seat])] == 1
        assert sum(compared) == 1


async def test_casual_games_count_for_the_tallies_alone(place: Inside, people: list[Person]) -> None:
    await played(place, *people)
    found = await career(people[0])
    assert found["ratings"] == []
    assert [tally["games"] for tally in found["tallies"]] == [1]
    assert [(game["before"], game["after"]) for game in found["games"]] == [(None, None)]


async def test_a_defeat_is_not_undone_by_deleting_the_table(place: Inside, people: list[Person]) -> None:
    table = await played(place, *people, rated=True)
    await people[0].ask("DELETE", f"/api/tables/{table}")
    for person in people:
        found = await career(person)
        assert [rating["games"] for rating in found["ratings"]] == [1]
        assert [game["kept"] for game in found["games"]] == [False]


async def do(person: Person, table: str, kind: str, seat: int, seq: int, **more: Any) -> None:
    """Something else than a move, which is acknowledged."""
    command = {"type": kind, "table": table, "seat": seat, "seq": seq, "id": f"{kind}{seq}", **more}
    answer = await person.ask("POST", f"/api/tables/{table}/commands", command)
    assert answer["type"] == "acknowledged", answer


async def test_t2_who_resigns_a_rated_game_of_two_has_lost_it_at_once(place: Inside, people: list[Person]) -> None:
    table = await place.running(*people, rated=True)
    await do(people[0], table, "resign", 0, 1)
    for person in people:
        [listed] = await person.ask("GET", "/api/me/tables")
        assert (listed["status"], listed["waiting"], listed["turn"]) == ("over", False, None)
        found = await career(person)
        [game] = found["games"]
        assert [(each["place"], each["gone"]) for each in game["finishers"]] == [(2, True), (1, False)]
        assert [each["score"] for each in game["finishers"]] == [None, None]
        assert found["tallies"][0]["best"] is None
        assert [rating["pool"] for rating in found["ratings"]] == ["people"]
    assert (await career(people[0]))["ratings"][0]["rating"] < 1500 < (await career(people[1]))["ratings"][0]["rating"]
    again = await people[1].ask("POST", f"/api/tables/{table}/rematch", {"same_deal": False})
    assert again["status"] == "open", "nobody is rated without having accepted"


async def test_t3_where_a_bot_plays_on_no_list_says_that_it_is_the_turn_of_one_who_resigned(place: Inside) -> None:
    people = [await place.person(name) for name in ("Livia", "Gaius", "Marcus")]
    table = await place.running(*people)
    turn = (await people[0].ask("GET", f"/api/tables/{table}"))["turn"]
    await do(people[turn], table, "leave", turn, 1)
    [listed] = await people[turn].ask("GET", "/api/me/tables")
    assert (listed["turn"], listed["waiting"]) == (turn, False)


async def test_t5_a_game_that_all_agree_to_end_counts_for_nobody(place: Inside, people: list[Person]) -> None:
    table = await place.running(*people, rated=True)
    await do(people[0], table, "offer-end", 0, 1)
    await do(people[1], table, "answer-end", 1, 2, yes=True)
    seen = await people[0].ask("GET", f"/api/tables/{table}/view?seat=0")
    assert (seen["standing"]["ended"], seen["standing"]["outcome"]["winners"]) == ("agreed", [])
    assert await career(people[0]) == {"ratings": [], "tallies": [], "opponents": [], "games": []}


async def test_who_leaves_a_rated_game_is_last_and_a_bot_is_nobody_else(place: Inside, people: list[Person]) -> None:
    table = await place.running(*people, rated=True)
    path = f"/api/tables/{table}"
    await do(people[0], table, "leave", 0, 1)
    await do(people[1], table, "let-bot", 1, 2, absent=0, bot="level:1")
    while True:
        seen = await people[1].ask("GET", f"{path}/view?seat=1")
        if seen["standing"]["outcome"]:
            break
        if not (legal := seen["standing"]["legal"]):
            continue
        play = {
            "type": "play",
            "table": table,
            "seat": 1,
            "seq": seen["seq"],
            "id": f"m{seen['seq']}",
            "token": legal[0],
        }
        await people[1].ask("POST", f"{path}/commands", play)
    found = await career(people[0])
    assert [(each["place"], each["gone"]) for each in found["games"][0]["finishers"]] == [(2, True), (1, False)]
    assert [(rating["pool"], rating["rating"] < 1500) for rating in found["ratings"]] == [("people", True)]


async def test_at_a_rated_table_nobody_is_advised_or_goes_back(place: Inside, people: list[Person]) -> None:
    seats = ({"kind": "bot", "bot": "level:1"}, {"kind": "me"})  # seat 1 begins: nothing happens but what is asked for
    table, _ = await people[0].open_table(*seats, rated=True)
    await people[0].start(table)
    path = f"/api/tables/{table}"
    assert await refused(people[0], "POST", f"{path}/hints/1") == "table-rated-hints"
    seq = (await people[0].ask("GET", f"{path}/view?seat=1"))["seq"]
    rewind = {"type": "ask-rewind", "table": table, "seat": 1, "seq": seq, "id": "r", "to": 0}
    assert (await people[0].ask("POST", f"{path}/commands", rewind))["message"] == "table-rated-rewind"
    device = {"rules": {"game": "downfall", "rated": True}, "seats": [{"kind": "device"}, {"kind": "device"}]}
    assert await refused(people[0], "POST", "/api/tables", device) == "table-rated-device"
    table, _ = await people[0].open_table({"kind": "me"}, {"kind": "open"}, rated=True)
    plan = f"/api/tables/{table}/seats/1"
    assert await refused(people[0], "PUT", plan, {"kind": "device"}) == "table-rated-device"
    assert await refused(people[0], "PUT", plan, {"kind": "me"}) == "table-rated-twice"


async def test_the_same_deal_again_is_casual_and_a_new_one_stays_rated(place: Inside, people: list[Person]) -> None:
    for same in (True, False):
        table = await played(place, *people, rated=True)
        again = await people[0].ask("POST", f"/api/tables/{table}/rematch", {"same_deal": same})
        assert again["rules"]["rated"] is not same


async def test_who_waits_at_an_open_table_is_listed_with_their_rating(place: Inside, people: list[Person]) -> None:
    table = await played(place, *people, rated=True)
    rating = (await career(people[0]))["ratings"][0]["rating"]
    opened, _ = await people[0].open_table({"kind": "me"}, {"kind": "bot"}, {"kind": "open"}, public=True)
    [listed] = [info for info in await people[1].ask("GET", "/api/tables") if info["table"] == opened]
    assert [seat["rating"] for seat in listed["seats"]] == [rating, None, None]
    info = await people[0].ask("GET", f"/api/tables/{table}")
    assert not any("rating" in seat for seat in info["seats"])


async def play_until_the_fall(server: Server, http: httpx.AsyncClient, people: list[Person]) -> None:
    """A rated game at a server that dies when it has ended."""
    place = Inside(server.address, http, None, None)  # type: ignore[arg-type]
    await played(place, *people, rated=True)
    await career(people[0])


async def test_a_game_that_ended_before_a_fall_is_rated_once_after_it(tmp_path: Path) -> None:
    """The server dies at both moments: when the result is about to be committed, and when it has just been."""
    server = Killable(tmp_path)
    await server.open()
    people: list[Person] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for games in (1, 2):
            await server.give_birth(f"result:{games}")
            assert await server.is_ready()
            people = people or [await Person.register(server.address, http, name) for name in ("Livia", "Gaius")]
            with pytest.raises(httpx.TransportError):
                await play_until_the_fall(server, http, people)
            assert server.ended is not None
            assert await server.ended == -signal.SIGKILL
            await server.give_birth()
            assert await server.is_ready()
            for person in people:
                found = await career(person)
                assert [rating["games"] for rating in found["ratings"]] == [games]
                assert len(found["games"]) == games
            await server.shoot()
    await server.close()
