"""Sockets of a running server: tables that have not begun, who counts against whom, and how a socket ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from tests.server.support.inside import Inside, inside
from tests.server.support.tab import Json, Tab, until
from vesuvius.server.connections.hub import Connection, Hub
from vesuvius.server.protocol.messages import Announced, Behind, encode
from vesuvius.server.store import StoreDown
from vesuvius.server.transport.socket import BROKEN, POLICY, TRY_LATER

pytestmark = pytest.mark.anyio
PATIENCE = 30
QUEUE = 8
HEARD_BY_A_TABLE = 4
UNKNOWN = "AAAAAAAAAAAAAAAA." + "A" * 43


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    folder = tmp_path_factory.mktemp("server")
    changes = {"socket_queue": QUEUE, "table_burst": HEARD_BY_A_TABLE, "table_rate": 0.01, "handshake_seconds": 0.5}
    async with inside(folder, attempts_per_minute=1, **changes) as place:
        yield place


async def closed(tab: Tab) -> tuple[int | None, str | None]:
    """How the server closes a socket."""
    assert tab.socket is not None
    async with asyncio.timeout(PATIENCE):
        await tab.socket.wait_closed()
    return tab.socket.close_code, tab.socket.close_reason


async def test_a_ping_is_answered(place: Inside) -> None:
    livia = await place.person("Livia")
    assert await (await place.tab(livia.key)).ask({"type": "ping"}) == [{"type": "pong"}]


# Tables that have not begun.


async def test_who_waits_at_a_table_hears_who_comes_and_that_it_begins(place: Inside) -> None:
    livia, gaius, zoe = [await place.person(name) for name in ("Livia", "Gaius", "Zoe")]
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"}, watching=False)
    heard: dict[str, list[Json]] = {"owner": [], "invited": []}
    owner, invited = await place.tab(livia.key, heard["owner"]), await place.tab(zoe.key, heard["invited"])
    (answer,) = await (await place.tab(gaius.key)).ask({"type": "watch", "table": table, "seat": 1})
    assert (answer["type"], answer["message"]) == ("refused", "table-unknown")
    await owner.tell({"type": "watch", "table": table, "seat": 0})
    await invited.tell({"type": "watch", "table": table, "invite": invite})
    await until(lambda: all(heard.values()))
    await gaius.join(table, invite)
    await livia.start(table)
    await until(lambda: all(len(each) == 3 for each in heard.values()))
    for each in heard.values():
        assert [message["info"]["status"] for message in each] == ["open", "open", "running"]
        assert [message["info"]["seats"][1]["name"] for message in each] == ["", "Gaius", "Gaius"]
    # From now on a seat has to be shown: who waited outside hears nothing of the game or of what is said.
    await place.move(table, livia, gaius)
    await gaius.ask("POST", f"/api/tables/{table}/chat", {"seat": 1, "text": "Salve"})
    (answer,) = await invited.ask({"type": "watch", "table": table, "invite": invite})
    assert answer["message"] == "table-no-watching"
    assert (await owner.watch(table, 0))["type"] == "view"
    assert [len(each) for each in heard.values()] == [4, 3]


# Who counts against whom.


async def test_only_those_who_sit_at_a_table_use_up_what_it_hears(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table = await place.running(livia, gaius, public=True)
    noise = {"type": "resign", "table": table, "seat": 0, "seq": 99, "id": "noise"}
    zoe = await place.person("Zoe")
    for stranger in (await place.tab(None), await place.tab(zoe.key)):
        assert (await stranger.watch(table, None))["type"] == "view"
        answers = await stranger.ask(*[noise] * 2 * HEARD_BY_A_TABLE)
        assert {answer["type"] for answer in answers} == {"refused"}
    path = f"/api/tables/{table}/commands"
    answers = [await zoe.ask("POST", path, noise) for _ in range(2 * HEARD_BY_A_TABLE)]
    assert {answer["message"] for answer in answers} == {"table-not-your-seat"}
    player = await place.tab(livia.key)
    await player.watch(table, 0)
    answers = await player.ask(*[noise] * (HEARD_BY_A_TABLE + 1))
    assert [answer["type"] for answer in answers] == ["stale"] * HEARD_BY_A_TABLE + ["busy"]
    assert (await livia.request("POST", path, noise)).status_code == 429


async def test_a_key_that_opens_no_seat_takes_none_away(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table = await place.running(livia, gaius)
    other, _ = await livia.open_table({"kind": "me"}, {"kind": "device", "name": "Titus"})
    keys = (await livia.ask("POST", f"/api/tables/{other}/keys"))["keys"]
    tab = await place.tab(livia.key)
    wrong, stale = await tab.ask(
        {"type": "watch", "table": table, "seat": 0, "key": keys["1"]},
        {"type": "resign", "table": table, "seat": 0, "seq": 99, "id": "late"},
    )
    assert (wrong["message"], stale["type"]) == ("table-not-your-seat", "stale")


# How a socket ends.


async def test_what_nobody_has_foreseen_is_logged_and_told(place: Inside) -> None:
    tab = await place.tab(None)
    with capture_logs() as logs, patch.object(place.service.lobby, "invited", side_effect=ZeroDivisionError):
        await tab.tell({"type": "watch", "table": "any"})
        assert await closed(tab) == (BROKEN, "unforeseen")
    assert [type(line["exc_info"]) for line in logs if line["event"] == "unforeseen"] == [ZeroDivisionError]


async def test_a_store_that_is_down_is_no_wrong_key(place: Inside) -> None:
    tab, stranger = Tab(place.address, UNKNOWN), place.with_key(UNKNOWN)
    with patch.object(place.service.store.keys, "find", side_effect=StoreDown):
        for _ in range(3):
            answer = await stranger.request("GET", "/api/me")
            assert (answer.status_code, answer.json()["message"]) == (503, "store-down")
        with pytest.raises(ConnectionError):
            await tab.connect()
        assert await closed(tab) == (TRY_LATER, "store")
    assert [(await stranger.request("GET", "/api/me")).status_code for _ in range(2)] == [401, 429]


async def test_a_greeting_has_to_come_in_time(place: Inside) -> None:
    async with connect(place.address.replace("http", "ws", 1) + "/api/socket") as socket, asyncio.timeout(PATIENCE):
        await socket.wait_closed()
        assert (socket.close_code, socket.close_reason) == (POLICY, "hello")


async def test_bans_and_ended_keys_have_their_own_reasons(place: Inside) -> None:
    livia = await place.person("Livia")
    person = (await livia.ask("GET", "/api/me"))["person"]
    banned = await place.tab(livia.key)
    await place.service.host_chores.ban("person", person, None)
    assert await closed(banned) == (POLICY, "banned")
    await place.service.host_chores.unban("person", person)
    ended = await place.tab(livia.key)
    await place.service.host_chores.revoke(person)
    assert await closed(ended) == (POLICY, "ended")


async def test_who_falls_behind_watches_anew_and_who_does_so_twice_is_given_up(place: Inside) -> None:
    livia, gaius = await place.person("Livia"), await place.person("Gaius")
    table = await place.running(livia, gaius)
    heard: list[Json] = []
    tab = await place.tab(livia.key, heard)
    await tab.watch(table, 0)
    hub, news = place.service.hub, Announced("Salve" * 1_000_000)  # more than a socket takes before it is read from
    hub.broadcast(news)
    for _ in range(QUEUE + 1):  # all of it before the client can read anything
        hub.broadcast(news)
    assert hub.audiences(table) == []
    await until(lambda: len(heard) == 4)
    assert [message["type"] for message in heard[1:]] == ["announced", "behind", "announced"]
    assert (await tab.watch(table, 0))["type"] == "view"
    for _ in range(2 * QUEUE + 2):
        hub.broadcast(news)
    assert await closed(tab) == (TRY_LATER, "behind")
    assert hub.audiences(table) == []


async def test_a_move_that_is_being_stored_is_made_known_though_its_maker_is_shut_out(
    place: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia, gaius = [await place.person(name) for name in ("Livia", "Gaius")]
    table = await place.running(livia, gaius)
    seat = (await livia.ask("GET", f"/api/tables/{table}"))["turn"]
    person, registry, store = (livia, gaius)[seat], place.service.registry, place.service.store
    begun, may_end = asyncio.Event(), asyncio.Event()
    append = store.journal.append

    async def slowly(*args: Any, **more: Any) -> None:
        begun.set()
        await may_end.wait()
        await append(*args, **more)

    kept, before = registry._tables[table], {*place.service.hub.connections}
    view = await person.ask("GET", f"/api/tables/{table}/view?seat={seat}")
    monkeypatch.setattr(store.journal, "append", slowly)
    tab = await place.tab(person.key)
    (connection,) = {*place.service.hub.connections} - before
    command = {"type": "play", "table": table, "seat": seat, "seq": view["seq"], "id": "gone"}
    await tab.tell({**command, "token": view["standing"]["legal"][0]})
    await begun.wait()
    connection.drop("behind")
    asyncio.get_running_loop().call_later(0.2, may_end.set)  # by then the writer has gone
    await until(lambda: kept.table.seq == view["seq"] + 1)
    assert registry._tables[table] is kept


async def test_what_needs_no_waiting_goes_at_once_and_what_does_goes_after_it(place: Inside) -> None:
    heard: list[Json] = []
    hub = place.service.hub
    before = {*hub.connections}
    await place.tab((await place.person("Livia")).key, heard)
    (connection,) = {*hub.connections} - before
    texts = ["Salve", "x" * 5_000_000, "Vale", "Ave"]  # the second fills the socket
    await until(lambda: connection._idle)
    for text in texts:
        hub.broadcast(Announced(text))
    assert [message for message, _ in connection._queue] == [encode(Announced(text)) for text in texts[2:]]
    await until(lambda: len(heard) == len(texts))
    assert [message["text"] for message in heard] == texts
    await until(lambda: connection._idle)
    hub.broadcast(Announced("Iterum"))
    assert not connection._queue
    await until(lambda: heard[-1]["text"] == "Iterum")


async def test_nothing_overtakes_what_waits() -> None:
    connection, gone, can_go = Connection("192.0.2.7", 9), list[bytes](), iter([True, False, True, True])

    def send_now(message: bytes) -> bool:
        goes = next(can_go)
        gone.extend([message] if goes else [])
        return goes

    connection.send_now = send_now
    taking = asyncio.create_task(connection.take())
    await asyncio.sleep(0)
    for message in (b"1", b"2", b"3"):
        connection.send_bytes(message)
    assert gone == [b"1"]
    assert await taking == [(b"2", ""), (b"3", "")]
    for message in (b"4", b"5"):  # what was taken may still be on its way
        connection.send_bytes(message)
        assert gone == [b"1"]
        assert await connection.take() == [(message, "")]


async def test_a_queue_that_fills_is_emptied_once() -> None:
    hub, connection = Hub(), Connection("192.0.2.7", 2)
    hub.enter(connection)
    hub.watch(connection, "table", 1)
    news: Any = Announced("Salve")
    for _ in range(3):
        connection.send(news)
    assert (hub._watchers, connection.watching) == ({}, set())
    assert await connection.take() == [(encode(Behind("table", 1)), ""), (encode(news), "")]
    connection.caught_up()
    for _ in range(5):
        connection.send(news)
    assert (connection.dropped, connection.close_reason, await connection.take()) == (True, "behind", [])
