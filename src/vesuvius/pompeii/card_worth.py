"""What a card is worth to a seat with its plan, in thousandths of a worker's action."""

from __future__ import annotations

from vesuvius.pompeii.figures import (
    AMOUNT,
    BUILD_NOW,
    BUILD_WAIVE,
    BUILDINGS,
    CHOSEN,
    CONVERT_ALT,
    CONVERT_BONUS,
    COST,
    DELTA,
    DRAW_CARDS,
    EFFECT_IN,
    EFFECT_OUT,
    EFFECTS_OF_A_CARD,
    EXTRA_ACTIONS,
    FIELD_BONUS,
    FIELD_TAKE,
    FIRST_BUILDING,
    GAIN,
    GOOD,
    HALT_CASTRUM,
    INJURE,
    KEPT,
    MOST_TIMES,
    OFFERING,
    PER_YIELD,
    PLACE_MARKER,
    SKIP,
    STEAL_GOODS,
    STOLEN,
    TAKE_CARD,
    TAKE_WORKERS,
    TRADE,
    WHO,
    WORKER_COUNT,
    YOU,
    Figures,
    has_good,
    number_of,
)
from vesuvius.pompeii.plans import ACTION, RAW, Thought
from vesuvius.pompeii.state import State, is_built
from vesuvius.rule import rule

USES = 4  # of a card that stays, while its good is asked for
RARE_USES = 1
BATCH_OF_CARD = 4  # conversions of an unlimited card at a time
WORKER_WORTH = 4 * ACTION
LONG = 12 * ACTION  # who is nearer to the end has less of any card
NUISANCE = ACTION  # of what costs another player something


@rule
def bundle_price(t: Figures, mind: Thought, bundle: int) -> int:
    """The prices of all goods in a bundle."""
    price = 0
    for i in range(t.first[bundle], t.first[bundle + 1]):
        price += t.amount[i] * mind.price[t.good[i]]
    return price


@rule
def uses_of(mind: Thought, good: int) -> int:
    """How often a card that brings a good will be used."""
    return USES if mind.short[good] > 1 else RARE_USES


@rule
def uses_of_bundle(t: Figures, mind: Thought, bundle: int) -> int:
    """How often a card will be used that brings a bundle."""
    uses = RARE_USES
    for i in range(t.first[bundle], t.first[bundle + 1]):
        uses = max(uses, uses_of(mind, t.good[i]))
    return uses


@rule
def worth_at_place(s: State, t: Figures, mind: Thought, card: int, effect: int) -> int:
    """P14, P16: a card that is used in the place of an action."""
    kind, place = t.kind[effect], t.place[card]
    if place >= FIRST_BUILDING and place < FIRST_BUILDING + BUILDINGS and not is_built(s, place - FIRST_BUILDING):
        return 0
    if kind in (FIELD_BONUS, CONVERT_BONUS):
        good = number_of(t, effect, GOOD)
        return uses_of(mind, good) * number_of(t, effect, AMOUNT) * mind.price[good]
    made = bundle_price(t, mind, EFFECT_OUT + effect)
    uses = uses_of_bundle(t, mind, EFFECT_OUT + effect)
    if kind == FIELD_TAKE:
        return uses * max(0, made * 3 // 2 - ACTION if number_of(t, effect, PER_YIELD) else made - RAW)
    most = number_of(t, effect, MOST_TIMES)
    gain = max(0, made - bundle_price(t, mind, EFFECT_IN + effect))
    return uses * gain * min(BATCH_OF_CARD, most if most > 0 else BATCH_OF_CARD) // 2


@rule
def worth_of_waiver(s: State, t: Figures, mind: Thought, effect: int) -> int:
    """P16: what is saved at the buildings to come."""
    saved = 0
    for building in range(BUILDINGS):
        if building in (t.foro, t.recruits, t.castrum) and not is_built(s, building):
            for i in range(t.first[COST + building], t.first[COST + building + 1]):
                if has_good(t, EFFECT_IN + effect, t.good[i]):
                    saved += t.amount[i] * mind.price[t.good[i]]
    return saved


@rule
def worth_at_once(t: Figures, mind: Thought, effect: int) -> int:
    """P19: what a card brings when it is activated."""
    kind = t.kind[effect]
    if kind == GAIN:
        return bundle_price(t, mind, EFFECT_OUT + effect) + number_of(t, effect, CHOSEN) * RAW
    if kind == EXTRA_ACTIONS:
        return number_of(t, effect, AMOUNT) * ACTION
    if kind == WORKER_COUNT:
        return WORKER_WORTH if number_of(t, effect, WHO) == YOU else NUISANCE
    if kind == DRAW_CARDS:
        return number_of(t, effect, KEPT) * ACTION
    if kind == BUILD_NOW:
        return (1 + number_of(t, effect, SKIP)) * RAW
    if kind == STEAL_GOODS:
        return number_of(t, effect, STOLEN) * ACTION
    if kind in (TAKE_CARD, TAKE_WORKERS, TRADE):
        return ACTION + ACTION // 2
    return ACTION // 2


@rule
def worth_of_effect(s: State, t: Figures, mind: Thought, card: int, effect: int) -> int:
    """One effect of a card."""
    kind = t.kind[effect]
    if kind in (FIELD_BONUS, FIELD_TAKE, CONVERT_BONUS, CONVERT_ALT):
        return worth_at_place(s, t, mind, card, effect)
    if kind == BUILD_WAIVE:
        return worth_of_waiver(s, t, mind, effect)
    if kind == OFFERING:
        return ACTION - number_of(t, effect, DELTA) * ACTION // 4
    if kind == HALT_CASTRUM:
        return 2 * ACTION
    if kind in (INJURE, PLACE_MARKER):
        return NUISANCE
    return worth_at_once(t, mind, effect)


@rule
def worth_of_card(s: State, t: Figures, mind: Thought, card: int) -> int:
    """What a card is worth to the seat whose plan is in mind, once it can be used."""
    worth = 0
    for effect in range(EFFECTS_OF_A_CARD * card, EFFECTS_OF_A_CARD * card + t.effects[card]):
        worth += worth_of_effect(s, t, mind, card, effect)
    return worth * min(max(0, mind.rest), LONG) // LONG
