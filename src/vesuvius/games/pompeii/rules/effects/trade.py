"""Trades: those of the Porta, and one by a card at its own rates (`trade`)."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import has
from vesuvius.games.pompeii.rules.effects.kind import Kind, Lack, Rate, Use
from vesuvius.games.pompeii.rules.effects.ownership import bonus_at_porta
from vesuvius.games.pompeii.rules.figures import GOODS, PORTA_TRADE, Figures, number_of
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_GIVEN,
    CHOOSE_TAKEN,
    CHOOSE_TRADED,
    GOT,
    PAID,
    EventRows,
    Legal,
    State,
    number,
    push,
)
from vesuvius.games.pompeii.rules.verbs import GIVE_FOR, TAKE_FOR, put

TRADE = 20
LOWER, SAME, HIGHER = range(3)  # its numbers
PEARL_VALUE = 3


class TradeOnce(Kind, frozen=True, tag="trade"):
    """One trade at these rates."""

    number = TRADE
    lack = Lack("no_trade", "P59")
    frames = (CHOOSE_GIVEN, CHOOSE_TAKEN, CHOOSE_TRADED)
    lower: Rate
    same: Rate
    higher: Rate

    def numbers(self, use: Use) -> tuple[int, ...]:
        return self.lower, self.same, self.higher


@rule
def trade_rate(t: Figures, effect: int, given: int, taken: int) -> int:
    """P11: how many of a good buy 1 of another; 0 if they cannot."""
    if given == taken or (taken == t.pearls and not t.pearls_bought):
        return 0
    if given == t.pearls and t.value[taken] == PEARL_VALUE:
        return t.pearl_rate
    if t.value[taken] < t.value[given]:
        return number_of(t, effect, LOWER)
    if t.value[taken] == t.value[given]:
        return number_of(t, effect, SAME)
    return number_of(t, effect, HIGHER)


@rule
def can_give(s: State, t: Figures, seat: int, effect: int, good: int) -> int:
    """P11: whether a seat has enough of a good to trade it for something."""
    amount = has(s, seat, good)
    if amount > 0:
        for taken in range(GOODS):
            if 0 < trade_rate(t, effect, good, taken) <= amount:
                return 1
    return 0


@rule
def can_trade_at_porta(s: State, t: Figures, seat: int) -> int:
    """P11: whether a seat has enough of a good that the Porta takes it for something."""
    for good in range(GOODS):
        if has(s, seat, good) >= t.porta_takes[good]:
            return 1
    return 0


@rule
def can_trade(s: State, t: Figures, seat: int, effect: int) -> int:
    """P4: whether a seat can trade at least 1."""
    for good in range(GOODS):
        if can_give(s, t, seat, effect, good):
            return 1
    return 0


@rule
def ask_given(s: State, seat: int, effect: int) -> None:
    """P11: which good is given."""
    push(s, CHOOSE_GIVEN, seat, effect, 0, 0)


@rule
def list_given(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """P11: what can be traded for something."""
    count = 0
    for good in range(GOODS):
        if can_give(s, t, seat, number(s, 0), good):
            count = put(legal, count, GIVE_FOR, good, 0)
    return count


@rule
def list_taken(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """P11: what the good given buys at least 1 of."""
    count, amount = 0, has(s, seat, number(s, 1))
    for good in range(GOODS):
        rate = trade_rate(t, number(s, 0), number(s, 1), good)
        if rate > 0 and amount >= rate:
            count = put(legal, count, TAKE_FOR, good, 0)
    return count


@rule
def most_traded(s: State, t: Figures, seat: int) -> int:
    """P11: how much can be taken for what is given."""
    return has(s, seat, number(s, 1)) // trade_rate(t, number(s, 0), number(s, 1), number(s, 2))


@rule
def trade(s: State, t: Figures, rows: EventRows, seat: int, effect: int, given: int, taken: int, times: int) -> None:
    """P11, P53: so many goods are taken for others; at the Porta its owner gets a bonus."""
    amount = times * trade_rate(t, effect, given, taken)
    s.goods[GOODS * seat + given] -= amount
    s.goods[GOODS * seat + taken] += times
    add_row(rows, PAID, seat, given, amount, 0)
    add_row(rows, GOT, seat, taken, times, 0)
    if effect == PORTA_TRADE:
        bonus_at_porta(s, t, seat)
