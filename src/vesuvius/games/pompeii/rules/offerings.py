"""The end of a round once Vesuvius is awake: immediate cards, pledges, rewards, the volcano."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.cards.beliefs import show_none, show_offering
from vesuvius.games.pompeii.rules.cards.decks import draw_to_view
from vesuvius.games.pompeii.rules.effects.immediate import OFFERING, holds
from vesuvius.games.pompeii.rules.figures import GOODS, Figures
from vesuvius.games.pompeii.rules.state import (
    BLOCKED,
    BY_APOCALYPSE,
    CHOOSE_DECK,
    CHOOSE_IMMEDIATE,
    CHOOSE_KEPT,
    CHOOSE_PLEDGE,
    ENDED,
    ERUPTED,
    JOINING,
    LOST,
    MAY_OFFER,
    MUST_OFFER,
    NOBODY,
    NONE,
    OFFERED,
    OVER,
    PASSED,
    PLEDGED,
    PLEDGING,
    REQUIRED,
    REWARDS,
    ROUND_ENDS,
    VOLCANO_STRIKES,
    WAITED,
    EventRows,
    State,
    after,
    is_solo,
    number,
    pop,
    push,
    set_number,
)


@rule
def ask_immediate(s: State, t: Figures, rows: EventRows) -> None:
    """P31, P65: from the start player on, each who could play such a card is asked; then the value is fixed."""
    while s.lap < s.players:
        seat = after(s, s.start, s.lap)
        if holds(s, t, seat, OFFERING):
            show_offering(s, t, seat)
            push(s, CHOOSE_IMMEDIATE, seat, 0, 0, 0)
            return
        show_none(s, seat, MAY_OFFER | MUST_OFFER)
        s.lap += 1
    total = s.delta
    for seat in range(s.players):
        if not s.abstains >> seat & 1:
            total += s.workers[seat]
    s.required = max(0, total)
    add_row(rows, REQUIRED, NOBODY, s.required, 0, 0)
    s.stage, s.lap, s.passes = PLEDGING, 0, 0


@rule
def wait(s: State, rows: EventRows, seat: int) -> None:
    """P65: the next one is asked."""
    pop(s)
    s.lap += 1
    add_row(rows, WAITED, seat, 0, 0, 0)


@rule
def takers(s: State) -> int:
    """P66: how many take part in the offerings."""
    count = s.players
    for seat in range(s.players):
        count -= s.abstains >> seat & 1
    return count


@rule
def ask_pledge(s: State, t: Figures, rows: EventRows) -> None:
    """P33, P66: clockwise, until all who take part have passed in a row."""
    if s.passes >= takers(s):
        settle(s, t, rows)
        return
    seat = after(s, s.start, s.lap)
    s.lap = after(s, s.lap, 1)
    if not s.abstains >> seat & 1:
        push(s, CHOOSE_PLEDGE, seat, 0, 0, 0)


@rule
def pledge(s: State, rows: EventRows, seat: int, amount: int) -> None:
    """P33: one kind of good, any amount."""
    good = number(s, 0)
    pop(s)
    s.goods[GOODS * seat + good] -= amount
    s.pledged[GOODS * seat + good] += amount
    s.passes = 0
    add_row(rows, PLEDGED, seat, good, amount, 0)


@rule
def pass_pledge(s: State, rows: EventRows, seat: int) -> None:
    """P33: the seat adds nothing this time."""
    pop(s)
    s.passes += 1
    add_row(rows, PASSED, seat, 0, 0, 0)


@rule
def worth(s: State, t: Figures, seat: int) -> int:
    """The value that a seat has pledged."""
    total = 0
    for good in range(GOODS):
        total += t.value[good] * s.pledged[GOODS * seat + good]
    return total


@rule
def settle(s: State, t: Figures, rows: EventRows) -> None:
    """P34, P35, P70: enough, and rewards follow; or the goods go back, and the volcano strikes."""
    total = 0
    for seat in range(s.players):
        total += worth(s, t, seat)
    s.paid = 1 if total >= s.required or takers(s) == 0 else 0
    add_row(rows, OFFERED, NOBODY, s.paid, total, s.required)
    s.lap = 0
    if s.paid:
        s.stage = REWARDS
        return
    for i in range(GOODS * s.players):
        s.goods[i] += s.pledged[i]
        s.pledged[i] = 0
    s.stage = VOLCANO_STRIKES


@rule
def reward(s: State, t: Figures) -> None:
    """P34: a card for every point above one's workers, of which one is kept."""
    if s.lap == s.players:
        s.stage = VOLCANO_STRIKES if is_solo(s) else ROUND_ENDS
        return
    seat = after(s, s.start, s.lap)
    s.lap += 1
    points = worth(s, t, seat) - s.workers[seat]
    for good in range(GOODS):
        s.pledged[GOODS * seat + good] = 0
    if points > 0:
        push(s, CHOOSE_KEPT, seat, 1, JOINING, 0)
        push(s, CHOOSE_DECK, seat, points, 0, 0)


@rule
def draw_reward(s: State, rows: EventRows, seat: int, deck: int) -> None:
    """P34: a card of either deck, to look at."""
    draw_to_view(s, rows, seat, deck)
    if number(s, 0) == 1:
        pop(s)
    else:
        set_number(s, 0, number(s, 0) - 1)


@rule
def lose_goods(s: State, rows: EventRows, destroyed: int) -> None:
    """P36: every player loses all goods shown, except one that a card protects."""
    for seat in range(s.players):
        if s.shielded >> seat & 1:
            continue
        for good in range(GOODS):
            amount = s.goods[GOODS * seat + good]
            if destroyed >> good & 1 and amount > 0:
                s.goods[GOODS * seat + good] = 0
                add_row(rows, LOST, seat, good, amount, 0)


@rule
def strike(s: State, t: Figures, rows: EventRows) -> None:
    """P36, P37, P48: the next volcano card; solo it is revealed in any case and blocks its goods."""
    card = s.volcano[s.revealed]
    s.revealed += 1
    add_row(rows, ERUPTED, NOBODY, card, 0, 0)
    if t.ends[card]:
        finish(s, rows, BY_APOCALYPSE, NOBODY)
        return
    if not s.paid:
        lose_goods(s, rows, t.destroys[card])
    if is_solo(s):
        block(s, t, rows, card)
    s.stage = ROUND_ENDS


@rule
def block(s: State, t: Figures, rows: EventRows, card: int) -> None:
    """P44: the goods of a volcano card bind the next round; NONE binds nothing."""
    s.blocked = 0 if card == NONE else t.destroys[card]
    add_row(rows, BLOCKED, NOBODY, card, 0, 0)


@rule
def finish(s: State, rows: EventRows, how: int, winner: int) -> None:
    """P37, P41, P49: the game is over."""
    s.stage, s.ended, s.winner = OVER, how, winner
    while s.depth > 0:
        pop(s)
    add_row(rows, ENDED, winner, how, s.round, 0)
