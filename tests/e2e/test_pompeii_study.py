"""What a table of Pompeii says of failing an offering, and what is shown of a finished game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import Json, asked, sit_down
from tests.e2e.server_requests import ask
from tests.server.support.process import Server
from vesuvius import load
from vesuvius.formats.record import dump, play, start

NEARLY_WON: Json = {
    "players": 2,
    "seats": [{"goods": {"pillars": 4, "planks": 3, "bricks": 3}, "army": "recruited"}, {"goods": {"wine": 2}}],
    "built": {"b17": [0]},
    "turn": 1,
    "options": ["set_a"],
}
STROKES = """() => {
  const found = document.createElement('i');
  document.body.append(found);
  const colour = (name) => { found.style.color = `var(--line-${name})`; return getComputedStyle(found).color; };
  const drawn = [0, 1].map((seat) => getComputedStyle(document.querySelector(`.line.seat-${seat}`)).stroke);
  return [drawn, ['red', 'green'].map(colour)];
}"""


def finished(address: str) -> tuple[str, str]:
    """A table with a game of two moves, the second of which wins, and the key of whoever has brought it."""
    game = load("pompeii")
    record, state = start(game, seed=1, position=NEARLY_WON, seats=("Livia", "Brutus"))
    for token in ("@clay", "build20"):
        play(record, game, state, token)
    me = ask(address, "POST", "/api/people", {"name": "Livia"})["key"]
    table: str = ask(address, "POST", "/api/records/replay", {"record": dump(record).decode()}, me)["table"]
    return table, me


def goods_in_sight(page: Page) -> None:
    expect(page.locator(".tablet .gcell:not(.zero)").first).to_be_visible()


def test_goods_are_in_sight_in_a_review_and_while_exploring(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, size="laptop")
    table, me = finished(common.address)
    visitor.be(me)
    visitor.go(f"/tables/{table}/review/1")
    page = visitor.page
    page.get_by_text("Brutus", exact=True).first.wait_for()
    goods_in_sight(page)
    drawn, meant = page.evaluate(STROKES)
    assert drawn == meant, "the chart has the colours of this game"
    visitor.go(f"/tables/{table}/explore/1")
    page.locator(".pmap").wait_for()
    goods_in_sight(page)


def test_p33_passing_says_what_is_missing_and_is_not_what_the_page_suggests(common: Server, visit: Visit) -> None:
    alone = {"players": 1, "seats": [{"goods": {"grain": 4}, "left": 1}], "built": {"b17": []}, "round": 11}
    page = sit_down(visit(common.address, confirm=False), {**alone, "revealed": ["VA02"], "options": ["set_a"]})
    asked(page)
    page.locator('[data-place="field-clay"]').click()
    passing = page.locator('[data-choice="pass"]')
    expect(passing).to_have_text("Pass, 3 missing")
    assert passing.evaluate("(node) => getComputedStyle(node).backgroundColor") == "rgba(0, 0, 0, 0)"
    expect(page.locator(".vesuvius-panel .vd")).to_contain_text("you also lose all goods on it")
