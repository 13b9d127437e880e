"""axe finds nothing against any page or state, and all of it can be seen: light and dark, on phone and desktop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.screens.all_screens import PARTS, screens
from tests.e2e.screens.walk import LOOKS, show
from tests.server.process import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Everything that WCAG 2.2 asks for at levels A and AA, and axe's own good habits.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# No rule among them needs style sheets or sounds loaded beforehand, which would happen again for each look.
FIND = """async (rules) => {
  const found = await axe.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false });
  return found.violations.map(
    ({ id, nodes }) => id + ': ' + nodes.map((node) => node.html + ' ' + node.failureSummary).join(' | '));
}"""
# What lies outside of the window where nobody would look for it: a page that is too wide, a button under the board.
OUTSIDE = """() => {
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  const buttons = [...document.querySelectorAll('.action-bar .acts button')];
  const below = buttons.filter((each) => each.getBoundingClientRect().bottom > clientHeight);
  return [...(scrollWidth > clientWidth ? [scrollWidth] : []), ...below.map((each) => each.textContent.trim())];
}"""
EXAMINED = [look for look in LOOKS if look.size in ("desktop", "phone")]
MEASURED = [*EXAMINED, *(look for look in LOOKS if look.size == "lying" and look.language == "de")]
# In short, once light and once dark.
FEW = [MEASURED[0], *MEASURED[3:]]
# How many screens there are at least in each part of the walk.
LEAST = {
    "pages": 21,
    "daily": 5,
    "meetings": 8,
    "settling": 15,
    "fleeing": 12,
    "learning": 16,
    "cut_off": 1,
    "pompeii": 21,
    "pompeii_late": 11,
    "pompeii_study": 6,
}


def violations(page: Page) -> list[Any]:
    """What axe says against a page as it is shown now."""
    if not page.evaluate("'axe' in window"):
        # By the debugger and not as an element, which the page's own policy would rightly refuse.
        page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(FIND, RULES)
    return found


# Each has a server to itself, so that its games are the same ones each time, and all can be walked at once.
@pytest.mark.parametrize("part", [*PARTS])
def test_every_screen_in_every_look(browser: Browser, fixed: Server, part: str, whole: bool) -> None:
    found: dict[str, list[Any]] = {}
    seen: set[str] = set()
    for screen in screens(browser, fixed, part):
        seen.add(screen.name)
        for look in MEASURED if whole else FEW:
            show(screen.page, look)
            if against := [*(violations(screen.page) if look in EXAMINED else []), *screen.page.evaluate(OUTSIDE)]:
                found[f"{screen.name} {' '.join(look)}"] = against
    assert found == {}
    assert len(seen) >= LEAST[part]
