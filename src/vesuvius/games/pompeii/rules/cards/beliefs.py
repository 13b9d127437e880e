"""What others can think of the city cards in a hand: the marks in `known`, above the seats that know a card.

That a seat is asked about an immediate card shows that it holds one; that it is not asked shows that it holds none. A
card that leaves a hand takes along the marks of the one that others take it for. `hidden/` imagines worlds by
these marks.
"""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.figures import CARDS, EFFECTS_OF_A_CARD, IMMEDIATE, SPECIALISTS, Figures
from vesuvius.games.pompeii.rules.state import ALL_SEATS, HAND, IN_EITHER, MAY_HALT, MAY_OFFER, MUST_OFFER, State


@rule
def kind_of(t: Figures, card: int) -> int:
    """MAY_OFFER for an immediate card for the offerings, MAY_HALT for the one against the Castrum, 0 for any other."""
    if t.timing[card] != IMMEDIATE:
        return 0
    return MAY_HALT if t.halting == EFFECTS_OF_A_CARD * card else MAY_OFFER


@rule
def is_secret(s: State, seat: int, card: int) -> int:
    """Whether a card is in a seat's hand and nobody else knows it."""
    return s.where[card] == HAND + seat and s.known[card] & ALL_SEATS == 1 << seat


@rule
def now_of(s: State, seat: int, marks: int) -> int:
    """The marks of a card in a seat's hand, with all that the seat has shown since the card is in either of two."""
    if marks & IN_EITHER:
        if s.either_no_offer >> seat & 1:
            marks &= ~MAY_OFFER
        if s.either_no_halt >> seat & 1:
            marks &= ~MAY_HALT
        if s.either_must_offer >> seat & 1:
            marks |= MUST_OFFER
    return marks & ~(ALL_SEATS | IN_EITHER)


@rule
def stand_for(s: State, seat: int, card: int, kind: int) -> int:
    """The card of a hand that others take for the one that leaves it, since they cannot tell cards of one shuffle.

    Its marks leave nothing out that can be: the fewer things a card can be, the sooner it was this one; but one for
    the offerings (`kind` MAY_OFFER) was among those of which one must be.
    """
    best, fewest = card, now_of(s, seat, s.known[card])
    turned = MUST_OFFER if kind == MAY_OFFER else 0
    for other in range(SPECIALISTS, CARDS):
        if is_secret(s, seat, other) and s.age[other] == s.age[card]:
            marks = now_of(s, seat, s.known[other])
            if marks & kind == kind and marks ^ turned < fewest ^ turned:
                best, fewest = other, marks
    return best


@rule
def pass_for_another(s: State, t: Figures, seat: int, card: int) -> None:
    """A card that is about to leave a hand changes marks with the one that it is taken for."""
    if is_secret(s, seat, card):
        best = stand_for(s, seat, card, kind_of(t, card))
        marks = s.known[card]
        s.known[card] = s.known[best]
        s.known[best] = marks


@rule
def owe_nothing(s: State, seat: int, marks: int) -> None:
    """One of those marked so was for the offerings, and has been seen: none of the others must be any more."""
    either = marks & IN_EITHER
    own = s.either_must_offer >> seat & 1 if either else marks & MUST_OFFER
    for card in range(SPECIALISTS, CARDS):
        if s.known[card] & IN_EITHER:
            if either and marks & MUST_OFFER:
                s.known[card] &= ~MUST_OFFER
        elif own and s.where[card] == HAND + seat:
            s.known[card] &= ~MUST_OFFER
    if own:
        s.either_must_offer &= ~(1 << seat)


@rule
def let_go(s: State, t: Figures, seat: int, card: int) -> None:
    """A city card of a hand is about to be seen by all."""
    pass_for_another(s, t, seat, card)
    if kind_of(t, card) == MAY_OFFER:
        owe_nothing(s, seat, s.known[card])
    s.known[card] &= ~IN_EITHER


@rule
def show_none(s: State, seat: int, marks: int) -> None:
    """That a seat is not asked shows that no card of its hand is of that kind."""
    for card in range(SPECIALISTS, CARDS):
        if s.where[card] == HAND + seat and not s.known[card] & IN_EITHER:
            s.known[card] &= ~marks
    if marks & MAY_OFFER:
        s.either_no_offer |= 1 << seat
        s.either_must_offer &= ~(1 << seat)
    else:
        s.either_no_halt |= 1 << seat


@rule
def show_offering(s: State, t: Figures, seat: int) -> None:
    """P50: that a seat is asked shows that one of its cards is for the offerings, unless that has been known."""
    if s.either_must_offer >> seat & 1:
        return
    for card in range(SPECIALISTS, CARDS):
        if s.where[card] == HAND + seat:
            open_one = kind_of(t, card) == MAY_OFFER and s.known[card] & ALL_SEATS == ALL_SEATS
            if open_one or s.known[card] & (MUST_OFFER | IN_EITHER) == MUST_OFFER:
                return
    for card in range(SPECIALISTS, CARDS):
        if s.where[card] == HAND + seat:
            if s.known[card] & IN_EITHER:
                s.either_must_offer |= 1 << seat
            elif s.known[card] & MAY_OFFER:
                s.known[card] |= MUST_OFFER


@rule
def show_halt(s: State, t: Figures, seat: int) -> None:
    """P38, P50: that a seat is asked about the Castrum shows the one card against it."""
    for card in range(SPECIALISTS, CARDS):
        if s.where[card] == HAND + seat and kind_of(t, card) == MAY_HALT:
            s.known[card] = s.known[card] & ~IN_EITHER | ALL_SEATS


@rule
def end_doubt(s: State, t: Figures) -> None:
    """Only of the last card that was taken unseen is it kept in doubt which it was."""
    for card in range(SPECIALISTS, CARDS):
        if s.known[card] & IN_EITHER:
            seat = s.where[card] - HAND
            s.known[card] = s.known[card] & ALL_SEATS | now_of(s, seat, s.known[card])
    for seat in range(s.players):
        holds_one = 0
        for card in range(SPECIALISTS, CARDS):
            if s.where[card] == HAND + seat and s.known[card] & MUST_OFFER:
                holds_one |= kind_of(t, card) == MAY_OFFER
        if not holds_one:
            owe_nothing(s, seat, MUST_OFFER)
    s.either_no_offer = s.either_no_halt = s.either_must_offer = 0


@rule
def put_in_doubt(s: State, t: Figures, seat: int, card: int) -> None:
    """P30: a card is taken unseen from a hand; of all that were there nobody else knows in which of two hands it is."""
    end_doubt(s, t)
    pass_for_another(s, t, seat, card)
    for other in range(SPECIALISTS, CARDS):
        if s.where[other] == HAND + seat:
            s.known[other] |= IN_EITHER
