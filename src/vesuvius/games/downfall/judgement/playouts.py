"""How a search plays out a game of Downfall: quickly, by sight, and with a little chance.

People run for the gates, those who need the fewest moves first. Lava goes where it burns most of the others. Cards
bring pieces to where they promise most. Nothing is listed: an action is found directly from the words of bits.
"""

from __future__ import annotations

from vesuvius.engine.chance import Chance, quick
from vesuvius.engine.rule import inlined, lowest, rule, table
from vesuvius.games.downfall.judgement.evaluation import KINDRED, MANY, TOGETHER, JudgementScratch, lay_out, steps_out
from vesuvius.games.downfall.rules.lava import around_north, around_south, begun, edge_north, edge_south
from vesuvius.games.downfall.rules.play import apply
from vesuvius.games.downfall.rules.state import (
    CARD,
    LAVA,
    MOVE,
    OVER,
    RELATIVE,
    SHIFT,
    VICTIM,
    WHERE,
    EventRows,
    State,
    count_of,
    size,
)
from vesuvius.games.downfall.rules.tables import (
    BIT_N,
    BIT_S,
    BOARD,
    BUILDING_OF,
    CITY_NAMES,
    FIRST,
    HOME_AT,
    HOMES_OF_HOUSE,
    NOWHERE,
    ONE_SQUARE,
    ONE_SYMBOL,
    OTHER_SQUARE,
    OTHER_SYMBOL,
    SQUARE_OF,
    SQUARES,
    WIDTH,
    WORD,
    square,
)

NOISE = 256  # how much chance affects the choice of a home
NOTHING = -1 << 30


def _steps() -> list[int]:
    """Returns the steps out of a city without lava, by square."""
    city = {square(name) for name in CITY_NAMES}
    steps = dict.fromkeys((square(name) for name in BOARD.gates.values()), 1)
    reached = list(steps)
    for here in reached:
        for there in (here - WIDTH, here - 1, here + 1, here + WIDTH):
            if there in city and there not in steps:
                steps[there] = steps[here] + 1
                reached.append(there)
    return [steps.get(number, 0) for number in range(SQUARES + 1)]


STEPS = table(_steps())


@rule
def home_promise(s: State, where: int) -> int:
    """Returns what one more piece on a home promises while there's no lava."""
    return TOGETHER[MANY * STEPS[where] + min(MANY - 1, size(s.crowd[where]) + 1)]


@rule
def best_home(s: State, c: Chance, homes: int, kindred: int) -> int:
    """Returns the best home of a set, with a little chance; packed as promise << SHIFT | square."""
    best = NOTHING
    while homes:
        where = SQUARE_OF[lowest(homes)]
        homes &= homes - 1
        worth = home_promise(s, where) + quick(c, NOISE)
        if kindred:
            building = BUILDING_OF[HOME_AT[where]]
            others = size(s.crowd[ONE_SQUARE[building]]) + size(s.crowd[OTHER_SQUARE[building]])
            worth += KINDRED * others
        best = max(best, worth << SHIFT | where)
    return best


@rule
def choose_card(s: State, c: Chance) -> int:
    """R6, R7: chooses the card and the home that promise most."""
    hand = s.hand[s.seat]
    placing = s.open if count_of(s.supply, s.seat) > 0 else 0
    best = NOTHING
    action = 0
    while hand:
        house = lowest(hand) >> 2
        hand &= ~(15 << 4 * house)
        joker = 1 - (s.roomy >> 4 * house & 1)
        homes = placing if joker else placing & HOMES_OF_HOUSE[house]
        found = best_home(s, c, homes, s.seething and not joker)
        if homes == 0:
            found = NOWHERE
        if found > best:
            best = found
            action = house << SHIFT | found & WHERE
    return action


@rule
def choose_relative(s: State, c: Chance) -> int:
    """R5: places every relative, in the best home."""
    homes = s.kin & s.open
    return best_home(s, c, homes, 0) & WHERE if homes else NOWHERE


@rule
def choose_victim(s: State, c: Chance) -> int:
    """R8: chooses the other player's piece that promises most."""
    best = NOTHING
    action = 0
    for colour in range(s.players):
        north = s.at_n[colour] if colour != s.seat else 0
        south = s.at_s[colour] if colour != s.seat else 0
        while north | south:
            if north:
                where = lowest(north)
                north &= north - 1
            else:
                where = WORD + lowest(south)
                south &= south - 1
            worth = home_promise(s, where) + quick(c, NOISE)
            if worth > best:
                best = worth
                action = colour << SHIFT | where
    return action


@inlined
def some_square(c: Chance, north: int, south: int) -> int:
    """Returns a random square of a set; not all are equally likely."""
    first = quick(c, SQUARES)
    if first < WORD:
        later = north >> first << first
        if later:
            return lowest(later)
        return WORD + lowest(south) if south else lowest(north)
    later = south >> (first - WORD) << (first - WORD)
    if later:
        return WORD + lowest(later)
    return lowest(north) if north else WORD + lowest(south)


@inlined
def best_to_cover(s: State, c: Chance, north: int, south: int) -> int:
    """Returns the square that burns most of the others and least of one's own, packed with what it burns."""
    others_n = 0
    others_s = 0
    for seat in range(s.players):
        if seat != s.seat:
            others_n |= s.at_n[seat]
            others_s |= s.at_s[seat]
    hit_n = north & others_n
    hit_s = south & others_s
    best = 0
    while hit_n | hit_s:
        if hit_n:
            where = lowest(hit_n)
            hit_n &= hit_n - 1
        else:
            where = WORD + lowest(hit_s)
            hit_s &= hit_s - 1
        crowd = s.crowd[where]
        burnt = 4 * (size(crowd) - 3 * count_of(crowd, s.seat)) + quick(c, 4)
        best = max(best, burnt << SHIFT | where)
    if best >= 4 << SHIFT:
        return best
    empty_n = north & ~s.at_n[s.seat]
    empty_s = south & ~s.at_s[s.seat]
    if empty_n | empty_s:
        return some_square(c, empty_n, empty_s)
    return some_square(c, north, south)


@inlined
def choose_for(s: State, c: Chance, symbol: int) -> int:
    """R12: returns a square for a tile of the symbol, packed with what it burns; NOTHING if it has none."""
    if begun(s, symbol) == 0:
        return FIRST[symbol]
    north = edge_north(s, symbol)
    south = edge_south(s, symbol)
    return best_to_cover(s, c, north, south) if north | south else NOTHING


@inlined
def choose_lava(s: State, c: Chance) -> int:
    """Chooses the better symbol of a tile, and its square."""
    one = ONE_SYMBOL[s.tile]
    other = OTHER_SYMBOL[s.tile]
    found = choose_for(s, c, one)
    if other != one:
        second = choose_for(s, c, other)
        if second > found:
            found = second
            one = other
    return one << SHIFT | found & WHERE


@inlined
def goal_for(s: State, t: JudgementScratch, start: int, points: int, steps: int) -> int:
    """Returns the fullest square that's `points` steps nearer to a gate."""
    north = BIT_N[start]
    south = BIT_S[start]
    for i in range(points):
        grown_n = around_north(north, south) & t.layer_n[steps - i - 1]
        south = around_south(north, south) & t.layer_s[steps - i - 1]
        north = grown_n
    best = NOTHING
    while north | south:
        if north:
            where = lowest(north)
            north &= north - 1
        else:
            where = WORD + lowest(south)
            south &= south - 1
        best = max(best, size(s.crowd[where]) << SHIFT | where)
    return best & WHERE


@inlined
def choose_move(s: State, t: JudgementScratch, c: Chance) -> int:
    """R15, R17: anyone who can leaves; otherwise the piece that needs the fewest moves goes as far as it can."""
    lay_out(s, t)
    north = s.at_n[s.seat]
    south = s.at_s[s.seat]
    if s.moved_to != NOWHERE and count_of(s.crowd[s.moved_to], s.seat) == 1:
        north &= ~BIT_N[s.moved_to]
        south &= ~BIT_S[s.moved_to]
    best = NOTHING
    start = NOWHERE
    while north | south:
        if north:
            where = lowest(north)
            north &= north - 1
        else:
            where = WORD + lowest(south)
            south &= south - 1
        nearness = 4 * (size(s.crowd[where]) - steps_out(t, where)) + quick(c, 8)
        if nearness > best:
            best = nearness
            start = where
    points = size(s.crowd[start])
    steps = steps_out(t, start)
    goal = NOWHERE if points >= steps else goal_for(s, t, start, points, steps)
    return start << SHIFT | goal


@rule
def choose(s: State, t: JudgementScratch, c: Chance) -> int:
    """Returns a legal action, chosen by sight."""
    if s.kind == MOVE:
        return choose_move(s, t, c)
    if s.kind == LAVA:
        return choose_lava(s, c)
    if s.kind == CARD:
        return choose_card(s, c)
    if s.kind == RELATIVE:
        return choose_relative(s, c)
    if s.kind == VICTIM:
        return choose_victim(s, c)
    return 0


@rule
def play_out(s: State, t: JudgementScratch, rows: EventRows, c: Chance) -> int:
    """Plays to the end of the game. Returns how many decisions that took."""
    decisions = 0
    while s.kind != OVER:
        apply(s, rows, choose(s, t, c))
        decisions += 1
    return decisions
