"""Costruzione: costs, what may be built when, the Foro and all that it causes."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import has
from vesuvius.games.pompeii.rules.board.places import put_marker
from vesuvius.games.pompeii.rules.cards.decks import draw_to_hand
from vesuvius.games.pompeii.rules.figures import COST, GOODS, RED, Figures, has_good
from vesuvius.games.pompeii.rules.state import (
    ASK_HALT,
    BUILT,
    DRAW_AND_ACTIVATE,
    FLIPPED,
    FORO_ROUND,
    FORO_TIMER,
    HAND_CARDS,
    NO_TEXTORIA,
    NONE,
    PAID,
    RAISE,
    EventRows,
    State,
    after,
    is_built,
    is_solo,
    push,
)


@rule
def may_build(s: State, t: Figures, building: int) -> int:
    """P8, P45: whether a building can be constructed now, whatever it costs."""
    if is_built(s, building) or (building == t.left_out and s.options & NO_TEXTORIA):
        return 0
    if t.colour[building] == RED:
        return 1
    if building == t.foro:
        return not is_solo(s) and (s.round >= FORO_ROUND or not s.options & FORO_TIMER)
    return is_built(s, t.foro)


@rule
def is_waived(t: Figures, waived: int, good: int) -> int:
    """P16: whether a good is in the bundle that need not be paid; NONE is no bundle."""
    return waived != NONE and has_good(t, waived, good) > 0


@rule
def shortfall(s: State, t: Figures, seat: int, building: int) -> int:
    """How many goods of the cost a seat lacks."""
    short = 0
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        short += max(0, t.amount[i] - has(s, seat, t.good[i]))
    return short


@rule
def can_build(s: State, t: Figures, seat: int, building: int, waived: int) -> int:
    """P8: whether a seat has all goods of the cost but those that are waived."""
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        if has(s, seat, t.good[i]) < t.amount[i] and not is_waived(t, waived, t.good[i]):
            return 0
    return 1


@rule
def pay_cost(s: State, t: Figures, rows: EventRows, seat: int, building: int, waived: int) -> None:
    """P8: the cost, less what a card waives and what was skipped."""
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        good = t.good[i]
        amount = t.amount[i] - s.skipped[good]
        s.skipped[good] = 0
        if amount > 0 and not is_waived(t, waived, good):
            s.goods[GOODS * seat + good] -= amount
            add_row(rows, PAID, seat, good, amount, 0)


@rule
def construct(s: State, t: Figures, rows: EventRows, seat: int, building: int, waived: int) -> None:
    """P8, P38: the cost is paid; then the building stands, unless others may halt it."""
    pay_cost(s, t, rows, seat, building, waived)
    if building == t.castrum:
        push(s, ASK_HALT, seat, 1, 0, 0)
    else:
        push(s, RAISE, seat, building, 0, 0)


@rule
def raise_building(s: State, t: Figures, rows: EventRows, seat: int, building: int) -> None:
    """P8, P43: a building stands, with its owner's marker."""
    s.built |= 1 << building
    add_row(rows, BUILT, seat, building, 0, 0)
    if not is_solo(s):
        put_marker(s, rows, seat, building)
    if building == t.castrum:
        end_halts(s)
    elif building == t.foro:
        awaken(s, rows, seat)


@rule
def awaken(s: State, rows: EventRows, seat: int) -> None:
    """P20: Vesuvius is flipped, all draw city cards, and the builder activates two cards more."""
    add_row(rows, FLIPPED, seat, 0, 0, 0)
    for i in range(s.players):
        for _ in range(HAND_CARDS):
            draw_to_hand(s, rows, after(s, seat, i), 1)
    push(s, DRAW_AND_ACTIVATE, seat, 1, 0, 0)
    push(s, DRAW_AND_ACTIVATE, seat, 0, 0, 0)


@rule
def end_halts(s: State) -> None:
    """P38, P63: the Castrum stands, and every halted construction is over; their workers come back next round."""
    for seat in range(s.players):
        s.halts[seat] = s.fresh[seat] = s.kept_by_halts[seat] = 0
