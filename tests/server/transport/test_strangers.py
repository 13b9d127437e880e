"""What strangers can't find out, use up or leave behind, however they ask."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.server.support.client import Person
from tests.server.support.held_workers import FOLDER, Gate, held
from tests.server.support.inside import Inside, refused
from tests.server.support.tab import until
from vesuvius.cli.files import new_private_file
from vesuvius.game import Problem
from vesuvius.server.errors import TryLater
from vesuvius.server.features.notices.push import PushKeys, PushSubscription
from vesuvius.server.people.limits import Limit
from vesuvius.server.people.rejections import A_LINE_EACH, Rejections
from vesuvius.server.thinking import bot_pool
from vesuvius.server.thinking.bot_pool import BotPool

pytestmark = pytest.mark.anyio
WORDS = 3
NOWHERE = "AAAAAAAAAAAAAAAA"


async def device_table(place: Inside, livia: Person) -> tuple[str, str]:
    """A table that Livia plays with somebody at a device of hers, and the key of that seat."""
    table, _ = await livia.open_table({"kind": "me"}, {"kind": "device", "name": "Titus"})
    await livia.start(table)
    keys = (await livia.ask("POST", f"/api/tables/{table}/keys"))["keys"]
    return table, keys["1"]


# Chat.


async def test_nobody_uses_up_the_words_of_a_seat_of_a_device(place: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    livia = await place.person("Livia")
    table, key = await device_table(place, livia)
    monkeypatch.setitem(place.service.limits._limits, "chat", (Limit("person", 0.001, WORDS),))
    words = {"type": "say", "table": table, "seat": 1, "text": "Salve"}
    stranger = await place.tab(None)
    await stranger.ask(*[{**words, "id": f"s{number}"} for number in range(2 * WORDS)])
    path = f"/api/tables/{table}/chat"
    for _ in range(2 * WORDS):
        await place.with_key("").request("POST", path, {"seat": 1, "text": "Salve"})
    device = place.with_key(key)
    for _ in range(WORDS):
        await device.ask("POST", path, {"seat": 1, "text": "Salve"})
    assert (await device.request("POST", path, {"seat": 1, "text": "Salve"})).status_code == 429


# Hidden tables.


async def test_a_hidden_table_is_none_to_strangers_whatever_they_try(place: Inside) -> None:
    livia, gaius, zoe = [await place.person(name) for name in ("Livia", "Gaius", "Zoe")]
    running = await place.running(livia, gaius)
    waiting, _ = await livia.open_table({"kind": "me"}, {"kind": "open"})
    tab, nobody = await place.tab(zoe.key), await place.tab(None)
    told = []
    for table in (running, waiting, NOWHERE):
        command = {"table": table, "seat": 0, "seq": 1, "id": "x"}
        tries: list[dict[str, Any]] = [
            {"type": "resign", **command},
            {"type": "plan", **command, "tokens": []},
            {"type": "watch", "table": table, "seat": 0},
            {"type": "watch", "table": table},
            {"type": "say", "table": table, "seat": 0, "text": "Salve", "id": "y"},
        ]
        path = f"/api/tables/{table}"
        asked = [
            ("GET", f"{path}/view?seat=0", None),
            ("GET", f"{path}/past?seat=0", None),
            ("POST", f"{path}/hints/0", None),
            ("POST", f"{path}/chat", {"seat": 0, "text": "Salve"}),
            ("GET", f"{path}/chat?seat=0", None),
        ]
        answers = [answer["message"] for who in (tab, nobody) for answer in await who.ask(*tries)]
        answers += [(await refused(who, *each))[1] for who in (zoe, place.with_key("")) for each in asked]
        told.append(answers)
    assert told[0] == told[2]
    assert told[1] == told[2]
    assert {*told[2]} == {"table-unknown"}


# Logs.


async def test_what_is_no_request_is_said_once_and_from_where(place: Inside, caplog: pytest.LogCaptureFixture) -> None:
    port = int(place.address.rpartition(":")[2])
    caplog.clear()
    with capture_logs() as logs:
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"\x16\x03\x01 no request\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 400")
            writer.close()
    lines = [line for line in logs if line["event"] == "rejected"]
    assert [(line["reason"], line["address"]) for line in lines] == [("invalid", "127.0.0.1")]
    assert not [record for record in caplog.records if "Invalid" in record.getMessage()]


def test_a_line_a_minute_for_each_address_and_reason() -> None:
    now = 1000.0
    rejections = Rejections(lambda: now, capacity=2)
    with capture_logs() as logs:
        for _ in range(100):
            rejections.note("frames", "2001:db8::1")
            rejections.note("frames", "2001:db8::2")
        rejections.note("invalid", "2001:db8::1")
        assert [(line["reason"], line["times"]) for line in logs] == [("frames", 1), ("invalid", 1)]
        now += A_LINE_EACH
        rejections.note("frames", "2001:db8::1")
        assert logs[-1]["times"] == 200
        rejections.note("frames", "192.0.2.1")
        rejections.note("frames", "192.0.2.2")
    assert len(rejections._lately) == 2


# Notices.


async def test_names_inside_are_not_told_from_names_that_there_are_not(
    place: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = PushSubscription("https://inside.test/x", PushKeys("", ""))
    told = []
    for why in ("notices-endpoint-not-public", "notices-push-unreachable"):

        async def check(_: PushSubscription, why: str = why) -> None:
            raise Problem(why, host="inside.test")

        monkeypatch.setattr(place.service.subscriptions._notifier, "check", check)
        with pytest.raises(Problem) as raised:
            await place.service.subscriptions.add_push("anybody", browser)
        told.append((raised.value.message, raised.value.args_of_message))
    assert told[0] == told[1]


# Files and figures.


def test_what_is_exported_is_for_the_one_who_exports(tmp_path: Path) -> None:
    with new_private_file(str(tmp_path / "games")) as out:
        out.write(b"x")
    assert stat.S_IMODE((tmp_path / "games").stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        new_private_file(str(tmp_path / "games"))


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "X-Forwarded-Proto"])
async def test_figures_are_not_for_those_for_whom_a_proxy_speaks(place: Inside, header: str) -> None:
    nobody = place.with_key("")
    assert (await nobody.request("GET", "/metrics")).status_code == 200
    assert (await nobody.request("GET", "/metrics", None, **{header: "127.0.0.1"})).status_code == 404


# Reviews and hints.


@pytest.fixture
async def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Inside) -> Any:
    """Analyses are made by workers that a test holds back."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    pool = BotPool(0, held)
    await pool.start()
    monkeypatch.setattr(place.service.reviews, "_pool", pool)
    yield pool
    Gate(tmp_path).open()
    await pool.stop()
    await place.service.reviews.stop()


async def test_a_review_whose_readers_have_left_gives_up_its_place(place: Inside, pool: BotPool) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    tables = [await place.finished(livia, gaius) for _ in range(2)]
    under_way = place.service.reviews._under_way

    async def read(person: Person, table: str) -> None:
        headers = {"Authorization": f"Bearer {person.key}"}
        url = f"{place.address}/api/tables/{table}/review"
        async with place.http.stream("POST", url, headers=headers) as response:
            assert response.headers["X-Accel-Buffering"] == "no"
            async for _ in response.aiter_lines():
                pass

    first = asyncio.create_task(read(livia, tables[0]))
    await until(lambda: pool.counts().running["analysis"])
    others = [asyncio.create_task(read(person, tables[1])) for person in (livia, gaius)]
    await until(lambda: [review._readers for review in under_way.values()] == [1, 2])
    others[0].cancel()
    await until(lambda: [review._readers for review in under_way.values()] == [1, 1])
    assert pool.counts().waiting["analysis"] == 1, "somebody else still reads"
    others[1].cancel()
    await until(lambda: not pool.counts().waiting["analysis"])
    await until(lambda: len(under_way) == 1)
    first.cancel()


async def test_so_many_reviews_may_wait(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MOST_WAITING", {"analysis": 2})
    asked = [asyncio.create_task(pool.analyse(b"", f"person {number}", 0)) for number in range(3)]
    await until(lambda: pool.counts().waiting["analysis"] == 2)
    with pytest.raises(TryLater, match="pool-full"):
        await pool.analyse(b"", "one more", 0)
    for each in asked:
        each.cancel()


@pytest.mark.parametrize(
    ("feature", "path", "asked"),
    [
        ("study", "/api/study/hints", {"game": "downfall", "position": "", "moves": []}),
        ("explorer", f"/api/tables/{NOWHERE}/explore/hints", {"moves": []}),
    ],
)
async def test_a_household_asks_for_hints_as_one(
    place: Inside, monkeypatch: pytest.MonkeyPatch, feature: str, path: str, asked: dict[str, Any]
) -> None:
    people: list[str] = []

    async def hints(*given: Any) -> list[Any]:
        people.append(given[-2])
        return []

    monkeypatch.setattr(getattr(place.service, feature), "hints", hints)
    for address in ("2001:db8::1", "2001:db8::2"):
        headers = {"X-Forwarded-For": address}
        response = await place.with_key("").request("POST", path, asked, **headers)
        assert response.is_success, response.text
    assert people == ["2001:db8::"] * 2
