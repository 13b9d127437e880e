"""Playing over HTTP: views, news, commands, chat, hints, records out and in, analysis."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, inside, refused, whole_game
from tests.server.support.tab import Json, until
from vesuvius.bots.analysis.review import fingerprint
from vesuvius.formats import record as records
from vesuvius.server.store import rows
from vesuvius.server.tables.chat import MOST_TOLD

pytestmark = pytest.mark.anyio
CHAT = 5


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(tmp_path_factory.mktemp("server"), chat_per_minute=CHAT) as place:
        yield place


async def test_views_news_and_commands(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.running(livia, gaius)
    path = f"/api/tables/{table}"
    views = [await person.ask("GET", f"{path}/view?seat={seat}") for seat, person in enumerate((livia, gaius))]
    turn = views[0]["standing"]["seat"]
    assert [bool(view["standing"]["legal"]) for view in views] == [turn == 0, turn == 1]
    assert (views[0]["seq"], views[0]["seed"]) == (1, None)
    token = views[turn]["standing"]["legal"][0]
    play = {"type": "play", "table": table, "seat": turn, "seq": 1, "id": "a", "token": token}
    player = people[turn]
    wrong = play | {"token": "nothing"}
    assert (await player.ask("POST", f"{path}/commands", wrong))["type"] == "refused"
    assert (await nero.ask("POST", f"{path}/commands", play))["message"] == "table-unknown"
    acknowledged = {"type": "acknowledged", "id": "a", "table": table, "seq": 2}
    assert [await player.ask("POST", f"{path}/commands", play) for _ in range(2)] == [acknowledged] * 2
    stale = await player.ask("POST", f"{path}/commands", play | {"id": "b"})
    assert (stale["type"], stale["seq"]) == ("stale", 2)
    assert await refused(player, "POST", "/api/tables/other/commands", play) == (409, "message-other-table")
    (happened,) = await livia.ask("GET", f"{path}/events?since=1&seat=0")
    assert (happened["seq"], happened["entry"]["move"]) == (2, token)
    assert await livia.ask("GET", f"{path}/events?since=2&seat=0") == []
    assert (await livia.ask("GET", f"{path}/events?since=7&seat=0"))[0]["type"] == "view"


@pytest.mark.parametrize("watching", [False, True])
async def test_spectators_see_what_the_table_lets_them(place: Inside, people: list[Person], watching: bool) -> None:
    livia, gaius, nero = people
    table, invite = await livia.open_table({"kind": "me"}, {"kind": "open"}, watching=watching)
    await gaius.join(table, invite)
    await livia.start(table)
    path = f"/api/tables/{table}/view"
    if watching:
        assert await refused(nero, "GET", path) == (404, "table-unknown")
        seen = await nero.ask("GET", path, **{"X-Invite": invite})
        assert (seen["seat"], seen["standing"]["legal"]) == (None, None)
    else:
        assert await refused(nero, "GET", path, **{"X-Invite": invite}) == (403, "table-no-watching")
        assert (await livia.ask("GET", path))["seat"] is None


async def test_chat_is_for_those_who_sit_there_and_can_be_switched_off(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    path = f"/api/tables/{await place.running(livia, gaius, public=True)}/chat"
    await livia.ask("POST", path, {"seat": 0, "text": " <b>Salve</b>\u202e,\n Gai! "})
    assert [(said["name"], said["text"]) for said in await nero.ask("GET", path)] == [("Livia", "<b>Salve</b>,\n Gai!")]
    assert await refused(nero, "POST", path, {"seat": 0, "text": "Salve!"}) == (403, "chat-not-seated")
    assert await refused(livia, "POST", path, {"seat": 0, "text": "\u0007"}) == (409, "chat-empty")
    assert await refused(livia, "POST", path, {"seat": 0, "text": "a" * 501}) == (400, "http-400")
    assert await refused(gaius, "PUT", path, {"on": False}) == (403, "table-not-yours")
    await livia.ask("PUT", path, {"on": False})
    assert await refused(gaius, "POST", path, {"seat": 1, "text": "Salve!"}) == (403, "chat-off")
    assert await livia.ask("GET", path) == []
    await livia.ask("PUT", path, {"on": True})
    await gaius.ask("POST", path, {"seat": 1, "text": "Salve!"})
    assert [said["number"] for said in await livia.ask("GET", path)] == [2]


async def test_those_who_watch_talk_among_themselves_until_the_game_is_over(
    place: Inside, people: list[Person]
) -> None:
    livia, gaius, nero = people
    table = await place.late(livia, gaius, public=True)
    path, heard = f"/api/tables/{table}/chat", {name: list[Json]() for name in ("livia", "nero")}
    tabs = [await place.tab(livia.key, heard["livia"]), await place.tab(nero.key, heard["nero"])]
    await tabs[0].watch(table, 0)
    await tabs[1].watch(table, None)
    await nero.ask("POST", path, {"text": "Livia will lose."})
    await livia.ask("POST", path, {"seat": 0, "text": "Salve!"})
    spoken = [("Nero", "Livia will lose."), ("Livia", "Salve!")]
    assert said(await nero.ask("GET", path)) == spoken
    assert said(await livia.ask("GET", path)) == said(await livia.ask("GET", f"{path}?seat=0")) == spoken[1:]
    await until(lambda: len(said(heard["nero"])) == 2 and said(heard["livia"]))
    assert (said(heard["nero"]), said(heard["livia"])) == (spoken, spoken[1:])
    for number in range(MOST_TOLD):
        crowd = rows.ChatLine(table, 0, place.clock.now, None, None, f"{number}")
        await place.service.store.chat.add(crowd)
    assert said(await livia.ask("GET", path)) == spoken[1:], "however much others say"
    assert await refused(gaius, "POST", path, {"text": "I say so."}) == (403, "chat-not-watching")
    assert await refused(place.with_key(""), "POST", path, {"text": "I say so."}) == (403, "chat-not-watching")
    while await place.move(table, livia, gaius):
        pass
    assert ("", "0") in said(await gaius.ask("GET", f"{path}?seat=1")), "afterwards everybody may know"
    hidden = await place.running(livia, gaius)
    assert await refused(nero, "POST", f"/api/tables/{hidden}/chat", {"text": "?"}) == (404, "table-unknown")


def said(messages: list[Json]) -> list[tuple[str, str]]:
    """Who has said what."""
    return [(each["name"], each["text"]) for each in messages if each["type"] == "said"]


async def test_who_talks_too_much_has_to_wait(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    path = f"/api/tables/{await place.running(livia, gaius)}/chat"
    for number in range(CHAT):
        await livia.ask("POST", path, {"seat": 0, "text": f"{number}"})
    response = await livia.request("POST", path, {"seat": 0, "text": "!"})
    assert (response.status_code, response.headers["Retry-After"]) == (429, f"{60 // CHAT}")
    await gaius.ask("POST", path, {"seat": 1, "text": "!"})
    place.clock.now += 60 / CHAT
    await livia.ask("POST", path, {"seat": 0, "text": "!"})


async def test_hints_where_they_are_allowed(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    strict = await place.running(livia, gaius)
    for seat, person in enumerate((livia, gaius)):
        assert await refused(person, "POST", f"/api/tables/{strict}/hints/{seat}") == (403, "hints-not-allowed")
    table = await place.late(livia, gaius, hints=True)
    path = f"/api/tables/{table}"
    turn = (await livia.ask("GET", path))["turn"]
    player, other = people[turn], people[1 - turn]
    hints = await player.ask("POST", f"{path}/hints/{turn}")
    legal = (await player.ask("GET", f"{path}/view?seat={turn}"))["standing"]["legal"]
    assert 1 <= len(hints) <= 3
    assert {hint["token"] for hint in hints} <= {*legal}
    assert await player.ask("POST", f"{path}/hints/{turn}") == hints
    assert await refused(other, "POST", f"{path}/hints/{1 - turn}") == (409, "hints-not-your-turn")
    assert await refused(nero, "POST", f"{path}/hints/{turn}") == (404, "table-unknown")


async def test_hints_go_on_within_an_action(place: Inside, people: list[Person]) -> None:
    livia = people[0]
    position = {"players": 1, "seats": [{"goods": {"wood": 8, "meat": 4}}], "options": ["set_a"]}
    rules = {"game": "pompeii", "options": ["set_a"]}
    table = {"rules": rules, "seats": [{"kind": "me"}]}
    wanted = {"study": {"game": "pompeii", "position": position}, "table": table}
    path = f"/api/tables/{(await livia.ask('POST', '/api/study/play', wanted))['info']['table']}"
    await livia.ask("POST", f"{path}/start")
    hints = await livia.ask("POST", f"{path}/hints/0", {"tokens": ["@porta", "wood>"]})
    assert hints
    assert {hint["token"][0] for hint in hints} == {">"}
    assert await refused(livia, "POST", f"{path}/hints/0", {"tokens": ["@grain"]}) == (409, "table-no-list")
    assert (await refused(livia, "POST", f"{path}/hints/0", {"tokens": ["gold>"]}))[0] == 409


async def test_a_running_game_is_looked_at_again_as_a_seat_sees_it(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    strict = await place.running(livia, gaius)
    assert await refused(livia, "POST", f"/api/tables/{strict}/analysis?seat=0") == (403, "hints-not-allowed")
    table = await place.late(livia, gaius, hints=True)
    await place.move(table, livia, gaius)
    path = f"/api/tables/{table}"
    found = [await person.ask("POST", f"{path}/analysis?seat={seat}") for seat, person in enumerate((livia, gaius))]
    made = [json.loads(line) for line in (await livia.request("GET", f"{path}/record?seat=0")).text.splitlines()[1:]]
    for seat, analysis in enumerate(found):
        assert analysis["seat"] == seat
        assert [decision["move"] for decision in analysis["decisions"]] == [entry["move"] for entry in made] != []
        async with place.service.registry.locked(table) as kept:
            known = kept.table.known_record(seat, place.clock.now)
            assert analysis["record"] == fingerprint(known) != fingerprint(kept.table.record())
    assert await livia.ask("POST", f"{path}/analysis?seat=0") == found[0]
    assert await refused(livia, "POST", f"{path}/analysis?seat=1") == (403, "table-not-your-seat")
    assert await refused(nero, "POST", f"{path}/analysis?seat=0") == (404, "table-unknown")


async def test_a_record_of_a_running_game_says_what_the_asker_may_know(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.running(livia, gaius)
    for _ in range(4):
        await place.move(table, livia, gaius)
    path = f"/api/tables/{table}/record"
    texts = [(await person.request("GET", f"{path}?seat={seat}")).text for seat, person in enumerate((livia, gaius))]
    for text in texts:
        header, *entries = map(json.loads, text.splitlines())
        assert (header["setup"], header["seats"], len(entries)) == ({}, ["Livia", "Gaius"], 4)
        assert len(header["commitment"]) == 64
    assert texts[0] != texts[1], "each sees the cards that it drew itself"
    assert await refused(livia, "GET", f"{path}?seat=1") == (403, "table-not-your-seat")
    assert await refused(nero, "GET", path) == (404, "table-unknown")
    assert await refused(livia, "POST", f"/api/tables/{table}/analysis") == (409, "archive-running")
    assert (await livia.request("GET", "/api/me/records")).text == ""


async def test_a_finished_game_is_told_in_full_and_taken_in_again(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.finished(livia, gaius)
    text = (await gaius.request("GET", f"/api/tables/{table}/record")).text
    record = records.read(text.encode().splitlines(keepends=True))
    records.verify(record)
    replayed = records.replay(record)
    assert replayed.game.outcome(replayed.state) is not None
    assert record.header.setup.seed == (await livia.ask("GET", f"/api/tables/{table}/view"))["seed"]
    assert (await livia.request("GET", "/api/me/records")).text == text
    info = await nero.ask("POST", "/api/records/replay", {"record": text})
    assert (info["status"], [seat["name"] for seat in info["seats"]]) == ("over", ["Livia", "Gaius"])
    again = (await nero.request("GET", f"/api/tables/{info['table']}/record")).text
    assert [json.loads(line)["move"] for line in again.splitlines()[1:]] == [move.move for move in replayed.moves]
    analysis = await livia.ask("POST", f"/api/tables/{table}/analysis")
    assert analysis == await gaius.ask("POST", f"/api/tables/{table}/analysis")
    assert await refused(place.with_key(""), "POST", f"/api/tables/{table}/analysis") == (401, "key-of-person-needed")


async def test_records_that_cannot_be_taken_in(place: Inside, people: list[Person]) -> None:
    livia, nobody = people[0], place.with_key("")
    record = whole_game()
    text = records.dump(record).decode()
    form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for path, body in (("replay", {}), ("play", {"table": form})):
        asked = {"record": text, **body}
        assert await refused(nobody, "POST", f"/api/records/{path}", asked) == (401, "key-of-person-needed")
        damaged = asked | {"record": text.replace('"seat":0', '"seat":1')}
        assert (await refused(livia, "POST", f"/api/records/{path}", damaged))[0] == 409
    over = {"record": text, "table": form}
    assert await refused(livia, "POST", "/api/records/play", over) == (409, "archive-over")
    other = over | {"upto": 3, "table": form | {"seats": [{"kind": "me"}] * 3}}
    assert await refused(livia, "POST", "/api/records/play", other) == (409, "archive-other-table")
    assert await refused(livia, "POST", "/api/records/play", over | {"upto": 9999}) == (409, "record-no-such-entry")
    assert await livia.ask("GET", "/api/me/tables") == []


async def test_a_list_has_one_effect_however_often_it_is_sent(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.running(livia, gaius, game="pompeii")
    path = f"/api/tables/{table}"
    own = {"type": "play", "table": table, "seat": 1, "seq": 1, "id": "own", "token": "own7"}
    assert (await gaius.ask("POST", f"{path}/commands", own))["type"] == "acknowledged"
    tokens = ["+wood", "+clay", "+wood", "+grain", "+clay", "+clay"]
    spread = {"type": "play-all", "table": table, "seat": 1, "seq": 2, "id": "list", "tokens": tokens}
    acknowledged = {"type": "acknowledged", "id": "list", "table": table, "seq": 8}
    assert [await gaius.ask("POST", f"{path}/commands", spread) for _ in range(2)] == [acknowledged] * 2
    told = await livia.ask("GET", f"{path}/events?since=2&seat=0")
    assert sorted(each["entry"]["move"] for each in told) == sorted(tokens)
    assert [bool(each["standing"]) for each in told] == [False] * 5 + [True]
    wrong = spread | {"id": "more", "seq": 8}
    assert (await gaius.ask("POST", f"{path}/commands", wrong))["type"] == "refused"


async def test_what_a_thing_is_to_a_seat_is_told_to_its_player_alone(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    position = {"players": 2, "seats": [{"goods": {"clay": 1}}, {}], "built": {"b7": [1]}, "options": ["set_a"]}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
    rules = {"game": "pompeii", "order": "choice", "options": ["set_a"]}
    wanted = {"study": {"game": "pompeii", "position": position}, "table": {"rules": rules, "seats": seats}}
    table = (await livia.ask("POST", "/api/study/play", wanted))["info"]["table"]
    await livia.ask("POST", f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/seats"
    field = await livia.ask("GET", f"{path}/0/things/field-clay")
    assert field == {
        "asked": True,
        "ways": [{"token": "@clay", "preview": {"given": {}, "made": {"clay": 1}}, "refusal": None}],
    }
    (bakery,) = (await livia.ask("GET", f"{path}/0/things/b7"))["ways"]
    assert (bakery["preview"], bakery["refusal"]["message"]) == (None, "refusal-short")
    assert await refused(livia, "GET", f"{path}/0/things/b99") == (409, "no-such-thing")
    assert (await refused(livia, "GET", f"{path}/1/things/b7"))[0] in (403, 404)
    assert (await refused(nero, "GET", f"{path}/0/things/b7"))[0] in (403, 404)
    downfall = await place.running(livia, gaius)
    assert await livia.ask("GET", f"/api/tables/{downfall}/seats/0/things/A1") is None
