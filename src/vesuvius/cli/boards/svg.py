"""A drawing as an SVG file that needs nothing from anywhere else."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme

NIGHT = TerminalTheme(
    (24, 18, 15),
    (245, 233, 211),
    [(24, 18, 15), (195, 48, 29), (79, 138, 88), (243, 186, 53), (36, 103, 181), (123, 72, 134), (38, 128, 125)]
    + [(203, 181, 150)],
)
SHEET = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", ui-monospace, monospace;
        font-size: {char_height}px;
        line-height: {line_height}px;
        font-variant-east-asian: full-width;
    }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    <rect fill="#18120f" width="{width}" height="{height}" rx="8"/>
    <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
"""


def save_svg(drawing: RenderableType, file: Path, width: int) -> None:
    """Draw with all colours, so many columns wide."""
    console = Console(
        record=True, width=width, force_terminal=True, color_system="truecolor", no_color=False, file=io.StringIO()
    )
    console.print(drawing)
    picture = console.export_svg(theme=NIGHT, code_format=SHEET, unique_id="vesuvius")
    file.write_text(picture, "utf-8")
