"""What the server tells the pages about its games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import vesuvius
from tests.server.support.inside import Inside, inside, refused

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
        "pompeii": ["learn", "rules", "daily"],
    }


async def test_the_browser_tests_know_the_same_games(place: Inside) -> None:
    offered = await place.with_key("").ask("GET", "/api/games")
    assert offered == json.loads((PAGES / "tests" / "offered-games.json").read_text("utf-8"))


async def test_texts_are_asked_of_games_that_there_are(place: Inside) -> None:
    nobody = place.with_key("")
    assert (await nobody.request("GET", "/api/games/pompeii/texts/en")).status_code == 200
    assert await refused(nobody, "GET", "/api/games/chess/texts/en") == (404, "unknown-game")
    assert (await nobody.request("GET", "/api/games/pompeii/texts/la")).status_code == 400
