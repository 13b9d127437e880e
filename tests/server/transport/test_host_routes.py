"""The host's chores asked of a real server: who may ask, and what everybody else notices."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support.client import Client, Json, Person
from tests.server.support.process import PATIENCE, Server
from vesuvius.server.operations.host_key import file_for, read_host_access

pytestmark = pytest.mark.anyio

TABLES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hosting"), VESUVIUS_WORKERS="1", VESUVIUS_TABLES_PER_PERSON=str(TABLES))
    running.start()
    try:
        running.wait_until_ready()
        yield running
    finally:
        assert running.stop() == 0
    assert not file_for(running.database).exists()
    assert "Bearer" not in running.log.read_text()


class Hosts:
    """The host, and guests, over HTTP."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        door = read_host_access(server.database)
        assert door is not None
        assert door.address == server.address
        self.host = Person(server.address, http, door.key)
        self.address = server.address
        self.http = http

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A chore that has to succeed."""
        return await self.host.ask(method, f"/api/host{path}", body)

    async def guest(self, name: str = "Livia") -> tuple[Person, str]:
        """Somebody new, and their public id."""
        person = await Person.register(self.address, self.http, name)
        return person, (await person.ask("GET", "/api/me"))["person"]


@pytest.fixture
async def hosts(server: Server) -> AsyncIterator[Hosts]:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        yield Hosts(server, http)


async def test_without_the_key_there_is_nothing(hosts: Hosts) -> None:
    nothing = await Person(hosts.address, hosts.http).request("GET", "/api/nothing")
    livia, _ = await hosts.guest()
    for key in ("", "wrong", livia.key, hosts.host.key[:-1]):
        for method, path in (("GET", "/stats"), ("POST", "/drain"), ("DELETE", "/tables/x")):
            answer = await Person(hosts.address, hosts.http, key).request(method, f"/api/host{path}")
            assert (answer.status_code, answer.content) == (404, nothing.content)
    document = (await hosts.http.get(f"{hosts.address}/api/schema/openapi.json")).json()
    assert not [path for path in document["paths"] if "host" in path]
    assert (await hosts.ask("GET", "/stats"))["draining"] is False


async def test_a_banned_person_is_out_at_once(hosts: Hosts) -> None:
    livia, name = await hosts.guest()
    table, _ = await livia.open_table({"kind": "me"}, {"kind": "device", "name": "Titus"})
    await livia.start(table)
    seat = (await livia.ask("POST", f"/api/tables/{table}/keys"))["keys"]["1"]
    sockets = [Client(hosts.address, key) for key in (livia.key, None)]
    for socket in sockets:
        await socket.connect()
    await sockets[1].watch(table, 1, key=seat)
    await hosts.ask("POST", "/bans", {"kind": "person", "value": name})
    for socket in sockets:
        await socket.drained()
    answer = await livia.request("GET", "/api/me")
    assert (answer.status_code, answer.json()["message"]) == (403, "person-banned")
    assert (await Client(hosts.address, livia.key).connect())["message"] == "person-banned"
    assert (await Person(hosts.address, hosts.http, seat).request("GET", f"/api/tables/{table}")).status_code == 401
    await hosts.ask("POST", "/bans/lift", {"kind": "person", "value": name})
    assert (await livia.ask("GET", "/api/me"))["person"] == name


async def test_a_banned_address_gets_refusals_only_and_the_host_can_lift_it(hosts: Hosts) -> None:
    livia, _ = await hosts.guest()
    socket = Client(hosts.address, livia.key)
    await socket.connect()
    await hosts.ask("POST", "/bans", {"kind": "address", "value": "127.0.0.1", "days": 1})
    try:
        await socket.drained()
        for path in ("/health", "/api/me", "/api/tables", "/api/schema/openapi.json", "/metrics"):
            answer = await livia.request("GET", path)
            assert (answer.status_code, answer.json()["message"]) == (403, "address-banned"), path
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await Client(hosts.address, None).connect()
        (ban,) = await hosts.ask("GET", "/bans")
        assert (ban["kind"], ban["value"]) == ("address", "127.0.0.1/32")
    finally:
        await hosts.ask("POST", "/bans/lift", {"kind": "address", "value": "127.0.0.1"})
    assert (await livia.request("GET", "/api/me")).status_code == 200


async def test_everybody_hears_an_announcement(hosts: Hosts) -> None:
    livia, _ = await hosts.guest()
    heard: list[Json] = []
    there, later = Client(hosts.address, None, heard.append), Client(hosts.address, livia.key, heard.append)
    await there.connect()
    number = (await hosts.ask("POST", "/announcements", {"text": "An upgrade at noon."}))["number"]
    assert (await later.connect())["type"] == "welcome"
    table, _ = await livia.open_table({"kind": "me"}, {"kind": "device"})
    await livia.start(table)
    await later.watch(table, 0)
    assert heard.count({"type": "announced", "text": "An upgrade at noon."}) == 2
    assert (await hosts.ask("POST", f"/announcements/withdraw?number={number}"))["number"] == 1
    assert [each["type"] for each in heard if each["type"] == "announced"] == ["announced"] * 2
    afterwards = Client(hosts.address, livia.key, heard.append)
    await afterwards.connect()
    await afterwards.watch(table, 0)
    assert len([each for each in heard if each["type"] == "announced"]) == 2
    for socket in (there, later, afterwards):
        await socket.close()


async def test_draining_lets_games_go_on_and_nothing_new_begin(hosts: Hosts) -> None:
    livia, _ = await hosts.guest()
    running, _ = await livia.open_table({"kind": "me"}, {"kind": "device"})
    await livia.start(running)
    waiting, _ = await livia.open_table({"kind": "me"}, {"kind": "device"})
    before = (await hosts.ask("GET", "/stats"))["tables"]["running"]
    try:
        assert await hosts.ask("POST", "/drain", {"on": True}) == {"draining": True, "running": before}
        assert (await hosts.http.get(f"{hosts.address}/health")).json()["status"] == "draining"
        table = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "device"}]}
        for path, body in (
            ("/api/people", {"name": "Gaius"}),
            ("/api/tables", table),
            (f"/api/tables/{waiting}/start", None),
            (f"/api/tables/{running}/rematch", {}),
            ("/api/records/replay", {"record": "{}"}),
        ):
            answer = await livia.request("POST", path, body)
            assert (answer.status_code, answer.json()["message"]) == (503, "server-draining"), path
        view = await livia.ask("GET", f"/api/tables/{running}/view?seat=0")
        command = {"type": "leave", "table": running, "seat": 0, "seq": view["seq"], "id": "x"}
        answered = await livia.ask("POST", f"/api/tables/{running}/commands", command)
        assert answered["type"] == "acknowledged"
    finally:
        assert (await hosts.ask("POST", "/drain", {"on": False}))["draining"] is False
    assert (await livia.start(waiting))["status"] == "running"


async def test_closed_and_deleted_tables(hosts: Hosts) -> None:
    livia, name = await hosts.guest()
    running, invite = await livia.open_table({"kind": "me"}, {"kind": "device", "name": "Titus"})
    await livia.start(running)
    waiting, _ = await livia.open_table({"kind": "me"}, {"kind": "open"})
    heard: list[Json] = []
    watcher = Client(hosts.address, None, heard.append)
    await watcher.connect()
    view = await watcher.watch(running, invite=invite)
    listed = {each["table"]: each for each in await hosts.ask("GET", "/tables?status=running")}
    assert listed[running]["seats"] == ["Livia", "Titus"]
    assert listed[running]["owner"] == name
    assert waiting not in listed
    for table in (running, waiting):
        await hosts.ask("POST", f"/tables/{table}/close")
        assert (await livia.ask("GET", f"/api/tables/{table}"))["status"] == "closed"
    command = {"type": "leave", "table": running, "seat": 0, "seq": view["seq"] + 1, "id": "x"}
    assert (await livia.ask("POST", f"/api/tables/{running}/commands", command))["message"] == "table-over"
    again = await hosts.host.request("POST", f"/api/host/tables/{running}/close")
    assert again.json()["message"] == "table-over"
    await watcher.send({"type": "watch", "table": "nowhere"})
    await watcher.close()
    assert [each["entry"]["kind"] for each in heard if each["type"] == "happened"] == ["closed"]
    for table in (running, waiting):
        await hosts.ask("DELETE", f"/tables/{table}")
        assert (await livia.request("GET", f"/api/tables/{table}")).status_code == 404
    assert (await hosts.host.request("DELETE", "/api/host/tables/nowhere")).json()["message"] == "table-unknown"


async def test_nobody_has_more_unfinished_tables_than_the_host_allows(hosts: Hosts) -> None:
    livia, _ = await hosts.guest()
    made = [(await livia.open_table({"kind": "me"}, {"kind": "device"}))[0] for _ in range(TABLES)]
    await livia.start(made[0])
    table = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "device"}]}
    answer = await livia.request("POST", "/api/tables", table)
    assert (answer.status_code, answer.json()) == (
        409,
        {"message": "limit-tables", "args": {"most": TABLES}, "rule": ""},
    )
    await livia.ask("DELETE", f"/api/tables/{made[1]}")
    await livia.open_table({"kind": "me"}, {"kind": "device"})


async def test_revoked_keys_open_nothing_on_any_device(hosts: Hosts) -> None:
    livia, name = await hosts.guest()
    code = (await livia.ask("POST", "/api/me/codes", {}))["code"]
    other = Person(hosts.address, hosts.http, (await livia.ask("POST", "/api/codes", {"code": code}))["key"])
    socket = Client(hosts.address, other.key)
    await socket.connect()
    assert (await hosts.ask("POST", f"/people/{name}/revoke"))["number"] == 2
    await socket.drained()
    for person in (livia, other):
        assert (await person.request("GET", "/api/me")).json()["message"] == "key-unknown"
    assert (await hosts.host.request("POST", "/api/host/people/nobody/revoke")).json()["message"] == "person-unknown"
