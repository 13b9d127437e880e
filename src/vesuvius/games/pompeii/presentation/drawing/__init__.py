"""What each player has, as SVG for pictures of links: goods, workers, buildings and the army, without words.

`symbols.svg` holds the symbols of the pages, made by their tests. Only what the view says is drawn.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from vesuvius.game import Drawing
from vesuvius.games.pompeii.data.names import COLOURS

Json = dict[str, Any]
WIDTH, HEIGHT, TOP, GAP = 880, 630, 92, 16
IN_A_ROW = {1: 13, 2: 6}  # goods, by the number of columns
ROWS = 2
FONT = 'font-family="Vesuvius Lapidary" font-weight="700"'


def drawing(view: Json) -> Drawing:
    """Returns the holdings of all seats in a view, and the piece of each seat."""
    letters = [COLOURS[seat][0] for seat in range(view["players"])]
    columns = 1 if len(letters) < 3 else 2
    width = (WIDTH - GAP * (columns + 1)) / columns
    height = (HEIGHT - TOP - GAP * 2) / 2
    panels = []
    for seat, letter in enumerate(letters):
        x, y = GAP + (seat % columns) * (width + GAP), TOP + (seat // columns) * (height + GAP)
        holdings = _holdings(view["seats"][seat], letter, width, columns)
        panels.append(f'<g transform="translate({x:g} {y:g})">{_panel(width, height)}{holdings}</g>')
    content = _landscape(view) + "".join(panels)
    box = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" '
    board = _symbols().replace("<svg ", box, 1).removesuffix("</svg>") + content + "</svg>"
    return Drawing(board, [f'<use href="#pc-{letter}" width="40" height="40"/>' for letter in letters])


@cache
def _symbols() -> str:
    return (Path(__file__).parent / "symbols.svg").read_text("utf-8").strip()


def _landscape(view: Json) -> str:
    """The land under the mountain, which smokes once it is awake, and the round."""
    mountain = "seething" if view["awake"] else "asleep"
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#b7bd7f"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#tx-field)"/>'
        '<svg x="690" y="0" width="130" height="96" viewBox="0 0 260 200">'
        f'<use href="#vol-{mountain}" width="260" height="200"/></svg>'
        f'<circle cx="58" cy="48" r="31" fill="#a32c1b" stroke="#e9b44c" stroke-width="3"/>'
        f'<text x="58" y="59" font-size="32" text-anchor="middle" fill="#fff3df" {FONT}>{view["round"]}</text>'
    )


def _panel(width: float, height: float) -> str:
    return (
        f'<rect x="3" y="5" width="{width:g}" height="{height:g}" rx="8" fill="#3a240f" opacity=".28"/>'
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="#fbf5e8" stroke="#b99a63" stroke-width="2"/>'
    )


def _holdings(seat: Json, letter: str, width: float, columns: int) -> str:
    """The worker, the buildings and the army of a player in one line, and the goods below."""
    figures = [
        (f'<use href="#wk-{letter}" x="16" y="8" width="46" height="56"/>', seat["workers"], 78),
        ('<use href="#i-house" color="#614a38" x="130" y="14" width="44" height="44"/>', seat["buildings"], 186),
    ]
    shapes = [shape + _number(x, 47, count, 32) for shape, count, x in figures]
    if seat["army"] != "none":
        shapes.append(f'<use href="#army" color="#a32c1b" x="{width - 62:g}" y="14" width="46" height="46"/>')
    shapes.append(f'<path d="M16 70H{width - 16:g}" stroke="#b99a63" stroke-width="1.5"/>')
    most = IN_A_ROW[columns] * ROWS
    held = sorted(seat["goods"].items(), key=lambda good: -good[1])[:most]
    step = (width - 24) / IN_A_ROW[columns]
    for number, (good, count) in enumerate(held):
        x, y = 14 + (number % IN_A_ROW[columns]) * step, 84 + (number // IN_A_ROW[columns]) * 82
        shapes.append(f'<use href="#g-{good}" x="{x:g}" y="{y}" width="46" height="46"/>')
        shapes.append(_number(x + 47, y + 62, count, 24, "end"))
    return "".join(shapes)


def _number(x: float, y: float, number: int, size: int, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="#2a1b14" {FONT}>{number}</text>'
