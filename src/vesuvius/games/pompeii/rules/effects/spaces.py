"""Worker spaces: one more than the limit (`extra_space`), or fewer, under tokens (`block_spaces`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import can_pay, pay
from vesuvius.games.pompeii.rules.board.places import has_room, room_at
from vesuvius.games.pompeii.rules.effects.kind import (
    NOTHING_LACKS,
    Card,
    Colour,
    Data,
    Goods,
    KeyPath,
    Kind,
    Lack,
    Use,
    passive,
)
from vesuvius.games.pompeii.rules.figures import (
    BUILDING_COLOURS,
    BUILDINGS,
    EFFECT_IN,
    FIRST_BUILDING,
    SEATS,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_BUILDING,
    COVERED,
    LIFTED,
    NONE,
    EventRows,
    Legal,
    State,
    is_built,
    number,
    pop,
    push,
    set_number,
)
from vesuvius.games.pompeii.rules.verbs import LIFT, put
from vesuvius.problem import Problem

EXTRA_SPACE, BLOCK_SPACES = 6, 13
SPACES = 1  # the number of extra_space after ON
TOKENS = 0  # the number of block_spaces


class ExtraSpace(Kind, frozen=True, tag="extra_space"):
    """Workers beyond the limit on buildings of a colour."""

    number = EXTRA_SPACE
    lack = NOTHING_LACKS
    usual_timing = "every_action"
    on: Colour
    amount: Annotated[int, Meta(ge=1, le=6)]

    def numbers(self, use: Use) -> tuple[int, ...]:
        return BUILDING_COLOURS.index(self.on), self.amount

    def locations(self, data: Data, usual: str) -> list[str]:
        return [self.on]


class BlockSpaces(Kind, frozen=True, tag="block_spaces"):
    """Tokens on free worker spaces, each until `lift` is paid at the Foro."""

    number = BLOCK_SPACES
    lack = Lack("no_token", "P59")
    frames = (CHOOSE_BUILDING,)
    tokens: Annotated[int, Meta(ge=1, le=2)]
    on: Literal["any"]
    lift: Goods

    @property
    def goods_in(self) -> Mapping[str, int]:
        return self.lift

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (self.tokens,)

    @classmethod
    def lacking(cls, s: State, t: Figures, seat: int, effect: int) -> Lack:
        return Lack("no_space", "P28") if sum(s.tokens) < t.tokens else cls.lack

    def note(self, t: Figures, effect: int) -> None:
        t.blocking = effect

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        highest = data.components.city_card_tokens
        if self.tokens > highest:
            yield path.at("tokens").wrong("data-above", got=self.tokens, highest=highest)
        yield from path.at("lift").expect_goods(self.lift, data.undoing.get(card.id, self.lift))


@rule
def may_stand(s: State, t: Figures, seat: int, place: int) -> int:
    """P5, P6, P60: whether a seat may put one more worker there, beyond the limit if a card allows it."""
    if has_room(s, t, seat, place):
        return 1
    if place < FIRST_BUILDING:
        return 0
    effect = passive(s, t, seat, EXTRA_SPACE, t.colour[place - FIRST_BUILDING])
    return effect != NONE and s.spaced[seat] < number_of(t, effect, SPACES)


@rule
def tokens_left(s: State, t: Figures) -> int:
    """P59: tokens of C14 in the supply."""
    left = t.tokens
    for building in range(BUILDINGS):
        left -= s.tokens[building]
    return left


@rule
def can_cover(s: State, t: Figures, building: int) -> int:
    """P28: a token on a free space; one space of the Foro stays uncovered."""
    if not is_built(s, building) or tokens_left(s, t) == 0 or room_at(s, t, FIRST_BUILDING + building) <= 0:
        return 0
    spaces = t.room[(SEATS + 1) * (FIRST_BUILDING + building) + s.players]
    return building != t.foro or s.tokens[building] + 1 < spaces


@rule
def ask_covered(s: State, t: Figures, seat: int, effect: int) -> None:
    """P28: on which building the first token goes."""
    push(s, CHOOSE_BUILDING, seat, effect, number_of(t, effect, TOKENS), 0)


@rule
def cover_space(s: State, rows: EventRows, seat: int, building: int) -> None:
    """P28: a token on a free space; the frame says how many more may follow."""
    s.tokens[building] += 1
    add_row(rows, COVERED, seat, building, 0, 0)
    if number(s, 1) == 1:
        pop(s)
    else:
        set_number(s, 1, number(s, 1) - 1)
        set_number(s, 2, 1)


@rule
def list_lifting(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P27: tokens that the seat can pay to have lifted at the Foro."""
    if can_pay(s, t, seat, EFFECT_IN + t.blocking):
        for building in range(BUILDINGS):
            if s.tokens[building] > 0:
                count = put(legal, count, LIFT, building, 0)
    return count


@rule
def lift_token(s: State, t: Figures, rows: EventRows, seat: int, building: int) -> None:
    """P27: a token is lifted for its price."""
    pay(s, t, rows, seat, EFFECT_IN + t.blocking, 1)
    s.tokens[building] -= 1
    add_row(rows, LIFTED, seat, building, 0, 0)
