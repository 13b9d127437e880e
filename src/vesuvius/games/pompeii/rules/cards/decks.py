"""Cards: drawn, discarded, shuffled again, known to some."""

from __future__ import annotations

from vesuvius.engine.chance import below, shuffle
from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.cards.beliefs import put_in_doubt
from vesuvius.games.pompeii.rules.figures import CARDS, SPECIALISTS, Figures
from vesuvius.games.pompeii.rules.state import (
    ACTIVATE,
    ALL_SEATS,
    CARRIED,
    DECK,
    DISCARDED,
    DREW,
    HAND,
    LAID,
    MAY_HALT,
    MAY_OFFER,
    NONE,
    PILE,
    REMADE,
    TAKING,
    TOOK_UNSEEN,
    VIEWED,
    EventRows,
    State,
    push,
)


@rule
def deck_of(card: int) -> int:
    """0 for a specialist, 1 for a city card."""
    return card // SPECIALISTS


@rule
def in_deck(s: State, deck: int) -> int:
    """Cards that lie in a deck."""
    return s.end[deck] - s.top[deck]


@rule
def in_pile(s: State, deck: int) -> int:
    """Cards that lie on the discard pile of a deck."""
    count = 0
    for card in range(SPECIALISTS * deck, SPECIALISTS * (deck + 1)):
        count += s.where[card] == PILE
    return count


@rule
def can_draw(s: State, deck: int) -> int:
    """P18: whether a card can be drawn, from a deck made again if need be."""
    return in_deck(s, deck) > 0 or in_pile(s, deck) > 0


@rule
def is_foreseen(s: State, what: int, count: int) -> int:
    """Whether chance of that kind was given beforehand, with so many cards."""
    return s.foretold > 0 and s.foreseen[0] == what and s.foreseen[1] == count


@rule
def is_order_of(s: State, deck: int, count: int) -> int:
    """Whether the cards given beforehand are those of the pile."""
    for i in range(2, 2 + count):
        if deck_of(s.foreseen[i]) != deck or s.where[s.foreseen[i]] != PILE:
            return 0
        for j in range(2, i):
            if s.foreseen[i] == s.foreseen[j]:
                return 0
    return 1


@rule
def forget(s: State) -> None:
    """The first chance given beforehand has come."""
    used = 2 + s.foreseen[1]
    for i in range(CARDS):
        s.foreseen[i] = s.foreseen[i + used] if i + used < CARDS else 0
    s.foretold -= used


@rule
def grow_older(s: State, deck: int) -> None:
    """The cards of the pile are young again; those outside it, of each age that is left, are one shuffle older."""
    first, ages = SPECIALISTS * deck, 0
    for card in range(first, first + SPECIALISTS):
        if s.where[card] != PILE:
            ages |= 1 << s.age[card]
    for card in range(first, first + SPECIALISTS):
        older = 0
        if s.where[card] != PILE:
            for age in range(s.age[card] + 1):
                older += ages >> age & 1
        s.age[card] = older


@rule
def remake(s: State, rows: EventRows, deck: int) -> None:
    """P18, P57: an empty deck is made again from its shuffled pile."""
    first, count = SPECIALISTS * deck, in_pile(s, deck)
    grow_older(s, deck)
    given = is_foreseen(s, deck, count) and is_order_of(s, deck, count)
    place = first
    for card in range(first, first + SPECIALISTS):
        if s.where[card] == PILE:
            s.stock[place], s.where[card], s.known[card] = card, DECK, 0
            place += 1
    s.top[deck], s.end[deck] = 0, count
    if given:
        for i in range(count):
            s.stock[first + i] = s.foreseen[2 + i]
        forget(s)
    else:
        shuffle(s, s.stock, first, first + count)
    add_row(rows, REMADE, NONE, deck, count, 0)
    for i in range(count):
        add_row(rows, LAID, NONE, s.stock[first + i], 0, 0)


@rule
def draw_card(s: State, rows: EventRows, deck: int) -> int:
    """P18: the top card of a deck, which is nowhere yet; NONE if there is none."""
    if in_deck(s, deck) == 0:
        if in_pile(s, deck) == 0:
            return NONE
        remake(s, rows, deck)
    place = SPECIALISTS * deck + s.top[deck]
    card = s.stock[place]
    s.stock[place] = 0
    s.top[deck] += 1
    return card


@rule
def into_hand(s: State, seat: int, card: int) -> None:
    """A card comes into a hand; its seat knows it, and others can think that it is any."""
    s.where[card] = HAND + seat
    s.known[card] |= 1 << seat | MAY_OFFER | MAY_HALT
    s.hand[2 * seat + deck_of(card)] += 1


@rule
def out_of_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand, for a place where all see it or for another's hand."""
    s.hand[2 * seat + deck_of(card)] -= 1


@rule
def draw_to_hand(s: State, rows: EventRows, seat: int, deck: int) -> None:
    """A seat draws a card into its hand."""
    card = draw_card(s, rows, deck)
    if card != NONE:
        into_hand(s, seat, card)
        add_row(rows, DREW, seat, card, 0, 0)


@rule
def draw_to_view(s: State, rows: EventRows, seat: int, deck: int) -> None:
    """A seat looks at the next card of a deck (P34, C16, C42)."""
    card = draw_card(s, rows, deck)
    if card != NONE:
        s.where[card] = VIEWED
        s.known[card] = 1 << seat
        add_row(rows, DREW, seat, card, 1, 0)


@rule
def discard(s: State, rows: EventRows, seat: int, card: int) -> None:
    """P18: a card goes face-up on the pile of its deck."""
    s.where[card] = PILE
    s.known[card] = ALL_SEATS
    add_row(rows, DISCARDED, seat, card, 0, 0)


@rule
def unseen_card(s: State, victim: int) -> int:
    """P22: a city card of a hand, at random, or the one given beforehand."""
    if is_foreseen(s, TAKING, 1) and s.where[s.foreseen[2]] == HAND + victim:
        card = s.foreseen[2]
        forget(s)
        return card
    left = below(s, s.hand[2 * victim + 1])
    card = SPECIALISTS
    while s.where[card] != HAND + victim or left > 0:
        left -= s.where[card] == HAND + victim
        card += 1
    return card


@rule
def forget_hand(s: State, seat: int, victim: int) -> None:
    """P30: others no longer know the city cards of a hand, but that they are there or with the seat that took one."""
    oldest, both = 0, 1 << seat | 1 << victim
    for other in range(SPECIALISTS, CARDS):
        oldest = max(oldest, s.age[other])
    for other in range(SPECIALISTS, CARDS):
        if s.where[other] == HAND + victim and s.known[other] & ALL_SEATS & ~both:
            s.age[other] = oldest + 1
            s.known[other] &= ~ALL_SEATS | both


@rule
def take_unseen(s: State, t: Figures, rows: EventRows, seat: int, victim: int) -> None:
    """P22, P30: a city card of another's hand comes into the seat's; others no longer know which."""
    card = unseen_card(s, victim)
    if s.hand[2 * victim + 1] > 1:
        forget_hand(s, seat, victim)
    put_in_doubt(s, t, victim, card)
    out_of_hand(s, victim, card)
    marks = s.known[card]
    into_hand(s, seat, card)
    s.known[card] = marks | 1 << seat
    add_row(rows, TOOK_UNSEEN, seat, card, victim, 0)


@rule
def lay_out(s: State, seat: int, card: int) -> None:
    """A card that has left hand, deck or pile is activated next."""
    s.where[card] = CARRIED
    push(s, ACTIVATE, seat, card, 0, 0)
