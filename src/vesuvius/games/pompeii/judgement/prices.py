"""What each good costs a seat to come by, in thousandths of a worker's action: from a field, by a conversion, a trade.

Cards that lie active at the seat make some goods cheaper. Prices hold as long as the same buildings stand and the same
cards are active; those of every seat are kept, so that a game can be played on without working them out each turn.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.engine.block import Block, Word
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.effects.construction import BUILD_WAIVE
from vesuvius.games.pompeii.rules.effects.conversion import CONVERT_ALT, MOST_TIMES
from vesuvius.games.pompeii.rules.effects.field_yield import (
    FIELD_AMOUNT,
    FIELD_BONUS,
    FIELD_GOOD,
    FIELD_TAKE,
    PER_YIELD,
)
from vesuvius.games.pompeii.rules.effects.trade import trade_rate
from vesuvius.games.pompeii.rules.figures import (
    BUILDINGS,
    COST,
    EFFECT_IN,
    EFFECT_OUT,
    EFFECTS_OF_A_CARD,
    FIELDS,
    FIRST_BUILDING,
    GOODS,
    LINE_IN,
    LINE_OUT,
    LINES,
    PORTA_TRADE,
    RED,
    SEATS,
    SPECIALISTS,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import ACTIVE, HAND, NO_TEXTORIA, TITLES, State, cards_in, is_built

# The terms of the judgement, as bits: what the Porta gives, what cards are worth.
TRADES, CARD_WORTH = 1, 2
TERMS = TRADES | CARD_WORTH
LEVELS = (0, TRADES)  # the terms that the lowest levels judge by
ACTION = 1000
WINS = 1000 * ACTION
NEVER = -WINS  # of what is not even tried while there is anything else to do
RAW = 2 * ACTION // 3  # of a field: two workers bring three goods (P6)
STEP = 170  # of a conversion or a trade, for each good, if many are made at once
FAR = 30 * ACTION
SPREAD = 6  # goods that share the cost of a building
SWEEPS = 8
# How a good is come by: from a field, by a line, by a trade for another good, by a card, or not at all.
FROM_FIELD, BY_LINE, BY_TRADE = 0, 1, 1 + LINES * BUILDINGS
BY_CARD = BY_TRADE + GOODS
UNKNOWN_YET = -1
WAIVERS = 4  # cards that waive goods of a cost, at one seat


class JudgementScratch(Block):
    """Scratch of every judgement, for the seat whose plan is in mind, and the prices of all seats."""

    terms: Word
    ready: Word  # seats as bits whose prices are kept
    built: Annotated[list[int], "i4", SEATS]  # the buildings for which they are
    cards: Annotated[list[int], "i8", 2 * SEATS]  # and the active cards
    prices: Annotated[list[int], "i4", SEATS * GOODS]
    ways: Annotated[list[int], "i4", SEATS * GOODS]
    orders: Annotated[list[int], "i4", SEATS * GOODS]
    waive: Annotated[list[int], "i4", SEATS * WAIVERS]  # effects that waive goods of a cost
    waives: Annotated[list[int], "i4", SEATS]  # how many
    price: Annotated[list[int], "i4", GOODS]
    way: Annotated[list[int], "i4", GOODS]
    order: Annotated[list[int], "i4", GOODS]  # goods, dearest first
    goal: Annotated[list[int], "i4", GOODS]  # what the way to the Castrum asks for
    near: Annotated[list[int], "i4", GOODS]  # what its next station asks for
    stock: Annotated[list[int], "i4", GOODS]
    need: Annotated[list[int], "i4", GOODS]
    short: Annotated[list[int], "i4", GOODS]  # what the plan to the Castrum lacks; below 0, what is left over
    near_short: Annotated[list[int], "i4", GOODS]  # what the next station lacks
    asked: Word  # stations of the way as bits: buildings, then the army; each is an action
    asked_near: Word
    hiring: Word  # whether a worker is asked for
    holding: Word  # whether it is too early for the Foro
    before: Word  # cost of both plans as things stand
    whole: Word  # cost of the plan to the Castrum
    rest: Word  # the same, whatever is left over
    spare: Word  # what goods are worth that a plan leaves over
    amount: Word  # the best one, if an amount is asked for
    station: Word  # the next one, which people are told about: a building, the army, a worker, or all of them
    station_short: Annotated[list[int], "i4", GOODS]  # what it lacks, down to what that is made of
    station_cost: Word
    with_hand: Word  # whether cards in hand count as active: before the first round, to see what they are good for
    urge: Annotated[list[int], "i4", 512]
    share: Annotated[list[float], "f8", SEATS]
    title: Annotated[list[float], "f8", TITLES]  # solo: the chance of each, the best first


@rule
def building_price(t: Figures, mind: JudgementScratch, building: int) -> int:
    """What a building costs the seat that constructs it."""
    price = ACTION
    bundle = COST + building
    for i in range(t.first[bundle], t.first[bundle + 1]):
        price += t.amount[i] * min(FAR, mind.price[t.good[i]])
    return price


@rule
def improve(mind: JudgementScratch, good: int, price: int, way: int) -> int:
    """A cheaper way to a good is kept; returns whether it was one."""
    if price >= mind.price[good]:
        return 0
    mind.price[good] = price
    mind.way[good] = way
    return 1


@rule
def may_plan(s: State, t: Figures, mind: JudgementScratch, building: int) -> int:
    """Whether a building can come: not one that is left out, and before the Foro a red one, unless trade is unknown."""
    if building == t.left_out and s.options & NO_TEXTORIA:
        return 0
    return t.colour[building] == RED or is_built(s, t.foro) or not mind.terms & TRADES


@rule
def price_made(t: Figures, mind: JudgementScratch, given: int, made: int, extra: int, way: int) -> int:
    """What a conversion of one bundle into another makes; returns whether something got cheaper."""
    price, dearest, changed = 0, 0, 0
    for i in range(t.first[given], t.first[given + 1]):
        price += t.amount[i] * mind.price[t.good[i]]
        dearest = max(dearest, mind.price[t.good[i]])
    for i in range(t.first[made], t.first[made + 1]):
        # Never cheaper than what it is made of: plans ask for what is dear first.
        changed |= improve(mind, t.good[i], max(dearest, price // t.amount[i]) + extra, way)
    return changed


@rule
def price_lines(s: State, t: Figures, mind: JudgementScratch) -> int:
    """What conversions make; returns whether something got cheaper."""
    changed = 0
    for building in range(BUILDINGS):
        if not is_built(s, building) and not may_plan(s, t, mind, building):
            continue
        extra = STEP if is_built(s, building) else STEP + building_price(t, mind, building) // SPREAD
        for line in range(LINES * building, LINES * building + t.lines[building]):
            changed |= price_made(t, mind, LINE_IN + line, LINE_OUT + line, extra, BY_LINE + line)
    return changed


@rule
def bonus_price(amount: int) -> int:
    """A good of a field, if a card brings so many more for each of two workers."""
    return 2 * ACTION // (3 + 2 * amount)


@rule
def is_usable(s: State, t: Figures, card: int) -> int:
    """Whether the place of a card is there."""
    building = t.place[card] - FIRST_BUILDING
    return building < 0 or building >= BUILDINGS or is_built(s, building)


@rule
def taken_price(t: Figures, effect: int) -> int:
    """A good that a card takes from a field: as many as the field yields, or one of each kind."""
    if number_of(t, effect, PER_YIELD):
        return RAW
    kinds = t.first[EFFECT_OUT + effect + 1] - t.first[EFFECT_OUT + effect]
    return ACTION if kinds == 1 else ACTION // 2


@rule
def converted_extra(t: Figures, effect: int) -> int:
    """What a conversion by a card costs for each good: the less, the more can be made at once."""
    most = number_of(t, effect, MOST_TIMES)
    made = 0
    for i in range(t.first[EFFECT_OUT + effect], t.first[EFFECT_OUT + effect + 1]):
        made += t.amount[i]
    return STEP if most == 0 else max(STEP, ACTION // max(1, most * made))


@rule
def price_card(s: State, t: Figures, mind: JudgementScratch, card: int) -> int:
    """What a card makes cheaper; returns whether anything did."""
    changed = 0
    if not is_usable(s, t, card):
        return 0
    for effect in range(EFFECTS_OF_A_CARD * card, EFFECTS_OF_A_CARD * card + t.effects[card]):
        kind = t.kind[effect]
        if kind == FIELD_BONUS:
            price = bonus_price(number_of(t, effect, FIELD_AMOUNT))
            changed |= improve(mind, number_of(t, effect, FIELD_GOOD), price, FROM_FIELD)
        elif kind == FIELD_TAKE:
            for i in range(t.first[EFFECT_OUT + effect], t.first[EFFECT_OUT + effect + 1]):
                changed |= improve(mind, t.good[i], taken_price(t, effect), FROM_FIELD)
        elif kind == CONVERT_ALT:
            extra = converted_extra(t, effect)
            changed |= price_made(t, mind, EFFECT_IN + effect, EFFECT_OUT + effect, extra, BY_CARD + effect)
    return changed


@rule
def price_cards(s: State, t: Figures, mind: JudgementScratch, specialists: int, city: int) -> int:
    """What cards, as bits, make cheaper; returns whether anything did."""
    changed = 0
    for i in range(SPECIALISTS):
        if specialists >> i & 1:
            changed |= price_card(s, t, mind, i)
        if city >> i & 1:
            changed |= price_card(s, t, mind, SPECIALISTS + i)
    return changed


@rule
def note_waivers(t: Figures, mind: JudgementScratch, seat: int, specialists: int) -> None:
    """The effects of specialists that waive goods of a cost."""
    mind.waives[seat] = 0
    for card in range(SPECIALISTS):
        effect = EFFECTS_OF_A_CARD * card
        if specialists >> card & 1 and t.kind[effect] == BUILD_WAIVE and mind.waives[seat] < WAIVERS:
            mind.waive[WAIVERS * seat + mind.waives[seat]] = effect
            mind.waives[seat] += 1


@rule
def price_trades(t: Figures, mind: JudgementScratch) -> int:
    """What the Porta gives; returns whether something got cheaper."""
    changed = 0
    for given in range(GOODS):
        for taken in range(GOODS):
            if mind.price[given] + 2 * STEP >= mind.price[taken]:
                continue  # as for most: at least 1 is given for 1
            rate = trade_rate(t, PORTA_TRADE, given, taken)
            if rate > 0:
                changed |= improve(mind, taken, rate * mind.price[given] + 2 * STEP, BY_TRADE + given)
    return changed


@rule
def price_gifts(t: Figures, mind: JudgementScratch) -> None:
    """A good that nobody can make is worth what it buys."""
    for given in range(GOODS):
        if mind.way[given] == UNKNOWN_YET:
            mind.price[given] = 0
            for taken in range(GOODS):
                rate = trade_rate(t, PORTA_TRADE, given, taken)
                if rate > 0 and mind.way[taken] != UNKNOWN_YET:
                    mind.price[given] = max(mind.price[given], mind.price[taken] // rate)


@rule
def sort_goods(mind: JudgementScratch) -> None:
    """Dearest first; equals in their order."""
    for good in range(GOODS):
        place = good
        while place > 0 and mind.price[mind.order[place - 1]] < mind.price[good]:
            mind.order[place] = mind.order[place - 1]
            place -= 1
        mind.order[place] = good


@rule
def work_out(s: State, t: Figures, mind: JudgementScratch, seat: int, specialists: int, city: int) -> None:
    """The prices with these active cards."""
    for good in range(GOODS):
        mind.price[good] = FAR
        mind.way[good] = UNKNOWN_YET
    for field in range(FIELDS):
        improve(mind, t.gives[field], RAW, FROM_FIELD)
    changed, sweeps = 1, SWEEPS
    while sweeps > 0 and changed:
        changed = price_lines(s, t, mind) | price_cards(s, t, mind, specialists, city)
        if mind.terms & TRADES:
            changed |= price_trades(t, mind)
        sweeps -= 1
    price_gifts(t, mind)
    sort_goods(mind)
    note_waivers(t, mind, seat, specialists)


@rule
def price_goods(s: State, t: Figures, mind: JudgementScratch, seat: int) -> None:
    """What each good costs a seat with the buildings that stand and the cards that are active."""
    specialists, city = cards_in(s, ACTIVE + seat, 0), cards_in(s, ACTIVE + seat, 1)
    if not mind.terms & CARD_WORTH:
        specialists = city = 0
    elif mind.with_hand:
        specialists |= cards_in(s, HAND + seat, 0)
    first = GOODS * seat
    kept = mind.ready >> seat & 1 and mind.built[seat] == s.built
    if kept and mind.cards[2 * seat] == specialists and mind.cards[2 * seat + 1] == city:
        for good in range(GOODS):
            mind.price[good] = mind.prices[first + good]
            mind.way[good] = mind.ways[first + good]
            mind.order[good] = mind.orders[first + good]
        return
    work_out(s, t, mind, seat, specialists, city)
    mind.ready |= 1 << seat
    mind.built[seat] = s.built
    mind.cards[2 * seat] = specialists
    mind.cards[2 * seat + 1] = city
    for good in range(GOODS):
        mind.prices[first + good] = mind.price[good]
        mind.ways[first + good] = mind.way[good]
        mind.orders[first + good] = mind.order[good]
