"""A game that the pages know nothing of has every general page: rules, lessons, table, replay, review, exploring.

Its folder in `tests/support/lanterns` declares and says all of it; its moves are chosen from a list of tokens.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import MODEST, Visit, running
from tests.e2e.random_players import Player, take_turns
from tests.e2e.server_requests import ask
from tests.e2e.table_page import wait_for_result
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server
from tests.support.lanterns import HAND, HIDDEN, LANTERNS

TURNS = len(LANTERNS) * 3


@pytest.fixture(scope="module")
def with_lanterns(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lanterns")
    with running(Server(folder, module="tests.e2e.third_game_server", **MODEST)) as server:
        yield server


def opened(visit: Visit, server: Server, path: str) -> Page:
    visitor = visit(server.address, auto=False)
    visitor.go(path)
    return visitor.page


def sit_down(visitor: Visitor, link: str, name: str) -> None:
    page = visitor.page
    visitor.go(link)
    page.get_by_label("Your name, as the others see it").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Take a seat").wait_for(state="detached")


def test_lanterns_stand_on_the_first_page(with_lanterns: Server, visit: Visit) -> None:
    page = opened(visit, with_lanterns, "/")
    page.get_by_label("Lanterns").check()
    assert page.locator(".lead").inner_text() == "Hang your lanterns before the wind comes."
    assert page.locator('a.tile[href="/learn/lanterns"]').count() == 1
    assert page.locator('a.tile[href^="/daily"], a.tile[href^="/editor"]').count() == 0
    page.goto(f"{with_lanterns.address}/friends")
    page.get_by_label("Lanterns").check()
    page.get_by_label("Strictly rising").wait_for()
    assert page.get_by_label("Tiles with two symbols").count() == 0


def test_lanterns_have_rules_to_read(with_lanterns: Server, visit: Visit) -> None:
    page = opened(visit, with_lanterns, "/rules/lanterns")
    page.get_by_role("heading", name="Lanterns: the rules").wait_for()
    assert page.locator("#hanging p").first.inner_text().startswith("Hang a lantern")
    assert [link.get_attribute("href") for link in page.locator("#L2 p a").all()] == ["#L3", "#strict"]
    page.get_by_role("searchbox").fill("face up")
    page.locator("#L1").wait_for(state="detached")
    assert [article.get_attribute("id") for article in page.locator("#rules-text article").all()] == ["L3"]


def test_lanterns_are_learnt_by_playing(with_lanterns: Server, visit: Visit) -> None:
    page = opened(visit, with_lanterns, "/learn/lanterns")
    page.get_by_text("Hang your 3.").wait_for()
    token(page, "+5")
    page.get_by_text("begin with the 3").wait_for()
    for lesson, step, right in (("hang", 1, "+3"), ("hang", 2, "+4"), ("throw", 1, "-1")):
        page.locator(f'.learn[data-lesson="{lesson}"][data-step="{step}"]').wait_for()
        token(page, right)
        page.locator('.learn[data-made="true"]').wait_for()
        if lesson == "hang":
            page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Play against level 1").wait_for()


def token(page: Page, text: str) -> None:
    page.locator(f'.tokens [data-part="{text}"]').click()


def test_lanterns_are_hung_to_the_last(with_lanterns: Server, visit: Visit) -> None:
    server, names = with_lanterns, ["Livia", "Gaius"]
    owner = ask(server.address, "POST", "/api/people", {"name": "Owner"})["key"]
    plan = {"rules": {"game": "lanterns"}, "seats": [{"kind": "open"}, {"kind": "open"}]}
    opened = ask(server.address, "POST", "/api/tables", plan, owner)
    table = opened["info"]["table"]
    visitors = [visit(server.address, auto=False) for _ in names]
    for visitor, name in zip(visitors, names, strict=True):
        sit_down(visitor, f"/tables/{table}#invite={opened['invite']}", name)
    ask(server.address, "POST", f"/api/tables/{table}/start", key=owner)
    players = [Player(visitor.page, seed) for seed, visitor in enumerate(visitors)]
    take_turns(players, lambda: any(player.is_over() for player in players))
    for visitor in visitors:
        check_result(visitor, names)
    look_again(visitors[0])
    replay(visitors[0], table)
    explore(visitors[0], table)


def check_result(visitor: Visitor, names: list[str]) -> None:
    rows = wait_for_result(visitor.page)
    views = [message for message in visitor.heard() if message["type"] == "view" and message["seat"] is not None]
    assert any(len(hand) == HAND and HIDDEN in hand for hand in views[0]["view"]["hands"])
    scores = views[-1]["standing"]["outcome"]["scores"]
    assert {row[0]: [int(each) for each in row[1:]] for row in rows} == {
        name: [scores[kind][seat] for kind in scores] for seat, name in enumerate(names)
    }
    tokens = [token for token in visitor.page.locator(".rail .log code").all_inner_texts() if token]
    assert len(tokens) == TURNS


def look_again(visitor: Visitor) -> None:
    """The review names the decisions by their tokens, and says what happened where nothing is drawn."""
    page = visitor.page
    page.get_by_role("link", name="Review").click()
    first = page.get_by_role("list", name="All decisions").get_by_role("button").first
    first.click()
    assert page.locator(".review").get_attribute("data-seq") == "2"
    (event,) = page.locator(".board p").all_inner_texts()
    assert "Livia" in event
    assert "1" in first.inner_text()


def replay(visitor: Visitor, table: str) -> None:
    """Any moment is shown by what happened, and the last one by its view."""
    page = visitor.page
    visitor.go(f"/tables/{table}/replay")
    page.locator(".replay").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator('.replay[data-seq="2"]').wait_for()
    assert "Livia" in page.locator(".replay").inner_text()
    page.keyboard.press("End")
    page.locator(".board dl").wait_for()


def explore(visitor: Visitor, table: str) -> None:
    """Another move than the one that was played begins a branch."""
    page = visitor.page
    visitor.go(f"/tables/{table}/explore/2")
    page.locator('.explore[data-settled="true"] .tokens button').first.wait_for()
    played = page.locator(".explore").get_attribute("data-at")
    page.locator(".tokens button").last.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(f'.explore:not([data-at="{played}"])').wait_for()
    assert "Gaius" in page.locator(".rail .log").inner_text()
