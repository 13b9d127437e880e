"""What the server tells the pages about its games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import vesuvius
from tests.server.support.inside import Inside, inside, refused
from vesuvius.server.transport.routes import games

pytestmark = pytest.mark.anyio
PAGES = Path(__file__).parents[3] / "web"


@pytest.fixture(scope="module")
async def place(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(tmp_path_factory.mktemp("server")) as place:
        yield place


async def test_every_game_is_offered_as_it_declares_itself(place: Inside) -> None:
    offered = await place.with_key("").ask("GET", "/api/games")
    assert [game["name"] for game in offered] == [*vesuvius.GAMES]
    for game in offered:
        declared = vesuvius.info(game["name"])
        assert game["seats"] == [*declared.seats]
        assert [option["name"] for option in game["options"]] == [*declared.option_names]
        assert declared.rulebook is not None
        assert game["rulebook"]["rulings"] == declared.rulebook.rulings


async def test_which_pages_a_game_has(place: Inside) -> None:
    offered = await place.with_key("").ask("GET", "/api/games")
    assert {game["name"]: game["pages"] for game in offered} == {
        "downfall": ["learn", "rules", "puzzles", "daily"],
        "pompeii": ["learn", "rules", "puzzles", "daily"],
    }


async def test_the_browser_tests_know_the_same_games(place: Inside) -> None:
    offered = await place.with_key("").ask("GET", "/api/games")
    assert offered == json.loads((PAGES / "tests" / "offered-games.json").read_text("utf-8"))


async def test_texts_are_asked_of_games_that_there_are(place: Inside) -> None:
    nobody = place.with_key("")
    assert (await nobody.request("GET", "/api/games/pompeii/texts/en")).status_code == 200
    assert await refused(nobody, "GET", "/api/games/chess/texts/en") == (404, "unknown-game")
    assert (await nobody.request("GET", "/api/games/pompeii/texts/la")).status_code == 400


@pytest.mark.parametrize("path", ["pompeii/facts", "downfall/facts", "pompeii/texts/en"])
async def test_what_is_printed_is_worked_out_once_and_sent_once(place: Inside, path: str) -> None:
    nobody = place.with_key("")
    first = await nobody.request("GET", f"/api/games/{path}")
    assert (first.headers["Cache-Control"], first.headers["Vary"]) == ("public, no-cache", "Accept-Encoding")
    again = await nobody.request("GET", f"/api/games/{path}", **{"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
    assert again.headers["Cache-Control"] == "public, no-cache"
    with patch.object(games, "facts_of", side_effect=AssertionError), patch.object(games, "texts_of_game") as unread:
        answer = await nobody.request("GET", f"/api/games/{path}", **{"If-None-Match": '"other"'})
    assert (answer.status_code, answer.content, unread.call_count) == (200, first.content, 0)


async def test_facts_are_those_of_the_game(place: Inside) -> None:
    for name in vesuvius.GAMES:
        game = vesuvius.load(name)
        printed = json.loads(json.dumps({"data": game.data, "facts": game.facts()}))
        assert await place.with_key("").ask("GET", f"/api/games/{name}/facts") == printed
    assert await refused(place.with_key(""), "GET", "/api/games/chess/facts") == (404, "unknown-game")


async def test_facts_are_packed_for_clients_that_can_unpack_them(place: Inside) -> None:
    sizes, unpacked = [], []
    for accepted in ("identity", "gzip"):
        headers = {"Accept-Encoding": accepted}
        async with place.http.stream("GET", f"{place.address}/api/games/pompeii/facts", headers=headers) as answer:
            sizes.append(int(answer.headers["Content-Length"]))
            unpacked.append(await answer.aread())
    assert sizes[1] < sizes[0] / 3
    assert unpacked[1] == unpacked[0]


async def test_the_pictures_of_the_rules_are_sent_as_views(place: Inside) -> None:
    nobody = place.with_key("")
    pictures = await nobody.ask("GET", "/api/games/downfall/pictures")
    game: Any = vesuvius.load("downfall")
    declared = game.illustrations()
    assert [picture["name"] for picture in pictures] == [each.name for each in declared]
    [relatives] = [picture for picture in pictures if picture["name"] == "relatives"]
    assert relatives["frames"][0]["view"]["relatives"] == 2
    assert "+D4" in relatives["frames"][0]["legal"]
    assert await refused(nobody, "GET", "/api/games/chess/pictures") == (404, "unknown-game")
