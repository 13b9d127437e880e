"""Goods on the tablets: paid, received, counted. In a solo game blocked ones come from trade alone (P47)."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.figures import GOODS, Figures
from vesuvius.games.pompeii.rules.state import GOT, PAID, EventRows, State

PLENTY = 1 << 14  # more than anybody can own


@rule
def has(s: State, seat: int, good: int) -> int:
    """How much of a good a seat owns."""
    return s.goods[GOODS * seat + good]


@rule
def is_blocked(s: State, good: int) -> int:
    """P47: the good cannot be collected, produced or gained this round."""
    return s.blocked >> good & 1


@rule
def can_pay(s: State, t: Figures, seat: int, bundle: int) -> int:
    """Whether a seat can pay a bundle once."""
    for i in range(t.first[bundle], t.first[bundle + 1]):
        if has(s, seat, t.good[i]) < t.amount[i]:
            return 0
    return 1


@rule
def most_times(s: State, t: Figures, seat: int, bundle: int) -> int:
    """How often a seat can pay a bundle."""
    most = PLENTY
    for i in range(t.first[bundle], t.first[bundle + 1]):
        most = min(most, has(s, seat, t.good[i]) // t.amount[i])
    return most


@rule
def pay(s: State, t: Figures, rows: EventRows, seat: int, bundle: int, times: int) -> None:
    """A seat pays a bundle so many times."""
    for i in range(t.first[bundle], t.first[bundle + 1]):
        s.goods[GOODS * seat + t.good[i]] -= times * t.amount[i]
        add_row(rows, PAID, seat, t.good[i], times * t.amount[i], 0)


@rule
def get(s: State, rows: EventRows, seat: int, good: int, amount: int) -> None:
    """A seat receives a good, unless it is blocked (P47)."""
    if not is_blocked(s, good):
        s.goods[GOODS * seat + good] += amount
        add_row(rows, GOT, seat, good, amount, 0)


@rule
def receive(s: State, t: Figures, rows: EventRows, seat: int, bundle: int, times: int) -> None:
    """A seat receives a bundle so many times."""
    for i in range(t.first[bundle], t.first[bundle + 1]):
        get(s, rows, seat, t.good[i], times * t.amount[i])


@rule
def makes_blocked(s: State, t: Figures, bundle: int) -> int:
    """P47: whether a good of the bundle is blocked."""
    if s.blocked == 0:
        return 0
    for i in range(t.first[bundle], t.first[bundle + 1]):
        if is_blocked(s, t.good[i]):
            return 1
    return 0


@rule
def brings_something(s: State, t: Figures, bundle: int) -> int:
    """P68: whether a good of the bundle is not blocked."""
    for i in range(t.first[bundle], t.first[bundle + 1]):
        if not is_blocked(s, t.good[i]):
            return 1
    return 0


@rule
def has_value(s: State, t: Figures, seat: int, lowest: int, highest: int) -> int:
    """How many goods of a range of values a seat owns."""
    count = 0
    for good in range(GOODS):
        if lowest <= t.value[good] <= highest:
            count += has(s, seat, good)
    return count
