"""Goods, or so many of a value of one's choice (`gain`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import brings_something, is_blocked, receive
from vesuvius.games.pompeii.rules.effects.kind import Amount, Card, Data, Goods, KeyPath, Kind, Lack, Use, Value
from vesuvius.games.pompeii.rules.figures import EFFECT_OUT, GOODS, Figures, number_of
from vesuvius.games.pompeii.rules.state import CHOOSE_COIN, EventRows, State, push
from vesuvius.problem import Problem

GAIN = 8
VALUE, CHOSEN = range(2)  # its numbers; a VALUE of 0 if the goods are fixed


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """So many goods of a value, chosen by the player."""

    value: Value
    amount: Amount


class Gain(Kind, frozen=True, tag="gain"):
    """Receive these goods, or goods of one's choice: one of the two is there."""

    number = GAIN
    lack = Lack("all_blocked", "P68")
    goods: Goods | None = None
    choose: Choice | None = None

    @property
    def goods_out(self) -> Mapping[str, int]:
        return self.goods or {}

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (self.choose.value, self.choose.amount) if self.choose else (0, 0)

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return ("choose" if self.choose else "goods",)

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        if (self.goods is None) == (self.choose is None):
            yield path.wrong("data-one-of-two", first="goods", second="choose")


@rule
def can_choose_good(s: State, t: Figures, value: int, good: int) -> int:
    """C37: a good of that value that is not blocked."""
    return t.value[good] == value and not is_blocked(s, good)


@rule
def can_gain(s: State, t: Figures, effect: int) -> int:
    """P68: goods that are not blocked."""
    value = number_of(t, effect, VALUE)
    if value == 0:
        return brings_something(s, t, EFFECT_OUT + effect)
    for good in range(GOODS):
        if can_choose_good(s, t, value, good):
            return 1
    return 0


@rule
def gain(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """Goods, or so many of a value of one's choice."""
    if number_of(t, effect, VALUE) == 0:
        receive(s, t, rows, seat, EFFECT_OUT + effect, 1)
    else:
        push(s, CHOOSE_COIN, seat, number_of(t, effect, CHOSEN), 0, number_of(t, effect, VALUE))
