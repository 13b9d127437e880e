"""Everything that can be asked over HTTP: people, keys and codes, tables before, during and after their games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from tests.server.support.inside import Inside, inside, refused
from tests.server.support.tab import Gone, Json, Tab
from vesuvius.server.app import application
from vesuvius.server.settings import Settings
from vesuvius.server.transport.socket import POLICY

pytestmark = pytest.mark.anyio
PATIENCE = 30
UNREADABLE = [b"[" * 5000, b'{"name":"\xff"}', b'{"name":"\\ud800"}', b'{"name":NaN}', b"", b"null"]


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(tmp_path_factory.mktemp("server"), chat_per_minute=5) as place:
        yield place


def test_nothing_is_loaded_for_kinds_of_forms_that_are_not_used() -> None:
    kinds = [type(plugin).__name__ for plugin in application(Settings()).plugins]
    assert [kind for kind in kinds if "Pydantic" in kind or "Attrs" in kind] == []


# People.


async def test_a_person_is_a_name_and_a_key(place: Inside) -> None:
    livia = await place.person("  Livia\u202e \u0007Drusilla ")
    me = await livia.ask("GET", "/api/me")
    assert (me["name"], me["language"]) == ("Livia Drusilla", "en")
    assert (await livia.ask("PUT", "/api/me", {"name": "Julia"}))["name"] == "Julia"
    assert (await livia.ask("PUT", "/api/me", {"language": "nl"}))["language"] == "nl"
    me = await livia.ask("GET", "/api/me")
    assert (me["name"], me["language"]) == ("Julia", "nl")
    assert (await livia.request("PUT", "/api/me", {"language": "la"})).status_code == 400
    assert await refused(livia, "PUT", "/api/me", {"name": "\u0000 \u200b"}) == (409, "name-empty")
    for key in ("", livia.key[:-1] + "!", livia.key.partition(".")[0] + ".x"):
        assert (await refused(place.with_key(key), "GET", "/api/me"))[0] == 401


async def test_a_code_makes_another_device_mine_once(place: Inside) -> None:
    livia = await place.person("Livia")
    given = await livia.ask("POST", "/api/me/codes", {})
    assert given["link"] == f"{place.address}/#code={given['code']}"
    assert given["picture"].startswith("<svg")
    typed = given["code"][:6].lower() + "-" + given["code"][6:].replace("0", "o").replace("1", "l")
    taken = await place.with_key("").ask("POST", "/api/codes", {"code": typed})
    other = place.with_key(taken["key"])
    assert taken["me"] == await livia.ask("GET", "/api/me") == await other.ask("GET", "/api/me")
    assert await refused(other, "POST", "/api/codes", {"code": given["code"]}) == (404, "code-unknown")
    assert (await refused(place.with_key(""), "POST", "/api/me/codes", {})) == (401, "key-of-person-needed")


async def test_a_code_runs_out(place: Inside) -> None:
    livia = await place.person("Livia")
    given = await livia.ask("POST", "/api/me/codes", {})
    place.clock.now += given["seconds"]
    assert await refused(livia, "POST", "/api/codes", {"code": given["code"]}) == (404, "code-unknown")


async def test_a_code_that_moves_ends_the_key_that_asked_for_it(place: Inside) -> None:
    livia = await place.person("Livia")
    tab = await place.tab(livia.key)
    code = (await livia.ask("POST", "/api/me/codes", {"moves": True}))["code"]
    assert (await livia.ask("GET", "/api/me"))["name"] == "Livia", "it ends when the code is taken"
    taken = await place.with_key("").ask("POST", "/api/codes", {"code": code})
    assert await refused(livia, "GET", "/api/me") == (401, "key-unknown")
    assert [key["current"] for key in await place.with_key(taken["key"]).ask("GET", "/api/me/keys")] == [True]
    await closed(tab)


async def test_a_key_that_is_ended_closes_its_socket_and_no_other(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    code = (await livia.ask("POST", "/api/me/codes", {}))["code"]
    phone = place.with_key((await livia.ask("POST", "/api/codes", {"code": code}))["key"])
    tabs = [await place.tab(person.key) for person in (livia, phone)]
    keys = {key["current"]: key["id"] for key in await livia.ask("GET", "/api/me/keys")}
    assert keys[True] == livia.key.partition(".")[0]
    assert await refused(gaius, "DELETE", f"/api/me/keys/{keys[False]}") == (404, "key-unknown-id")
    await livia.ask("DELETE", f"/api/me/keys/{keys[False]}")
    assert await refused(phone, "GET", "/api/me") == (401, "key-unknown")
    await closed(tabs[1])
    (answer,) = await tabs[0].ask({"type": "hello", "version": 1})
    assert answer["message"] == "message-hello-again"
    await tabs[0].close()


async def test_who_is_erased_is_forgotten_and_the_game_goes_on(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table = await place.running(livia, gaius)
    await livia.ask("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": "Vale!"})
    tab = await place.tab(livia.key)
    await livia.ask("DELETE", "/api/me")
    assert await refused(livia, "GET", "/api/me") == (401, "key-unknown")
    await closed(tab)
    info = await gaius.ask("GET", f"/api/tables/{table}")
    assert [(seat["name"], seat["person"] is None) for seat in info["seats"]] == [("", True), ("Gaius", False)]
    assert [said["text"] for said in await gaius.ask("GET", f"/api/tables/{table}/chat?seat=1")] == [""]
    assert [seat["state"] for seat in info["seats"]] == ["away", "here"]
    assert (await gaius.ask("GET", f"/api/tables/{table}/view?seat=1"))["seq"] == 2


async def closed(tab: Tab) -> None:
    """The server has closed that socket."""
    assert tab.socket is not None
    async with asyncio.timeout(PATIENCE):
        await tab.socket.wait_closed()
    assert (tab.socket.close_code, tab.socket.close_reason) == (POLICY, "ended")
    with pytest.raises(Gone):
        await tab.post({"type": "hello", "version": 1})


# Tables.


async def test_a_table_is_hidden_from_those_who_were_not_invited(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"})
    path = f"/api/tables/{table}"
    assert await refused(gaius, "GET", path) == (404, "table-unknown")
    assert await refused(gaius, "GET", path, **{"X-Invite": "x"}) == (404, "table-unknown")
    assert await refused(gaius, "POST", f"{path}/join", {}) == (404, "table-unknown")
    assert (await gaius.ask("GET", path, **{"X-Invite": invite}))["owned"] is False
    assert (await livia.ask("GET", path))["owned"] is True
    shown, _ = await livia.open_table({"kind": "me"}, {"kind": "open"}, public=True)
    listed = [info["table"] for info in await gaius.ask("GET", "/api/tables")]
    assert shown in listed
    assert table not in listed
    assert (await gaius.ask("POST", f"/api/tables/{shown}/join", {"name": "Nero"}))["mine"] == [1]


async def test_seats_are_taken_planned_named_and_given_up(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"}, {"kind": "device", "name": "Titus"})
    path = f"/api/tables/{table}"
    assert await refused(livia, "POST", f"{path}/start") == (409, "table-seats-open")
    assert (await gaius.join(table, invite))["mine"] == [1]
    assert await refused(gaius, "POST", f"{path}/join", {"seat": 0, "invite": invite}) == (409, "table-seat-taken")
    assert await refused(gaius, "PUT", f"{path}/seats/0", {"kind": "open"}) == (403, "table-not-yours")
    assert await refused(gaius, "PUT", f"{path}/seats/2/name", {"name": "x"}) == (403, "table-not-your-seat")
    assert await refused(gaius, "POST", f"{path}/start") == (403, "table-not-yours")
    await livia.ask("PUT", f"{path}/seats/2/name", {"name": "Tiberius"})
    await gaius.ask("PUT", f"{path}/seats/1", {"kind": "open"})
    await livia.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "level:1"})
    assert await refused(livia, "PUT", f"{path}/seats/3", {"kind": "open"}) == (409, "table-no-such-seat")
    assert await refused(livia, "PUT", f"{path}/seats/-1", {"kind": "open"}) == (400, "http-400")
    started = await livia.start(table)
    assert (started["status"], started["seq"]) == ("running", 1)
    assert len(started["commitment"]) == 64
    assert [seat["name"] for seat in started["seats"]] == ["Livia", "level:1", "Tiberius"]
    assert await refused(livia, "POST", f"{path}/start") == (409, "table-begun")


@pytest.mark.parametrize(
    ("rules", "seats", "message"),
    [
        ({"game": "chess"}, [{}, {}], (404, "unknown-game")),
        ({"game": "downfall"}, [{}], (409, "table-players")),
        ({"game": "downfall", "options": ["x"]}, [{}, {}], (409, "table-options")),
        ({"game": "downfall"}, [{"kind": "bot", "bot": "x"}, {}], (409, "table-no-such-bot")),
        ({"game": "downfall", "clock": {"kind": "slow", "days": 0}}, [{}, {}], (400, "http-400")),
        ({"game": "downfall"}, [{}] * 9, (400, "http-400")),
    ],
)
async def test_tables_that_cannot_be(place: Inside, rules: Json, seats: list[Json], message: tuple[int, str]) -> None:
    livia = await place.person("Livia")
    assert await refused(livia, "POST", "/api/tables", {"rules": rules, "seats": seats}) == message
    assert await livia.ask("GET", "/api/me/tables") == []


async def test_my_games_with_the_waiting_ones_first(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    tables = [await place.running(livia, gaius), await place.running(gaius, livia)]
    opened, _ = await livia.open_table({"kind": "me"}, {"kind": "open"})
    mine = await livia.ask("GET", "/api/me/tables")
    assert [info["waiting"] for info in mine] == [True, False, False]
    assert {info["table"] for info in mine[:2]} == {*tables}
    assert (mine[2]["table"], mine[2]["status"]) == (opened, "open")


async def test_a_curtain_lifts_and_falls_for_a_seat_at_the_same_device(place: Inside) -> None:
    livia = await place.person("Livia")
    table, _ = await livia.open_table({"kind": "device", "name": "Titus"}, {"kind": "device", "name": "Nero"})
    await livia.start(table)
    keys = (await livia.ask("POST", f"/api/tables/{table}/keys"))["keys"]
    seats = [place.with_key(keys[seat]) for seat in ("0", "1")]
    assert await refused(livia, "GET", f"/api/tables/{table}/view?seat=0") == (403, "table-not-your-seat")
    assert await refused(seats[1], "GET", f"/api/tables/{table}/view?seat=0") == (403, "table-not-your-seat")
    heard: list[Json] = []
    tab = await place.tab(None, heard)
    answer = await tab.watch(table, 0, key=keys["1"])
    assert answer["message"] == "table-not-your-seat"
    await tab.watch(table, 0, key=keys["0"])
    assert [(told["type"], told["seat"]) for told in heard] == [("view", 0)]
    await tab.tell({"type": "unwatch", "table": table, "seat": 0})
    (answer,) = await tab.ask({"type": "leave", "table": table, "seat": 0, "seq": 1, "id": "a"})
    assert answer["message"] == "table-unknown", "the key was dropped with the curtain"
    assert await place.move(table, *seats)
    await settle(tab)
    assert len(heard) == 1
    await tab.watch(table, 0, key=keys["0"])
    await livia.ask("POST", f"/api/tables/{table}/keys")
    assert await refused(seats[0], "GET", f"/api/tables/{table}/view?seat=0") == (401, "key-unknown")
    await closed(tab)


async def settle(tab: Tab) -> None:
    """Whatever was sent before has been heard, and what it caused has been told."""
    (answer,) = await tab.ask({"type": "hello", "version": 1})
    assert answer["message"] == "message-hello-again"


async def test_tables_are_deleted_by_their_owner(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table = await place.running(livia, gaius)
    assert await refused(gaius, "DELETE", f"/api/tables/{table}") == (403, "table-not-yours")
    assert await refused(livia, "DELETE", f"/api/tables/{table}") == (409, "table-running")
    over = await place.finished(livia, gaius)
    opened, _ = await livia.open_table({"kind": "me"}, {"kind": "open"})
    for gone in (over, opened):
        await livia.ask("DELETE", f"/api/tables/{gone}")
        assert await refused(livia, "GET", f"/api/tables/{gone}") == (404, "table-unknown")
    assert [info["table"] for info in await gaius.ask("GET", "/api/me/tables")] == [table]


@pytest.mark.parametrize("same_deal", [False, True])
async def test_a_rematch_turns_the_seats(place: Inside, same_deal: bool) -> None:
    livia, gaius, nero = [await place.person(name) for name in ("Livia", "Gaius", "Nero")]
    table = await place.finished(livia, gaius)
    before = await livia.ask("GET", f"/api/tables/{table}")
    path, form = f"/api/tables/{table}/rematch", {"same_deal": same_deal}
    assert await refused(nero, "POST", path, form) == (404, "table-unknown")
    offered = await gaius.ask("POST", path, form)
    again = await livia.ask("POST", path, form)
    assert (again["status"], again["mine"], again["origin"]) == ("running", [1], table)
    assert again["table"] == offered["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Gaius", "Livia"]
    assert (again["commitment"] == before["commitment"]) is same_deal
    assert (await gaius.ask("POST", path, form))["mine"] == [0]
    assert (await livia.ask("GET", f"/api/tables/{table}"))["next"] == again["table"]
    assert await refused(gaius, "POST", f"/api/tables/{again['table']}/rematch", form) == (409, "table-not-over")


# The host.


async def test_health_and_figures(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = place.with_key("")
    assert (await nobody.ask("GET", "/health"))["status"] == "ready"
    figures = await nobody.request("GET", "/metrics")
    assert figures.status_code == 200
    assert "vesuvius_ready 1.0" in figures.text
    monkeypatch.setattr(place.service, "settings", replace(place.service.settings, metrics_addresses=("192.0.2.0/24",)))
    assert await refused(nobody, "GET", "/metrics") == (404, "http-404")


@pytest.mark.parametrize(
    "body", [b"[" * 5000, b'{"name":"\xff"}', b'{"name":"\\ud800"}', b'{"name":NaN}', b"", b"null"]
)
async def test_a_body_that_cannot_be_read_is_the_fault_of_whoever_sent_it(place: Inside, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    response = await place.http.post(f"{place.address}/api/people", content=body, headers=headers)
    assert (response.status_code, response.json()["message"]) == (400, "http-400")
