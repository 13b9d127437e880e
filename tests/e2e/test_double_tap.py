"""Who taps twice in haste chooses once: nothing is confirmed, and the board is not shown otherwise."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import Person
from tests.e2e.table_page import Spot, look
from tests.e2e.test_table_layout import WIDTH, at_table
from tests.server.support.process import Server

LATER = 500  # milliseconds after which a tap is one of its own
SEQ = "Number(document.querySelector('.table').dataset.seq)"


def tap_twice(page: Page, x: float, y: float) -> None:
    """As fast as fingers are."""
    for _ in range(2):
        page.touchscreen.tap(x, y)


def place_in_sight(page: Page) -> Spot:
    """A square that can be chosen and is in the part of the board that is shown."""
    box = page.locator(".board").bounding_box()
    assert box is not None
    return next(
        spot
        for spot in look(page).cells
        if box["x"] < spot.x < box["x"] + box["width"] and box["y"] < spot.y < box["y"] + box["height"]
    )


def test_a_double_tap_on_a_square_neither_confirms_it_nor_shrinks_the_board(common: Server, visit: Visit) -> None:
    page = at_table(visit(common.address, size="phone-small", touch=True, auto=False), Person(common, "Anna"))
    play, usual, seq = page.get_by_role("button", name="Play", exact=True), page.evaluate(WIDTH), page.evaluate(SEQ)
    page.keyboard.press("+")
    page.wait_for_function(f"usual => {WIDTH} > usual + 5", arg=usual)
    enlarged = page.evaluate(WIDTH)
    card = look(page).cards[0]
    page.touchscreen.tap(card.x, card.y)
    spot = place_in_sight(page)
    tap_twice(page, spot.x, spot.y)
    expect(play).to_be_visible()
    page.wait_for_timeout(LATER)
    expect(play).to_be_visible()
    assert (page.evaluate(SEQ), page.evaluate(WIDTH)) == (seq, enlarged)
    page.touchscreen.tap(spot.x, spot.y)
    page.wait_for_function(f"seq => {SEQ} > seq", arg=seq)


def test_a_place_chosen_before_its_card_stays_chosen_after_a_double_tap(common: Server, visit: Visit) -> None:
    page = at_table(visit(common.address, size="phone-small", touch=True, auto=False), Person(common, "Anna"))
    usual, seq = page.evaluate(WIDTH), page.evaluate(SEQ)
    page.keyboard.press("+")
    page.wait_for_function(f"usual => {WIDTH} > usual + 5", arg=usual)
    enlarged = page.evaluate(WIDTH)
    spot = place_in_sight(page)
    tap_twice(page, spot.x, spot.y)
    page.wait_for_timeout(LATER)
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()
    assert (page.evaluate(SEQ), page.evaluate(WIDTH)) == (seq, enlarged)


def test_a_double_tap_on_a_hint_does_not_play_it(common: Server, visit: Visit) -> None:
    page = at_table(visit(common.address, size="phone-small", touch=True, auto=False), Person(common, "Anna"))
    hint, hints = page.locator(".tools .hint"), page.locator(".hints button")
    play, seq = page.get_by_role("button", name="Play", exact=True), page.evaluate(SEQ)
    hint.tap()
    hints.first.tap()
    box = play.bounding_box()
    assert box is not None
    while page.get_by_role("button", name="Back", exact=True).count():
        page.get_by_role("button", name="Back", exact=True).tap()
        page.wait_for_timeout(LATER)
    hint.tap()
    hints.first.wait_for()
    tap_twice(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(LATER)
    expect(play).to_be_visible()
    assert page.evaluate(SEQ) == seq
