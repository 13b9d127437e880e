"""The screens on which somebody sets up a position."""

from __future__ import annotations

from collections.abc import Iterator

from tests.e2e.screens.walk import Screen, Walk


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
    page.get_by_role("button", name="Clear the board").click()
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
    page.get_by_role("button", name="Other details").click()
    page.get_by_role("dialog").wait_for()
    yield Screen("editor-facts", page)
