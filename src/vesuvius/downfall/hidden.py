"""What a seat may not know: `mask` wipes it, `resample` fills it again in agreement with all that the seat has seen.

A seat sees its own cards, every card played, every tile drawn, a caller's hand, and who is asked whether to call
(R9), which tells that a hand was all jokers. A world in which a seat would have been asked and was not could not
have led here, so that `resample` deals none of those either. Seat -1 is a spectator.
"""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from vesuvius.block import Block, Blocks, Word
from vesuvius.chance import Chance, below, shuffle
from vesuvius.downfall.dealing import draw_mix
from vesuvius.downfall.state import LAVA, UNKNOWN, State
from vesuvius.downfall.tables import AD79, BOTTOM, HAND, HOUSES, OMEN, TILE_KINDS
from vesuvius.game import Event
from vesuvius.rule import kernel, rule


class Pool(Block):
    """Scratch of `resample`: the cards whose place is unknown, by house, and how many they are."""

    cards: Annotated[list[int], "i4", HOUSES]
    count: Word


@rule
def has_erupted(s: State) -> int:
    """Whether the first phase is over."""
    return s.kind >= LAVA


@rule
def seat_of_turn(s: State, turn: int) -> int:
    """Who played the card of that turn."""
    return (s.opener + turn) % s.players


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
def is_in_turn(s: State) -> int:
    """Whether the last card played has not been replaced (yet): relatives or an Omen come first, or the eruption."""
    drawn = 0
    for i in range(s.top):
        drawn += s.stock[i] < OMEN
    return s.turns - s.begun - drawn


@rule
def hand_size(s: State, seat: int) -> int:
    """Cards in a hand: one fewer in mid-turn."""
    return s.held - (is_in_turn(s) and seat_of_turn(s, s.turns - 1) == seat)


@rule
def gather(s: State, pool: Pool) -> None:
    """All cards but those played and those in known hands."""
    pool.count = 0
    for house in range(1, HOUSES):
        pool.cards[house] = s.deck[house]
        for seat in range(s.players):
            if s.hand[seat] != UNKNOWN:
                pool.cards[house] -= s.hand[seat] >> 4 * house & 15
    for turn in range(s.turns):
        pool.cards[s.played[turn]] -= 1
    for house in range(1, HOUSES):
        pool.count += pool.cards[house]


@rule
def take(pool: Pool, c: Chance, roomy: int, wanted: int) -> int:
    """A random card of the pool whose house has room, or has none, in the word `roomy`."""
    count = 0
    for house in range(1, HOUSES):
        if roomy >> 4 * house & 1 == wanted:
            count += pool.cards[house]
    left = below(c, count)
    house = 0
    while left >= 0:
        house += 1
        if roomy >> 4 * house & 1 == wanted:
            left -= pool.cards[house]
    pool.cards[house] -= 1
    pool.count -= 1
    return house


@rule
def last_asked(s: State, seat: int) -> int:
    """The last turn after which the seat was asked (R9), or -1."""
    for turn in range(s.turns - 1, s.begun - 1, -1):
        if s.past[turn] >> seat & 1:
            return turn
    return -1


@rule
def most_roomy(s: State, seat: int, asked: int) -> int:
    """At most so many cards of the hand were no jokers when the seat was last asked: those drawn since."""
    most = 0
    for turn in range(asked + 1, s.turns):
        if seat_of_turn(s, turn) == seat:
            most -= s.past[asked] >> 4 * s.played[turn] & 1
            most += turn < s.turns - 1 or not is_in_turn(s)
    return min(most, HAND)


@rule
def ways(count: int, chosen: int) -> int:
    """In how many ways so many cards can be chosen."""
    product = 1
    for i in range(chosen):
        product = product * (count - i) // (i + 1)
    return product


@rule
def hands_with(jokers: int, others: int, size: int, most: int) -> int:
    """How many hands have at most so many cards that are no jokers."""
    total = 0
    for i in range(min(size, most) + 1):
        total += ways(others, i) * ways(jokers, size - i)
    return total


@rule
def jokers_in(pool: Pool, roomy: int) -> int:
    """Cards of the pool whose house has no room in the word `roomy`."""
    count = 0
    for house in range(1, HOUSES):
        if roomy >> 4 * house & 1 == 0:
            count += pool.cards[house]
    return count


@rule
def most_hands(pool: Pool, roomy: int, dealt: int, size: int, most: int) -> int:
    """The largest number of hands that any earlier choice of the cards dealt could have left for this one."""
    before = jokers_in(pool, roomy)
    taken = 0
    for house in range(1, HOUSES):
        taken += dealt >> 4 * house & 15
        if roomy >> 4 * house & 1 == 0:
            before += dealt >> 4 * house & 15
    best = 0
    for jokers in range(max(0, before - taken), min(before, pool.count) + 1):
        best = max(best, hands_with(jokers, pool.count - jokers, size, most))
    return best


@rule
def deal_hand(s: State, pool: Pool, c: Chance, seat: int, asked: int, dealt: int) -> int:
    """A hand that agrees with the seat's having been asked; 0 where the attempt is given up.

    Hands dealt before leave more or fewer hands for this one. The fewer they leave, the less often an attempt goes
    on, so that no hand dealt before is favoured.
    """
    roomy = s.past[asked]
    size = hand_size(s, seat)
    most = most_roomy(s, seat, asked)
    jokers = jokers_in(pool, roomy)
    hands = hands_with(jokers, pool.count - jokers, size, most)
    if below(c, most_hands(pool, roomy, dealt, size, most)) >= hands:
        return 0
    chosen = below(c, hands)
    others = 0
    while chosen >= ways(pool.count - jokers, others) * ways(jokers, size - others):
        chosen -= ways(pool.count - jokers, others) * ways(jokers, size - others)
        others += 1
    s.hand[seat] = 0
    for i in range(size):
        s.hand[seat] += 1 << 4 * take(pool, c, roomy, i < others)
    return 1


@rule
def deal_hands(s: State, pool: Pool, c: Chance, hidden: int) -> int:
    """Hands for the seats of a set: first those that were asked, then the others; 0 for a failed attempt."""
    dealt = 0
    for seat in range(s.players):
        asked = last_asked(s, seat)
        if hidden >> seat & 1 and asked >= 0:
            if not deal_hand(s, pool, c, seat, asked, dealt):
                return 0
            dealt += s.hand[seat]
    for seat in range(s.players):
        if hidden >> seat & 1 and last_asked(s, seat) < 0:
            s.hand[seat] = 0
            for _ in range(hand_size(s, seat)):
                s.hand[seat] += 1 << 4 * take(pool, c, 0, 0)
    return 1


@rule
def agrees(s: State, seat: int, turn: int) -> int:
    """R9: after that turn, those were asked who held only jokers, as far as the asking went."""
    for place in range(s.asked if turn == s.turns - 1 else s.players):
        other = (seat_of_turn(s, turn) + 1 + place) % s.players
        if other != seat:
            jokers = s.initial[other] & s.past[turn] & ~15 == 0
            if jokers != s.past[turn] >> other & 1:
                return 0
    return 1


@rule
def take_back(s: State, c: Chance, seat: int) -> int:
    """The card that a seat drew last: any card of its hand, taken out of it."""
    left = below(c, HAND)
    house = 0
    while left >= 0:
        house += 1
        left -= s.initial[seat] >> 4 * house & 15
    s.initial[seat] -= 1 << 4 * house
    return house


@rule
def go_back(s: State, c: Chance, seat: int) -> int:
    """Undo the first phase turn by turn, filling in what others drew, down to the hands at the start.

    Every card of a hand is as likely as any other to be the one drawn last. 0 where the asking does not agree.
    """
    for other in range(s.players):
        if other != seat:
            s.initial[other] = s.hand[other]
    i = s.top - 1
    in_turn = is_in_turn(s)
    for turn in range(s.turns - 1, s.begun - 1, -1):
        other = seat_of_turn(s, turn)
        if not (in_turn and turn == s.turns - 1):
            if s.past[turn] and not agrees(s, seat, turn):
                return 0
            while s.stock[i] >= OMEN:
                i -= 1
            if other != seat:
                s.stock[i] = take_back(s, c, other)
            i -= 1
        if other != seat:
            s.initial[other] += 1 << 4 * s.played[turn]
    return 1


@rule
def refill_stock(s: State, pool: Pool, c: Chance) -> None:
    """The rest of the stock: A.D. 79 where it can be, the Omens that are left, cards of the pool."""
    omens = s.deck[0]
    eruptions = 0
    for i in range(s.top):
        omens -= s.stock[i] == OMEN
        eruptions += s.stock[i] == AD79
    first = s.top
    place = UNKNOWN
    if not s.seething:
        while s.stock[first] != AD79:
            s.stock[first] = take(pool, c, 0, 0)
            first += 1
        first += 1
        draw_mix(s, c)
    elif not has_erupted(s) or s.caller != UNKNOWN:
        lowest = max(s.top, s.end - BOTTOM - 1)
        place = lowest + below(c, s.end - lowest)
    last = s.end - (place != UNKNOWN)
    for i in range(first, last):
        s.stock[i] = OMEN if i < first + omens else take(pool, c, 0, 0)
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
def resample(s: State, seat: int, c: Chance, pool: Pool) -> None:
    """Fill a masked state at random, in agreement with what the seat has seen; copies of a card played weigh more."""
    hidden = 0
    for other in range(s.players):
        if s.hand[other] == UNKNOWN:
            hidden |= 1 << other
    going = 1
    while going:
        for other in range(s.players):
            if hidden >> other & 1:
                s.hand[other] = UNKNOWN
        gather(s, pool)
        if deal_hands(s, pool, c, hidden) and go_back(s, c, seat):
            going = 0
    if s.top < s.end:
        refill_stock(s, pool, c)
    refill_bag(s, c)


@kernel
def mask_one(states: Blocks, index: int, seat: int) -> None:
    """Mask one game of many."""
    mask(states[index], seat)


@kernel
def resample_one(states: Blocks, index: int, seat: int, chances: Blocks, pools: Blocks) -> None:
    """Resample one masked game of many."""
    resample(states[index], seat, chances[0], pools[0])


def mask_event(event: Event, seat: int | None) -> Event:
    """R2, R3: what others draw stays hidden, and so does the order of a shuffled stock."""
    if event.kind == "drew" and event.seat != seat:
        return replace(event, facts={"card": None})
    if event.kind == "reshuffled":
        return replace(event, facts={"cards": None})
    return event
