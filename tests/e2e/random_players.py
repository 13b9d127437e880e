"""Players who choose by a seeded lot among all that they see: with a mouse, with fingers, with keys alone."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Page

from tests.e2e.table_page import GRID, Look, Spot, described, glance, look

MOST = 3000
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
WIDEST = 16
NEAR, FAR = 8, 400
LONGEST = 300.0


class Player:
    """Someone with a mouse, who also drags, takes back, and thinks again, a few times in a game."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = Random(seed)
        self.steps = 0
        self.regrets = 3

    def play_to_the_end(self) -> None:
        """Choose until the game is over."""
        for _ in range(MOST):
            seen = look(self.page)
            if seen.over:
                return
            self.choose(seen)
        raise AssertionError("The game does not end.")

    def play_on(self, choices: int) -> None:
        """Choose as often as that; the game goes on."""
        for _ in range(choices):
            self.choose(look(self.page))

    def play_if_asked(self) -> bool:
        """Choose one thing, if there is something to choose now."""
        seen = glance(self.page)
        if seen is None or seen.over:
            return False
        self.choose(seen)
        return True

    def is_over(self) -> bool:
        """Whether the page shows that the game is over."""
        seen = glance(self.page)
        return seen is not None and seen.over

    def choose(self, seen: Look) -> Spot:
        """Choose one thing."""
        self.steps += 1
        spot = self.chance.choice(self.wishes(seen))
        self.press(spot)
        return spot

    def wishes(self, seen: Look) -> list[Spot]:
        """What comes into question: some things are more likely than others, so that games end."""
        if seen.back and self.regrets and self.chance.random() < 0.1:
            self.regrets -= 1
            return seen.back
        if seen.confirm and self.chance.random() < 0.9:
            return seen.confirm
        if seen.cards and not seen.taken and self.chance.random() < 0.7:
            return seen.cards
        return [*seen.cells, *seen.words, *seen.parts] or seen.cards or seen.confirm

    def press(self, spot: Spot) -> None:
        """Choose that."""
        self.page.mouse.click(spot.x, spot.y)


class Dragger(Player):
    """Someone with a mouse who drags a card that is taken to its place, every other time."""

    def choose(self, seen: Look) -> Spot:
        """Drag, or else click."""
        chosen = self.page.locator('.hand .card[aria-pressed="true"]')
        box = chosen.bounding_box() if seen.taken and seen.cells and not seen.confirm else None
        if box is None or self.chance.random() < 0.5:
            return super().choose(seen)
        self.steps += 1
        to = self.chance.choice(seen.cells)
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(to.x, to.y, steps=3)
        self.page.mouse.up()
        return to


class Toucher(Player):
    """Someone with fingers."""

    def press(self, spot: Spot) -> None:
        """Tap on that."""
        self.page.touchscreen.tap(spot.x, spot.y)


class Typist(Player):
    """Someone with a keyboard and nothing else: no mouse event ever comes from here."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.grid: dict[str, tuple[int, int]] = {}

    def press(self, spot: Spot) -> None:
        """Go there with keys and choose it with Enter; what has a key of its own is chosen by that."""
        if spot.kind == "cell":
            self.walk_to(spot.name)
            self.page.keyboard.press("Enter")
        elif spot.kind == "confirm":
            self.page.keyboard.press("Enter")
        elif spot.kind == "back":
            self.page.keyboard.press("u" if spot.name == "Undo" else "Escape")
        elif spot.kind == "card":
            self.tab_to(f"document.querySelector('.hand').children[{spot.name}]")
            self.page.keyboard.press("Enter")
        else:
            name = repr(spot.name)
            found = f"[...document.querySelectorAll('.table .btn')].find((node) => node.innerText.trim() === {name})"
            self.tab_to(found)
            self.page.keyboard.press("Enter")

    def tab_to(self, node: str) -> None:
        """Press Tab until something has the focus: first a few times forward, then backward as often as it takes."""
        for key in [*["Tab"] * NEAR, *["Shift+Tab"] * FAR]:
            if self.page.evaluate(f"document.activeElement === {node}"):
                return
            self.page.keyboard.press(key)
        shown = "document.querySelector('.action-bar')?.innerText"
        seen = self.page.evaluate(f"[document.activeElement.outerHTML, {shown}]")
        raise AssertionError(f"Tab does not lead to {node}, but here: {seen}")

    def walk_to(self, cell: str) -> None:
        """Press arrows until a cell has the focus."""
        here = "document.activeElement?.dataset?.cell ?? null"
        if self.page.evaluate(here) is None:
            self.tab_to("document.querySelector('.cell[tabindex=\"0\"]')")
        for key in self.way(self.page.evaluate(here), cell):
            self.page.keyboard.press(key)
        assert self.page.evaluate(here) == cell

    def way(self, start: str, end: str) -> list[str]:
        """The arrows from a cell to another one; an arrow leads to the next cell in its direction, however far."""
        self.grid = self.grid or {name: (at[0], at[1]) for name, at in self.page.evaluate(GRID).items()}
        at = {place: name for name, place in self.grid.items()}
        ways: dict[str, list[str]] = {start: []}
        waiting = deque([start])
        while waiting and end not in ways:
            here = waiting.popleft()
            for key, (right, down) in ARROWS.items():
                column, row = self.grid[here]
                line = [at.get((column + far * right, row + far * down)) for far in range(1, WIDEST)]
                following = next(filter(None, line), None)
                if following is not None and following not in ways:
                    ways[following] = [*ways[here], key]
                    waiting.append(following)
        return ways[end]


def take_turns(players: Sequence[Player], until: Callable[[], bool]) -> None:
    """Let everybody choose whenever they are asked, until something is so."""
    end = time.monotonic() + LONGEST
    while not until():
        assert time.monotonic() < end, "\n".join(described(player.page) for player in players)
        for player in players:
            player.play_if_asked()
