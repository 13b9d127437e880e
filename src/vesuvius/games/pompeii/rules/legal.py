"""Every legal action of a decision, written out as numbers."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.actions.listing import list_actions, list_swaps, list_training
from vesuvius.games.pompeii.rules.board.goods import has, is_blocked
from vesuvius.games.pompeii.rules.cards.decks import can_draw
from vesuvius.games.pompeii.rules.effects.construction import list_skipped
from vesuvius.games.pompeii.rules.effects.conversion import most_conversions
from vesuvius.games.pompeii.rules.effects.dispatch import is_chosen_card, is_site, is_victim
from vesuvius.games.pompeii.rules.effects.drawing import list_kept
from vesuvius.games.pompeii.rules.effects.immediate import HALT_CASTRUM, OFFERING, list_immediate
from vesuvius.games.pompeii.rules.effects.stealing import list_stolen
from vesuvius.games.pompeii.rules.effects.trade import list_given, list_taken, most_traded
from vesuvius.games.pompeii.rules.figures import BUILDINGS, CARDS, GOODS, RED, Figures
from vesuvius.games.pompeii.rules.rounds import FREELY
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_ACTION,
    CHOOSE_BONUS,
    CHOOSE_BUILDING,
    CHOOSE_CARD,
    CHOOSE_COIN,
    CHOOSE_DECK,
    CHOOSE_GIVEN,
    CHOOSE_GOOD,
    CHOOSE_HALT,
    CHOOSE_IMMEDIATE,
    CHOOSE_KEPT,
    CHOOSE_OWN,
    CHOOSE_PAYMENT,
    CHOOSE_PLEDGE,
    CHOOSE_PLEDGED,
    CHOOSE_SWAPPED,
    CHOOSE_TAKEN,
    CHOOSE_TIMES,
    CHOOSE_TRADED,
    CHOOSE_TRAINED,
    CHOOSE_VICTIM,
    SHOWN,
    Legal,
    State,
    is_built,
    number,
)
from vesuvius.games.pompeii.rules.verbs import (
    AT_BUILDING,
    AT_CARD,
    AT_SEAT,
    BONUS,
    COIN,
    DRAW_FROM,
    GIVE,
    OWN,
    PASS,
    PAY_WITH,
    STOP,
    TIMES,
    put,
)


@rule
def list_own(s: State, t: Figures, legal: Legal) -> int:
    """P2: a free red building."""
    count = 0
    for building in range(BUILDINGS):
        if t.colour[building] == RED and not is_built(s, building):
            count = put(legal, count, OWN, building, 0)
    return count


@rule
def list_coins(s: State, t: Figures, legal: Legal) -> int:
    """P2, P52, P68: goods of a value, at or after the one before."""
    count = 0
    for good in range(number(s, 1), GOODS):
        if t.value[good] == number(s, 2) % FREELY and (number(s, 2) > FREELY or not is_blocked(s, good)):
            count = put(legal, count, COIN, good, 0)
    return count


@rule
def list_times(legal: Legal, most: int) -> int:
    """So many: 1 to 60, and the greatest possible if that is more."""
    count = 0
    for times in range(1, min(most, SHOWN) + 1):
        count = put(legal, count, TIMES, 0, times)
    if most > SHOWN:
        count = put(legal, count, TIMES, 0, most)
    return count


@rule
def list_payment(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """P17: one value I good."""
    count = 0
    for good in range(GOODS):
        if t.value[good] == 1 and has(s, seat, good) > 0:
            count = put(legal, count, PAY_WITH, good, 0)
    return count


@rule
def list_bonus(s: State, t: Figures, legal: Legal) -> int:
    """P9: the kinds that went in."""
    count = 0
    for i in range(t.first[number(s, 0)], t.first[number(s, 0) + 1]):
        count = put(legal, count, BONUS, t.good[i], 0)
    return count


@rule
def list_victims(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """P56: seats to which the effect can do something."""
    count = 0
    for victim in range(s.players):
        if is_victim(s, t, seat, number(s, 0), victim):
            count = put(legal, count, AT_SEAT, victim, 0)
    return count


@rule
def list_sites(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """P52, P56: buildings for the effect; `.` once there has been one."""
    count = 0
    for building in range(BUILDINGS):
        if is_site(s, t, seat, number(s, 0), building):
            count = put(legal, count, AT_BUILDING, building, 0)
    if number(s, 2):
        count = put(legal, count, STOP, 0, 0)
    return count


@rule
def list_chosen_cards(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """P56: cards for the effect."""
    count = 0
    for card in range(CARDS):
        if is_chosen_card(s, t, seat, number(s, 0), card):
            count = put(legal, count, AT_CARD, card, 0)
    return count


@rule
def list_pledges(s: State, legal: Legal, seat: int) -> int:
    """P33: any good that the seat owns, or nothing."""
    count = 0
    for good in range(GOODS):
        if has(s, seat, good) > 0:
            count = put(legal, count, GIVE, good, 0)
    return put(legal, count, PASS, 0, 0)


@rule
def list_decks(s: State, legal: Legal) -> int:
    """P34, P66: decks that have cards, or a pile."""
    count = 0
    for deck in range(2):
        if can_draw(s, deck):
            count = put(legal, count, DRAW_FROM, deck, 0)
    return count


@rule
def list_top(s: State, t: Figures, legal: Legal, kind: int, seat: int) -> int:
    """Every legal action of the top frame, by its kind."""
    if kind == CHOOSE_ACTION:
        return list_actions(s, t, legal, seat)
    if kind == CHOOSE_TIMES:
        return list_times(legal, most_conversions(s, t, seat, number(s, 0), number(s, 1), number(s, 2)))
    if kind == CHOOSE_PLEDGE:
        return list_pledges(s, legal, seat)
    if kind == CHOOSE_PLEDGED:
        return list_times(legal, has(s, seat, number(s, 0)))
    if kind == CHOOSE_BONUS:
        return list_bonus(s, t, legal)
    if kind == CHOOSE_GIVEN:
        return list_given(s, t, legal, seat)
    if kind == CHOOSE_TAKEN:
        return list_taken(s, t, legal, seat)
    if kind == CHOOSE_TRADED:
        return list_times(legal, most_traded(s, t, seat))
    if kind == CHOOSE_TRAINED:
        return put(legal, list_training(s, t, legal, 0, seat), STOP, 0, 0)
    if kind == CHOOSE_SWAPPED:
        return put(legal, list_swaps(s, t, legal, 0, seat), STOP, 0, 0)
    if kind == CHOOSE_PAYMENT:
        return list_payment(s, t, legal, seat)
    if kind == CHOOSE_OWN:
        return list_own(s, t, legal)
    if kind == CHOOSE_COIN:
        return list_coins(s, t, legal)
    if kind == CHOOSE_KEPT:
        return list_kept(s, legal)
    if kind == CHOOSE_DECK:
        return list_decks(s, legal)
    if kind in (CHOOSE_HALT, CHOOSE_IMMEDIATE):
        return list_immediate(s, t, legal, seat, HALT_CASTRUM if kind == CHOOSE_HALT else OFFERING)
    if kind == CHOOSE_GOOD:
        return list_stolen(s, t, legal)
    if kind == CHOOSE_VICTIM:
        return list_victims(s, t, legal, seat)
    if kind == CHOOSE_BUILDING:
        return list_sites(s, t, legal, seat)
    if kind == CHOOSE_CARD:
        return list_chosen_cards(s, t, legal, seat)
    return list_skipped(s, t, legal, seat)


@rule
def list_legal(s: State, t: Figures, legal: Legal) -> int:
    """Fill the list with every legal action; returns how many there are."""
    top = s.depth - 1
    legal.count = list_top(s, t, legal, s.frame_kind[top], s.frame_seat[top]) if s.depth > 0 else 0
    return legal.count
