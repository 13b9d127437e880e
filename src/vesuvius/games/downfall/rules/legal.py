"""Lists every legal action of a decision, as numbers."""

from __future__ import annotations

from vesuvius.engine.rule import MOST, inlined, lowest, rule, write_bits
from vesuvius.games.downfall.rules.lava import SEAM, around_north, around_south, begun, edge_north, edge_south
from vesuvius.games.downfall.rules.state import (
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
    size,
)
from vesuvius.games.downfall.rules.tables import (
    BIT_N,
    BIT_S,
    FIRST,
    GATES_LOWER,
    GATES_MIDDLE,
    GATES_N,
    GATES_S,
    GATES_UPPER,
    HOMES_OF_HOUSE,
    NOWHERE,
    ONE_SYMBOL,
    OTHER_SYMBOL,
    SQUARE_OF,
    WIDTH,
    WORD,
)


@rule
def put(legal: Legal, count: int, what: int, where: int) -> int:
    """Adds one legal action. Like all that follow, it returns how many there are then."""
    legal.action[count & MOST] = what << SHIFT | where
    return count + 1


@inlined
def put_homes(legal: Legal, count: int, what: int, homes: int) -> int:
    """Adds an action for each home of a set."""
    base = what << SHIFT
    while homes:
        legal.action[count & MOST] = base | SQUARE_OF[lowest(homes)]
        homes &= homes - 1
        count += 1
    return count


@rule
def legal_cards(s: State, legal: Legal) -> int:
    """R6, R7: each house in the hand with its free spaces, as a joker with all free spaces, or with none."""
    count = 0
    hand = s.hand[s.seat]
    placing = s.open if count_of(s.supply, s.seat) > 0 else 0
    while hand:
        house = lowest(hand) >> 2
        hand &= ~(15 << 4 * house)
        homes = placing
        if s.roomy >> 4 * house & 1:
            homes &= HOMES_OF_HOUSE[house]
        count = put_homes(legal, count, house, homes) if homes else put(legal, count, house, NOWHERE)
    return count


@rule
def legal_relatives(s: State, legal: Legal) -> int:
    """R5: a free space of a building that may get a relative, or no more relatives."""
    return put(legal, put_homes(legal, 0, 0, s.kin & s.open), 0, NOWHERE)


@rule
def legal_victims(s: State, legal: Legal) -> int:
    """R8: any piece of another player."""
    count = 0
    for colour in range(s.players):
        if colour != s.seat:
            count = write_bits(legal.action, count, colour << SHIFT, s.at_n[colour])
            count = write_bits(legal.action, count, (colour << SHIFT) + WORD, s.at_s[colour])
    return count


@rule
def legal_calls(legal: Legal) -> int:
    """R9: wait, or call the eruption."""
    return put(legal, put(legal, 0, 0, 0), 0, 1)


@rule
def legal_tiles(s: State, legal: Legal, count: int, symbol: int) -> int:
    """R12: the first tile of a symbol goes on its own square, a later one next to its like."""
    if begun(s, symbol):
        count = write_bits(legal.action, count, symbol << SHIFT, edge_north(s, symbol))
        return write_bits(legal.action, count, (symbol << SHIFT) + WORD, edge_south(s, symbol))
    return put(legal, count, symbol, FIRST[symbol])


@rule
def legal_lava(s: State, legal: Legal) -> int:
    """R12: for the tile drawn; option dual_vents: for either symbol of a dual tile."""
    one = ONE_SYMBOL[s.tile]
    other = OTHER_SYMBOL[s.tile]
    count = legal_tiles(s, legal, 0, one)
    if other != one:
        count = legal_tiles(s, legal, count, other)
    return count


@inlined
def put_leaving(legal: Legal, count: int, start: int, leaves: int) -> int:
    """R17: out through a gate, if one is near enough."""
    put(legal, count, start, NOWHERE)
    return count + (leaves != 0)


@inlined
def legal_far(s: State, legal: Legal, count: int, start: int, points: int) -> int:
    """R15, R17: the moves of a piece with any number of points."""
    reach_n = BIT_N[start]
    reach_s = BIT_S[start]
    way_n = s.way_n
    way_s = s.way_s
    leaves = 0
    for _ in range(points):
        leaves |= reach_n & GATES_N | reach_s & GATES_S
        grown_n = reach_n | around_north(reach_n, reach_s) & way_n
        grown_s = reach_s | around_south(reach_n, reach_s) & way_s
        reach_n = grown_n
        reach_s = grown_s
    count = write_bits(legal.action, count, start << SHIFT, reach_n & ~BIT_N[start])
    count = write_bits(legal.action, count, (start << SHIFT) + WORD, reach_s & ~BIT_S[start])
    return put_leaving(legal, count, start, leaves)


@inlined
def legal_near(legal: Legal, count: int, start: int, points: int, first: int, way: int, gates: int) -> int:
    """R15, R17: the moves of a piece with one or two points, in a window of five rows that begins at square `first`."""
    here = 1 << (start - first)
    one = (here << 1 | here >> 1 | here << WIDTH | here >> WIDTH) & way
    two = (one << 1 | one >> 1 | one << WIDTH | one >> WIDTH) & way
    far = points > 1
    count = write_bits(legal.action, count, (start << SHIFT) + first, (one | far * two) & ~here)
    return put_leaving(legal, count, start, (here | far * one) & gates)


@inlined
def legal_moves(s: State, legal: Legal) -> int:
    """R18: from each square with a piece other than the one that moved first; option free_moves: or not at all.

    Two steps never leave the five rows around a piece, and five rows fit into one word.
    """
    count = 0
    north = s.at_n[s.seat]
    south = s.at_s[s.seat]
    if s.moved_to != NOWHERE and count_of(s.crowd[s.moved_to], s.seat) == 1:
        north &= ~BIT_N[s.moved_to]
        south &= ~BIT_S[s.moved_to]
    upper = s.way_n | s.way_s << WORD
    middle = s.way_n >> WIDTH | s.way_s << SEAM
    lower = s.way_n >> 2 * WIDTH | s.way_s << 2 * WIDTH
    while north:
        start = lowest(north)
        north &= north - 1
        points = size(s.crowd[start])
        if points > 2:
            count = legal_far(s, legal, count, start, points)
        elif start < SEAM:
            count = legal_near(legal, count, start, points, 0, upper, GATES_UPPER)
        else:
            count = legal_near(legal, count, start, points, WIDTH, middle, GATES_MIDDLE)
    while south:
        start = WORD + lowest(south)
        south &= south - 1
        points = size(s.crowd[start])
        if points > 2:
            count = legal_far(s, legal, count, start, points)
        else:
            count = legal_near(legal, count, start, points, 2 * WIDTH, lower, GATES_LOWER)
    if s.options & FREE_MOVES:
        count = put(legal, count, NOWHERE, NOWHERE)
    return count


@rule
def list_legal(s: State, legal: Legal) -> int:
    """Fills the list with every legal action. Returns how many there are."""
    count = 0
    if s.kind == MOVE:
        count = legal_moves(s, legal)
    elif s.kind == LAVA:
        count = legal_lava(s, legal)
    elif s.kind == CARD:
        count = legal_cards(s, legal)
    elif s.kind == RELATIVE:
        count = legal_relatives(s, legal)
    elif s.kind == VICTIM:
        count = legal_victims(s, legal)
    elif s.kind == CALL:
        count = legal_calls(legal)
    legal.count = count
    return count
