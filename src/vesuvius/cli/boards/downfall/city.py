"""The city as a sheet of terminal cells: walls, gates, buildings, pieces, lava.

With many colours, squares are blocks with streets between them; otherwise the same sheet is drawn with lines. Each
square is five cells wide and three high: its top row holds the plaque, the two below hold what stands there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.style import Style

from vesuvius.cli.boards.canvas import Canvas
from vesuvius.cli.boards.downfall import paint
from vesuvius.cli.boards.downfall.mountain import draw_mountain, draw_sea

Square = tuple[int, int]
WIDE, HIGH = 6, 3
LEFT, TOP = 3, 1
ALONE = 4  # up to so many pieces are drawn one by one, more as a pile a colour
GARDENS = (("♣    ", "   ♣ "), (" ♣ ♣ ", "     "), ("   ♣ ", " ♣   "), ("     ", " ♣  ♣"), ("  ♣  ", "♣   ♣"))
VENT = ("╲   ╱", "╱   ╲")  # noqa: RUF001
# Where lines meet: weights of the arms up, right, down, left; 2 a wall, 1 a street.
JOINTS = {
    (0, 2, 0, 2): "━", (2, 0, 2, 0): "┃", (0, 2, 2, 0): "┏", (0, 0, 2, 2): "┓", (2, 2, 0, 0): "┗", (2, 0, 0, 2): "┛",
    (0, 2, 1, 2): "┯", (1, 2, 0, 2): "┷", (2, 1, 2, 0): "┠", (2, 0, 2, 1): "┨", (1, 1, 1, 1): "┼",
    (2, 2, 1, 1): "╄", (2, 1, 1, 2): "╃", (1, 2, 2, 1): "╆", (1, 1, 2, 2): "╅", (0, 0, 0, 0): " ",
}  # fmt: skip


class City:
    """The printed board, laid out once; `draw` puts a view onto it."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.columns, self.rows = facts["columns"], facts["rows"]
        self.letters, self.colours = facts["letters"], facts["colours"]
        every = [(column, row) for row in range(self.rows) for column in range(self.columns)]
        names = {f"{chr(65 + column)}{row + 1}": (column, row) for column, row in every}
        self.squares = {name: square for name, square in names.items() if name not in facts["outside"]}
        self.outside = [names[name] for name in facts["outside"]]
        self.inside = set(self.squares.values())
        self.gates = {name: self.squares[square] for name, square in facts["gates"].items()}
        self.vents = {self.squares[lava["first"]]: symbol for symbol, lava in facts["lava"].items()}
        self.buildings: dict[Square, dict[str, Any]] = {}
        self.spaces: dict[Square, int] = {}
        self.plaques: set[Square] = set()
        for building in facts["buildings"]:
            for name, count in building["spaces"].items():
                self.buildings[self.squares[name]], self.spaces[self.squares[name]] = building, count
            if building["house"]:
                self.plaques.add(self.squares[next(iter(building["spaces"]))])

    def draw(self, view: dict[str, Any], choices: Collection[str], blocks: bool) -> Canvas:
        """The sheet of that view; squares of `choices` are marked as what may be chosen now."""
        return _Drawing(self, view, choices, blocks).sheet

    def joined(self, one: Square, other: Square) -> bool:
        """Whether two squares carry the same building."""
        return one in self.buildings and self.buildings[one] is self.buildings.get(other)

    def weight(self, one: Square, other: Square) -> int:
        """The line between two squares: 2 a wall, 1 a street, 0 nothing."""
        return (0, 2, 1)[(one in self.inside) + (other in self.inside)]


def corner(square: Square) -> Square:
    """The cell at the top left of a square; its street or wall is one further left."""
    return LEFT + square[0] * WIDE, TOP + square[1] * HIGH


class _Drawing:
    """One view on one sheet."""

    def __init__(self, city: City, view: dict[str, Any], choices: Collection[str], blocks: bool) -> None:
        self.city, self.blocks = city, blocks
        self.settling = view["phase"] in ("settling", "seething")
        self.lava = {city.squares[name]: symbol for name, symbol in view["lava"].items()}
        self.pieces = {city.squares[name]: counts for name, counts in view["pieces"].items()}
        self.choices = {city.squares[name] for name in choices}
        self.sheet = Canvas(LEFT + city.columns * WIDE + 2, TOP + city.rows * HIGH + 2)
        draw_mountain(self.sheet, LEFT + city.columns * WIDE + 1, view["phase"])
        for square in city.outside:
            if square[1] > city.rows // 2:
                draw_sea(self.sheet, *corner(square), blocks)
        for square in sorted(city.inside):
            self._ground(square)
        for row in range(city.rows + 1):
            for column in range(city.columns + 1):
                self._lines((column, row))
        for square in city.inside:
            self._content(square)
        self._gates()

    def _style(self, style: Style, lines: Style = paint.LOUD) -> Style:
        return style if self.blocks else lines

    def _colour(self, square: Square) -> str | None:
        if square not in self.city.inside:
            return paint.SEA if square in self.city.outside else None
        if square in self.lava:
            return paint.CRUST
        if square in self.city.vents:
            return paint.BASALT
        if square in self.city.buildings:
            return paint.HOUSES[self.city.buildings[square]["colour"]]
        return paint.PAVING

    def _ground(self, square: Square) -> None:
        """The block of a square, the street to its left and above it; a building on two squares bridges the street."""
        if not self.blocks:
            return
        x, y = corner(square)
        colour = self._colour(square)
        lid = paint.EMBER if square in self.lava else paint.GOLD if square in self.choices else colour
        self.sheet.fill(x - 1, y, 1, HIGH, Style(bgcolor=paint.STREET))
        self.sheet.put(x, y, "▄" * 5, Style(color=lid, bgcolor=paint.STREET))
        self.sheet.fill(x, y + 1, 5, 2, Style(bgcolor=colour))
        above, before = (square[0], square[1] - 1), (square[0] - 1, square[1])
        if square not in self.lava and above not in self.lava and self.city.joined(square, above):
            self.sheet.put(x, y, "┈" * 5, Style(color=paint.STREET, bgcolor=colour))
        if square not in self.lava and before not in self.lava and self.city.joined(square, before):
            self.sheet.put(x - 1, y, "▄", Style(color=colour, bgcolor=paint.STREET))
            self.sheet.down(x - 1, y + 1, "┊┊", Style(color=paint.STREET, bgcolor=colour))

    def _lines(self, here: Square) -> None:
        """Wall or street above and to the left of a square, with the column's letter and the row's number."""
        (column, row), (x, y) = here, corner(here)
        north, west, across = (column, row - 1), (column - 1, row), (column - 1, row - 1)
        over, beside = self.city.weight(north, here), self.city.weight(west, here)
        arms = (self.city.weight(across, north), over, beside, self.city.weight(across, west))
        if self.blocks:
            self._wall_in_blocks(here, arms)
        else:
            self.sheet.put(x - 1, y, JOINTS[arms], paint.NONE)
            self._line(x, y, over, "┈" if self.city.joined(here, north) else "─")
            self._line(x - 1, y + 1, beside, "┊" if self.city.joined(here, west) else "│")
        if over == 2:
            self.sheet.put(x + 1, y, chr(65 + column), self._style(paint.ENGRAVED))
        if beside == 2:
            self.sheet.put(x - 1, y + 1, str(row + 1), self._style(paint.ENGRAVED))

    def _line(self, x: int, y: int, weight: int, street: str) -> None:
        """A side of a square without blocks: across or down, as the sign for a street says."""
        across = street in "─┈"
        sign, style = (street, paint.QUIET) if weight == 1 else ("━" if across else "┃", paint.NONE)
        if weight and across:
            self.sheet.put(x, y, sign * 5, style)
        elif weight:
            self.sheet.down(x, y, sign * 2, style)

    def _wall_in_blocks(self, here: Square, arms: tuple[int, int, int, int]) -> None:
        x, y = corner(here)
        if arms[2] == 2:
            self.sheet.fill(x - 1, y + 1, 1, 2, Style(bgcolor=paint.WALL))
        if arms[1] == 2:
            self.sheet.put(x, y, "▀" * 5, Style(color=paint.WALL, bgcolor=self._colour(here)))
        if 2 in arms:
            self.sheet.put(x - 1, y, "█" if arms[2] == 2 else "▀", Style(color=paint.WALL))

    def _content(self, square: Square) -> None:
        x, y = corner(square)
        counts = self.pieces.get(square, [])
        if square in self.lava:
            crust = self._style(Style(color=paint.EMBER, bgcolor=paint.CRUST), paint.NONE)
            self._symbol(square, self.lava[square], ("░   ░", "░░░░░") if self.blocks else ("▓   ▓", "▓▓▓▓▓"), crust)
        elif sum(counts) > ALONE:
            self._piles(square, counts)
        elif square in self.city.vents and not sum(counts):
            self._symbol(square, self.city.vents[square], VENT, Style(color=paint.CINDER))
        elif sum(counts) or (self.settling and square in self.city.buildings):
            self._stand(square, counts)
        elif square not in self.city.buildings and self.blocks:
            for line, trees in enumerate(GARDENS[(3 * square[0] + 7 * square[1]) % len(GARDENS)], y + 1):
                self.sheet.put(x, line, trees, Style(color=paint.LEAF))
        self._plaque(square, sum(counts))

    def _plaque(self, square: Square, total: int) -> None:
        """House number and roof in the first phase, afterwards how many stand there; and whether it may be chosen."""
        x, y = corner(square)
        if self.settling and square in self.city.plaques:
            building = self.city.buildings[square]
            plaque = f"{building['house']}{paint.ROOFS[building['colour']]}"
            self.sheet.put(x + 5 - len(plaque), y, plaque, self._style(paint.PLAQUE))
        elif not self.settling and total > 1:
            self.sheet.put(x + 2, y, f"{total:>2} ", self._style(paint.TOTAL))
        if square in self.choices:
            self.sheet.put(x, y, "+", self._style(paint.OPEN_GATE))

    def _symbol(self, square: Square, symbol: str, rims: tuple[str, str], crust: Style) -> None:
        x, y = corner(square)
        for line, rim in enumerate(rims, y + 1):
            self.sheet.put(x, line, rim, crust)
        glow = paint.GLOW if square in self.lava else paint.CINDER
        self.sheet.put(x + 2, y + 1, paint.SYMBOLS[symbol], Style(color=glow, bold=True) if self.blocks else paint.LOUD)

    def _stand(self, square: Square, counts: list[int]) -> None:
        """Pieces one by one, two in a row, then the free round spaces while people still settle."""
        marks = [
            (self.city.letters[seat], paint.piece(self.city.colours[seat], self.blocks))
            for seat, count in enumerate(counts)
            for _ in range(count)
        ]
        free = ("○", self._style(Style(color=paint.PLASTER), paint.NONE))
        if self.settling:
            marks += [free] * (self.city.spaces.get(square, 0) - len(marks))
        x, y = corner(square)
        for number, (mark, style) in enumerate(marks):
            middle = number == len(marks) - 1 and number % 2 == 0
            self.sheet.put(x + (2 if middle else 1 + 2 * (number % 2)), y + 1 + number // 2, mark, style)

    def _piles(self, square: Square, counts: list[int]) -> None:
        """Many pieces: each colour in its own corner with its number."""
        x, y = corner(square)
        for seat, count in enumerate(counts):
            if count:
                mark = f"{self.city.letters[seat]}{count}"
                start = x if seat % 2 == 0 else max(x + 5 - len(mark), x + 3)
                self.sheet.put(start, y + 1 + seat // 2, mark, paint.piece(self.city.colours[seat], self.blocks))

    def _gates(self) -> None:
        """An arch in the wall; lava on its square closes it. Names stand outside, down the wall or along it."""
        lines: dict[int, list[tuple[int, str]]] = {}
        for name, (column, row) in self.city.gates.items():
            x, y = corner((column, row))
            shut = (column, row) in self.lava
            style = self._style(paint.CLOSED_GATE if shut else paint.OPEN_GATE)
            arch = "×" if shut else "∩"
            if column in (0, self.city.columns - 1):
                wall, beyond = (x - 1, x - 3) if column == 0 else (x + 5, x + 7)
                self.sheet.put(wall, y + 2, arch, style)
                self.sheet.down(beyond, y + HIGH, name.split()[-1].upper(), paint.NAME)
                continue
            north = (column, row - 1) not in self.city.inside
            self.sheet.put(x + 2, y if north else y + HIGH, f" {arch} " if self.blocks else f"▐{arch}▌", style)
            if north and row:
                first, _, rest = name.partition(" ")
                self.sheet.put(x + WIDE + 1, y + 1, first, paint.NAME)
                self.sheet.put(x + WIDE + 1, y + 2, rest, paint.NAME)
            else:
                lines.setdefault(y - 1 if north else y + HIGH + 1, []).append((x + 3, name))
        for y, names in lines.items():
            self._names(y, sorted(names, reverse=True))

    def _names(self, y: int, names: list[tuple[int, str]]) -> None:
        """Names along a wall, each under its gate or as far to the left as its neighbour asks for."""
        limit = self.sheet.width
        for middle, name in names:
            start = min(middle - len(name) // 2, limit - len(name))
            self.sheet.put(start, y, name, paint.NAME)
            limit = start - 2
