"""What both games share, at tables of Pompeii: the challenge of the day; from a finished game to replay and editor."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import asked, sit_down
from tests.e2e.test_axe import violations
from tests.server.support.process import Server

LAST_ROUND = {
    "players": 1,
    "seats": [{"goods": {"grain": 2}, "left": 1}],
    "round": 18,
    "built": {"b17": []},
    "revealed": ["VA02"],
    "options": ["set_a"],
}


def test_the_first_page_leads_to_a_game_alone_and_to_its_challenge(common: Server, visit: Visit) -> None:
    visitor = visit(common.address)
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 720})
    visitor.go()
    page.get_by_role("radio", name=re.compile("^Pompeii")).check(force=True)
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
    page.get_by_role("link", name="Daily challenge").click()
    expect(page.get_by_text("each alone against the same volcano")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Take the challenge").click()
    page.locator(".pmap .spot.open").first.wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    visitor.go("/daily/pompeii")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()


def test_arrows_are_for_the_amount_while_a_finished_game_is_explored(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, confirm=False)
    page = sit_down(visitor, {**LAST_ROUND, "built": {"b7": [], "b17": []}})
    asked(page)
    page.locator('[data-place="field-clay"]').click()
    page.locator("dialog[open]").get_by_role("link", name="Replay").wait_for()
    visitor.go(f"/tables/{page.url.rpartition('/')[2]}/explore/0")
    page.locator('[data-place="b7"].open').click()
    expect(page.locator(".pamount output")).to_have_text("2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pamount output")).to_have_text("1")
    expect(page.locator(".explore")).to_have_attribute("data-at", "1")
    page.keyboard.press("u")
    expect(page.locator(".explore")).to_have_attribute("data-at", "0")


def test_from_a_finished_game_to_its_replay_and_the_editor(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, confirm=False)
    visitor.forgive("status of 409")  # what cannot be
    page = sit_down(visitor, LAST_ROUND)
    asked(page)
    page.locator('[data-place="field-clay"]').click()
    page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Open in the position editor").click()
    says = page.locator(".prompt")
    expect(says).to_contain_text("This position is possible. To move: Red.")
    page.locator('.rail .gcell[title="0 wine"]').click()
    expect(page.locator('.rail .gcell[title="1 wine"]')).to_be_visible()
    page.locator('[data-place="b20"]').click()
    expect(says).to_contain_text("This position is possible. To move: Red.")
    page.get_by_role("button", name="Remove").click()
    page.locator('[data-place="b17"]').click()
    expect(says).to_contain_text("Castrum is built, but Foro di Pompeii, the Foro, isn’t")
    assert violations(page) == []
    page.get_by_role("button", name="As text").click()
    text = page.get_by_role("textbox", name="As text")
    text.fill("game: pompeii\nplayers: 2\nseat 0: 2 wine | workers 5\n")
    page.get_by_role("button", name="Load").click()
    expect(page.locator('.rail .gcell[title="2 wine"]')).to_be_visible()
    expect(page.locator(".editor")).to_have_attribute("data-possible", "true")
