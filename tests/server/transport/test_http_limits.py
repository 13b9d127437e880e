"""How much may be asked over HTTP, how long it may be, and what every answer says of keeping it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from unittest.mock import patch

import httpx
import pytest
from msgspec.structs import replace

from tests.server.support.inside import Inside, inside, whole_game
from vesuvius.formats import record as records
from vesuvius.server.operations import load_monitor
from vesuvius.server.people import limits
from vesuvius.server.people.limits import OPENERS_OF_A_NETWORK

pytestmark = pytest.mark.anyio
HOUSE, PERSON, TABLES = 60, 8, 2


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    changes = {"address_burst": HOUSE, "address_rate": 1.0, "person_burst": PERSON, "person_rate": 1.0}
    async with inside(tmp_path_factory.mktemp("server"), tables_per_hour=TABLES, **changes) as place:
        yield place


@pytest.fixture(autouse=True)
def later(place: Inside) -> None:
    """Each test begins when all may be asked again."""
    place.clock.now += 7200


def told(response: httpx.Response) -> tuple[int, str, bool]:
    """The status and the message of a refusal, and whether it says when to come again."""
    return response.status_code, response.json()["message"], "Retry-After" in response.headers


async def test_a_person_can_ask_so_much(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    for _ in range(PERSON):
        await livia.ask("GET", "/api/me")
    assert told(await livia.request("GET", "/api/me")) == (429, "limit-reached", True)
    await gaius.ask("GET", "/api/me")


async def test_an_address_can_ask_so_much_but_the_host_is_heard(place: Inside) -> None:
    nobody = place.with_key("")
    for _ in range(HOUSE):
        await nobody.ask("GET", "/api/tables")
    assert told(await nobody.request("GET", "/api/tables")) == (429, "limit-reached", True)
    assert told(await nobody.request("GET", "/api/schema/openapi.json")) == (429, "limit-reached", True)
    assert (await nobody.request("GET", "/health")).status_code == 200
    assert (await nobody.request("GET", "/api/host/bans")).status_code == 404
    place.clock.now += 1
    await nobody.ask("GET", "/api/tables")


async def test_an_address_can_open_so_many_tables(place: Inside) -> None:
    for _ in range(OPENERS_OF_A_NETWORK):
        person = await place.person("Livia")
        for _ in range(TABLES):
            await person.open_table({"kind": "me"}, {"kind": "open"})
    table = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    gaius = await place.person("Gaius")
    assert told(await gaius.request("POST", "/api/tables", table)) == (429, "limit-reached", True)
    replay = {"record": records.dump(whole_game()).decode()}
    assert told(await gaius.request("POST", "/api/records/replay", replay)) == (429, "limit-reached", True)


async def test_so_much_may_be_imported_and_so_many_games_kept(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    record = {"record": records.dump(whole_game()).decode()}
    path, size = "/api/records/replay", len(record["record"]) / 1024
    own, house = limits.Limit("person", size / 3600, 1.5 * size), limits.Limit("address", size / 3600, 2.5 * size)
    monkeypatch.setitem(place.service.limits._limits, "import", (own, house))
    monkeypatch.setitem(place.service.limits._limits, "table", ())
    await livia.ask("POST", path, record)
    assert told(await livia.request("POST", path, record)) == (429, "limit-reached", True)
    await gaius.ask("POST", path, record)
    nero = await place.person("Nero")
    assert told(await nero.request("POST", path, record)) == (429, "limit-reached", True), "the house has had its share"
    monkeypatch.setitem(place.service.limits._limits, "import", ())
    monkeypatch.setattr(place.service, "settings", replace(place.service.settings, imports_per_person=2))
    [table] = [info["table"] for info in await livia.ask("GET", "/api/me/tables")]
    await livia.ask("POST", path, record)
    refused = await livia.request("POST", path, record)
    assert (refused.status_code, refused.json()["message"]) == (409, "limit-imports")
    await livia.ask("DELETE", f"/api/tables/{table}")
    await livia.ask("POST", path, record)


async def test_a_game_is_looked_at_again_so_often(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    path = f"/api/tables/{await place.running(livia, gaius)}/past?seat="
    own, house = limits.Limit("person", 1 / 60, 2), limits.Limit("address", 1 / 60, 3)
    monkeypatch.setitem(place.service.limits._limits, "past", (own, house))
    for _ in range(2):
        await livia.ask("GET", f"{path}0")
    assert told(await livia.request("GET", f"{path}0")) == (429, "limit-reached", True)
    await gaius.ask("GET", f"{path}1")
    assert told(await gaius.request("GET", f"{path}1")) == (429, "limit-reached", True), "the house has had its share"
    place.clock.now += 60
    await livia.ask("GET", f"{path}0")


async def test_only_records_may_be_long(place: Inside) -> None:
    livia = await place.person("Livia")
    long = {"code": "x" * 9000}
    assert (await livia.request("POST", "/api/codes", long)).status_code == 413
    form = {"record": "x" * 9000}
    assert (await livia.request("POST", "/api/records/replay", form)).status_code == 409


async def test_a_server_that_cannot_keep_up_says_so(place: Inside) -> None:
    with patch.object(load_monitor, "BOUND", -1.0):
        assert told(await place.http.get(f"{place.address}/api/tables")) == (503, "server-busy", True)
        assert (await place.http.get(f"{place.address}/health")).status_code == 200
        assert (await place.http.get(f"{place.address}/api/host/bans")).status_code == 404


async def test_nothing_below_api_is_kept(place: Inside) -> None:
    for path, below in (("/api/tables", True), ("/api/nothing", True), ("/health", False), ("/apis", False)):
        kept = (await place.http.get(place.address + path)).headers.get("Cache-Control")
        assert (kept == "no-store") == below, path


async def test_the_document_says_how_to_show_a_key(place: Inside) -> None:
    document = await place.with_key("").ask("GET", "/api/schema/openapi.json")
    assert document["components"]["securitySchemes"] == {"key": {"type": "http", "scheme": "bearer"}}
    assert document["security"] == [{"key": []}, {}]
