"""What lies outside the walls: Vesuvius, asleep, seething or erupting, and the sea."""

from __future__ import annotations

from rich.style import Style

from vesuvius.cli.boards.canvas import Canvas
from vesuvius.cli.boards.downfall import paint

# Characters, and a letter for the colour of each: s smoke, f fire, r rock, l lava on rock.
SLEEPING = (
    ("                    ", "                    "),
    ("        ▁▂▂▁        ", "        rrrr        "),
    ("      ▗▟████▙▖      ", "      rrrrrrrr      "),
    ("    ▗▟████████▙▖    ", "    rrrrrrrrrrrr    "),
)
SEETHING = (
    ("      ░▒▒▒▒▒░       ", "      sssssss       "),
    ("        ▁▂▂▁        ", "        ffff        "),
    ("      ▗▟████▙▖      ", "      rrrrrrrr      "),
    ("    ▗▟████████▙▖    ", "    rrrrrrrrrrrr    "),
)
ERUPTING = (
    ("   ░▒▒▓▓▓▓▓▓▒▒░     ", "   ssssssssssss     "),
    ("     ·*▚▓▓▞*·       ", "     ffffffff       "),
    ("      ▗▟▚▓▓▞▙▖      ", "      rrllllrr      "),
    ("    ▗▟█▚▞██▚▞█▙▖    ", "    rrrllrrllrrr    "),
)
PICTURES = {"settling": SLEEPING, "seething": SEETHING}
WAVES = ("      ", "~  ≈ ~", " ≈ ~  ")


def draw_mountain(sheet: Canvas, right: int, phase: str) -> None:
    """Vesuvius, its right foot in that column."""
    strokes = {
        "s": Style(color=paint.ASH),
        "f": Style(color=paint.EMBER, bold=True),
        "r": Style(color=paint.ROCK),
        "l": Style(color=paint.EMBER, bgcolor=paint.ROCK),
    }
    for y, (characters, colours) in enumerate(PICTURES.get(phase, ERUPTING)):
        for x, (character, colour) in enumerate(zip(characters, colours, strict=True), right - len(characters)):
            if colour != " ":
                sheet.put(x, y, character, strokes[colour])


def draw_sea(sheet: Canvas, x: int, y: int, blocks: bool) -> None:
    """One square of water, the column to its left included."""
    style = Style(color=paint.FOAM, bgcolor=paint.SEA) if blocks else paint.QUIET
    for line, waves in enumerate(WAVES, y):
        sheet.put(x - 1, line, waves, style)
