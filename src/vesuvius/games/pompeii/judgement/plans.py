"""What a seat still has to do until its army enters the Castrum, in thousandths of a worker's action.

A *plan* takes the goods that the way to the Castrum asks for, dearest first, and asks for what each of them is made of,
down to the fields; a building that is needed and not built is asked for as well. What is in store need not be made.
Fields, conversions and trades take actions, and their sum is the cost of the plan.
"""

from __future__ import annotations

from vesuvius.engine.rule import rule, table
from vesuvius.games.pompeii.judgement.prices import (
    ACTION,
    BY_CARD,
    BY_LINE,
    BY_TRADE,
    FAR,
    FROM_FIELD,
    NEVER,
    TRADES,
    UNKNOWN_YET,
    WAIVERS,
    JudgementScratch,
    price_goods,
)
from vesuvius.games.pompeii.rules.board.building import is_waived
from vesuvius.games.pompeii.rules.effects.construction import waived_goods
from vesuvius.games.pompeii.rules.effects.conversion import MOST_TIMES
from vesuvius.games.pompeii.rules.effects.injury import ARMY
from vesuvius.games.pompeii.rules.effects.trade import trade_rate
from vesuvius.games.pompeii.rules.figures import (
    BUILDINGS,
    COST,
    EFFECT_IN,
    EFFECT_OUT,
    GOODS,
    LINE_IN,
    LINE_OUT,
    LINES,
    PORTA_TRADE,
    RECRUIT,
    Figures,
    has_good,
    number_of,
)
from vesuvius.games.pompeii.rules.state import INJURED, NO_ARMY, NONE, State, is_built, is_solo

# What is in store beyond the plan is worth a part of its price: so much of a hundred, up to so many, and then less.
SPARE, MANY, SPARE_OF_MANY, MOST = 60, 6, 20, 18
WANTED_WORKERS = 5
READY = 5 * ACTION  # what may still lie between the Foro, which wakes the volcano, and the Castrum
TOGETHER = 2  # workers who build the Foro and use it in the same round
LATE = 8 * ACTION  # a plan that is nearer to its end needs no more workers
# By how many goods a batch has to make: the action of making it, a little more for many.
BATCHES = 16
BATCH = table([0, 600, 800, 900, *(ACTION + 30 * more for more in range(BATCHES - 3))])
ARMY_STATION = BUILDINGS
WORKER_STATION, ALL_STATIONS = BUILDINGS + 1, BUILDINGS + 2


@rule
def ask_for(t: Figures, mind: JudgementScratch, bundle: int, station: int, near: int, sign: int, waiver: int) -> None:
    """A station and its bundle, but for what a card waives, come onto the way, or (-1) leave it.

    Where `near`, it is the next one.
    """
    mind.asked ^= 1 << station
    mind.asked_near ^= near << station
    for i in range(t.first[bundle], t.first[bundle + 1]):
        if not is_waived(t, waived_goods(waiver), t.good[i]):
            mind.goal[t.good[i]] += sign * t.amount[i]
            mind.near[t.good[i]] += sign * near * t.amount[i]


@rule
def saved_by(t: Figures, mind: JudgementScratch, waiver: int, building: int) -> int:
    """The prices of what a card waives of a building."""
    saved = 0
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        if is_waived(t, waived_goods(waiver), t.good[i]):
            saved += t.amount[i] * mind.price[t.good[i]]
    return saved


@rule
def best_waiver(t: Figures, mind: JudgementScratch, seat: int, building: int) -> int:
    """P14, P16: the active card that waives most of a building; NONE if none does."""
    best, most = NONE, 0
    for i in range(mind.waives[seat]):
        waiver = mind.waive[WAIVERS * seat + i]
        saved = saved_by(t, mind, waiver, building)
        if saved > most:
            best, most = waiver, saved
    return best


@rule
def ask_for_building(t: Figures, mind: JudgementScratch, seat: int, building: int, near: int, sign: int) -> None:
    """A building comes onto the way, or leaves it."""
    ask_for(t, mind, COST + building, building, near, sign, best_waiver(t, mind, seat, building))


@rule
def ask_for_worker(s: State, t: Figures, mind: JudgementScratch, seat: int) -> None:
    """P29: what the next worker takes, and the building where it is hired."""
    if not is_built(s, t.hires):
        ask_for_building(t, mind, seat, t.hires, 1, 1)
    mind.hiring = 1
    price = t.hire_cost[s.workers[seat]]
    mind.goal[t.hire_good] += price
    mind.near[t.hire_good] += price


@rule
def set_goals(s: State, t: Figures, mind: JudgementScratch, seat: int) -> None:
    """The stations that are still ahead of a seat: Foro, Terme, army, Castrum."""
    for good in range(GOODS):
        mind.goal[good] = mind.near[good] = 0
    mind.asked = mind.asked_near = mind.hiring = 0
    if not is_built(s, t.foro) and not is_solo(s):
        ask_for_building(t, mind, seat, t.foro, 0, 1)
    if not is_built(s, t.recruits):
        ask_for_building(t, mind, seat, t.recruits, 0, 1)
    if s.army[seat] == NO_ARMY:
        ask_for(t, mind, RECRUIT, ARMY_STATION, is_built(s, t.recruits), 1, NONE)
    elif s.army[seat] == INJURED:
        ask_for(t, mind, EFFECT_IN + t.injury[ARMY], ARMY_STATION, 1, 1, NONE)
    if not is_built(s, t.castrum):
        if s.halts[seat] > 0:
            ask_for(t, mind, EFFECT_IN + t.halting, t.castrum, s.army[seat] != NO_ARMY, 1, NONE)
        else:
            ask_for_building(t, mind, seat, t.castrum, s.army[seat] != NO_ARMY, 1)


@rule
def stations(bits: int) -> int:
    """How many stations these are."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def take_stock(s: State, mind: JudgementScratch, seat: int) -> None:
    """What a seat owns."""
    for good in range(GOODS):
        mind.stock[good] = s.goods[GOODS * seat + good]


@rule
def spare_price(mind: JudgementScratch, good: int, amount: int) -> int:
    """What goods are worth that the plan does not ask for."""
    full = min(amount, MANY) * SPARE
    return mind.price[good] * (full + min(max(0, amount - MANY), MOST) * SPARE_OF_MANY) // 100


@rule
def ask_for_parts(t: Figures, mind: JudgementScratch, given: int, made: int, good: int, amount: int) -> int:
    """Ask for what conversions take that make so many of a good; returns how many conversions."""
    each = max(1, has_good(t, made, good))
    times = (amount + each - 1) // each
    for i in range(t.first[given], t.first[given + 1]):
        mind.need[t.good[i]] += times * t.amount[i]
    return times


@rule
def make(t: Figures, mind: JudgementScratch, good: int, amount: int, built: int) -> int:
    """Ask for what makes a good, and for its building; returns the buildings then planned."""
    line = mind.way[good] - BY_LINE
    ask_for_parts(t, mind, LINE_IN + line, LINE_OUT + line, good, amount)
    building = line // LINES
    if not built >> building & 1:
        for i in range(t.first[COST + building], t.first[COST + building + 1]):
            mind.need[t.good[i]] += t.amount[i]
    return built | 1 << building


@rule
def make_by_card(t: Figures, mind: JudgementScratch, good: int, amount: int) -> int:
    """Ask for what a card takes that makes a good; returns the cost of using it, so often at a time as it allows."""
    effect = mind.way[good] - BY_CARD
    times = ask_for_parts(t, mind, EFFECT_IN + effect, EFFECT_OUT + effect, good, amount)
    most = number_of(t, effect, MOST_TIMES)
    return BATCH[min(amount, BATCHES - 1)] if most == 0 else ACTION * ((times + most - 1) // most)


@rule
def cost_to_get(t: Figures, mind: JudgementScratch, built: int) -> int:
    """The actions that lie between the stock and what `need` asks for; what is left over is worth `spare`."""
    cost = mind.spare = 0
    for place in range(GOODS):
        good = mind.order[place]
        short = mind.need[good] - mind.stock[good]
        if short == 0:
            continue
        if short < 0:
            mind.spare += spare_price(mind, good, -short)
        elif mind.way[good] == FROM_FIELD:
            cost += mind.price[good] * short
        elif mind.way[good] == UNKNOWN_YET:
            cost += FAR * short
        elif mind.way[good] >= BY_CARD:
            cost += make_by_card(t, mind, good, short)
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
def cost_of_goal(t: Figures, mind: JudgementScratch, built: int) -> int:
    """The cost of the way to the Castrum, less what is left over then."""
    for good in range(GOODS):
        mind.need[good] = mind.goal[good]
    cost = cost_to_get(t, mind, built)
    return cost - mind.spare + ACTION * (stations(mind.asked) + mind.hiring)


@rule
def cost_of_next(t: Figures, mind: JudgementScratch, built: int) -> int:
    """The cost of the way to the next station; 0 if none is near."""
    for good in range(GOODS):
        mind.need[good] = mind.near[good]
    if not mind.asked_near and not mind.hiring:
        return 0
    return cost_to_get(t, mind, built) + ACTION * (stations(mind.asked_near) + mind.hiring)


@rule
def cost_of_plans(t: Figures, mind: JudgementScratch, built: int) -> int:
    """The cost of the way to the next station and of that to the Castrum; the latter is left in `whole`."""
    near = cost_of_next(t, mind, built)
    mind.whole = cost_of_goal(t, mind, built)
    return near + mind.whole


@rule
def wanted_at_once(s: State) -> int:
    """P31: the value of one offering."""
    value = 0
    for seat in range(s.players):
        value += s.workers[seat]
    return value


@rule
def think(s: State, t: Figures, mind: JudgementScratch, seat: int) -> None:
    """The plan of a seat as things stand, and what it still lacks of each good."""
    price_goods(s, t, mind, seat)
    set_goals(s, t, mind, seat)
    take_stock(s, mind, seat)
    mind.whole = cost_of_goal(t, mind, s.built)
    mind.rest = mind.whole + mind.spare
    if is_built(s, t.foro) and s.workers[seat] < WANTED_WORKERS and mind.whole > LATE:
        ask_for_worker(s, t, mind, seat)
        mind.whole = cost_of_goal(t, mind, s.built)
    spare = 0
    for good in range(GOODS):
        mind.short[good] = mind.need[good] - mind.stock[good]
        spare += t.value[good] * max(0, -mind.short[good])
    mind.before = mind.whole + cost_of_next(t, mind, s.built)
    for good in range(GOODS):
        mind.near_short[good] = mind.need[good] - mind.stock[good]
    early = mind.rest > READY or s.left[seat] < TOGETHER or spare < wanted_at_once(s)
    mind.holding = early and mind.terms & TRADES


@rule
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


@rule
def next_station(s: State, t: Figures, mind: JudgementScratch) -> int:
    """The station that people would name first; all of them as long as it is too early for the Foro."""
    if mind.hiring:
        return WORKER_STATION
    if mind.asked_near:
        return lowest(mind.asked_near)
    if mind.holding:
        return ALL_STATIONS
    if mind.asked >> t.foro & 1:
        return t.foro
    return t.recruits if mind.asked >> t.recruits & 1 else ALL_STATIONS


@rule
def need_for_building(t: Figures, mind: JudgementScratch, building: int) -> None:
    """Ask for a building alone, but for what the plan has a card for."""
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        mind.need[t.good[i]] += min(t.amount[i], mind.goal[t.good[i]])


@rule
def need_for_next(s: State, t: Figures, mind: JudgementScratch) -> int:
    """Ask for what the next station takes; returns how many actions reaching it takes when all of that is there."""
    for good in range(GOODS):
        mind.need[good] = 0
    if mind.station == WORKER_STATION:
        mind.need[t.hire_good] += t.hire_cost[s.workers[s.seat]]
        if not is_built(s, t.hires):
            need_for_building(t, mind, t.hires)
        return 2 - is_built(s, t.hires)
    if mind.station < ARMY_STATION and not mind.asked_near:
        need_for_building(t, mind, mind.station)
        return 1
    for good in range(GOODS):
        mind.need[good] = mind.goal[good] if mind.station == ALL_STATIONS else mind.near[good]
    return stations(mind.asked if mind.station == ALL_STATIONS else mind.asked_near)


@rule
def look_at_next(s: State, t: Figures, mind: JudgementScratch) -> None:
    """What the next station lacks, and the cost up to it; for people only, no action is judged by it."""
    mind.station = next_station(s, t, mind)
    take_stock(s, mind, s.seat)
    actions = need_for_next(s, t, mind)
    mind.station_cost = cost_to_get(t, mind, s.built) + ACTION * actions
    for good in range(GOODS):
        mind.station_short[good] = mind.need[good] - mind.stock[good]


@rule
def gain_of_raw(mind: JudgementScratch, good: int, amount: int) -> int:
    """What more of a good from a field takes off both plans; they need not be made again for it."""
    used = max(0, min(amount, mind.short[good]))
    near = max(0, min(amount, mind.near_short[good]))
    before = max(0, -mind.short[good])
    spare = spare_price(mind, good, before + amount - used) - spare_price(mind, good, before)
    return mind.price[good] * (used + near) + spare


@rule
def gain(t: Figures, mind: JudgementScratch, built: int) -> int:
    """What the plan is nearer to its end with the stock in mind."""
    return mind.before - cost_of_plans(t, mind, built)


@rule
def unless_set_back(gained: int) -> int:
    """A gain; what sets the plan back would be taken back, and is not even tried."""
    return gained if gained >= 0 else NEVER + gained


@rule
def shift(mind: JudgementScratch, good: int, amount: int) -> None:
    """More or less of a good in mind."""
    mind.stock[good] += amount
