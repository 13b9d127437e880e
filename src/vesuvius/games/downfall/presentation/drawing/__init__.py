"""The board as SVG, for pictures of links: `board.svg` is the empty city as the pages draw it, made by their tests.

Here the lava, the people and the mood of the mountain are added, in the shapes and classes of the pages' own layers.
Only what the view says is drawn.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from vesuvius.game import Drawing
from vesuvius.games.downfall.data.board import COLUMNS
from vesuvius.games.downfall.presentation.drawing.crowds import Point, crowd
from vesuvius.games.downfall.rules.tables import BOARD, LETTERS

Json = dict[str, Any]
FILE = Path(__file__).parent / "board.svg"
MOUNTAIN = {"settling": "asleep", "seething": "seething"}  # later it erupts
SPACES: dict[int, list[Point]] = {
    1: [(0, 2)],
    2: [(-19, 4), (19, 4)],
    3: [(-19, -13), (19, -13), (0, 23)],
    4: [(-19, -13), (19, -13), (-19, 23), (19, 23)],
}
GROUND = '<rect class="dusk" x="-1500" y="-1500" width="4200" height="4000"/>'


def drawing(view: Json) -> Drawing:
    """Returns the city of a view, and the piece of each seat."""
    before, numbers, after = _city()
    svg = before + _visible_numbers(numbers, view) + after
    for name, shapes in _layers(view).items():
        svg = svg.replace(f'<g id="{name}"/>', shapes)
    for square in BOARD.gates.values():
        svg = svg.replace("#gate-open", "#gate-shut" if square in view["lava"] else "#gate-ajar", 1)
    svg = svg.replace("#gate-shut", "#gate-closed").replace("#gate-ajar", "#gate-open")
    svg = svg.replace("#vol-asleep", f"#vol-{MOUNTAIN.get(view['phase'], 'erupting')}")
    if view["phase"] not in MOUNTAIN:
        svg = svg.replace('class="spot"', 'class="spot dim"')
    return Drawing(svg, [f'<use href="#pc-{letter}" width="40" height="40"/>' for letter in LETTERS[: view["players"]]])


@cache
def _city() -> tuple[str, list[str], str]:
    """The file: what comes before the numbers of the houses, each number, and what comes after them."""
    before, numbers, after = re.split(r'<g id="numbers">|</g>\s*(?=<g id="pieces"/>)', FILE.read_text("utf-8"))
    return before, re.findall(r'<g transform="translate.*?</g>\s*</g>', numbers, re.DOTALL), after


def _visible_numbers(numbers: list[str], view: Json) -> str:
    """The numbers that are seen: on no lava and, once nobody moves in any more, where nobody stands in their way."""
    houses = [list(building.spaces) for building in BOARD.buildings if building.house]
    people = {square: sum(counts) for square, counts in view["pieces"].items()}
    settling = view["phase"] in MOUNTAIN

    def is_seen(squares: list[str]) -> bool:
        room = 2 if len(squares) > 1 else 0
        return all(square not in view["lava"] and (settling or people.get(square, 0) <= room) for square in squares)

    return "".join(number for number, squares in zip(numbers, houses, strict=True) if is_seen(squares))


def _layers(view: Json) -> dict[str, str]:
    """Returns what lies in the city, by the place in the file that it takes."""
    settling = view["phase"] in MOUNTAIN
    return {
        "dusk": "" if settling else GROUND,
        "embers": "".join(f'<circle class="halo" cx="{x}" cy="{y}" r="96"/>' for x, y in map(middle, view["lava"])),
        "lava": _lava(view["lava"]),
        "pieces": "".join(crowd(middle(name), counts, spaces(name, settling)) for name, counts in _sorted(view)),
    }


def _sorted(view: Json) -> list[tuple[str, list[int]]]:
    return sorted(view["pieces"].items(), key=lambda piled: (piled[0][1:], piled[0]))


def _lava(lava: dict[str, str]) -> str:
    """The tiles; their crust is slightly too large, so that no ground shines through between them."""
    crusts, tiles = [], []
    for square, symbol in sorted(lava.items()):
        x, y = corner(square)
        crusts.append(f'<rect class="crust" x="{x - 1}" y="{y - 1}" width="102" height="102" rx="5"/>')
        tiles.append(
            f'<use href="#lava-tile" x="{x}" y="{y}" width="100" height="100"/>'
            f'<use class="glyph" href="#lv-{symbol}" x="{x + 25}" y="{y + 25}" width="50" height="50"/>'
        )
    return "".join([*crusts, *tiles])


def corner(square: str) -> Point:
    """Returns the north-west corner of a square, which is 100 units wide."""
    return 100 * COLUMNS.index(square[0]), 100 * (int(square[1:]) - 1)


def middle(square: str) -> Point:
    """Returns the middle of a square."""
    x, y = corner(square)
    return x + 50, y + 50


def spaces(square: str, settling: bool) -> list[Point]:
    """Returns the round spaces of a square, from its middle, on which people stand as long as they move in."""
    found = next((building for building in BOARD.buildings if square in building.spaces), None)
    if found is None or not settling:
        return []
    count, squares = found.spaces[square], list(found.spaces)
    if len(squares) == 2 and count <= 2:
        return _outer_spaces(count, squares[0][0] == squares[1][0], square == squares[0])
    return SPACES.get(count, [])


def _outer_spaces(count: int, upright: bool, first: bool) -> list[Point]:
    """The spaces of a house on two squares: at its ends, away from its number in the middle."""
    single, pair = (-14, -8) if first else (14, 8)
    if count == 1:
        return [(0, single) if upright else (single, 0)]
    return [(-19, pair), (19, pair)] if upright else [(pair, -17), (pair, 21)]
