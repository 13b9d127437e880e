"""Conversions: of a building, or of a card instead (`convert_alt`), and a bonus for one (`convert_bonus`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, field

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import can_pay, get, makes_blocked, most_times, pay, receive
from vesuvius.games.pompeii.rules.effects.kind import (
    MOST,
    NOTHING_LACKS,
    Amount,
    Card,
    Data,
    GoodId,
    Goods,
    KeyPath,
    Kind,
    Use,
)
from vesuvius.games.pompeii.rules.effects.ownership import owe_bonus
from vesuvius.games.pompeii.rules.figures import (
    EFFECT_IN,
    EFFECT_OUT,
    FIRST_BUILDING,
    LINE_IN,
    LINE_OUT,
    LINES,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import CHOOSE_TIMES, NONE, EventRows, State, push
from vesuvius.problem import Problem

CONVERT_BONUS, CONVERT_ALT = 2, 3
BONUS_GOOD, BONUS_AMOUNT, BONUS_LINE = range(3)  # the numbers of convert_bonus
MOST_TIMES = 0  # the number of convert_alt


class ConvertBonus(Kind, frozen=True, tag="convert_bonus"):
    """After a conversion to a good at the card's building more of it, once an action."""

    number = CONVERT_BONUS
    lack = NOTHING_LACKS
    uses_line = True
    frames = (CHOOSE_TIMES,)
    usual_timing = "every_action"
    good: GoodId
    amount: Amount

    def numbers(self, use: Use) -> tuple[int, ...]:
        line = next(number for number, line in enumerate(use.lines) if self.good in line.made)
        return use.goods.index(self.good), self.amount, line

    def locations(self, data: Data, usual: str) -> list[str]:
        return [b.id for b in data.buildings if any(self.good in line.made for line in b.conversions)]


class ConvertAlt(Kind, frozen=True, tag="convert_alt"):
    """At the card's place another conversion, at most so many times; 0 stands for any number."""

    number = CONVERT_ALT
    lack = NOTHING_LACKS
    frames = (CHOOSE_TIMES,)
    usual_timing = "every_action"
    given: Goods = field(name="in")
    made: Goods = field(name="out")
    most: Annotated[int, Meta(ge=0, le=MOST)] = field(name="max")

    @property
    def goods_in(self) -> Mapping[str, int]:
        return self.given

    @property
    def goods_out(self) -> Mapping[str, int]:
        return self.made

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (self.most,)

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return "most" if self.most else "any", *self._instead_of(data, location)

    def _instead_of(self, data: Data, location: str) -> tuple[str, ...]:
        """What the conversion replaces, if its text tells: the yield of a field, or one that takes more."""
        if all(building.id != location for building in data.buildings):
            return ("field",)
        return ("without",) if self.spares(data, location) else ()

    def spares(self, data: Data, location: str) -> list[str]:
        """The goods that the building's own conversion takes besides those of the card, for the same goods."""
        for line in (line for building in data.buildings if building.id == location for line in building.conversions):
            if line.made.keys() == self.made.keys() and self.given.keys() < line.given.keys():
                return [good for good in line.given if good not in self.given]
        return []

    def locations(self, data: Data, usual: str) -> list[str]:
        fields = [space.id for space in data.spaces if space.kind == "field"]
        return [*fields, *(building.id for building in data.buildings if building.conversions)]

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        yield from path.of_itself(self.given, self.made)


@rule
def is_alternative(t: Figures, effect: int) -> int:
    """Whether a card has a conversion of its own; NONE is no effect."""
    return effect != NONE and t.kind[effect] == CONVERT_ALT


@rule
def goes_in(t: Figures, place: int, line: int, effect: int) -> int:
    """The bundle that a conversion takes: of a card's effect, or of a building's line."""
    return EFFECT_IN + effect if is_alternative(t, effect) else LINE_IN + LINES * (place - FIRST_BUILDING) + line


@rule
def comes_out(t: Figures, place: int, line: int, effect: int) -> int:
    """The bundle that a conversion makes."""
    return EFFECT_OUT + effect if is_alternative(t, effect) else LINE_OUT + LINES * (place - FIRST_BUILDING) + line


@rule
def most_conversions(s: State, t: Figures, seat: int, place: int, line: int, effect: int) -> int:
    """P7, P16: how often a seat can convert there."""
    most = most_times(s, t, seat, goes_in(t, place, line, effect))
    if is_alternative(t, effect) and number_of(t, effect, MOST_TIMES) > 0:
        most = min(most, number_of(t, effect, MOST_TIMES))
    return most


@rule
def can_convert(s: State, t: Figures, seat: int, place: int, line: int, effect: int) -> int:
    """P4, P47: whether a seat can convert there once."""
    if makes_blocked(s, t, comes_out(t, place, line, effect)):
        return 0
    return can_pay(s, t, seat, goes_in(t, place, line, effect))


@rule
def line_of(t: Figures, effect: int) -> int:
    """The line of the building that a card is used with; 0 for a conversion of its own."""
    return number_of(t, effect, BONUS_LINE)


@rule
def ask_times(s: State, seat: int, place: int, line: int, effect: int) -> None:
    """P7: how often is asked next."""
    push(s, CHOOSE_TIMES, seat, place, line, effect)


@rule
def convert(s: State, t: Figures, rows: EventRows, seat: int, place: int, line: int, effect: int, times: int) -> None:
    """P7, P16: so many conversions, a card's bonus once, then the owners' bonus."""
    given = goes_in(t, place, line, effect)
    pay(s, t, rows, seat, given, times)
    receive(s, t, rows, seat, comes_out(t, place, line, effect), times)
    if effect != NONE and t.kind[effect] == CONVERT_BONUS:
        get(s, rows, seat, number_of(t, effect, BONUS_GOOD), number_of(t, effect, BONUS_AMOUNT))
    if place >= FIRST_BUILDING:
        owe_bonus(s, t, seat, place - FIRST_BUILDING, given)
