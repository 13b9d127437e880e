"""The host's page: opened by a link that works once, it shows how the server is and does what the host wants."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.hosting import host_link
from tests.e2e.screens.walk import Person
from tests.e2e.test_axe import violations
from tests.server.support.process import Server
from vesuvius.texts import LANGUAGES


def confirm(page: Page, name: str) -> None:
    """Say yes to a question about something that can't be undone."""
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_host_opens_the_page_by_a_link_and_does_the_chores(common: Server, visit: Visit) -> None:
    guest = Person(common, "Claudia Pulchra")
    table, _ = guest.open_table({"kind": "me"}, {"kind": "bot", "bot": "level:1", "name": "Marcus"})
    link = host_link(common)
    host = visit(common.address)
    host.forgive("status of 404")
    host.go(link)
    page = host.page
    expect(page.get_by_role("heading", name="The last hour")).to_be_visible()
    assert "#" not in page.url
    assert page.locator("figure").count() == 12

    # The session survives a reload, and the link works no second time.
    page.reload()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    late = visit(common.address)
    late.forgive("status of 404")
    late.go(link)
    expect(late.page.get_by_role("alert")).to_contain_text("used already")
    expect(late.page.get_by_role("heading", name="The last hour")).to_have_count(0)

    # By keyboard: search, and close a table after another question.
    page.get_by_role("searchbox").fill(table)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Close table").press("Enter")
    confirm(page, "Close table")
    expect(page.get_by_text("The table has been closed.")).to_be_visible()
    assert guest.ask("GET", f"/api/tables/{table}")["status"] == "closed"
    page.get_by_role("searchbox").fill("claudia pul")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Revoke keys").click()
    confirm(page, "Revoke keys")
    expect(page.get_by_text("Keys revoked: 1.")).to_be_visible()

    # What others notice: an announcement, and that nothing new begins.
    page.get_by_role("textbox", name="Message to everyone").fill("Closing at noon.")
    page.keyboard.press("Enter")
    expect(page.get_by_text("until withdrawn")).to_be_visible()
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("No announcements.")).to_be_visible()
    drain = page.get_by_role("checkbox", name="Accept nothing new")
    drain.check()
    expect(page.get_by_text("Games still running")).to_be_visible()
    drain.uncheck()
    expect(page.get_by_text("accepted again")).to_be_visible()

    for language in LANGUAGES:
        host.speak(language)
        assert violations(page) == [], language
    host.speak("en")
    page.get_by_role("button", name="Close this session").click()
    expect(page.get_by_role("button", name="Open", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Open", exact=True)).to_be_visible()
