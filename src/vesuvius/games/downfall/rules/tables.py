"""The board as flat integer tables and words of bits, for rules to look up.

A square is 12 * row + column: the twelfth column of each row is nowhere, so a step east or west never lands in another
row. A set of squares is two words of bits: north holds rows 1 to 4, south rows 5 to 7. A *home* is a square with round
spaces; there are 36 of them, so a set of homes is one word.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from vesuvius.engine.rule import table
from vesuvius.games.downfall.data.board import COLUMNS, read_board

BOARD = read_board()

WIDTH = 12
SQUARES = 7 * WIDTH
NOWHERE = SQUARES  # outside the city, in an action or in a field
WORD = 4 * WIDTH  # squares of the north word
SEATS = 4
HOUSES = 12  # 1 to 11; 0 stands for the neutral buildings
SYMBOL_NAMES = tuple(BOARD.tiles)
SYMBOLS = len(SYMBOL_NAMES)
TILE_NAMES = (*SYMBOL_NAMES, *("/".join(pair) for pair in BOARD.dual))
LETTERS = "rkyb"  # of the colours, by seat

OMEN, AD79 = HOUSES, HOUSES + 1
HAND = BOARD.cards["hand"]
ON_TOP = BOARD.cards["piles_on_top"] * HAND
PILES = BOARD.cards["piles"] * HAND
OMENS = BOARD.cards["omen"]
BOTTOM = BOARD.cards["bottom"]
CARDS = sum(BOARD.house_cards().values())
STOCK = ON_TOP + 1 + CARDS - PILES + OMENS
TILES = sum(BOARD.tiles.values())
OPENING = 6  # tiles on the board before anyone runs
MOST_TILES = TILES + len(BOARD.dual)


@lru_cache
def square(name: str) -> int:
    """Returns the number of a square: A1 is 0, B1 is 1, A2 is 12."""
    return WIDTH * (int(name[1]) - 1) + COLUMNS.index(name[0])


@lru_cache
def square_name(number: int) -> str:
    """Returns the name of a square."""
    return f"{COLUMNS[number % WIDTH]}{number // WIDTH + 1}"


def _words(names: Iterable[str]) -> tuple[int, int]:
    bits = sum(1 << square(name) for name in names)
    return bits & ((1 << WORD) - 1), bits >> WORD


_all = [f"{column}{row}" for row in range(1, BOARD.rows + 1) for column in COLUMNS[: BOARD.columns]]
CITY_NAMES = tuple(name for name in _all if name not in BOARD.outside)
CITY_N, CITY_S = _words(CITY_NAMES)
GATES_N, GATES_S = _words(BOARD.gates.values())
# Gates in the three windows of five rows: rows 1 to 5, 2 to 6 and 3 to 7.
GATES_UPPER, GATES_MIDDLE, GATES_LOWER = (
    (GATES_N | GATES_S << WORD) >> WIDTH * row & ((1 << 5 * WIDTH) - 1) for row in (0, 1, 2)
)
RESERVED_N, RESERVED_S = _words(BOARD.first.values())  # R12: each for the first tile of its symbol
# The bit of a square in either word; NOWHERE has none.
BIT_N = table([*(1 << i if i < WORD else 0 for i in range(SQUARES)), 0])
BIT_S = table([*(0 if i < WORD else 1 << (i - WORD) for i in range(SQUARES)), 0])
FIRST = table(square(name) for name in BOARD.first.values())  # first lava square of a symbol

_homes = sorted((square(name), b) for b, building in enumerate(BOARD.buildings) for name in building.spaces)
_squares = [number for number, _ in _homes]
HOMES = len(_homes)
HOME_AT = table(_squares.index(i) if i in _squares else -1 for i in range(SQUARES))
SQUARE_OF = table([*_squares, *(NOWHERE for _ in range(len(_homes), 65))])  # square of a home; NOWHERE for no home
BUILDING_OF = table(b for _, b in _homes)
SPACES = table(BOARD.buildings[b].spaces[square_name(number)] for number, b in _homes)  # round spaces of a home
HOUSE_OF = table(building.house for building in BOARD.buildings)


def _home_word(buildings: Iterable[int]) -> int:
    wanted = set(buildings)
    return sum(1 << home for home, (_, b) in enumerate(_homes) if b in wanted)


ALL_HOMES = (1 << HOMES) - 1
_houses = [[b for b, building in enumerate(BOARD.buildings) if building.house == house] for house in range(HOUSES)]
HOMES_OF_HOUSE = table(_home_word(buildings) for buildings in _houses)
HOMES_OF_BUILDING = table(_home_word([b]) for b in range(len(BOARD.buildings)))
# R5: where relatives may go after a piece went into a building.
KIN_HOMES = table(
    _home_word(k for k, kin in enumerate(BOARD.buildings) if k != b and kin.colour in (building.colour, "neutral"))
    for b, building in enumerate(BOARD.buildings)
)
_pairs = [[i for i, k in _homes if k == b] for b in range(len(BOARD.buildings))]
ONE_SQUARE = table(squares[0] for squares in _pairs)  # of a building
OTHER_SQUARE = table(squares[1] if len(squares) > 1 else NOWHERE for squares in _pairs)

CARDS_OF = table([0, *BOARD.house_cards().values()])
PIECES_OF = table([0, 0, *(BOARD.pieces[players] for players in (2, 3, 4))])
ROOMY = sum(15 << 4 * house for house in range(1, HOUSES))  # every house has room

_dual = [(SYMBOL_NAMES.index(one), SYMBOL_NAMES.index(other)) for one, other in BOARD.dual]
ONE_SYMBOL = table([*range(SYMBOLS), *(one for one, _ in _dual)])  # of a tile
OTHER_SYMBOL = table([*range(SYMBOLS), *(other for _, other in _dual)])
TILES_OF = table([*BOARD.tiles.values(), *(1 for _ in _dual)])
TILE_KINDS = len(TILE_NAMES)
