"""The turning points of Pompeii, shown over the table: a gate that shuts, goods that burn, an army that marches in."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import pompeii_positions as positions
from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import Json, begun
from tests.e2e.screens.pompeii import OTHER, play
from tests.e2e.server_requests import ask
from tests.e2e.test_axe import violations
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server


class Turns:
    """A table at a position, in view, and the keys of all its seats."""

    def __init__(self, visitor: Visitor, position: Json, *others: Json) -> None:
        self.address = visitor.address
        self.table, me = begun(self.address, position, {"kind": "me"}, *others)
        opened = ask(self.address, "POST", f"/api/tables/{self.table}/keys", key=me)["keys"] if others else {}
        self.keys = {int(seat): key for seat, key in opened.items()} | {0: me}
        visitor.go(f"/watch#{self.table}")
        visitor.page.evaluate("key => { localStorage['vesuvius.key'] = key }", me)
        visitor.go(f"/tables/{self.table}")
        visitor.page.locator('.table[data-settled="true"] .pmap').wait_for()

    def play(self, seat: int, token: str) -> None:
        play(self.address, self.keys[seat], self.table, seat, token)


def shown(page: Page, kind: str, *words: str) -> None:
    """A scene is shown, says this, and goes at the next key, which does nothing else."""
    scene = page.locator(f"[data-scene={kind}]")
    for each in words:
        expect(scene).to_contain_text(each)
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-scene]")).to_have_count(0)


def test_turning_points_are_staged(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, size="laptop", speed="fast")
    page = visitor.page
    halting = Turns(visitor, positions.HALTING, OTHER)
    halting.play(1, "build20")
    halting.play(0, "play:C31")
    shown(page, "halted", "The gate slams shut", "Bruno’s Castrum is halted.")
    expect(page.locator(".vesuvius-panel .halted")).to_be_visible()

    # The Apocalypse isn't the next card.
    others = (OTHER, {**OTHER, "name": "Clelia"})
    offering = Turns(visitor, {**positions.OFFERING, "volcano": ["VA03", *"?????????"]}, *others)
    offering.play(0, "@clay")
    for seat in range(3):
        offering.play(seat, "pass")
    shown(page, "eruption", "Vesuvius strikes", "A volcano card is revealed")

    alone = Turns(visitor, positions.LAST_OF_SOLO)
    alone.play(0, "build20")
    shown(page, "arrival", "The army marches in", "as Decurion")
    expect(page.get_by_role("dialog")).to_contain_text("Livia wins")
