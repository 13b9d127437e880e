"""Fills a masked state at random, in agreement with all that the seat has seen.

A world in which a seat would have been asked whether to call (R9), but wasn't, couldn't have led here, so it's never
dealt.
"""

from __future__ import annotations

from vesuvius.engine.block import Blocks
from vesuvius.engine.chance import Chance, below, shuffle
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.downfall.hidden.hands import HandHistories, count_histories, draw_hands, go_back
from vesuvius.games.downfall.hidden.mask import has_erupted
from vesuvius.games.downfall.rules.dealing import draw_mix
from vesuvius.games.downfall.rules.state import UNKNOWN, State
from vesuvius.games.downfall.rules.tables import AD79, BOTTOM, HOUSES, OMEN, TILE_KINDS


@rule
def take(known: HandHistories, c: Chance) -> int:
    """Returns a random card from those that no hand has taken."""
    count = 0
    for house in range(1, HOUSES):
        count += known.left[house]
    left = below(c, count)
    house = 0
    while left >= 0:
        house += 1
        left -= known.left[house]
    known.left[house] -= 1
    return house


@rule
def refill_stock(s: State, known: HandHistories, c: Chance) -> None:
    """Fills the rest of the stock: A.D. 79 where it can be, the remaining Omens, cards from the pool."""
    omens = s.deck[0]
    for i in range(s.top):
        omens -= s.stock[i] == OMEN
    first = s.top
    place = UNKNOWN
    if not s.seething:
        while s.stock[first] != AD79:
            s.stock[first] = take(known, c)
            first += 1
        first += 1
        draw_mix(s, c)
    elif not has_erupted(s) or s.caller != UNKNOWN:
        lowest = max(s.top, s.end - BOTTOM - 1)
        place = lowest + below(c, s.end - lowest)
    last = s.end - (place != UNKNOWN)
    for i in range(first, last):
        s.stock[i] = OMEN if i < first + omens else take(known, c)
    shuffle(c, s.stock, first, last)
    if place != UNKNOWN:
        s.stock[last] = s.stock[place]
        s.stock[place] = AD79


@rule
def refill_bag(s: State, c: Chance) -> None:
    """Fills the rest of the bag with the tiles that haven't been drawn, in any order."""
    count = s.drawn
    for kind in range(TILE_KINDS):
        left = s.kinds[kind]
        for i in range(s.drawn):
            left -= s.bag[i] == kind
        for _ in range(left):
            s.bag[count] = kind
            count += 1
    shuffle(c, s.bag, s.drawn, s.tiles)


@rule
def put_away(s: State, seat: int, known: HandHistories) -> None:
    """Empties hands in a game that began after the eruption: nobody holds cards, but a caller's may be shown."""
    for other in range(s.players):
        if other != seat:
            s.initial[other] = 0
        if s.hand[other] == UNKNOWN:
            s.hand[other] = 0
    for house in range(1, HOUSES):
        known.left[house] = known.cards[house]


@rule
def resample(s: State, seat: int, c: Chance, known: HandHistories) -> None:
    """Fills a masked state, whose histories have been counted, with one of the deals that fit, all equally likely."""
    if s.held:
        draw_hands(s, seat, known, c)
        go_back(s, seat, known, c)
    else:
        put_away(s, seat, known)
    if s.top < s.end:
        refill_stock(s, known, c)
    refill_bag(s, c)


@kernel
def count_one(states: Blocks, index: int, seat: int, known: Blocks) -> None:
    """Counts the histories of one masked game of many."""
    count_histories(states[index], seat, known[0])


@kernel
def resample_one(states: Blocks, index: int, seat: int, chances: Blocks, known: Blocks) -> None:
    """Resamples one masked game of many, whose histories have been counted."""
    resample(states[index], seat, chances[0], known[0])
