"""What a position of Downfall promises each seat, in thousandths of a piece saved, and which actions look good at once.

The fewer moves a piece needs to leave the city, the more it promises. What counts is the way to the nearest open gate,
and the people on its square, who give it move points for its first move (R15). If lava can come onto its square, it
promises less. A weaker bot leaves out some of these terms.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.engine.block import Block, Long, Word
from vesuvius.engine.rule import MOST, inlined, lowest, rule, table
from vesuvius.games.downfall.rules.lava import around_north, around_south, begun, edge_north, edge_south
from vesuvius.games.downfall.rules.state import (
    CARD,
    LAVA,
    MOVE,
    RELATIVE,
    SHIFT,
    VICTIM,
    WHERE,
    Legal,
    State,
    count_of,
    size,
)
from vesuvius.games.downfall.rules.tables import (
    BIT_N,
    BIT_S,
    BUILDING_OF,
    FIRST,
    GATES_N,
    GATES_S,
    HOME_AT,
    NOWHERE,
    ONE_SQUARE,
    OTHER_SQUARE,
    SEATS,
    SQUARES,
    SYMBOLS,
    WORD,
)

# The terms of the judgement, as bits.
WAY, CROWD, REACH, KIN, DENIAL = 1, 2, 4, 8, 16
TERMS = WAY | CROWD | REACH | KIN | DENIAL
LAYERS = 40  # more than the steps of the longest way out
SAVED = 1000
UNKNOWN_YET = -1 << 40
FAR = 15
# By the number of moves that a piece needs to get out.
PROMISE = (SAVED, 820, 640, 500, 400, 320, 260, 210, 170, 140, 120, 100, 80, 60, 40, 20)
MANY = 16
# By steps to a gate and people on the square: the first to go has a point for each of them, the next has one fewer.
# What they promise together is shared equally. The entry for 0 people is what one promises whatever the crowd.
TOGETHER = table(
    sum(PROMISE[min(FAR, 1 + max(0, steps - points))] for points in range(1, people + 1)) // people
    if people
    else PROMISE[min(FAR, steps)]
    for steps in range(LAYERS + 1)
    for people in range(MANY)
)
KINDRED = 350  # promise of a relative that may come


class JudgementScratch(Block):
    """Scratch of every judgement: the squares by their steps out of the city, and what follows from them."""

    terms: Word
    layers: Word
    way_n: Long  # the ways for which the layers were found
    way_s: Long
    layer_n: Annotated[list[int], "i8", LAYERS]
    layer_s: Annotated[list[int], "i8", LAYERS]
    lava_n: Long  # squares that the next tiles can cover
    lava_s: Long
    worth: Annotated[list[int], "i8", SEATS]
    joining: Annotated[list[int], "i8", SQUARES]  # what a piece brings if it comes there
    urge: Annotated[list[int], "i4", MOST + 1]


@rule
def lay_out(s: State, t: JudgementScratch) -> None:
    """Sorts squares by the steps that a piece there needs to leave the city: 1 in an open gate, and so on.

    Between two tiles the ways stay the same, so the layers are kept.
    """
    if t.layers and t.way_n == s.way_n and t.way_s == s.way_s:
        return
    t.way_n = s.way_n
    t.way_s = s.way_s
    north = GATES_N & s.way_n
    south = GATES_S & s.way_s
    more_n = north
    more_s = south
    layers = 1
    while (more_n | more_s) != 0 and layers < LAYERS:
        t.layer_n[layers] = more_n
        t.layer_s[layers] = more_s
        layers += 1
        grown_n = around_north(more_n, more_s) & s.way_n & ~north
        grown_s = around_south(more_n, more_s) & s.way_s & ~south
        north |= grown_n
        south |= grown_s
        more_n = grown_n
        more_s = grown_s
    t.layers = layers


@inlined
def steps_out(t: JudgementScratch, square: int) -> int:
    """Returns the steps that a piece needs from a square; `layers` if no way is known."""
    bit_n = BIT_N[square]
    bit_s = BIT_S[square]
    steps = 1
    while steps < t.layers and (t.layer_n[steps] & bit_n | t.layer_s[steps] & bit_s) == 0:
        steps += 1
    return steps


@rule
def spread_out(s: State, t: JudgementScratch) -> None:
    """Finds the squares that the next tile of any symbol can cover."""
    t.lava_n = 0
    t.lava_s = 0
    for symbol in range(SYMBOLS):
        if begun(s, symbol):
            t.lava_n |= edge_north(s, symbol)
            t.lava_s |= edge_south(s, symbol)
        else:
            t.lava_n |= BIT_N[FIRST[symbol]]
            t.lava_s |= BIT_S[FIRST[symbol]]


@rule
def under_lava(t: JudgementScratch, square: int, worth: int) -> int:
    """Returns what's left of a promise if lava can come onto the square next."""
    if t.terms & REACH and (t.lava_n & BIT_N[square] | t.lava_s & BIT_S[square]):
        return worth * 3 // 4
    return worth


@rule
def promise(t: JudgementScratch, square: int, people: int) -> int:
    """Returns what each of that many people on a square is worth; 0 if no way leads out."""
    steps = steps_out(t, square)
    if steps == t.layers:
        return 0
    if t.terms & WAY == 0:
        steps = 2
    if t.terms & CROWD == 0:
        people = 0
    return under_lava(t, square, TOGETHER[MANY * steps + min(people, MANY - 1)])


@rule
def think(s: State, t: JudgementScratch) -> None:
    """Looks at the whole city: the ways out and the reach of the lava."""
    lay_out(s, t)
    spread_out(s, t)


@rule
def add_square(s: State, t: JudgementScratch, square: int) -> None:
    """Adds the promise of everyone on a square."""
    crowd = s.crowd[square]
    worth = promise(t, square, size(crowd))
    for seat in range(s.players):
        t.worth[seat] += count_of(crowd, seat) * worth


@rule
def evaluate(s: State, t: JudgementScratch) -> None:
    """Works out what the position promises each seat."""
    think(s, t)
    for seat in range(s.players):
        t.worth[seat] = SAVED * count_of(s.saved, seat)
    if t.terms & KIN and s.kind == RELATIVE:
        t.worth[s.seat] += KINDRED * s.relatives
    north = s.at_n[0] | s.at_n[1] | s.at_n[2] | s.at_n[3]
    south = s.at_s[0] | s.at_s[1] | s.at_s[2] | s.at_s[3]
    while north:
        add_square(s, t, lowest(north))
        north &= north - 1
    while south:
        add_square(s, t, WORD + lowest(south))
        south &= south - 1


@rule
def advantage(s: State, t: JudgementScratch, seat: int) -> int:
    """Returns the seat's lead over the best of the others; without the term DENIAL, just what it has."""
    best = 0
    if t.terms & DENIAL:
        for other in range(s.players):
            if other != seat:
                best = max(best, t.worth[other])
    return t.worth[seat] - best


@rule
def balance(s: State, t: JudgementScratch, square: int, crowd: int) -> int:
    """Returns what a crowd promises the seat that decides, minus what it promises each of the others on average."""
    people = size(crowd)
    mine = count_of(crowd, s.seat)
    return promise(t, square, people) * (mine * s.players - people)


@rule
def swing(s: State, t: JudgementScratch, square: int, colour: int, more: int) -> int:
    """Returns how the balance changes with one piece more or fewer of a colour on a square."""
    crowd = s.crowd[square]
    return balance(s, t, square, crowd + (more << 8 * colour)) - balance(s, t, square, crowd)


@rule
def urge_to_cover(s: State, t: JudgementScratch, where: int) -> int:
    """R12, R14: returns the balance of the whole city once lava lies on a square."""
    s.way_n &= ~BIT_N[where]
    s.way_s &= ~BIT_S[where]
    lay_out(s, t)
    s.way_n |= BIT_N[where]
    s.way_s |= BIT_S[where]
    urge = 0
    north = (s.at_n[0] | s.at_n[1] | s.at_n[2] | s.at_n[3]) & ~BIT_N[where]
    south = (s.at_s[0] | s.at_s[1] | s.at_s[2] | s.at_s[3]) & ~BIT_S[where]
    while north:
        square = lowest(north)
        north &= north - 1
        urge += balance(s, t, square, s.crowd[square])
    while south:
        square = WORD + lowest(south)
        south &= south - 1
        urge += balance(s, t, square, s.crowd[square])
    return urge


@rule
def urge_to_settle(s: State, t: JudgementScratch, house: int, square: int) -> int:
    """R5: returns what a new piece promises, with the relatives that it may bring."""
    if square == NOWHERE:
        return 0
    urge = swing(s, t, square, s.seat, 1)
    if s.kind == CARD and s.seething and s.roomy >> 4 * house & 1:
        building = BUILDING_OF[HOME_AT[square]]
        others = size(s.crowd[ONE_SQUARE[building]]) + size(s.crowd[OTHER_SQUARE[building]])
        urge += KINDRED * (s.players - 1) * min(others, count_of(s.supply, s.seat) - 1)
    return urge


@rule
def urge_to(s: State, t: JudgementScratch, action: int) -> int:
    """Returns how good an action looks at once; moves are ranked together."""
    what = action >> SHIFT
    where = action & WHERE
    if s.kind == LAVA:
        return urge_to_cover(s, t, where)
    if s.kind == CARD or s.kind == RELATIVE:
        return urge_to_settle(s, t, what, where)
    if s.kind == VICTIM:
        return swing(s, t, where, what, -1)
    return -where


@rule
def rank_moves(s: State, legal: Legal, t: JudgementScratch) -> None:
    """Ranks the moves; what a start square loses and what a goal gains is worked out once for each square."""
    for square in range(SQUARES):
        t.joining[square] = UNKNOWN_YET
    start = NOWHERE
    leaving = 0
    for i in range(legal.count):
        if legal.action[i] >> SHIFT != start:
            start = legal.action[i] >> SHIFT
            leaving = swing(s, t, start, s.seat, -1)
        goal = legal.action[i] & WHERE
        if start == NOWHERE:
            t.urge[i] = 0
        elif goal == NOWHERE:
            t.urge[i] = leaving // (s.players - 1) + SAVED
        else:
            if t.joining[goal] == UNKNOWN_YET:
                t.joining[goal] = swing(s, t, goal, s.seat, 1)
            t.urge[i] = (leaving + t.joining[goal]) // (s.players - 1)


@rule
def rank(s: State, legal: Legal, t: JudgementScratch) -> None:
    """Rates how good each legal action looks at once, in thousandths of a piece."""
    think(s, t)
    if s.kind == MOVE:
        rank_moves(s, legal, t)
    else:
        for i in range(legal.count):
            t.urge[i] = urge_to(s, t, legal.action[i]) // (s.players - 1)
