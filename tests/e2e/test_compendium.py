"""Everything printed in a game is looked up in a real browser: by words, kind or good, on a page and at a table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import pompeii_positions as positions
from tests.e2e.conftest import Visit
from tests.e2e.pompeii_tables import BOT, sit_down
from tests.e2e.test_axe import violations
from tests.server.support.process import Server


def groups(page: Page) -> list[str]:
    return page.locator(".found h2").all_inner_texts()


def test_a_good_is_chosen_in_the_tree_and_words_narrow_what_is_found(common: Server, visit: Visit) -> None:
    visitor = visit(common.address)
    page = visitor.page
    visitor.go("/rules/pompeii")
    page.get_by_role("link", name="Look things up").click()
    page.get_by_role("group", name="How goods are made").get_by_role("button", name="wool").click()
    expect(page.locator("#thing-b8")).to_contain_text("gives it")
    expect(page.locator("#thing-b14")).to_contain_text("takes it")
    expect(page.locator("#thing-b1")).to_have_count(0)
    page.get_by_role("searchbox", name="Search").press_sequentially("looms")
    expect(page.locator("search [role=status]")).to_have_text("3 entries")
    assert [name.casefold() for name in groups(page)] == ["volcano cards"]
    page.keyboard.press("Escape")
    expect(page.locator("#thing-b8")).to_be_visible()
    visitor.go("/compendium/pompeii/S30")
    expect(page.locator("#thing-S30")).to_be_focused()
    visitor.go("/compendium/downfall")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")


def test_at_a_table_things_are_looked_up_over_it(common: Server, visit: Visit) -> None:
    page = sit_down(visit(common.address, size="phone", touch=True), positions.CROWDED, *[BOT] * 3)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Look things up").tap()
    sheet = page.get_by_role("dialog", name="Look things up")
    sheet.get_by_role("button", name="Specialists").tap()
    sheet.get_by_role("combobox", name="Good").select_option("wine")
    expect(sheet.locator(".found h2")).to_have_text(["Specialists"])
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    assert violations(page) == []
    sheet.get_by_role("button", name="Close").tap()
    expect(page.locator('.table[data-settled="true"]')).to_be_visible()
