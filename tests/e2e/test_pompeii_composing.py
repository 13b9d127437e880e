"""Putting an action of Pompeii together: any of it is chosen again at will, it is played and taken back as one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT, Json, asked, sit_down
from tests.e2e.server_requests import ask
from tests.e2e.steady_table import SteadyTable
from tests.e2e.test_axe import violations
from tests.server.support.process import Server
from vesuvius.games.pompeii.data.load import load

RICH: Json = {"players": 1, "seats": [{"goods": {"wood": 9, "grain": 9, "meat": 2}}], "options": ["set_a"]}
PLEDGING: Json = {
    "players": 3,
    "seats": [
        {"goods": {"grain": 4, "wood": 3, "wine": 2}, "left": 0},
        {"left": 0, "pledged": {"wine": 2}},
        {"left": 0},
    ],
    "built": {"b17": [0]},
    "stage": "pledging",
    "required": 9,
    "options": ["set_a"],
}


def choose(page: Page, token: str) -> None:
    page.locator(f'.goods-sheet [data-token="{token}"]').click()


def seq(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-seq") or 0)


@pytest.mark.parametrize("size", ["laptop", "phone-short", "phone-lying"])
def test_p11_a_trade_is_put_together_on_one_sheet_and_played_as_one(common: Server, visit: Visit, size: str) -> None:
    page = sit_down(visit(common.address, size=size, touch=size != "laptop", auto=False), RICH)
    asked(page)
    before = seq(page)
    page.locator('[data-place="porta"]').click()
    choose(page, "wood>")
    choose(page, ">bread")
    expect(page.locator(".pamount")).to_be_visible()
    SteadyTable(page).check()
    assert violations(page) == []
    choose(page, "grain>")
    expect(page.locator('.trade-sheet [data-token=">bread"]')).to_have_attribute("aria-pressed", "true")
    page.locator(".pamount input").press("1")
    assert seq(page) == before, "nothing has been played yet"
    page.locator(".pamount .btn.main").click()
    asked(page)
    expect(page.locator(".pmap .trade-sheet")).to_have_count(0)
    assert seq(page) > before
    page.locator(".undo").click()
    asked(page)
    expect(page.locator(".undo")).to_have_count(0)


def test_back_takes_the_last_choice_and_escape_leaves_the_action(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address, auto=False), RICH)
    asked(page)
    page.locator('[data-place="porta"]').click()
    choose(page, "wood>")
    page.get_by_role("button", name="Back").click()
    expect(page.locator('.trade-sheet [aria-pressed="true"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".trade-sheet")).to_have_count(0)
    asked(page)
    expect(page.locator('[data-place="porta"]')).to_have_class("spot plc open")


def test_nothing_is_played_before_the_action_is_complete(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address, auto=False), RICH)
    asked(page)
    view, key = f"/api/tables/{page.url.rpartition('/')[2]}/view", page.evaluate("localStorage['vesuvius.key']")
    told = ask(common.address, "GET", view, key=key)
    page.locator('[data-place="porta"]').click()
    choose(page, "wood>")
    choose(page, ">bread")
    page.locator(".pamount").wait_for()
    assert ask(common.address, "GET", view, key=key)["seq"] == told["seq"]
    page.locator(".pamount .btn.main").click()
    asked(page)
    assert ask(common.address, "GET", view, key=key)["seq"] > told["seq"]


@pytest.mark.parametrize("size", ["laptop", "phone-small", "phone-lying"])
def test_p33_an_offering_is_made_on_one_sheet(common: Server, visit: Visit, size: str) -> None:
    visitor = visit(common.address, size=size, touch=size != "laptop", auto=False)
    page = sit_down(visitor, PLEDGING, BOT, {**BOT, "name": "Marcus"})
    wine = page.locator('.offering-sheet [data-token="give:wine"]:enabled')
    wine.wait_for()
    shares = page.locator(".pledgers li")
    expect(shares).to_contain_text(["0 of 3", "4 of 3", "0 of 3"])
    expect(shares.nth(1)).to_contain_text("draws 1 card")
    hits = sum("wine" in card.destroys for card in load(name="mild").volcano if card.volcano_set == "A")
    expect(wine).to_have_accessible_name(f"wine 2, {hits} volcano cards hit it")
    SteadyTable(page).check()
    assert violations(page) == []
    choose(page, "give:grain")
    page.locator(".pamount input").press("4")
    expect(page.locator(".pamount .would")).to_have_text("8 of 9, you draw 1 card")
    choose(page, "give:wine")
    expect(wine).to_have_attribute("aria-pressed", "true")
    page.locator(".pamount input").press("1")
    expect(page.locator(".pamount .would")).to_have_text("6 of 9")
    page.locator(".pamount .btn.main").click()
    expect(shares.first).to_contain_text("2 of 3")


def test_p02_what_is_left_of_the_sestertii_goes_onto_one_good(common: Server, visit: Visit) -> None:
    beginning = {"players": 2, "seats": [{}, {}], "stage": "setting_up", "options": ["set_a"]}
    page = sit_down(visit(common.address), beginning, BOT)
    asked(page)
    page.locator(".spot.open").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator('.choice-button[data-token="+reed"]').click()
    page.locator('.choice-button[data-token="+grapes"]').click()
    page.get_by_role("button", name="All 4 on grapes").click()
    asked(page)
    expect(page.locator('.rail .tablet [title="5 grapes"]')).to_be_visible()
