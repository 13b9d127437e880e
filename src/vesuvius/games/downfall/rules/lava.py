"""The eruption and the lava: tiles are drawn and laid, and pieces under them or cut off by them are lost."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import lowest, rule
from vesuvius.games.downfall.rules.scoring import finish
from vesuvius.games.downfall.rules.state import (
    BURNT,
    CLOSED_VENTS,
    COVERED,
    ENCLOSED,
    ERUPTED,
    LAVA,
    MOVE,
    SET_ASIDE,
    TILE,
    EventRows,
    State,
    count_of,
)
from vesuvius.games.downfall.rules.tables import (
    BIT_N,
    BIT_S,
    GATES_N,
    GATES_S,
    NOWHERE,
    ONE_SYMBOL,
    OPENING,
    OTHER_SYMBOL,
    RESERVED_N,
    RESERVED_S,
    SEATS,
    WIDTH,
    WORD,
)

SEAM = WORD - WIDTH  # the last row of the north word lies above the first row of the south word


@rule
def around_north(north: int, south: int) -> int:
    """Returns the squares edge to edge with a set of squares, north word."""
    return north << 1 | north >> 1 | north << WIDTH | north >> WIDTH | south << SEAM


@rule
def around_south(north: int, south: int) -> int:
    """Returns the squares edge to edge with a set of squares, south word."""
    return south << 1 | south >> 1 | south << WIDTH | south >> WIDTH | north >> SEAM


@rule
def begun(s: State, symbol: int) -> int:
    """Returns whether the first tile of a symbol has been laid."""
    return s.lava_n[symbol] | s.lava_s[symbol]


@rule
def edge_north(s: State, symbol: int) -> int:
    """R12: where a later tile of the symbol may go, north word; never a reserved square (another symbol's first)."""
    return around_north(s.lava_n[symbol], s.lava_s[symbol]) & s.free_n & ~RESERVED_N


@rule
def edge_south(s: State, symbol: int) -> int:
    """R12: where a later tile of the symbol may go, south word; never a reserved square (another symbol's first)."""
    return around_south(s.lava_n[symbol], s.lava_s[symbol]) & s.free_s & ~RESERVED_S


@rule
def has_place(s: State, symbol: int) -> int:
    """R12, R13: a first tile always has its square; a later one needs an edge."""
    return begun(s, symbol) == 0 or (edge_north(s, symbol) | edge_south(s, symbol)) != 0


@rule
def erupt(s: State, rows: EventRows, trigger: int) -> None:
    """R10: puts hands away and returns supplies to the box; the left neighbour draws the first tile."""
    s.supply = 0
    add_row(rows, ERUPTED, trigger, 0, 0, 0)
    s.seat = (trigger + 1) % s.players
    draw_tile(s, rows)


@rule
def draw_tile(s: State, rows: EventRows) -> None:
    """R11, R13, R19: starts turns until one needs a decision or the game is over."""
    while s.drawn < s.tiles and s.city:
        s.turn = s.seat
        s.tile = s.bag[s.drawn]
        s.drawn += 1
        add_row(rows, TILE, s.seat, s.tile, 0, 0)
        if has_place(s, ONE_SYMBOL[s.tile]) or has_place(s, OTHER_SYMBOL[s.tile]):
            s.kind = LAVA
            return
        add_row(rows, SET_ASIDE, s.seat, s.tile, 0, 0)
        if s.laid >= OPENING and count_of(s.city, s.seat) > 0:
            begin_moves(s)
            return
        s.seat = (s.seat + 1) % s.players
    finish(s, rows)


@rule
def begin_moves(s: State) -> None:
    """R15: starts two moves; the first may be with any piece."""
    s.kind = MOVE
    s.moves = 2
    s.moved_to = NOWHERE


@rule
def burn(s: State, square: int) -> None:
    """Throws every piece on a square into the volcano."""
    s.volcano += s.crowd[square]
    s.city -= s.crowd[square]
    s.crowd[square] = 0


@rule
def clear(s: State, north: int, south: int) -> None:
    """Removes everyone outside these squares."""
    for seat in range(SEATS):
        s.at_n[seat] &= north
        s.at_s[seat] &= south


@rule
def burn_enclosed(s: State, rows: EventRows) -> None:
    """R14: the open gates spread over the squares that may be entered; pieces anywhere else are lost."""
    north = GATES_N & s.way_n
    south = GATES_S & s.way_s
    more_n = north
    more_s = south
    while more_n | more_s:
        grown_n = (around_north(north, south)) & s.way_n
        grown_s = (around_south(north, south)) & s.way_s
        more_n = grown_n & ~north
        more_s = grown_s & ~south
        north |= grown_n
        south |= grown_s
    lost_n = (s.at_n[0] | s.at_n[1] | s.at_n[2] | s.at_n[3]) & ~north
    lost_s = (s.at_s[0] | s.at_s[1] | s.at_s[2] | s.at_s[3]) & ~south
    if lost_n | lost_s:
        clear(s, north, south)
    while lost_n:
        square = lowest(lost_n)
        lost_n &= lost_n - 1
        add_row(rows, ENCLOSED, s.seat, square, 0, s.crowd[square])
        burn(s, square)
    while lost_s:
        square = WORD + lowest(lost_s)
        lost_s &= lost_s - 1
        add_row(rows, ENCLOSED, s.seat, square, 0, s.crowd[square])
        burn(s, square)


@rule
def lay(s: State, symbol: int, square: int) -> None:
    """Lays a tile on a square: no way leads there any more."""
    s.lava_n[symbol] |= BIT_N[square]
    s.lava_s[symbol] |= BIT_S[square]
    s.free_n &= ~BIT_N[square]
    s.free_s &= ~BIT_S[square]
    s.way_n &= ~BIT_N[square]
    s.way_s &= ~BIT_S[square]


@rule
def cover(s: State, rows: EventRows, symbol: int, square: int) -> None:
    """R11, R12, R14: covers a square with the drawn tile; then its drawer moves, or the next seat draws."""
    add_row(rows, COVERED, s.seat, square, symbol, 0)
    lay(s, symbol, square)
    if s.crowd[square]:
        add_row(rows, BURNT, s.seat, square, 0, s.crowd[square])
        burn(s, square)
        clear(s, s.free_n, s.free_s)
    burn_enclosed(s, rows)
    s.laid += 1
    if s.laid > OPENING and count_of(s.city, s.seat) > 0:
        begin_moves(s)
    else:
        s.seat = (s.seat + 1) % s.players
        draw_tile(s, rows)


@rule
def close_vents(s: State) -> None:
    """Option closed_vents: forbids entering empty first lava squares (replaces R16)."""
    if s.options & CLOSED_VENTS:
        s.way_n &= ~RESERVED_N
        s.way_s &= ~RESERVED_S
