"""Goods of others (`steal_goods`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import has, has_value
from vesuvius.games.pompeii.rules.effects.kind import (
    EACH_OTHER,
    SEATS_MEANT,
    WHO,
    Card,
    Data,
    KeyPath,
    Kind,
    Lack,
    Use,
    Value,
)
from vesuvius.games.pompeii.rules.figures import GOODS, SEATS, Figures, number_of
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_GOOD,
    CHOOSE_VICTIM,
    STOLE,
    EventRows,
    Legal,
    State,
    after,
    number,
    pop,
    push,
    set_number,
)
from vesuvius.games.pompeii.rules.verbs import AT_GOOD, put
from vesuvius.problem import Problem

STEAL_GOODS = 9
STOLEN, VALUE_MIN, VALUE_MAX, GIVER = range(1, 5)  # its numbers after WHO
ANY_VALUE = (1, 5)


class StealGoods(Kind, frozen=True, tag="steal_goods"):
    """Goods in a range of values from others; the taker or the giver chooses them."""

    number = STEAL_GOODS
    lack = Lack("no_goods", "P22")
    against_others = True
    frames = (CHOOSE_VICTIM, CHOOSE_GOOD)
    who: Literal["one_other", "each_other"]
    amount: Annotated[int, Meta(ge=1, le=4)]
    value_min: Value
    value_max: Value
    chooser: Literal["taker", "giver"]

    def numbers(self, use: Use) -> tuple[int, ...]:
        giver = int(self.chooser == "giver")
        return SEATS_MEANT[self.who], self.amount, self.value_min, self.value_max, giver

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return self.who, self.chooser, *(("any",) if (self.value_min, self.value_max) == ANY_VALUE else ())

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        if self.value_min > self.value_max:
            yield path.at("value_min").wrong("data-above", got=self.value_min, highest=self.value_max)


@rule
def can_steal_from(s: State, t: Figures, effect: int, victim: int) -> int:
    """P22, P56: whether a seat has goods in the range."""
    return has_value(s, t, victim, number_of(t, effect, VALUE_MIN), number_of(t, effect, VALUE_MAX)) > 0


@rule
def steal(s: State, t: Figures, seat: int, effect: int) -> None:
    """S06, C30, C35: from one other, or from each other clockwise."""
    if number_of(t, effect, WHO) == EACH_OTHER:
        for i in range(s.players - 1, 0, -1):
            ask_for_goods(s, t, seat, effect, after(s, seat, i))
    else:
        push(s, CHOOSE_VICTIM, seat, effect, 0, 0)


@rule
def ask_for_goods(s: State, t: Figures, seat: int, effect: int, victim: int) -> None:
    """P22, P56: as many goods as the effect takes, or as there are; taker or giver chooses them one by one."""
    lowest, highest = number_of(t, effect, VALUE_MIN), number_of(t, effect, VALUE_MAX)
    amount = min(number_of(t, effect, STOLEN), has_value(s, t, victim, lowest, highest))
    if amount > 0:
        chooser = victim if number_of(t, effect, GIVER) else seat
        push(s, CHOOSE_GOOD, chooser, effect, SEATS * seat + victim, GOODS * amount)


@rule
def list_stolen(s: State, t: Figures, legal: Legal) -> int:
    """P52, P56: goods of the victim in the range, so that as many as are taken still stand at or after them."""
    effect, victim = number(s, 0), number(s, 1) % SEATS
    amount, first = number(s, 2) // GOODS, number(s, 2) % GOODS
    count, behind = 0, 0
    for good in range(GOODS - 1, first - 1, -1):
        if number_of(t, effect, VALUE_MIN) <= t.value[good] <= number_of(t, effect, VALUE_MAX):
            behind += has(s, victim, good)
            if has(s, victim, good) > 0 and behind >= amount:
                count = put(legal, count, AT_GOOD, good, 0)
    return count


@rule
def steal_good(s: State, rows: EventRows, good: int) -> None:
    """One good changes hands; the next stands at or after it (P52)."""
    seat, victim = number(s, 1) // SEATS, number(s, 1) % SEATS
    s.goods[GOODS * victim + good] -= 1
    s.goods[GOODS * seat + good] += 1
    add_row(rows, STOLE, seat, good, victim, 0)
    amount = number(s, 2) // GOODS - 1
    if amount == 0:
        pop(s)
    else:
        set_number(s, 2, GOODS * amount + good)
