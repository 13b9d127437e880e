"""A game of Pompeii for three by touch, with everything in sight that somebody needs to decide.

It's played by what the hints say, each tapped in their list. In short it's the last turns, on the small phone alone;
with `--whole` it is the whole game, from the first building to the win, in three sizes.
"""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT, Json, asked, sit_down
from tests.server.support.process import Server

BOTS = [{**BOT, "name": name} for name in ("Brutus", "Marcus")]
BEGINNING: Json = {"players": 3, "seats": [{}, {}, {}], "stage": "setting_up", "options": ["set_a"]}
# An action before the army is there, and the Castrum is paid for already.
NEARLY_WON: Json = {
    "players": 3,
    "seats": [
        {
            "goods": {
                "sword": 1,
                "tunics": 1,
                "gold_coin": 2,
                "bread": 2,
                "meat": 2,
                "wool": 2,
                "pillars": 4,
                "planks": 3,
                "bricks": 3,
            }
        },
        {"goods": {"fish": 2}},
        {"goods": {"wood": 2}},
    ],
    "built": {"b1": [0], "b4": [1], "b17": [2], "b19": [1]},
    "options": ["set_a"],
}
MOST_TAPS = 1500
SOON, LONG = 2000, 20_000  # milliseconds
# What is before the player: the game's end, something in the way, a choice, or nothing yet.
NOW = """() => {
  const table = document.querySelector('.table');
  const isShown = (node) => node?.checkVisibility({visibilityProperty: true});
  if (table.dataset.over === 'true') return 'over';
  if (isShown(document.querySelector('.scene'))) return 'scene';
  if (table.dataset.settled !== 'true' || document.querySelector('.tools [aria-busy="true"]')) return null;
  const isConfirm = (node) => isShown(node) && node.querySelector('[href="#i-check"]');
  if ([...document.querySelectorAll('.mains .btn.main')].some(isConfirm)) return 'confirm';
  if (isShown(document.querySelector('.hints [data-hint]'))) return 'hints';
  if (isShown(document.querySelector('.choice-buttons.list .rest'))) return 'rest';
  if (isShown(document.querySelector('.tools .back[aria-disabled="false"]'))) return 'within';
  const hint = document.querySelector('.tools .hint[aria-disabled="false"]');
  return isShown(hint) ? 'hint' : null;
}"""
LEADS_ON = {
    "scene": ".scene",
    "confirm": '.mains .btn.main:has([href="#i-check"])',
    "hints": ".hints [data-hint]",
    "rest": ".choice-buttons.list .rest",  # a hint names one good, and the others go there too
    "hint": ".tools .hint",
}
# What has to be in sight when a worker is placed, without a tap: each fact with whether it is within the window.
FACTS = """() => {
  const inWindow = (node) => {
    const {left, right, top, bottom, width, height} = node.getBoundingClientRect();
    const isOpen = node.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const isWithin = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
    return isOpen && width > 0 && height > 0 && isWithin;
  };
  const some = (selector) => [...document.querySelectorAll(selector)].some(inWindow);
  const all = (selector) => some(selector) && [...document.querySelectorAll(selector)].every(inWindow);
  const reach = (selector) => [...document.querySelectorAll(selector)].every((node) => {
    node.scrollIntoView({block: 'nearest', behavior: 'instant'});
    return inWindow(node);
  });
  const facts = {
    'own goods': some('.strip .q') || some('.rail .tablet .gcell:not(.zero)'),
    'costs of what is not built': reach('.bld.plan .cost .gi'),
    'what buildings make': reach('.bld:not(.plan, [data-place="b17"], [data-place="b20"]) .cvs .gi'),
    'what is missing to win': all('.pl .leg'),
  };
  document.querySelector('.land')?.scrollTo({top: 0, behavior: 'instant'});
  return Object.keys(facts).filter((fact) => !facts[fact]);
}"""


class Finger:
    """Somebody who touches what the hints say."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.checked = 0

    def play_to_the_end(self) -> None:
        for _ in range(MOST_TAPS):
            now = self.page.wait_for_function(NOW).json_value()
            if now == "over":
                return
            self.act(now)
        raise AssertionError("the game doesn't end")

    def act(self, now: str) -> None:
        """Tap what leads on."""
        if now == "hint":
            self.look()
        if now == "within":  # within an action, hints come with a key alone
            self.page.keyboard.press("h")
            with suppress(Error):
                self.page.locator(LEADS_ON["hints"]).first.wait_for(timeout=LONG)
        else:
            self.tap(LEADS_ON[now])

    def tap(self, what: str) -> None:
        """Tap it, unless it goes away meanwhile: the server has said what comes next, or a longer search has ended."""
        with suppress(Error):
            self.page.locator(what).first.tap(timeout=SOON)

    def look(self) -> None:
        """When a worker is placed, everything that is needed for it is in sight."""
        if self.page.locator(".spot.open").count() > 1 and self.page.locator(".fld.open").count():
            assert self.page.evaluate(FACTS) == []
            self.checked += 1


def check_what_a_building_is(page: Page) -> None:
    """A finger that holds it is told all of it."""
    castrum = '[data-place="b20"]'
    page.evaluate(
        "(castrum) => document.querySelector(castrum).dispatchEvent("
        "new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}))",
        castrum,
    )
    sheet = page.get_by_role("dialog", name="20 Castrum")
    expect(sheet).to_contain_text("4 pillars, 3 planks and 3 bricks")
    expect(sheet.locator("h3")).to_have_text("For you now")
    page.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", ["phone-short", "phone-lying", "laptop"])
def test_a_game_for_three_is_won_by_touch_with_every_fact_in_sight(
    fixed: Server, visit: Visit, size: str, whole: bool
) -> None:
    if size != "phone-short" and not whole:
        pytest.skip("in short, one size is enough")
    visitor = visit(fixed.address, size=size, touch=True, confirm=False)
    visitor.forgive("status of 409")  # a longer search for hints that begins when the position has gone
    page = sit_down(visitor, BEGINNING if whole else NEARLY_WON, *BOTS)
    asked(page)
    if not whole:
        check_what_a_building_is(page)
    finger = Finger(page)
    finger.play_to_the_end()
    expect(page.locator("dialog[open] .won")).to_contain_text("Livia")
    assert finger.checked >= (10 if whole else 1)
