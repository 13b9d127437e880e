"""The pictures of the rules in a real browser: squares and cards say what they are, names in the text lead to them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.server.support.process import Server


def said(page: Page, picture: str) -> str:
    return page.locator(f"#picture-{picture} [role=status]").inner_text()


def test_a_square_that_is_tapped_or_reached_by_keys_says_what_it_is(visit: Visit, common: Server) -> None:
    visitor = visit(common.address, size="phone", touch=True)
    page = visitor.page
    visitor.go("/rules/downfall")
    page.locator("#picture-enclosed svg [data-square=K7]").first.tap()
    assert said(page, "enclosed").startswith("K7: house 11, brown")
    assert "2 red, 1 black" in said(page, "enclosed")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    assert said(page, "enclosed").startswith("J6: lava, helmet")
    expect(page.locator("#picture-enclosed").get_by_role("gridcell", name="J6").first).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_in_the_text_is_shown_in_the_picture_beside_it_or_on_the_map(visit: Visit, common: Server) -> None:
    visitor = visit(common.address)
    page = visitor.page
    visitor.go("/rules/downfall")
    page.locator("#picture-steps").get_by_role("button", name="G4").click()
    assert said(page, "steps").startswith("G4: lava, column")
    page.locator("#R12").get_by_role("button", name="C2").click()
    sheet = page.get_by_role("dialog", name="The city of Pompeii")
    expect(sheet.get_by_role("status")).to_contain_text("C2: first lava square, coin. Next to it: C1, B2, D2, C3.")
    sheet.get_by_role("gridcell", name="D2").press("Enter")
    expect(sheet.get_by_role("status")).to_contain_text("D2: neutral building")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    visitor.go("/rules/pompeii")
    page.locator("#picture-plans").get_by_role("button", name="Officina Monetaria").click()
    assert "turns 1 gold and 1 coal into 1 gold coin" in said(page, "plans")
    page.locator("#P38").get_by_role("button", name="C31").first.click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(
        "C31 Casa del Menandro. When another player"
    )
