"""Top cards of a deck, looked at and kept, or activated (`draw_cards`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.cards.decks import (
    can_draw,
    deck_of,
    discard,
    draw_card,
    draw_to_view,
    in_deck,
    in_pile,
    into_hand,
)
from vesuvius.games.pompeii.rules.effects.kind import Card, Data, KeyPath, Kind, Lack, Use
from vesuvius.games.pompeii.rules.figures import CARDS, Figures, number_of
from vesuvius.games.pompeii.rules.state import (
    ACTIVATE,
    CARRIED,
    CHOOSE_KEPT,
    JOINED,
    JOINING,
    KEPT_CARD,
    ROW,
    VIEWED,
    EventRows,
    Legal,
    State,
    is_solo,
    number,
    pop,
    push,
    set_number,
)
from vesuvius.games.pompeii.rules.verbs import KEEP, put
from vesuvius.problem import Problem

DRAW_CARDS = 17
DRAWN_FROM, LOOKED_AT, KEPT, DRAWN_TO = range(4)  # its numbers
TO_HAND, TO_TABLE = range(2)  # DRAWN_TO


class DrawCards(Kind, frozen=True, tag="draw_cards"):
    """Look at the top cards of a deck, keep some in hand or active, discard the rest."""

    number = DRAW_CARDS
    lack = Lack("no_deck", "P59")
    deck: Literal["specialist", "city"]
    amount: Annotated[int, Meta(ge=1, le=6)]
    keep: Annotated[int, Meta(ge=1, le=6)]
    to: Literal["hand", "active"]

    def numbers(self, use: Use) -> tuple[int, ...]:
        return int(self.deck == "city"), self.amount, self.keep, TO_TABLE if self.to == "active" else TO_HAND

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return self.deck, self.to, *(("all",) if self.keep == self.amount else ())

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        """Of cards that are looked at some are kept; of those that are activated, all."""
        if self.keep > self.amount:
            yield path.at("keep").wrong("data-above", got=self.keep, highest=self.amount)
        elif self.to == "active":
            yield from path.at("keep").expect(self.keep, self.amount)


@rule
def can_draw_some(s: State, t: Figures, effect: int) -> int:
    """P59: whether the deck has a card to draw."""
    return can_draw(s, number_of(t, effect, DRAWN_FROM))


@rule
def draw_cards(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """P57: cards are drawn to be activated, or to be looked at."""
    if number_of(t, effect, DRAWN_TO) == TO_TABLE:
        draw_and_activate(s, t, rows, seat, effect)
    else:
        look_and_keep(s, t, rows, seat, effect)


@rule
def draw_and_activate(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """P57, C41: all are drawn, then activated in the order drawn; solo they join the row (P69)."""
    deck = number_of(t, effect, DRAWN_FROM)
    count = min(number_of(t, effect, LOOKED_AT), in_deck(s, deck) + in_pile(s, deck))
    if not is_solo(s):
        for _ in range(count):
            push(s, ACTIVATE, seat, 0, 0, 0)
    for i in range(count):
        card = draw_card(s, rows, deck)
        if is_solo(s):
            join_row(s, rows, seat, card, ROW)
        else:
            s.where[card] = CARRIED
            s.frame[3 * (s.depth - 1 - i)] = card


@rule
def look_and_keep(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """P57, C16, C42: the top cards are looked at, and some are kept."""
    for _ in range(number_of(t, effect, LOOKED_AT)):
        draw_to_view(s, rows, seat, number_of(t, effect, DRAWN_FROM))
    push(s, CHOOSE_KEPT, seat, number_of(t, effect, KEPT), ROW, 0)


@rule
def list_kept(s: State, legal: Legal) -> int:
    """P34, P57: the cards looked at."""
    count = 0
    for card in range(CARDS):
        if s.where[card] == VIEWED:
            count = put(legal, count, KEEP, card, 0)
    return count


@rule
def keep(s: State, rows: EventRows, seat: int, card: int) -> None:
    """P34, P57: one of the cards looked at is kept; after the last, the others are discarded."""
    add_row(rows, KEPT_CARD, seat, card, 0, 0)
    if is_solo(s) and deck_of(card) == 0:
        join_row(s, rows, seat, card, number(s, 1))
    else:
        into_hand(s, seat, card)
    left, viewed = number(s, 0) - 1, 0
    for other in range(CARDS):
        viewed += s.where[other] == VIEWED
    if left > 0 and viewed > 0:
        set_number(s, 0, left)
        return
    for other in range(CARDS):
        if s.where[other] == VIEWED:
            discard(s, rows, seat, other)
    pop(s)


@rule
def join_row(s: State, rows: EventRows, seat: int, card: int, zone: int) -> None:
    """P46, P69: a specialist joins the open row of a solo game, now or with the next one."""
    s.where[card] = zone
    s.known[card] = 1 << seat
    add_row(rows, JOINED, seat, card, 1 if zone == JOINING else 0, 0)
