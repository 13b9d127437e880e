"""What holds in the city after every play: pieces, round spaces, lava.

Each answers 1 where it holds, 0 where it is broken and IDLE where it says nothing about the moment. None of them is
built on the rules that it watches.
"""

from __future__ import annotations

from typing import Annotated

from vesuvius.engine.block import Block, Byte, Long, Word
from vesuvius.engine.rule import rule
from vesuvius.games.downfall.rules.state import CLOSED_VENTS, LAVA, State
from vesuvius.games.downfall.rules.tables import (
    BIT_N,
    BIT_S,
    CITY_N,
    CITY_S,
    FIRST,
    GATES_N,
    GATES_S,
    HOME_AT,
    HOMES,
    HOMES_OF_HOUSE,
    HOUSES,
    PIECES_OF,
    RESERVED_N,
    RESERVED_S,
    SEATS,
    SPACES,
    SQUARE_OF,
    SQUARES,
    SYMBOLS,
    WIDTH,
    WORD,
)

IDLE = -1
ACTIONS = 1 << 14
MOST_INVARIANTS = 48


class Watch(Block):
    """The game before the play, scratch for the list of legal actions, and what has been found."""

    kind: Byte
    top: Byte
    turns: Byte
    drawn: Byte
    laid: Byte
    city: Word
    saved: Word
    volcano: Word
    length: Word  # plays of this game
    games: Long
    plays: Long
    broken: Long  # invariants, as bits
    held: Annotated[list[int], "i8", MOST_INVARIANTS]
    seen: Annotated[list[int], "i8", ACTIONS]  # the play in whose list an action last stood


@rule
def count(word: int, seat: int) -> int:
    """One of the four counts of a word."""
    return word >> 8 * seat & 255


@rule
def total(word: int) -> int:
    """All four of them."""
    return count(word, 0) + count(word, 1) + count(word, 2) + count(word, 3)


@rule
def bits(word: int) -> int:
    """How many are set."""
    found = 0
    while word:
        word &= word - 1
        found += 1
    return found


@rule
def has(north: int, south: int, square: int) -> int:
    """Whether a square is in a set."""
    return (BIT_N[square] & north | BIT_S[square] & south) != 0


@rule
def grown_n(north: int, south: int) -> int:
    """A set and the squares beside it, north word."""
    return north | north << 1 | north >> 1 | north << WIDTH | north >> WIDTH | south << WORD - WIDTH


@rule
def grown_s(north: int, south: int) -> int:
    """A set and the squares beside it, south word."""
    return south | south << 1 | south >> 1 | south << WIDTH | south >> WIDTH | north >> WORD - WIDTH


@rule
def lava_north(s: State) -> int:
    """All tiles, north word."""
    return s.lava_n[0] | s.lava_n[1] | s.lava_n[2] | s.lava_n[3] | s.lava_n[4] | s.lava_n[5]


@rule
def lava_south(s: State) -> int:
    """All tiles, south word."""
    return s.lava_s[0] | s.lava_s[1] | s.lava_s[2] | s.lava_s[3] | s.lava_s[4] | s.lava_s[5]


@rule
def pieces_add_up(s: State) -> int:
    """Every piece is in the supply, the city or the volcano, or saved; from the eruption on, or in the box (R10)."""
    for seat in range(SEATS):
        pieces = count(s.city, seat) + count(s.saved, seat) + count(s.volcano, seat)
        printed = PIECES_OF[s.players] if seat < s.players else 0
        if s.kind < LAVA and pieces + count(s.supply, seat) != printed:
            return 0
        if s.kind >= LAVA and (pieces > printed or s.supply != 0):
            return 0
    return 1


@rule
def nobody_is_added_or_forgotten(s: State, w: Watch) -> int:
    """From the eruption on, a piece only changes from the city to the saved or into the volcano."""
    if w.kind < LAVA:
        return IDLE
    return s.city + s.saved + s.volcano == w.city + w.saved + w.volcano


@rule
def crowds_make_the_city(s: State) -> int:
    """The pieces on the squares are those in the city, seat by seat."""
    together = 0
    for square in range(SQUARES + 1):
        together += s.crowd[square]
    return together == s.city


@rule
def squares_of_a_seat_hold_its_pieces(s: State) -> int:
    """A seat's set of squares has exactly those where a piece of its stands."""
    for seat in range(SEATS):
        for square in range(SQUARES):
            if has(s.at_n[seat], s.at_s[seat], square) != (count(s.crowd[square], seat) > 0):
                return 0
    return 1


@rule
def everybody_is_on_the_board(s: State) -> int:
    """No crowd stands outside the city."""
    for square in range(SQUARES + 1):
        if s.crowd[square] != 0 and not has(CITY_N, CITY_S, square):
            return 0
    return 1


@rule
def everybody_has_a_space(s: State) -> int:
    """Until the eruption pieces stand on round spaces only, one on each."""
    if s.kind >= LAVA:
        return IDLE
    for square in range(SQUARES):
        spaces = SPACES[HOME_AT[square]] if HOME_AT[square] >= 0 else 0
        if has(CITY_N, CITY_S, square) and total(s.crowd[square]) > spaces:
            return 0
    return 1


@rule
def open_homes_have_a_free_space(s: State) -> int:
    """Until the eruption, a home is open where a round space is free."""
    if s.kind >= LAVA:
        return IDLE
    for home in range(64):
        free = home < HOMES and total(s.crowd[SQUARE_OF[home]]) < SPACES[home]
        if (s.open >> home & 1) != free:
            return 0
    return 1


@rule
def roomy_houses_have_an_open_home(s: State) -> int:
    """R6: until the eruption, a house has room where one of its homes is open."""
    if s.kind >= LAVA:
        return IDLE
    for house in range(16):
        room = 0 < house < HOUSES and s.open & HOMES_OF_HOUSE[house] != 0
        if (s.roomy >> 4 * house & 15) != 15 * room:
            return 0
    return 1


@rule
def a_square_has_lava_or_is_free(s: State) -> int:
    """Tiles lie beside each other in the city, and all other squares are free."""
    for one in range(SYMBOLS):
        for other in range(one):
            if s.lava_n[one] & s.lava_n[other] or s.lava_s[one] & s.lava_s[other]:
                return 0
    return s.free_n == CITY_N & ~lava_north(s) and s.free_s == CITY_S & ~lava_south(s)


@rule
def ways_are_free(s: State) -> int:
    """R16: every free square may be entered; with closed vents, not the first lava squares."""
    closed_n = RESERVED_N if s.options & CLOSED_VENTS else 0
    closed_s = RESERVED_S if s.options & CLOSED_VENTS else 0
    return s.way_n == s.free_n & ~closed_n and s.way_s == s.free_s & ~closed_s


@rule
def tiles_are_counted(s: State) -> int:
    """As many tiles lie as were laid, one fewer at least than were drawn while one is in the hand."""
    lying = 0
    for symbol in range(SYMBOLS):
        lying += bits(s.lava_n[symbol]) + bits(s.lava_s[symbol])
    return lying == s.laid and s.laid <= s.drawn - (s.kind == LAVA)


@rule
def first_squares_are_reserved(s: State) -> int:
    """R12: a symbol that has begun covers its own first lava square, and no other's."""
    if s.laid == 0:
        return IDLE
    for symbol in range(SYMBOLS):
        for other in range(SYMBOLS):
            covered = has(s.lava_n[symbol], s.lava_s[symbol], FIRST[other])
            if covered != (other == symbol and s.lava_n[symbol] | s.lava_s[symbol] != 0):
                return 0
    return 1


@rule
def tiles_hang_together(s: State) -> int:
    """R12: the tiles of a symbol lie edge to edge, beginning at its first lava square."""
    if s.laid == 0:
        return IDLE
    for symbol in range(SYMBOLS):
        north = BIT_N[FIRST[symbol]] & s.lava_n[symbol]
        south = BIT_S[FIRST[symbol]] & s.lava_s[symbol]
        for _ in range(s.laid):
            more = grown_n(north, south) & s.lava_n[symbol]
            south = grown_s(north, south) & s.lava_s[symbol]
            north = more
        begun = has(s.lava_n[symbol], s.lava_s[symbol], FIRST[symbol])
        if begun and (north != s.lava_n[symbol] or south != s.lava_s[symbol]):
            return 0
    return 1


@rule
def nobody_stands_on_lava(s: State) -> int:
    """R12: whoever stood under a tile is in the volcano."""
    if s.laid == 0:
        return IDLE
    north, south = lava_north(s), lava_south(s)
    for square in range(SQUARES):
        if s.crowd[square] != 0 and has(north, south, square):
            return 0
    return 1


@rule
def nobody_is_cut_off(s: State) -> int:
    """R14: a lava-free way leads from every piece to an open gate."""
    if s.laid == 0:
        return IDLE
    north = GATES_N & s.way_n
    south = GATES_S & s.way_s
    grows = 1
    while grows:
        more_n = grown_n(north, south) & s.way_n
        more_s = grown_s(north, south) & s.way_s
        grows = more_n != north or more_s != south
        north = more_n
        south = more_s
    for square in range(SQUARES):
        bare = has(CITY_N & ~lava_north(s), CITY_S & ~lava_south(s), square)
        if s.crowd[square] != 0 and bare and not has(north, south, square):
            return 0
    return 1
