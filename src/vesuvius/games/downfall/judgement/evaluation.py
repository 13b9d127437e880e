"""What a position of Downfall promises each seat, in thousandths of a piece saved, and which actions look good at once.

A piece promises the more, the fewer moves it needs to leave the city. The way to the nearest open gate counts, and
the people on its square, who give it move points for its first move (R15). Lava that can come onto its square makes it
promise less. A weaker bot leaves some of these terms out.
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
LAYERS = 40  # the longest way out has fewer steps
SAVED = 1000
UNKNOWN_YET = -1 << 40
FAR = 15
# By the moves that a piece needs until it is out.
PROMISE = (SAVED, 820, 640, 500, 400, 320, 260, 210, 170, 140, 120, 100, 80, 60, 40, 20)
MANY = 16
# By steps to a gate and people on the square: the first who goes has a point for each of them, the next one less. What
# they promise together is shared among them. Under no people: what one promises whatever the crowd.
TOGETHER = table(
    sum(PROMISE[min(FAR, 1 + max(0, steps - points))] for points in range(1, people + 1)) // people
    if people
    else PROMISE[min(FAR, steps)]
    for steps in range(LAYERS + 1)
    for people in range(MANY)
)
KINDRED = 350  # promise of a relative that may come


class Thought(Block):
    """Scratch of every judgement: the squares by their steps out of the city, and what was made of them."""

    terms: Word
    layers: Word
    way_n: Long  # the ways that the layers were found for
    way_s: Long
    layer_n: Annotated[list[int], "i8", LAYERS]
    layer_s: Annotated[list[int], "i8", LAYERS]
    lava_n: Long  # squares that the next tiles can cover
    lava_s: Long
    worth: Annotated[list[int], "i8", SEATS]
    joining: Annotated[list[int], "i8", SQUARES]  # what a piece brings that comes there
    urge: Annotated[list[int], "i4", MOST + 1]


@rule
def lay_out(s: State, t: Thought) -> None:
    """Squares by the steps that a piece needs there to leave the city: 1 in an open gate, and so on.

    Between two tiles the ways stay the same, and so does what was found for them.
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
def steps_out(t: Thought, square: int) -> int:
    """The steps that a piece needs from a square; `layers` where no way is known."""
    bit_n = BIT_N[square]
    bit_s = BIT_S[square]
    steps = 1
    while steps < t.layers and (t.layer_n[steps] & bit_n | t.layer_s[steps] & bit_s) == 0:
        steps += 1
    return steps


@rule
def spread_out(s: State, t: Thought) -> None:
    """The squares that the next tile of some symbol can cover."""
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
def under_lava(t: Thought, square: int, worth: int) -> int:
    """What is left of a promise where lava can come next."""
    if t.terms & REACH and (t.lava_n & BIT_N[square] | t.lava_s & BIT_S[square]):
        return worth * 3 // 4
    return worth


@rule
def promise(t: Thought, square: int, people: int) -> int:
    """What each of so many people on a square is worth; nothing where no way leads out."""
    steps = steps_out(t, square)
    if steps == t.layers:
        return 0
    if t.terms & WAY == 0:
        steps = 2
    if t.terms & CROWD == 0:
        people = 0
    return under_lava(t, square, TOGETHER[MANY * steps + min(people, MANY - 1)])


@rule
def think(s: State, t: Thought) -> None:
    """Look at the whole city: ways out and the reach of the lava."""
    lay_out(s, t)
    spread_out(s, t)


@rule
def add_square(s: State, t: Thought, square: int) -> None:
    """The promise of everybody on a square."""
    crowd = s.crowd[square]
    worth = promise(t, square, size(crowd))
    for seat in range(s.players):
        t.worth[seat] += count_of(crowd, seat) * worth


@rule
def evaluate(s: State, t: Thought) -> None:
    """What the position promises each seat."""
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
def advantage(s: State, t: Thought, seat: int) -> int:
    """What the seat is ahead of the best of the others; without denial, what it has alone."""
    best = 0
    if t.terms & DENIAL:
        for other in range(s.players):
            if other != seat:
                best = max(best, t.worth[other])
    return t.worth[seat] - best


@rule
def balance(s: State, t: Thought, square: int, crowd: int) -> int:
    """What a crowd on a square promises the seat that decides, less what it promises each of the others on average."""
    people = size(crowd)
    mine = count_of(crowd, s.seat)
    return promise(t, square, people) * (mine * s.players - people)


@rule
def swing(s: State, t: Thought, square: int, colour: int, more: int) -> int:
    """How the balance changes with one piece more or less of a colour on a square."""
    crowd = s.crowd[square]
    return balance(s, t, square, crowd + (more << 8 * colour)) - balance(s, t, square, crowd)


@rule
def urge_to_cover(s: State, t: Thought, where: int) -> int:
    """R12, R14: the balance of the whole city once lava lies on a square."""
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
def urge_to_settle(s: State, t: Thought, house: int, square: int) -> int:
    """What a new piece promises, and the relatives that it may bring (R5)."""
    if square == NOWHERE:
        return 0
    urge = swing(s, t, square, s.seat, 1)
    if s.kind == CARD and s.seething and s.roomy >> 4 * house & 1:
        building = BUILDING_OF[HOME_AT[square]]
        others = size(s.crowd[ONE_SQUARE[building]]) + size(s.crowd[OTHER_SQUARE[building]])
        urge += KINDRED * (s.players - 1) * min(others, count_of(s.supply, s.seat) - 1)
    return urge


@rule
def urge_to(s: State, t: Thought, action: int) -> int:
    """How good an action looks at once; moves are ranked together."""
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
def rank_moves(s: State, legal: Legal, t: Thought) -> None:
    """The moves of a piece: what its square loses is worked out once for each square, and so is what a goal gains."""
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
def rank(s: State, legal: Legal, t: Thought) -> None:
    """How good each legal action looks at once, in thousandths of a piece."""
    think(s, t)
    if s.kind == MOVE:
        rank_moves(s, legal, t)
    else:
        for i in range(legal.count):
            t.urge[i] = urge_to(s, t, legal.action[i]) // (s.players - 1)
