"""What is said at a table: who hears it, and that nothing is said twice or lost without a word."""

from __future__ import annotations

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside
from tests.server.support.tab import Json, until

pytestmark = pytest.mark.anyio


def texts(heard: list[Json]) -> list[str]:
    """What was said."""
    return [message["text"] for message in heard if message["type"] == "said"]


async def test_who_plays_does_not_hear_the_watchers_from_the_gallery(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.running(livia, gaius, public=True)
    player, watcher = list[Json](), list[Json]()
    tabs = [await place.tab(livia.key, player), await place.tab(nero.key, watcher)]
    for tab in tabs:
        await tab.watch(table, None)
    said = {"type": "say", "table": table, "seat": None, "text": "Livia has the joker.", "id": "s1"}
    assert (await tabs[1].ask(said))[0]["type"] == "acknowledged"
    await until(lambda: texts(watcher))
    await tabs[0].ask({"type": "ping"})
    assert texts(player) == []


async def test_what_is_sent_twice_is_said_once(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = await place.running(livia, gaius)
    heard: list[Json] = []
    tab = await place.tab(livia.key, heard)
    await tab.watch(table, 0)
    said = {"type": "say", "table": table, "seat": 0, "text": "Salve!", "id": "s1"}
    assert [answer["id"] for answer in await tab.ask(said, said)] == ["s1", "s1"]
    (answer,) = await tab.ask(said | {"seat": 1, "id": "s2"})
    assert (answer["type"], answer["id"], answer["message"]) == ("refused", "s2", "chat-not-seated")
    assert texts(heard) == ["Salve!"]
