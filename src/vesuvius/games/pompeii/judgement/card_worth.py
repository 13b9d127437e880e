"""What a card is worth to a seat with its plan, in thousandths of a worker's action."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.judgement.card_targets import temples_lost
from vesuvius.games.pompeii.judgement.plans import ask_for_worker, cost_of_plans, set_goals
from vesuvius.games.pompeii.judgement.prices import (
    ACTION,
    FROM_FIELD,
    RAW,
    WAIVERS,
    JudgementScratch,
    bonus_price,
    converted_extra,
    is_usable,
    taken_price,
)
from vesuvius.games.pompeii.rules.effects.construction import BUILD_NOW, BUILD_WAIVE, SKIP
from vesuvius.games.pompeii.rules.effects.conversion import BONUS_AMOUNT, BONUS_GOOD, CONVERT_ALT, CONVERT_BONUS
from vesuvius.games.pompeii.rules.effects.drawing import DRAW_CARDS, KEPT
from vesuvius.games.pompeii.rules.effects.field_yield import FIELD_AMOUNT, FIELD_BONUS, FIELD_GOOD, FIELD_TAKE
from vesuvius.games.pompeii.rules.effects.gain import CHOSEN, GAIN
from vesuvius.games.pompeii.rules.effects.immediate import HALT_CASTRUM, OFFERING, VALUE_CHANGE
from vesuvius.games.pompeii.rules.effects.injury import INJURE
from vesuvius.games.pompeii.rules.effects.kind import WHO, YOU
from vesuvius.games.pompeii.rules.effects.ownership import PLACE_MARKER
from vesuvius.games.pompeii.rules.effects.stealing import STEAL_GOODS, STOLEN
from vesuvius.games.pompeii.rules.effects.taking import DESTROY_TEMPLES, TAKE_CARD
from vesuvius.games.pompeii.rules.effects.trade import TRADE
from vesuvius.games.pompeii.rules.effects.workers import ACTIONS, EXTRA_ACTIONS, TAKE_WORKERS, WORKER_COUNT
from vesuvius.games.pompeii.rules.figures import EFFECT_IN, EFFECT_OUT, EFFECTS_OF_A_CARD, Figures, number_of
from vesuvius.games.pompeii.rules.state import State

BATCHES_TO_COME = 2  # conversions of the same kind, each of them with its bonus
SURE = 75  # of a hundred: how much of what a card can save it does save
WORKER_WORTH = 4 * ACTION
LONG = 12 * ACTION  # who is nearer to the end has less of any card
NUISANCE = ACTION  # of what costs another player something


@rule
def bundle_price(t: Figures, mind: JudgementScratch, bundle: int) -> int:
    """The prices of all goods in a bundle."""
    price = 0
    for i in range(t.first[bundle], t.first[bundle + 1]):
        price += t.amount[i] * mind.price[t.good[i]]
    return price


@rule
def saved_on(mind: JudgementScratch, good: int, price: int) -> int:
    """What is saved if a good that the plan lacks costs so much and no more."""
    return max(0, mind.short[good]) * max(0, mind.price[good] - price)


@rule
def worth_at_place(t: Figures, mind: JudgementScratch, effect: int) -> int:
    """P14, P16: a card that is used in the place of an action, for all that the plan still asks for."""
    kind = t.kind[effect]
    if kind == FIELD_BONUS:
        good = number_of(t, effect, FIELD_GOOD)
        return (
            saved_on(mind, good, bonus_price(number_of(t, effect, FIELD_AMOUNT))) if mind.way[good] == FROM_FIELD else 0
        )
    if kind == CONVERT_BONUS:
        good = number_of(t, effect, BONUS_GOOD)
        amount = min(BATCHES_TO_COME * number_of(t, effect, BONUS_AMOUNT), max(0, mind.short[good]))
        return amount * mind.price[good]
    saved, made = 0, EFFECT_OUT + effect
    price = taken_price(t, effect)
    if kind == CONVERT_ALT:
        price = bundle_price(t, mind, EFFECT_IN + effect)
    for i in range(t.first[made], t.first[made + 1]):
        extra = converted_extra(t, effect) if kind == CONVERT_ALT else 0
        saved += saved_on(mind, t.good[i], price // t.amount[i] + extra)
    return saved


@rule
def cost_with_goals(s: State, t: Figures, mind: JudgementScratch, seat: int) -> int:
    """The cost of the plans with goals set again, the next worker among them if one was asked for."""
    hiring = mind.hiring
    set_goals(s, t, mind, seat)
    if hiring:
        ask_for_worker(s, t, mind, seat)
    return cost_of_plans(t, mind, s.built)


@rule
def worth_of_waiver(s: State, t: Figures, mind: JudgementScratch, seat: int, effect: int) -> int:
    """P16: what is saved at the buildings to come, with the stock in mind."""
    if mind.waives[seat] == WAIVERS:
        return 0
    mind.waive[WAIVERS * seat + mind.waives[seat]] = effect
    mind.waives[seat] += 1
    with_it = cost_with_goals(s, t, mind, seat)
    mind.waives[seat] -= 1
    return cost_with_goals(s, t, mind, seat) - with_it


@rule
def worth_at_once(t: Figures, mind: JudgementScratch, effect: int) -> int:
    """P19: what a card brings when it is activated."""
    kind = t.kind[effect]
    if kind == GAIN:
        return bundle_price(t, mind, EFFECT_OUT + effect) + number_of(t, effect, CHOSEN) * RAW
    if kind == EXTRA_ACTIONS:
        return number_of(t, effect, ACTIONS) * ACTION
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
def worth_of_effect(s: State, t: Figures, mind: JudgementScratch, seat: int, effect: int) -> int:
    """One effect of a card; what does not save a part of the plan is worth less towards its end."""
    kind = t.kind[effect]
    if kind in (FIELD_BONUS, FIELD_TAKE, CONVERT_BONUS, CONVERT_ALT):
        return worth_at_place(t, mind, effect) * SURE // 100
    if kind == BUILD_WAIVE:
        return worth_of_waiver(s, t, mind, seat, effect) * SURE // 100
    worth = NUISANCE
    if kind == OFFERING:
        worth = ACTION - number_of(t, effect, VALUE_CHANGE) * ACTION // 4
    elif kind == HALT_CASTRUM:
        worth = 2 * ACTION
    elif kind == DESTROY_TEMPLES:
        worth = NUISANCE * temples_lost(s, t, seat, effect)
    elif kind not in (INJURE, PLACE_MARKER):
        worth = worth_at_once(t, mind, effect)
    return worth * min(max(0, mind.rest), LONG) // LONG


@rule
def worth_of_card(s: State, t: Figures, mind: JudgementScratch, seat: int, card: int) -> int:
    """What a card is worth to the seat whose plan is in mind, once it can be used."""
    worth = 0
    if is_usable(s, t, card):
        for effect in range(EFFECTS_OF_A_CARD * card, EFFECTS_OF_A_CARD * card + t.effects[card]):
            worth += worth_of_effect(s, t, mind, seat, effect)
    return worth
