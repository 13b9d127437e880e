"""What helps at a running table: hints, clocks, the title that calls, a sensible way with Tab, and few questions."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.random_players import Player
from tests.e2e.screens.walk import BOTS, Person
from tests.e2e.table_page import look
from tests.e2e.visitors import PATIENCE, Visitor
from tests.server.support.process import Server

expect.set_options(timeout=PATIENCE)
STEPS = 12
TABS = 40
CLOCK = re.compile(r"(?:(\d+):(\d+)\s+\+\s+)?(\d+):(\d+)")
FOCUSED = """() => {
  const node = document.activeElement;
  return ['.board', '.hand', '.acts', '.log ol', '.rail'].find((place) => node.closest(place)) ?? 'elsewhere';
}"""


def sit(visitor: Visitor, person: Person, table: str) -> Page:
    """The page of a table, as that person sees it."""
    visitor.go()
    visitor.page.evaluate("key => { localStorage['vesuvius.key'] = key }", person.key)
    visitor.go(f"/tables/{table}")
    visitor.page.locator('.table[data-settled="true"]').wait_for()
    return visitor.page


def against_bot(server: Server, **rules: Any) -> tuple[Person, str]:
    """Somebody at a table with a bot whose game has begun."""
    person = Person(server, "Anna")
    table, _ = person.open_table({"kind": "me"}, BOTS[0], **rules)
    person.ask("POST", f"/api/tables/{table}/start")
    return person, table


def two_people(server: Server, **rules: Any) -> tuple[Person, Person, str]:
    """Two people at a table whose game has begun."""
    one, other = Person(server, "Anna"), Person(server, "Berta")
    table, invite = one.open_table({"kind": "me"}, {"kind": "open"}, **rules)
    other.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    one.ask("POST", f"/api/tables/{table}/start")
    return one, other, table


def test_a_hint_is_asked_for_marked_and_played(common: Server, visit: Visit) -> None:
    person, table = against_bot(common)
    page = sit(visit(common.address, auto=False), person, table)
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("list", name="Hints").get_by_role("button")
    expect(hints).to_have_count(3)
    assert page.locator(".pin-number").all_text_contents() == ["3", "2", "1"]
    for hint in hints.all():
        expect(hint).to_contain_text(re.compile(r"settle on [A-K]\d.*wins \d+ % of the games", re.DOTALL))
    token = hints.nth(1).get_attribute("data-hint") or ""
    hints.nth(1).click()
    expect(page.locator(".pin")).to_have_count(0)
    square = token.partition("@")[2]
    expect(page.get_by_role("status").filter(has_text="Press Play")).to_contain_text(f"settle on {square}?")
    page.get_by_role("button", name="Play", exact=True).click()
    played = page.locator(".log li").filter(has_text=f"Anna plays house {token.partition('@')[0]} onto {square}")
    expect(played).to_have_count(1)


def test_hints_that_are_not_allowed_are_refused_in_words(common: Server, visit: Visit) -> None:
    one, other, table = two_people(common)
    turn = one.ask("GET", f"/api/tables/{table}")["turn"]
    visitor = visit(common.address)
    visitor.forgive("status of 403")
    page = sit(visitor, (one, other)[turn], table)
    look(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("status").filter(has_text="Hints are for tables that allow them")).to_be_visible()


def seconds(page: Page, seat: int) -> tuple[int, int]:
    """What a clock shows: of the decision's own time, and of the reserve."""
    found = CLOCK.search(page.locator(".pl").nth(seat).get_by_role("timer").inner_text())
    assert found
    own, spare = ([int(part or 0) for part in found.groups()[at : at + 2]] for at in (0, 2))
    return own[0] * 60 + own[1], spare[0] * 60 + spare[1]


def test_clocks_run_for_whoever_is_to_move(common: Server, visit: Visit) -> None:
    clock = {"kind": "live", "decision": 15, "reserve": 40}
    one, other, table = two_people(common, clock=clock)
    pages = [sit(visit(common.address, auto=False), person, table) for person in (one, other)]
    turn = one.ask("GET", f"/api/tables/{table}")["turn"]
    for page in pages:
        before = seconds(page, turn)
        assert sum(before) <= 55
        assert seconds(page, 1 - turn) == (0, 40)
        page.wait_for_timeout(2100)
        after = seconds(page, turn)
        assert 1 <= sum(before) - sum(after) <= 20
    mine = pages[turn]
    expect(mine).to_have_title("● Your turn – Vesuvius")
    expect(pages[1 - turn]).to_have_title("The Downfall of Pompeii – Vesuvius")
    expect(mine.locator(".clock.little")).to_contain_text("little time left")
    expect(mine.locator('.rail [aria-live="polite"]')).to_have_text(re.compile("^(30|10) seconds are left"))


def test_no_clock_where_nobody_is_hurried(common: Server, visit: Visit) -> None:
    one, _, table = two_people(common)
    page = sit(visit(common.address), one, table)
    expect(page.get_by_role("timer")).to_have_count(0)


def test_the_title_counts_the_tables_that_wait(common: Server, visit: Visit) -> None:
    person, table = against_bot(common)
    second, _ = person.open_table({"kind": "me"}, BOTS[0])
    person.ask("POST", f"/api/tables/{second}/start")
    visitor = visit(common.address)
    page = sit(visitor, person, table)
    expect(page).to_have_title("● Your turn at 2 tables – Vesuvius")
    visitor.go("/rules")
    visitor.go("/")
    expect(page).to_have_title("(2) Vesuvius")


def test_one_view_for_each_move_at_most(common: Server, visit: Visit) -> None:
    person, table = against_bot(common)
    visitor = visit(common.address, confirm=False)
    page = sit(visitor, person, table)
    since = len(visitor.frames)
    player = Player(page, seed=1)
    for _ in range(STEPS):
        player.choose(look(page))
    look(page)
    kinds = [message["type"] for message in visitor.heard(since)]
    assert kinds.count("happened") >= STEPS / 2
    assert kinds.count("view") <= kinds.count("happened")


def reached_line(page: Page) -> list[int]:
    """The line of the chronicle that has the focus: its entry, and which line of it."""
    return [*map(int, page.evaluate("document.activeElement.dataset.line").split("."))]


def test_tab_leads_from_the_board_to_the_hand_the_buttons_and_the_chronicle(common: Server, visit: Visit) -> None:
    person, table = against_bot(common)
    page = sit(visit(common.address), person, table)
    player = Player(page, seed=1)
    while page.locator(".log a").count() < STEPS:
        player.choose(look(page))
    look(page)
    page.locator(".cell[tabindex='0']").focus()
    stops = []
    for _ in range(TABS):
        stops.append(str(page.evaluate(FOCUSED)))
        page.keyboard.press("Tab")
        if stops[-1] == "elsewhere":
            break
    order = list(dict.fromkeys(stops))
    assert order[:4] == [".board", ".hand", ".acts", ".log ol"]
    assert stops.count(".board") == stops.count(".log ol") == 1
    page.locator(".log a[tabindex='0']").focus()
    before = reached_line(page)
    page.keyboard.press("ArrowUp")
    assert reached_line(page) < before


def test_a_late_click_does_not_close_the_result(common: Server, visit: Visit) -> None:
    person, table = against_bot(common)
    assert person.play_until(table, decision="never") is None
    page = sit(visit(common.address), person, table)
    result = page.get_by_role("dialog", name="The game is over")
    result.wait_for()
    page.mouse.click(20, 600)
    page.keyboard.press("Enter")
    expect(result).to_be_visible()
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)
