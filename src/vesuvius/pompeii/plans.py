"""What a seat still has to do until its army enters the Castrum, in thousandths of a worker's action.

Every good has a *price*: what it costs to come by, from a field, by a conversion or by trade. A *plan* takes the goods
that the way to the Castrum asks for, dearest first, and asks for what each of them is made of, down to the fields; a
building that is needed and not built is asked for as well. What is in store need not be made. Fields, conversions and
trades take actions, and their sum is the cost of the plan.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.block import Block, Word
from vesuvius.pompeii.figures import (
    ARMY,
    BUILDINGS,
    COST,
    EFFECT_IN,
    FIELDS,
    GOODS,
    LINE_IN,
    LINE_OUT,
    LINES,
    PORTA_TRADE,
    RECRUIT,
    RED,
    SEATS,
    Figures,
    has_good,
)
from vesuvius.pompeii.goods import trade_rate
from vesuvius.pompeii.state import INJURED, NO_ARMY, NO_TEXTORIA, State, is_built, is_solo
from vesuvius.rule import rule, table

# The terms of the judgement, as bits: what the Porta gives, what cards are worth.
TRADES, CARD_WORTH = 1, 2
TERMS = TRADES | CARD_WORTH
LEVELS = (0, TRADES)  # the terms that the lowest levels judge by
ACTION = 1000
RAW = 2 * ACTION // 3  # of a field: two workers bring three goods (P6)
STEP = 170  # of a conversion or a trade, for each good, where many are made at once
FAR = 30 * ACTION
SPREAD = 6  # goods that share the cost of a building
SWEEPS = 8
# What is in store beyond the plan is worth a part of its price: so much of a hundred, up to so many, and then less.
SPARE, MANY, SPARE_OF_MANY, MOST = 60, 6, 20, 18
WANTED_WORKERS = 5
READY = 5 * ACTION  # what may still lie between the Foro, which wakes the volcano, and the Castrum
TOGETHER = 2  # workers who build the Foro and use it in the same round
LATE = 8 * ACTION  # a plan that is nearer to its end needs no more workers
# By how many goods a batch has to make: the action of making it, a little more for many.
BATCHES = 16
BATCH = table([0, 600, 800, 900, *(ACTION + 30 * more for more in range(BATCHES - 3))])
# How a good is come by: from a field, by a line, by a trade for another good, or not at all.
FROM_FIELD, BY_LINE, BY_TRADE = 0, 1, 1 + LINES * BUILDINGS
UNKNOWN_YET = -1
ARMY_STATION = BUILDINGS


class Thought(Block):
    """Scratch of every judgement. What `ready` and `built` say was worked out for these buildings."""

    terms: Word
    ready: Word
    built: Word
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
    amount: Word  # the best one, where an amount is asked for
    urge: Annotated[list[int], "i4", 512]
    share: Annotated[list[float], "f8", SEATS]


@rule
def building_price(t: Figures, mind: Thought, building: int) -> int:
    """What a building costs whoever constructs it."""
    price = ACTION
    bundle = COST + building
    for i in range(t.first[bundle], t.first[bundle + 1]):
        price += t.amount[i] * min(FAR, mind.price[t.good[i]])
    return price


@rule
def improve(mind: Thought, good: int, price: int, way: int) -> int:
    """A cheaper way to a good is kept; return whether it was one."""
    if price >= mind.price[good]:
        return 0
    mind.price[good] = price
    mind.way[good] = way
    return 1


@rule
def may_plan(s: State, t: Figures, mind: Thought, building: int) -> int:
    """Whether a building can come: not one that is left out, and before the Foro a red one, unless trade is unknown."""
    if building == t.left_out and s.options & NO_TEXTORIA:
        return 0
    return t.colour[building] == RED or is_built(s, t.foro) or not mind.terms & TRADES


@rule
def price_lines(s: State, t: Figures, mind: Thought) -> int:
    """What conversions make; return whether something got cheaper."""
    changed = 0
    for building in range(BUILDINGS):
        if not is_built(s, building) and not may_plan(s, t, mind, building):
            continue
        extra = STEP if is_built(s, building) else STEP + building_price(t, mind, building) // SPREAD
        for line in range(LINES * building, LINES * building + t.lines[building]):
            price = 0
            for i in range(t.first[LINE_IN + line], t.first[LINE_IN + line + 1]):
                price += t.amount[i] * mind.price[t.good[i]]
            for i in range(t.first[LINE_OUT + line], t.first[LINE_OUT + line + 1]):
                changed |= improve(mind, t.good[i], price // t.amount[i] + extra, BY_LINE + line)
    return changed


@rule
def price_trades(t: Figures, mind: Thought) -> int:
    """What the Porta gives; return whether something got cheaper."""
    changed = 0
    for given in range(GOODS):
        for taken in range(GOODS):
            rate = trade_rate(t, PORTA_TRADE, given, taken)
            if rate > 0:
                changed |= improve(mind, taken, rate * mind.price[given] + 2 * STEP, BY_TRADE + given)
    return changed


@rule
def price_gifts(t: Figures, mind: Thought) -> None:
    """A good that nobody can make is worth what it buys."""
    for given in range(GOODS):
        if mind.way[given] == UNKNOWN_YET:
            mind.price[given] = 0
            for taken in range(GOODS):
                rate = trade_rate(t, PORTA_TRADE, given, taken)
                if rate > 0 and mind.way[taken] != UNKNOWN_YET:
                    mind.price[given] = max(mind.price[given], mind.price[taken] // rate)


@rule
def sort_goods(mind: Thought) -> None:
    """Dearest first; equals in their order."""
    for good in range(GOODS):
        place = good
        while place > 0 and mind.price[mind.order[place - 1]] < mind.price[good]:
            mind.order[place] = mind.order[place - 1]
            place -= 1
        mind.order[place] = good


@rule
def price_goods(s: State, t: Figures, mind: Thought) -> None:
    """What each good costs with the buildings that stand; the same as long as nothing is built."""
    if mind.ready and mind.built == s.built:
        return
    for good in range(GOODS):
        mind.price[good] = FAR
        mind.way[good] = UNKNOWN_YET
    for field in range(FIELDS):
        improve(mind, t.gives[field], RAW, FROM_FIELD)
    sweeps = SWEEPS
    while sweeps > 0 and price_lines(s, t, mind) | (mind.terms & TRADES and price_trades(t, mind)):
        sweeps -= 1
    price_gifts(t, mind)
    sort_goods(mind)
    mind.ready = 1
    mind.built = s.built


@rule
def ask_for(t: Figures, mind: Thought, bundle: int, station: int, near: int, sign: int) -> None:
    """A station and its bundle come onto the way, or (-1) leave it; where `near`, it is the next one."""
    mind.asked ^= 1 << station
    mind.asked_near ^= near << station
    for i in range(t.first[bundle], t.first[bundle + 1]):
        mind.goal[t.good[i]] += sign * t.amount[i]
        mind.near[t.good[i]] += sign * near * t.amount[i]


@rule
def ask_for_worker(s: State, t: Figures, mind: Thought, seat: int) -> None:
    """P29: what the next worker takes, and the building where it is hired."""
    if not is_built(s, t.hires):
        ask_for(t, mind, COST + t.hires, t.hires, 1, 1)
    mind.hiring = 1
    price = t.hire_cost[s.workers[seat]]
    mind.goal[t.hire_good] += price
    mind.near[t.hire_good] += price


@rule
def set_goals(s: State, t: Figures, mind: Thought, seat: int) -> None:
    """The stations that are still ahead of a seat: Foro, Terme, army, Castrum."""
    for good in range(GOODS):
        mind.goal[good] = mind.near[good] = 0
    mind.asked = mind.asked_near = mind.hiring = 0
    if not is_built(s, t.foro) and not is_solo(s):
        ask_for(t, mind, COST + t.foro, t.foro, 0, 1)
    if not is_built(s, t.recruits):
        ask_for(t, mind, COST + t.recruits, t.recruits, 0, 1)
    if s.army[seat] == NO_ARMY:
        ask_for(t, mind, RECRUIT, ARMY_STATION, is_built(s, t.recruits), 1)
    elif s.army[seat] == INJURED:
        ask_for(t, mind, EFFECT_IN + t.injury[ARMY], ARMY_STATION, 1, 1)
    if not is_built(s, t.castrum):
        bundle = EFFECT_IN + t.halting if s.halts[seat] > 0 else COST + t.castrum
        ask_for(t, mind, bundle, t.castrum, s.army[seat] != NO_ARMY, 1)


@rule
def stations(bits: int) -> int:
    """How many stations these are."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def take_stock(s: State, mind: Thought, seat: int) -> None:
    """What a seat owns."""
    for good in range(GOODS):
        mind.stock[good] = s.goods[GOODS * seat + good]


@rule
def spare_price(mind: Thought, good: int, amount: int) -> int:
    """What goods are worth that the plan does not ask for."""
    full = min(amount, MANY) * SPARE
    return mind.price[good] * (full + min(max(0, amount - MANY), MOST) * SPARE_OF_MANY) // 100


@rule
def make(t: Figures, mind: Thought, good: int, amount: int, built: int) -> int:
    """Ask for what a conversion takes that makes a good, and for its building; return the buildings then planned."""
    line = mind.way[good] - BY_LINE
    each = max(1, has_good(t, LINE_OUT + line, good))
    times = (amount + each - 1) // each
    for i in range(t.first[LINE_IN + line], t.first[LINE_IN + line + 1]):
        mind.need[t.good[i]] += times * t.amount[i]
    building = line // LINES
    if not built >> building & 1:
        for i in range(t.first[COST + building], t.first[COST + building + 1]):
            mind.need[t.good[i]] += t.amount[i]
    return built | 1 << building


@rule
def cost_to_get(t: Figures, mind: Thought, built: int, sparing: int) -> int:
    """The actions that lie between the stock and what `need` asks for; if `sparing`, less what is left over then."""
    cost = 0
    for place in range(GOODS):
        good = mind.order[place]
        short = mind.need[good] - mind.stock[good]
        if short <= 0:
            cost -= sparing * spare_price(mind, good, -short)
        elif mind.way[good] == FROM_FIELD:
            cost += RAW * short
        elif mind.way[good] == UNKNOWN_YET:
            cost += FAR * short
        elif mind.way[good] >= BY_TRADE:
            given = mind.way[good] - BY_TRADE
            mind.need[given] += short * trade_rate(t, PORTA_TRADE, given, good)
            cost += ACTION
        else:
            planned = make(t, mind, good, short, built)
            cost += BATCH[min(short, BATCHES - 1)] + (ACTION if planned != built else 0)
            built = planned
    return cost


@rule
def cost_of_goal(t: Figures, mind: Thought, built: int, sparing: int) -> int:
    """The cost of the way to the Castrum."""
    for good in range(GOODS):
        mind.need[good] = mind.goal[good]
    return cost_to_get(t, mind, built, sparing) + ACTION * (stations(mind.asked) + mind.hiring)


@rule
def cost_of_next(t: Figures, mind: Thought, built: int) -> int:
    """The cost of the way to the next station; 0 where none is near."""
    for good in range(GOODS):
        mind.need[good] = mind.near[good]
    if not mind.asked_near and not mind.hiring:
        return 0
    return cost_to_get(t, mind, built, 0) + ACTION * (stations(mind.asked_near) + mind.hiring)


@rule
def cost_of_plans(t: Figures, mind: Thought, built: int) -> int:
    """The cost of the way to the next station and of that to the Castrum; the latter is left in `whole`."""
    near = cost_of_next(t, mind, built)
    mind.whole = cost_of_goal(t, mind, built, 1)
    return near + mind.whole


@rule
def wanted_at_once(s: State) -> int:
    """P31: the value of one offering."""
    value = 0
    for seat in range(s.players):
        value += s.workers[seat]
    return value


@rule
def think(s: State, t: Figures, mind: Thought, seat: int) -> None:
    """The plan of a seat as things stand, and what it still lacks of each good."""
    price_goods(s, t, mind)
    set_goals(s, t, mind, seat)
    take_stock(s, mind, seat)
    mind.rest = cost_of_goal(t, mind, s.built, 0)
    if is_built(s, t.foro) and s.workers[seat] < WANTED_WORKERS and cost_of_goal(t, mind, s.built, 1) > LATE:
        ask_for_worker(s, t, mind, seat)
    near = cost_of_next(t, mind, s.built)
    for good in range(GOODS):
        mind.near_short[good] = mind.need[good] - mind.stock[good]
    mind.whole = cost_of_goal(t, mind, s.built, 1)
    mind.before = near + mind.whole
    spare = 0
    for good in range(GOODS):
        mind.short[good] = mind.need[good] - mind.stock[good]
        spare += t.value[good] * max(0, -mind.short[good])
    early = mind.rest > READY or s.left[seat] < TOGETHER or spare < wanted_at_once(s)
    mind.holding = early and mind.terms & TRADES


@rule
def gain_of_raw(mind: Thought, good: int, amount: int) -> int:
    """What more of a good from a field takes off both plans; they need not be made anew for it."""
    used = max(0, min(amount, mind.short[good]))
    near = max(0, min(amount, mind.near_short[good]))
    before = max(0, -mind.short[good])
    spare = spare_price(mind, good, before + amount - used) - spare_price(mind, good, before)
    return RAW * (used + near) + spare


@rule
def gain(t: Figures, mind: Thought, built: int) -> int:
    """What the plan is nearer to its end with the stock in mind."""
    return mind.before - cost_of_plans(t, mind, built)


@rule
def shift(mind: Thought, good: int, amount: int) -> None:
    """More or less of a good in mind."""
    mind.stock[good] += amount
