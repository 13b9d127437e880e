"""What the host's page asks a server for: who may, for how long, and what is found."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.soaks.secrets.recorded_server import Log, logging_to
from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside, refused
from vesuvius.server.operations.backup_note import BackupNote, note_backup
from vesuvius.server.operations.host_key import read_host_access
from vesuvius.server.operations.host_sessions import CODE_SECONDS, MOST, SESSION_SECONDS
from vesuvius.server.people.rejections import REASONS
from vesuvius.texts import LANGUAGES, Texts

pytestmark = pytest.mark.anyio

NOTHING = (404, "http-404")
ATTEMPTS = 12
PATHS = (
    ("GET", "/overview"),
    ("GET", "/stats"),
    ("POST", "/search"),
    ("POST", "/links"),
    ("DELETE", "/session"),
    ("POST", "/announcements"),
)


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(tmp_path_factory.mktemp("host"), public_address="https://games.example") as place:
        yield place


def host_of(place: Inside) -> Person:
    """Whoever has the host's key."""
    access = read_host_access(place.service.settings.database)
    assert access is not None
    return place.with_key(access.key)


async def session(place: Inside) -> Person:
    """Somebody who has opened the page by a link."""
    code = (await host_of(place).ask("POST", "/api/host/links"))["code"]
    return place.with_key((await place.with_key("").ask("POST", "/api/host/session", {"code": code}))["token"])


async def test_a_link_opens_one_session_and_no_other_key_does(place: Inside) -> None:
    made = await host_of(place).ask("POST", "/api/host/links")
    assert made["link"] == f"https://games.example/host#host={made['code']}"
    local = await host_of(place).ask("POST", "/api/host/links?local=true")
    assert local["link"].startswith(f"{place.address}/host#host=")
    nobody, livia = place.with_key(""), await place.person("Livia")
    opened = await nobody.ask("POST", "/api/host/session", {"code": made["code"]})
    again = await refused(nobody, "POST", "/api/host/session", {"code": made["code"]})
    assert again == (404, "host-code-unknown")
    assert (await place.with_key(opened["token"]).ask("GET", "/api/host/overview"))["status"] == "ready"
    for key in ("", livia.key, made["code"], f"{opened['token']}x"):
        for method, path in PATHS:
            assert await refused(place.with_key(key), method, f"/api/host{path}", {}) == NOTHING


async def test_a_session_ends_with_its_time_and_when_the_host_signs_out(place: Inside) -> None:
    code = (await host_of(place).ask("POST", "/api/host/links"))["code"]
    page, other = await session(place), await session(place)
    place.clock.now += CODE_SECONDS
    late = await refused(place.with_key(""), "POST", "/api/host/session", {"code": code})
    assert late == (404, "host-code-unknown")
    await page.ask("DELETE", "/api/host/session")
    assert await refused(page, "GET", "/api/host/overview") == NOTHING
    await other.ask("GET", "/api/host/stats")
    place.clock.now += SESSION_SECONDS
    assert await refused(other, "GET", "/api/host/stats") == NOTHING
    with_key = await place.with_key("").ask("POST", "/api/host/session", {"code": host_of(place).key})
    await place.with_key(with_key["token"]).ask("GET", "/api/host/stats")


async def test_old_sessions_and_links_make_room_for_new_ones(place: Inside) -> None:
    first = last = await session(place)
    for _ in range(MOST):
        last = await session(place)
    assert await refused(first, "GET", "/api/host/stats") == NOTHING
    await last.ask("GET", "/api/host/stats")


async def test_wrong_keys_are_limited_and_the_host_is_not(tmp_path: Path) -> None:
    async with inside(tmp_path, attempts_per_minute=ATTEMPTS) as place:
        tries = [await refused(place.with_key(f"wrong{n}"), "GET", "/api/host/stats") for n in range(ATTEMPTS)]
        assert set(tries) == {NOTHING}
        for form in ({"code": "wrong"}, {"code": "x" * 128}):
            assert (await refused(place.with_key(""), "POST", "/api/host/session", form))[0] == 429
        assert (await refused(place.with_key("wrong"), "GET", "/api/host/stats"))[0] == 429
        assert (await host_of(place).ask("GET", "/api/host/stats"))["people"] == 0
        counts = place.service.guard.rejections.counts
        assert counts["host_key"] == ATTEMPTS + 3
        assert counts["rate_attempt"] == 3


async def test_no_log_has_a_code_a_session_or_what_was_looked_for(tmp_path: Path) -> None:
    log = Log()
    with logging_to(log):
        async with inside(tmp_path) as place:
            code = (await host_of(place).ask("POST", "/api/host/links"))["code"]
            token = (await place.with_key("").ask("POST", "/api/host/session", {"code": code}))["token"]
            await place.with_key(token).ask("POST", "/api/host/search", {"text": "Livia Drusilla"})
            await refused(place.with_key(""), "POST", "/api/host/session", {"code": code})
    said = b"".join(each.data for each in log.said)
    assert b"host_key" in said
    for secret in (code, token, "Drusilla"):
        assert secret.encode() not in said


async def test_people_and_tables_are_found(place: Inside) -> None:
    livia, gaius = await place.person("Livia%_Drusilla"), await place.person("Gaius")
    page = await session(place)
    table, _ = await livia.open_table({"kind": "me"}, {"kind": "open"})
    name = (await livia.ask("GET", "/api/me"))["person"]

    async def found(text: str) -> dict[str, Any]:
        answer: dict[str, Any] = await page.ask("POST", "/api/host/search", {"text": text})
        return answer

    (person,) = (await found("via%_dru"))["people"]
    assert (person["person"], person["keys"], person["tables"], person["connected"]) == (name, 1, 1, False)
    assert not (await found("v%u"))["people"]
    tab = await place.tab(livia.key)
    mine = await found(f" {name} ")
    assert [(each["person"], each["connected"]) for each in mine["people"]] == [(name, True)]
    assert [each["table"] for each in mine["tables"]] == [table]
    await tab.close()
    assert [each["table"] for each in (await found(table[:8]))["tables"]] == [table]
    assert await found("   ") == {"people": [], "tables": []}
    await page.ask("POST", "/api/host/bans", {"kind": "person", "value": name})
    assert (await found(name))["people"][0]["banned"] is True
    await page.ask("POST", "/api/host/bans/lift", {"kind": "person", "value": name})
    assert (await found("Gaius"))["people"][0]["person"] == (await gaius.ask("GET", "/api/me"))["person"]


async def test_the_page_is_told_how_the_server_is(place: Inside) -> None:
    page, service = await session(place), place.service
    note_backup(service.settings.database, BackupNote(place.clock.now - 60, 4096, verified=True))
    await service.figures.look_around()
    await service.host_chores.sweep()
    place.clock.now += 61
    service.figures.sample()
    first = await page.ask("GET", "/api/host/overview")
    assert first["stats"]["backup"] == {"at": place.clock.now - 121, "bytes": 4096, "verified": True}
    assert first["stats"]["swept"]["tables"] == 0
    assert first["stats"]["quotas"]["keep_abandoned_days"] == 90
    assert first["stats"]["growth"]["seconds"] > 0
    assert {len(column) for column in first["history"].values()} == {len(service.figures.points)}
    newest = first["history"]["at"][-1]
    place.clock.now += 10
    service.figures.sample()
    more = await page.ask("GET", f"/api/host/overview?since={newest}")
    assert more["history"]["at"] == [place.clock.now]
    await page.ask("POST", "/api/host/announcements", {"text": "At noon.", "days": 1})
    place.clock.now += 1
    assert (await page.ask("POST", "/api/host/drain", {"on": True}))["draining"] is True
    told = await page.ask("GET", "/api/host/overview")
    assert (told["status"], told["stats"]["draining"]) == ("draining", True)
    await page.ask("POST", "/api/host/drain", {"on": False})
    assert [each["text"] for each in told["announcements"]] == ["At noon."]
    assert told["rejections"]["host_key"] > 0
    assert len(json.dumps(told)) < 20_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    texts = Texts(language)
    assert [reason for reason in REASONS if texts(f"host-reason-{reason}").startswith("host-reason")] == []
