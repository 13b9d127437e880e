"""A table on which nothing moves under a finger: players who look where everything is, before and after each choice."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e.random_players import Dragger, Player, Toucher
from tests.e2e.table_page import Look, Spot

SMALLEST_SQUARE = 36
SLACK = 0.6
# Where everything is that can be tapped, wherever its box is scrolled to, and what of it cannot be seen; nothing while
# the page shows what happened. A decision lasts as long as the position.
PLACES = """() => {
  const table = document.querySelector('.table');
  const isDealt = (each) => each.effect.target.matches?.('.card') ?? false;
  if (!table || table.dataset.settled === 'false' || document.fonts.status !== 'loaded') return null;
  if (document.getAnimations().some(isDealt)) return null;
  const {position, lesson, step, made, at, branch, puzzle, seq} = table.dataset;
  const all = (selector) => [...table.querySelectorAll(selector)];
  const kinds = ['place', 'card', 'token', 'hint', 'choice', 'part'];
  const named = (node) => {
    const kind = kinds.find((each) => each in node.dataset);
    const pile = node.closest('.tab-panel, .pile')?.className ?? '';
    if (kind) return `${kind} ${node.dataset[kind]} ${kind === 'card' ? pile : ''}`;
    return (node.closest('.log .lines') ? 'line ' : '') + (node.ariaLabel ?? node.textContent).trim();
  };
  const found = [
    ...all('.cell').map((node) => [`cell ${node.dataset.cell}`, node.querySelector('rect')]),
    ...all('.hand .card').map((node, index) => [`card ${index}`, node]),
    ...all('a[href], button:not(.card)').map((node) => [named(node), node]),
  ];
  const around = (node) => {
    const outer = [];
    for (let each = node.parentElement; each && each !== table; each = each.parentElement) outer.push(each);
    return outer;
  };
  const boxes = Object.fromEntries(found.map(([name, node]) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    const sum = (side) => around(node).reduce((far, each) => far + each[side], 0);
    return [name, [x + sum('scrollLeft'), y + sum('scrollTop'), width, height]];
  }).filter(([, [, , width]]) => width > 0));
  const choices = '.cell.open rect:first-child, .hand .card[aria-disabled="false"], .mains .btn, .tools .btn';
  const needed = all(`${choices}, .spot.open, .choice-button, .pamount .btn, .newer`);
  const isScrolled = (node) => around(node).some((each) => {
    const {overflowX, overflowY} = getComputedStyle(each);
    const turns = [overflowX, overflowY].some((each) => ['auto', 'scroll'].includes(each));
    return turns && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);
  });
  const isHidden = (node) => {
    const {left, top, right, bottom, width} = node.getBoundingClientRect();
    if (width === 0 || isScrolled(node)) return false;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const own = seen?.closest('.cells, .card, .mains, .tools, .spot, .phand, .newer') ?? null;
    return getComputedStyle(node).visibility === 'visible' && !own;
  };
  const squares = all('.cell rect:first-child').map((node) => node.getBoundingClientRect().width);
  return {
    seq: Number(seq ?? made === 'true'),
    decision: position ?? [lesson, step, at, branch, puzzle].join(),
    boxes,
    hidden: needed.filter(isHidden).map((node) => node.parentNode.dataset.cell ?? node.textContent.trim()),
    square: Math.min(1000, ...squares.filter((_, index) => !all('.cell')[index].dataset.place.startsWith('out'))),
  };
}"""


class SteadyTable:
    """What was where at the last look, and that it still is there as long as the decision lasts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seq = -1
        self.decision = ""
        self.boxes: dict[str, list[float]] = {}
        self.ever: dict[str, list[float]] = {}

    def check(self) -> None:
        """Fail if something has moved since the last look at the same decision, is too small or out of sight."""
        seen: dict[str, Any] | None = self.page.evaluate(PLACES)
        if seen is None:
            return
        before = self.boxes if seen["decision"] == self.decision else {}
        if seen["seq"] != self.seq:
            # What is no move adds a line to the log.
            before = {name: box for name, box in before.items() if not name.startswith("line ")}
        self.seq, self.decision, self.boxes = seen["seq"], seen["decision"], {**before, **seen["boxes"]}
        moved = {
            name: (before[name], box) for name, box in seen["boxes"].items() if _differs(before.get(name, box), box)
        }
        assert not moved, f"{len(moved)} things moved within decision {self.decision}: {[*moved.items()][:3]}"
        assert not seen["hidden"], f"out of sight: {seen['hidden']}"
        assert seen["square"] >= SMALLEST_SQUARE, f"squares of {seen['square']} pixels"
        self.ever |= seen["boxes"]
        back, undo = self.ever.get("Back"), self.ever.get("Undo")
        assert not (back and undo and _overlap(back, undo)), "who taps Back twice takes a move back"

    def check_hints(self) -> None:
        """Nothing moves either when hints are asked for and put away."""
        hint = self.page.locator(".tools .hint[aria-expanded]")
        if hint.count() == 0:
            return
        self.check()
        hint.click()
        answer = self.page.locator(".hints button, .action-bar .no").first
        answer.wait_for()
        assert answer.evaluate("(node) => node.matches('.hints *')"), answer.inner_text()
        self.check()
        hint.click()
        self.page.locator(".hints").wait_for(state="detached")
        self.check()


def _differs(one: list[float], other: list[float]) -> bool:
    return any(abs(first - second) > SLACK for first, second in zip(one, other, strict=True))


def _overlap(one: list[float], other: list[float]) -> bool:
    return all(one[side] < other[side] + other[side + 2] and other[side] < one[side] + one[side + 2] for side in (0, 1))


class SteadyPlayer(Player):
    """Someone who sees to it that nothing moves; hints are asked for at every so manieth choice."""

    HINTED = 40

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.table = SteadyTable(page)

    def choose(self, seen: Look) -> Spot:
        """Choose one thing, and look before and after."""
        if self.steps % self.HINTED == 3:
            self.table.check_hints()
        self.table.check()
        spot = super().choose(seen)
        self.table.check()
        return spot


class SteadyToucher(SteadyPlayer, Toucher):
    """The same with fingers."""


class SteadyDragger(SteadyPlayer, Dragger):
    """The same with a mouse."""
