"""What a worker does at a field, and where workers are hired and the army is recruited."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import can_pay, get, has, pay
from vesuvius.games.pompeii.rules.board.places import add_worker, stands_at
from vesuvius.games.pompeii.rules.effects.conversion import ask_times
from vesuvius.games.pompeii.rules.effects.field_yield import FIELD_BONUS, FIELD_TAKE, collect_more, take_instead
from vesuvius.games.pompeii.rules.effects.ownership import owe_bonus
from vesuvius.games.pompeii.rules.figures import GOODS, HIRE, RECRUIT, WORKERS, Figures
from vesuvius.games.pompeii.rules.state import (
    GONE,
    LEFT_GAME,
    NO_ARMY,
    NONE,
    PAID,
    RECRUITED,
    RECRUITED_ONE,
    ROW,
    EventRows,
    State,
)


@rule
def use_up(s: State, rows: EventRows, seat: int, card: int) -> None:
    """P46: a card of the open row leaves the game once it is used; cards that lie active stay (P19)."""
    if s.where[card] == ROW:
        s.where[card] = GONE
        add_row(rows, LEFT_GAME, seat, card, 0, 0)


@rule
def collect(s: State, t: Figures, rows: EventRows, seat: int, place: int, effect: int) -> None:
    """P6, P14, P16: a worker that stands on a field yields, or does what the card says."""
    times = stands_at(s, seat, place)
    if effect == NONE:
        get(s, rows, seat, t.gives[place], times)
    elif t.kind[effect] == FIELD_BONUS:
        collect_more(s, t, rows, seat, place, times, effect)
    elif t.kind[effect] == FIELD_TAKE:
        take_instead(s, t, rows, seat, times, effect)
    else:
        ask_times(s, seat, place, 0, effect)


@rule
def can_hire(s: State, t: Figures, seat: int) -> int:
    """P29: one more worker, up to six, for wine."""
    return s.workers[seat] < WORKERS and has(s, seat, t.hire_good) >= t.hire_cost[s.workers[seat]]


@rule
def hire(s: State, t: Figures, rows: EventRows, seat: int) -> None:
    """P29, P9: a worker is hired; the owners get of what was paid."""
    price = t.hire_cost[s.workers[seat]]
    s.goods[GOODS * seat + t.hire_good] -= price
    add_row(rows, PAID, seat, t.hire_good, price, 0)
    add_worker(s, rows, seat)
    if price > 0:
        owe_bonus(s, t, seat, t.hires, HIRE)


@rule
def can_recruit(s: State, t: Figures, seat: int) -> int:
    """P39: one army a player."""
    return s.army[seat] == NO_ARMY and can_pay(s, t, seat, RECRUIT)


@rule
def recruit(s: State, t: Figures, rows: EventRows, seat: int) -> None:
    """P39, P9: an army is recruited; the owners get a kind that was paid."""
    pay(s, t, rows, seat, RECRUIT, 1)
    s.army[seat] = RECRUITED
    add_row(rows, RECRUITED_ONE, seat, 0, 0, 0)
    owe_bonus(s, t, seat, t.recruits, RECRUIT)
