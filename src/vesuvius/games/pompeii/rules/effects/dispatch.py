"""From the kind of an effect to its rules: whether it can act, on whom, what happens at once and after a choice.

Compiled rules cannot look a function up, so each question has a chain of kinds here; what a kind does is in its file.
"""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.places import put_marker
from vesuvius.games.pompeii.rules.cards.decks import discard, into_hand, lay_out, take_unseen
from vesuvius.games.pompeii.rules.effects.construction import BUILD_NOW, ask_skipped, can_build_now
from vesuvius.games.pompeii.rules.effects.drawing import DRAW_CARDS, can_draw_some, draw_cards
from vesuvius.games.pompeii.rules.effects.gain import GAIN, can_gain, gain
from vesuvius.games.pompeii.rules.effects.injury import (
    HEAL,
    INJURE,
    ask_injured,
    can_heal,
    can_injure,
    heal_all,
    injure,
)
from vesuvius.games.pompeii.rules.effects.ownership import PLACE_MARKER, can_mark, mark_porta
from vesuvius.games.pompeii.rules.effects.spaces import BLOCK_SPACES, ask_covered, can_cover, cover_space
from vesuvius.games.pompeii.rules.effects.stealing import STEAL_GOODS, ask_for_goods, can_steal_from, steal
from vesuvius.games.pompeii.rules.effects.taking import (
    DESTROY_TEMPLES,
    REPLAY_DISCARD,
    TAKE_CARD,
    any_temple,
    ask_taken,
    can_replay,
    can_take,
    destroy_temples,
    is_unseen,
    take_card,
)
from vesuvius.games.pompeii.rules.effects.trade import TRADE, ask_given, can_trade
from vesuvius.games.pompeii.rules.effects.workers import (
    EXTRA_ACTIONS,
    START_PLAYER,
    TAKE_WORKERS,
    WORKER_COUNT,
    add_actions,
    can_count,
    can_take_workers,
    count_workers,
    start_next_round,
    take_workers,
)
from vesuvius.games.pompeii.rules.figures import AT_ACTIVATION, BUILDINGS, CARDS, EFFECTS_OF_A_CARD, IMMEDIATE, Figures
from vesuvius.games.pompeii.rules.state import (
    ACTIVATED,
    ACTIVE,
    ALL_SEATS,
    CARRIED,
    CARRY_OUT,
    CHOOSE_BUILDING,
    CHOOSE_CARD,
    DREW,
    PUT_AWAY,
    EventRows,
    State,
    number,
    pop,
    push,
    set_number,
)


@rule
def is_victim(s: State, t: Figures, seat: int, effect: int, victim: int) -> int:
    """P22, P26, P56: whether the effect can do something to another seat."""
    if victim == seat:
        return 0
    if t.kind[effect] == STEAL_GOODS:
        return can_steal_from(s, t, effect, victim)
    if t.kind[effect] == TAKE_CARD:
        return s.hand[2 * victim + 1] > 0
    return can_injure(s, t, effect, victim)


@rule
def is_site(s: State, t: Figures, seat: int, effect: int, building: int) -> int:
    """P25, P28, P59: whether a building can be chosen for the effect."""
    kind = t.kind[effect]
    if kind == TAKE_WORKERS:
        return can_take_workers(s, t, building)
    if kind == BLOCK_SPACES:
        return can_cover(s, t, building)
    if kind == BUILD_NOW:
        return can_build_now(s, t, seat, effect, building)
    return can_mark(s, t, seat, effect, building)


@rule
def is_chosen_card(s: State, t: Figures, seat: int, effect: int, card: int) -> int:
    """P59: whether a card can be taken from another player, or from the pile."""
    if t.kind[effect] == REPLAY_DISCARD:
        return can_replay(s, t, card)
    return can_take(s, t, seat, effect, card)


@rule
def any_victim(s: State, t: Figures, seat: int, effect: int) -> int:
    """Whether the effect has a victim."""
    for victim in range(s.players):
        if is_victim(s, t, seat, effect, victim):
            return 1
    return 0


@rule
def any_site(s: State, t: Figures, seat: int, effect: int) -> int:
    """Whether the effect has a building."""
    for building in range(BUILDINGS):
        if is_site(s, t, seat, effect, building):
            return 1
    return 0


@rule
def any_card(s: State, t: Figures, seat: int, effect: int) -> int:
    """Whether the effect has a card."""
    for card in range(CARDS):
        if is_chosen_card(s, t, seat, effect, card):
            return 1
    return 0


@rule
def can_act(s: State, t: Figures, seat: int, effect: int) -> int:
    """P21, P59: whether an effect can do something now."""
    kind = t.kind[effect]
    if kind == GAIN:
        return can_gain(s, t, effect)
    if kind == TAKE_CARD and not is_unseen(t, effect):
        return any_card(s, t, seat, effect)
    if kind in (STEAL_GOODS, TAKE_CARD, INJURE):
        return any_victim(s, t, seat, effect)
    if kind in (TAKE_WORKERS, BLOCK_SPACES, BUILD_NOW, PLACE_MARKER):
        return any_site(s, t, seat, effect)
    if kind == REPLAY_DISCARD:
        return any_card(s, t, seat, effect)
    if kind == DESTROY_TEMPLES:
        return any_temple(s, t, seat, effect)
    if kind == WORKER_COUNT:
        return can_count(s, t, seat, effect)
    if kind == DRAW_CARDS:
        return can_draw_some(s, t, effect)
    if kind == TRADE:
        return can_trade(s, t, seat, effect)
    if kind == HEAL:
        return can_heal(s, seat)
    return 1


@rule
def does_something(s: State, t: Figures, seat: int, card: int) -> int:
    """P21: whether one of the card's effects can."""
    for effect in range(EFFECTS_OF_A_CARD * card, EFFECTS_OF_A_CARD * card + t.effects[card]):
        if can_act(s, t, seat, effect):
            return 1
    return 0


@rule
def activate(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P19, P20, P21: a card that has left hand and deck is activated; its one-time effect stands on the stack."""
    acts = does_something(s, t, seat, card)
    s.known[card] = ALL_SEATS
    if t.timing[card] == IMMEDIATE:
        into_hand(s, seat, card)
        add_row(rows, DREW, seat, card, 2, 0)
    elif t.timing[card] == AT_ACTIVATION:
        add_row(rows, ACTIVATED, seat, card, acts, 0)
        if acts:
            s.where[card] = CARRIED
            push(s, PUT_AWAY, seat, card, 0, 0)
            push(s, CARRY_OUT, seat, card, 0, 0)
        else:
            discard(s, rows, seat, card)
    else:
        s.where[card] = ACTIVE + seat
        add_row(rows, ACTIVATED, seat, card, 1, 0)
        mark_porta(s, t, rows, seat, card)


@rule
def carry_out(s: State, t: Figures, rows: EventRows) -> None:
    """The next effect of the card on top of the stack, if one is left."""
    seat, card, which = s.frame_seat[s.depth - 1], number(s, 0), number(s, 1)
    if which == t.effects[card]:
        pop(s)
        return
    set_number(s, 1, which + 1)
    effect = EFFECTS_OF_A_CARD * card + which
    kind = t.kind[effect]
    if kind == EXTRA_ACTIONS:
        add_actions(s, t, rows, seat, effect)
    elif kind == GAIN:
        gain(s, t, rows, seat, effect)
    elif kind == STEAL_GOODS:
        steal(s, t, seat, effect)
    elif kind == DESTROY_TEMPLES:
        destroy_temples(s, t, rows, seat, effect)
    elif kind == WORKER_COUNT:
        count_workers(s, t, rows, seat, effect)
    elif kind == DRAW_CARDS:
        draw_cards(s, t, rows, seat, effect)
    elif kind == HEAL:
        heal_all(s, rows, seat)
    elif kind == START_PLAYER:
        start_next_round(s, rows, seat)
    else:
        ask_for_target(s, t, seat, effect)


@rule
def ask_for_target(s: State, t: Figures, seat: int, effect: int) -> None:
    """P22: the effects that begin with a choice."""
    kind = t.kind[effect]
    if kind == TRADE:
        ask_given(s, seat, effect)
    elif kind == INJURE:
        ask_injured(s, seat, effect)
    elif kind == TAKE_CARD:
        ask_taken(s, t, seat, effect)
    elif kind == REPLAY_DISCARD:
        push(s, CHOOSE_CARD, seat, effect, 0, 0)
    elif kind == BLOCK_SPACES:
        ask_covered(s, t, seat, effect)
    else:
        push(s, CHOOSE_BUILDING, seat, effect, 0, 0)


@rule
def choose_victim(s: State, t: Figures, rows: EventRows, seat: int, victim: int) -> None:
    """A seat was chosen."""
    effect = number(s, 0)
    pop(s)
    if t.kind[effect] == STEAL_GOODS:
        ask_for_goods(s, t, seat, effect, victim)
    elif t.kind[effect] == TAKE_CARD:
        take_unseen(s, t, rows, seat, victim)
    else:
        injure(s, t, rows, effect, victim)


@rule
def choose_building(s: State, t: Figures, rows: EventRows, seat: int, building: int) -> None:
    """A building was chosen."""
    effect = number(s, 0)
    kind = t.kind[effect]
    if kind == BLOCK_SPACES:
        cover_space(s, rows, seat, building)
        return
    pop(s)
    if kind == TAKE_WORKERS:
        take_workers(s, rows, seat, building)
    elif kind == PLACE_MARKER:
        put_marker(s, rows, seat, building)
    else:
        ask_skipped(s, t, seat, effect, building)


@rule
def choose_card(s: State, t: Figures, rows: EventRows, seat: int, card: int) -> None:
    """P23, P30, P59: a card is taken from another player, or from the pile."""
    effect = number(s, 0)
    pop(s)
    if t.kind[effect] == REPLAY_DISCARD:
        lay_out(s, seat, card)
    else:
        take_card(s, t, rows, seat, effect, card)
