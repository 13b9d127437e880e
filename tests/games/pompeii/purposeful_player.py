"""A random player of Pompeii with a purpose: it makes goods, trades them for what comes next on the way to the Castrum,
builds, trains, activates and pledges its share. It reads the state and the list of actions, and calls no rule of play.

Every action has a weight; each is chosen as often as its weight says. Seats differ in how much they give to offerings.
"""

from __future__ import annotations

from tests.games.pompeii.invariants.watching import amount_of, first_of, in_bundle, owned, second_of, stands, verb_of
from vesuvius.engine.chance import Chance, quick
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.effects.conversion import CONVERT_ALT
from vesuvius.games.pompeii.rules.figures import (
    BUILDINGS,
    CARDS,
    COST,
    EFFECT_IN,
    EFFECT_OUT,
    FIRST_BUILDING,
    GOODS,
    HIRE,
    LINE_IN,
    LINE_OUT,
    LINES,
    NUMBERS,
    PORTA_TRADE,
    RECRUIT,
    RED,
    Figures,
)
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_PLEDGED,
    CHOOSE_TIMES,
    FORO_ROUND,
    FORO_TIMER,
    NO_ARMY,
    NONE,
    Legal,
    State,
)
from vesuvius.games.pompeii.rules.verbs import (
    ACT,
    AT_PORTA,
    BUILD,
    COLLECT,
    FINISH,
    GIVE,
    GIVE_FOR,
    HEAL_ARMY,
    HEAL_WORKER,
    LIFT,
    PASS,
    PLAY,
    RECRUIT_ARMY,
    SKIP_GOOD,
    STOP,
    SWAP,
    TAKE_FOR,
    TIMES,
    TRAIN,
    USE,
    WORK,
)
from vesuvius.games.pompeii.rules.verbs import HIRE as HIRE_ONE

UNIFORM, PURPOSEFUL = range(2)
CARELESS = 4  # of so many tables one never pledges
ALWAYS = 5000


@rule
def temper(s: State, seat: int) -> int:
    """A number that stays the same for a seat throughout a game."""
    return s.key[seat] & 0xFFFF


@rule
def goal(s: State, t: Figures, seat: int) -> int:
    """The bundle that a seat wants to own next: the cost of a building, or the army's price."""
    if not s.built >> t.foro & 1 and s.players > 1 and (s.round >= FORO_ROUND or not s.options & FORO_TIMER):
        return COST + t.foro
    if not s.built >> t.foro & 1:
        return COST + t.castrum  # made of the same goods
    if not s.built >> t.recruits & 1:
        return COST + t.recruits
    if s.army[seat] == NO_ARMY:
        return RECRUIT
    if s.workers[seat] < 4 and s.built >> t.hires & 1:
        return HIRE
    return COST + t.castrum


@rule
def lacks(s: State, t: Figures, seat: int, good: int) -> int:
    """How much of a good a seat still lacks for its goal; negative where it can do without some."""
    return max(in_bundle(t, goal(s, t, seat), good), goes_with(s, t, seat, good)) - s.goods[GOODS * seat + good]


@rule
def goes_with(s: State, t: Figures, seat: int, good: int) -> int:
    """How much of a good would be used up together with another one that the seat has, as coal is with iron."""
    wanted = 0
    for building in range(BUILDINGS):
        bundle = LINE_IN + LINES * building
        if s.built >> building & 1 and t.first[bundle + 1] == t.first[bundle] + 2:
            one, other = t.good[t.first[bundle]], t.good[t.first[bundle] + 1]
            if good == other:
                wanted = max(wanted, min(2, s.goods[GOODS * seat + one]))
            elif good == one:
                wanted = max(wanted, min(2, s.goods[GOODS * seat + other]))
    return wanted


@rule
def spare(s: State, t: Figures, seat: int, good: int) -> int:
    """How much of a good a seat can do without."""
    return max(0, -lacks(s, t, seat, good))


@rule
def rate(t: Figures, given: int, taken: int) -> int:
    """How many of a good buy 1 of another at the Porta."""
    step = (t.value[taken] >= t.value[given]) + (t.value[taken] > t.value[given])
    return t.number[NUMBERS * PORTA_TRADE + step]


@rule
def buys(s: State, t: Figures, seat: int, given: int) -> int:
    """How much of one thing that is lacking the spare goods of a kind would buy."""
    left, best = spare(s, t, seat, given), 0
    if left > 0:
        for good in range(GOODS):
            lacking = lacks(s, t, seat, good)
            if lacking > 0 and good != t.pearls:
                best = max(best, min(lacking, left // rate(t, given, good)))
    return best


@rule
def best_trade(s: State, t: Figures, seat: int) -> int:
    """The most that one trade would bring of what is lacking."""
    best = 0
    for good in range(GOODS):
        best = max(best, buys(s, t, seat, good))
    return best


@rule
def next_good(s: State, t: Figures, good: int) -> int:
    """What a building that stands makes of a good alone, if that is worth more; else the good."""
    for building in range(BUILDINGS):
        if s.built >> building & 1:
            for line in range(LINES * building, LINES * building + t.lines[building]):
                given, out = t.first[LINE_IN + line], t.first[LINE_OUT + line]
                alone = t.first[LINE_IN + line + 1] == given + 1
                if alone and t.good[given] == good and t.value[t.good[out]] > t.value[good]:
                    return t.good[out]
    return good


@rule
def prospect(s: State, t: Figures, good: int) -> int:
    """The value of what can be made of a good, step by step, with the buildings that stand."""
    for _ in range(3):
        good = next_good(s, t, good)
    return t.value[good]


@rule
def made(t: Figures, place: int, line: int, effect: int) -> int:
    """The bundle that a conversion makes."""
    if effect != NONE and t.kind[effect] == CONVERT_ALT:
        return EFFECT_OUT + effect
    return LINE_OUT + LINES * (place - FIRST_BUILDING) + line


@rule
def taken_in(t: Figures, place: int, line: int, effect: int) -> int:
    """The bundle that a conversion takes."""
    if effect != NONE and t.kind[effect] == CONVERT_ALT:
        return EFFECT_IN + effect
    return LINE_IN + LINES * (place - FIRST_BUILDING) + line


@rule
def weight_of_work(s: State, t: Figures, seat: int, building: int, how: int) -> int:
    """Conversions are worth more, the more goods go in, and the more they lead to; cards are liked."""
    place = FIRST_BUILDING + building
    effect, line = (NONE, how - CARDS) if how >= CARDS else (2 * how, t.number[2 * NUMBERS * how + 2] % LINES)
    given, out = taken_in(t, place, line, effect), made(t, place, line, effect)
    most = 60
    for i in range(t.first[given], t.first[given + 1]):
        most = min(most, s.goods[GOODS * seat + t.good[i]] // t.amount[i])
    if t.first[out] == t.first[out + 1]:
        return 1
    good = t.good[t.first[out]]
    liked = 3 * prospect(s, t, good) + 40 * (lacks(s, t, seat, good) > 0)
    return min(most, 12) ** 3 * liked * (2 if how < CARDS else 1)


@rule
def weight_of_place(s: State, t: Figures, seat: int, action: int) -> int:
    """What a worker does at a field or a building."""
    verb, one, other = verb_of(action), first_of(action), second_of(action)
    if verb == COLLECT:
        wanted = lacks(s, t, seat, t.gives[one]) > 0
        liked = 4 * prospect(s, t, t.gives[one]) ** 2
        return (liked + 40 * wanted) * (1 + 3 * stands(s, seat, one)) * (3 if other else 1)
    if verb == WORK:
        return weight_of_work(s, t, seat, one, other)
    if verb == BUILD:
        if one == t.castrum or one == t.foro or one == t.recruits:
            return ALWAYS
        return 400 if t.colour[one] == RED or one == t.hires else 200
    if verb == AT_PORTA:
        return 1 + 400 * best_trade(s, t, seat)
    return 20


@rule
def weight_of_step(s: State, t: Figures, seat: int, action: int) -> int:
    """What a worker does elsewhere, and lists that end with a full stop."""
    verb = verb_of(action)
    if verb in (RECRUIT_ARMY, FINISH):
        return 10 * ALWAYS
    if verb in (HEAL_ARMY, HEAL_WORKER, HIRE_ONE):
        return 2000
    if verb == ACT:
        return max(4, 160 // s.hand[2 * seat + 1])
    if verb == TRAIN:
        return max(4, 80 // s.hand[2 * seat])
    if verb in (LIFT, PLAY, STOP, USE):
        return 30
    return 1 if verb == SWAP else 20


@rule
def weight_of_amount(s: State, t: Figures, seat: int, amount: int, most: int) -> int:
    """All that can be converted, as much as is lacking of a trade, and one's share of an offering."""
    first, kind = 3 * (s.depth - 1), s.frame_kind[s.depth - 1]
    one, three = s.frame[first], s.frame[first + 2]
    if kind == CHOOSE_TIMES:
        wanted = most
    elif kind == CHOOSE_PLEDGED:
        wanted = max(1, min(spare(s, t, seat, one), (share(s, t, seat) + t.value[one] - 1) // t.value[one]))
    else:
        wanted = max(1, lacks(s, t, seat, three))
    return 2000 if amount == min(wanted, most) else 1


@rule
def pledged_by(s: State, t: Figures, seat: int) -> int:
    """The value that a seat has pledged."""
    given = 0
    for good in range(GOODS):
        given += t.value[good] * s.pledged[GOODS * seat + good]
    return given


@rule
def share(s: State, t: Figures, seat: int) -> int:
    """What a seat would still pledge: for its own workers, some for others too; generous ones for the reward."""
    given = pledged_by(s, t, seat)
    if temper(s, seat) % 5 > 0:
        total = 0
        for other in range(s.players):
            total += pledged_by(s, t, other)
        if total >= s.required:
            return 0
    return s.workers[seat] + temper(s, seat) % 3 - given


@rule
def is_careless(s: State) -> int:
    """Whether nobody at this table cares for offerings."""
    return s.key[7] % CARELESS == 0


@rule
def weight_of_pledge(s: State, t: Figures, seat: int, verb: int, good: int) -> int:
    """A careful seat gives its share, of what it does not need, dear goods first: few of them will do."""
    if verb == PASS:
        return 30
    if is_careless(s):
        return 1
    if share(s, t, seat) <= 0:
        return 1
    return 4 + 400 * (spare(s, t, seat, good) > 0) * t.value[good]


@rule
def weight_of_good(s: State, t: Figures, seat: int, verb: int, good: int) -> int:
    """A good is named: what is given in a trade, what is taken, what is pledged, left out or stolen."""
    if verb == GIVE_FOR:
        return 1 + 400 * buys(s, t, seat, good)
    if verb == TAKE_FOR:
        return 2000 if lacks(s, t, seat, good) > 0 else 1
    if verb in (GIVE, PASS):
        return weight_of_pledge(s, t, seat, verb, good)
    if verb == SKIP_GOOD:
        return 20 + 200 * (lacks(s, t, seat, good) > 0)
    return 10 + 20 * (lacks(s, t, seat, good) > 0) + owned(s, seat, good) % 2


@rule
def weight(s: State, t: Figures, legal: Legal, action: int) -> int:
    """How much the seat that decides likes an action."""
    verb = verb_of(action)
    if verb == TIMES:
        return weight_of_amount(s, t, s.seat, amount_of(action), amount_of(legal.action[legal.count - 1]))
    if verb in (COLLECT, WORK, BUILD, AT_PORTA):
        return weight_of_place(s, t, s.seat, action)
    if verb in (GIVE_FOR, TAKE_FOR, GIVE, PASS, SKIP_GOOD):
        return weight_of_good(s, t, s.seat, verb, first_of(action))
    return weight_of_step(s, t, s.seat, action)


@rule
def choose_one(s: State, t: Figures, legal: Legal, c: Chance, policy: int) -> int:
    """An action of the list: each alike, or by its weight."""
    if policy == UNIFORM:
        return legal.action[quick(c, legal.count)]
    total = 0
    for i in range(legal.count):
        total += weight(s, t, legal, legal.action[i])
    left = quick(c, total)
    for i in range(legal.count):
        left -= weight(s, t, legal, legal.action[i])
        if left < 0:
            return legal.action[i]
    return legal.action[0]
