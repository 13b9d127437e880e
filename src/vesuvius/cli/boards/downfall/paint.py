"""Colours and signs of Downfall in the terminal: everything that a colour says, a sign says as well."""

from __future__ import annotations

from rich.style import Style

HOUSES = {"grey": "#64778d", "purple": "#7b4886", "turquoise": "#26807d", "brown": "#94492c", "neutral": "#8d7550"}
ROOFS = {"grey": "≡", "purple": "◊", "turquoise": "≈", "brown": "#", "neutral": "·"}
SYMBOLS = {"scroll": "§", "coin": "¤", "column": "Π", "vase": "Φ", "mask": "☻", "helmet": "Ω"}

STREET, PAVING, WALL, SEA, CRUST, BASALT = "#1b1411", "#34392a", "#bfb196", "#1d4a66", "#210d06", "#2b2523"
SOOT, INK, PLASTER, GOLD, EMBER = "#120c0a", "#2a1b14", "#f6ebd6", "#ffcf5c", "#e5511d"
ROCK, CINDER, ASH, LEAF, FOAM, GLOW = "#6a5347", "#d9824b", "#9a8e86", "#55653f", "#6fa9cb", "#ffd98a"

PIECES = {
    "red": Style(color="#fff3df", bgcolor="#c3301d", bold=True),
    "black": Style(color="#f5e9d3", bgcolor="#0b0807", bold=True),
    "yellow": Style(color="#241708", bgcolor="#f3ba35", bold=True),
    "blue": Style(color="#f4f9ff", bgcolor="#2467b5", bold=True),
}
PLAQUE = Style(color=INK, bgcolor=PLASTER, bold=True)
TOTAL = Style(color=GOLD, bgcolor=SOOT, bold=True)
ENGRAVED = Style(color=INK, bgcolor=WALL, bold=True)
OPEN_GATE = Style(color=SOOT, bgcolor=GOLD, bold=True)
CLOSED_GATE = Style(color=GOLD, bgcolor="#5a140a", bold=True)
NAME = Style(color=WALL, italic=True)
QUIET = Style(dim=True)
LOUD = Style(bold=True)
NONE = Style()


def piece(colour: str, blocks: bool) -> Style:
    """A piece of that colour: a chip where there are many colours, else a letter in bold."""
    chip = PIECES[colour]
    return chip if blocks else Style(color=None if colour == "black" else chip.bgcolor, bold=True)
