"""Pompeii in the browser: prepared games are brought to their ends with a mouse, and with keys alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT, Json, asked, sit_down
from tests.e2e.table_page import wait_for_result
from tests.server.support.process import Server

ARMY = {"sword": 1, "tunics": 1, "gold_coin": 1, "bread": 2, "meat": 2, "wool": 2}
CASTRUM = {"pillars": 4, "planks": 3, "bricks": 3}
FORO: dict[str, list[int]] = {"b17": [], "b19": []}
CARPENTER: Json = {
    "players": 2,
    "seats": [{"goods": {"wood": 3, "reed": 2}}, {}],
    "built": {"b4": [1]},
    "options": ["set_a"],
}
MOST = 60  # choices that a solo round needs at most


def nearly_won(goods: Json, players: int = 2) -> Json:
    """Seat 0 needs an army and the Castrum."""
    mine = {"goods": {**goods, "grain": 2}, "left": 3}
    return {
        "players": players,
        "seats": [mine, *[{"goods": {"grain": 3}}] * (players - 1)],
        "built": FORO,
        "options": ["apocalypse_last", "set_a"],
    }


def test_an_army_is_recruited_and_enters_the_castrum_by_mouse(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), nearly_won({**ARMY, **CASTRUM}, 3), BOT, {**BOT, "name": "Marcus"})
    asked(page)
    page.locator('[data-place="b19"]').click()
    expect(page.locator(".prompt")).to_contain_text("Recruit the army")
    page.get_by_role("button", name="Play").click()
    asked(page)
    page.locator('[data-place="b20"]').click()
    expect(page.locator(".prompt")).to_contain_text("Build Castrum for 3 planks, 4 pillars and 3 bricks")
    page.locator('[data-place="b20"]').click()
    assert [row[0] for row in wait_for_result(page)] == ["Livia", "Brutus", "Marcus"]
    expect(page.locator("dialog[open] p.won")).to_contain_text("Livia wins")


def walk(page: Page, place: str) -> None:
    """Press arrows until a place has the focus: first to its row, then along it."""
    here = "document.activeElement?.dataset?.place ?? null"
    for _ in range(MOST):
        if page.evaluate(here) is not None:
            break
        page.keyboard.press("Tab")
    off = f"""() => {{ const [a, b] = [document.activeElement, document.querySelector('[data-place="{place}"]')]
      .map((node) => node.getBoundingClientRect());
      return [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]; }}"""
    for _ in range(MOST):
        if page.evaluate(here) == place:
            return
        right, down = page.evaluate(off)
        upright = abs(down) > abs(right) / 2
        page.keyboard.press(
            ("ArrowDown" if down > 0 else "ArrowUp") if upright else "ArrowRight" if right > 0 else "ArrowLeft"
        )
    raise AssertionError(f"arrows do not lead to {place}")


def test_a_game_is_won_with_keys_alone(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), nearly_won({**ARMY, **CASTRUM}), BOT)
    for place in ("b19", "b20"):
        asked(page)
        walk(page, place)
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-place="{place}"]')).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
    page.locator("dialog[open] p.won").wait_for()
    expect(page.locator("dialog[open] p.won")).to_contain_text("Livia wins")


def test_a_conversion_leads_from_place_to_amount_and_says_what_it_brings(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), CARPENTER, BOT)
    asked(page)
    page.locator('[data-place="b4"]').click()
    page.locator('.choice-button[data-token="@b4"]').click()
    page.locator(".pamount input").press("2")
    expect(page.locator(".pamount output")).to_have_text("2")
    expect(page.locator(".pamount .deal")).to_have_text("22")
    page.locator(".pamount .btn.main").click()
    expect(page.locator('.tablet [title="2 planks"]')).to_be_visible()
    expect(page.locator('.tablet [title="1 wood"]')).to_be_visible()


def test_a_conversion_is_made_with_keys_alone(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), CARPENTER, BOT)
    asked(page)
    walk(page, "b4")
    page.keyboard.press("Enter")
    expect(page.locator(".choice-buttons")).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".pamount input")).to_be_focused()
    page.keyboard.press("h")
    expect(page.get_by_role("list", name="Hints")).to_contain_text("as many as you can use")
    page.keyboard.press("Escape")
    expect(page.locator(".pamount input")).to_be_focused()
    for key in ("2", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('.tablet [title="2 ropes"]')).to_be_visible()
    expect(page.locator('[data-place="b4"]')).to_be_focused()


def test_what_is_not_possible_is_explained_with_what_is_missing(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address), nearly_won({"pillars": 1}), BOT)
    asked(page)
    page.locator('[data-place="b20"]').click(force=True)
    expect(page.locator(".prompt")).to_contain_text("You’re missing goods: 3 planks, 3 pillars, 3 bricks.")


def test_without_offerings_the_apocalypse_ends_the_game_for_all(common: Server, visit: Visit) -> None:
    seats = [{"left": 1}, {"left": 0}]
    position = {
        "players": 2,
        "seats": seats,
        "built": {"b17": []},
        "volcano": ["apocalypse", "VA01"],
        "options": ["set_a"],
        "turn": 0,
    }
    page = sit_down(visit(common.address, confirm=False), position, BOT)
    asked(page)
    page.locator('[data-place="field-clay"]').click()
    page.get_by_role("button", name="Pass").click()
    expect(page.locator("dialog[open] p.won")).to_contain_text("Nobody won")


def test_a_solo_game_goes_to_its_end(common: Server, visit: Visit) -> None:
    mine = {"goods": {"grain": 2}, "left": 2}
    position = {
        "players": 1,
        "seats": [mine],
        "round": 18,
        "built": {"b17": []},
        "revealed": ["VA02"],
        "options": ["set_a"],
    }
    page = sit_down(visit(common.address, confirm=False), position)
    expect(page.locator(".vesuvius-panel")).to_contain_text("Last round")
    for field in ("field-clay", "field-wood"):
        asked(page)
        page.locator(f'[data-place="{field}"]').click()
    expect(page.locator("dialog[open] p.won")).to_contain_text("Nobody won")
