"""What a worker does at a place: fields, conversions, trade, hiring, the army; and the bonus of owners."""

from __future__ import annotations

from vesuvius.engine.event_rows import tell
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import (
    can_pay,
    get,
    has,
    makes_blocked,
    most_times,
    pay,
    receive,
    trade_rate,
)
from vesuvius.games.pompeii.rules.board.places import passive, stands_at
from vesuvius.games.pompeii.rules.figures import (
    AMOUNT,
    CONVERT_ALT,
    CONVERT_BONUS,
    DENY_OWNER_BONUS,
    EFFECT_IN,
    EFFECT_OUT,
    FIELD_BONUS,
    FIELD_TAKE,
    FIRST_BUILDING,
    GOOD,
    GOODS,
    HIRE,
    LINE_IN,
    LINE_OUT,
    LINES,
    MOST_TIMES,
    PER_YIELD,
    PORTA_TRADE,
    RECRUIT,
    SEATS,
    WORKERS,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_BONUS,
    CHOOSE_TIMES,
    COUNTED,
    GONE,
    GOT,
    LEFT_GAME,
    NO_ARMY,
    NOBODY,
    NONE,
    PAID,
    PORTA_OWNERS,
    RECRUITED,
    RECRUITED_ONE,
    ROW,
    Log,
    State,
    push,
)


@rule
def use_up(s: State, log: Log, seat: int, card: int) -> None:
    """P46: a card of the open row leaves the game once it is used; cards that lie active stay (P19)."""
    if s.where[card] == ROW:
        s.where[card] = GONE
        tell(log, LEFT_GAME, seat, card, 0, 0)


@rule
def line_of(building: int, line: int) -> int:
    """The number of a building's line."""
    return LINES * building + line


@rule
def goes_in(t: Figures, place: int, line: int, effect: int) -> int:
    """The bundle that a conversion takes: of a card's effect, or of a building's line."""
    if effect != NONE and t.kind[effect] == CONVERT_ALT:
        return EFFECT_IN + effect
    return LINE_IN + line_of(place - FIRST_BUILDING, line)


@rule
def comes_out(t: Figures, place: int, line: int, effect: int) -> int:
    """The bundle that a conversion makes."""
    if effect != NONE and t.kind[effect] == CONVERT_ALT:
        return EFFECT_OUT + effect
    return LINE_OUT + line_of(place - FIRST_BUILDING, line)


@rule
def most_conversions(s: State, t: Figures, seat: int, place: int, line: int, effect: int) -> int:
    """P7, P16: how often a seat can convert there."""
    most = most_times(s, t, seat, goes_in(t, place, line, effect))
    if effect != NONE and t.kind[effect] == CONVERT_ALT and number_of(t, effect, MOST_TIMES) > 0:
        most = min(most, number_of(t, effect, MOST_TIMES))
    return most


@rule
def can_convert(s: State, t: Figures, seat: int, place: int, line: int, effect: int) -> int:
    """P4, P47: whether a seat can convert there once."""
    if makes_blocked(s, t, comes_out(t, place, line, effect)):
        return 0
    return can_pay(s, t, seat, goes_in(t, place, line, effect))


@rule
def convert(s: State, t: Figures, log: Log, seat: int, place: int, line: int, effect: int, times: int) -> None:
    """P7, P16: so many conversions, a card's bonus once, then the owners' bonus."""
    given = goes_in(t, place, line, effect)
    pay(s, t, log, seat, given, times)
    receive(s, t, log, seat, comes_out(t, place, line, effect), times)
    if effect != NONE and t.kind[effect] == CONVERT_BONUS:
        get(s, log, seat, number_of(t, effect, GOOD), number_of(t, effect, AMOUNT))
    if place >= FIRST_BUILDING:
        owe_bonus(s, t, seat, place - FIRST_BUILDING, given)


@rule
def collect(s: State, t: Figures, log: Log, seat: int, place: int, effect: int) -> None:
    """P6, P14, P16: a worker that stands on a field yields, or does what the card says."""
    times = stands_at(s, seat, place)
    if effect == NONE:
        get(s, log, seat, t.gives[place], times)
    elif t.kind[effect] == FIELD_BONUS:
        get(s, log, seat, t.gives[place], times)
        get(s, log, seat, number_of(t, effect, GOOD), number_of(t, effect, AMOUNT))
    elif t.kind[effect] == FIELD_TAKE:
        receive(s, t, log, seat, EFFECT_OUT + effect, times if number_of(t, effect, PER_YIELD) else 1)
    else:
        push(s, CHOOSE_TIMES, seat, place, 0, effect)


@rule
def owe_bonus(s: State, t: Figures, seat: int, building: int, bundle: int) -> None:
    """P9, P64: each other seat with a marker there takes a good that went in, the first marker first."""
    if t.bonus[building] and passive(s, t, seat, DENY_OWNER_BONUS, t.colour[building]) == NONE:
        ask_owners(s, seat, building, bundle)


@rule
def ask_owners(s: State, seat: int, owners: int, bundle: int) -> None:
    """P10: the owners are asked in the order of their markers."""
    for i in range(SEATS - 1, -1, -1):
        owner = s.owner[SEATS * owners + i]
        if owner != NOBODY and owner != seat:
            push(s, CHOOSE_BONUS, owner, bundle, 0, 0)


@rule
def trade(s: State, t: Figures, log: Log, seat: int, effect: int, given: int, taken: int, times: int) -> None:
    """P11, P53: so many goods are taken for others; at the Porta its owner gets a bonus."""
    amount = times * trade_rate(t, effect, given, taken)
    s.goods[GOODS * seat + given] -= amount
    s.goods[GOODS * seat + taken] += times
    tell(log, PAID, seat, given, amount, 0)
    tell(log, GOT, seat, taken, times, 0)
    if effect == PORTA_TRADE:
        ask_owners(s, seat, PORTA_OWNERS, EFFECT_IN + t.harbour)


@rule
def can_hire(s: State, t: Figures, seat: int) -> int:
    """P29: one more worker, up to six, for wine."""
    return s.workers[seat] < WORKERS and has(s, seat, t.hire_good) >= t.hire_cost[s.workers[seat]]


@rule
def add_worker(s: State, log: Log, seat: int) -> None:
    """P29: a new worker is active at once."""
    s.workers[seat] += 1
    s.left[seat] += 1
    tell(log, COUNTED, seat, 1, s.workers[seat], 0)


@rule
def hire(s: State, t: Figures, log: Log, seat: int) -> None:
    """P29, P9: a worker is hired; the owners get of what was paid."""
    price = t.hire_cost[s.workers[seat]]
    s.goods[GOODS * seat + t.hire_good] -= price
    tell(log, PAID, seat, t.hire_good, price, 0)
    add_worker(s, log, seat)
    if price > 0:
        owe_bonus(s, t, seat, t.hires, HIRE)


@rule
def can_recruit(s: State, t: Figures, seat: int) -> int:
    """P39: one army a player."""
    return s.army[seat] == NO_ARMY and can_pay(s, t, seat, RECRUIT)


@rule
def recruit(s: State, t: Figures, log: Log, seat: int) -> None:
    """P39, P9: an army is recruited; the owners get a kind that was paid."""
    pay(s, t, log, seat, RECRUIT, 1)
    s.army[seat] = RECRUITED
    tell(log, RECRUITED_ONE, seat, 0, 0, 0)
    owe_bonus(s, t, seat, t.recruits, RECRUIT)
