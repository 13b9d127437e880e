"""Games that anyone may watch: which are shown, what is seen of them, how often they're drawn; who is there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import patch

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside, refused
from tests.server.support.tab import Json, Tab, until
from vesuvius.server.features import showcase
from vesuvius.server.tables import presence
from vesuvius.server.tables.table import Table

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "bot": "level:1"}


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(tmp_path_factory.mktemp("server")) as place:
        with patch.object(presence, "PAUSE", 0.01):
            yield place


@pytest.fixture
async def people(place: Inside) -> AsyncIterator[list[Person]]:
    """Three people; their tables are closed afterwards."""
    yield [await place.person(name) for name in ("Livia", "Gaius", "Nero")]
    for live in [*place.service.registry.running()]:
        await place.service.lobby.close(live.row.id)


async def shown(place: Inside, **asked: Any) -> list[Json]:
    """The games that anybody is shown, some seconds later."""
    place.clock.now += 10
    games: list[Json] = (await place.http.get(place.address + "/api/watch", params=asked)).json()["games"]
    return games


async def test_only_running_games_that_anyone_may_watch_are_shown(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    assert (await place.http.get(place.address + "/api/watch")).json() == {"games": [], "again": 10.0}
    public = await place.running(livia, gaius, public=True)
    on_show = await place.running(livia, gaius, audience="anyone")
    await place.running(livia, gaius)
    await place.running(livia, gaius, public=True, watching=False)
    await place.running(livia, gaius, audience="anyone", watching=False)
    await livia.open_table({"kind": "me"}, {"kind": "open"}, public=True)
    assert {each["table"] for each in await shown(place)} == {public, on_show}
    assert len(await shown(place, most=1)) == 1
    await place.service.lobby.close(on_show)
    assert {each["table"] for each in await shown(place)} == {public}


async def test_what_is_shown_is_what_a_spectator_sees(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.running(livia, gaius, audience="anyone")
    await place.move(table, livia, gaius)
    [each] = await shown(place)
    seen = await place.with_key("").ask("GET", f"/api/tables/{table}/view")
    assert each["game"]["view"] == seen["view"]
    assert all(not hand["cards"] for hand in each["game"]["view"]["hands"])
    assert (each["game"]["moves"], each["game"]["watchers"]) == (1, 0)
    assert [seat["name"] for seat in each["game"]["info"]["seats"]] == ["Livia", "Gaius"]


async def test_a_game_on_show_is_watched_by_anyone_and_joined_by_invitation(
    place: Inside, people: list[Person]
) -> None:
    livia, gaius, nero = people
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"}, audience="anyone")
    assert await refused(nero, "GET", f"/api/tables/{table}") == (404, "table-unknown")
    assert await refused(nero, "POST", f"/api/tables/{table}/join", {}) == (404, "table-unknown")
    await gaius.join(table, invite)
    await livia.start(table)
    assert (await nero.ask("GET", f"/api/tables/{table}"))["mine"] == []
    assert (await nero.ask("GET", f"/api/tables/{table}/view"))["seat"] is None
    assert table not in {info["table"] for info in await nero.ask("GET", "/api/tables")}
    hidden = await place.running(livia, gaius, audience="anyone", watching=False)
    assert await refused(nero, "GET", f"/api/tables/{hidden}/view") == (404, "table-unknown")


async def test_however_many_look_a_game_is_drawn_once_and_sent_once(place: Inside, people: list[Person]) -> None:
    table = await place.running(*people[:2], public=True)
    drawn: list[str] = []

    def counting(self: Table, *arguments: Any, **more: Any) -> Any:
        drawn.append(self.name)
        return view(self, *arguments, **more)

    view = Table.view
    [first] = await shown(place)
    with patch.object(Table, "view", counting):
        for _ in range(5):
            [same] = await shown(place)
            assert same["version"] == first["version"]
        [known] = await shown(place, known=f"{table}:{first['version']},::,nonsense")
        assert known == {"table": table, "version": first["version"], "game": None}
        assert not drawn
        with patch.object(Table, "view", view):
            await place.move(table, *people[:2])
        [after] = await shown(place, known=f"{table}:{first['version']}")
        assert after["game"]["moves"] == 1
        with patch.object(Table, "view", view):
            await place.move(table, *people[:2])
        for _ in range(5):
            place.clock.now -= 10  # the next look comes at once
            [soon] = await shown(place)
            assert soon["version"] == after["version"]
        assert drawn == [table]
        assert (await shown(place))[0]["game"]["moves"] == 2


async def test_a_game_keeps_its_place_until_it_rests(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    with patch.object(showcase, "MOST_SHOWN", 2):
        tables = [await place.running(livia, gaius, public=True) for _ in range(2)]
        assert {each["table"] for each in await shown(place)} == {*tables}
        third = await place.running(livia, nero, public=True)
        await place.move(third, livia, nero)
        assert {each["table"] for each in await shown(place)} == {*tables}
        place.clock.now += showcase.REST
        await place.move(tables[0], livia, gaius)
        await place.move(third, livia, nero)
        assert {each["table"] for each in await shown(place)} == {tables[0], third}


async def look_in(place: Inside, key: str | None, table: str, seat: int | None, heard: list[Json]) -> Tab:
    """Open a table's page as the program does."""
    tab = Tab(place.address, key, heard.append)
    await tab.connect(details=True)
    await tab.watch(table, seat)
    return tab


def last(heard: list[Json]) -> tuple[list[int], int] | None:
    """Who is there, as it was told last."""
    told = [message for message in heard if message["type"] == "presence"]
    return (told[-1]["seats"], told[-1]["watchers"]) if told else None


async def test_everybody_there_is_told_who_is_there_and_how_many_watch(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.running(livia, gaius, public=True)
    heard: list[Json] = []
    await look_in(place, livia.key, table, 0, heard)
    await until(lambda: last(heard) == ([0], 0))
    guest = await look_in(place, gaius.key, table, 1, [])
    windows = [await look_in(place, nero.key, table, None, []) for _ in range(2)]
    strangers = [await look_in(place, None, table, None, []) for _ in range(2)]
    await until(lambda: last(heard) == ([0, 1], 3))
    assert not any("Nero" in str(message) for message in heard)
    # Who plays is no spectator, whatever they look at.
    await look_in(place, gaius.key, table, None, [])
    for window in (windows[0], strangers[0], guest):
        await window.close()
    await until(lambda: last(heard) == ([0], 2))
    assert (await shown(place))[0]["game"]["watchers"] == 2


async def test_a_plain_client_is_not_told(place: Inside, people: list[Person]) -> None:
    table = await place.running(*people[:2], public=True)
    heard: list[Json] = []
    plain = await place.tab(people[0].key, heard)
    await plain.watch(table, 0)
    told: list[Json] = []
    await look_in(place, people[1].key, table, 1, told)
    await until(lambda: last(told) == ([0, 1], 0))
    assert last(heard) is None


async def test_people_at_one_device_are_all_there_and_do_not_watch(place: Inside, people: list[Person]) -> None:
    livia = people[0]
    device = {"kind": "device", "name": "Anna"}
    table, _ = await livia.open_table(device, device, BOT)
    await livia.start(table)
    keys = (await livia.ask("POST", f"/api/tables/{table}/keys"))["keys"]
    heard: list[Json] = []
    tab = await look_in(place, livia.key, table, None, heard)
    await until(lambda: last(heard) == ([], 0))
    await tab.watch(table, 1, key=keys["1"])
    await until(lambda: last(heard) == ([0, 1], 0))
