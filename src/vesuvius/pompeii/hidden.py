"""What a seat may not know: `mask` wipes it, `resample` fills it again in agreement with what the seat knows.

A seat knows its own hand, what lies open, and single cards in other hands that it has seen (the bits of `known`).
Decks, the volcano deck, the generator and all other cards in hands are hidden (P12). That a seat is asked about an
immediate card tells that it holds one; that it was not asked tells nothing (P50). Seat -1 is a spectator.
"""

from __future__ import annotations

from vesuvius.block import Blocks
from vesuvius.chance import BLOCK, Chance, below, draw, shuffle
from vesuvius.pompeii.cards import ALL_SEATS
from vesuvius.pompeii.figures import (
    CARDS,
    EFFECTS_OF_A_CARD,
    HALT_CASTRUM,
    IMMEDIATE,
    OFFERING,
    SEATS,
    SPECIALISTS,
    VOLCANO,
    Figures,
)
from vesuvius.pompeii.state import (
    APOCALYPSE_LAST,
    CHOOSE_HALT,
    CHOOSE_IMMEDIATE,
    DECK,
    HAND,
    HAND_CARDS,
    NOBODY,
    NONE,
    OPEN_CARDS,
    SET_B,
    SET_C,
    UNKNOWN,
    VIEWED,
    VOLCANO_DECK,
    State,
    is_solo,
)
from vesuvius.rule import kernel, rule


@rule
def knows(s: State, seat: int, card: int) -> int:
    """Whether a seat knows where a card is."""
    where = s.where[card]
    if where == DECK:
        return 0
    if where == VIEWED or HAND <= where < HAND + SEATS:
        return s.known[card] == ALL_SEATS or (seat >= 0 and s.known[card] >> seat & 1)
    return 1


@rule
def mask(s: State, seat: int) -> None:
    """Wipe what the seat may not know."""
    for card in range(CARDS):
        if not knows(s, seat, card):
            s.where[card], s.known[card] = UNKNOWN, 0
        s.foreseen[card] = 0
        if not is_own_deal(s, seat, card):
            s.dealt[card] = UNKNOWN
    s.foretold = 0
    for deck in range(2):
        for i in range(SPECIALISTS * deck + s.top[deck], SPECIALISTS * deck + s.end[deck]):
            s.stock[i] = UNKNOWN
    for i in range(s.revealed, VOLCANO_DECK):
        if s.volcano[i] != NOBODY:
            s.volcano[i] = UNKNOWN
    for i in range(8):
        s.key[i] = 0
    for i in range(BLOCK):
        s.words[i] = 0
    s.block, s.used, s.quick = 0, BLOCK, 0


@rule
def is_own_deal(s: State, seat: int, place: int) -> int:
    """Whether a place of the deal is one that the seat saw: its own first hand, or the first open row."""
    if is_solo(s):
        return place < OPEN_CARDS
    return place < HAND_CARDS * s.players and place // HAND_CARDS == seat


@rule
def asked_card(s: State, t: Figures, c: Chance) -> int:
    """P50: a hidden card that the seat which is asked about immediate cards may hold; NONE where it shows one."""
    top = s.frame_kind[s.depth - 1] if s.depth else NONE
    if top not in (CHOOSE_HALT, CHOOSE_IMMEDIATE):
        return NONE
    kind = HALT_CASTRUM if top == CHOOSE_HALT else OFFERING
    count, chosen = 0, NONE
    for card in range(SPECIALISTS, CARDS):
        if t.timing[card] == IMMEDIATE and t.kind[EFFECTS_OF_A_CARD * card] == kind:
            if s.where[card] == HAND + s.frame_seat[s.depth - 1]:
                return NONE
            if s.where[card] == UNKNOWN:
                count += 1
                if below(c, count) == 0:
                    chosen = card
    return chosen


@rule
def give(s: State, seat: int, card: int) -> None:
    """A hidden card is in a seat's hand."""
    s.where[card], s.known[card] = HAND + seat, 1 << seat


@rule
def missing_in_hand(s: State, seat: int, deck: int) -> int:
    """How many cards of a hand are hidden."""
    count = s.hand[2 * seat + deck]
    for card in range(SPECIALISTS * deck, SPECIALISTS * (deck + 1)):
        count -= s.where[card] == HAND + seat
    return count


@rule
def refill(s: State, deck: int, c: Chance) -> None:
    """The hidden cards of a deck's kind: into hands, into the deck, and the rest is being looked at."""
    first, count = SPECIALISTS * deck, 0
    pool = s.foreseen  # room for all cards; empty before and after
    for card in range(first, first + SPECIALISTS):
        if s.where[card] == UNKNOWN:
            pool[count] = card
            count += 1
    shuffle(c, pool, 0, count)
    for seat in range(s.players):
        for _ in range(missing_in_hand(s, seat, deck)):
            count -= 1
            give(s, seat, pool[count])
            pool[count] = 0
    for i in range(first + s.top[deck], first + s.end[deck]):
        count -= 1
        s.stock[i], s.where[pool[count]] = pool[count], DECK
        pool[count] = 0
    for i in range(count):
        s.where[pool[i]], s.known[pool[i]] = VIEWED, 1 << s.frame_seat[s.depth - 1]
        pool[i] = 0


@rule
def refill_volcano(s: State, t: Figures, c: Chance) -> None:
    """Cards of the set that have not been revealed, and the Apocalypse somewhere among them."""
    wanted = 2 if s.options & SET_C else 1 if s.options & SET_B else 0
    pool, count, apocalypse = s.foreseen, 0, 0
    for card in range(VOLCANO):
        seen = 0
        for i in range(s.revealed):
            seen |= s.volcano[i] == card
        if t.ends[card]:
            apocalypse = card
        elif t.volcano_set[card] == wanted and not seen:
            pool[count] = card
            count += 1
    shuffle(c, pool, 0, count)
    end = s.revealed
    while end < VOLCANO_DECK and s.volcano[end] != NOBODY:
        s.volcano[end] = pool[end - s.revealed]
        end += 1
    if not is_solo(s) and end > s.revealed:
        last = end - 1 if s.options & APOCALYPSE_LAST else s.revealed + below(c, end - s.revealed)
        s.volcano[last] = apocalypse
    for i in range(count):
        pool[i] = 0


@rule
def refill_deal(s: State, deck: int, c: Chance) -> None:
    """The hidden places of the deal hold the cards that its open places do not."""
    first, count = SPECIALISTS * deck, 0
    pool = s.foreseen
    for card in range(first, first + SPECIALISTS):
        seen = 0
        for i in range(first, first + SPECIALISTS):
            seen |= s.dealt[i] == card
        if not seen:
            pool[count] = card
            count += 1
    shuffle(c, pool, 0, count)
    for i in range(first, first + SPECIALISTS):
        if s.dealt[i] == UNKNOWN:
            count -= 1
            s.dealt[i] = pool[count]
            pool[count] = 0


@rule
def resample(s: State, t: Figures, c: Chance) -> None:
    """Fill a masked state at random in agreement with it."""
    card = asked_card(s, t, c)
    if card != NONE:
        give(s, s.frame_seat[s.depth - 1], card)
    for deck in range(2):
        refill(s, deck, c)
        refill_deal(s, deck, c)
    refill_volcano(s, t, c)
    for i in range(8):
        s.key[i] = draw(c)
    s.quick = s.key[0]


@kernel
def mask_one(states: Blocks, index: int, seat: int) -> None:
    """Mask one game of many."""
    mask(states[index], seat)


@kernel
def resample_one(states: Blocks, index: int, figures: Blocks, chances: Blocks) -> None:
    """Resample one masked game of many."""
    resample(states[index], figures[0], chances[0])
