"""A worker goes onto a place and does one thing there (P3, P4)."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.actions.working import collect, hire, recruit, use_up
from vesuvius.games.pompeii.rules.board.building import construct
from vesuvius.games.pompeii.rules.board.goods import pay
from vesuvius.games.pompeii.rules.board.places import put_worker
from vesuvius.games.pompeii.rules.cards.beliefs import let_go
from vesuvius.games.pompeii.rules.cards.decks import discard, draw_to_hand, lay_out, out_of_hand
from vesuvius.games.pompeii.rules.effects.construction import waived_goods
from vesuvius.games.pompeii.rules.effects.conversion import ask_times, line_of
from vesuvius.games.pompeii.rules.effects.immediate import finish_castrum
from vesuvius.games.pompeii.rules.effects.injury import ARMY, WORKER, heal_one
from vesuvius.games.pompeii.rules.effects.spaces import lift_token
from vesuvius.games.pompeii.rules.effects.trade import ask_given
from vesuvius.games.pompeii.rules.figures import (
    CARD_COST,
    CARDS,
    COSTRUZIONE,
    EFFECTS_OF_A_CARD,
    FIRST_BUILDING,
    GOODS,
    NOWHERE,
    PIAZZA,
    PORTA,
    PORTA_TRADE,
    Figures,
)
from vesuvius.games.pompeii.rules.state import (
    ALL_SEATS,
    CARRY_OUT,
    CHOOSE_PAYMENT,
    CHOOSE_SWAPPED,
    CHOOSE_TRAINED,
    NONE,
    PAID,
    EventRows,
    State,
    number,
    pop,
    push,
)
from vesuvius.games.pompeii.rules.verbs import (
    ACT,
    AT_PORTA,
    BUILD,
    COLLECT,
    FINISH,
    HEAL_ARMY,
    HIRE,
    LIFT,
    RECRUIT_ARMY,
    SWAP,
    TRAIN,
    USE,
    WORK,
)


@rule
def train(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P17, P59: a specialist is paid and takes effect, even in vain."""
    pay(s, t, rows, seat, CARD_COST + card, 1)
    out_of_hand(s, seat, card)
    lay_out(s, seat, card)


@rule
def offer_swap(s: State, seat: int, card: int) -> None:
    """P17: all see the specialist that will be discarded once it is paid for."""
    s.known[card] |= ALL_SEATS
    push(s, CHOOSE_PAYMENT, seat, card, 0, 0)


@rule
def swap(s: State, rows: EventRows, seat: int, good: int) -> None:
    """P17, P57: one good is paid, the specialist discarded, another drawn."""
    card = number(s, 0)
    pop(s)
    s.goods[GOODS * seat + good] -= 1
    add_row(rows, PAID, seat, good, 1, 0)
    out_of_hand(s, seat, card)
    discard(s, rows, seat, card)
    draw_to_hand(s, rows, seat, 0)


@rule
def work(s: State, t: Figures, rows: EventRows, seat: int, building: int, how: int) -> None:
    """P7, P14: a worker at a building, for a line of it or with a card; how often is asked next."""
    place = FIRST_BUILDING + building
    if how >= CARDS:
        put_worker(s, t, rows, seat, place, NONE)
        ask_times(s, seat, place, how - CARDS, NONE)
    else:
        put_worker(s, t, rows, seat, place, how)
        ask_times(s, seat, place, line_of(t, EFFECTS_OF_A_CARD * how), EFFECTS_OF_A_CARD * how)
        use_up(s, rows, seat, how)


@rule
def undo(s: State, t: Figures, rows: EventRows, seat: int, verb: int, building: int) -> None:
    """P27, P38: at the Foro an injury is healed, a token lifted, or the Castrum finished."""
    put_worker(s, t, rows, seat, FIRST_BUILDING + t.foro, NONE)
    if verb == LIFT:
        lift_token(s, t, rows, seat, building)
    elif verb == FINISH:
        finish_castrum(s, t, rows, seat)
    else:
        heal_one(s, t, rows, seat, ARMY if verb == HEAL_ARMY else WORKER)


@rule
def place(s: State, t: Figures, rows: EventRows, seat: int, verb: int, one: int, other: int) -> None:
    """P3, P4: a worker goes onto a place and does one thing there."""
    pop(s)
    if verb == COLLECT:
        put_worker(s, t, rows, seat, one, other - 1)
        collect(s, t, rows, seat, one, EFFECTS_OF_A_CARD * (other - 1) if other else NONE)
        if other:
            use_up(s, rows, seat, other - 1)
    elif verb == WORK:
        work(s, t, rows, seat, one, other)
    elif verb == BUILD:
        put_worker(s, t, rows, seat, COSTRUZIONE, other - 1)
        if other:
            use_up(s, rows, seat, other - 1)
        construct(s, t, rows, seat, one, waived_goods(EFFECTS_OF_A_CARD * (other - 1)) if other else NONE)
    elif verb == AT_PORTA:
        put_worker(s, t, rows, seat, PORTA, NONE)
        ask_given(s, seat, PORTA_TRADE)
    elif verb == TRAIN:
        put_worker(s, t, rows, seat, PIAZZA, NONE)
        push(s, CHOOSE_TRAINED, seat, 0, 0, 0)
        train(s, t, rows, seat, one)
    elif verb == SWAP:
        put_worker(s, t, rows, seat, PIAZZA, NONE)
        push(s, CHOOSE_SWAPPED, seat, 0, 0, 0)
        offer_swap(s, seat, one)
    else:
        place_in_city(s, t, rows, seat, verb, one)


@rule
def place_in_city(s: State, t: Figures, rows: EventRows, seat: int, verb: int, one: int) -> None:
    """P21, P27, P29, P39, P46: what comes with the Foro and after it, and cards of the open row."""
    if verb == ACT:
        put_worker(s, t, rows, seat, FIRST_BUILDING + t.foro, NONE)
        let_go(s, t, seat, one)
        out_of_hand(s, seat, one)
        lay_out(s, seat, one)
    elif verb == HIRE:
        put_worker(s, t, rows, seat, FIRST_BUILDING + t.hires, NONE)
        hire(s, t, rows, seat)
    elif verb == RECRUIT_ARMY:
        put_worker(s, t, rows, seat, FIRST_BUILDING + t.recruits, NONE)
        recruit(s, t, rows, seat)
    elif verb == USE:
        put_worker(s, t, rows, seat, NOWHERE, one)
        use_up(s, rows, seat, one)
        push(s, CARRY_OUT, seat, one, 0, 0)
    else:
        undo(s, t, rows, seat, verb, one)
