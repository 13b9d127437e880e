"""After the game: its replay and its review with their sliders and links, the result, and one's own record."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import BOTS, Person, wait_for_review
from tests.e2e.table_page import public, wait_for_result
from tests.e2e.visitors import Visitor
from tests.server.support.inside import whole_game
from tests.server.support.process import Server
from vesuvius.formats.record import dump

SEEN = "Number(document.querySelector('.review').dataset.seq)"
PLACE = "Number(document.querySelector('.replay').dataset.seq)"


@pytest.fixture(scope="module")
def played(common: Server) -> tuple[Person, str, str]:
    """Somebody, the rated game against a bot that they have finished, and its invitation."""
    person = Person(common, "Anna")
    table, invite = person.open_table({"kind": "me"}, BOTS[0], rated=True)
    person.ask("POST", f"/api/tables/{table}/start")
    person.play_until(table, phase="over")
    return person, table, invite


def at_home(visitor: Visitor, person: Person, table: str, invite: str) -> Page:
    """The page of somebody's own device, which knows the invitation."""
    visitor.be(person.key, **{f"vesuvius.invite.{table}": invite})
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return visitor.page


def board(page: Page) -> Any:
    """The board as it is told to whoever cannot see it, and the hands that lie open."""
    return page.evaluate("""() => ['.cell', '.hands li'].map((found) =>
      [...document.querySelectorAll(found)].map((node) => node.getAttribute('aria-label') ?? node.textContent))""")


def moves_of(person: Person, table: str) -> list[int]:
    """The entries that are moves, by what the server says happened."""
    told = person.ask("GET", f"/api/tables/{table}/events?since=0")
    assert [each["type"] for each in told] == ["view"], "a finished game is told by its view"
    return [*range(2, told[0]["seq"] + 1)]


def test_a_replay_leads_to_any_point_and_its_link_leads_a_friend_there(
    common: Server, visit: Visit, played: tuple[Person, str, str]
) -> None:
    person, table, invite = played
    page = at_home(visit(common.address), person, table, invite)
    moves = moves_of(person, table)
    page.goto(f"{common.address}/tables/{table}")
    wait_for_result(page)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Moves of the game")
    expect(slider).to_have_value("0")
    beginning = board(page)
    assert len(beginning[1]) == 8, "both hands lie open"

    slider.focus()
    page.keyboard.press("End")
    assert page.evaluate(PLACE) == moves[-1]
    assert f"Move {len(moves)} of {len(moves)}" in str(slider.get_attribute("aria-valuetext"))
    assert page.locator(".hands li").count() == 0
    page.keyboard.press("Home")
    assert (page.evaluate(PLACE), board(page)) == (0, beginning)
    page.evaluate("document.activeElement.blur()")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.evaluate(PLACE) == moves[2]
    assert board(page)[0] != beginning[0]

    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    dragged = page.evaluate(PLACE)
    assert moves[2] < dragged < moves[-1]
    page.wait_for_url(f"**/tables/{table}/replay/{dragged}")

    page.get_by_role("button", name="Copy link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert urlsplit(link).fragment == f"invite={invite}"
    friend = visit(common.address)
    friend.go(link)
    friend.page.locator(f'.replay[data-seq="{dragged}"]').wait_for()
    assert board(friend.page) == board(page)
    assert public(friend.page) == public(page)
    assert invite not in friend.page.url
    stranger = visit(common.address)
    stranger.forgive("status of 404")
    stranger.go(urlsplit(link).path)
    stranger.page.get_by_role("heading", name="There’s nothing here any more").wait_for()


def test_a_replay_plays_by_itself_until_it_is_stopped(
    common: Server, visit: Visit, played: tuple[Person, str, str]
) -> None:
    person, table, invite = played
    visitor = visit(common.address, size="phone", touch=True)
    page = at_home(visitor, person, table, invite)
    page.goto(f"{common.address}/games")
    page.get_by_role("link", name="Replay of your game with").tap()
    page.get_by_role("button", name="Speed").tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    page.wait_for_function(f"() => {PLACE} >= 4")
    page.get_by_role("button", name="Pause").tap()
    stopped = page.evaluate(PLACE)
    page.wait_for_timeout(1500)
    assert page.evaluate(PLACE) == stopped
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_role("button", name="Show hands").tap()
    expect(page.get_by_role("dialog").locator(".hands li")).not_to_have_count(0)


@pytest.fixture(scope="module")
def late(common: Server) -> tuple[Person, str, str]:
    """Somebody, the short game that they have finished, begun near the end of another, and its invitation."""
    person, record = Person(common, "Clara"), whole_game()
    form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, BOTS[0]]}
    asked = {"record": dump(record).decode(), "upto": record.entries[-16].seq, "table": form}
    opened = person.ask("POST", "/api/records/play", asked)
    table = opened["info"]["table"]
    person.ask("POST", f"/api/tables/{table}/start")
    person.play_until(table, phase="over")
    return person, table, opened["invite"]


def check_that_the_board_stays_in_sight_on_a_phone(page: Page) -> None:
    """Whoever goes through the decisions sees each on the board, and what is said of it."""
    page.set_viewport_size({"width": 360, "height": 640})
    decisions = page.get_by_role("list", name="All decisions").get_by_role("button")
    for decision in (decisions.first, decisions.last):
        decision.click()
        expect(decision).to_have_attribute("aria-current", "true")
        expect(page.locator(".review .board")).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_role("region", name="What the decision was worth")).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1440, "height": 900})


def check_that_arrows_lead_through_the_list(page: Page, moves: list[int]) -> None:
    """From one decision to the next."""
    every = page.get_by_role("list", name="All decisions").get_by_role("button")
    every.nth(2).click()
    assert page.evaluate(SEEN) == moves[2]
    page.keyboard.press("ArrowDown")
    assert page.evaluate(SEEN) == moves[3]
    expect(every.nth(3)).to_be_focused()


def check_that_address_heading_and_list_agree(page: Page, number: int) -> None:
    """A decision has one number."""
    page.wait_for_url(f"**/review/move-{number}")
    expect(page.locator(".review .place")).to_contain_text(f"Move {number} of")
    assert page.locator(".all [aria-current]").inner_text().startswith(str(number))


def check_that_decisions_can_be_filtered(page: Page, decisions: list[dict[str, Any]]) -> None:
    """Somebody's own decisions alone, with their own numbers."""
    listed = page.get_by_role("list", name="All decisions").locator("[data-ply]")
    page.locator(".choice label", has_text="Marcus").click()
    own = [str(each["ply"]) for each in decisions if each["seat"] == 1]
    assert [each.get_attribute("data-ply") for each in listed.all()] == own
    page.locator("label", has_text="Everyone").click()
    expect(listed).to_have_count(len(decisions))


def test_a_review_is_walked_along_and_a_decision_tried_again(
    common: Server, visit: Visit, late: tuple[Person, str, str]
) -> None:
    person, table, invite = late
    page = at_home(visit(common.address, auto=False), person, table, invite)
    page.goto(f"{common.address}/tables/{table}")
    wait_for_result(page)
    page.get_by_role("link", name="Review").click()
    done = page.locator('.review[data-done="true"]')
    expect(page.get_by_role("progressbar").or_(done).first).to_be_visible()
    wait_for_review(page)
    analysis = person.ask("POST", f"/api/tables/{table}/analysis")
    decisions = analysis["decisions"]
    moves = moves_of(person, table)
    every = page.get_by_role("list", name="All decisions").get_by_role("button")
    expect(every).to_have_count(len(decisions))

    turning = page.get_by_role("list", name="Turning points").get_by_role("button")
    worst = sorted((each for each in decisions if each["mark"] != "good"), key=lambda each: -each["given_away"])[:5]
    assert [int(each.get_attribute("data-ply") or 0) for each in turning.all()] == [each["ply"] for each in worst]

    chart = page.get_by_role("slider", name="Move along the win chances")
    chart.focus()
    page.keyboard.press("Home")
    assert page.evaluate(SEEN) == 0
    beginning = board(page)
    assert beginning[0], "a game that began at a position has a picture of its beginning"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(SEEN) == moves[1]
    spoken = str(chart.get_attribute("aria-valuetext"))
    for name, chance in zip(("Clara", "Marcus"), decisions[2]["before"], strict=True):
        assert f"{name} {round(100 * chance)} %" in spoken
    page.keyboard.press("End")
    assert page.evaluate(SEEN) == moves[-1]
    assert board(page)[0] != beginning[0]

    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] / 2)
    clicked = page.evaluate(SEEN)
    assert moves[0] < clicked < moves[-1]
    check_that_address_heading_and_list_agree(page, moves.index(clicked) + 1)
    check_that_decisions_can_be_filtered(page, decisions)
    check_that_arrows_lead_through_the_list(page, moves)
    check_that_the_board_stays_in_sight_on_a_phone(page)
    every.nth(3).click()
    page.get_by_role("button", name="Try again from here").click()
    page.locator(".table[data-seq]").wait_for()
    tried = page.url.rpartition("/")[2]
    assert tried != table
    info = person.ask("GET", f"/api/tables/{tried}")
    assert (info["status"], info["mine"]) == ("running", [decisions[3]["seat"]])
    now = person.ask("GET", f"/api/tables/{tried}/view?seat={decisions[3]['seat']}")
    assert decisions[3]["move"] in now["standing"]["legal"], "the decision itself is to be made again"
    then = person.ask("GET", f"/api/tables/{table}/view")["view"]
    assert len(now["view"]["lava"]) < len(then["lava"])


def test_whoever_is_nobody_yet_is_asked_before_a_game_is_judged(
    common: Server, visit: Visit, late: tuple[Person, str, str]
) -> None:
    _, table, invite = late
    friend = visit(common.address, size="phone", touch=True)
    friend.go(f"{common.address}/tables/{table}/review#invite={invite}")
    friend.page.get_by_role("button", name="Review the game").tap()
    wait_for_review(friend.page)
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_ones_own_record_tells_results_opponents_and_rating(
    common: Server, visit: Visit, played: tuple[Person, str, str]
) -> None:
    person, table, invite = played
    page = at_home(visit(common.address), person, table, invite)
    told = person.ask("GET", "/api/me/results")
    [rating] = told["ratings"]
    page.goto(f"{common.address}/tables/{table}")
    wait_for_result(page)
    expect(page.get_by_text(f"Your rating: 1500 → {rating['rating']}")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("navigator.clipboard.readText()") == f"{common.address}/tables/{table}#invite={invite}"
    page.get_by_role("link", name="My results").click()
    page.get_by_role("heading", name="My results").wait_for()
    expect(page.get_by_role("region", name="Rating against bots")).to_contain_text(str(rating["rating"]))
    expect(page.get_by_role("region", name="Rating among people")).to_contain_text("No rated games yet")
    place = told["games"][0]["finishers"][0]["place"]
    row = page.get_by_role("table", name="Places by number of players").get_by_role("row").nth(1)
    expect(row.get_by_role("cell").nth(place)).to_have_text("1")
    against = page.get_by_role("table", name="Against bots").get_by_role("row").nth(1)
    assert against.get_by_role("cell").all_inner_texts()[:3] == [
        str(told["opponents"][0][kind]) for kind in ("better", "equal", "worse")
    ]
    page.get_by_role("link", name="With Bot").click()
    page.locator(".replay").wait_for()


def test_the_eruption_and_the_end_are_staged(common: Server, visit: Visit) -> None:
    person = Person(common, "Flavia")
    table, invite = person.open_table({"kind": "me"}, {"kind": "bot", "bot": "level:1", "name": "Marcus"})
    person.ask("POST", f"/api/tables/{table}/start")
    person.play_until(table, phase="seething")
    visitor = visit(common.address, speed="fast")
    page = at_home(visitor, person, table, invite)
    visitor.go(f"/tables/{table}")
    page.locator(".table[data-settled=true]").wait_for()
    person.play_until(table, phase="opening")
    expect(page.locator("[data-scene=eruption]")).to_contain_text("A.D. 79")
    chosen = page.locator("[aria-pressed=true], .chosen").count()
    page.keyboard.press("Enter")
    expect(page.locator("[data-scene]")).to_have_count(0)
    assert page.locator("[aria-pressed=true], .chosen").count() == chosen, "what ends a scene does nothing else"
    person.play_until(table, phase="over")
    page.locator("[data-scene=ending]").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.mouse.click(200, 200)
    expect(page.locator("[data-scene]")).to_have_count(0)
    assert wait_for_result(page)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("out through Porta|Nobody got out"))
