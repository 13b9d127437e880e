"""Chances over the plies of a game, drawn with blocks in a terminal: one small chart for each seat.

Each has the seat's name beside it, so that it can be read without colours. A sign under a chart marks where that seat
gave something away; where several plies share a column, the worst of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.bots.analysis.review import Analysis

BLOCKS = " ▁▂▃▄▅▆▇█"
STEPS = len(BLOCKS) - 1
HEIGHT = 4
WIDTH = 60  # with names and figures a line stays within 80 columns
NAME = 12
STYLES = ("red", "bright_black", "yellow", "blue")
SIGNS = {"inaccuracy": "·", "mistake": "?", "blunder": "‼"}
FIGURES = ("100 %", "", "", "0 %")


def chart(analysis: Analysis, names: Sequence[str]) -> Text:
    """All seats, one below the other, and the plies at the bottom."""
    points = [*(decision.before for decision in analysis.decisions), analysis.chances]
    columns = len(points) * max(1, WIDTH // len(points)) if len(points) <= WIDTH else WIDTH
    drawing = Text(no_wrap=True, overflow="crop")
    for seat, name in enumerate(names):
        style = STYLES[seat % len(STYLES)]
        chances = [points[column * len(points) // columns][seat] for column in range(columns)]
        for row, figure in enumerate(FIGURES):
            drawing.append(f"{name[:NAME] if row == 0 else '':{NAME}} {figure:>5} │")
            drawing.append("".join(_block(chance, HEIGHT - 1 - row) for chance in chances) + "\n", style)
        drawing.append(f"{'':{NAME}} {'':5} └{_signs(analysis, seat, columns, len(points))}\n")
    drawing.append(f"{'':{NAME}} {'':5}  {_scale(len(points) - 1, columns)}")
    return drawing


def legend() -> str:
    """What the signs mean."""
    return "   ".join(f"{sign} {texts(f'cli-mark-{mark}')}" for mark, sign in SIGNS.items())


def _block(chance: float, row: int) -> str:
    """What a chance fills of a row, counted from the bottom."""
    return BLOCKS[min(STEPS, max(0, round(chance * HEIGHT * STEPS) - row * STEPS))]


def _signs(analysis: Analysis, seat: int, columns: int, points: int) -> str:
    """The floor of a seat's chart, with a sign wherever it gave something away."""
    order, worst = ["good", *SIGNS], ["good"] * columns
    for place, decision in enumerate(analysis.decisions):
        column = place * columns // points
        if decision.seat == seat:
            worst[column] = max(worst[column], decision.mark, key=order.index)
    return "".join(SIGNS.get(mark, "─") for mark in worst)


def _scale(plies: int, columns: int) -> str:
    """The first and the last ply."""
    return f"0{plies:>{columns - 1}}" if plies and columns > len(str(plies)) else "0"
