"""A finished game explored: another move for each side, a branch that is kept, named, shared by a link, and deleted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.random_players import Player
from tests.e2e.screens.puzzles import type_move
from tests.e2e.screens.walk import Person
from tests.e2e.test_after_the_game import at_home, board
from tests.e2e.test_learning import Learner
from tests.server.support.process import Server

NAME = "Gaius keeps his card"
BEFORE = 6  # moves of the record before the branch


@pytest.fixture
def finished(common: Server) -> tuple[Person, str, str, list[Any]]:
    """Somebody, the game for two that they have played against themselves, its invitation, and its moves."""
    person, chance = Person(common, "Anna"), Random(79)
    table, invite = person.open_table({"kind": "me"}, {"kind": "me"})
    person.ask("POST", f"/api/tables/{table}/start")
    moves: list[Any] = []
    while (seat := person.ask("GET", f"/api/tables/{table}")["turn"]) is not None:
        seen = person.ask("GET", f"/api/tables/{table}/view?seat={seat}")
        token = chance.choice(seen["standing"]["legal"])
        command = {"type": "play", "table": table, "seat": seat, "seq": seen["seq"], "id": str(seen["seq"])}
        done = person.ask("POST", f"/api/tables/{table}/commands", {**command, "token": token})
        moves.append((done["seq"], token))
    return person, table, invite, moves


def stands_at(page: Page, at: int) -> None:
    """The board shows the game after so many moves."""
    page.locator(f'.explore[data-at="{at}"][data-settled="true"]').wait_for()


def decides(page: Page) -> str:
    """Whose piece stands above what is to be done."""
    return str(page.locator(".action-bar .who use").get_attribute("href"))


def open_branch(page: Page) -> None:
    """What can be done with one's own branch."""
    page.get_by_role("button", name="Name, share or delete").click()
    page.get_by_role("dialog").wait_for()


def explore(person: Person, table: str, since: int, moves: list[str]) -> list[str]:
    """What is legal after these moves, as the server says."""
    asked = person.ask("POST", f"/api/tables/{table}/explore", {"since": since, "moves": moves})
    return list(asked["standing"]["legal"])


def test_a_branch_is_played_for_both_sides_kept_and_named(
    common: Server, visit: Visit, finished: tuple[Person, str, str, list[Any]]
) -> None:
    person, table, invite, moves = finished
    visitor = visit(common.address, confirm=False)
    page, since = at_home(visitor, person, table, invite), moves[BEFORE - 1][0]
    page.goto(f"{common.address}/tables/{table}/replay/{since}")
    page.get_by_role("link", name="Explore from here").click()
    stands_at(page, BEFORE)
    page.wait_for_url(f"**/tables/{table}/explore/{since}")
    assert page.locator(".rail .hands .open-hand").count() == 2, "both hands lie open"

    # One side by mouse, the other by typed tokens; what the rules forbid is refused, and nothing moves.
    tokens = [next(token for token in explore(person, table, since, []) if token != moves[BEFORE][1])]
    begun = decides(page)
    Learner(visitor, Player(page, seed=1), "en").play(tokens[0])
    stands_at(page, BEFORE + 1)
    visitor.forgive("status of 409")
    type_move(page, "A1>K7")
    page.locator(".action-bar .no").wait_for()
    while decides(page) == begun or len(tokens) < 3:
        tokens.append(explore(person, table, since, tokens)[0])
        type_move(page, tokens[-1])
        stands_at(page, BEFORE + len(tokens))
    end = board(page)

    page.get_by_role("button", name="Save variation").click()
    page.wait_for_url(lambda url: len(url.rpartition("/explore/")[2]) == 16)
    [kept] = person.ask("GET", f"/api/tables/{table}/branches")
    assert (kept["since"], kept["moves"], kept["shared"]) == (since, tokens, False)
    open_branch(page)
    page.get_by_label("Name of the variation").fill(NAME)
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")
    page.reload()
    stands_at(page, BEFORE + 1)
    expect(page.get_by_role("button", name=NAME).first).to_have_attribute("aria-current", "true")
    page.keyboard.press("End")
    stands_at(page, BEFORE + len(tokens))
    assert board(page) == end
    page.keyboard.press("u")
    stands_at(page, BEFORE + len(tokens) - 1)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("list", name="Hints").get_by_role("button")).not_to_have_count(0)


def test_a_branch_is_its_makers_alone_until_its_link_is_shared(
    common: Server, visit: Visit, finished: tuple[Person, str, str, list[Any]]
) -> None:
    person, table, invite, moves = finished
    since = moves[BEFORE - 1][0]
    token = next(token for token in explore(person, table, since, []) if token != moves[BEFORE][1])
    form = {"since": since, "moves": [token], "name": NAME}
    kept = person.ask("POST", f"/api/tables/{table}/branches", form)
    page, friend = at_home(visit(common.address), person, table, invite), visit(common.address)
    page.goto(f"{common.address}/tables/{table}/explore/{kept['id']}")
    stands_at(page, BEFORE + 1)
    link = f"{page.url}#invite={invite}"
    friend.go(link)
    friend.page.get_by_text("This variation was deleted").wait_for()
    expect(friend.page.get_by_text(NAME)).to_have_count(0)

    open_branch(page)
    page.get_by_role("switch", name="Shared").click()
    page.get_by_role("button", name="Copy link").click()
    page.locator("dialog [role=status]").get_by_text("Copied").wait_for(state="attached")
    assert page.evaluate("navigator.clipboard.readText()") == link
    friend.go("/rules")
    friend.go(link)
    stands_at(friend.page, BEFORE + 1)
    expect(friend.page.get_by_role("region", name="Variations")).to_contain_text("by Anna")
    assert friend.page.get_by_role("button", name="Name, share or delete").count() == 0
    assert board(friend.page) == board(page)

    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete for good").click()
    page.locator("dialog").wait_for(state="detached")
    stands_at(page, BEFORE)
    assert person.ask("GET", f"/api/tables/{table}/branches") == []


def test_everything_is_dealt_anew_where_somebody_wants_it(
    common: Server, visit: Visit, finished: tuple[Person, str, str, list[Any]]
) -> None:
    person, table, invite, moves = finished
    page = at_home(visit(common.address), person, table, invite)
    page.goto(f"{common.address}/tables/{table}/explore/{moves[2][0]}")
    stands_at(page, 3)
    cells, hands = board(page)
    page.get_by_text("Cards and tiles come as they lay in the game").wait_for()
    page.get_by_role("button", name="Redeal").click()
    page.get_by_text("Everything hidden was redealt where this variation begins").wait_for()
    stands_at(page, 3)
    assert board(page)[1] != hands
    page.get_by_role("button", name="The game as played").click()
    page.get_by_text("Cards and tiles come as they lay in the game").wait_for()
    assert board(page) == [cells, hands]


def test_a_game_that_still_runs_cannot_be_explored(common: Server, visit: Visit) -> None:
    person = Person(common, "Anna")
    table, invite = person.open_table({"kind": "me"}, {"kind": "me"})
    person.ask("POST", f"/api/tables/{table}/start")
    page = at_home(visit(common.address), person, table, invite)
    page.goto(f"{common.address}/tables/{table}/explore")
    page.get_by_role("heading", name="The game isn’t over yet").wait_for()
