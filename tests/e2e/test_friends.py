"""Two people play each other by link, the server loses its power in the middle of a turn, and a third one watches."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.hidden_information import Json, Truth, compare, find, masked_entry, truth
from tests.e2e.random_players import Player, take_turns
from tests.e2e.server_requests import ask
from tests.e2e.table_page import glance, look, public
from tests.e2e.visitors import PATIENCE, Visitor
from tests.server.support.process import Server

AFTERWARDS = 30
LEAST_COMPARED = 20
SOON = 0.05  # seconds


def begin(host: Visitor, guest: Visitor, named: str | None = None) -> str:
    """The host opens a table for two, the guest comes by the link, and the game begins; the link."""
    host.go()
    page = host.page
    page.get_by_role("link", name="Play with friends").click()
    page.locator("label", has=page.locator('input[name="players"][value="2"]')).click()
    page.get_by_role("button", name="Open a table").click()
    link = page.locator(".copy input").input_value()
    expect(page.locator(".here-only")).to_contain_text("vesuvius --lan")
    expect(page.get_by_text("drawn")).to_be_visible()
    expect(page.locator(".seats .chip")).to_have_count(0)
    if named is not None:
        page.get_by_label("What should the others call you?").fill(named)
        page.get_by_role("button", name="Keep this name").click()
        page.locator(".seats").get_by_text(named).wait_for()
    guest.go(link)
    guest.page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, guest):
        visitor.page.locator('.table[data-settled="true"]').first.wait_for()
    return link


def in_step(server: Server, *visitors: Visitor) -> None:
    """All pages show the game as far as the server has it, and alike. Moves that are forced may be made meanwhile."""
    end, seq = time.monotonic() + PATIENCE / 1000, -1
    seen: list[dict[str, Any]] = []
    while not seen or seq_of(server, visitors[0]) != seq:
        shown = [shown_seq(visitor.page) for visitor in visitors]
        assert time.monotonic() < end, f"the server is at {seq}, the pages show {shown}"
        seq = seq_of(server, visitors[0])
        seen = [public(visitor.page) for visitor in visitors] if {*shown} == {seq} else []
        time.sleep(SOON)
    assert seen[0]["moves"]
    for other in seen[1:]:
        assert other == seen[0]


def seq_of(server: Server, host: Visitor) -> int:
    """How far the server has the game."""
    key = host.page.evaluate("localStorage['vesuvius.key']")
    seq: int = ask(server.address, "GET", f"/api/tables/{host.table}", key=key)["seq"]
    return seq


def shown_seq(page: Page) -> int:
    """How far a page shows the game; -1 while something still moves there."""
    seq: int = page.evaluate("Number(document.querySelector('.table[data-settled=\"true\"]')?.dataset.seq ?? -1)")
    return seq


def is_in_turn(player: Player) -> bool:
    """Whether somebody has begun a turn that is not over: something of it is with the server and can be taken back."""
    seen = glance(player.page)
    return seen is not None and bool(seen.cells) and any(spot.name == "Undo" for spot in seen.back)


def test_over_a_loss_of_power_and_watched(own: Server, visit: Visit) -> None:
    host, guest, watcher = (visit(own.address, confirm=False) for _ in range(3))
    link = begin(host, guest)
    watcher.go(link)
    watcher.page.locator('.table[data-settled="true"]').first.wait_for()
    players = [Player(visitor.page, seed) for seed, visitor in enumerate((host, guest))]
    for player in players:
        player.regrets = 0
    take_turns(players, lambda: any(map(is_in_turn, players)))
    player = next(filter(is_in_turn, players))
    in_step(own, host, guest, watcher)
    before = look(player.page)

    for visitor in (host, guest, watcher):
        visitor.forgive("ERR_CONNECTION_REFUSED")
    own.kill()
    for visitor in (host, guest, watcher):
        visitor.page.locator(".line.shown").first.wait_for()
    assert look(player.page).cells == before.cells, "the board has moved under the hand"
    # What is decided now reaches the server when it is back, once.
    player.press(player.chance.choice(before.cells))
    own.start()
    own.wait_until_ready()
    for visitor in (host, guest, watcher):
        visitor.page.locator(".line:not(.shown)").first.wait_for(state="attached")
        visitor.page.wait_for_function("(seq) => document.querySelector('.table').dataset.seq > seq", arg=before.seq)
    in_step(own, host, guest, watcher)
    enough = sum(each.steps for each in players) + AFTERWARDS
    take_turns(players, lambda: sum(each.steps for each in players) >= enough)
    in_step(own, host, guest, watcher)
    assert len(public(host.page)["moves"]) > 1
    check_that_nothing_hidden_was_sent(watcher, host, guest)


def check_that_nothing_hidden_was_sent(watcher: Visitor, *seated: Visitor) -> None:
    """The watcher has seen all that is public, and nothing else; neither have the two seen each other's cards."""
    heard = [visitor.heard() for visitor in seated]
    known = truth(*heard)
    assert {len(hand) for hand in known.hands().values()} <= {0, 3, 4}
    assert compare(watcher.heard(), None, known) >= LEAST_COMPARED
    # A page that is still at the door as the game begins sees it for a moment as everybody does.
    early = [[message for message in messages if message.get("seat", 0) is None] for messages in heard]
    later = [[message for message in messages if message.get("seat", 0) is not None] for messages in heard]
    seats = [next(message["seat"] for message in messages if message["type"] == "view") for messages in later]
    assert sorted(seats) == [0, 1]
    for seat, public_ones, messages in zip(seats, early, later, strict=True):
        compare(public_ones, None, known)
        assert compare(messages, seat, known) >= LEAST_COMPARED
    keys = [visitor.page.evaluate("localStorage['vesuvius.key']") for visitor in seated]
    assert find(watcher.frames, known, keys) == []
    check_that_it_would_be_found(watcher.heard(), known, keys)


def check_that_it_would_be_found(heard: list[Json], known: Truth, keys: list[str]) -> None:
    """A view or an entry as a seat sees it, a key, and a move that was only thought of."""
    view = next(m for m in heard if m["type"] == "view" and (m["seq"], 0) in known.views and m["view"]["stock"])
    entry = next(
        seq for seq, entry in known.entries.items() if entry["kind"] == "moved" and masked_entry(entry, None) != entry
    )
    for leaky in (
        {**view, "view": {**known.views[view["seq"], 0], "seat": None}},
        {"type": "happened", "seat": None, "seq": entry, "entry": known.entries[entry], "standing": None},
    ):
        with pytest.raises(AssertionError):
            compare([leaky], None, known)
    assert find([json.dumps({"why": keys[1]}), '{"legal":["99@A1"]}'], known, keys) == [keys[1], "99@A1"]
