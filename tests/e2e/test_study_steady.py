"""Where one studies, nothing moves under a finger either: a game explored, a puzzle, a mistake, a lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import Person
from tests.e2e.server_requests import ask
from tests.e2e.steady_table import SteadyDragger, SteadyTable, SteadyToucher
from tests.e2e.table_page import type_token
from tests.e2e.test_mistakes import played
from tests.e2e.visitors import Visitor
from tests.server.support.inside import whole_game
from tests.server.support.process import Server
from vesuvius.bots.analysis.puzzles import shipped
from vesuvius.formats.record import dump

SIZES = pytest.mark.parametrize("size", ["phone-small", "laptop"])
CHOICES = 14
STEPS = 8  # of the lessons
STEP = "['lesson', 'step', 'made'].map((name) => document.querySelector('.table').dataset[name]).join()"
WANTED = '.learn[data-settled="true"] [data-wanted]:not([aria-disabled="true"])'


def device(visit: Visit, server: Server, size: str) -> Visitor:
    """A device of that size; a phone is touched."""
    return visit(server.address, size=size, touch=size.startswith("phone"), auto=False)


def player(page: Page, size: str) -> SteadyToucher | SteadyDragger:
    """Somebody who looks where everything is, before and after each choice."""
    return SteadyToucher(page, seed=5) if size.startswith("phone") else SteadyDragger(page, seed=5)


def check_that_the_board_is_whole(page: Page) -> None:
    """Nothing of the board is outside its frame, where one would have to pan it."""
    outside = page.locator(".city").evaluate(
        "node => [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight]"
    )
    assert max(outside) <= 1, f"the board is too large by {outside}"


@SIZES
def test_exploring(common: Server, visit: Visit, size: str) -> None:
    person = Person(common, "Anna")
    table = person.ask("POST", "/api/records/replay", {"record": dump(whole_game()).decode()})["table"]
    visitor = device(visit, common, size)
    visitor.forgive("status of 409")
    visitor.be(person.key)
    visitor.go(f"/tables/{table}/explore/12")
    page = visitor.page
    page.get_by_role("grid").wait_for()
    player(page, size).play_on(CHOICES)
    steady = SteadyTable(page)
    steady.check()
    type_token(page, "A1>K7")
    page.locator(".action-bar .no").wait_for()
    steady.check()
    expect(page.get_by_role("button", name="Previous move")).to_be_in_viewport(ratio=1)


@SIZES
def test_a_puzzle(common: Server, visit: Visit, size: str) -> None:
    puzzle = next(each for each in shipped("downfall").values() if each.kind == "card")
    visitor = device(visit, common, size)
    visitor.go(f"/puzzles/{puzzle.id}")
    page = visitor.page
    page.get_by_role("grid").wait_for()
    steady = SteadyTable(page)
    steady.check()
    check_that_the_board_is_whole(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Hint").wait_for(state="detached")
    steady.check()
    legal = ask(common.address, "GET", f"/api/puzzles/{puzzle.id}")["legal"]
    for press in ("Show the solution", "Try again"):
        if press == "Show the solution":
            type_token(page, next(token for token in legal if token != puzzle.best))
        page.get_by_role("button", name=press).wait_for()
        steady.check()
        page.get_by_role("button", name=press).click()
        steady.check()
    type_token(page, puzzle.best)
    page.get_by_text("Solved", exact=True).wait_for()
    steady.check()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_function("id => !location.pathname.endsWith(id)", arg=puzzle.id)
    page.get_by_role("grid").wait_for()
    player(page, size).play_on(CHOICES)


@pytest.fixture(scope="module")
def careless(common: Server) -> tuple[Person, str]:
    """Somebody, and a game from which there is much to learn."""
    return played(common)


@SIZES
def test_a_mistake(common: Server, visit: Visit, careless: tuple[Person, str], size: str) -> None:
    person, table = careless
    visitor = device(visit, common, size)
    page = visitor.page
    visitor.be(person.key)
    mistake = person.ask("POST", f"/api/tables/{table}/mistakes")[0]
    visitor.go(f"/tables/{table}/mistakes/move-{mistake['ply']}")
    page.get_by_role("grid").wait_for()
    steady = SteadyTable(page)
    check_that_the_board_is_whole(page)
    for press in ("Try again", "Show the answer"):
        steady.check()
        type_token(page, mistake["move"])
        page.locator("[data-verdict]").wait_for()
        steady.check()
        shown = page.get_by_role("button", name=press)
        if shown.count():
            shown.click()
            steady.check()
    expect(page.get_by_text("The best move:")).to_be_visible()
    assert page.locator(".action-bar .prompt").evaluate("node => node.clientHeight > 60"), "room to read"


@SIZES
def test_a_lesson(common: Server, visit: Visit, size: str) -> None:
    visitor = device(visit, common, size)
    visitor.go("/learn/downfall")
    page, steady = visitor.page, SteadyTable(visitor.page)
    page.get_by_role("grid").wait_for()
    check_that_the_board_is_whole(page)
    seen: set[str] = set()
    while len(seen) < STEPS:
        page.locator(f"{WANTED}, .btn.main:focus").first.wait_for()
        steady.check()
        seen.add(steady.decision)
        go_on, step = page.get_by_role("button", name="Continue"), page.evaluate(STEP)
        ends = go_on.count() > 0
        chosen = go_on if ends else page.locator(WANTED).first
        chosen.tap() if size.startswith("phone") else chosen.click()
        if ends:
            page.wait_for_function(f"step => {STEP} !== step", arg=step)
        steady.check()
