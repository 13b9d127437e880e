"""What helps at a running table: hints, clocks, the title that calls, a sensible way with Tab, and few questions."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.random_players import Player
from tests.e2e.screens.walk import BOTS, Person
from tests.e2e.table_page import look
from tests.e2e.visitors import PATIENCE, Visitor
from tests.server.support.process import Server

expect.set_options(timeout=PATIENCE)
STEPS = 12
LATER = 500  # milliseconds after which a tap is not the second half of a double tap
SOON = 100  # milliseconds
TABS = 40
CLOCK = re.compile(r"(?:(\d+):(\d+)\s+\+\s+)?(\d+):(\d+)")
# The heights of the fields of a result in which everyone has ten and a bar as long as the page's longest.
LARGE_SCORES = """() => {
  const bars = [...document.querySelectorAll('dialog[open] td .bar')];
  const length = (bar) => bar.getBoundingClientRect().width / bar.closest('td').clientWidth;
  const longest = bars.reduce((one, other) => (length(other) > length(one) ? other : one)).style.width;
  return bars.map((bar) => {
    bar.style.width = longest;
    const field = bar.closest('td');
    field.querySelector('b').textContent = '10';
    return field.getBoundingClientRect().height;
  });
}"""
# Where a piece of a colour stands on a square.
PIECE = """([square, colour]) => {
  const cell = document.querySelector(`[data-cell="${square}"] rect`)?.getBoundingClientRect();
  if (!cell) return null;
  const middles = [...document.querySelectorAll(`.board use[href="#pc-${colour}"]`)].map((piece) => {
    const {x, y, width, height} = piece.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return middles.find(([x, y]) => x > cell.left && x < cell.right && y > cell.top && y < cell.bottom);
}"""
FOCUSED = """() => {
  const node = document.activeElement;
  return ['.board', '.hand', '.acts', '.log ol', '.rail'].find((place) => node.closest(place)) ?? 'elsewhere';
}"""


def sit(visitor: Visitor, person: Person, table: str) -> Page:
    """The page of a table, as that person sees it."""
    visitor.be(person.key)
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
        expect(hint).to_contain_text(re.compile(r"settle on [A-K]\d.*wins \d+ % ± \d+", re.DOTALL))
    token = hints.nth(1).get_attribute("data-hint") or ""
    hints.nth(1).click()
    expect(page.locator(".pin")).to_have_count(0)
    square = token.partition("@")[2]
    expect(page.get_by_role("status").filter(has_text="Press Play")).to_contain_text(f"settle on {square}?")
    page.get_by_role("button", name="Play", exact=True).click()
    played = page.locator(".log li").filter(has_text=f"Anna plays house {token.partition('@')[0]}: {square}")
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
    expect(page.get_by_role("status").filter(has_text="Hints are only for tables that allow them")).to_be_visible()


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
    expect(mine.locator(".clock.little")).to_contain_text("almost out of time")
    expect(mine.locator('.rail [aria-live="polite"]')).to_have_text(re.compile("^(30|10) seconds left"))


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
    player = Player(page, seed=1)
    for _ in range(STEPS):
        player.choose(look(page))
    look(page)
    # A move may still be under way when a view that was asked for before it shows it already.
    told, moved, viewed = moves_and_views(visitor)
    for _ in range(50):
        if {*viewed[1:]} <= {*moved}:
            break
        page.wait_for_timeout(SOON)
        told, moved, viewed = moves_and_views(visitor)
    # A line begins with a view that belongs to no move; on a busy machine it may be lost or behind, and begin again.
    lines = sum(each["type"] in ("welcome", "behind") for each in told)
    assert len(moved) >= STEPS / 2
    assert sum(seq not in moved for seq in viewed) <= lines, (viewed, moved)
    assert max(Counter(viewed).values()) <= lines, (viewed, moved)


def moves_and_views(visitor: Visitor) -> tuple[list[Any], list[int], list[int]]:
    """What the page was told so far, and the numbers of the moves and of the views in it.

    What is taken back is told by a view alone.
    """
    told = [each for each in visitor.heard() if each.get("undone") is None]
    moved, viewed = ([each["seq"] for each in told if each["type"] == kind] for kind in ("happened", "view"))
    return told, moved, viewed


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
    check_that_large_scores_stay_on_their_line(page)
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)


def check_that_large_scores_stay_on_their_line(page: Page) -> None:
    """On the smallest phone, a score of two figures is beside its bar, however long that is."""
    page.set_viewport_size({"width": 360, "height": 640})
    heights = page.evaluate(LARGE_SCORES)
    assert heights, "no scores"
    assert max(heights) < 40, heights


OMEN = """game: downfall
players: 3
seething
turn: r
hands: r 4 7 8 11 / k 4 6 9 10 / y 1 2 3 5
stock: omen 3 ...
1 | . . . . . . . . # # #
2 | 2k . . . r . . . . . #
3 | . . . ky . r k . 2r . .
4 | . . k . . . . . . . .
5 | . . . r . k . . . . .
6 | . . . . r . . . . . .
7 | # # # . . . . . . . .
"""


def at_an_omen(server: Server) -> tuple[Person, str]:
    """Somebody who has to throw a piece, at a table where two colours share a square."""
    person = Person(server, "Anna")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "level:1", "name": name} for name in ("Marcus", "Livia"))]
    study = {"game": "downfall", "position": OMEN, "moves": ["11@K6"]}
    table = {"rules": {"game": "downfall", "order": "choice"}, "seats": seats}
    opened = person.ask("POST", "/api/study/play", {"study": study, "table": table})["info"]["table"]
    person.ask("POST", f"/api/tables/{opened}/start")
    return person, opened


def test_keys_alone_choose_whose_piece_is_thrown(common: Server, visit: Visit) -> None:
    page = sit(visit(common.address, auto=False), *at_an_omen(common))
    focus = page.locator(":focus")
    expect(focus).to_have_class(re.compile("cell"))
    page.locator('[data-cell="D3"]').focus()
    page.keyboard.press("Enter")
    expect(focus).to_have_accessible_name("Marcus Black")
    page.keyboard.press("Tab")
    expect(focus).to_have_accessible_name("Livia Yellow")
    expect(focus.locator("use")).to_have_attribute("href", "#pc-y")
    page.keyboard.press("Enter")
    expect(focus).to_have_accessible_name("Play")
    page.locator('[data-cell="D3"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log li").filter(has_text="Anna throws a piece of Livia’s from D3")).to_have_count(1)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_pointer_chooses_whose_piece_is_thrown(common: Server, visit: Visit, touch: bool) -> None:
    """On the piece itself; another one instead of it; and that one once more is a yes."""
    size = "phone-small" if touch else "desktop"
    page = sit(visit(common.address, auto=False, size=size, touch=touch), *at_an_omen(common))
    point = page.touchscreen.tap if touch else page.mouse.click
    for colour, name in (("k", "Marcus"), ("y", "Livia")):
        point(*page.wait_for_function(PIECE, arg=["D3", colour]).json_value())
        expect(page.get_by_role("status").filter(has_text=f"a piece of {name}’s?")).to_be_visible()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        page.wait_for_timeout(LATER)
    point(*page.evaluate(PIECE, ["D3", "y"]))
    thrown = page.locator(".log li").filter(has_text="Anna throws a piece of Livia’s from D3")
    expect(thrown).to_have_count(1)


def test_a_page_without_a_network_says_so_and_comes_back(common: Server, visit: Visit) -> None:
    person, table = against_bot(common)
    visitor = visit(common.address)
    visitor.forgive("ERR_INTERNET_DISCONNECTED")
    visitor.forgive("WebSocket is closed before the connection is established")
    page = sit(visitor, person, table)
    expect(page.locator(":focus")).to_have_class(re.compile("card|prompt"))
    visitor.context.set_offline(True)
    banner = page.get_by_role("status").filter(has_text="Your turn is safe")
    expect(banner).to_be_visible(timeout=10_000)
    visitor.context.set_offline(False)
    expect(banner).to_have_count(0, timeout=10_000)


@pytest.mark.parametrize("path", ["/", "/rules", "/settings", "/lobby", "/puzzles"])
def test_every_other_page_says_at_once_that_there_is_no_network(common: Server, visit: Visit, path: str) -> None:
    visitor = visit(common.address)
    visitor.forgive("ERR_INTERNET_DISCONNECTED")
    visitor.forgive("WebSocket is closed before the connection is established")
    visitor.go(path)
    visitor.page.get_by_role("heading").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    banner = visitor.page.get_by_role("status").filter(has_text="The server can’t be reached")
    expect(banner).to_have_count(0)
    visitor.context.set_offline(True)
    expect(banner).to_be_in_viewport(ratio=0.99, timeout=5000)
    visitor.context.set_offline(False)
    expect(banner).to_have_count(0, timeout=10_000)


def test_colours_are_as_chosen_on_this_device(common: Server, visit: Visit) -> None:
    one, other, table = two_people(common)
    visitor = visit(common.address, auto=False)
    page = sit(visitor, one, table)
    pieces = page.locator(".players .chip use")
    expect(pieces).to_have_count(2)
    for each, piece in enumerate(("#pc-r", "#pc-k")):
        expect(pieces.nth(each)).to_have_attribute("href", piece)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Easy to tell apart").check(force=True)
    page.get_by_role("radio", name="Black").check(force=True)
    page.keyboard.press("Escape")
    for each, piece in enumerate(("#pc-k", "#pc-r")):
        expect(pieces.nth(each)).to_have_attribute("href", piece)
    # The other one sees the seats as they are.
    page.reload()
    page.locator('.table[data-settled="true"]').wait_for()
    assert page.locator("html").get_attribute("data-pieces") == "distinct"
    expect(pieces.first).to_have_attribute("href", "#pc-k")
    seen = sit(visit(common.address, auto=False), other, table)
    expect(seen.locator(".players .chip use").first).to_have_attribute("href", "#pc-r")


def test_a_planned_move_is_dashed_and_played_as_soon_as_it_is_ones_turn(common: Server, visit: Visit) -> None:
    one, other, table = two_people(common, clock={"kind": "slow", "days": 3})
    turn = one.ask("GET", f"/api/tables/{table}")["turn"]
    decides, waits = (one, other) if turn == 0 else (other, one)
    page = sit(visit(common.address, auto=False), waits, table)
    page.get_by_role("button", name="Plan a move").click()
    expect(page.get_by_text("Plan your next move")).to_be_visible()
    page.locator('.hand .card[aria-disabled="false"]').first.click()
    page.locator(".cell.open").last.click()
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(page.locator(".action-bar .plan")).to_contain_text(re.compile(r"Planned: .*settle on [A-K]\d"))
    expect(page.locator(".planned")).to_have_count(1)
    # Dropped, and planned again.
    page.get_by_role("button", name="Drop plan").click()
    expect(page.locator(".planned")).to_have_count(0)
    page.get_by_role("button", name="Plan a move").click()
    page.locator('.hand .card[aria-disabled="false"]').first.click()
    page.locator(".cell.open").last.click()
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(page.locator(".planned")).to_have_count(1)
    view = decides.ask("GET", f"/api/tables/{table}/view?seat={turn}")
    assert "planned" not in view["standing"]
    place = {"table": table, "seat": turn, "seq": view["seq"], "id": "move"}
    decides.ask(
        "POST", f"/api/tables/{table}/commands", {"type": "play", **place, "token": view["standing"]["legal"][0]}
    )
    expect(page.locator(".log li").filter(has_text="plays house")).to_have_count(2)
    expect(page.locator(".planned")).to_have_count(0)
