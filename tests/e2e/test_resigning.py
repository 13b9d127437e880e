"""Two people at a table: one is asked for a name, one resigns, both see how it ended, and agree to play again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_friends import begin
from tests.server.support.process import Server


def test_t2_who_resigns_a_game_of_two_has_lost_at_once(common: Server, visit: Visit) -> None:
    host, guest = visit(common.address), visit(common.address, size="phone", touch=True)
    begin(host, guest, named="Livia")
    page = guest.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Resign", exact=True).tap()
    expect(page.get_by_role("dialog")).to_contain_text("You can’t come back")
    page.get_by_role("button", name="Yes, resign").tap()
    for visitor in (host, guest):
        result = visitor.page.get_by_role("dialog")
        expect(result).to_contain_text("Livia wins: Guest resigned.")
        expect(result.get_by_role("row")).to_have_text(["Players", "Livia", "Guest Resigned"], use_inner_text=True)
    page.goto(f"{common.address}/games")
    expect(page.get_by_role("main")).not_to_contain_text("Your turn")


def test_t9_both_agree_to_play_again(common: Server, visit: Visit) -> None:
    host, guest = visit(common.address), visit(common.address, size="phone", touch=True)
    begin(host, guest, named="Livia")
    page = guest.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Resign", exact=True).tap()
    page.get_by_role("button", name="Yes, resign").tap()
    host.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(host.page.locator(".seats")).to_contain_text("Waiting for Guest")
    expect(page.get_by_role("dialog")).to_contain_text("a seat for you")
    page.get_by_role("dialog").get_by_role("link", name="Go to the new game").tap()
    expect(page.get_by_role("main")).to_contain_text("Would you like to play again?")
    page.get_by_role("button", name="Accept").tap()
    for visitor in (host, guest):
        visitor.page.get_by_role("grid").wait_for()
    assert host.page.url == page.url
