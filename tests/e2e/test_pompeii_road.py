"""The road to the Castrum at each player: how far it is, what is missing, and an alarm before somebody wins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import pompeii_positions as positions
from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT, Json, asked, sit_down
from tests.e2e.test_axe import violations
from tests.server.support.process import Server

BOTS = [{**BOT, "name": name} for name in ("Brutus", "Marcus", "Cornelia")]
ON_THE_WAY = {"sword": 1, "bread": 2, "meat": 2, "wool": 1, "tunics": 1, "pillars": 4, "planks": 2}
THREATENED: Json = {
    **positions.MIDDLE,
    "seats": [
        {"goods": ON_THE_WAY, "workers": 6},
        {"goods": {"pillars": 4, "planks": 3, "bricks": 3}, "workers": 6, "army": "recruited"},
        *positions.MIDDLE["seats"][2:],
    ],
}
# Of every player: what the strip says, and whether all of it is within the player's frame.
STRIPS = """() => [...document.querySelectorAll('.pl')].map((player) => {
  const frame = player.getBoundingClientRect();
  const legs = [...player.querySelectorAll('.leg')];
  const isWithin = (node) => {
    const {left, right, top, bottom, width} = node.getBoundingClientRect();
    return width > 0 && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  };
  const isWhole = (leg) => isWithin(leg) && leg.scrollWidth <= leg.clientWidth + 1;
  return [legs.map((leg) => leg.textContent.trim()), legs.every(isWhole)];
})"""
PLACES = """() => [...document.querySelectorAll('.spot, .btn, [data-card]')].map((node) => {
  const {x, y} = node.getBoundingClientRect();
  return [x, y];
})"""


def strip(page: Page, seat: int) -> Locator:
    return page.locator(".pl").nth(seat).locator(".road button")


def told(page: Page, seat: int, size: str) -> Locator:
    """What is said of a player: a glance for those who point, or everything after a tap."""
    if size == "laptop":
        strip(page, seat).hover()
        return page.locator(".road-sheet")
    strip(page, seat).tap()
    return page.locator("dialog .player-sheet")


@pytest.mark.parametrize("size", ["phone-short", "phone-lying", "laptop"])
def test_p39_the_road_of_every_player_is_in_sight(common: Server, visit: Visit, size: str) -> None:
    visitor = visit(common.address, size=size, touch=size.startswith("phone"), auto=False)
    page = sit_down(visitor, THREATENED, *BOTS)
    asked(page)
    says, whole = zip(*page.evaluate(STRIPS), strict=True)
    assert says == (["7/9", "6/10"], ["", "10/10"], ["0/1", "0/10"], ["1/9", "4/10"])
    assert all(whole)
    before = page.evaluate(PLACES)
    sheet = told(page, 3, size)
    expect(sheet).to_contain_text("Missing: 2 bread, 2 meat, 2 wool, 1 sword and 1 tunic")
    expect(sheet).to_contain_text("Castrum: 4 of 10 goods")
    box = sheet.locator(".road-steps").first.bounding_box()
    assert box is not None
    width, height = page.evaluate("[innerWidth, innerHeight]")
    assert (box["x"] >= 0, box["y"] >= 0) == (True, True)
    assert (box["x"] + box["width"] <= width, box["y"] + box["height"] <= height) == (True, True)
    assert page.evaluate(PLACES) == before, "nothing moves"
    assert violations(page) == []


def test_p39_a_finger_elsewhere_puts_the_road_away_and_so_does_escape(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address, size="phone-short", touch=True, auto=False), THREATENED, *BOTS)
    asked(page)
    sheet = page.locator("dialog .player-sheet")
    strip(page, 0).tap()
    expect(sheet).to_contain_text("Army: 7 of 9 goods")
    page.touchscreen.tap(4, 4)
    expect(sheet).to_have_count(0)
    strip(page, 0).focus()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", ["phone-short", "phone-lying", "laptop"])
def test_p14_active_cards_and_who_begins_are_seen_at_the_players(common: Server, visit: Visit, size: str) -> None:
    page = sit_down(visit(common.address, size=size, touch=size != "laptop", auto=False), positions.CROWDED, *BOTS)
    asked(page)
    expect(page.locator(".first:visible")).to_have_text([re.compile("^1")])
    cards = told(page, 3, size).locator(".cards .pid")
    expect(cards).to_have_text(positions.STAYING[45:])
    last = cards.last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= page.evaluate("innerHeight")
    expect(strip(page, 3).locator(".visually-hidden")).to_contain_text("Active cards of Cornelia: S50")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_p39_a_win_in_the_next_turn_is_red_and_an_alarm(common: Server, visit: Visit, theme: str) -> None:
    page = sit_down(visit(common.address, size="laptop", theme=theme, auto=False), THREATENED, *BOTS)
    asked(page)
    expect(page.locator(".pl .road.soon")).to_have_count(1)
    brutus = strip(page, 1)
    expect(brutus.locator(".alarm")).to_be_visible()
    expect(brutus.locator(".visually-hidden")).to_have_text(
        "Brutus, road to the Castrum. "
        "Green has an army and the goods for the Castrum: they can win in their next turn! "
        "Army ready. Castrum: 10 of 10 goods."
    )
    expect(page.locator(".vesuvius-panel")).to_contain_text("they can win in their next turn")
    page.locator("body").press("Tab")
    page.keyboard.press("Shift+Tab")
    brutus.focus()
    expect(page.locator(".road-sheet .win")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("size", ["phone-small", "laptop"])
def test_a_tap_on_a_player_tells_all_of_them(common: Server, visit: Visit, size: str) -> None:
    """The road, their last actions, buildings, active cards with their texts, and the tablet."""
    visitor = visit(common.address, size=size, touch=size != "laptop", auto=False)
    page = sit_down(visitor, positions.MIDDLE, *BOTS)
    asked(page)
    page.locator('[data-place="field-clay"]').click()
    page.locator(".acts").get_by_role("button", name="Play").click()
    expect(page.locator(".table")).to_have_attribute("data-seq", re.compile("[1-9]"))
    asked(page)
    if size == "laptop":
        page.locator(".rail .log .told").last.click()
        expect(page.locator(".rail .log .steps a").first).to_be_visible()
        assert violations(page) == []
    before = page.evaluate(PLACES)
    strip(page, 1).click()
    sheet = page.locator("dialog .player-sheet")
    expect(sheet.locator("ol li")).to_have_count(1)
    expect(sheet.locator("ol li")).to_contain_text("Brutus")
    expect(sheet.locator(".buildings li")).to_have_count(list(positions.BUILT.values()).count([1]))
    expect(sheet.locator(".texts li")).to_have_text([re.compile(f"^{card} ") for card in positions.STAYING[3:6]])
    expect(sheet.locator(".tablet .gcell")).to_have_count(32)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate(PLACES) == before, "nothing moves"
