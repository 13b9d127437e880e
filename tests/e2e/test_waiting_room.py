"""Before a game with others begins: who sits where, and in which colour they will play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import Person
from tests.server.support.process import Server


def pieces(page: Page, row: str) -> list[str | None]:
    """The pieces beside the players, by seat."""
    page.locator(f"{row} .chip use").first.wait_for(state="attached")
    return [each.get_attribute("href") for each in page.locator(f"{row} .chip use").all()]


@pytest.mark.parametrize("colour", [None, "black"])
def test_the_waiting_room_shows_the_colours_of_the_game(common: Server, visit: Visit, colour: str | None) -> None:
    one, other = Person(common, "Anna"), Person(common, "Berta")
    table, invite = one.open_table({"kind": "me"}, {"kind": "open"}, order="choice")
    other.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    visitor = visit(common.address, auto=False, ownColour=colour)
    visitor.be(one.key)
    visitor.go(f"/tables/{table}")
    waiting = pieces(visitor.page, ".seats")
    one.ask("POST", f"/api/tables/{table}/start")
    visitor.page.locator('.table[data-settled="true"]').wait_for()
    assert waiting == pieces(visitor.page, ".players")
