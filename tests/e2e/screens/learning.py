"""The screens on which somebody learns the game."""

from __future__ import annotations

from collections.abc import Iterator

from tests.e2e.screens.walk import Screen, Walk
from tests.e2e.table_page import type_token


def learning(walk: Walk) -> Iterator[Screen]:
    """The guided first game: a step, a wrong move, a right one, the list of lessons, and the end of it."""
    page = walk.device()
    page.goto("/learn")
    page.get_by_role("grid").wait_for()
    yield Screen("learn", page)
    type_token(page, "4@F3")
    page.get_by_text("let’s start with the 7").wait_for()
    yield Screen("learn-nudged", page)
    type_token(page, "7@F5")
    page.get_by_role("button", name="Continue").wait_for()
    yield Screen("learn-right", page)
    page.get_by_role("button", name="All lessons").click()
    page.get_by_role("dialog").wait_for()
    yield Screen("learn-lessons", page)
    page.get_by_role("dialog").get_by_role("button", name="The end").click()
    page.locator('.learn[data-lesson="end"]').wait_for()
    type_token(page, "A5>out")
    page.get_by_role("button", name="Continue").click()
    page.locator('.learn[data-step="2"][data-made="false"]').wait_for()
    type_token(page, "G7>out")
    page.get_by_role("button", name="Play against level 1").wait_for()
    yield Screen("learn-finished", page)
