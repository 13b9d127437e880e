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

Of the city cards of a hand from which one was taken unseen (C44), a third seat does not know in which of the two hands
each is: their labels are marked IN_EITHER, name the hands in the order of seats, and are dealt anew to them. What each
of the two seats shows from then on it shows of those that it holds, so that this is kept by seat (`either_no_offer` and
so on). A masked state tells a third seat two things that its view does not: whether a city card that the taker plays is
the one it took, where both were last shuffled together; and, once a second card is taken, what the first was marked.

One of several cards that are being kept of those looked at also takes its age along. In games whose city deck has not
been made anew, all ages are the same.
"""

from __future__ import annotations

from vesuvius.engine.block import Blocks
from vesuvius.engine.chance import BLOCK, Chance, below, draw, shuffle
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.pompeii.rules.cards.beliefs import kind_of, now_of
from vesuvius.games.pompeii.rules.dealing import begin_later_chance
from vesuvius.games.pompeii.rules.figures import CARDS, SEATS, SPECIALISTS, VOLCANO, Figures
from vesuvius.games.pompeii.rules.state import (
    ALL_SEATS,
    APOCALYPSE_LAST,
    DECK,
    HAND,
    HAND_CARDS,
    IN_EITHER,
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
    return (HELD - of) // SEATS * MARK if of <= HELD else 0


@rule
def is_in_either(of: int) -> int:
    """Whether a label is that of a card IN_EITHER of two hands."""
    return marks(of) & IN_EITHER


@rule
def give(s: State, card: int, seat: int) -> None:
    """The label of a card in a hand names another hand."""
    s.where[card] += holder(s.where[card]) - seat


@rule
def sort_labels(s: State, card: int) -> None:
    """A hidden card gets the smallest label of those that it and later ones of its age and deck have."""
    for other in range(card + 1, SPECIALISTS * (card // SPECIALISTS + 1)):
        if s.where[other] < s.where[card] and s.age[other] == s.age[card]:
            swapped = s.where[other]
            s.where[other] = s.where[card]
            s.where[card] = swapped


@rule
def sort_hidden(s: State) -> None:
    """All labels are sorted: those IN_EITHER hand as if all were of one, and then the hands are named seat by seat."""
    in_hand = 0  # how many each of them has, eight bits for a seat
    for card in range(SPECIALISTS, CARDS):
        if is_in_either(s.where[card]):
            in_hand += 1 << 8 * holder(s.where[card])
            give(s, card, 0)
    for card in range(CARDS):
        if s.where[card] < 0:
            sort_labels(s, card)
    seat = 0
    for card in range(SPECIALISTS, CARDS):
        if is_in_either(s.where[card]):
            while in_hand >> 8 * seat & 255 == 0:
                seat += 1
            give(s, card, seat)
            in_hand -= 1 << 8 * seat


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
    sort_hidden(s)
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
    """Whether the label of a card can be that of a card of a kind, in whosever hand it is."""
    return s.where[card] > HELD or marks(s.where[card]) & kind == kind


@rule
def is_shown_otherwise(s: State, card: int, kind: int) -> int:
    """Whether the seat that a label names has shown, since a card was taken unseen, that this is none of a kind."""
    of = s.where[card]
    return is_in_either(of) and now_of(s, holder(of), marks(of)) & kind != kind


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
    if (chosen < card and (chosen < 0 or kind_of(t, chosen))) or is_shown_otherwise(s, chosen, kind):
        return 0
    swap_labels(s, card, chosen)
    return 1


@rule
def mix_hands(s: State, c: Chance) -> None:
    """Any of the cards in either of two hands is the one that was taken."""
    count = 0
    for card in range(SPECIALISTS, CARDS):
        if is_in_either(s.where[card]):
            count += 1
            left = below(c, count)
            for other in range(SPECIALISTS, card + 1):
                if is_in_either(s.where[other]):
                    if left == 0:
                        seat = holder(s.where[card])
                        give(s, card, holder(s.where[other]))
                        give(s, other, seat)
                    left -= 1


@rule
def hand_of(s: State, card: int) -> int:
    """The seat in whose hand a card is, by its label if it is hidden; NOBODY where it is in none."""
    where = s.where[card]
    if where < 0:
        return holder(where)
    return where - HAND if HAND <= where < HAND + SEATS else NOBODY


@rule
def is_owed(s: State, card: int, seat: int) -> int:
    """Whether a card is of those of which one must be for the offerings: of a seat's, or of those IN_EITHER hand."""
    of = marks(s.where[card]) if s.where[card] < 0 else s.known[card]
    if seat == NOBODY:
        return of & IN_EITHER and of & MUST_OFFER
    if hand_of(s, card) != seat:
        return 0
    return s.either_must_offer >> seat & 1 if of & IN_EITHER else of & MUST_OFFER


@rule
def owes(s: State, t: Figures, seat: int) -> int:
    """Whether a seat has shown that it holds a card for the offerings, but does not hold any that can be the one.

    For NOBODY: whether a seat had shown it before a card was taken from it, and neither of the two holds the one.
    """
    owing = 0
    for card in range(SPECIALISTS, CARDS):
        if is_owed(s, card, seat):
            if kind_of(t, card) == MAY_OFFER:
                return 0
            owing = 1
    return owing


@rule
def place_immediate(s: State, t: Figures, c: Chance) -> int:
    """All hidden immediate cards get labels at random, and those their hands; 0 if that could not have led here."""
    mix_hands(s, c)
    for card in range(SPECIALISTS, CARDS):
        if s.where[card] < 0 and kind_of(t, card) and not place_one(s, t, c, card, kind_of(t, card)):
            return 0
    for seat in range(NOBODY, s.players):
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
