"""The states of a puzzle's page: fresh, with a hint, missed, shown and solved."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.e2e.server_requests import ask
from vesuvius.bots.analysis.puzzles import shipped


def puzzle_states(page: Page, address: str) -> Iterator[tuple[str, Page]]:
    """A puzzle with cards in the hand, and one of the flight, which is solved in the end."""
    for kind in ("card", "move"):
        puzzle = next(each for each in shipped("downfall").values() if each.kind == kind)
        page.goto(f"/puzzles/{puzzle.id}", wait_until="networkidle")
        page.get_by_role("grid").wait_for()
        yield f"puzzle-{kind}", page
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Hint").wait_for(state="detached")
        yield f"puzzle-{kind}-hint", page
        legal = ask(address, "GET", f"/api/puzzles/{puzzle.id}")["legal"]
        type_move(page, next(token for token in legal if token != puzzle.best))
        page.get_by_role("button", name="Show the solution").wait_for()
        yield f"puzzle-{kind}-missed", page
        page.get_by_role("button", name="Show the solution").click()
        yield f"puzzle-{kind}-shown", page
        page.get_by_role("button", name="Try again").click()
        type_move(page, puzzle.best)
        page.get_by_text("Solved", exact=True).wait_for()
        yield f"puzzle-{kind}-solved", page


def type_move(page: Page, token: str) -> None:
    """Play a move by its token, as soon as the board is there."""
    page.get_by_role("grid").wait_for()
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Type a move").fill(token)
    page.keyboard.press("Enter")
