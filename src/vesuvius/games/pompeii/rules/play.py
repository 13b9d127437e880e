"""An action changes the state, and what follows from it is done; entry points for callers outside the rules."""

from __future__ import annotations

from vesuvius.engine.block import Blocks
from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.pompeii.rules.actions.placing import offer_swap, place, swap, train
from vesuvius.games.pompeii.rules.board.building import raise_building
from vesuvius.games.pompeii.rules.board.goods import get
from vesuvius.games.pompeii.rules.board.places import put_marker
from vesuvius.games.pompeii.rules.cards.decks import discard, draw_card, lay_out
from vesuvius.games.pompeii.rules.effects.construction import build_skipping, skip_good
from vesuvius.games.pompeii.rules.effects.conversion import convert
from vesuvius.games.pompeii.rules.effects.dispatch import (
    activate,
    carry_out,
    choose_building,
    choose_card,
    choose_victim,
)
from vesuvius.games.pompeii.rules.effects.drawing import keep
from vesuvius.games.pompeii.rules.effects.immediate import ask_halt, play_halt, play_offering
from vesuvius.games.pompeii.rules.effects.stealing import steal_good
from vesuvius.games.pompeii.rules.effects.trade import trade
from vesuvius.games.pompeii.rules.figures import GOODS, Figures
from vesuvius.games.pompeii.rules.legal import list_legal
from vesuvius.games.pompeii.rules.offerings import draw_reward, pass_pledge, pledge, wait
from vesuvius.games.pompeii.rules.rounds import go_on, has_won, win
from vesuvius.games.pompeii.rules.state import (
    ACTIVATE,
    ASK_HALT,
    CARRY_OUT,
    CHOOSE_ACTION,
    CHOOSE_IMMEDIATE,
    CHOOSE_PLEDGED,
    CHOOSE_SKIPPED,
    CHOOSE_TAKEN,
    CHOOSE_TIMES,
    CHOOSE_TRADED,
    DRAW_AND_ACTIVATE,
    FIRST_WORK,
    GOT,
    LAPSED,
    NOBODY,
    NONE,
    OVER,
    OWNED,
    PUT_AWAY,
    WAITED,
    EventRows,
    Legal,
    State,
    is_solo,
    number,
    pop,
    push,
    set_number,
)
from vesuvius.games.pompeii.rules.verbs import (
    AT_BUILDING,
    AT_CARD,
    AT_GOOD,
    AT_SEAT,
    BONUS,
    COIN,
    DRAW_FROM,
    GIVE,
    GIVE_FOR,
    KEEP,
    ONE,
    OWN,
    PART,
    PASS,
    PAY_WITH,
    PLAY,
    SKIP_GOOD,
    STOP,
    SWAP,
    TAKE_FOR,
    TIMES,
    TRAIN,
    VERB,
)

GO_ON, LOOK, TRY = -1, -2, 1 << 30


@rule
def choose_amount(s: State, t: Figures, rows: EventRows, seat: int, times: int) -> None:
    """So many conversions, goods received, goods pledged."""
    kind = s.frame_kind[s.depth - 1]
    one, two, three = number(s, 0), number(s, 1), number(s, 2)
    if kind == CHOOSE_PLEDGED:
        pledge(s, rows, seat, times)
        return
    pop(s)
    if kind == CHOOSE_TIMES:
        convert(s, t, rows, seat, one, two, three, times)
    else:
        trade(s, t, rows, seat, one, two, three, times)


@rule
def choose_coin(s: State, rows: EventRows, seat: int, good: int) -> None:
    """P2, C37: one more good, at or after the one before."""
    s.goods[GOODS * seat + good] += 1
    add_row(rows, GOT, seat, good, 1, 0)
    if number(s, 0) == 1:
        pop(s)
    else:
        set_number(s, 0, number(s, 0) - 1)
        set_number(s, 1, good)


@rule
def take_building(s: State, t: Figures, rows: EventRows, seat: int, building: int) -> None:
    """P2, P43: a red building at the start; in a solo game nobody owns it."""
    pop(s)
    s.built |= 1 << building
    add_row(rows, OWNED, seat, building, 0, 0)
    if not is_solo(s):
        put_marker(s, rows, seat, building)


@rule
def choose_good(s: State, t: Figures, rows: EventRows, seat: int, verb: int, good: int) -> None:
    """A good is named: for a coin, a trade, an exchange, a bonus, a theft, a cost, a pledge."""
    if verb == COIN:
        choose_coin(s, rows, seat, good)
    elif verb == GIVE_FOR:
        effect = number(s, 0)
        pop(s)
        push(s, CHOOSE_TAKEN, seat, effect, good, 0)
    elif verb == TAKE_FOR:
        effect, given = number(s, 0), number(s, 1)
        pop(s)
        push(s, CHOOSE_TRADED, seat, effect, given, good)
    elif verb == PAY_WITH:
        swap(s, rows, seat, good)
    elif verb == BONUS:
        pop(s)
        get(s, rows, seat, good, 1)
    elif verb == AT_GOOD:
        steal_good(s, rows, good)
    elif verb == SKIP_GOOD:
        skip_good(s, t, rows, seat, good)
    else:
        pop(s)
        push(s, CHOOSE_PLEDGED, seat, good, 0, 0)


@rule
def play_card(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P31, P38: an immediate card, before the offerings or against the Castrum."""
    if s.frame_kind[s.depth - 1] == CHOOSE_IMMEDIATE:
        play_offering(s, t, rows, seat, card)
    else:
        play_halt(s, t, rows, seat, card)


@rule
def answer(s: State, t: Figures, rows: EventRows, seat: int, verb: int, one: int) -> None:
    """A card, a seat, a building or nothing is named."""
    if verb == TRAIN:
        train(s, t, rows, seat, one)
    elif verb == SWAP:
        offer_swap(s, seat, one)
    elif verb == AT_SEAT:
        choose_victim(s, t, rows, seat, one)
    elif verb == AT_BUILDING:
        choose_building(s, t, rows, seat, one)
    elif verb == AT_CARD:
        choose_card(s, t, rows, seat, one)
    elif verb == KEEP:
        keep(s, rows, seat, one)
    elif verb == DRAW_FROM:
        draw_reward(s, rows, seat, one)
    elif verb == PLAY:
        play_card(s, t, rows, seat, one)
    elif verb == PASS:
        pass_pledge(s, rows, seat)
    elif verb == STOP and s.frame_kind[s.depth - 1] == CHOOSE_SKIPPED:
        build_skipping(s, t, rows, seat)
    elif verb == STOP:
        pop(s)
    elif s.frame_kind[s.depth - 1] == CHOOSE_IMMEDIATE:
        wait(s, rows, seat)
    else:
        pop(s)
        add_row(rows, WAITED, seat, 0, 0, 0)


@rule
def do_work(s: State, t: Figures, rows: EventRows) -> None:
    """The top frame is done at once."""
    kind, seat, one = s.frame_kind[s.depth - 1], s.frame_seat[s.depth - 1], number(s, 0)
    if kind == CARRY_OUT:
        carry_out(s, t, rows)
    elif kind == ASK_HALT:
        ask_halt(s, t, rows)
    elif kind == PUT_AWAY:
        pop(s)
        discard(s, rows, seat, one)
    elif kind == ACTIVATE:
        pop(s)
        activate(s, t, rows, seat, one)
    elif kind == DRAW_AND_ACTIVATE:
        pop(s)
        card = draw_card(s, rows, one)
        if card != NONE:
            lay_out(s, seat, card)
    else:
        pop(s)
        raise_building(s, t, rows, seat, one)


@rule
def advance(s: State, t: Figures, legal: Legal, rows: EventRows) -> None:
    """Go on until somebody has something to choose, or the game is over; a choice of nothing is left out (P50)."""
    legal.count = 0
    while s.stage != OVER:
        if has_won(s, t):
            win(s, rows)
        elif s.depth == 0:
            go_on(s, t, rows)
        elif s.frame_kind[s.depth - 1] >= FIRST_WORK:
            do_work(s, t, rows)
        elif list_legal(s, t, legal) > 0:
            s.seat = s.frame_seat[s.depth - 1]
            return
        else:
            add_row(rows, LAPSED, s.frame_seat[s.depth - 1], s.frame_kind[s.depth - 1], 0, 0)
            pop(s)
    legal.count = 0
    s.seat = NOBODY


@rule
def choose(s: State, t: Figures, rows: EventRows, action: int) -> None:
    """Play a legal action for the seat that decides; what follows from it is still to be done."""
    verb, one, other, seat = action >> VERB, action >> ONE & PART, action & PART, s.seat
    if verb == TIMES:
        choose_amount(s, t, rows, seat, action & (1 << VERB) - 1)
    elif verb == OWN:
        take_building(s, t, rows, seat, one)
    elif verb in (COIN, GIVE_FOR, TAKE_FOR, PAY_WITH, BONUS, AT_GOOD, SKIP_GOOD, GIVE):
        choose_good(s, t, rows, seat, verb, one)
    elif s.frame_kind[s.depth - 1] == CHOOSE_ACTION:
        place(s, t, rows, seat, verb, one, other)
    else:
        answer(s, t, rows, seat, verb, one)


@kernel
def step(states: Blocks, index: int, action: int, figures: Blocks, legals: Blocks, event_rows: Blocks) -> int:
    """Play an action in one game of many and list what is legal then; returns how many actions there are.

    GO_ON plays none but goes on to the next decision, as after a deal; LOOK just lists. With TRY added, nothing that
    follows from the action is done, so that no card is drawn: this shows what it costs and brings.
    """
    s, t, legal, rows = states[index], figures[0], legals[0], event_rows[0]
    if action != LOOK:
        rows.count = 0
        if action != GO_ON:
            choose(s, t, rows, action & ~TRY)
        if action < TRY:
            advance(s, t, legal, rows)
    else:
        list_legal(s, t, legal)
    return int(legal.count)
