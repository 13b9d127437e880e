"""Two people at a table: one is asked for a name, one resigns, both see how it ended, and agree to play again.

At a table of more, a phone shows by signs who doesn't play themselves any more.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import Person
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


def test_a_phone_shows_by_signs_who_does_not_play_themselves(common: Server, visit: Visit) -> None:
    people = [Person(common, name) for name in ("Anna", "Berta", "Clara")]
    table, invite = people[0].open_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, order="choice")
    path = f"/api/tables/{table}"
    for person in people[1:]:
        person.ask("POST", f"{path}/join", {"invite": invite})
    people[0].ask("POST", f"{path}/start")

    def tell(seat: int, **command: object) -> None:
        seq = people[seat].ask("GET", path)["seq"]
        meant = {"table": table, "seat": seat, "seq": seq, "id": str(seq)}
        people[seat].ask("POST", f"{path}/commands", {**meant, **command})

    phone, desktop = visit(common.address, size="phone"), visit(common.address)
    for visitor in (phone, desktop):
        visitor.be(people[0].key)
        visitor.go(f"/tables/{table}")
        visitor.page.locator('.table[data-settled="true"]').wait_for()
    shown = {visitor: visitor.page.locator(".players .pl") for visitor in (phone, desktop)}

    def check(*states: str) -> None:
        for seat, state in enumerate(states, 1):
            expect(shown[phone].nth(seat).get_by_role("img", name=state)).to_be_visible()
            expect(shown[phone].nth(seat).get_by_text(state)).to_be_hidden()
            expect(shown[desktop].nth(seat).get_by_text(state)).to_be_visible()
        for each in shown.values():
            expect(each.first.locator(".sign")).to_have_count(0)
        expect(shown[desktop].get_by_role("img")).to_have_count(0)

    tell(1, type="leave")
    tell(2, type="resign")
    check("Away", "Resigned")
    tell(0, type="let-bot", absent=1, bot="level:1")
    check("A bot plays", "Resigned")
