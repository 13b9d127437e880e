"""Set-up, turns and rounds: whose turn it is, and what comes when nothing is pending."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.figures import PLACES, SEATS, Figures
from vesuvius.games.pompeii.rules.offerings import ask_immediate, ask_pledge, finish, reward, strike
from vesuvius.games.pompeii.rules.solo import new_row, reveal
from vesuvius.games.pompeii.rules.state import (
    BY_CASTRUM,
    BY_DESTRUCTION,
    CHOOSE_ACTION,
    CHOOSE_COIN,
    CHOOSE_OWN,
    COINS,
    LAST_ROUND,
    MARKER,
    NOBODY,
    OWN_WORKER,
    PLEDGING,
    RECRUITED,
    REWARDS,
    ROUND,
    ROUND_ENDS,
    SETTING_UP,
    TAKEN_WORKER,
    TURNS,
    VOLCANO_STRIKES,
    WINDOW,
    EventRows,
    State,
    after,
    held,
    is_built,
    is_solo,
    push,
)

FREELY = 8  # set-up: on a value's goods, whether they are blocked or not (P68)


@rule
def has_won(s: State, t: Figures) -> int:
    """P39, P67: in one's own turn, a sound army and the Castrum."""
    return s.stage == TURNS and s.turn != NOBODY and is_built(s, t.castrum) and s.army[s.turn] == RECRUITED


@rule
def win(s: State, rows: EventRows) -> None:
    """P41, P54: the game ends at once, whatever is still pending."""
    finish(s, rows, BY_CASTRUM, s.turn)


@rule
def set_up(s: State, rows: EventRows) -> None:
    """P2, P51: the last seat first, each takes a building and then places its sestertii."""
    if s.lap == s.players:
        s.lap = 0
        s.stage = TURNS
        add_row(rows, ROUND, s.start, s.round, 0, 0)
        return
    seat = s.players - 1 - s.lap
    s.lap += 1
    push(s, CHOOSE_COIN, seat, COINS, 0, FREELY + 1)
    push(s, CHOOSE_OWN, seat, 0, 0, 0)


@rule
def next_turn(s: State, t: Figures) -> None:
    """P3, P55: extra actions first, then the next seat that has a worker to place; without any the round is over."""
    if s.extra > 0:
        s.extra -= 1
        s.acts_with = MARKER
        push(s, CHOOSE_ACTION, s.turn, 0, 0, 0)
        return
    seat = s.start
    if s.turn != NOBODY:
        s.fresh[s.turn] = 0
        seat = after(s, s.turn, 1)
    for i in range(s.players):
        player = after(s, seat, i)
        if s.left[player] + s.taken[player] > 0:
            s.turn = player
            s.acts_with = OWN_WORKER if s.left[player] > 0 else TAKEN_WORKER
            push(s, CHOOSE_ACTION, player, 0, 0, 0)
            return
    s.turn = NOBODY
    s.stage = WINDOW if is_built(s, t.foro) else ROUND_ENDS


@rule
def end_round(s: State, t: Figures, rows: EventRows) -> None:
    """P5, P13, P26: workers go home, the token moves on, and the next round begins."""
    for i in range(SEATS * PLACES):
        s.at[i] = s.marks[i] = s.borrowed[i] = 0
    for seat in range(s.players):
        s.left[seat] = s.workers[seat] - held(s, seat)
        s.taken[seat] = s.spaced[seat] = 0
    s.abstains = s.shielded = s.delta = s.required = s.passes = s.lap = s.paid = 0
    s.start = s.next_start
    s.next_start = after(s, s.start, 1)
    s.round += 1
    s.stage = TURNS
    add_row(rows, ROUND, s.start, s.round, 0, 0)
    if is_solo(s):
        reveal(s, t, rows)
        new_row(s, rows)


@rule
def go_on(s: State, t: Figures, rows: EventRows) -> None:
    """Nothing is pending: the stage says what comes next."""
    if s.stage == SETTING_UP:
        set_up(s, rows)
    elif s.stage == TURNS:
        next_turn(s, t)
    elif s.stage == WINDOW and is_solo(s) and s.round == LAST_ROUND:
        finish(s, rows, BY_DESTRUCTION, NOBODY)
    elif s.stage == WINDOW:
        ask_immediate(s, t, rows)
    elif s.stage == PLEDGING:
        ask_pledge(s, t, rows)
    elif s.stage == REWARDS:
        reward(s, t)
    elif s.stage == VOLCANO_STRIKES:
        strike(s, t, rows)
    else:
        end_round(s, t, rows)
