"""Learning from one's mistakes in a real browser: from the result to the summary, with every answer that there is."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.puzzles import type_move
from tests.e2e.screens.walk import BOTS, Person
from tests.e2e.table_page import wait_for_result
from tests.server.support.inside import whole_game
from tests.server.support.process import Server
from vesuvius.formats.record import dump

WINS = re.compile(r"wins \d+ % ± \d+|hardly tried")
Mistake = dict[str, Any]


def played(server: Server) -> tuple[Person, str]:
    """Somebody, and a short game that they have played carelessly."""
    person, record = Person(server, "Clara"), whole_game()
    form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, BOTS[0]]}
    asked = {"record": dump(record).decode(), "upto": record.entries[-24].seq, "table": form}
    table = person.ask("POST", "/api/records/play", asked)["info"]["table"]
    person.ask("POST", f"/api/tables/{table}/start")
    person.play_until(table, phase="over")
    return person, table


def check_a_move(page: Page, token: str, told: str) -> None:
    """Play a move, and hear what it is worth."""
    type_move(page, token)
    answer = page.get_by_role("status").filter(has_text=told)
    expect(answer).to_be_visible()
    expect(answer).to_have_text(WINS)


def test_from_the_result_through_all_mistakes_to_the_summary(visit: Visit, fixed: Server) -> None:
    person, table = played(fixed)
    visitor = visit(fixed.address)
    page = visitor.page
    visitor.be(person.key)
    visitor.go(f"/tables/{table}")
    wait_for_result(page)
    page.get_by_role("link", name="Learn from my mistakes").click()
    page.wait_for_url("**/mistakes/move-*")
    mistakes = person.ask("POST", f"/api/tables/{table}/mistakes")
    assert len(mistakes) > 1, "a game with less to learn from shows too little"
    best = [
        person.ask("POST", f"/api/tables/{table}/mistakes/{each['ply']}", {"token": each["move"]})["best"]["token"]
        for each in mistakes
    ]

    assert page.url.endswith(f"move-{mistakes[0]['ply']}")
    expect(page.get_by_role("status").filter(has_text=re.compile("You played: .* What’s better"))).to_be_visible()
    check_a_move(page, mistakes[0]["move"], "That’s what you played")
    expect(page.get_by_text("The best move")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    page.reload()
    check_a_move(page, best[0], "Found: the best move")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"In the game: .*points? less"))).to_be_visible()
    expect(page.get_by_role("button", name="Next mistake")).to_be_focused()
    page.keyboard.press("Enter")

    page.wait_for_url(f"**/mistakes/move-{mistakes[1]['ply']}")
    check_a_move(page, mistakes[1]["move"], "That’s what you played")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("status").filter(has_text="The best move:")).to_be_visible()
    while "summary" not in page.url:
        page.keyboard.press("n") if page.locator("[data-verdict]").count() else type_move(page, best[-1])
        page.wait_for_timeout(300)
    expect(page.get_by_text(f"Better moves found: {len(mistakes) - 1} of {len(mistakes)}.")).to_be_visible()
    results = [each.strip() for each in page.locator(".row i").all_inner_texts()]
    assert results[:2] == ["Found at once", "Shown"]
    page.reload()
    expect(page.get_by_text("Shown")).to_be_visible()
    page.get_by_role("link", name=f"Decision {mistakes[0]['ply']}").click()
    page.wait_for_url(f"**/review/move-{mistakes[0]['ply']}")
    page.get_by_role("link", name="Learn from my mistakes").click()
    page.wait_for_url(f"**/mistakes/move-{mistakes[0]['ply']}")


def test_whoever_did_not_play_has_nothing_to_learn_here(visit: Visit, common: Server) -> None:
    person, record = Person(common, "Julia"), whole_game()
    table = person.ask("POST", "/api/records/replay", {"record": dump(record).decode()})["table"]
    visitor = visit(common.address)
    visitor.be(person.key)
    visitor.go(f"/tables/{table}/mistakes")
    expect(visitor.page.get_by_text("You didn’t play in this game")).to_be_visible()
