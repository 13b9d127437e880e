"""Immediate cards: before the offerings (`offering`), and against another's Castrum (`halt_castrum`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import can_pay, pay
from vesuvius.games.pompeii.rules.cards.beliefs import let_go, show_halt, show_none
from vesuvius.games.pompeii.rules.cards.decks import discard, out_of_hand
from vesuvius.games.pompeii.rules.effects.kind import (
    MOST,
    NOTHING_LACKS,
    Card,
    Data,
    Goods,
    KeyPath,
    Kind,
    SpaceId,
    Use,
)
from vesuvius.games.pompeii.rules.figures import (
    CARDS,
    EFFECT_IN,
    EFFECTS_OF_A_CARD,
    IMMEDIATE,
    SEATS,
    SPECIALISTS,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_HALT,
    HALTED,
    HAND,
    MARKER,
    MAY_HALT,
    OWN_WORKER,
    PLAYED,
    RAISE,
    TAKEN_WORKER,
    VOLCANO_STRIKES,
    EventRows,
    Legal,
    State,
    after,
    held,
    number,
    pop,
    push,
    set_number,
)
from vesuvius.games.pompeii.rules.verbs import FINISH, PLAY, WAIT, put
from vesuvius.problem import Problem

OFFERING, HALT_CASTRUM = 23, 24
MODE, VALUE_CHANGE, PROTECT = range(3)  # the numbers of offering
REQUIRED_VALUE, ABSTAIN, CANCEL = range(3)  # MODE
MODES = ("value", "abstain", "cancel")


class Offering(Kind, frozen=True, tag="offering"):
    """Before the offerings: the required value changes, one takes no part, or they are cancelled."""

    number = OFFERING
    lack = NOTHING_LACKS
    usual_timing = "immediate"
    location = "offerings"
    mode: Literal["value", "abstain", "cancel"]
    delta: Annotated[int, Meta(ge=-MOST, le=MOST)] = 0
    protect: bool = False

    def numbers(self, use: Use) -> tuple[int, ...]:
        return MODES.index(self.mode), self.delta, int(self.protect)

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        if self.mode == "value":
            return ("rises" if self.delta > 0 else "falls",)
        return ("protect" if self.protect else self.mode,)

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        if self.mode == "value" and self.delta == 0:
            yield path.at("delta").wrong("data-missing")
        if self.mode != "value" and self.delta:
            yield path.at("delta").wrong("data-not-here", what=self.mode)
        if self.mode != "abstain" and self.protect:
            yield path.at("protect").wrong("data-not-here", what=self.mode)


class HaltCastrum(Kind, frozen=True, tag="halt_castrum"):
    """Another player's Castrum is halted until `finish` is paid at the Foro."""

    number = HALT_CASTRUM
    lack = NOTHING_LACKS
    usual_timing = "immediate"
    location = "castrum"
    field: SpaceId
    finish: Goods

    @property
    def goods_in(self) -> Mapping[str, int]:
        return self.finish

    def note(self, t: Figures, effect: int) -> None:
        t.halting = effect

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        yield from path.at("field").expect_one_of(self.field, data.undoing)


@rule
def is_playable(s: State, t: Figures, seat: int, card: int, kind: int) -> int:
    """P31, P38: an immediate card of that kind in the seat's hand."""
    return s.where[card] == HAND + seat and t.timing[card] == IMMEDIATE and t.kind[EFFECTS_OF_A_CARD * card] == kind


@rule
def holds(s: State, t: Figures, seat: int, kind: int) -> int:
    """Whether a seat could play an immediate card of that kind."""
    if s.hand[2 * seat + 1] > 0:
        for card in range(SPECIALISTS, CARDS):
            if is_playable(s, t, seat, card, kind):
                return 1
    return 0


@rule
def list_immediate(s: State, t: Figures, legal: Legal, seat: int, kind: int) -> int:
    """P31, P38: an immediate card of that kind, or none."""
    count = 0
    for card in range(SPECIALISTS, CARDS):
        if is_playable(s, t, seat, card, kind):
            count = put(legal, count, PLAY, card, 0)
    return put(legal, count, WAIT, 0, 0)


@rule
def play_from_hand(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P31, P38: a card of the hand is played and discarded."""
    let_go(s, t, seat, card)
    out_of_hand(s, seat, card)
    add_row(rows, PLAYED, seat, card, 0, 0)
    discard(s, rows, seat, card)


@rule
def play_offering(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P31, P32: the required value changes, the seat takes no part, or there are no offerings."""
    pop(s)
    play_from_hand(s, t, rows, seat, card)
    effect = EFFECTS_OF_A_CARD * card
    if number_of(t, effect, MODE) == CANCEL:
        s.stage = VOLCANO_STRIKES
    elif number_of(t, effect, MODE) == ABSTAIN:
        s.abstains |= 1 << seat
        s.shielded |= number_of(t, effect, PROTECT) << seat
    else:
        s.delta += number_of(t, effect, VALUE_CHANGE)


@rule
def ask_halt(s: State, t: Figures, rows: EventRows) -> None:
    """P38: the others who could halt the Castrum are asked, clockwise; then it stands."""
    builder = s.frame_seat[s.depth - 1]
    while number(s, 0) < s.players:
        other = after(s, builder, number(s, 0))
        set_number(s, 0, number(s, 0) + 1)
        if holds(s, t, other, HALT_CASTRUM):
            show_halt(s, t, other)
            push(s, CHOOSE_HALT, other, builder, 0, 0)
            return
        show_none(s, other, MAY_HALT)
    pop(s)
    push(s, RAISE, builder, t.castrum, 0, 0)


@rule
def play_halt(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P38: a card against the Castrum that another constructs."""
    builder = number(s, 0)
    pop(s)
    pop(s)
    play_from_hand(s, t, rows, seat, card)
    halt(s, rows, builder)


@rule
def halt(s: State, rows: EventRows, seat: int) -> None:
    """P38, P63: the construction is halted; the worker of the action goes to the field, and its space is free."""
    s.halts[seat] += 1
    s.fresh[seat] += 1
    place = SEATS * s.acts_at + seat
    if s.acts_with == OWN_WORKER and s.workers[seat] - held(s, seat) > 1:
        s.kept_by_halts[seat] += 1
    if s.acts_with == MARKER:
        s.marks[place] -= 1
    else:
        s.at[place] -= 1
        s.borrowed[place] -= s.acts_with == TAKEN_WORKER
    add_row(rows, HALTED, seat, s.acts_at, 0, 0)


@rule
def can_finish(s: State, seat: int) -> int:
    """P38: a halted construction of an earlier turn."""
    return s.halts[seat] > s.fresh[seat]


@rule
def list_finishing(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P38: a halted Castrum that the seat can pay to finish at the Foro."""
    if can_finish(s, seat) and can_pay(s, t, seat, EFFECT_IN + t.halting):
        count = put(legal, count, FINISH, 0, 0)
    return count


@rule
def finish_castrum(s: State, t: Figures, rows: EventRows, seat: int) -> None:
    """P38: the price is paid, and the Castrum stands."""
    pay(s, t, rows, seat, EFFECT_IN + t.halting, 1)
    push(s, RAISE, seat, t.castrum, 0, 0)
