"""Tables before, after and around their games: whom they let in, who may begin, and what others send in."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, refused, whole_game
from tests.server.support.tab import Json, until
from vesuvius import load
from vesuvius.formats.record import dump
from vesuvius.server.protocol.messages import LONGEST_NAME
from vesuvius.server.tables.archive import MOST_LINES

pytestmark = pytest.mark.anyio
PATIENCE = 30
DEVICE = {"kind": "device", "name": "Titus"}


def sent(*names: str) -> Json:
    """A whole game as somebody may send it in, with other names."""
    head, rest = dump(whole_game()).decode().split("\n", 1)
    header = json.loads(head) | ({"seats": names} if names else {})
    return {"record": json.dumps(header, separators=(",", ":")) + "\n" + rest}


# Keys to seats.


async def test_a_seat_key_opens_nothing_once_its_seat_is_another_persons(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table, invite = await livia.open_table({"kind": "me"}, DEVICE)
    path = f"/api/tables/{table}"
    key = (await livia.ask("POST", f"{path}/keys"))["keys"]["1"]
    tab = await place.tab(key)
    await livia.ask("PUT", f"{path}/seats/1", {"kind": "open"})
    await gaius.join(table, invite)
    await livia.start(table)
    spy = place.with_key(key)
    for method, what, body in (
        ("GET", "view?seat=1", None),
        ("PUT", "seats/1/name", {"name": "Nero"}),
        ("POST", "chat", {"seat": 1, "text": "I am another."}),
    ):
        assert (await refused(spy, method, f"{path}/{what}", body))[0] == 401
    assert tab.socket is not None
    async with asyncio.timeout(PATIENCE):
        await tab.socket.wait_closed()


async def test_a_seat_key_that_is_still_there_does_not_open_a_persons_seat(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.running(livia, gaius)
    text, key = place.service.people.new_key(None, table, 1)
    await place.service.store.keys.renew(table, [key])
    spy, path = place.with_key(text), f"/api/tables/{table}"
    assert (await refused(spy, "GET", f"{path}/view?seat=1"))[0] in (403, 404)
    assert await refused(spy, "PUT", f"{path}/seats/1/name", {"name": "Nero"}) == (404, "table-unknown")


async def test_lots_end_the_keys_of_seats(place: Inside, people: list[Person]) -> None:
    livia = people[0]
    table, _ = await livia.open_table({"kind": "me"}, DEVICE, order="lot")
    key = (await livia.ask("POST", f"/api/tables/{table}/keys"))["keys"]["1"]
    await livia.start(table)
    assert await refused(place.with_key(key), "GET", f"/api/tables/{table}") == (401, "key-unknown")


# Joining and beginning.


async def test_nothing_begins_before_the_rules_are_ready(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"})
    await gaius.join(table, invite)
    form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    asked = [
        (f"/api/tables/{table}/start", None),
        (f"/api/tables/{table}/rematch", {}),
        ("/api/records/replay", sent()),
        ("/api/records/play", {**sent(), "table": form}),
    ]
    place.service.registry.ready.clear()
    try:
        for path, body in asked:
            answer = await livia.request("POST", path, body)
            assert (answer.status_code, answer.json()["message"]) == (503, "server-warming")
            assert answer.json()["warming"], "pages wait for it, however long it takes"
    finally:
        place.service.registry.ready.set()
    assert (await livia.ask("GET", f"/api/tables/{table}"))["status"] == "open"


async def test_a_game_begins_while_somebody_is_at_the_door(
    place: Inside, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    livia, gaius, _ = people
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"})
    await gaius.join(table, invite)
    registry, store = place.service.registry, place.service.store
    found, stored = asyncio.Event(), asyncio.Event()
    read, start = store.tables.find, store.tables.start

    async def read_before(name: str) -> Any:
        row = await read(name)
        if asyncio.current_task() in registry._loading.values() and not found.is_set():
            found.set()
            await stored.wait()
        return row

    async def start_after(*args: Any) -> None:
        await start(*args)
        asyncio.get_running_loop().call_soon(stored.set)

    monkeypatch.setattr(store.tables, "find", read_before)
    monkeypatch.setattr(store.tables, "start", start_after)
    heard: list[Json] = []
    door = await place.tab(gaius.key, heard)
    await door.tell({"type": "watch", "table": table, "seat": 1})
    await found.wait()
    assert (await livia.start(table))["status"] == "running"
    await until(
        lambda: [message["info"]["status"] for message in heard if message["type"] == "changed"][-1:] == ["running"]
    )


async def test_joining_again_takes_no_second_seat(people: list[Person]) -> None:
    livia, gaius, _ = people
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    infos = [await gaius.ask("POST", f"/api/tables/{table}/join", {"invite": invite}) for _ in range(2)]
    assert [info["mine"] for info in infos] == [[1], [1]]


async def test_a_hidden_table_is_none_to_outsiders(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.running(livia, gaius)
    path = f"/api/tables/{table}"
    for method, what, body in (
        ("POST", "/join", {}),
        ("POST", "/start", None),
        ("POST", "/keys", None),
        ("POST", "/rematch", {}),
        ("PUT", "/seats/0", {"kind": "open"}),
        ("PUT", "/seats/0/name", {"name": "Nero"}),
        ("PUT", "/chat", {"on": False}),
        ("POST", "/chat", {"seat": 0, "text": "Salve"}),
        ("DELETE", "", None),
    ):
        assert await refused(nero, method, path + what, body) == (404, "table-unknown"), what


# What others send in.


async def test_names_in_a_record_are_shown_like_all_names(people: list[Person]) -> None:
    livia = people[0]
    for name, shown in (("x" * 300, "x" * LONGEST_NAME), ("\u202ee\u0000vil", "e vil"), ("\n\u200b", "")):
        info = await livia.ask("POST", "/api/records/replay", sent(name, "Gaius"))
        assert [seat["name"] for seat in info["seats"]] == [shown, "Gaius"]


async def test_a_record_that_is_too_long_is_not_taken_in(people: list[Person]) -> None:
    livia, long = people[0], {"record": "{}\n" * (MOST_LINES + 1)}
    form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert await refused(livia, "POST", "/api/records/replay", long) == (409, "archive-too-long")
    assert await refused(livia, "POST", "/api/records/play", {**long, "table": form}) == (409, "archive-too-long")


async def test_a_record_is_played_again_beside_the_event_loop(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    loops: list[object] = []

    def watched(name: str) -> Any:
        try:
            loops.append(asyncio.get_running_loop())
        except RuntimeError:
            loops.append(None)
        return load(name)

    monkeypatch.setattr("vesuvius.server.tables.archive.load", watched)
    info = await people[0].ask("POST", "/api/records/replay", sent())
    assert (info["status"], loops) == ("over", [None])
    view = await people[0].ask("GET", f"/api/tables/{info['table']}/view")
    assert (view["seq"], view["standing"]["seat"]) == (info["seq"], None)


async def test_nobody_plays_a_record_again(people: list[Person]) -> None:
    info = await people[0].ask("POST", "/api/records/replay", sent())
    path = f"/api/tables/{info['table']}/rematch"
    assert await refused(people[0], "POST", path, {}) == (409, "table-nobody-again")


# Those who go, and those who listen.


async def test_who_is_erased_has_left_their_tables(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.running(livia, gaius, nero)
    waiting, invite = await livia.open_table({"kind": "me"}, {"kind": "open"})
    await gaius.join(waiting, invite)
    await gaius.ask("DELETE", "/api/me")
    info = await livia.ask("GET", f"/api/tables/{table}")
    assert [seat["state"] for seat in info["seats"]] == ["here", "away", "here"]
    assert (await livia.ask("GET", f"/api/tables/{waiting}"))["seats"][1]["kind"] == "open"


async def test_everybody_hears_that_the_chat_is_switched(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.running(livia, gaius)
    heard: list[Json] = []
    tab = await place.tab(gaius.key, heard)
    assert tab.socket is not None
    await tab.socket.send(json.dumps({"type": "watch", "table": table, "seat": 1}))
    async with asyncio.timeout(PATIENCE):
        while not heard:
            await asyncio.sleep(0.01)
    await livia.ask("PUT", f"/api/tables/{table}/chat", {"on": False})
    async with asyncio.timeout(PATIENCE):
        while not any(message["type"] == "changed" for message in heard):
            await asyncio.sleep(0.01)
    changed = [message["info"]["rules"]["chat"] for message in heard if message["type"] == "changed"]
    assert changed == [False]
    await tab.close()


async def test_without_an_invitation_nothing_is_read(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    async def table(name: str) -> None:
        read.append(name)

    monkeypatch.setattr(place.service.store.tables, "find", table)
    assert not await place.service.lobby.invited("table", None)
    assert not read
    assert not await place.service.lobby.invited("table", "x")
    assert read == ["table"]


# Playing again.


async def again(person: Person, table: str) -> Json:
    """Ask to play again."""
    info: Json = await person.ask("POST", f"/api/tables/{table}/rematch", {"same_deal": False})
    return info


async def test_t9_a_rematch_begins_when_the_other_has_accepted(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.finished(livia, gaius)
    heard: list[Json] = []
    tab = await place.tab(gaius.key, heard)
    await tab.watch(table, 1)
    offered = await again(livia, table)
    assert (offered["status"], len(offered["mine"]), offered["owned"]) == ("open", 1, True)
    path = f"/api/tables/{offered['table']}"
    await until(lambda: [each for each in heard if each.get("info", {}).get("next") == offered["table"]])
    asked = await gaius.ask("GET", path)
    assert (asked["mine"], len(asked["invited"])) == ([], 1)
    assert offered["table"] in [info["table"] for info in await gaius.ask("GET", "/api/me/tables")]
    assert (await refused(nero, "GET", path))[0] == 404
    begun = await gaius.ask("POST", f"{path}/join", {"seat": None, "name": None, "invite": None})
    assert (begun["status"], begun["mine"], begun["invited"]) == ("running", asked["invited"], [])


async def test_t9_nobody_else_takes_a_seat_that_is_kept(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.running(livia, gaius, public=True)
    await livia.ask("POST", f"/api/tables/{table}/commands", give_up(table))
    offered = (await again(livia, table))["table"]
    path, joining = f"/api/tables/{offered}", {"seat": None, "name": None, "invite": None}
    assert await refused(nero, "POST", f"{path}/join", joining) == (409, "table-seat-taken")
    assert offered not in [info["table"] for info in await nero.ask("GET", "/api/tables")]
    [kept] = (await gaius.ask("GET", path))["invited"]
    declined = await gaius.ask("PUT", f"{path}/seats/{kept}", {"kind": "open"})
    assert (declined["status"], declined["invited"], declined["seats"][kept]["name"]) == ("open", [], "")
    assert len((await nero.ask("POST", f"{path}/join", joining))["mine"]) == 1
    assert (await livia.ask("GET", path))["status"] == "open", "with somebody else its owner says when"


async def test_t9_with_bots_alone_the_next_game_begins_at_once(place: Inside, people: list[Person]) -> None:
    livia = people[0]
    table, _ = await livia.open_table({"kind": "me"}, {"kind": "bot", "bot": "level:1"})
    await livia.start(table)
    await livia.ask("POST", f"/api/tables/{table}/commands", give_up(table))
    assert (await again(livia, table))["status"] == "running"


async def test_t9_a_rematch_after_a_quick_match_is_filled_by_nobody(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    asked = {"game": "downfall", "players": 2, "speed": "slow"}
    await livia.ask("POST", "/api/tables/match", asked)
    info = await gaius.ask("POST", "/api/tables/match", asked)
    [seat] = info["mine"]
    await gaius.ask("POST", f"/api/tables/{info['table']}/commands", give_up(info["table"], seat))
    offered = await again(gaius, info["table"])
    assert (offered["status"], offered["fills_at"]) == ("open", None)
    assert (await again(livia, info["table"]))["status"] == "running"


def give_up(table: str, seat: int = 0) -> Json:
    """The command to resign before anything was played."""
    return {"type": "resign", "table": table, "seat": seat, "seq": 1, "id": "up"}
