"""Reads and checks board.toml and vents.toml: squares, buildings, gates, first lava squares, cards, tiles, pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vesuvius.engine.data_files import Entry, read_toml

FOLDER = Path(__file__).parent
COLUMNS = "ABCDEFGHIJK"
COLOURS = 4
BUILDING_COLOURS = ("grey", "purple", "turquoise", "brown")
PAIRS = 3


@dataclass(frozen=True)
class Building:
    """A house number (0 for a neutral building), a colour, and the number of round spaces on each of its squares."""

    house: int
    colour: str
    spaces: dict[str, int]


@dataclass
class Board:
    """The printed facts, by name."""

    file: str
    columns: int = 0
    rows: int = 0
    outside: list[str] = field(default_factory=list)
    gates: dict[str, str] = field(default_factory=dict)
    tiles: dict[str, int] = field(default_factory=dict)
    first: dict[str, str] = field(default_factory=dict)
    buildings: list[Building] = field(default_factory=list)
    pieces: dict[int, int] = field(default_factory=dict)
    colours: list[str] = field(default_factory=list)
    cards: dict[str, int] = field(default_factory=dict)
    dual: list[tuple[str, str]] = field(default_factory=list)

    def house_cards(self) -> dict[int, int]:
        """Returns how many cards each house has: as many as its buildings have spaces in total."""
        count: dict[int, int] = {}
        for building in self.buildings:
            if building.house:
                count[building.house] = count.get(building.house, 0) + sum(building.spaces.values())
        return dict(sorted(count.items()))


def read_board(file: Path = FOLDER / "board.toml", vents: Path = FOLDER / "vents.toml") -> Board:
    """Returns the board of a file, or raises a Problem that names file, entry and key."""
    top = Entry(file.name, "", read_toml(file))
    board = Board(file.name)
    board.columns = top.number("columns", 1, len(COLUMNS))
    board.rows = top.number("rows", 1, 7)
    board.outside = [_square(board, top, "outside", name, inside=False) for name in top.take("outside", list)]
    _read_gates(board, top.entry("gates"))
    _read_lava(board, top.entry("lava"))
    _read_buildings(board, top)
    _read_pieces(board, top.entry("pieces"))
    _read_cards(board, top.entry("cards"))
    top.only("columns", "rows", "outside", "gates", "lava", "building", "neutral", "pieces", "cards")
    _read_dual(board, Entry(vents.name, "", read_toml(vents)))
    _check_squares(board, top)
    _check_totals(board, top)
    return board


def _square(board: Board, entry: Entry, key: str, name: Any, inside: bool = True) -> str:
    """Returns the name of a square, such as C4; it must be on the board."""
    good = isinstance(name, str) and len(name) == 2 and name[0] in COLUMNS[: board.columns]
    rows = [str(row) for row in range(1, board.rows + 1)]
    if not good or name[1] not in rows or (inside and name in board.outside):
        raise entry.wrong("board-no-such-square", key, got=str(name))
    return str(name)


def _read_gates(board: Board, entry: Entry) -> None:
    for name, square in entry.values.items():
        square = _square(board, entry, name, square)
        column, row = square[0], int(square[1])
        edges = (column in COLUMNS[0] + COLUMNS[board.columns - 1], row in (1, board.rows))
        beside = [f"{chr(ord(column) + c)}{row + r}" for c, r in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        if not any(edges) and not any(near in board.outside for near in beside):
            raise entry.wrong("board-gate-inside", name, square=square)
        if square in board.gates.values():
            raise entry.wrong("board-overlap", name, first=next(iter(board.gates)), second=name)
        board.gates[name] = square
    if not board.gates:
        raise entry.wrong("data-missing", "*")


def _read_lava(board: Board, entry: Entry) -> None:
    for symbol in entry.values:
        values = entry.entry(symbol)
        values.only("tiles", "first")
        board.tiles[symbol] = values.number("tiles", 1, 8)
        board.first[symbol] = _square(board, values, "first", values.take("first", str))
    if len(board.tiles) != 6:
        raise entry.wrong("board-wrong-total", "*", got=len(board.tiles), wanted=6)


def _read_buildings(board: Board, top: Entry) -> None:
    for number, values in enumerate(top.take("building", list), 1):
        entry = Entry(top.file, f"building {number}", values)
        entry.only("house", "colour", "spaces")
        spaces = entry.entry("spaces")
        if not 1 <= len(spaces.values) <= 2:
            raise entry.wrong("board-building-squares", "spaces", got=len(spaces.values))
        places = {_square(board, spaces, name, name): spaces.number(name, 1, 4) for name in spaces.values}
        if len(places) == 2 and not _touch(*places):
            raise entry.wrong("board-apart", "spaces", first=min(places), second=max(places))
        colour = entry.take("colour", str)
        if colour not in BUILDING_COLOURS:
            raise entry.wrong("board-wrong-colour", "colour", got=colour, known=", ".join(BUILDING_COLOURS))
        board.buildings.append(Building(entry.number("house", 1, 11), colour, places))
    neutral = top.entry("neutral")
    for name in neutral.values:
        place = {_square(board, neutral, name, name): neutral.number(name, 1, 4)}
        board.buildings.append(Building(0, "neutral", place))


def _touch(one: str, other: str) -> bool:
    """Returns whether two squares lie edge to edge."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def _read_pieces(board: Board, entry: Entry) -> None:
    entry.only("2", "3", "4", "colours")
    board.colours = [str(colour) for colour in entry.take("colours", list)]
    if len(board.colours) != COLOURS or len(set(board.colours)) != COLOURS:
        raise entry.wrong("board-wrong-total", "colours", got=len(set(board.colours)), wanted=COLOURS)
    for players in (2, 3, 4):
        board.pieces[players] = entry.number(str(players), 1, 63)


def _read_cards(board: Board, entry: Entry) -> None:
    keys = ("omen", "ad79", "hand", "piles", "piles_on_top", "bottom")
    entry.only(*keys)
    for key in keys:
        board.cards[key] = entry.number(key, 1, 53)
    if board.cards["ad79"] != 1:
        raise entry.wrong("board-wrong-total", "ad79", got=board.cards["ad79"], wanted=1)


def _read_dual(board: Board, entry: Entry) -> None:
    entry.only("dual")
    pairs = entry.take("dual", list)
    if len(pairs) != PAIRS:
        raise entry.wrong("board-wrong-total", "dual", got=len(pairs), wanted=PAIRS)
    for pair in pairs:
        known = isinstance(pair, list) and len(pair) == 2 and all(symbol in list(board.tiles) for symbol in pair)
        if not known or pair[0] == pair[1]:
            raise entry.wrong("board-wrong-pair", "dual", got=str(pair))
        board.dual.append((pair[0], pair[1]))


def _check_squares(board: Board, top: Entry) -> None:
    """Checks that buildings share no square, and no first lava square is under a building or is another's."""
    taken: dict[str, str] = {}
    for number, building in enumerate(board.buildings, 1):
        for name in building.spaces:
            if name in taken:
                raise top.wrong("board-overlap", name, first=taken[name], second=f"building {number}")
            taken[name] = f"building {number}"
    for symbol, name in board.first.items():
        if name in taken:
            raise top.entry("lava").wrong("board-overlap", symbol, first=taken[name], second=f"lava.{symbol}")
        taken[name] = f"lava.{symbol}"


def _check_totals(board: Board, top: Entry) -> None:
    """Checks that every house has cards, and that the rulebook's deal can be made from them."""
    cards = board.house_cards()
    for house in range(1, 12):
        if house not in cards:
            raise top.wrong("board-house-without-cards", "building", house=house)
    dealt = board.cards["piles"] * board.cards["hand"]
    on_top, rest = board.cards["piles_on_top"] * board.cards["hand"], sum(cards.values()) - dealt
    printed = {"cards": (sum(cards.values()), 53), "tiles": (sum(board.tiles.values()), 45), "on top": (on_top, 8)}
    printed |= {"hand": (board.cards["hand"], 4), "under": (rest + board.cards["omen"], 32)}
    printed |= {"bottom": (board.cards["bottom"], 15), "homes": (sum(len(b.spaces) for b in board.buildings), 36)}
    for key, (got, wanted) in printed.items():
        if got != wanted:
            raise top.wrong("board-wrong-total", key, got=got, wanted=wanted)
