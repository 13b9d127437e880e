"""A table of Pompeii on which nothing moves under a finger: fields, cards, goods and buttons, by touch and by mouse."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page

from tests.e2e import pompeii_positions as positions
from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT, Json, sit_down
from tests.e2e.steady_table import SteadyTable
from tests.server.support.process import Server
from tests.support.lesson_steps import POMPEII

BOTS = [{**BOT, "name": name} for name in ("Brutus", "Marcus", "Cornelia")]
# Everything that can be chosen in any way, unless a move is being sent; what confirms is mostly taken.
CHOICES = """() => {
  const table = document.querySelector('.table[data-settled="true"]:not(:has(.tools [aria-disabled="true"]))');
  const places = ['.spot.open', '[data-card].open', '.gcell.sel', '.choice-button', '.good-button:enabled'];
  const kinds = [...places, '.pamount .btn:not([disabled], .taken)', '.acts .btn.main', '.tools .back'];
  const isShown = (node) => node.checkVisibility({visibilityProperty: true});
  const found = [...table?.querySelectorAll(kinds.join()) ?? []].filter(isShown);
  const confirm = found.find((node) => node.querySelector('use[href="#i-check"]'));
  const chosen = confirm && %(lot)f < 0.7 ? confirm : found[Math.floor(%(lot)f * found.length)];
  chosen?.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const box = chosen?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
LESSON = '.learn[data-made="false"]'
EXPLAINED = "explained"
# What a lesson wants, brought into sight, or how many of something: only what can be chosen.
WANTED = """() => {
  const table = document.querySelector('.learn[data-settled="true"]');
  if (table?.dataset.made === 'true') return document.activeElement.matches('.btn.main') && 'explained';
  const isShown = (node) => node.checkVisibility({visibilityProperty: true});
  const found = [...table?.querySelectorAll('[data-wanted], .pamount .btn.main') ?? []].filter(isShown);
  if (found.some((node) => node.ariaDisabled === 'true')) throw new Error('what cannot be chosen is wanted');
  found[0]?.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const box = found[0]?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
PICKED = """[document.querySelector('.learn').dataset.made,
  ...[...document.querySelectorAll('[data-wanted]')].map((node) => node.outerHTML)].join()"""
HINTED = 9
DOUBLE_TAP = (
    400  # milliseconds: if the next step wants the same field, a tap that comes sooner is the second of a double tap
)
LEARNT = ("building", "specialists")  # in steps of several choices, too


class Builder:
    """Somebody who chooses by lot among all that can be chosen, and looks where everything is before and after."""

    def __init__(self, page: Page, seed: int, touches: bool, hinted: bool) -> None:
        self.page = page
        self.chance = Random(seed)
        self.touches = touches
        self.hinted = hinted
        self.table = SteadyTable(page)

    def play_on(self, choices: int) -> None:
        """Choose as often as that."""
        for number in range(choices):
            self.choose()
            if self.hinted and number % HINTED == 2:
                self.page.wait_for_function(CHOICES % {"lot": 0})
                self.table.check_hints()

    def choose(self) -> None:
        """Choose one thing."""
        found = self.page.wait_for_function(CHOICES % {"lot": self.chance.random()})
        x, y = found.json_value()
        self.table.check()
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.table.check()


@pytest.mark.parametrize("size", ["phone-small", "laptop"])
@pytest.mark.parametrize("position", [positions.MIDDLE, positions.OFFERING], ids=["middle", "offering"])
def test_nothing_moves_while_somebody_decides(
    fixed: Server, visit: Visit, position: Json, size: str, whole: bool
) -> None:
    touches = size.startswith("phone")
    visitor = visit(fixed.address, size=size, touch=touches, auto=False)
    visitor.forgive("status of 409")  # a longer search for hints that begins when the position has gone
    page = sit_down(visitor, position, *BOTS[: position["players"] - 1])
    Builder(page, seed=7, touches=touches, hinted=position is positions.MIDDLE).play_on(80 if whole else 24)


def learn(page: Page, token: str) -> None:
    """One decision of a lesson by touch, up to the sentence that says what came of it."""
    steady = SteadyTable(page)
    while (wanted := page.wait_for_function(WANTED).json_value()) != EXPLAINED:
        steady.check()
        if token.startswith("*"):
            page.locator(".pamount input").press(token[1:])
            steady.check()
        before, (x, y) = page.evaluate(PICKED), wanted
        page.touchscreen.tap(x, y)
        page.wait_for_function(f"before => {PICKED} !== before", arg=before)
    # In the new position the panel of Vesuvius may say more.
    SteadyTable(page).check()


def test_nothing_moves_in_a_lesson(common: Server, visit: Visit, whole: bool) -> None:
    visitor = visit(common.address, size="phone-small", touch=True, auto=False)
    page = visitor.page
    decisions = [decision for lesson in POMPEII.lessons for decision in POMPEII.decisions(lesson)]
    if not whole:
        decisions = [decision for decision in decisions if decision.lesson in LEARNT]
    visitor.remember({"vesuvius.lessons.pompeii": json.dumps({"lesson": decisions[0].lesson})})
    visitor.go("/learn/pompeii")
    for decision in decisions:
        page.locator(f'{LESSON}[data-lesson="{decision.lesson}"][data-step="{decision.number}"]').wait_for()
        learn(page, decision.right[0])
        page.locator(".btn.main:focus").tap()
        page.wait_for_timeout(DOUBLE_TAP)
