"""What is where: on the first page and at a table, on small phones, in small windows and in pages that are enlarged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import BOTS, Person
from tests.e2e.table_page import look
from tests.e2e.visitors import SIZES, Visitor
from tests.server.support.process import Server
from vesuvius.texts import LANGUAGES

LONG_NAME = "Bartholomaeusmaximilianusvonpompejus"
WIDTH = "document.querySelector('.cell[data-cell=\"F4\"] rect').getBoundingClientRect().width"
# The lines of the chronicle whose words reach into the token beside them.
OVERLAPPING = """() => [...document.querySelectorAll('.rail .log li:not(.since)')].filter((line) => {
  const [words, token] = [line.querySelector('span:nth-of-type(1)'), line.querySelector('code')];
  const range = document.createRange();
  range.selectNodeContents(words);
  return token.textContent && range.getBoundingClientRect().right > token.getBoundingClientRect().left;
}).map((line) => line.textContent)"""
# Names of gates of which the edge of the board cuts something off; letters leave a pixel above and below.
CUT_NAMES = """() => {
  const {left, top, right, bottom} = document.querySelector('.city').getBoundingClientRect();
  const isCut = (at) => at.left < left || at.right > right || at.top < top - 1 || at.bottom > bottom + 1;
  const names = [...document.querySelectorAll('.gate-name')];
  return names.filter((name) => isCut(name.getBoundingClientRect())).map((name) => name.textContent);
}"""
# Squares with lava of which the bed of the tiles leaves a part open.
OPEN_LAVA = """() => {
  const beds = [...document.querySelectorAll('.crust')].map((node) => node.getBoundingClientRect());
  const covers = (bed, at) => bed.left < at.left && bed.top < at.top && bed.right > at.right && bed.bottom > at.bottom;
  const cells = [...document.querySelectorAll('.cell')].filter((cell) => cell.ariaLabel.includes(', lava'));
  const isOpen = (at) => !beds.some((bed) => covers(bed, at));
  const open = cells.filter((cell) => isOpen(cell.querySelector('rect').getBoundingClientRect()));
  return [cells.length, open.map((cell) => cell.dataset.cell)];
}"""
# Where the way of the chosen piece begins, where the ring around that piece is, and the middle of its square.
WAY = """() => {
  const [, x, y] = /^M([-.\\d]+) ([-.\\d]+)/.exec(document.querySelector('.way').getAttribute('d'));
  const ring = document.querySelector('circle.chosen');
  const square = document.querySelector('.cell[aria-selected="true"] rect');
  const half = Number(square.getAttribute('width')) / 2;
  const middle = ['x', 'y'].map((side) => Number(square.getAttribute(side)) + half);
  return [[Number(x), Number(y)], [ring.cx.baseVal.value, ring.cy.baseVal.value], middle];
}"""

# What is needed for the decision and can't be reached even by scrolling, or is covered in its middle by something else.
OUT_OF_REACH = """() => {
  const needed = '.cell.open, .hand .card[aria-disabled="false"], .mains .btn, .tools .btn, .title-bar :is(a, button)';
  const shown = [...document.querySelectorAll(needed)].filter((node) => node.checkVisibility());
  // What hides what is outside of it can only be scrolled by a program.
  const isForced = (node) => {
    for (let each = node.parentElement; each; each = each.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(each);
      if ((each.scrollLeft && overflowX === 'hidden') || (each.scrollTop && overflowY === 'hidden')) return true;
    }
    return false;
  };
  const isReached = (node) => {
    node.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const {left, top, right, bottom} = (node.querySelector('rect') ?? node).getBoundingClientRect();
    if (isForced(node) || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    return node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const lost = shown.filter((node) => !isReached(node)).map((node) => node.dataset.cell ?? node.textContent.trim());
  return shown.length ? lost : ['everything'];
}"""
# Two parts of the bar or of the page's frame that lie on each other.
OVERLAPPING_PARTS = """() => {
  const parts = ['.title-bar', '.board', '.rail', '.prompt', '.hand .card', '.mains .btn', '.tools .btn'];
  const found = [...document.querySelectorAll(parts.join())].filter((node) => node.checkVisibility());
  const boxes = found.map((node) => [node, node.getBoundingClientRect()]);
  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return boxes.flatMap(([node, box], index) => boxes.slice(index + 1)
    .filter(([other, at]) => !node.contains(other) && overlap(box, at))
    .map(([other]) => [node.className, other.className]));
}"""


def at_table(visitor: Visitor, person: Person, until: dict[str, Any] | None = None) -> Page:
    """The page of a game against a bot, as far as that."""
    table, _ = person.open_table({"kind": "me"}, BOTS[0])
    person.ask("POST", f"/api/tables/{table}/start")
    assert person.play_until(table, **(until or {"decision": "card"})) is not None
    visitor.be(person.key)
    visitor.go(f"/tables/{table}")
    look(visitor.page)
    return visitor.page


@pytest.mark.parametrize("size", ["phone-small", "phone-lying"])
def test_the_button_to_play_is_in_sight_on_the_first_page(common: Server, visit: Visit, size: str) -> None:
    visitor = visit(common.address, size=size, touch=True)
    visitor.go()
    button = visitor.page.locator(".play button[type='submit']")
    button.wait_for()
    for language in LANGUAGES:
        visitor.speak(language)
        for game in visitor.page.locator("label.game").all():
            game.tap()
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= SIZES[size][1], (language, box)


def test_a_small_phone_names_the_players_and_leads_to_the_rules(common: Server, visit: Visit) -> None:
    page = at_table(visit(common.address, size="phone-small", touch=True), Person(common, "Anna"))
    for name in ("Anna", "Marcus"):
        expect(page.locator(".pl .nm", has_text=name)).to_be_in_viewport(ratio=0.95)
    rules = page.locator(".title-bar").get_by_role("link", name="Rules")
    expect(rules).to_be_in_viewport(ratio=0.95)
    assert rules.get_attribute("href") == "/rules/downfall"
    expect(page.locator(".coordinate")).to_have_count(0)
    assert page.evaluate(CUT_NAMES) == []
    check_that_two_fingers_enlarge_the_board(page)


def check_that_two_fingers_enlarge_the_board(page: Page) -> None:
    """They enlarge it and nothing else; keys and the wheel do so, too, and a double tap shows all of it."""
    usual, steady = page.evaluate(WIDTH), page.locator(".hand").bounding_box()
    touching = page.context.new_cdp_session(page)
    for kind, apart in [("Start", 0), ("Start", 30), *(("Move", 30 + 5 * step) for step in range(1, 7))]:
        fingers = [{"x": 150, "y": 300, "id": 0}, {"x": 150 + apart, "y": 300, "id": 1}]
        points = {"type": f"touch{kind}", "touchPoints": fingers if apart else fingers[:1]}
        touching.send("Input.dispatchTouchEvent", points)
    touching.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(f"usual => Math.abs({WIDTH} - 2 * usual) < 1", arg=usual)
    assert page.evaluate("visualViewport.scale") == 1
    assert page.locator(".hand").bounding_box() == steady
    # The sea, where nothing can be chosen
    page.locator(".zoom").evaluate("node => node.scrollTo(node.scrollWidth, node.scrollHeight)")
    for _ in range(2):
        page.touchscreen.tap(340, 480)
    page.wait_for_function(f"usual => Math.abs({WIDTH} - usual) < 0.1", arg=usual)
    ways: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (lambda: page.keyboard.press("+"), lambda: page.keyboard.press("0")),
        (wheel(page, -300), wheel(page, 900)),
    ]
    for enlarge, shrink in ways:
        enlarge()
        page.get_by_role("button", name="Show the whole board").wait_for()
        assert page.evaluate(WIDTH) > usual + 5
        shrink()
        page.wait_for_function(f"usual => Math.abs({WIDTH} - usual) < 0.1", arg=usual)


def wheel(page: Page, by: int) -> Callable[[], None]:
    """Turn the wheel above the board while Ctrl is held."""

    def turn() -> None:
        page.mouse.move(180, 300)
        page.keyboard.down("Control")
        page.mouse.wheel(0, by)
        page.keyboard.up("Control")

    return turn


def test_coordinates_are_at_the_edge_of_the_board_until_they_are_switched_off(common: Server, visit: Visit) -> None:
    page = at_table(visit(common.address, size="laptop", auto=False), Person(common, "Anna"))
    assert set(page.locator(".coordinate").all_text_contents()) == {*"ABCDEFGHIJK1234567"}
    check_that_enlarging_the_page_enlarges_the_board(page)
    check_that_what_is_chosen_looks_different(page)
    page.keyboard.press("m")
    page.get_by_role("switch", name="Letters and numbers").click()
    page.keyboard.press("Escape")
    expect(page.locator(".coordinate")).to_have_count(0)


def check_that_enlarging_the_page_enlarges_the_board(page: Page) -> None:
    """A browser that shows a page at 200 % gives it half as many pixels, each twice as large."""
    usual = page.evaluate(WIDTH)
    page.set_viewport_size({"width": 640, "height": 360})
    page.wait_for_function(f"usual => {WIDTH} !== usual", arg=usual)
    assert 2 * page.evaluate(WIDTH) > usual
    expect(page.locator(".cell.open").first).to_be_in_viewport()
    check_that_all_can_be_reached(page)
    page.locator(".hand .card[aria-disabled='false']").first.click()
    check_that_all_can_be_reached(page)
    page.locator(f'.cell[data-cell="{look(page).cells[0].name}"]').click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    check_that_all_can_be_reached(page)
    for _ in range(2):
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(f"usual => Math.abs({WIDTH} - usual) < 0.5", arg=usual)


def check_that_all_can_be_reached(page: Page) -> None:
    """Whatever can be chosen now is in sight or can be scrolled there, and nothing lies on something else."""
    assert page.evaluate(OUT_OF_REACH) == []
    assert page.evaluate(OVERLAPPING_PARTS) == []


def check_that_what_is_chosen_looks_different(page: Page) -> None:
    """A place under the pointer shows a pale piece; one that was chosen a ring around a piece in full colour."""
    page.locator(".hand .card[aria-disabled='false']").first.click()
    ring, ghost = page.locator("circle.chosen"), page.locator("use.ghost")
    spot = look(page).cells[0]
    page.mouse.move(spot.x, spot.y)
    expect(ghost).to_have_count(1)
    expect(ring).to_have_count(0)
    page.mouse.click(spot.x, spot.y)
    expect(ring).to_have_count(1)
    expect(ghost).to_have_count(0)


def test_a_long_name_leaves_room_for_tokens_in_the_chronicle(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, size="laptop")
    page = at_table(visitor, Person(common, LONG_NAME), {"decision": "card", "played": 6})
    page.locator(".rail .log li", has_text=LONG_NAME).first.wait_for()
    assert page.evaluate(OVERLAPPING) == []


def test_a_way_begins_at_the_chosen_piece_and_no_ground_is_seen_between_lava(common: Server, visit: Visit) -> None:
    until = {"decision": "move", "lava": 8}
    page = at_table(visit(common.address, size="laptop", auto=False), Person(common, "Anna"), until)
    lava, open_squares = page.evaluate(OPEN_LAVA)
    assert lava >= until["lava"]
    assert open_squares == []
    begins = []
    for cell in [spot.name for spot in look(page).cells]:
        page.locator(f'.cell[data-cell="{cell}"]').press("Enter")
        page.locator(".cell.open").first.focus()
        begins.append(page.evaluate(WAY))
        page.keyboard.press("Escape")
    assert all(way == ring for way, ring, _ in begins)
    assert any(ring != middle for _, ring, middle in begins), "nobody shares a square"
