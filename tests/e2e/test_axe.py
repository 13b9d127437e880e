"""axe finds nothing against any page or state, and none is too wide: in light and dark, on a phone and on a desktop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.parts import PARTS, screens
from tests.e2e.screens import LOOKS, show
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
TOO_WIDE = "() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"
EXAMINED = [look for look in LOOKS if look.size in ("desktop", "phone")]
# How many screens there are at least in each part of the walk.
LEAST = {"pages": 21, "daily": 5, "meetings": 8, "settling": 15, "fleeing": 12, "learning": 16, "cut_off": 1}


def violations(page: Page) -> list[Any]:
    """What axe says against a page as it is shown now."""
    if not page.evaluate("'axe' in window"):
        # By the debugger and not as an element, which the page's own policy would rightly refuse.
        page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(FIND, RULES)
    return found


# Each has a server to itself, so that its games are the same ones each time, and all can be walked at once.
@pytest.mark.parametrize("part", [*PARTS])
def test_every_screen_in_every_look(browser: Browser, fixed: Server, part: str) -> None:
    found: dict[str, list[Any]] = {}
    wide: dict[str, int] = {}
    seen: set[str] = set()
    for screen in screens(browser, fixed, part):
        seen.add(screen.name)
        for look in EXAMINED:
            show(screen.page, look)
            if against := violations(screen.page):
                found[f"{screen.name} {' '.join(look)}"] = against
            if pixels := screen.page.evaluate(TOO_WIDE):
                wide[f"{screen.name} {' '.join(look)}"] = pixels
    assert found == {}
    assert wide == {}
    assert len(seen) >= LEAST[part]
