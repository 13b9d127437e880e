"""Wipes what a seat may not know out of a state, an event or a token; `resample.py` fills a state again.

A seat knows its own hand, what lies open, and single cards in other hands that it has seen (the bits of `known`).
Decks, the volcano deck, the generator and all other cards in hands are hidden (P12). Seat -1 is a spectator.

Who drew how many cards of a deck between two shuffles is public, and so is the shuffle in which a card last lay (its
`age`): of the hidden cards of one age, others know how many are in each hand, looked at, or in the deck, but not which.
So a masked state holds, in place of each hidden card, a *label* that says where one card of its age is. Labels are
sorted within an age, so that two worlds that look alike leave the same state. `resample` shuffles them.

A label of a city card in a hand also carries what the card can be (MAY_OFFER, MAY_HALT), and of which cards one must be
for the offerings (MUST_OFFER): `rules/cards/beliefs.py` keeps these marks.

Of the city cards of a hand from which one was taken unseen (C44), a third seat does not know in which of the two hands
each is: their labels are marked IN_EITHER, name the hands in the order of seats, and are dealt again to them. What each
of the two seats shows from then on it shows of those that it holds, so this is kept by seat (`either_no_offer` and so
on). A masked state tells a third seat two things that its view does not: whether a city card that the taker plays is
the one it took, if both were last shuffled together; and, once a second card is taken, what the first was marked.

One of several cards that are being kept of those looked at also takes its age along. In games whose city deck has not
been made again, all ages are the same.
"""

from __future__ import annotations

from msgspec.structs import replace

from vesuvius.engine.block import Blocks
from vesuvius.engine.chance import BLOCK
from vesuvius.engine.rule import kernel, rule
from vesuvius.game import Event
from vesuvius.games.pompeii.rules.figures import CARDS, SEATS, SPECIALISTS
from vesuvius.games.pompeii.rules.state import (
    ALL_SEATS,
    DECK,
    HAND,
    HAND_CARDS,
    IN_EITHER,
    NOBODY,
    OPEN_CARDS,
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
KEEP = "keep:"  # how the only token begins that names a hidden card: one of those looked at


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
    """The seat whose hand a label names; NOBODY if it names none."""
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


@kernel
def mask_one(states: Blocks, index: int, seat: int) -> None:
    """Mask one game of many."""
    mask(states[index], seat)


def mask_event(event: Event, seat: int | None) -> Event:
    """P12: what others draw, look at and keep stays hidden; a card taken unseen is known to taker and victim."""
    if event.kind == "drew" and event.facts["how"] != "open" and event.seat != seat:
        return replace(event, facts={**event.facts, "card": None})
    if event.kind == "kept" and event.seat != seat:
        return replace(event, facts={"card": None})
    if event.kind == "took_unseen" and seat not in (event.seat, event.facts["owner"]):
        return replace(event, facts={**event.facts, "card": None})
    if event.kind == "remade":
        return replace(event, facts={**event.facts, "cards": None})
    return event


def mask_token(token: str, player: int, seat: int | None) -> str:
    """P12: of a card that is kept, others see only that one was."""
    return f"{KEEP}?" if player != seat and token.startswith(KEEP) else token
