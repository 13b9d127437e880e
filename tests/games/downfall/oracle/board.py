"""The printed board as plain names: squares and their neighbours, buildings, gates, first lava squares, pieces."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple


class Building(NamedTuple):
    """House 0 and the colour "beige" stand for a neutral building; `spaces` counts the round spaces by square."""

    house: int
    colour: str
    spaces: dict[str, int]


BOARD_FILE = Path(__file__).resolve().parents[4] / "src" / "vesuvius" / "games" / "downfall" / "data" / "board.toml"
PRINTED: dict[str, Any] = tomllib.loads(BOARD_FILE.read_text(encoding="utf-8"))
LETTERS = {"red": "r", "black": "k", "yellow": "y", "blue": "b"}
OPTIONS = ("dual_vents", "closed_vents", "free_moves")
DUAL_TILES = ("helmet/mask", "vase/scroll", "column/coin")


def name_of(column: int, row: int) -> str:
    return "ABCDEFGHIJK"[column] + str(row + 1)


def read_squares() -> dict[tuple[int, int], str]:
    places = [(column, row) for column in range(PRINTED["columns"]) for row in range(PRINTED["rows"])]
    return {place: name_of(*place) for place in places if name_of(*place) not in PRINTED["outside"]}


def read_neighbours() -> dict[str, list[str]]:
    squares = read_squares()
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return {
        square: [
            squares[column + east, row + south] for east, south in steps if (column + east, row + south) in squares
        ]
        for (column, row), square in squares.items()
    }


def read_buildings() -> list[Building]:
    numbered = [Building(entry["house"], entry["colour"], entry["spaces"]) for entry in PRINTED["building"]]
    return numbered + [Building(0, "beige", {square: spaces}) for square, spaces in PRINTED["neutral"].items()]


NEIGHBOURS = read_neighbours()
BUILDINGS = read_buildings()
SPACES = {square: spaces for building in BUILDINGS for square, spaces in building.spaces.items()}
HOUSES = sorted({building.house for building in BUILDINGS if building.house})
GATES: set[str] = set(PRINTED["gates"].values())
FIRST_SQUARE: dict[str, str] = {symbol: entry["first"] for symbol, entry in PRINTED["lava"].items()}
TILES: dict[str, int] = {symbol: entry["tiles"] for symbol, entry in PRINTED["lava"].items()}
PIECES: dict[int, int] = {players: PRINTED["pieces"][str(players)] for players in (2, 3, 4)}
COLOURS = [LETTERS[colour] for colour in PRINTED["pieces"]["colours"]]


def building_at(square: str) -> Building:
    return next(building for building in BUILDINGS if square in building.spaces)


def buildings_of(house: int) -> list[Building]:
    return [building for building in BUILDINGS if building.house == house]


def cards_of(house: int) -> int:
    return sum(sum(building.spaces.values()) for building in buildings_of(house))
