"""Puzzles in a real browser: one solved, one missed, a move that the rules forbid, by mouse and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.puzzles import type_move
from tests.server.support.process import Server
from vesuvius import load
from vesuvius.bots.analysis.puzzles import Puzzle, seen, shipped
from vesuvius.server.features.puzzles import hint_for
from vesuvius.texts import Texts

PUZZLES = list(shipped("downfall").values())
LAVA = next(puzzle for puzzle in PUZZLES if puzzle.kind == "lava" and "/" not in puzzle.position["tile"])
CARD = next(puzzle for puzzle in PUZZLES if puzzle.kind == "card" and "@" in puzzle.best and "*" not in puzzle.best)
COMPOSED = next(
    each for each in shipped("pompeii").values() if each.best == "@porta" and each.decisive < len(each.action)
)
SOLVED = re.compile(r"(\d+) of \d+ solved")
WINS = re.compile(r"wins \d+ % ± \d+|hardly tried")


def wrong(puzzle: Puzzle) -> str:
    """A legal move that is not the best."""
    game = load("downfall")
    return next(token for token in game.legal(seen(game, puzzle.position, puzzle.seat)) if token != puzzle.best)


def square(page: Page, name: str) -> None:
    """Choose a square by the keyboard."""
    page.get_by_role("gridcell", name=f"{name},").press("Enter")


def solved(page: Page) -> int:
    """How many puzzles are solved, as the page says."""
    found = SOLVED.search(page.get_by_text(SOLVED).inner_text())
    assert found is not None
    return int(found[1])


def test_from_the_first_page_to_a_solved_puzzle_and_the_next(visit: Visit, common: Server) -> None:
    visitor = visit(common.address)
    page = visitor.page
    visitor.go()
    page.get_by_role("link", name="Puzzles").press("Enter")
    page.get_by_role("grid").wait_for()
    name = page.url.rpartition("/")[2]
    puzzle = shipped("downfall")[name]
    before = solved(page)
    type_move(page, puzzle.best)
    expect(page.get_by_role("status").filter(has_text="Solved")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=WINS)).to_be_visible()
    assert solved(page) == before + 1
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("before => !location.pathname.endsWith(before)", arg=name)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    reason = hint_for(shipped("downfall")[page.url.rpartition("/")[2]]).reason
    hint = Texts("en")(reason.replace("reason-", "puzzle-hint-"))
    expect(page.get_by_role("status").filter(has_text=hint)).to_be_visible()


def test_a_missed_puzzle_can_be_tried_again_or_shown(visit: Visit, common: Server) -> None:
    visitor = visit(common.address, confirm=True)
    page = visitor.page
    visitor.go(f"/puzzles/{CARD.id}")
    type_move(page, wrong(CARD))
    expect(page.get_by_role("status").filter(has_text="Not the best")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    assert solved(page) == 0
    page.get_by_role("button", name="Show the solution").click()
    card, _, place = CARD.best.partition("@")
    best = f"The best move is House {card}: settle on {place}"
    expect(page.get_by_role("status").filter(has_text=best)).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("group", name="Your hand").get_by_role("button", name=f"card of house {card},").first.click()
    square(page, place)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Solved")).to_be_visible()


def test_what_the_rules_forbid_is_said_with_the_ruling(visit: Visit, common: Server) -> None:
    visitor = visit(common.address, confirm=True)
    page = visitor.page
    visitor.go(f"/puzzles/{LAVA.id}")
    covered = next(iter(LAVA.position["lava"]))
    square(page, covered)
    refusal = Texts("en")("refusal-has-lava", square=covered)
    expect(page.get_by_role("status").filter(has_text=refusal).get_by_role("link", name="R12")).to_be_visible()
    square(page, LAVA.best.removeprefix("~"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Solved")).to_be_visible()


def test_a_puzzle_that_is_not_there(visit: Visit, common: Server) -> None:
    visitor = visit(common.address)
    visitor.forgive("status of 404")
    visitor.go("/puzzles/0bad")
    expect(visitor.page.get_by_text("There’s no such puzzle.")).to_be_visible()


def test_an_action_is_put_together_and_what_decides_is_told(visit: Visit, common: Server) -> None:
    visitor = visit(common.address, size="phone")
    page = visitor.page
    visitor.go(f"/puzzles/{COMPOSED.id}")
    for place, token in enumerate(COMPOSED.action):
        # The board asks for the next part once the server has said what comes after the one before it.
        expect(page.locator(".puzzle[data-settled=true]")).to_be_visible()
        expect(page.get_by_role("button", name="Back")).to_have_count(min(place, 1))
        page.keyboard.press("/")
        page.get_by_role("combobox", name="Type a move").fill(token)
        with page.expect_response(lambda response: "/puzzles/" in response.url):
            page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Solved")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="What decides is")).to_be_visible()
    page.get_by_role("button", name="About this puzzle").click()
    games = page.get_by_role("navigation", name="Games with puzzles")
    expect(games.get_by_role("link", name="Pompeii", exact=True)).to_have_attribute("aria-current", "page")
    games.get_by_role("link", name="The Downfall of Pompeii").click()
    page.wait_for_url(lambda url: url.rpartition("/")[2] in shipped("downfall"))
