"""A panel of the table, the same for every game, and the end of the log that one of them shows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from vesuvius.cli.boards.board import LogLine

FRAME, QUIET = Style(color="#9a8e86"), Style(dim=True)


def panel(content: RenderableType, title: str) -> Panel:
    """A frame with a title around the content."""
    return Panel(content, title=title, title_align="left", box=ROUNDED, border_style=FRAME, padding=(0, 1))


def last_lines(log: Sequence[LogLine], rows: int, width: int) -> list[tuple[int | None, Text]]:
    """The end of the log, as much as fits: whose doing each line is, and the words with their ruling."""
    lines: list[tuple[int | None, Text]] = []
    used = 0
    for told in reversed(log):
        line = Text.assemble(f"{told.words} ", (told.rule, QUIET))
        used += len(line.wrap(Console(), max(width, 1)))
        if used > rows:
            break
        lines.insert(0, (told.seat, line))
    return lines
