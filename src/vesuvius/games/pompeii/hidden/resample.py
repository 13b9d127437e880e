"""A masked state filled again with a world that could have led to it.

That a seat was asked about an immediate card shows that it held one; a world in which a seat would have been asked and
was not could not have led here either (as in Downfall, and though P50 lets nobody draw conclusions). All ways to lay
the hidden cards onto the labels of `mask.py` are drawn alike. As long as nobody has played a city card that was drawn
before an asking and another of the same shuffle after it, each of them stands for equally many deals. If somebody has,
others cannot tell which of the two it was, and a card for the offerings that could be in either place is thought of a
little more often than it should be.
"""

from __future__ import annotations

from vesuvius.engine.block import Blocks
from vesuvius.engine.chance import Chance, below, draw, shuffle
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.pompeii.hidden.mask import HELD, LOOKED_AT, give, holder, is_in_either, marks
from vesuvius.games.pompeii.rules.cards.beliefs import kind_of, now_of
from vesuvius.games.pompeii.rules.dealing import begin_later_chance
from vesuvius.games.pompeii.rules.figures import CARDS, SEATS, SPECIALISTS, VOLCANO, Figures
from vesuvius.games.pompeii.rules.state import (
    APOCALYPSE_LAST,
    DECK,
    HAND,
    IN_EITHER,
    MAY_OFFER,
    MUST_OFFER,
    NOBODY,
    SET_B,
    SET_C,
    UNKNOWN,
    VIEWED,
    VOLCANO_DECK,
    State,
    is_solo,
)

TRIES = 10_000


@rule
def allows(s: State, card: int, kind: int) -> int:
    """Whether the label of a card can be that of a card of a kind, no matter whose hand it is in."""
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
    """The seat in whose hand a card is, by its label if it is hidden; NOBODY if it is in none."""
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
    """Fill a masked state with a world that could have led to it; only `dealt` stays wiped (`reconstruction.py`)."""
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
def resample_one(states: Blocks, index: int, figures: Blocks, chances: Blocks) -> None:
    """Resample one masked game of many."""
    resample(states[index], figures[0], chances[0])
