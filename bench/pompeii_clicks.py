"""Counts how many clicks common actions of Pompeii take, by really doing them on today's pages.

python bench/pompeii_clicks.py

The page counts the clicks that reach it, and each action ends when the server has played it. Moves are confirmed, as
they are unless somebody changes that. `BEFORE` was counted in the same way, at the same positions, on the pages of the
commit e934db7: there each decision was a move of its own, with a confirmation of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ARGUMENTS, MODEST, chromium
from tests.e2e.pompeii_tables import BOT, sit_down
from tests.e2e.visitors import Visitor
from tests.server.support.process import served

COUNT = "window.clicks = 0; addEventListener('click', ({ isTrusted }) => { if (isTrusted) window.clicks += 1 }, true)"
SETTLED = '.table[data-settled="true"]'
OPTIONS = {"options": ["set_a"]}
GOODS = {"wood": 9, "fish": 9, "grain": 9, "stone": 9, "clay": 9, "flour": 3}
BEGINNING: dict[str, Any] = {"players": 1, "seats": [{}], "stage": "setting_up", **OPTIONS}
RICH: dict[str, Any] = {"players": 2, "seats": [{"goods": GOODS, "hand": ["S14", "S19", "S30"]}, {}], **OPTIONS}
PLEDGING: dict[str, Any] = {
    "players": 1,
    "seats": [{"goods": {"grain": 4, "wood": 3, "wine": 2}, "left": 0}],
    "round": 11,
    "built": {"b17": []},
    "stage": "pledging",
    "required": 9,
    "revealed": ["VA09"],
    **OPTIONS,
}


def click(page: Page, *places: str) -> None:
    """Click on one after the other."""
    for place in places:
        page.locator(place).first.click()


def play(page: Page) -> None:
    """Confirm."""
    page.get_by_role("button", name="Play", exact=True).click()


def spread(page: Page) -> None:
    """Two reed and four grapes for six sestertii; the first building is already taken."""
    click(
        page, *(f'.choice-button[data-token="+{good}"]' for good in ("reed", "reed", "grapes")), ".choice-button.rest"
    )


def trade(page: Page) -> None:
    """As much bread as there is for wood."""
    click(page, '[data-place="porta"]', '[data-token="wood>"]', '[data-token=">bread"]', ".pamount .btn.main")


def train(page: Page) -> None:
    """Two specialists."""
    click(page, '[data-card="S14"]', '[data-token="train:S14"]', '[data-card="S30"]')
    page.get_by_role("button", name="Enough").click()


def pledge(page: Page) -> None:
    """All of three goods."""
    for good in PLEDGING["seats"][0]["goods"]:
        click(page, f'.offering-sheet [data-token="give:{good}"]:enabled', ".pamount .btn.main")


def build(page: Page) -> None:
    """Building 5."""
    click(page, '[data-place="b5"]')
    play(page)


Doing = Callable[[Page], None]
# What is done, where and with whom; how many clicks it took before; how many moves it is.
ACTIONS: list[tuple[str, Doing, dict[str, Any], int, int]] = [
    ("starting goods", spread, BEGINNING, 12, 6),
    ("a trade", trade, RICH, 8, 4),
    ("training two", train, RICH, 7, 3),
    ("an offering of three goods", pledge, PLEDGING, 12, 6),
    ("a build", build, RICH, 2, 1),
]


def count(browser: Browser, address: str, doing: Doing, position: dict[str, Any], moves: int) -> int:
    """Returns the clicks of an action, once the server has played all of it."""
    visitor = Visitor(browser, address, size="laptop", auto=False)
    visitor.context.add_init_script(COUNT)
    page = sit_down(visitor, position, *[BOT] * (position["players"] - 1))
    page.locator(SETTLED).wait_for()
    if position is BEGINNING:
        click(page, ".spot.open")
        play(page)
        page.locator(".choice-button").first.wait_for()
    page.evaluate("window.clicks = 0")
    before = int(page.locator(".table").get_attribute("data-seq") or 0)
    doing(page)
    page.wait_for_function(
        "wanted => Number(document.querySelector('.table').dataset.seq) >= wanted", arg=before + moves
    )
    clicks: int = page.evaluate("window.clicks")
    visitor.close()
    return clicks


def main() -> int:
    """Prints the clicks before and now; returns 1 unless they are at least halved in sum."""
    sums = [0, 0]
    with served(**MODEST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, doing, position, before, moves in ACTIONS:
            now = count(browser, server.address, doing, position, moves)
            sums = [sums[0] + before, sums[1] + now]
            print(f"{name:<28}{before:>4}{now:>4}", flush=True)
        browser.close()
    print(f"{'in sum':<28}{sums[0]:>4}{sums[1]:>4}")
    return int(2 * sums[1] > sums[0])


if __name__ == "__main__":
    sys.exit(main())
