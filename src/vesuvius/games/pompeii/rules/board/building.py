"""Costruzione: costs, what may be built when, the Foro and all that it causes, the Castrum and its halts."""

from __future__ import annotations

from vesuvius.engine.event_rows import tell
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import has
from vesuvius.games.pompeii.rules.board.places import put_marker
from vesuvius.games.pompeii.rules.cards.decks import draw_to_hand
from vesuvius.games.pompeii.rules.figures import COST, EFFECT_IN, GOODS, RED, SEATS, Figures, has_good
from vesuvius.games.pompeii.rules.state import (
    ASK_HALT,
    BUILT,
    DRAW_AND_ACTIVATE,
    FLIPPED,
    FORO_ROUND,
    FORO_TIMER,
    HALTED,
    HAND_CARDS,
    MARKER,
    NO_TEXTORIA,
    NONE,
    OWN_WORKER,
    PAID,
    RAISE,
    TAKEN_WORKER,
    Log,
    State,
    after,
    held,
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
def is_waived(t: Figures, effect: int, good: int) -> int:
    """P16: whether a card's effect waives a good; NONE is no effect."""
    return effect != NONE and has_good(t, EFFECT_IN + effect, good) > 0


@rule
def waives_some(t: Figures, effect: int, building: int) -> int:
    """P58: whether a card's effect waives a good of the cost."""
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        if is_waived(t, effect, t.good[i]):
            return 1
    return 0


@rule
def shortfall(s: State, t: Figures, seat: int, building: int) -> int:
    """How many goods of the cost a seat lacks."""
    short = 0
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        short += max(0, t.amount[i] - has(s, seat, t.good[i]))
    return short


@rule
def can_build(s: State, t: Figures, seat: int, building: int, effect: int) -> int:
    """P8: whether a seat has all goods of the cost but those that are waived."""
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        if has(s, seat, t.good[i]) < t.amount[i] and not is_waived(t, effect, t.good[i]):
            return 0
    return 1


@rule
def pay_cost(s: State, t: Figures, log: Log, seat: int, building: int, effect: int) -> None:
    """P8: the cost, less what a card waives and what was skipped."""
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        good = t.good[i]
        amount = t.amount[i] - s.skipped[good]
        s.skipped[good] = 0
        if amount > 0 and not is_waived(t, effect, good):
            s.goods[GOODS * seat + good] -= amount
            tell(log, PAID, seat, good, amount, 0)


@rule
def construct(s: State, t: Figures, log: Log, seat: int, building: int, effect: int) -> None:
    """P8, P38: the cost is paid; then the building stands, unless others may halt it."""
    pay_cost(s, t, log, seat, building, effect)
    if building == t.castrum:
        push(s, ASK_HALT, seat, 1, 0, 0)
    else:
        push(s, RAISE, seat, building, 0, 0)


@rule
def raise_building(s: State, t: Figures, log: Log, seat: int, building: int) -> None:
    """P8, P43: a building stands, with its owner's marker."""
    s.built |= 1 << building
    tell(log, BUILT, seat, building, 0, 0)
    if not is_solo(s):
        put_marker(s, log, seat, building)
    if building == t.castrum:
        end_halts(s)
    elif building == t.foro:
        awaken(s, log, seat)


@rule
def awaken(s: State, log: Log, seat: int) -> None:
    """P20: Vesuvius is flipped, all draw city cards, and the builder activates two cards more."""
    tell(log, FLIPPED, seat, 0, 0, 0)
    for i in range(s.players):
        for _ in range(HAND_CARDS):
            draw_to_hand(s, log, after(s, seat, i), 1)
    push(s, DRAW_AND_ACTIVATE, seat, 1, 0, 0)
    push(s, DRAW_AND_ACTIVATE, seat, 0, 0, 0)


@rule
def end_halts(s: State) -> None:
    """P38, P63: the Castrum stands, and every halted construction is over; their workers come back next round."""
    for seat in range(s.players):
        s.halts[seat] = s.fresh[seat] = s.kept_by_halts[seat] = 0


@rule
def halt(s: State, log: Log, seat: int) -> None:
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
    tell(log, HALTED, seat, s.acts_at, 0, 0)


@rule
def can_finish(s: State, seat: int) -> int:
    """P38: a halted construction of an earlier turn."""
    return s.halts[seat] > s.fresh[seat]
