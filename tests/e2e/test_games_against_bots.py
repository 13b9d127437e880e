"""A game against a bot, from the page that `make play` opens: by mouse, keys, touch alone. Nothing moves meanwhile.

By touch it goes to the final screen; by mouse and keys only with `--whole`. What differs is how something is chosen,
and every kind of choice comes up before: cards, squares, and what is taken back.
"""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.random_players import Player, Typist
from tests.e2e.server_requests import ask
from tests.e2e.steady_table import SteadyDragger, SteadyToucher
from tests.e2e.table_page import look, wait_for_result
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server

BOTS, LEVEL = 'input[name="bots"]', 'input[name="level"]'
CHOICES = 24  # in short


def play(player: Player, visitor: Visitor, whole: bool) -> None:
    """Play, in short only the beginning."""
    if whole:
        player.play_to_the_end()
        check_final_screen(visitor)
    else:
        player.play_on(CHOICES)


def check_final_screen(visitor: Visitor) -> None:
    """It says of every player what the server says."""
    shown = {row[0]: [int(score) for score in row[1:]] for row in wait_for_result(visitor.page)}
    key = visitor.page.evaluate("localStorage['vesuvius.key']")
    info = ask(visitor.address, "GET", f"/api/tables/{visitor.table}", key=key)
    assert info["status"] == "over"
    views = [message for message in visitor.heard() if message["type"] == "view"]
    outcome = views[-1]["standing"]["outcome"]
    names = [seat["name"] for seat in info["seats"]]
    assert shown == {
        name: [outcome["scores"][kind][seat] for kind in outcome["scores"]] for seat, name in enumerate(names)
    }
    won = visitor.page.inner_text("dialog[open] .won")
    assert all(names[seat] in won for seat in outcome["winners"])


def test_by_mouse_alone(fixed: Server, visit: Visit, whole: bool) -> None:
    visitor = visit(fixed.address, size="laptop", auto=False)
    visitor.go()
    page = visitor.page
    page.locator("label", has=page.locator(f'{BOTS}[value="1"]')).click()
    page.locator("label", has=page.locator(f'{LEVEL}[value="1"]')).click()
    page.get_by_role("button", name="Play now").click()
    play(SteadyDragger(page, seed=1), visitor, whole)


@pytest.mark.parametrize("sizes", [["phone-small"], ["phone-short", "phone-lying"]], ids="-".join)
def test_by_touch_alone(fixed: Server, visit: Visit, sizes: list[str], whole: bool) -> None:
    """In short, only the game on the smallest phone goes to its end."""
    for size in sizes:
        visitor = visit(fixed.address, size=size, touch=True, auto=False)
        visitor.go()
        page = visitor.page
        page.locator("label", has=page.locator(f'{BOTS}[value="1"]')).tap()
        page.locator("label", has=page.locator(f'{LEVEL}[value="1"]')).tap()
        page.get_by_role("button", name="Play now").tap()
        play(SteadyToucher(page, seed=2), visitor, whole or size == "phone-small")


def test_by_keyboard_alone(fixed: Server, visit: Visit, whole: bool) -> None:
    visitor = visit(fixed.address, size="laptop", auto=False)
    visitor.go()
    page = visitor.page
    player = Typist(page, seed=3)
    for group in (BOTS, LEVEL):
        player.tab_to(f"document.querySelector('{group}:checked')")
        while page.locator(f"{group}:checked").input_value() != "1":
            page.keyboard.press("ArrowLeft")
    player.tab_to("document.querySelector('.play button[type=\"submit\"]')")
    page.keyboard.press("Enter")
    check_list_of_keys(player)
    type_a_move(player)
    check_that_enter_asks_before_it_plays(player)
    play(player, visitor, whole)


def check_list_of_keys(player: Player) -> None:
    page = player.page
    look(page)
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").first.wait_for(state="detached")


def type_a_move(player: Typist) -> None:
    page = player.page
    before = look(page)
    page.keyboard.press("/")
    page.locator("dialog[open] input").first.wait_for()
    token = page.locator("dialog datalist option").first.get_attribute("value")
    assert token is not None
    player.tab_to("document.querySelector('dialog input')")
    page.keyboard.type(token)
    page.keyboard.press("Enter")
    page.locator("dialog").first.wait_for(state="detached")
    page.wait_for_function("(seq) => Number(document.querySelector('.table').dataset.seq) > seq", arg=before.seq)
    assert token in page.locator(".rail .log code").all_inner_texts()


def check_that_enter_asks_before_it_plays(player: Typist) -> None:
    """What is chosen with Enter is played only by another one."""
    while not (seen := look(player.page)).cards:
        player.choose(seen)
    if not seen.taken:
        player.press(seen.cards[0])
    before = look(player.page)
    if before.cells and not before.confirm:
        player.press(before.cells[0])
    after = look(player.page)
    assert after.confirm
    assert after.seq == before.seq
    player.page.keyboard.press("Escape")
    assert not look(player.page).confirm
