"""Offers to end the game and whoever steps away: a button in the title bar says so, and what one has chosen stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.random_players import Player
from tests.e2e.steady_table import SteadyTable
from tests.e2e.table_page import look
from tests.e2e.test_friends import begin, in_step
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server

ASKED = "() => document.querySelector('.hand .card[aria-disabled=\"false\"]') !== null"
LINE = "document.querySelector('.title-bar').scrollWidth <= document.querySelector('.title-bar').clientWidth"


def who_decides(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """Who has to choose a card now, and the other one."""
    one, other = visitors
    for visitor in visitors:
        visitor.page.locator('.table[data-settled="true"]').wait_for()
    return (one, other) if one.page.evaluate(ASKED) else (other, one)


def order(page: Page, name: str) -> None:
    """Ask for something in the menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("size", ["phone-small", "phone-lying", "laptop"])
def test_t5_an_offer_moves_nothing_and_takes_nothing_from_the_hand(common: Server, visit: Visit, size: str) -> None:
    visitors = [visit(common.address, size=size, auto=False) for _ in range(2)]
    begin(visitors[0], visitors[1], named="Livia")
    decider, other = who_decides(*visitors)
    page, table = decider.page, SteadyTable(decider.page)
    for press in ("cards", "cells"):
        table.check()
        Player(page, seed=1).press(getattr(look(page), press)[0])
    table.check()
    chosen = page.locator(".hand .card[aria-pressed='true']")
    play = page.get_by_role("button", name="Play", exact=True)
    expect(chosen).to_have_count(1)
    expect(play).to_be_visible()

    order(other.page, "Offer to end the game")
    expect(page.locator(".proposal")).to_contain_text("Offer: ")
    expect(page.locator(".proposal")).to_be_in_viewport(ratio=1)
    expect(page.locator(".title-bar [aria-live]")).to_have_text("To answer, press “Offer” in the title bar.")
    assert page.evaluate(LINE)
    table.check()
    expect(chosen).to_have_count(1)
    expect(play).to_be_visible()
    check_that_it_is_answered(page, "Play on")
    table.check()
    expect(other.page.locator(".proposal")).to_have_count(0)

    order(other.page, "Step away")
    expect(other.page.locator(".proposal")).to_contain_text("Away: You’ve stepped away.")
    table.check()
    expect(chosen).to_have_count(1)
    check_that_it_is_answered(other.page, "Take your seat again")
    expect(chosen).to_have_count(1)
    table.check()
    play.click()
    page.wait_for_function("seq => Number(document.querySelector('.table').dataset.seq) > seq", arg=table.seq)
    in_step(common, *visitors)


def check_that_it_is_answered(page: Page, answer: str) -> None:
    """The button opens a sheet with the answers, and goes with the answer."""
    page.locator(".proposal").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=answer).click()
    page.get_by_role("dialog").wait_for(state="detached")
    expect(page.locator(".proposal")).to_have_count(0)
