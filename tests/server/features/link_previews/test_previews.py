"""Previews of links: what a crawler reads and sees of a table, and that it is what a stranger may know."""

from __future__ import annotations

from html import unescape
from typing import Any
from unittest.mock import patch
from xml.etree import ElementTree as ET

import httpx
import pytest

from tests.server.support.challengers import MONDAY, Challenger, noon
from tests.server.support.client import Person
from tests.server.support.inside import Inside
from vesuvius import load
from vesuvius.server.features.link_previews.card import Player, general_card, needs_other_fonts, table_card
from vesuvius.server.features.link_previews.tags import Preview, tags_of
from vesuvius.server.tables.clocks import DAY

pytestmark = pytest.mark.anyio
PNG = b"\x89PNG\r\n\x1a\n"


async def told(place: Inside, path: str) -> dict[str, str]:
    """The tags of a page, as a crawler without a key reads them."""
    preview = await place.service.previews.of(path) or await place.service.previews.general()
    html = tags_of(preview, place.address, path)
    found = ET.fromstring(f"<head>{html}</head>")
    return {tag.get("property") or tag.get("name") or "": unescape(tag.get("content") or "") for tag in found}


async def picture(place: Inside, path: str, **headers: str) -> httpx.Response:
    return await place.http.get(place.address + path, headers=headers, timeout=600)  # after what warms up


async def drawn_svg(place: Inside, table: str) -> str:
    """What the picture of a table is made of."""
    with patch.object(place.service.pool, "draw") as draw:
        draw.return_value = b"png"
        await place.service.previews.picture(table)
    place.service.previews.forget()
    svg: str = draw.call_args[0][0]
    return svg


async def test_a_table_that_anyone_may_watch_shows_names_and_the_board(place: Inside, people: list[Person]) -> None:
    table = await place.running(*people[:2], public=True)
    tags = await told(place, f"/tables/{table}")
    assert tags["og:title"] == "The Downfall of Pompeii: Livia, Gaius"
    assert tags["og:image"] == f"{place.address}/pictures/{table}.png?at=1"
    assert tags["twitter:card"] == "summary_large_image"
    answer = await picture(place, f"/pictures/{table}.png")
    assert (answer.status_code, answer.headers["Content-Type"], answer.content[:8]) == (200, "image/png", PNG)
    assert answer.content != (await picture(place, "/pictures/general.png")).content


async def test_the_picture_of_a_running_game_is_made_from_what_a_spectator_sees(
    place: Inside, people: list[Person]
) -> None:
    table = await place.running(*people[:2], public=True)
    seen: list[Any] = []
    with patch.object(type(load("downfall")), "drawing", lambda _, view: seen.append(view)):
        await drawn_svg(place, table)
    assert [view["seat"] for view in seen] == [None]
    assert [hand["cards"] for hand in seen[0]["hands"]] == [None, None]


@pytest.mark.parametrize("rules", [{}, {"public": True, "watching": False}])
async def test_a_table_of_which_strangers_may_not_know_looks_like_none(
    place: Inside, people: list[Person], rules: dict[str, Any]
) -> None:
    table = await place.running(*people[:2], **rules)
    hidden, none = [await told(place, f"/tables/{name}/replay") for name in (table, "no-such-table")]
    assert {key: text for key, text in hidden.items() if key != "og:url"} == {
        key: text for key, text in none.items() if key != "og:url"
    }
    assert hidden["og:title"] == "Vesuvius"
    shown = [await picture(place, f"/pictures/{name}.png") for name in (table, "no-such-table", "general")]
    assert len({answer.content for answer in shown}) == 1
    assert len({answer.headers["Cache-Control"] for answer in shown}) == 1


async def test_a_finished_game_tells_its_result_in_the_language_of_its_host(
    place: Inside, people: list[Person]
) -> None:
    await people[0].ask("PUT", "/api/me", {"language": "de"})
    table = await place.late(*people[:2], public=True)
    assert "Die Partie läuft" in (await told(place, f"/tables/{table}"))["og:description"]
    while await place.move(table, *people[:2]):
        pass
    tags = await told(place, f"/tables/{table}/review/move-3")
    assert tags["og:title"] == "Der Untergang von Pompeji: Livia, Gaius"
    assert tags["og:description"].startswith(("Livia hat gewonnen.", "Gaius hat gewonnen."))
    assert "Ergebnis: " in tags["og:description"]
    assert tags["og:locale"] == "de_DE"


async def test_a_days_challenge_reveals_nothing_before_the_day_is_over(place: Inside, people: list[Person]) -> None:
    place.clock.now = noon(MONDAY)
    challenger = await Challenger.begin(people[0])
    table = (await challenger.finish())["table"]
    before = [await told(place, path) for path in (f"/tables/{table}", f"/daily/downfall/{MONDAY}")]
    assert before[0]["og:title"] == "Vesuvius"
    assert "1 player" not in before[1]["og:description"]
    assert (await picture(place, f"/pictures/{table}.png")).content == (
        await picture(place, "/pictures/general.png")
    ).content
    place.clock.now += DAY
    await place.service.result_recorder.catch_up()
    assert "Livia" in (await told(place, f"/tables/{table}"))["og:title"]
    assert "1 player finished" in (await told(place, f"/daily/downfall/{MONDAY}"))["og:description"]
    assert (await told(place, "/daily/downfall/2199-01-01"))["og:title"] == "Vesuvius"
    assert (await told(place, "/daily/chess/2020-01-01"))["og:title"] == "Vesuvius"


@pytest.mark.parametrize("day", ["2026-13-45", "2999-01-01", "0000-00-00"])
async def test_a_day_that_never_was_shows_what_every_link_shows(place: Inside, day: str) -> None:
    assert await place.service.previews.of(f"/daily/downfall/{day}") is None


async def test_pictures_are_drawn_once_and_limited_for_each_address(place: Inside, people: list[Person]) -> None:
    table = await place.running(*people[:2], public=True)
    with patch.object(place.service.pool, "draw") as draw:
        draw.return_value = PNG
        for _ in range(3):
            assert await place.service.previews.picture(table) == PNG
        assert draw.call_count == 1
    place.service.previews.forget()
    answers = [await picture(place, "/pictures/general.png") for _ in range(40)]
    assert {answer.status_code for answer in answers} == {200, 429}
    place.clock.now += 3600


async def test_a_page_has_the_tags_of_its_path_and_the_general_ones_once_too_many_were_asked_for(
    place: Inside, people: list[Person]
) -> None:
    table = await place.running(*people[:2], public=True)

    async def title_of(path: str) -> str:
        return (await place.http.get(place.address + path, headers={"Accept": "text/html"})).text

    assert 'property="og:title" content="The Downfall of Pompeii: Livia, Gaius"' in await title_of(f"/tables/{table}")
    assert 'property="og:title" content="Vesuvius"' in await title_of("/settings")
    with patch.object(place.service.limits, "take", lambda what, **_: 9.0 if what == "preview" else None):
        assert 'property="og:title" content="Vesuvius"' in await title_of(f"/tables/{table}")


def test_names_break_out_of_no_tag() -> None:
    preview = Preview("en", '"><script>alert(1)</script>', "a\nb'\"&<", "/x.png", '"')
    html = tags_of(preview, "https://example.org", "/tables/x")
    assert "<script" not in html
    assert [tag.get("content") for tag in ET.fromstring(f"<a>{html}</a>") if tag.get("property") == "og:title"] == [
        preview.title
    ]


@pytest.mark.parametrize("name", ["<b>&'\"", "Łukasz", "x" * 40, "\u202e\x00", ""])
def test_names_break_out_of_no_picture(name: str) -> None:
    game = load("downfall")
    drawing = game.drawing(game.view(game.new(4, seed=1)))  # type: ignore[attr-defined]
    svg = table_card("Titel", [Player(name, 12, True), *[Player("Livia")] * 3], drawing)
    texts = {text.text or "" for text in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")}
    assert any(text and name.startswith(text.removesuffix("…")) for text in texts) or not name.isprintable() or not name
    assert not ET.fromstring(svg).findall(".//{http://www.w3.org/2000/svg}b")


def test_only_letters_that_the_font_lacks_need_other_fonts() -> None:
    assert not needs_other_fonts(general_card())
    assert not needs_other_fonts(table_card("Pompeji", [Player("Jürgen")], None))
    assert needs_other_fonts(table_card("Pompeji", [Player("Łukasz")], None))
