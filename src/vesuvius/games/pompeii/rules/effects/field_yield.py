"""More of a good at a field (`field_bonus`), or other goods instead of its yield (`field_take`)."""

from __future__ import annotations

from collections.abc import Mapping

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import get, receive
from vesuvius.games.pompeii.rules.effects.kind import NOTHING_LACKS, Amount, Data, GoodId, Goods, Kind, Use
from vesuvius.games.pompeii.rules.figures import EFFECT_OUT, Figures, number_of
from vesuvius.games.pompeii.rules.state import EventRows, State

FIELD_BONUS, FIELD_TAKE = 0, 1
FIELD_GOOD, FIELD_AMOUNT = range(2)  # the numbers of field_bonus
PER_YIELD = 0  # the number of field_take


class AtField(Kind, frozen=True):
    """An effect at one of the fields."""

    usual_timing = "every_action"

    def locations(self, data: Data, usual: str) -> list[str]:
        return [space.id for space in data.spaces if space.kind == "field"]


class FieldBonus(AtField, frozen=True, tag="field_bonus"):
    """At the card's field more of a good on top of the normal yield."""

    number = FIELD_BONUS
    lack = NOTHING_LACKS
    good: GoodId
    amount: Amount

    def numbers(self, use: Use) -> tuple[int, ...]:
        return use.goods.index(self.good), self.amount


class FieldTake(AtField, frozen=True, tag="field_take"):
    """At the card's field these goods instead of the yield; `per_yield`: once for every good of the yield."""

    number = FIELD_TAKE
    lack = NOTHING_LACKS
    goods: Goods
    per_yield: bool

    @property
    def goods_out(self) -> Mapping[str, int]:
        return self.goods

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (int(self.per_yield),)

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        if not self.per_yield:
            return ("once",)
        return ("each",) if [*self.goods.values()] == [1] else ("each", "more")


@rule
def collect_more(s: State, t: Figures, rows: EventRows, seat: int, field: int, times: int, effect: int) -> None:
    """P14: the yield of the field, and what the card adds."""
    get(s, rows, seat, t.gives[field], times)
    get(s, rows, seat, number_of(t, effect, FIELD_GOOD), number_of(t, effect, FIELD_AMOUNT))


@rule
def take_instead(s: State, t: Figures, rows: EventRows, seat: int, times: int, effect: int) -> None:
    """P16: the card's goods instead of the yield."""
    receive(s, t, rows, seat, EFFECT_OUT + effect, times if number_of(t, effect, PER_YIELD) else 1)
