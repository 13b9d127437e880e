"""`resample` gives every possible world as often as it should, on tiny deals whose worlds can all be tried."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Hashable
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

import pytest

from tests.games.downfall.hidden.worlds import Notes, Tiny, World, world_of
from tests.support.chi_square import surprise
from vesuvius import load
from vesuvius.engine.block import blocks, plain
from vesuvius.engine.chance import chances, fraction
from vesuvius.engine.rule import PLAIN
from vesuvius.games.downfall.hidden import hands, resample
from vesuvius.games.downfall.hidden.hands import HandHistories, take_hands
from vesuvius.games.downfall.rules.state import State

GAME = load("downfall")
ROOT = Path(__file__).parents[4]
FILE = Path(__file__).parent / "tiny_deals.jsonl"
TINY = [Tiny(**json.loads(line)) for line in FILE.read_text("utf-8").splitlines()]
DRAWS = 200 if PLAIN else 4000
BIASED_DRAWS = 500
SURPRISING = 1e-4
ONE_CARD = 4  # bits in a hand
LARGE_HOUSE = 4
PRINTED = {"1": 4, "2": 4, "3": 5, "4": 7, "5": 4, "6": 7, "7": 3, "8": 5, "9": 4, "10": 5, "11": 5}

Key = Callable[[World], Hashable]


@cache
def notes_of(number: int) -> tuple[Notes, dict[World, int]]:
    notes = Notes(GAME, TINY[number])
    return notes, notes.worlds()


def imagined(notes: Notes, draws: int = DRAWS) -> Counter[World]:
    """The worlds that `resample` gives, from the masked state alone."""
    seat = notes.tiny.seat
    viewer = -1 if seat is None else seat
    masked, known = GAME.mask(notes.state, seat), blocks(HandHistories)
    resample.count_one(masked, 0, viewer, known)
    found: Counter[World] = Counter()
    for seed in range(draws):
        state = GAME.copy(masked)
        resample.resample_one(state, 0, viewer, chances(seed), known)
        found[world_of(GAME.whole_deal(state), notes.seething)] += 1
    return found


def by(key: Key, counts: dict[World, int]) -> Counter[Hashable]:
    found: Counter[Hashable] = Counter()
    for world, count in counts.items():
        found[key(world)] += count
    return found


def surprises(notes: Notes, worlds: dict[World, int], found: Counter[World]) -> list[float]:
    """How surprising the worlds are as a whole, in what lies behind, in the stock to come, and in the bag."""
    drawn = len(notes.drawn)
    keys: list[Key] = [
        lambda world: world,
        lambda world: (world.hands, world.stock[:drawn]),
        lambda world: (world.stock[drawn:], world.later),
        lambda world: world.bag,
    ]
    return [surprise(by(key, found), {cell: float(n) for cell, n in by(key, worlds).items()}) for key in keys]


@pytest.mark.parametrize("number", range(len(TINY)), ids=[tiny.name.replace(" ", "-") for tiny in TINY])
def test_every_possible_world_is_imagined_as_often_as_it_should(number: int) -> None:
    notes, worlds = notes_of(number)
    truth = world_of(GAME.whole_deal(notes.state), notes.seething)
    assert truth in worlds
    assert len(worlds) > 2
    found = imagined(notes)
    assert found.keys() <= worlds.keys()
    assert min(surprises(notes, worlds, found)) > SURPRISING


def test_the_tiny_deals_show_all_that_matters() -> None:
    assert len(TINY) >= 20
    views = [GAME.view(notes_of(number)[0].state) for number in range(len(TINY))]
    assert {view["players"] for view in views} == {2, 3, 4}
    assert {view["phase"] for view in views} == {"settling", "seething", "opening", "fleeing"}
    assert {view["decision"] for view in views} == {"card", "relative", "omen", "call", "lava", "move"}
    assert {view["shown"] is None for view in views if view["phase"] in ("opening", "fleeing")} == {True, False}
    asked = [tiny.name.partition("asked ")[2].partition(",")[0] for tiny in TINY]
    assert {len(set(who.split())) for who in asked if who != "nobody"} == {1, 2, 3}
    assert {tiny.seat for tiny in TINY} == {None, 0, 1, 2, 3}


def test_all_cards_of_a_tiny_deal_are_dealt() -> None:
    """More cards of some house than are printed: then no card is left in the box, and the worlds are all there are."""
    for tiny in TINY:
        cards = Counter(card for part in (*tiny.deal["hands"], tiny.deal["stock"]) for card in part)
        assert any(cards[house] > printed for house, printed in PRINTED.items())


def test_cards_in_the_box_are_imagined_in_hands_and_in_the_stock() -> None:
    """A deal of the rulebook for two leaves cards in the box: the chances of a house, as anybody can reckon them."""
    state = GAME.new(2, seed=4)
    GAME.play(state, GAME.legal(state)[0])  # seat 1; seat 0 has not shown anything yet
    view = GAME.view(state, 1)
    seen = [*view["played"], *view["hands"][1]["cards"]]
    pool, large = sum(PRINTED.values()) - len(seen), PRINTED["4"] - seen.count("4")
    hands: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for seed in range(DRAWS):
        s = plain(State, GAME.resample(state, 1, seed))
        hands[s.hand[0] >> ONE_CARD * LARGE_HOUSE & 15] += 1
        tops[s.stock[s.top]] += 1
    ways = {held: float(comb(large, held) * comb(pool - large, 4 - held)) for held in range(min(large, 4) + 1)}
    assert surprise(hands, ways) > SURPRISING
    on_top = {int(house): float(count - seen.count(house)) for house, count in PRINTED.items()}
    on_top = {house: count for house, count in on_top.items() if count}
    assert surprise(tops, on_top) > SURPRISING


def nothing(*_: Any) -> None:
    return None


def always(*arguments: Any) -> int:
    """Hands that were drawn as if nobody else held cards are kept, if there are cards enough for them."""
    return all(count >= 0 for count in (take_hands(*arguments), *arguments[1].left)[1:])


def the_first_card(known: Any, _: Any, turn: int, number: int) -> int:
    """Not any card of the hand, but the one of the lowest house."""
    places = range(4 * number, 4 * number + 4)
    return next(place for place in places if known.before[hands.ROW * turn + hands.WITHOUT[place]])


def every_house(known: Any, c: Any, turn: int, number: int) -> int:
    """Every house of the hand alike, however many ways lead there."""
    places = range(4 * number, 4 * number + 4)
    possible = [place for place in places if known.before[hands.ROW * turn + hands.WITHOUT[place]]]
    return possible[int(fraction(c) * len(possible))]


BIASES: dict[str, tuple[str, Any, str]] = {
    "who was asked is forgotten": ("keep_agreeing", nothing, "asked r r,"),
    "hands do not know of each other": ("take_hands", always, "4 players, settling"),
    "the last card drawn is always the same": ("draw_back", the_first_card, "2 players, seething, card"),
    "every house was drawn as often": ("draw_back", every_house, "2 players, seething, card"),
    "hands are alike in whatever order they were dealt": ("ORDERS", [1] * hands.FULL, "settling"),
}


@pytest.mark.skipif(not PLAIN, reason="a compiled rule cannot be exchanged; the test below runs this one interpreted")
@pytest.mark.parametrize("name", BIASES)
def test_a_planted_bias_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what, planted, case = BIASES[name]
    notes, worlds = notes_of(next(number for number, tiny in enumerate(TINY) if case in tiny.name))
    monkeypatch.setattr(hands, what, planted)
    assert min(surprises(notes, worlds, imagined(notes, BIASED_DRAWS))) < SURPRISING


@pytest.mark.starts_program
@pytest.mark.skipif(PLAIN, reason="runs the test above interpreted")
def test_every_planted_bias_is_found_by_interpreted_rules() -> None:
    wanted = f"{Path(__file__)}::{test_a_planted_bias_is_found.__name__}"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", wanted]
    environment = {**os.environ, "VESUVIUS_RULES": "plain"}
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    assert f"{len(BIASES)} passed" in run.stdout


def test_a_bias_in_what_resample_gives_is_found() -> None:
    """One possible world in eight is never imagined."""
    notes, worlds = notes_of(next(number for number, tiny in enumerate(TINY) if "settling" in tiny.name))
    found = imagined(notes, max(DRAWS, 600))
    left_out = {world for world in worlds if world.later.index("ad79") < 2}
    for world in left_out:
        found.pop(world, None)
    assert min(surprises(notes, worlds, found)) < SURPRISING
