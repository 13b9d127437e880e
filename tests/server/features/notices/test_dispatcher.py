"""People who are away are told what waits for them, in their language, not too often, and only where they want it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.features.notices.away import PUBLIC, Scene, scene, until
from tests.server.features.notices.push_service import Answer, Browser, claims_of
from tests.server.support.client import Client, Person
from vesuvius.problem import Problem
from vesuvius.server.app import application
from vesuvius.server.features.notices.dispatcher import NoticeDispatcher
from vesuvius.server.features.notices.subscriptions import MOST, Subscriptions
from vesuvius.server.protocol import messages
from vesuvius.server.service import Service, serving
from vesuvius.server.settings import Secret, Settings
from vesuvius.server.store import Store
from vesuvius.server.thinking.bot_pool import BotPool
from vesuvius.server.transport.headers import Headers

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


@pytest.fixture(scope="module")
async def stage(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    async with scene(Path(tmp_path_factory.mktemp("dispatcher"))) as running:
        yield running


async def test_who_is_away_gets_push_and_mail_in_their_language(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo", "de")
    browser = await stage.browser(bo)
    await stage.mailbox(bo, "bo@example.org")
    table = await stage.table(ada, bo)
    link = f"{PUBLIC}/tables/{table}"
    body = "Der Untergang von Pompeji mit Ada hat begonnen."
    assert browser.arrived == [{"title": "Die Partie hat begonnen", "body": body, "link": link}]
    (request,) = [one for one in stage.push.arrived if one.path == browser.path]
    key = (await bo.ask("GET", "/api/me/notices"))["push"]
    assert claims_of(request.headers["authorization"])[1] == key
    _, mail = stage.mails_to("bo@example.org")
    assert mail.message["Subject"] == "Die Partie hat begonnen"
    lines = mail.message.get_content().splitlines()
    assert lines[0] == body
    assert link in lines
    assert lines[-1].startswith(f"{PUBLIC}/#stop=")
    token = lines[-1].partition("=")[2]
    assert mail.message["List-Unsubscribe"] == f"<{PUBLIC}/api/notices/stop/{token}>"
    assert mail.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


async def test_who_is_connected_gets_nothing(stage: Scene) -> None:
    ada, bo, cleo = [await stage.person(name) for name in ("Ada", "Bo", "Cleo")]
    bos, cleos = await stage.browser(bo), await stage.browser(cleo)
    client = Client(stage.address, bo.key)
    await client.connect()
    table = await stage.table(ada, bo, cleo)
    assert (bos.titles, cleos.titles) == ([], ["The game has begun"])
    await client.close()
    await until(lambda: not stage.service.hub.connections)
    await stage.turn_to(table, 1)
    await stage.told()
    assert bos.titles == ["It’s your turn"]


async def test_who_is_shut_out_is_not_called(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    browser = await stage.browser(bo)
    person = (await bo.ask("GET", "/api/me"))["person"]
    table = await stage.table(ada, bo)
    await stage.service.host_chores.ban("person", person, 1)
    stage.clock.now += 300
    await stage.turn_to(table, 1)
    await stage.told()
    assert browser.titles == ["The game has begun"]
    await stage.service.host_chores.unban("person", person)


async def test_five_minutes_of_quiet_then_another_look(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    browser = await stage.browser(bo)
    table = await stage.table(ada, bo)
    begun = stage.clock.now
    await stage.turn_to(table, 1)
    await stage.told()
    assert browser.titles == ["The game has begun"]
    stage.clock.now = begun + 299
    await stage.looked_again()
    assert [due for due, _ in stage.service.dispatcher._postponed.values()] == [begun + 300]
    assert browser.titles == ["The game has begun"]
    stage.clock.now = begun + 300
    await stage.looked_again()
    assert browser.titles == ["The game has begun", "It’s your turn"]


async def test_what_is_settled_by_then_is_not_told(stage: Scene) -> None:
    ada, bo, cleo = [await stage.person(name) for name in ("Ada", "Bo", "Cleo")]
    browser = await stage.browser(bo)
    table = await stage.table(ada, bo, cleo)
    await stage.turn_to(table, 0)
    await stage.do(messages.AskRewind, table, 0, to=0)
    await stage.told()
    assert len(stage.service.dispatcher._postponed) == 1
    await stage.do(messages.AnswerRewind, table, 2, yes=False)
    stage.clock.now += 300
    await stage.looked_again()
    assert browser.titles == ["The game has begun"]


async def test_who_has_done_something_meanwhile_is_not_told_later(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    browser = await stage.browser(bo)
    table = await stage.table(ada, bo)
    await stage.turn_to(table, 1)
    await stage.told()
    assert len(stage.service.dispatcher._postponed) == 1
    await stage.do(messages.AskRewind, table, 1, to=0)
    stage.clock.now += 300
    await stage.looked_again()
    assert browser.titles == ["The game has begun"]


async def test_who_has_seen_it_meanwhile_is_not_told_later(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    browser = await stage.browser(bo)
    table = await stage.table(ada, bo)
    await stage.turn_to(table, 1)
    await stage.told()
    client = Client(stage.address, bo.key)
    await client.connect()
    await stage.turn_to(table, 1)
    assert not stage.service.dispatcher._postponed
    await client.close()
    await until(lambda: not stage.service.hub.connections)
    stage.clock.now += 300
    await stage.looked_again()
    assert browser.titles == ["The game has begun"]


async def test_a_rewind_and_the_end_are_told_but_not_to_the_one_who_did_it(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    adas, bos = await stage.browser(ada), await stage.browser(bo)
    table = await stage.table(ada, bo)
    await stage.turn_to(table, 0)
    await stage.told()
    stage.clock.now += 300
    await stage.looked_again()
    told = adas.titles
    await stage.do(messages.AskRewind, table, 0, to=0)
    await stage.told()
    assert bos.titles == ["The game has begun", "Ada wants to take moves back"]
    assert adas.titles == told
    stage.clock.now += 300
    await stage.play(table, lambda turn: turn is None)
    async with stage.service.registry.locked(table) as kept:
        last = kept.table.moves[-1].seat
    stage.clock.now += 300
    await stage.looked_again()
    doer, other = (adas, bos) if last == 0 else (bos, adas)
    assert other.titles[-1] == "The game is over"
    assert "The game is over" not in doer.titles


async def test_bots_and_seats_of_a_device_get_nothing_and_are_named(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo", "de")
    adas, bos = await stage.browser(ada), await stage.browser(bo)
    device, bot = {"kind": "device", "name": "Titus"}, {"kind": "bot", "bot": "level:1"}
    client = Client(stage.address, ada.key)
    await client.connect()
    before = len(stage.push.arrived)
    await stage.table(ada, bo, seats=(device, bot))
    await client.close()
    assert bos.arrived[0]["body"] == "Der Untergang von Pompeji mit Ada, Titus, Anfänger hat begonnen."
    assert (len(stage.push.arrived) - before, adas.titles) == (1, [])


async def test_a_subscription_that_is_gone_is_forgotten_and_one_that_fails_is_kept(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    browser = await stage.browser(bo)
    for answer, left in ((Answer(400), 1), (Answer(410), 0)):
        stage.push.answers.append(answer)
        await stage.table(ada, bo)
        assert len((await bo.ask("GET", "/api/me/notices"))["subscriptions"]) == left
    await stage.table(ada, bo)
    assert len(browser.titles) == 2


async def test_mail_that_is_not_confirmed_gets_nothing(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    await bo.ask("POST", "/api/me/notices/mail", {"mailbox": "cleo@example.org"})
    code = stage.code_for("cleo@example.org")
    await stage.table(ada, bo)
    assert len(stage.mails_to("cleo@example.org")) == 1

    async def confirmed(person: Person, given: str) -> int:
        return (await person.request("POST", "/api/me/notices/mail/confirm", {"code": given})).status_code

    assert [await confirmed(bo, "0" * 12), await confirmed(ada, code)] == [404, 404]
    stage.clock.now += 600
    assert await confirmed(bo, code) == 404
    await bo.ask("POST", "/api/me/notices/mail", {"mailbox": "cleo@example.org"})
    stage.clock.now += 599
    code = stage.code_for("cleo@example.org")
    assert [await confirmed(bo, code.lower()), await confirmed(bo, code)] == [201, 404]


async def test_three_codes_an_hour_for_a_person_and_for_an_address(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")

    async def asked(person: Person, address: str) -> int:
        return (await person.request("POST", "/api/me/notices/mail", {"mailbox": address})).status_code

    assert [await asked(ada, f"{number}@example.org") for number in range(4)] == [202, 202, 202, 429]
    assert [await asked(bo, "0@EXAMPLE.org") for _ in range(3)] == [202, 202, 429]
    assert len(stage.mails_to("0@example.org")) + len(stage.mails_to("0@EXAMPLE.org")) == 3
    assert [await asked(bo, "no address"), await asked(bo, f"{'x' * 300}@example.org")] == [409, 400]


async def _token(stage: Scene, person: Person, address: str) -> str:
    """The token of the mail that tells a person of a new game."""
    await stage.table(await stage.person("Ada"), person)
    link: str = stage.mails_to(address)[-1].message.get_content().splitlines()[-1]
    return link.partition("#stop=")[2]


async def test_the_link_in_a_mail_ends_the_mails_without_a_key(stage: Scene) -> None:
    bo, nobody = await stage.person("Bo"), Person(stage.address, stage.http)
    address = "stop@example.org"
    for path in ("", "/{token}"):
        number = await stage.mailbox(bo, address)
        token = await _token(stage, bo, address)
        looked = await nobody.request("GET", f"/api/notices/stop/{token}")
        assert (looked.is_redirect, looked.headers["Location"]) == (True, f"/#stop={token}")
        wrong = f"{number}.{'A' * 43}"
        assert (await nobody.request("POST", "/api/notices/stop", {"token": wrong})).status_code == 404
        assert len((await bo.ask("GET", "/api/me/notices"))["subscriptions"]) == 1
        if path:
            form = {"List-Unsubscribe": "One-Click"}
            ended = await stage.http.post(f"{stage.address}/api/notices/stop/{token}", data=form)
        else:
            ended = await nobody.request("POST", "/api/notices/stop", {"token": token})
        assert ended.status_code == 204
        assert not (await bo.ask("GET", "/api/me/notices"))["subscriptions"]
        assert (await nobody.request("POST", "/api/notices/stop", {"token": token})).status_code == 404
        stage.clock.now += 3600


async def test_a_token_is_stored_hashed_and_outlives_a_run_of_the_server(stage: Scene) -> None:
    bo = await stage.person("Bo")
    number = await stage.mailbox(bo, "token@example.org")
    token = await _token(stage, bo, "token@example.org")
    assert await _token(stage, bo, "token@example.org") == token
    with sqlite3.connect(stage.service.settings.database.removeprefix("sqlite:///")) as database:
        (body,) = database.execute("select body from subscriptions where id = ?", (number,)).fetchone()
    assert token.partition(".")[2].encode() not in body
    service = stage.service
    another = Subscriptions(service.store, service.notifier, service.clock, bytes)
    assert await another.token(number) not in (None, token)
    await another.stop(token)
    assert await another.token(number) is None


async def test_a_person_has_so_many_subscriptions_and_only_their_own(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    browsers = [await stage.browser(bo) for _ in range(MOST)]
    again: Any = await bo.ask("POST", "/api/me/notices/push", browsers[3].form)
    assert again == {"id": browsers[3].id, "kind": "push", "where": "127.0.0.1"}
    one_more = {"subscription": browsers[0].form["subscription"] | {"endpoint": "https://127.0.0.1/more"}}
    refused = await bo.request("POST", "/api/me/notices/push", one_more)
    assert (refused.status_code, refused.json()["message"]) == (409, "notices-too-many")
    assert (await ada.request("DELETE", f"/api/me/notices/{browsers[0].id}")).status_code == 404
    await bo.ask("DELETE", f"/api/me/notices/{browsers[0].id}")
    left = (await bo.ask("GET", "/api/me/notices"))["subscriptions"]
    assert [each["id"] for each in left] == [browser.id for browser in browsers[1:]]
    assert (await bo.request("POST", "/api/me/notices/push", one_more)).status_code == 201


async def test_a_browser_that_subscribes_anew_is_sent_what_it_can_open(stage: Scene) -> None:
    ada, bo = await stage.person("Ada"), await stage.person("Bo")
    browser = await stage.browser(bo)
    browser.browser = Browser()
    keys = {"p256dh": browser.browser.keys.p256dh, "auth": browser.browser.keys.auth}
    form = {"subscription": browser.form["subscription"] | {"keys": keys}}
    assert (await bo.ask("POST", "/api/me/notices/push", form))["id"] == browser.id
    await stage.table(ada, bo)
    assert browser.titles == ["The game has begun"]


async def test_play_goes_on_when_more_is_to_be_said_than_there_is_room_for(stage: Scene) -> None:
    service = stage.service
    full = NoticeDispatcher(
        service.host_chores,
        service.store,
        service.registry,
        service.hub,
        service.subscriptions,
        service.notifier,
        stage.clock,
        service.settings.address,
        room=1,
    )
    table = await stage.table(await stage.person("Ada"), await stage.person("Bo"))
    await stage.turn_to(table, 1)
    service.registry.listeners.remove(full.on_entry)
    assert full._queue.qsize() == 1
    async with service.registry.locked(table) as kept:
        assert kept.table.turn == 1


async def test_off_unless_it_is_set_up(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'vesuvius.sqlite'}")
    store = await Store.open(settings.database, lambda: 0.0)
    app = application(settings)
    service = app.state.service = Service(settings, store, BotPool(1), lambda: 0.0, bytes)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(Headers(app, settings))) as http:
        bo = await Person.register("http://test", http, "Bo")
        found = await bo.ask("GET", "/api/me/notices")
        assert found == {"push": None, "mail": False, "subscriptions": [], "most": MOST}
        form = {"subscription": {"endpoint": "https://push.test/a", "keys": {"p256dh": "", "auth": ""}}}
        push = await bo.request("POST", "/api/me/notices/push", form)
        mail = await bo.request("POST", "/api/me/notices/mail", {"mailbox": "bo@example.org"})
        assert [push.json()["message"], mail.json()["message"]] == ["notices-push-off", "notices-mail-off"]
    await store.close()
    assert service.registry.listeners == [service.result_recorder.on_entry]


async def test_a_key_that_cannot_be_used_is_told_before_anything_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "vesuvius.sqlite"
    push = {"push_private_key": Secret("pumice"), "push_contact": "mailto:host@example.org"}
    with pytest.raises(Problem, match="notices-bad-push-key"):
        async with serving(Settings(database=f"sqlite:///{file}", **push)):  # type: ignore[arg-type]
            pass
    assert not file.exists()
