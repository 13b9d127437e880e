"""Goods of a building's cost that are not paid (`build_waive`), and a building at once (`build_now`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.building import construct, is_waived, may_build, shortfall
from vesuvius.games.pompeii.rules.board.goods import has
from vesuvius.games.pompeii.rules.effects.kind import MOST, NOTHING_LACKS, Card, Data, GoodId, KeyPath, Kind, Lack, Use
from vesuvius.games.pompeii.rules.figures import COST, EFFECT_IN, GOODS, Figures, has_good, number_of
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_BUILDING,
    CHOOSE_SKIPPED,
    NONE,
    EventRows,
    Legal,
    State,
    number,
    pop,
    push,
    set_number,
)
from vesuvius.games.pompeii.rules.verbs import SKIP_GOOD, STOP, put
from vesuvius.problem import Problem

BUILD_WAIVE, BUILD_NOW = 4, 19
SKIP = 0  # the number of build_now


class BuildWaive(Kind, frozen=True, tag="build_waive"):
    """At Costruzione these goods of the cost are not paid."""

    number = BUILD_WAIVE
    lack = NOTHING_LACKS
    usual_timing = "every_action"
    location = "costruzione"
    goods: Annotated[tuple[GoodId, ...], Meta(min_length=1)]

    @property
    def goods_in(self) -> Mapping[str, int]:
        return dict.fromkeys(self.goods, 1)

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        for good in dict.fromkeys(self.goods):
            if self.goods.count(good) > 1:
                yield path.at("goods").wrong("data-good-twice", good=good)


class BuildNow(Kind, frozen=True, tag="build_now"):
    """One building at once, up to so many goods of its cost unpaid."""

    number = BUILD_NOW
    lack = Lack("no_building", "P16")
    frames = (CHOOSE_BUILDING,)
    skip: Annotated[int, Meta(ge=0, le=MOST)]

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (self.skip,)


@rule
def waived_goods(effect: int) -> int:
    """P16: the bundle of goods that a card waives; NONE for no effect."""
    return EFFECT_IN + effect if effect != NONE else NONE


@rule
def waives_some(t: Figures, effect: int, building: int) -> int:
    """P58: whether a card's effect waives a good of the cost."""
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        if is_waived(t, EFFECT_IN + effect, t.good[i]):
            return 1
    return 0


@rule
def can_build_now(s: State, t: Figures, seat: int, effect: int, building: int) -> int:
    """C47, P59: whether a seat lacks no more of the cost than may be skipped."""
    return may_build(s, t, building) and shortfall(s, t, seat, building) <= number_of(t, effect, SKIP)


@rule
def ask_skipped(s: State, t: Figures, seat: int, effect: int, building: int) -> None:
    """C47: which goods of the cost are left out."""
    push(s, CHOOSE_SKIPPED, seat, building, number_of(t, effect, SKIP), 0)


@rule
def lacks(s: State, t: Figures, seat: int, building: int, good: int) -> int:
    """How much of a good of the cost is missing after what was skipped."""
    return max(0, has_good(t, COST + building, good) - s.skipped[good] - has(s, seat, good))


@rule
def list_skipped(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """P52: goods of the cost, upwards, as long as the rest can still be paid; `.` when it can be paid now."""
    building, left = number(s, 0), number(s, 1)
    count, short = 0, 0
    for good in range(GOODS):
        short += lacks(s, t, seat, building, good)
    missing_before = 0
    for good in range(GOODS):
        lacking = lacks(s, t, seat, building, good)
        in_order = good >= number(s, 2) and missing_before == 0
        completes = short - min(1, lacking) <= left - 1
        if in_order and completes and s.skipped[good] < has_good(t, COST + building, good):
            count = put(legal, count, SKIP_GOOD, good, 0)
        missing_before += lacking
    if short == 0:
        count = put(legal, count, STOP, 0, 0)
    return count


@rule
def skip_good(s: State, t: Figures, rows: EventRows, seat: int, good: int) -> None:
    """C47: one good of the cost is left out; after the last the building is constructed."""
    s.skipped[good] += 1
    if number(s, 1) == 1:
        build_skipping(s, t, rows, seat)
    else:
        set_number(s, 1, number(s, 1) - 1)
        set_number(s, 2, good)


@rule
def build_skipping(s: State, t: Figures, rows: EventRows, seat: int) -> None:
    """C47: the building is constructed with what was left out."""
    building = number(s, 0)
    pop(s)
    construct(s, t, rows, seat, building, NONE)
