"""How the other players' hands can have come about: counts every way, and draws one, all equally likely.

A seat's history is what it was dealt and what it drew, card by card. Plays are public, so a hand and the last card
drawn give the hand before. There are only 1,001 hands of four and 286 of three. The histories that lead to each are
counted forward, turn by turn, without those in which someone else would have been asked (R9), and one is then drawn
backward. The counts are as exact as floating point allows.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Annotated

from vesuvius.engine.block import Block, Word
from vesuvius.engine.chance import Chance, fraction
from vesuvius.engine.rule import rule, table
from vesuvius.games.downfall.rules.state import PLAYS, UNKNOWN, State
from vesuvius.games.downfall.rules.tables import HAND, HOUSES, OMEN, SEATS

Cards = tuple[int, ...]


def _hands(cards: int) -> list[Cards]:
    return list(combinations_with_replacement(range(1, HOUSES), cards))


def _word(hand: Cards) -> int:
    return sum(1 << 4 * house for house in hand)


def _houses_in(hand: Cards) -> list[int]:
    """Returns each house of a hand once, then zeros."""
    houses = sorted(set(hand))
    return houses + [0] * (HAND - len(houses))


def _rest(hand: Cards, house: int) -> int:
    """Returns the number of the small hand left without one card of a house; if house is 0, one that nobody holds."""
    if house == 0:
        return SMALL
    cards = list(hand)
    cards.remove(house)
    return _number_small[tuple(cards)]


_small, _full = _hands(HAND - 1), _hands(HAND)
_number_small = {hand: number for number, hand in enumerate(_small)}
_number_full = {hand: number for number, hand in enumerate(_full)}
SMALL, FULL = len(_small), len(_full)
FULL_HAND = table(_word(hand) for hand in _full)
# All hands, full ones first, then small ones: as words; card by card (a small one has no house in the last place);
# and how many cards of the same house come before each.
_hands_of_all = [*_full, *((*hand, 0) for hand in _small)]
HAND_WORD = table([*(_word(hand) for hand in _full), *(_word(hand) for hand in _small)])
CARD_AT = table(house for hand in _hands_of_all for house in hand)
ALIKE = table(hand[:place].count(house) for hand in _hands_of_all for place, house in enumerate(hand))
# The full hand made by a small one and a house.
WITH = table(_number_full[tuple(sorted((*hand, house)))] if house else 0 for hand in _small for house in range(HOUSES))
# The houses of a full hand, and the small hand left without one card of each.
DROPPED = table(house for hand in _full for house in _houses_in(hand))
WITHOUT = table(_rest(hand, house) for hand in _full for house in _houses_in(hand))
# In how many orders a hand can have been dealt.
ORDERS = table(factorial(HAND) // prod(factorial(hand.count(house)) for house in set(hand)) for hand in _full)
ROW = SMALL + 1


class HandHistories(Block):
    """What `count_histories` found out about a masked state, for any number of draws.

    `before` holds, for each turn, how many histories lead to each small hand just after the card was played. `weight`
    holds running sums of the weights of a hidden seat's hands, and `number` the hand from which a draw goes back.
    """

    before: Annotated[list[float], "f8", PLAYS * ROW]
    weight: Annotated[list[float], "f8", SEATS * FULL]
    now: Annotated[list[float], "f8", FULL]
    number: Annotated[list[int], "i4", SEATS]
    cards: Annotated[list[int], "i4", HOUSES]  # those whose place is unknown, by house
    left: Annotated[list[int], "i4", HOUSES]  # of them, those that no hand has taken
    hidden: Word  # seats as bits
    small: Word  # the seat in mid-turn, with one card fewer; or -1
    end: Word  # the first turn whose card isn't replaced


@rule
def seat_of_turn(s: State, turn: int) -> int:
    """Returns who played the card of that turn."""
    return (s.opener + turn) % s.players


@rule
def in_turn(s: State) -> int:
    """Returns the seat whose last card isn't replaced (yet), or -1: relatives, an Omen or the eruption come first."""
    drawn = 0
    for i in range(s.top):
        drawn += s.stock[i] < OMEN
    return seat_of_turn(s, s.turns - 1) if s.turns - s.begun > drawn else -1


@rule
def keep_agreeing(s: State, known: HandHistories, seat: int, turn: int) -> None:
    """R9: keeps only hands that agree with whether the seat was asked after that turn, if it was looked at."""
    place = (seat - seat_of_turn(s, turn) - 1) % s.players
    if s.past[turn] == 0 or (turn == s.turns - 1 and place >= s.asked):
        return
    asked = s.past[turn] >> seat & 1
    roomy = s.past[turn] & ~15
    for i in range(FULL):
        if (FULL_HAND[i] & roomy == 0) != asked:
            known.now[i] = 0


@rule
def count_seat(s: State, known: HandHistories, seat: int) -> None:
    """Counts the histories of one seat, turn by turn; those of its current hand are left in `now`."""
    before = known.before
    now = known.now
    for i in range(FULL):
        now[i] = 1.0 * ORDERS[i]
    for turn in range(s.begun, s.turns):
        if seat_of_turn(s, turn) == seat:
            row = ROW * turn
            house = s.played[turn]
            before[row + SMALL] = 0.0
            for i in range(SMALL):
                before[row + i] = now[WITH[HOUSES * i + house]]
            if turn < known.end:
                for i in range(FULL):
                    one = before[row + WITHOUT[4 * i]] + before[row + WITHOUT[4 * i + 1]]
                    now[i] = one + before[row + WITHOUT[4 * i + 2]] + before[row + WITHOUT[4 * i + 3]]
        if turn < known.end:
            keep_agreeing(s, known, seat, turn)


@rule
def arrangements(cards: list[int], number: int) -> int:
    """Returns in how many ways single cards can fill the places of a hand."""
    i = 4 * number
    ways = (cards[CARD_AT[i]] - ALIKE[i]) * (cards[CARD_AT[i + 1]] - ALIKE[i + 1])
    return ways * (cards[CARD_AT[i + 2]] - ALIKE[i + 2]) * (cards[CARD_AT[i + 3]] - ALIKE[i + 3])


@rule
def weigh_hands(s: State, known: HandHistories, seat: int) -> None:
    """Weighs each hand of a hidden seat: its histories, times the ways in which unseen cards can make it up."""
    total = 0.0
    first = FULL * seat
    if known.small == seat:
        row = ROW * (s.turns - 1)
        for i in range(SMALL):
            total += known.before[row + i] * arrangements(known.cards, FULL + i)
            known.weight[first + i] = total
    else:
        for i in range(FULL):
            total += known.now[i] * arrangements(known.cards, i)
            known.weight[first + i] = total


@rule
def gather(s: State, known: HandHistories) -> None:
    """Counts all cards not played or in known hands, and one of no house, for the last place of a small hand."""
    known.cards[0] = 1
    for house in range(1, HOUSES):
        known.cards[house] = s.deck[house]
        for seat in range(s.players):
            if s.hand[seat] != UNKNOWN:
                known.cards[house] -= s.hand[seat] >> 4 * house & 15
    for turn in range(s.turns):
        known.cards[s.played[turn]] -= 1


@rule
def count_histories(s: State, seat: int, known: HandHistories) -> None:
    """Counts, once per masked state, the ways in which every other seat can have come to every hand."""
    known.hidden = 0
    known.small = in_turn(s)
    known.end = s.turns - (known.small >= 0)
    gather(s, known)
    for other in range(s.players):
        if other != seat:
            count_seat(s, known, other)
            if s.hand[other] == UNKNOWN:
                known.hidden |= 1 << other
                weigh_hands(s, known, other)


@rule
def draw_number(known: HandHistories, c: Chance, seat: int) -> int:
    """Draws a hand by weight and returns its number."""
    first = FULL * seat
    small = known.small == seat
    low = 0
    high = (SMALL if small else FULL) - 1
    wanted = fraction(c) * known.weight[first + high]
    while low < high:
        middle = (low + high) // 2
        if known.weight[first + middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return FULL + low if small else low


@rule
def take_hands(s: State, known: HandHistories, c: Chance) -> int:
    """Draws a hand for every hidden seat as if the others had none. Returns 0 if the hands must be drawn again.

    The more cards of the same house two hands want, the fewer single cards are left for both, and the less often
    they're kept.
    """
    for house in range(HOUSES):
        known.left[house] = known.cards[house]
    alone = 1.0
    together = 1.0
    for seat in range(s.players):
        if known.hidden >> seat & 1:
            number = draw_number(known, c, seat)
            known.number[seat] = number
            s.hand[seat] = HAND_WORD[number]
            alone *= arrangements(known.cards, number)
            # If cards run out, a factor is 0 before any is negative.
            together *= arrangements(known.left, number)
            for i in range(HAND * number, HAND * number + HAND):
                known.left[CARD_AT[i]] -= 1
            known.left[0] = 1
    return fraction(c) * alone < together


@rule
def draw_hands(s: State, seat: int, known: HandHistories, c: Chance) -> None:
    """Draws a hand for every hidden seat, all histories and cards equally likely, and numbers every shown hand."""
    for other in range(s.players):
        if other != seat and known.hidden >> other & 1 == 0:
            for i in range(FULL):
                if FULL_HAND[i] == s.hand[other]:
                    known.number[other] = i
    while not take_hands(s, known, c):
        pass


@rule
def draw_back(known: HandHistories, c: Chance, turn: int, number: int) -> int:
    """Draws which house of a full hand was drawn in that turn, as a place in `DROPPED`."""
    row = ROW * turn
    first = HAND * number
    left = 0.0
    for i in range(first, first + HAND):
        left += known.before[row + WITHOUT[i]]
    left *= fraction(c)
    chosen = first
    for i in range(first, first + HAND):
        ways = known.before[row + WITHOUT[i]]
        if ways > 0 and left >= 0:
            chosen = i
        left -= ways
    return chosen


@rule
def go_back(s: State, seat: int, known: HandHistories, c: Chance) -> None:
    """Undoes the first phase turn by turn, filling in what the others drew, back to the hands at the start."""
    i = s.top - 1
    for turn in range(s.turns - 1, s.begun - 1, -1):
        other = seat_of_turn(s, turn)
        small = known.number[other] - FULL
        if turn < known.end:
            while s.stock[i] >= OMEN:
                i -= 1
            if other != seat:
                chosen = draw_back(known, c, turn, known.number[other])
                s.stock[i] = DROPPED[chosen]
                small = WITHOUT[chosen]
            i -= 1
        if other != seat:
            known.number[other] = WITH[HOUSES * small + s.played[turn]]
    for other in range(s.players):
        if other != seat:
            s.initial[other] = FULL_HAND[known.number[other]]
