"""What a position of Downfall promises each seat, in thousandths of a piece saved, and which actions look good at once.

A piece promises the more, the fewer moves it needs to leave the city. The way to the nearest open gate counts, and
the people on its square, who give it move points for its first move (R15). Lava that can come onto its square makes it
promise less. A weaker bot leaves some of these terms out.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.block import Block, Long, Word
from vesuvius.downfall.lava import around_north, around_south, begun, edge_north, edge_south
from vesuvius.downfall.state import CARD, LAVA, MOVE, RELATIVE, SHIFT, VICTIM, WHERE, Legal, State, count_of, size
from vesuvius.downfall.tables import (
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
    SYMBOLS,
    WORD,
)
from vesuvius.rule import MOST, lowest, rule, table

# The terms of the judgement, as bits.
WAY, CROWD, REACH, KIN, DENIAL = 1, 2, 4, 8, 16
TERMS = WAY | CROWD | REACH | KIN | DENIAL
LAYERS = 40  # the longest way out has fewer steps
SAVED = 1000
FAR = 15
# By the moves that a piece needs until it is out.
PROMISE = table([SAVED, 820, 640, 500, 400, 320, 260, 210, 170, 140, 120, 100, 80, 60, 40, 20])
KINDRED = 350  # promise of a relative that may come


class Thought(Block):
    """Scratch of every judgement: the squares by their steps out of the city, and what was made of them."""

    terms: Word
    layers: Word
    layer_n: Annotated[list[int], "i8", LAYERS]
    layer_s: Annotated[list[int], "i8", LAYERS]
    lava_n: Long  # squares that the next tiles can cover
    lava_s: Long
    worth: Annotated[list[int], "i8", SEATS]
    urge: Annotated[list[int], "i4", MOST + 1]


@rule
def lay_out(s: State, t: Thought) -> None:
    """Squares by the steps that a piece needs there to leave the city: 1 in an open gate, and so on."""
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


@rule
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
def promise(t: Thought, square: int, points: int) -> int:
    """What a piece on a square is worth with so many points for its first move."""
    steps = steps_out(t, square) if t.terms & WAY else 2
    needed = steps
    if t.terms & CROWD:
        needed = 1 + max(0, steps - points)
    worth = PROMISE[min(needed, FAR)]
    if t.terms & REACH and (t.lava_n & BIT_N[square] | t.lava_s & BIT_S[square]):
        worth = worth * 3 // 4
    return worth


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
def urge_to_move(s: State, t: Thought, start: int, goal: int) -> int:
    """What a move adds to the promise of the piece."""
    if start == NOWHERE:
        return 0
    before = promise(t, start, size(s.crowd[start]))
    if goal == NOWHERE:
        return 2 * SAVED - before
    return promise(t, goal, size(s.crowd[goal]) + 1) - before


@rule
def urge_to_cover(s: State, t: Thought, square: int) -> int:
    """What the pieces on a square promise to others, less twice what they promise to the seat itself."""
    crowd = s.crowd[square]
    if crowd == 0:
        return 0
    mine = count_of(crowd, s.seat)
    return promise(t, square, size(crowd)) * (size(crowd) - 3 * mine)


@rule
def urge_to_settle(s: State, t: Thought, house: int, square: int) -> int:
    """What a new piece promises, and the relatives that it may bring (R5)."""
    if square == NOWHERE:
        return 0
    urge = promise(t, square, size(s.crowd[square]) + 1)
    if s.kind == CARD and s.seething and s.roomy >> 4 * house & 1:
        building = BUILDING_OF[HOME_AT[square]]
        others = size(s.crowd[ONE_SQUARE[building]]) + size(s.crowd[OTHER_SQUARE[building]])
        urge += KINDRED * min(others, count_of(s.supply, s.seat) - 1)
    return urge


@rule
def urge_to(s: State, t: Thought, action: int) -> int:
    """How good an action looks at once."""
    what = action >> SHIFT
    where = action & WHERE
    if s.kind == MOVE:
        return urge_to_move(s, t, what, where)
    if s.kind == LAVA:
        return urge_to_cover(s, t, where)
    if s.kind == CARD or s.kind == RELATIVE:
        return urge_to_settle(s, t, what, where)
    if s.kind == VICTIM:
        return promise(t, where, size(s.crowd[where]))
    return -where


@rule
def rank(s: State, legal: Legal, t: Thought) -> None:
    """How good each legal action looks at once."""
    think(s, t)
    for i in range(legal.count):
        t.urge[i] = urge_to(s, t, legal.action[i])
