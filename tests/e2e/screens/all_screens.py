"""All screens, in parts that can be walked beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Browser

from tests.e2e.screens import pompeii as pompeii_screens
from tests.e2e.screens import pompeii_study as pompeii_study_screens
from tests.e2e.screens.daily import daily
from tests.e2e.screens.editor import editing
from tests.e2e.screens.exploring import exploring
from tests.e2e.screens.hosting import hosting
from tests.e2e.screens.learning import learning
from tests.e2e.screens.walk import USUAL, Screen, Walk, show
from tests.server.support.process import Server

PARTS: dict[str, list[Callable[[Walk], Iterator[Screen]]]] = {
    "pages": [Walk.pages, Walk.puzzles],
    "daily": [daily],
    "meetings": [Walk.friends, Walk.one_device, Walk.clocks, Walk.watch],
    "settling": [Walk.settling],
    "fleeing": [Walk.fleeing],
    "learning": [learning, editing, exploring],
    "pompeii": [pompeii_screens.choosing, pompeii_screens.cards, pompeii_screens.beginning, pompeii_screens.learning],
    "pompeii_late": [pompeii_screens.offering, pompeii_screens.halting, pompeii_screens.alone],
    "pompeii_study": [
        pompeii_study_screens.hinting,
        pompeii_study_screens.finished,
        pompeii_study_screens.setting_up,
        hosting,
    ],
    "cut_off": [Walk.cut_off],
}
# Screens that say that something is not there. Any other that says so has lost its way.
NOTICES = {"old-link", "no-such-page", "code-of-no-use", "removed-table"}


def screens(browser: Browser, server: Server, *parts: str) -> Iterator[Screen]:
    """The screens of some parts, or all; each is shown as usual before the walk goes on."""
    walk = Walk(browser, server)
    try:
        for way in (way for part in parts or PARTS for way in PARTS[part]):
            for screen in way(walk):
                yield screen
                show(screen.page, USUAL)
                is_notice = screen.page.locator("main.notice").count() == 1
                assert is_notice == (screen.name in NOTICES), f"{screen.name}: {screen.page.url}"
    finally:
        walk.close()
