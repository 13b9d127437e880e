"""The challenge of the day in a real browser: begun, left, gone on with, finished, and the table of results."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.daily import BEFORE, TODAY, furnish
from tests.e2e.screens.walk import Person
from tests.server.support.process import Server
from vesuvius.server.features.daily import PERSON


def results(page: Page) -> list[str]:
    """The lines of the table of results, as they are read, once there are any."""
    lines = page.get_by_role("region", name="Results").get_by_role("listitem")
    lines.first.wait_for()
    return [re.sub(r"\s+", " ", text) for text in lines.all_inner_texts()]


def finish(person: Person) -> str:
    """Play today's challenge to its end over HTTP, beside the page; its table."""
    seat = person.ask("GET", "/api/daily/downfall")["seats"].index(PERSON)
    table: str = person.ask("POST", "/api/daily/downfall")["table"]
    while True:
        seen = person.ask("GET", f"/api/tables/{table}/view?seat={seat}")
        if seen["standing"]["outcome"]:
            return table
        if legal := seen["standing"]["legal"]:
            command = {"type": "play", "table": table, "seat": seat, "seq": seen["seq"], "id": str(seen["seq"])}
            person.ask("POST", f"/api/tables/{table}/commands", {**command, "token": legal[0]})


def check_what_is_shared(page: Page, address: str) -> None:
    """A few lines with a picture and the streak, and the streak again in one's own record and on the first page."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert shared[0].startswith("Vesuvius: The Downfall of Pompeii, ")
    assert re.fullmatch(r"\d+.. of \d · \d+ saved · \d+ volcano", shared[1])
    assert shared[2] == "🌋"
    assert set("".join(shared[3:-2])) <= {"🔥", "🏠"}
    assert shared[-2] == "Finished 3 days in a row"
    assert re.fullmatch(rf"{address}/daily/downfall/[\d-]+", shared[-1])
    page.goto(f"{address}/record")
    expect(page.get_by_role("table", name="In a row").get_by_role("row", name="Daily challenge")).to_contain_text("3")
    page.goto(address)
    expect(page.locator(".tile.daily")).to_contain_text("3 days in a row")
    page.goto(f"{address}/daily")


def test_from_the_first_page_to_the_table_of_results(visit: Visit, own: Server) -> None:
    visitor = visit(own.address)
    page = visitor.page
    visitor.go()
    page.get_by_role("link", name="Daily challenge").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Daily challenge")).to_be_visible()
    expect(page.get_by_text("Nobody has finished yet.")).to_be_visible()
    page.get_by_role("button", name="Take the challenge").press("Enter")
    page.get_by_role("grid").wait_for()
    table = visitor.table
    person = Person(own, "Guest", page.evaluate("localStorage['vesuvius.key']"))
    furnish(own, person)
    visitor.go("/daily")
    assert [line.split(" ")[0] for line in results(page)] == ["Rank", "Rank", "Rank", "Rank"]
    names = [name for line in results(page) for name in TODAY if name in line]
    assert names == [*TODAY]
    assert "Rank 2" in results(page)[2]
    expect(page.get_by_text("Finished 2 days in a row")).to_be_visible()
    expect(page.get_by_text("4 of 5 finished")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("grid").wait_for()
    assert visitor.table == table
    assert finish(person) == table
    result = page.get_by_role("dialog")
    result.get_by_role("link", name="Today’s results").click()
    expect(page.get_by_text("You’ve finished.")).to_be_visible()
    [mine] = [line for line in results(page) if "you" in line]
    assert "Guest" in mine
    check_what_is_shared(page, own.address)
    page.get_by_role("link", name="Replay Guest’s game").click()
    page.get_by_role("slider").wait_for()
    expect(page.get_by_role("button", name="Open in the position editor")).to_have_count(0)
    visitor.go("/daily")
    page.get_by_role("link", name="Previous day").press("Enter")
    expect(page.get_by_text("This day is over.")).to_be_visible()
    assert [name for line in results(page) for name in BEFORE if name in line] == [*BEFORE]
    page.get_by_text("Proof of the deal").click()
    expect(page.get_by_text("Everything was dealt from the seed")).to_be_visible()
    page.get_by_role("link", name="Next day").press("Enter")
    expect(page.get_by_text("5 of 5 finished")).to_be_visible()
    assert not any('"seed":"' in frame for frame in visitor.frames)


def test_a_day_that_is_not_there(visit: Visit, common: Server) -> None:
    visitor = visit(common.address)
    visitor.forgive("status of 404")
    visitor.go("/daily/downfall/2999-01-01")
    expect(visitor.page.get_by_text("There’s no challenge for that day.")).to_be_visible()
