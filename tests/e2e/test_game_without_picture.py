"""A game that the pages know nothing of is played to its end, from the list of its tokens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import MODEST, Visit, running
from tests.e2e.random_players import Player, take_turns
from tests.e2e.server_requests import ask
from tests.e2e.table_page import wait_for_result
from tests.e2e.visitors import Visitor
from tests.server.process import Server
from tests.support.lanterns import HAND, HIDDEN, LANTERNS

TURNS = len(LANTERNS) * 3


@pytest.fixture
def with_lanterns(site: None, tmp_path: Path) -> Iterator[Server]:
    with running(Server(tmp_path, module="tests.e2e.third_game_server", **MODEST)) as server:
        yield server


def sit_down(visitor: Visitor, link: str, name: str) -> None:
    page = visitor.page
    visitor.go(link)
    page.get_by_label("The name that the others see").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Take a seat").wait_for(state="detached")


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
