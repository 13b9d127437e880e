"""The screens on which somebody explores a finished game."""

from __future__ import annotations

from collections.abc import Iterator

from tests.e2e.screens.walk import Person, Screen, Walk
from tests.e2e.table_page import type_token
from tests.server.support.inside import whole_game
from vesuvius.formats.record import dump


def exploring(walk: Walk) -> Iterator[Screen]:
    """A finished game explored: a point of it, a branch, what the rules forbid, the branch's sheet, all branches."""
    person = Person(walk.server, "Anna")
    table = person.ask("POST", "/api/records/replay", {"record": dump(whole_game()).decode()})["table"]
    page = walk.device(person)
    page.goto(f"/tables/{table}/explore/12")
    page.get_by_role("grid").wait_for()
    yield Screen("explore", page)
    type_token(page, "A1>K7")
    page.locator(".action-bar .no").wait_for()
    yield Screen("explore-refused", page)
    for at in (12, 13):
        page.keyboard.press("/")
        token = page.locator("#legal-tokens option").last.get_attribute("value")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        type_token(page, token or "")
        page.locator(f'.explore[data-at="{at}"][data-settled="true"]').wait_for()
    yield Screen("explore-branch", page)
    page.get_by_role("button", name="Save variation").click()
    page.get_by_role("button", name="Save variation").wait_for(state="detached")
    page.get_by_role("button", name="Name, share or delete").click()
    page.get_by_role("switch").click()
    page.get_by_role("button", name="Copy link").wait_for()
    yield Screen("explore-sheet", page)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("b")
    page.get_by_role("dialog").wait_for()
    yield Screen("explore-branches", page)
