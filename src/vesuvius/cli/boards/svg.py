"""A drawing as an SVG file that needs nothing from anywhere else."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme

NIGHT = TerminalTheme(
    (24, 18, 15),
    (245, 233, 211),
    [
        (24, 18, 15),
        (195, 48, 29),
        (79, 138, 88),
        (243, 186, 53),
        (36, 103, 181),
        (123, 72, 134),
        (38, 128, 125),
        (203, 181, 150),
    ],
)
# Fonts that would be fetched, and a remark with an address.
FETCHED = re.compile(r"@font-face\s*\{.*?\}\s*|<!--.*?-->\s*", re.DOTALL)
FONTS = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, ui-monospace"


def save_svg(drawing: RenderableType, file: Path, width: int, title: str) -> None:
    """Draw with all colours, so many columns wide."""
    console = Console(
        record=True, width=width, force_terminal=True, color_system="truecolor", no_color=False, file=io.StringIO()
    )
    console.print(drawing)
    picture = console.export_svg(title=title, theme=NIGHT, unique_id="vesuvius")
    file.write_text(FETCHED.sub("", picture).replace("Fira Code", FONTS), "utf-8")
