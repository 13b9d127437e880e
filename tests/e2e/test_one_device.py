"""Three people at one device: behind the curtain, the page has forgotten what the one before has seen."""

from __future__ import annotations

import json
import re
from functools import cache

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.hidden_information import Truth, compare, truth
from tests.e2e.javascript_heap import Heap, read_heap
from tests.e2e.random_players import Player, take_turns
from tests.e2e.screens.walk import Person
from tests.e2e.table_page import glance, look, type_token
from tests.e2e.visitors import Visitor
from tests.server.support.process import Server
from vesuvius.server.transport.static_site import SITE

ASSETS = SITE / "assets"
NAMES = ["Anna", "Bruno", "Clelia"]
FLIGHT = """game: downfall
fleeing
turn: r
decision: move 2
1 | r  .    .    .  .    .   .  ~s #  #  #
2 | .  .    ~coi .  .    2rk .  ~s .  .  #
3 | .  ~coi ~coi .  .    .   .  .  .  .  ~v
4 | .  .    .    .  ~col .   .  .  .  .  .
5 | .  .    .    .  .    .   .  .  .  .  .
6 | .  k    .    .  .    .   .  .  .  .  .
7 | #  #    #    .  .    .   .  .  .  .  .
"""
TURNS = 5
HAND = 4


def begin(visitor: Visitor) -> None:
    visitor.go()
    page = visitor.page
    page.get_by_role("link", name="On this device").click()
    for group in ("players", "people"):
        page.locator("label", has=page.locator(f'input[name="{group}"][value="3"]')).click()
    for number, name in enumerate(NAMES):
        page.locator(".names input").nth(number).fill(name)
    page.get_by_role("button", name="Start", exact=True).click()


def take_the_device(visitor: Visitor) -> None:
    """Whoever is called presses the only button there is."""
    visitor.page.locator(".handoff button").click()
    visitor.page.locator('.table[data-settled="true"]').first.wait_for()


def play_until_the_curtain(visitor: Visitor, player: Player) -> None:
    take_turns([player], lambda: visitor.page.locator(".handoff").count() > 0)


def secrets(known: Truth, seat: int | None, legal: dict[int, list[str]]) -> Heap:
    """What must not be in memory while that seat looks: the other hands as lists, in messages, and as moves."""
    hands = {owner: hand for owner, hand in known.hands().items() if owner != seat}
    own = set(legal.get(-1 if seat is None else seat, []))
    tokens = {token for owner, tokens in legal.items() if owner != seat for token in tokens}
    written = {json.dumps(hand, separators=(",", ":")) for hand in hands.values()}
    told = known.moves | own | shown_to_all()
    return Heap(written | {token for token in tokens - told if "@" in token}, {*map(tuple, hands.values())})


@cache
def shown_to_all() -> set[str]:
    """The moves that stand as examples in the pages themselves."""
    scripts = (file.read_text("utf-8") for file in ASSETS.glob("*.js"))
    return {move for script in scripts for move in re.findall(r"\d+\*?@[A-K][1-7]", script)}


def found(heap: Heap, hidden: Heap, public: tuple[str, ...]) -> tuple[list[tuple[str, ...]], list[str]]:
    """The secrets that are in memory. A list that everybody may see is no secret, even if it is like one."""
    lists = [each for each in heap.lists & hidden.lists if each != public]
    return lists, [text[:200] for text in heap.texts if any(secret in text for secret in hidden.texts)]


def plant(visitor: Visitor, hand: tuple[str, ...]) -> None:
    """Leave a hand in memory, as faults in the page would: as it was sent, and as it was read."""
    made = json.dumps({"count": HAND, "cards": hand}, separators=(",", ":"))
    visitor.page.evaluate("(made) => { window.planted = [made, JSON.parse(made)]; }", made)


def legal_of(visitor: Visitor) -> dict[int, list[str]]:
    """The newest legal tokens of each seat that looked."""
    views = [message for message in visitor.heard() if message["type"] == "view" and message["standing"]["legal"]]
    return {view["seat"]: view["standing"]["legal"] for view in views}


def check_memory(visitor: Visitor, seat: int | None) -> None:
    """No hand but that seat's is in memory; and a hand that is put there is found."""
    known = truth(visitor.heard())
    hidden = secrets(known, seat, legal_of(visitor))
    newest = max(known.views)
    public = tuple(known.views[newest]["played"])
    assert len(hidden.lists) >= len(NAMES) - 1
    assert len(hidden.texts) > len(hidden.lists)
    assert found(read_heap(visitor.page), hidden, public) == ([], [])
    planted = next(iter(hidden.lists))
    plant(visitor, planted)
    lists, texts = found(read_heap(visitor.page), hidden, public)
    assert lists == [planted]
    assert texts
    visitor.page.evaluate("delete window.planted")


def test_no_other_hand_is_in_memory(common: Server, visit: Visit) -> None:
    visitor = visit(common.address, confirm=False)
    begin(visitor)
    page = visitor.page
    player = Player(page, seed=5)
    player.regrets = 0
    called = []
    for _ in range(TURNS):
        page.locator(".handoff h1").first.wait_for()
        called.append(next(name for name in NAMES if name in page.inner_text(".handoff h1")))
        take_the_device(visitor)
        play_until_the_curtain(visitor, player)
    assert {*called[:3]} == {*NAMES}
    assert called[3:] == called[:2]

    assert page.locator(".hand, .table").count() == 0
    check_memory(visitor, None)
    before = len(visitor.frames)
    take_the_device(visitor)
    messages = visitor.heard(before)
    seat = next(message["seat"] for message in messages if message["type"] == "view")
    assert compare(messages, seat, truth(visitor.heard())) >= 0
    assert {message.get("seat", seat) for message in messages} == {seat}
    own = truth(messages).hands()[seat]
    houses = page.locator(".hand .card .number").all_text_contents()
    assert houses == own
    seen = glance(page)
    assert seen is not None
    assert page.locator(".hand").count() == 1
    check_memory(visitor, seat)


def test_nobody_hands_over_what_hides_nothing(common: Server, visit: Visit) -> None:
    """Once all cards are played, whoever is next goes on at once."""
    owner = Person(common, "Anna")
    seats = [{"kind": "device", "name": name} for name in NAMES[:2]]
    study = {"game": "downfall", "position": FLIGHT, "moves": []}
    table = {"rules": {"game": "downfall", "order": "choice"}, "seats": seats}
    opened = owner.ask("POST", "/api/study/play", {"study": study, "table": table})["info"]["table"]
    owner.ask("POST", f"/api/tables/{opened}/start")
    keys = owner.ask("POST", f"/api/tables/{opened}/keys")["keys"]
    visitor = visit(common.address, confirm=False, auto=False)
    visitor.be(owner.key, **{f"vesuvius.seats.{opened}": json.dumps(keys)})
    visitor.go(f"/tables/{opened}")
    take_the_device(visitor)
    page = visitor.page
    heading = page.locator(".prompt .who")
    expect(heading).to_have_text("Your turn, Anna")
    for token in ("A1>out", "F2>F3"):
        type_token(page, token)
    expect(heading).to_have_text("Your turn, Bruno")
    expect(page.locator(".handoff")).to_have_count(0)
    look(page)
