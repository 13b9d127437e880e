"""axe finds nothing against any page or state, and all of it can be seen: light and dark, on phone and desktop."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.screens.all_screens import PARTS, screens
from tests.e2e.screens.walk import LOOKS, Look, show
from tests.server.support.process import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Everything that WCAG 2.2 asks for at levels A and AA, and axe's own good habits.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# No rule among them needs style sheets or sounds loaded beforehand, which would happen again for each look.
FIND = """async (rules) => {
  const found = await axe.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false });
  return found.violations.map(
    ({ id, nodes }) => id + ': ' + nodes.map((node) => node.html + ' ' + node.failureSummary).join(' | '));
}"""
# What lies outside of the window where nobody would look for it: a page that is too wide, a button below the board or
# beside the bar, words that stick out of their button.
OUTSIDE = """() => {
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  const buttons = [...document.querySelectorAll('.action-bar :is(.acts, .ways) button, .title-bar :is(a, button)')];
  const isOut = ({ left, right, bottom }) => left < 0 || right > clientWidth || bottom > clientHeight;
  const out = buttons.filter((each) => isOut(each.getBoundingClientRect()) || each.scrollWidth > each.offsetWidth);
  const named = out.map((each) => each.textContent.trim() || each.ariaLabel);
  return [...(scrollWidth > clientWidth ? [scrollWidth] : []), ...named];
}"""
# The rules that depend on colours, which are all that a theme changes.
COLOURS = ["color-contrast", "link-in-text-block"]
EXAMINED = [look for look in LOOKS if look.size in ("desktop", "phone")]
MEASURED = [*EXAMINED, *(look for look in LOOKS if look.size == "lying" and look.language == "de")]
# In short, every screen is examined in one light look and one dark look; from one screen to the next, desktop and phone
# change places. On small screens the words are German, which are the longest.
SHORT = [
    [Look("desktop", "light", "en"), Look("phone", "dark", "de"), Look("lying", "dark", "de")],
    [Look("desktop", "dark", "en"), Look("phone", "light", "de"), Look("lying", "light", "de")],
]
# How many screens there are at least in each part of the walk.
LEAST = {
    "pages": 23,
    "daily": 5,
    "meetings": 9,
    "settling": 15,
    "fleeing": 12,
    "learning": 16,
    "cut_off": 1,
    "pompeii": 22,
    "pompeii_late": 11,
    "pompeii_study": 9,
}


def looks_at(number: int, whole: bool) -> Iterator[tuple[Look, list[str]]]:
    """In which looks a screen is shown, and the rules that axe checks there.

    In short, a screen is checked by all rules in the light look, and in the dark one by those about colours.
    """
    for look in MEASURED if whole else SHORT[number % len(SHORT)]:
        if look.size == "lying":
            yield look, []
        elif look.theme == "dark" and not whole:
            yield look, COLOURS
        else:
            yield look, RULES


def violations(page: Page, rules: list[str] = RULES) -> list[Any]:
    """What axe says against a page as it is shown now."""
    if not page.evaluate("'axe' in window"):
        # By the debugger and not as an element, which the page's own policy would rightly refuse.
        page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(FIND, rules)
    return found


# Each has a server to itself, so that its games are the same ones each time, and all can be walked at once.
@pytest.mark.parametrize("part", [*PARTS])
def test_every_screen_in_every_look(browser: Browser, fixed: Server, part: str, whole: bool) -> None:
    found: dict[str, list[Any]] = {}
    seen: set[str] = set()
    for number, screen in enumerate(screens(browser, fixed, part)):
        seen.add(screen.name)
        for look, rules in looks_at(number, whole):
            show(screen.page, look)
            against = [*(violations(screen.page, rules) if rules else []), *screen.page.evaluate(OUTSIDE)]
            if against:
                found[f"{screen.name} {' '.join(look)}"] = against
    assert not found, json.dumps(found, indent=1)
    assert len(seen) >= LEAST[part]
