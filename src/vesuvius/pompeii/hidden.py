"""What a seat may not know: `mask` wipes it, `resample` fills it again with a world that could have led here.

A seat knows its own hand, what lies open, and single cards in other hands that it has seen (the bits of `known`).
Decks, the volcano deck, the generator and all other cards in hands are hidden (P12). Seat -1 is a spectator.

Who drew how many cards of a deck between two shuffles is public, and so is the shuffle in which a card last lay (its
`age`): of the hidden cards of one age, others know how many are in each hand, looked at, or in the deck, but not which.
A masked state therefore holds, in place of each hidden card, a *label* that says where one card of its age is; labels
are sorted within an age, so that two worlds that look alike leave the same state. `resample` shuffles them.

That a seat was asked about an immediate card shows that it held one; a world in which a seat would have been asked and
was not could not have led here either (as in Downfall, and though P50 lets nobody draw conclusions). So a label of a
city card in a hand also carries what the card can be (MAY_OFFER, MAY_HALT), and of which cards one must be for the
offerings (MUST_OFFER). All ways to lay the hidden cards onto such labels are drawn alike. As long as nobody has played
a city card that was drawn before an asking and another of the same shuffle after it, each of them stands for equally
many deals; where somebody has, others cannot tell which of the two it was, and a card for the offerings that could be
in either place is thought of a little more often than it should be.

A card that is taken unseen (C44) takes its age and its marks along, and so does one of several that are being kept of
cards looked at: the one thing that a masked state tells a third seat and its view does not. In games whose city deck
has not been made anew, all ages are the same.
"""

from __future__ import annotations

from vesuvius.block import Blocks
from vesuvius.chance import BLOCK, Chance, below, draw, shuffle
from vesuvius.pompeii.cards import kind_of
from vesuvius.pompeii.dealing import begin_later_chance
from vesuvius.pompeii.figures import CARDS, SEATS, SPECIALISTS, VOLCANO, Figures
from vesuvius.pompeii.state import (
    ALL_SEATS,
    APOCALYPSE_LAST,
    DECK,
    HAND,
    HAND_CARDS,
    MAY_OFFER,
    MUST_OFFER,
    NOBODY,
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

# Labels of hidden cards, downwards: in the deck (UNKNOWN), looked at, in a hand. A hand's carry the marks of `known`.
LOOKED_AT = UNKNOWN - 1
HELD = LOOKED_AT - 1
MARK = ALL_SEATS + 1
TRIES = 10_000


@rule
def knows(s: State, seat: int, card: int) -> int:
    """Whether a seat knows where a card is."""
    where = s.where[card]
    if where == DECK:
        return 0
    if where == VIEWED or HAND <= where < HAND + SEATS:
        return s.known[card] & ALL_SEATS == ALL_SEATS or (seat >= 0 and s.known[card] >> seat & 1)
    return 1


@rule
def label(s: State, card: int) -> int:
    """What a hidden card leaves behind."""
    where = s.where[card]
    if where == DECK:
        return UNKNOWN
    if where == VIEWED:
        return LOOKED_AT
    return HELD - (where - HAND) - SEATS * (s.known[card] // MARK)


@rule
def holder(of: int) -> int:
    """The seat whose hand a label names; NOBODY where it names none."""
    return (HELD - of) % SEATS if of <= HELD else NOBODY


@rule
def marks(of: int) -> int:
    """The marks that a label carries."""
    return (HELD - of) // SEATS * MARK


@rule
def sort_labels(s: State, card: int) -> None:
    """A hidden card gets the smallest label of those that it and later ones of its age and deck have."""
    for other in range(card + 1, SPECIALISTS * (card // SPECIALISTS + 1)):
        if s.where[other] < s.where[card] and s.age[other] == s.age[card]:
            swapped = s.where[other]
            s.where[other] = s.where[card]
            s.where[card] = swapped


@rule
def mask(s: State, seat: int) -> None:
    """Wipe what the seat may not know."""
    for card in range(CARDS):
        if not knows(s, seat, card):
            s.where[card] = label(s, card)
            s.known[card] = 0
        s.foreseen[card] = 0
        if not is_own_deal(s, seat, card):
            s.dealt[card] = UNKNOWN
    for card in range(CARDS):
        if s.where[card] < 0:
            sort_labels(s, card)
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
def allows(s: State, card: int, kind: int) -> int:
    """Whether the label of a card can be that of a card of a kind."""
    return holder(s.where[card]) == NOBODY or marks(s.where[card]) & kind == kind


@rule
def is_like(s: State, card: int, other: int) -> int:
    """Whether both are hidden cards of the same age."""
    return s.where[other] < 0 and s.age[other] == s.age[card]


@rule
def swap_labels(s: State, card: int, other: int) -> None:
    """Two cards change places."""
    swapped = s.where[card]
    s.where[card] = s.where[other]
    s.where[other] = swapped


@rule
def place_one(s: State, t: Figures, c: Chance, card: int, kind: int) -> int:
    """An immediate card gets any label that allows it; 0 if none does, or an earlier one has that already."""
    count = 0
    for other in range(SPECIALISTS, CARDS):
        count += is_like(s, card, other) and allows(s, other, kind)
    chosen, left = -1, below(c, max(count, 1))
    for other in range(SPECIALISTS, CARDS):
        if is_like(s, card, other) and allows(s, other, kind):
            if left == 0:
                chosen = other
            left -= 1
    if chosen < card and (chosen < 0 or kind_of(t, chosen)):
        return 0
    swap_labels(s, card, chosen)
    return 1


@rule
def owes(s: State, t: Figures, seat: int) -> int:
    """Whether a seat has shown that it holds a card for the offerings, but does not hold any that can be the one."""
    owing = 0
    for card in range(SPECIALISTS, CARDS):
        held = holder(s.where[card]) == seat and marks(s.where[card]) & MUST_OFFER
        if held or (s.where[card] == HAND + seat and s.known[card] & MUST_OFFER):
            if kind_of(t, card) == MAY_OFFER:
                return 0
            owing = 1
    return owing


@rule
def place_immediate(s: State, t: Figures, c: Chance) -> int:
    """All hidden immediate cards get labels at random; 0 if that could not have led here."""
    for card in range(SPECIALISTS, CARDS):
        if s.where[card] < 0 and kind_of(t, card) and not place_one(s, t, c, card, kind_of(t, card)):
            return 0
    for seat in range(s.players):
        if owes(s, t, seat):
            return 0
    return 1


@rule
def place_others(s: State, t: Figures, c: Chance, first: int) -> None:
    """The labels of all other cards of a deck's kind are shuffled, age by age."""
    for card in range(first, first + SPECIALISTS):
        if s.where[card] < 0 and not kind_of(t, card):
            count = 0
            for other in range(first, card + 1):
                count += is_like(s, card, other) and not kind_of(t, other)
            left = below(c, count)
            for other in range(first, card + 1):
                if is_like(s, card, other) and not kind_of(t, other):
                    if left == 0:
                        swap_labels(s, card, other)
                    left -= 1


@rule
def put_back(s: State, deck: int, c: Chance) -> None:
    """Every hidden card goes where its label says; those of the deck in any order."""
    first, place = SPECIALISTS * deck, SPECIALISTS * deck + s.top[deck]
    for card in range(first, first + SPECIALISTS):
        where = s.where[card]
        if where == UNKNOWN:
            s.where[card], s.stock[place] = DECK, card
            place += 1
        elif where == LOOKED_AT:
            s.where[card], s.known[card] = VIEWED, 1 << s.frame_seat[s.depth - 1]
        elif where < 0:
            s.where[card], s.known[card] = HAND + holder(where), 1 << holder(where) | marks(where)
    shuffle(c, s.stock, first + s.top[deck], place)


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
        end += 1
    last = VOLCANO_DECK
    if not is_solo(s):
        last = end - 1 if s.options & APOCALYPSE_LAST else s.revealed + below(c, end - s.revealed)
    for i in range(s.revealed, end):
        s.volcano[i] = apocalypse if i == last else pool[i - s.revealed - (i > last)]
    for i in range(count):
        pool[i] = 0


@rule
def resample(s: State, t: Figures, c: Chance) -> None:
    """Fill a masked state with a world that could have led to it; only `dealt` stays wiped (see `retelling.py`)."""
    tries = 0
    while not place_immediate(s, t, c) and tries < TRIES:
        tries += 1
    for deck in range(2):
        place_others(s, t, c, SPECIALISTS * deck)
        put_back(s, deck, c)
    refill_volcano(s, t, c)
    for i in range(8):
        s.key[i] = draw(c)
    begin_later_chance(s)


@kernel
def mask_one(states: Blocks, index: int, seat: int) -> None:
    """Mask one game of many."""
    mask(states[index], seat)


@kernel
def resample_one(states: Blocks, index: int, figures: Blocks, chances: Blocks) -> None:
    """Resample one masked game of many."""
    resample(states[index], figures[0], chances[0])
