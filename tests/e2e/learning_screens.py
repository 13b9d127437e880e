"""The screens on which somebody learns the game, sets up a position, or explores a finished game."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.e2e.screens import Person, Screen, Walk
from tests.server.inside import whole_game
from vesuvius.record import dump


def _type(page: Page, token: str) -> None:
    page.keyboard.press("/")
    page.locator("dialog input").fill(token)
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")


def learning(walk: Walk) -> Iterator[Screen]:
    """The guided first game: a step, a wrong move, a right one, the list of lessons, and the end of it."""
    page = walk.device()
    page.goto("/learn")
    page.get_by_role("grid").wait_for()
    yield Screen("learn", page)
    _type(page, "4@F3")
    page.get_by_text("let us begin with the 7").wait_for()
    yield Screen("learn-nudged", page)
    _type(page, "7@F5")
    page.get_by_role("button", name="Go on").wait_for()
    yield Screen("learn-right", page)
    page.get_by_role("button", name="All lessons").click()
    page.get_by_role("dialog").wait_for()
    yield Screen("learn-lessons", page)
    page.get_by_role("dialog").get_by_role("button", name="The end").click()
    page.locator('.learn[data-lesson="end"]').wait_for()
    _type(page, "A5>out")
    page.get_by_role("button", name="Go on").click()
    page.locator('.learn[data-step="2"][data-made="false"]').wait_for()
    _type(page, "G7>out")
    page.get_by_role("button", name="Play against level 1").wait_for()
    yield Screen("learn-finished", page)


def editing(walk: Walk) -> Iterator[Screen]:
    """The position editor: empty, with lava, something impossible, and what can be opened over it."""
    page = walk.device()
    page.goto("/editor")
    page.get_by_role("grid").wait_for()
    yield Screen("editor", page)
    page.get_by_text("Flight", exact=True).click()
    page.get_by_role("button", name="Lava: scroll").click()
    page.locator('[data-cell="H1"]').click()
    page.get_by_role("button", name="A red piece").click()
    page.locator('[data-cell="H1"]').click()
    page.locator('.editor[data-possible="false"][data-waiting="false"]').wait_for()
    yield Screen("editor-impossible", page)
    page.get_by_role("button", name="Empty the city").click()
    page.locator('.editor[data-possible="true"]').wait_for()
    page.get_by_role("button", name="Best moves").click()
    page.get_by_role("list", name="Hints").wait_for()
    yield Screen("editor-hints", page)
    page.get_by_role("button", name="Hide").click()
    for name, button in {"editor-text": "As text", "editor-play": "Play on"}.items():
        page.get_by_role("button", name=button).click()
        page.get_by_role("dialog").wait_for()
        yield Screen(name, page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="What else is so").click()
    page.get_by_role("dialog").wait_for()
    yield Screen("editor-facts", page)


def exploring(walk: Walk) -> Iterator[Screen]:
    """A finished game explored: a point of it, a branch, what the rules forbid, the branch's sheet, all branches."""
    person = Person(walk.server, "Anna")
    table = person.ask("POST", "/api/records/replay", {"record": dump(whole_game()).decode()})["table"]
    page = walk.device(person)
    page.goto(f"/tables/{table}/explore/12")
    page.get_by_role("grid").wait_for()
    yield Screen("explore", page)
    _type(page, "A1>K7")
    page.locator(".dado .no").wait_for()
    yield Screen("explore-refused", page)
    for at in (12, 13):
        page.keyboard.press("/")
        token = page.locator("#legal-tokens option").last.get_attribute("value")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        _type(page, token or "")
        page.locator(f'.explore[data-at="{at}"][data-settled="true"]').wait_for()
    yield Screen("explore-branch", page)
    page.get_by_role("button", name="Keep branch").click()
    page.get_by_role("button", name="Keep branch").wait_for(state="detached")
    page.get_by_role("button", name="Name, share or delete").click()
    page.get_by_role("switch").click()
    page.get_by_role("button", name="Copy the link").wait_for()
    yield Screen("explore-sheet", page)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("b")
    page.get_by_role("dialog").wait_for()
    yield Screen("explore-branches", page)
