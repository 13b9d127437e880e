"""Which squares the next lava tile can take: those that it can cover, and those that it can cut off from every gate.

Compiled rules take no plain state, so what R12 and R14 say is said again here; the tests compare it with what every
tile in every place does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from vesuvius.games.downfall.presentation.state_words import squares
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.downfall.rules.tables import (
    FIRST,
    GATES_N,
    GATES_S,
    ONE_SYMBOL,
    OTHER_SYMBOL,
    RESERVED_N,
    RESERVED_S,
    SQUARES,
    SYMBOLS,
    TILE_KINDS,
    WIDTH,
    WORD,
)

ALL = (1 << WORD) - 1
GATES = GATES_N | GATES_S << WORD
RESERVED = RESERVED_N | RESERVED_S << WORD
CORNER = 3  # squares at a corner of another one
REMEMBERED = 4_096  # positions; about 1 kB each
REMEMBERED_TILES = 1 << 15  # tiles that were looked at; about 200 bytes each


def _around(bits: int) -> int:
    return bits << 1 | bits >> 1 | bits << WIDTH | bits >> WIDTH


def _corners(tile: int) -> list[int]:
    """For each corner of a square the square there and the two beside it, which it joins."""
    rows, sides = (tile << WIDTH, tile >> WIDTH), (tile << 1, tile >> 1)
    found = [row | side | (row << 1 if side > tile else row >> 1) for row in rows for side in sides]
    return [corner for corner in found if corner.bit_count() == CORNER]


SYMBOLS_ON = [
    {int(table[kind]) for table in (ONE_SYMBOL, OTHER_SYMBOL)} & {*range(SYMBOLS)} for kind in range(TILE_KINDS)
]
FIRST_SQUARES = [1 << int(place) for place in FIRST]
BESIDE = {1 << place: _around(1 << place) for place in range(SQUARES)}
CORNERS = {1 << place: _corners(1 << place) for place in range(SQUARES)}


def threatened(s: State) -> frozenset[str]:
    """R12, R14: squares where the pieces are lost if the next tile is laid so, with any tile that is still to come."""
    return _lost_to(s.way_n | s.way_s << WORD, _next_tiles(s))


@lru_cache(REMEMBERED)
def _lost_to(way: int, tiles: int) -> frozenset[str]:
    """The squares that one of these tiles takes; asked for both moves of a turn."""
    lost = tiles
    for tile in _bits(tiles & way):
        lost |= parted(tile, way)
    return frozenset(squares(lost & ALL, lost >> WORD))


@lru_cache(REMEMBERED_TILES)
def parted(tile: int, way: int) -> int:
    """R14: the squares that a tile cuts off from every gate; asked for dangers, and again when the tile may be laid."""
    return connected(way) & ~connected(way & ~tile) & ~tile if could_part(tile, way) else 0


@lru_cache(REMEMBERED)
def connected(way: int) -> int:
    """R14: the squares from which an open gate can be reached, if those squares may be entered."""
    found, edge = 0, GATES & way
    while edge:
        found |= edge
        edge = _around(edge) & way & ~found
    return found


def could_part(tile: int, way: int) -> bool:
    """Whether a tile there could lie between a gate and somebody.

    It couldn't if the squares around it are joined without it: that's seen from the eight around it alone.
    """
    joined = sum(way & corner == corner for corner in CORNERS[tile])
    return bool(tile & GATES) or (BESIDE[tile] & way).bit_count() - joined > 1


def _next_tiles(s: State) -> int:
    """R12: where any tile that is still in the bag could be laid now."""
    free = s.free_n | s.free_s << WORD
    places = 0
    for symbol in _symbols_to_come(s):
        lava = s.lava_n[symbol] | s.lava_s[symbol] << WORD
        places |= _around(lava) & free & ~RESERVED if lava else FIRST_SQUARES[symbol]
    return places


def _symbols_to_come(s: State) -> set[int]:
    """Tiles that were drawn lie open, so what is in the bag is known."""
    drawn, kinds = s.bag[: s.drawn], s.kinds
    return {symbol for kind, symbols in enumerate(SYMBOLS_ON) if kinds[kind] > drawn.count(kind) for symbol in symbols}


def _bits(word: int) -> Iterator[int]:
    while word:
        yield word & -word
        word &= word - 1
