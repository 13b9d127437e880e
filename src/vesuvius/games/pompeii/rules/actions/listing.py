"""What a worker may do this turn: every place, every card that is of use there (P3, P4, P58)."""

from __future__ import annotations

from vesuvius.engine.rule import lowest, rule
from vesuvius.games.pompeii.rules.actions.working import can_hire, can_recruit
from vesuvius.games.pompeii.rules.board.building import can_build, may_build
from vesuvius.games.pompeii.rules.board.goods import can_pay, has
from vesuvius.games.pompeii.rules.effects.construction import BUILD_WAIVE, waived_goods, waives_some
from vesuvius.games.pompeii.rules.effects.conversion import CONVERT_ALT, CONVERT_BONUS, can_convert, line_of
from vesuvius.games.pompeii.rules.effects.dispatch import does_something
from vesuvius.games.pompeii.rules.effects.field_yield import FIELD_BONUS, FIELD_TAKE
from vesuvius.games.pompeii.rules.effects.immediate import list_finishing
from vesuvius.games.pompeii.rules.effects.injury import list_healing
from vesuvius.games.pompeii.rules.effects.spaces import list_lifting, may_stand
from vesuvius.games.pompeii.rules.effects.trade import can_trade_at_porta
from vesuvius.games.pompeii.rules.figures import (
    AT_ACTIVATION,
    BUILDINGS,
    CARD_COST,
    CARDS,
    COSTRUZIONE,
    EFFECTS_OF_A_CARD,
    EVERY_ACTION,
    FIELDS,
    FIRST_BUILDING,
    GOODS,
    NOWHERE,
    PIAZZA,
    PORTA,
    SEATS,
    SPECIALISTS,
    Figures,
)
from vesuvius.games.pompeii.rules.state import ACTIVE, HAND, NONE, ROW, Legal, State, cards_in, is_built, is_solo
from vesuvius.games.pompeii.rules.verbs import (
    ACT,
    AT_PORTA,
    BUILD,
    COLLECT,
    HIRE,
    RECRUIT_ARMY,
    SWAP,
    TRAIN,
    USE,
    WORK,
    put,
)


@rule
def list_actions(s: State, t: Figures, legal: Legal, seat: int) -> int:
    """Every action of a worker; returns how many there are, as do all rules here."""
    count = list_fields(s, t, legal, 0, seat)
    for building in range(BUILDINGS):
        if is_built(s, building) and may_stand(s, t, seat, FIRST_BUILDING + building):
            count = list_building(s, t, legal, count, seat, building)
            if building == t.foro:
                count = list_city(s, t, legal, count, seat)
                count = list_healing(s, t, legal, count, seat)
                count = list_lifting(s, t, legal, count, seat)
                count = list_finishing(s, t, legal, count, seat)
    if may_stand(s, t, seat, COSTRUZIONE):
        count = list_construction(s, t, legal, count, seat, NONE, NONE)
    if may_stand(s, t, seat, PORTA) and can_trade_at_porta(s, t, seat):
        count = put(legal, count, AT_PORTA, 0, 0)
    if s.hand[2 * seat] > 0 and may_stand(s, t, seat, PIAZZA):
        count = list_training(s, t, legal, count, seat)
        count = list_swaps(s, t, legal, count, seat)
    return list_cards(s, t, legal, count, seat)


@rule
def list_fields(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P6: fields with room for the seat."""
    for place in range(FIELDS):
        if may_stand(s, t, seat, place):
            count = put(legal, count, COLLECT, place, 0)
    return count


@rule
def list_building(s: State, t: Figures, legal: Legal, count: int, seat: int, building: int) -> int:
    """P7, P29, P39: what a building itself does."""
    for line in range(t.lines[building]):
        if can_convert(s, t, seat, FIRST_BUILDING + building, line, NONE):
            count = put(legal, count, WORK, building, CARDS + line)
    if building == t.hires and can_hire(s, t, seat):
        count = put(legal, count, HIRE, 0, 0)
    if building == t.recruits and can_recruit(s, t, seat):
        count = put(legal, count, RECRUIT_ARMY, 0, 0)
    return count


@rule
def list_city(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P21: city cards in hand, one-time ones if they can do something once the worker stands at the Foro."""
    if s.hand[2 * seat + 1] == 0:
        return count
    here = SEATS * (FIRST_BUILDING + t.foro) + seat
    s.at[here] += 1
    bits = cards_in(s, HAND + seat, 1)
    while bits:
        card = SPECIALISTS + lowest(bits)
        bits &= bits - 1
        stays, once = t.timing[card] == EVERY_ACTION, t.timing[card] == AT_ACTIVATION
        if stays or (once and does_something(s, t, seat, card)):
            count = put(legal, count, ACT, card, 0)
    s.at[here] -= 1
    return count


@rule
def list_construction(s: State, t: Figures, legal: Legal, count: int, seat: int, card: int, effect: int) -> int:
    """P8, P58: buildings that the seat can pay, with a card only if it waives something."""
    for building in range(BUILDINGS):
        helps = effect == NONE or waives_some(t, effect, building)
        if helps and may_build(s, t, building) and can_build(s, t, seat, building, waived_goods(effect)):
            count = put(legal, count, BUILD, building, card + 1)
    return count


@rule
def list_training(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P17: specialists in hand that the seat can pay."""
    bits = cards_in(s, HAND + seat, 0)
    while bits:
        card = lowest(bits)
        bits &= bits - 1
        if can_pay(s, t, seat, CARD_COST + card):
            count = put(legal, count, TRAIN, card, 0)
    return count


@rule
def can_pay_swap(s: State, t: Figures, seat: int) -> int:
    """P17: one value I good."""
    for good in range(GOODS):
        if t.value[good] == 1 and has(s, seat, good) > 0:
            return 1
    return 0


@rule
def list_swaps(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P17: specialists in hand that can be exchanged."""
    bits = cards_in(s, HAND + seat, 0) if can_pay_swap(s, t, seat) else 0
    while bits:
        count = put(legal, count, SWAP, lowest(bits), 0)
        bits &= bits - 1
    return count


@rule
def list_cards(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P14, P46: active cards at their places, and cards of the open row."""
    for deck in range(2):
        bits = cards_in(s, ACTIVE + seat, deck)
        if is_solo(s):
            bits |= cards_in(s, ROW, deck)
        while bits:
            card = SPECIALISTS * deck + lowest(bits)
            bits &= bits - 1
            if t.timing[card] == AT_ACTIVATION:
                if does_something(s, t, seat, card):
                    count = put(legal, count, USE, card, 0)
            elif t.place[card] != NOWHERE:
                count = list_card(s, t, legal, count, seat, card)
    return count


@rule
def list_card(s: State, t: Figures, legal: Legal, count: int, seat: int, card: int) -> int:
    """P58: a card that can do something at its place now."""
    place, effect = t.place[card], EFFECTS_OF_A_CARD * card
    kind = t.kind[effect]
    if place >= FIRST_BUILDING and not is_built(s, place - FIRST_BUILDING):
        return count
    if not may_stand(s, t, seat, place):
        return count
    if kind in (FIELD_BONUS, FIELD_TAKE):
        return put(legal, count, COLLECT, place, card + 1)
    if kind == BUILD_WAIVE:
        return list_construction(s, t, legal, count, seat, card, effect)
    if kind in (CONVERT_BONUS, CONVERT_ALT) and can_convert(s, t, seat, place, line_of(t, effect), effect):
        if place < FIELDS:
            return put(legal, count, COLLECT, place, card + 1)
        return put(legal, count, WORK, place - FIRST_BUILDING, card)
    return count
