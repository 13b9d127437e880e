"""Cards on the table: taken from others (`take_card`) or from the pile (`replay_discard`), and burnt temples."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.cards.decks import discard, into_hand
from vesuvius.games.pompeii.rules.effects.kind import (
    SEATS_MEANT,
    WHO,
    YOU,
    Card,
    Data,
    KeyPath,
    Kind,
    Lack,
    Use,
    first_number,
)
from vesuvius.games.pompeii.rules.figures import CARDS, IMMEDIATE, SEATS, SPECIALISTS, Figures, number_of
from vesuvius.games.pompeii.rules.state import (
    ACTIVE,
    CHOOSE_CARD,
    CHOOSE_VICTIM,
    PILE,
    TOOK_CARD,
    EventRows,
    State,
    push,
)
from vesuvius.problem import Problem

TAKE_CARD, DESTROY_TEMPLES, REPLAY_DISCARD = 10, 14, 18
TAKEN, TO = range(2)  # the numbers of take_card
ACTIVE_SPECIALIST, ACTIVE_TEMPLE, HAND_CITY = range(3)  # TAKEN
TAKEN_FROM = ("active_specialist", "active_temple", "hand_city")
TO_HAND, TO_ACTIVE = range(2)  # TO


class TakeCard(Kind, frozen=True, tag="take_card"):
    """A card of another player, to the hand or active at once."""

    number = TAKE_CARD
    lack = Lack("no_city_card", "P59")
    against_others = True
    frames = (CHOOSE_VICTIM, CHOOSE_CARD)
    what: Literal["active_specialist", "active_temple", "hand_city"]
    to: Literal["hand", "active"]

    def numbers(self, use: Use) -> tuple[int, ...]:
        return TAKEN_FROM.index(self.what), TO_ACTIVE if self.to == "active" else TO_HAND

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return self.what, self.to

    @classmethod
    def lacking(cls, s: State, t: Figures, seat: int, effect: int) -> Lack:
        taken = first_number(t, effect)
        if s.players == 1 or taken == HAND_CITY:
            return super().lacking(s, t, seat, effect)
        return Lack("no_others_temple" if taken == ACTIVE_TEMPLE else "no_specialist", "P59")

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        if self.what == "hand_city":
            yield from path.at("to").expect(self.to, "hand")


class DestroyTemples(Kind, frozen=True, tag="destroy_temples"):
    """All activated temple cards are discarded."""

    number = DESTROY_TEMPLES
    lack = Lack("no_temple", "P23")
    who: Literal["all", "each_other"]

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (SEATS_MEANT[self.who],)

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return (self.who,)


class ReplayDiscard(Kind, frozen=True, tag="replay_discard"):
    """A card of the discard pile, activated at once."""

    number = REPLAY_DISCARD
    lack = Lack("no_discard", "P59")
    frames = (CHOOSE_CARD,)
    deck: Literal["city"]


@rule
def is_unseen(t: Figures, effect: int) -> int:
    """P22: whether take_card takes a card of a hand."""
    return number_of(t, effect, TAKEN) == HAND_CITY


@rule
def can_take(s: State, t: Figures, seat: int, effect: int, card: int) -> int:
    """P59: whether an active card of another player can be taken."""
    holder = s.where[card] - ACTIVE
    if holder < 0 or holder >= SEATS or holder == seat:
        return 0
    if number_of(t, effect, TAKEN) == ACTIVE_TEMPLE:
        return t.temple[card]
    return card < SPECIALISTS


@rule
def can_replay(s: State, t: Figures, card: int) -> int:
    """P59: whether a city card of the pile can be activated."""
    return card >= SPECIALISTS and s.where[card] == PILE and t.timing[card] != IMMEDIATE


@rule
def ask_taken(s: State, t: Figures, seat: int, effect: int) -> None:
    """P22, P30: from whose hand, or which card."""
    push(s, CHOOSE_VICTIM if is_unseen(t, effect) else CHOOSE_CARD, seat, effect, 0, 0)


@rule
def take_card(s: State, t: Figures, rows: EventRows, seat: int, effect: int, card: int) -> None:
    """P23, P30: an active card of another comes into the seat's hand, or lies active in front of it."""
    add_row(rows, TOOK_CARD, seat, card, s.where[card] - ACTIVE, 0)
    if number_of(t, effect, TO) == TO_ACTIVE:
        s.where[card] = ACTIVE + seat
    else:
        into_hand(s, seat, card)


@rule
def is_doomed(s: State, t: Figures, seat: int, effect: int, card: int) -> int:
    """P23: whether destroy_temples discards a card: an activated temple, of anyone it names."""
    holder = s.where[card] - ACTIVE
    if not t.temple[card] or holder < 0 or holder >= SEATS:
        return 0
    return number_of(t, effect, WHO) == YOU or holder != seat


@rule
def any_temple(s: State, t: Figures, seat: int, effect: int) -> int:
    """P23: whether there is an activated temple that the effect destroys."""
    for card in range(CARDS):
        if is_doomed(s, t, seat, effect, card):
            return 1
    return 0


@rule
def destroy_temples(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """P23: the activated temple cards are discarded."""
    for card in range(CARDS):
        if is_doomed(s, t, seat, effect, card):
            discard(s, rows, s.where[card] - ACTIVE, card)
