"""Pompeii for people who share a device: the first offering of four, a halted Castrum, an injured army."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import Json, share_device, take_the_device
from tests.e2e.test_axe import violations
from tests.server.support.process import Server

FOUR = ("Anna", "Bruno", "Clelia", "Dora")
FIELDS = ("clay", "wood", "reed", "stone")
CASTRUM = {"pillars": 4, "planks": 3, "bricks": 3}
FORO: dict[str, list[int]] = {"b17": []}


def at(*seats: Json, **more: Json) -> Json:
    """A position after the Foro was built."""
    return {"players": len(seats), "seats": [*seats], "built": FORO, "options": ["apocalypse_last", "set_a"], **more}


def pledge(page: Page, good: str, amount: int, proposed: int) -> None:
    """Offer so many of a good."""
    page.locator(f'.good-button[data-token="give:{good}"]').click()
    expect(page.locator(".pamount output")).to_have_text(str(proposed))
    page.locator(".pamount input").press(str(amount))
    page.get_by_role("button", name=f"Give {amount}").click()


def test_four_come_to_their_first_offering(common: Server, visit: Visit) -> None:
    # Whoever holds no card sees nothing of their own, and is called by no curtain.
    seats = [{"goods": {"grain": 4}, "left": 1, "hand": [card]} for card in ("S01", "S02", "S03", "S04")]
    page = share_device(visit(common.address, confirm=False, auto=False), at(*seats), *FOUR)
    for name, field in zip(FOUR, FIELDS, strict=True):
        take_the_device(page, name)
        page.locator(f'[data-place="field-{field}"]').click()
    for given, name in enumerate(FOUR):
        take_the_device(page, name)
        expect(page.locator(".vesuvius-panel")).to_contain_text(f"Vesuvius demands 12. Pledged: {3 * given}.")
        pledge(page, "grain", 3, proposed=min(4, 12 - 3 * given))  # no more than is missing
    for name in FOUR:
        take_the_device(page, name)
        expect(page.locator(".vesuvius-panel .miss")).to_have_text("That’s enough.")
        page.locator(".acts").get_by_role("button", name="Pass").click()
    take_the_device(page, FOUR[1])
    expect(page.locator("header")).to_contain_text("Round 2")
    expect(page.locator('.tablet [title="1 grain"]')).to_be_visible()


def test_the_device_is_not_passed_on_for_an_only_move(common: Server, visit: Visit) -> None:
    anna, bruno = {"goods": {"grain": 4}, "left": 1, "hand": ["S01"]}, {"left": 0, "hand": ["S02"]}
    page = share_device(visit(common.address, confirm=False), at(anna, bruno), "Anna", "Bruno")
    take_the_device(page, "Anna")
    page.locator('[data-place="field-clay"]').click()
    pledge(page, "grain", 1, proposed=4)
    # Bruno has nothing to give: that is the fifth entry, and Anna is asked again.
    page.locator('.table[data-seq="5"] .good-button[data-token="give:grain"]').wait_for()
    expect(page.locator(".handoff")).to_have_count(0)


def test_a_castrum_is_halted_and_finished_later(common: Server, visit: Visit) -> None:
    anna, bruno = {"goods": {**CASTRUM, "olive_oil": 2}, "army": "recruited", "hand": ["S01"]}, {"hand": ["C31", "S02"]}
    page = share_device(visit(common.address, confirm=False, auto=False), at(anna, bruno), "Anna", "Bruno")
    take_the_device(page, "Anna")
    page.locator('[data-place="b20"]').click()
    take_the_device(page, "Bruno")
    expect(page.locator(".prompt")).to_contain_text("Halt it?")
    page.locator('[data-card="C31"]').click()
    expect(page.locator(".vesuvius-panel .halted")).to_have_text("Castrum halted")
    news = page.locator(".vesuvius-panel .news")
    expect(news).to_have_text("Red can pay for the halted Castrum and has an army: they can win in their next turn!")
    page.locator('[data-place="field-clay"].open').click()
    take_the_device(page, "Anna")
    expect(news).to_have_text("Anna’s Castrum is halted.")
    expect(page.locator(".rail .log .hit")).to_have_text("Anna’s Castrum is halted.")
    page.locator('[data-place="b17"]').click()
    expect(page.locator("dialog[open] p.won")).to_contain_text("Anna wins")


def test_an_army_is_injured_and_healed(common: Server, visit: Visit) -> None:
    anna, bruno = {"hand": ["C28", "S01"]}, {"army": "recruited", "goods": {"olive_oil": 1}, "hand": ["S02"]}
    page = share_device(visit(common.address, confirm=False, auto=False), at(anna, bruno), "Anna", "Bruno")
    take_the_device(page, "Anna")
    page.locator('[data-card="C28"]').click()
    page.locator('.choice-button[data-token="!1"]').click()
    take_the_device(page, "Bruno")
    expect(page.locator(".vesuvius-panel .news")).to_contain_text("Bruno’s army is injured.")
    expect(page.locator(".vesuvius-panel .crew").nth(1)).to_contain_text("army injured")
    page.locator('[data-place="b17"]').click()
    take_the_device(page, "Anna")
    expect(page.locator('.vesuvius-panel .crew[data-army="recruited"]')).to_contain_text("army ready")
    expect(page.locator('.vesuvius-panel .crew[data-army="injured"]')).to_have_count(0)


def test_on_a_phone_the_logs_button_says_what_was_done_to_one(common: Server, visit: Visit) -> None:
    anna, bruno = {"hand": ["C28", "S01"]}, {"army": "recruited", "hand": ["S02"]}
    visitor = visit(common.address, size="phone-short", confirm=False, auto=False)
    page = share_device(visitor, at(anna, bruno), "Anna", "Bruno")
    take_the_device(page, "Anna")
    page.get_by_role("tab", name="Cards").click()
    page.locator('.tab-panel [data-card="C28"]').click()
    page.locator('.choice-button[data-token="!1"]').click()
    take_the_device(page, "Bruno")
    page.get_by_role("button", name="Log, 1 attack on you").click()
    expect(page.locator("dialog .log .hit")).to_have_text("Bruno’s army is injured.")
    assert violations(page) == []
