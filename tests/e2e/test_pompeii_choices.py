"""Choosing at a table of Pompeii: a list in any order, taking back, what a choice costs, what others did."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import pompeii_positions as positions
from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT, Json, asked, sit_down
from tests.e2e.steady_table import SteadyTable
from tests.server.support.process import Server

AUTOPLAY = 1500  # milliseconds, in which a forced move would have been played again
ALONE: Json = {
    "players": 1,
    "seats": [{"goods": {"wood": 1, "grain": 9}}],
    "built": {"b4": []},
    "revealed": ["VA02"],
    "options": ["set_a"],
}


def play(page: Page) -> None:
    page.get_by_role("button", name="Play", exact=True).click()


def confirm(page: Page) -> None:
    page.locator('.mains .btn:has(use[href="#i-check"])').click()


def coin(page: Page, good: str) -> None:
    page.locator(f'.choice-button[data-token="+{good}"]').click()


def test_p02_six_sestertii_are_spread_in_any_order_and_taken_back_as_one(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), positions.BEGINNING, BOT, BOT)
    asked(page)
    page.locator(".spot.open").first.click()
    play(page)
    coins = page.locator('.choice-button[data-token^="+"]')
    expect(coins).to_have_count(10)
    boxes = [box.bounding_box() for box in coins.all()]
    for good in ("grapes", "clay", "grain", "wood", "clay"):
        coin(page, good)
    assert [box.bounding_box() for box in coins.all()] == boxes, "nothing moves while one chooses"
    expect(page.locator(".prompt")).to_contain_text("1 sestertius left")
    page.get_by_role("button", name="Back").click()
    coin(page, "grain")
    coin(page, "fish")
    expect(page.locator(".prompt")).to_contain_text("Take 1 grape, 1 clay, 2 grain, 1 wood and 1 fish")
    play(page)
    asked(page)
    tablet = page.locator(".rail .tablet")
    for amount in ("2 grain", "1 fish", "1 wood", "1 clay", "1 grape"):
        expect(tablet.locator(f'[title="{amount}"]')).to_be_visible()


def test_what_was_forced_is_taken_back_with_the_choice_before_it(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), ALONE)
    asked(page)
    page.locator('[data-place="b4"]').click()
    page.locator(".pamount .btn.main").click()
    expect(page.locator('.tablet [title="1 plank"]')).to_be_visible()
    asked(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('.tablet [title="1 wood"]')).to_be_visible()
    page.wait_for_timeout(AUTOPLAY)
    expect(page.locator('.tablet [title="1 wood"]')).to_be_visible()
    expect(page.locator('[data-place="b4"]')).to_have_class("spot bld red open")
    expect(page.locator(".log")).not_to_contain_text("planks")


def test_a_whole_turn_is_taken_back_from_the_menu_or_with_a_key(common: Server, visit: Visit) -> None:
    """Two actions of one turn: a worker, and an extra action that a card has brought."""
    position = {**ALONE, "seats": [{"goods": {"wood": 9, "grain": 9}}], "extra": 1}
    page = sit_down(visit(common.address), position)
    for way in ("menu", "key"):
        for field in ("clay", "stone"):
            asked(page)
            page.locator(f'[data-place="field-{field}"]').click()
            play(page)
            expect(page.locator(f'.tablet [title="1 {"clay" if field == "clay" else "stone"}"]')).to_be_visible()
        if way == "key":
            page.keyboard.press("Shift+U")
        else:
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="Undo my turn").click()
        asked(page)
        for good in ("clay", "stone"):
            expect(page.locator(f'.tablet [title="0 {good}"]')).to_be_visible()


def test_p11_a_trade_names_its_price_before_it_is_made(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), ALONE)
    asked(page)
    page.locator('[data-place="porta"]').click()
    page.locator('.trade-sheet [data-token="grain>"]').click()
    meat = page.locator('.trade-sheet [data-token=">meat"]')
    expect(meat).to_have_accessible_name("meat 0, 4:1, your army or Castrum needs it")
    expect(meat).to_contain_text("4:1")
    meat.click()
    page.locator(".pamount input").press("1")
    expect(page.locator(".pamount .btn.main")).to_have_text("Take 1 for 4 grain")


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_all_that_a_good_can_be_traded_for_is_in_sight_in_a_low_window(
    common: Server, visit: Visit, language: str
) -> None:
    visitor = visit(common.address, size="laptop", language=language)
    page = sit_down(visitor, positions.OFFERING, BOT, {**BOT, "name": "Marcus"})
    page.locator('[data-place="porta"]').click()
    page.locator('.trade-sheet [data-token="planks>"]').click()
    page.locator('.trade-sheet [data-token=">wine"]:enabled').wait_for()
    SteadyTable(page).check()


def test_p47_a_blocked_field_is_marked_as_one_that_yields_nothing(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), {**ALONE, "blocked": ["grain"]})
    asked(page)
    grain, clay = (page.locator(f'[data-place="field-{field}"]') for field in ("grain", "clay"))
    expect(clay.locator(".plus")).to_have_count(1)
    expect(grain.locator(".plus")).to_have_count(0)
    grain.click()
    expect(page.locator(".prompt")).to_contain_text("which yields nothing this round")


def test_p39_somebody_who_is_about_to_win_is_named(common: Server, visit: Visit) -> None:
    castrum = {"pillars": 4, "planks": 3, "bricks": 3}
    position = {
        "players": 2,
        "seats": [{}, {"goods": castrum, "army": "recruited"}],
        "built": {"b17": [], "b19": []},
        "options": ["set_a"],
    }
    page = sit_down(visit(common.address), position, BOT)
    asked(page)
    expect(page.locator(".vesuvius-panel")).to_contain_text("Green has an army and the goods for the Castrum")


CASTRUM_COST = """() => {
  const tile = document.querySelector('[data-place="b20"]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-place="b20"] .cost .gi')].map((icon) => {
    const box = icon.getBoundingClientRect();
    return box.width > 0 && box.left >= tile.left && box.right <= tile.right && box.bottom <= tile.bottom;
  });
}"""
HELD = """(place) => document.querySelector(`[data-place="${place}"]`)
  .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))"""
THREE: Json = {"players": 3, "seats": [{"goods": {"grain": 3, "wood": 2}}, {}, {}], "options": ["set_a"]}


def test_on_a_phone_a_building_shows_what_it_makes_and_tells_all_to_a_finger(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address, size="phone-short", touch=True), THREE, BOT, BOT)
    asked(page)
    expect(page.locator('[data-place="b11"] .makes use[href="#g-garum"]')).to_be_visible()
    page.evaluate(HELD, "b11")
    told = page.get_by_role("dialog", name="11 Officina del Garum")
    for line in (
        "1 salted fish → 1 garum.",
        "Costs 2 planks and 2 bricks.",
        "isn’t red: the Foro must be built first. P8",
    ):
        expect(told).to_contain_text(line)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_on_a_lying_phone_ones_goods_and_whole_costs_are_in_sight(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address, size="phone-lying", touch=True), THREE, BOT, BOT)
    asked(page)
    expect(page.locator(".pmap .strip .gi")).to_have_count(2)
    expect(page.locator(".pmap .strip")).to_be_visible()
    assert page.evaluate(CASTRUM_COST) == [True] * 3


def test_on_a_lying_phone_a_card_shows_what_it_costs(common: Server, visit: Visit) -> None:
    learning = {**THREE, "seats": [{"goods": {"grain": 3}, "hand": ["S07", "S12", "S30"]}, {}, {}]}
    page = sit_down(visit(common.address, size="phone-lying", touch=True), learning, BOT, BOT)
    asked(page)
    hand, cost = (page.locator(each).bounding_box() for each in (".phand", '.phand [data-card="S30"] .pcost'))
    assert hand is not None
    assert cost is not None
    assert cost["height"] > 0
    assert cost["y"] + cost["height"] <= hand["y"] + hand["height"]


def test_in_a_low_window_the_log_has_lines_beside_three_players_and_a_tablet(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address, size="laptop"), THREE, BOT, BOT)
    asked(page)
    page.locator('[data-place="field-clay"]').click()
    play(page)
    asked(page)
    lines = page.locator(".rail .log .lines").bounding_box()
    assert lines is not None
    assert lines["height"] >= 48


LYING = """() => {
  const bar = document.querySelector('.action-bar').getBoundingClientRect();
  const {x, y, width, height} = document.querySelector('.pmap').getBoundingClientRect();
  const isWhole = (node) => {
    const {left, right, top, bottom, width} = node.getBoundingClientRect();
    return width > 0 && left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom;
  };
  const specialists = [...document.querySelectorAll('.phand .of-active [data-card]')];
  return {board: [x, y, width, height], specialists: specialists.filter(isWhole).map((card) => card.dataset.card)};
}"""


def test_on_a_lying_phone_specialists_stay_beside_whatever_is_chosen(common: Server, visit: Visit) -> None:
    others = [{**BOT, "name": name} for name in ("Brutus", "Marcus", "Cornelia")]
    hand = {**positions.MIDDLE["seats"][0], "hand": []}
    sitting = {**positions.MIDDLE, "seats": [hand, *positions.MIDDLE["seats"][1:]]}
    page = sit_down(visit(common.address, size="phone-lying", touch=True, auto=False), sitting, *others)
    asked(page)
    before = page.evaluate(LYING)
    assert before["specialists"] == ["S01", "S02", "S03"]
    page.locator('[data-place="costruzione"]').tap()
    page.locator('.choice-button[data-token="build9"]').wait_for()
    assert page.evaluate(LYING) == before
    page.get_by_role("button", name="Back").tap()
    page.locator('[data-place="b4"]').tap()
    page.locator('.choice-button[data-token="@b4"]').tap()
    page.locator(".pamount, .mains .btn.main").first.wait_for()
    assert page.evaluate(LYING) == before


# The board, the cards that are in sight below it, and whether all that is chosen there is within the bar.
BESIDE = """() => {
  const box = (node) => { const {x, y, width, height} = node.getBoundingClientRect(); return [x, y, width, height]; };
  const bar = document.querySelector('.action-bar').getBoundingClientRect();
  const isWithin = (node) => {
    const {left, right, top, bottom} = node.getBoundingClientRect();
    return left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom;
  };
  const parts = [...document.querySelectorAll('.choice-buttons, .pamount, .phand .pile')];
  const cards = [...document.querySelectorAll('.phand [data-card]')].filter((node) => node.checkVisibility());
  return {board: box(document.querySelector('.pmap')), cards: cards.filter(isWithin).map((node) => node.dataset.card),
    within: parts.every(isWithin)};
}"""


def test_the_cards_stay_beside_whatever_is_chosen_and_the_board_keeps_its_size(common: Server, visit: Visit) -> None:
    others = [{**BOT, "name": name} for name in ("Brutus", "Marcus", "Cornelia")]
    page = sit_down(visit(common.address, size="laptop"), positions.MIDDLE, *others)
    asked(page)
    before = page.evaluate(BESIDE)
    assert before["cards"] == [*positions.HAND, "S01", "S02", "S03"]
    page.locator('[data-place="costruzione"]').click()
    page.locator('.choice-button[data-token="build9"]').wait_for()
    assert page.evaluate(BESIDE) == before
    page.get_by_role("button", name="Back").click()
    page.locator('[data-place="porta"]').click()
    for token in ("grain>", ">clay"):
        button = page.locator(f'.trade-sheet [data-token="{token}"]')
        button.wait_for()
        assert page.evaluate(BESIDE) == before
        button.click()
    page.locator(".pamount").wait_for()
    assert page.evaluate(BESIDE) == before
    page.locator('.phand [data-card="C28"]').hover()
    expect(page.locator(".hover-card")).to_contain_text("L'Ultimo Fuggiasco")
