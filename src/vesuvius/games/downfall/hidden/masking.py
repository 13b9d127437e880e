"""What a seat may not know: `mask` wipes it, `resample` fills it again in agreement with all that the seat has seen.

A seat sees its own cards, every card played, every tile drawn, a caller's hand, and who is asked whether to call
(R9), which tells that a hand was all jokers. A world in which a seat would have been asked and was not could not
have led here, so that `resample` deals none of those either. Seat -1 is a spectator.
"""

from __future__ import annotations

from msgspec.structs import replace

from vesuvius.engine.block import Blocks
from vesuvius.engine.chance import Chance, below, shuffle
from vesuvius.engine.rule import kernel, rule
from vesuvius.game import Event
from vesuvius.games.downfall.hidden.hands import Histories, count_histories, draw_hands, go_back, seat_of_turn
from vesuvius.games.downfall.rules.dealing import draw_mix
from vesuvius.games.downfall.rules.state import LAVA, UNKNOWN, State
from vesuvius.games.downfall.rules.tables import AD79, BOTTOM, HOUSES, OMEN, TILE_KINDS


@rule
def has_erupted(s: State) -> int:
    """Whether the first phase is over."""
    return s.kind >= LAVA


@rule
def is_shown(s: State, seat: int, other: int) -> int:
    """Whether a seat knows another's hand: it is its own, or a caller showed it (R9)."""
    return seat == other or (has_erupted(s) and s.caller == other)


@rule
def mask(s: State, seat: int) -> None:
    """Wipe what the seat may not know."""
    for other in range(s.players):
        if not is_shown(s, seat, other):
            s.hand[other] = UNKNOWN
        if other != seat:
            s.initial[other] = UNKNOWN
    turn = s.begun
    for i in range(s.end):
        if i >= s.top:
            # How many cards lie above the A.D. 79 card is public, until it is shuffled in.
            if s.stock[i] != AD79 or s.seething:
                s.stock[i] = UNKNOWN
        elif s.stock[i] < OMEN:
            if seat_of_turn(s, turn) != seat:
                s.stock[i] = UNKNOWN
            turn += 1
    for i in range(s.drawn, s.tiles):
        s.bag[i] = UNKNOWN
    if not s.seething:
        for i in range(BOTTOM + 1):
            s.mix[i] = UNKNOWN


@rule
def take(known: Histories, c: Chance) -> int:
    """A random card of those that no hand has taken."""
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
def refill_stock(s: State, known: Histories, c: Chance) -> None:
    """The rest of the stock: A.D. 79 where it can be, the Omens that are left, cards of the pool."""
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
    """The rest of the bag: the tiles that have not been drawn, in any order."""
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
def put_away(s: State, seat: int, known: Histories) -> None:
    """Nobody holds cards in a game that began after the eruption, but a caller's may lie there."""
    for other in range(s.players):
        if other != seat:
            s.initial[other] = 0
        if s.hand[other] == UNKNOWN:
            s.hand[other] = 0
    for house in range(1, HOUSES):
        known.left[house] = known.cards[house]


@rule
def resample(s: State, seat: int, c: Chance, known: Histories) -> None:
    """Fill a masked state, whose histories have been counted, with one of the deals that agree with it, all alike."""
    if s.held:
        draw_hands(s, seat, known, c)
        go_back(s, seat, known, c)
    else:
        put_away(s, seat, known)
    if s.top < s.end:
        refill_stock(s, known, c)
    refill_bag(s, c)


@kernel
def mask_one(states: Blocks, index: int, seat: int) -> None:
    """Mask one game of many."""
    mask(states[index], seat)


@kernel
def count_one(states: Blocks, index: int, seat: int, known: Blocks) -> None:
    """Count the histories of one masked game of many."""
    count_histories(states[index], seat, known[0])


@kernel
def resample_one(states: Blocks, index: int, seat: int, chances: Blocks, known: Blocks) -> None:
    """Resample one masked game of many, whose histories have been counted."""
    resample(states[index], seat, chances[0], known[0])


def mask_event(event: Event, seat: int | None) -> Event:
    """R2, R3: what others draw stays hidden, and so does the order of a shuffled stock."""
    if event.kind == "drew" and event.seat != seat:
        return replace(event, facts={"card": None})
    if event.kind == "reshuffled":
        return replace(event, facts={"cards": None})
    return event
