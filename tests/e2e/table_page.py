"""A table as somebody sees it who plays there: what can be chosen now, and where it is on the screen."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Waited

# Everything that can be chosen. Nothing is told as long as the page shows what happened, waits, or is about to change.
LOOK = """() => {
  const table = document.querySelector('.table');
  if (table === null || table.dataset.settled !== 'true') return null;
  const spot = (kind, name) => (node) => {
    const {x, y, width, height} = (node.querySelector('rect') ?? node).getBoundingClientRect();
    return {kind, name: name(node), x: x + width / 2, y: y + height / 2};
  };
  const all = (selector) => [...table.querySelectorAll(selector)];
  const text = (node) => node.innerText.trim();
  const order = (node) => String([...node.parentNode.children].indexOf(node));
  const isConfirm = (node) => node.querySelector('use[href="#i-check"]') !== null;
  const buttons = all('.acts .btn.main');
  const look = {
    over: table.dataset.over === 'true',
    seq: Number(table.dataset.seq),
    taken: all('.hand .card[aria-pressed="true"]').length > 0,
    cells: all('.cell.open').map(spot('cell', (node) => node.dataset.cell)),
    cards: all('.hand .card[aria-disabled="false"]').map(spot('card', order)),
    words: buttons.filter((node) => !isConfirm(node)).map(spot('word', text)),
    parts: all('[data-part]').map(spot('part', (node) => node.dataset.part)),
    confirm: buttons.filter(isConfirm).map(spot('confirm', text)),
    back: all('.acts .btn.ghost').map(spot('back', text)),
  };
  const isAsked = [look.cells, look.cards, look.words, look.parts, look.confirm].some((found) => found.length > 0);
  return look.over || isAsked ? look : null;
}"""
# Positions of cells in their grid.
GRID = """() => Object.fromEntries([...document.querySelectorAll('.cell')].map((cell) => [
  cell.dataset.cell,
  [Number(cell.getAttribute('aria-colindex')), Number(cell.parentNode.getAttribute('aria-rowindex'))],
]))"""


class Spot(NamedTuple):
    """Something that can be chosen; `kind` is cell, card, word, part, confirm or back."""

    kind: str
    name: str
    x: float
    y: float


class Look(NamedTuple):
    """What somebody can choose at one moment; `taken` says that a card is."""

    over: bool
    seq: int
    taken: bool
    cells: list[Spot]
    cards: list[Spot]
    words: list[Spot]
    parts: list[Spot]
    confirm: list[Spot]
    back: list[Spot]


def look(page: Page) -> Look:
    """What can be chosen, as soon as something can, or else that the game is over."""
    try:
        handle = page.wait_for_function(LOOK)
        seen = handle.json_value()
        # What is not let go stays in the memory of the page.
        handle.dispose()
        return read(seen)
    except Waited:
        raise AssertionError(f"Nothing can be chosen.\n{described(page)}") from None


def described(page: Page) -> str:
    """What a page shows, for whoever has to find out why a test failed."""
    shown = "document.querySelector('.table')?.outerHTML.slice(0, 120) + '\\n' + document.body.innerText"
    open_dialogs = "[...document.querySelectorAll('dialog[open]')].map((each) => each.innerText).join()"
    return f"{page.url}\n{page.evaluate(shown)}\nDialogs: {page.evaluate(open_dialogs)}\nChoices: {page.evaluate(LOOK)}"


def glance(page: Page) -> Look | None:
    """What can be chosen at once, if anything."""
    seen = page.evaluate(LOOK)
    return None if seen is None else read(seen)


def read(seen: dict[str, Any]) -> Look:
    """A look as the page tells it."""
    spots: dict[str, Any] = {key: [*map(_spot, value)] for key, value in seen.items() if isinstance(value, list)}
    return Look(**{**seen, **spots})


def _spot(told: dict[str, Any]) -> Spot:
    return Spot(**told)


def public(page: Page) -> dict[str, Any]:
    """What everybody at the table must see alike: how far the game is, the figures of the players, the last moves."""
    seen: dict[str, Any] = page.evaluate("""() => ({
      seq: document.querySelector('.table').dataset.seq,
      figures: [...document.querySelectorAll('.players .nums b')].map((node) => node.textContent),
      moves: [...document.querySelectorAll('.rail .log code')].map((node) => node.textContent).filter(Boolean),
    })""")
    return seen


def wait_for_result(page: Page) -> list[list[str]]:
    """The rows of the table on the final screen."""
    page.locator("dialog[open] .won").first.wait_for()
    rows: list[list[str]] = page.evaluate("""() =>
      [...document.querySelectorAll('dialog[open] tbody tr')].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => cell.innerText.trim()))""")
    return rows


def type_token(page: Page, token: str) -> None:
    """Play a token that is written down."""
    page.locator("body").press("/")
    page.locator("dialog input").fill(token)
    page.locator("dialog input").press("Enter")
    page.locator("dialog").wait_for(state="detached")
