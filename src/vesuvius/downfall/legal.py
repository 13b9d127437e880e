"""Every legal action of a decision, written out as numbers."""

from __future__ import annotations

from vesuvius.downfall.lava import around_north, around_south, begun, edge_north, edge_south
from vesuvius.downfall.state import (
    CALL,
    CARD,
    FREE_MOVES,
    LAVA,
    MOVE,
    RELATIVE,
    SHIFT,
    VICTIM,
    Legal,
    State,
    count_of,
    put,
    size,
)
from vesuvius.downfall.tables import (
    ALL_HOMES,
    FIRST,
    GATES_N,
    GATES_S,
    HOMES_OF_HOUSE,
    NOWHERE,
    ONE_SYMBOL,
    OTHER_SYMBOL,
    SQUARE_OF,
    WORD,
)
from vesuvius.rule import lowest, rule


@rule
def put_homes(legal: Legal, what: int, homes: int) -> None:
    """An action for each home of a set."""
    count = legal.count
    while homes:
        legal.action[count] = what << SHIFT | SQUARE_OF[lowest(homes)]
        count += 1
        homes &= homes - 1
    legal.count = count


@rule
def put_squares(legal: Legal, what: int, north: int, south: int) -> None:
    """An action for each square of a set."""
    count = legal.count
    base = what << SHIFT
    while north:
        legal.action[count] = base | lowest(north)
        count += 1
        north &= north - 1
    base += WORD
    while south:
        legal.action[count] = base + lowest(south)
        count += 1
        south &= south - 1
    legal.count = count


@rule
def legal_cards(s: State, legal: Legal) -> None:
    """R6, R7: each house in the hand with its free spaces, as a joker with all free spaces, or with none."""
    hand = s.hand[s.seat]
    placing = s.open if count_of(s.supply, s.seat) > 0 else 0
    while hand:
        house = lowest(hand) >> 2
        hand &= ~(15 << 4 * house)
        homes = placing
        if s.roomy >> 4 * house & 1:
            homes &= HOMES_OF_HOUSE[house]
        if homes:
            put_homes(legal, house, homes)
        else:
            put(legal, house, NOWHERE)


@rule
def legal_victims(s: State, legal: Legal) -> None:
    """R8: any piece of another player."""
    for colour in range(s.players):
        if colour != s.seat:
            put_squares(legal, colour, s.at_n[colour], s.at_s[colour])


@rule
def legal_tiles(s: State, legal: Legal, symbol: int) -> None:
    """R12: the first tile of a symbol goes onto its own square, a later one beside its like."""
    if begun(s, symbol):
        put_squares(legal, symbol, edge_north(s, symbol), edge_south(s, symbol))
    else:
        put(legal, symbol, FIRST[symbol])


@rule
def legal_lava(s: State, legal: Legal) -> None:
    """R12: for the tile drawn; option dual_vents: for either symbol of a dual tile."""
    one = ONE_SYMBOL[s.tile]
    other = OTHER_SYMBOL[s.tile]
    legal_tiles(s, legal, one)
    if other != one:
        legal_tiles(s, legal, other)


@rule
def legal_from(s: State, legal: Legal, start: int) -> None:
    """R15, R17: as many steps as pieces stand on the square; through a gate for one step more."""
    north = 1 << start if start < WORD else 0
    south = 1 << (start - WORD) if start >= WORD else 0
    reach_n = north
    reach_s = south
    leaves = 0
    for _ in range(size(s.crowd[start])):
        leaves |= reach_n & GATES_N | reach_s & GATES_S
        grown_n = reach_n | around_north(reach_n, reach_s) & s.way_n
        grown_s = reach_s | around_south(reach_n, reach_s) & s.way_s
        reach_n = grown_n
        reach_s = grown_s
    put_squares(legal, start, reach_n ^ north, reach_s ^ south)
    if leaves:
        put(legal, start, NOWHERE)


@rule
def legal_moves(s: State, legal: Legal) -> None:
    """R18: from each square where a piece stands besides the one that moved first; option free_moves: or not at all."""
    north = s.at_n[s.seat]
    south = s.at_s[s.seat]
    if s.moved_to != NOWHERE and count_of(s.crowd[s.moved_to], s.seat) == 1:
        if s.moved_to < WORD:
            north &= ~(1 << s.moved_to)
        else:
            south &= ~(1 << (s.moved_to - WORD))
    while north:
        legal_from(s, legal, lowest(north))
        north &= north - 1
    while south:
        legal_from(s, legal, WORD + lowest(south))
        south &= south - 1
    if s.options & FREE_MOVES:
        put(legal, NOWHERE, NOWHERE)


@rule
def list_legal(s: State, legal: Legal) -> int:
    """Fill the list with every legal action; return how many there are."""
    legal.count = 0
    if s.kind == MOVE:
        legal_moves(s, legal)
    elif s.kind == LAVA:
        legal_lava(s, legal)
    elif s.kind == CARD:
        legal_cards(s, legal)
    elif s.kind == RELATIVE:
        put_homes(legal, 0, s.kin & s.open & ALL_HOMES)
        put(legal, 0, NOWHERE)
    elif s.kind == VICTIM:
        legal_victims(s, legal)
    elif s.kind == CALL:
        put(legal, 0, 0)
        put(legal, 0, 1)
    return legal.count
