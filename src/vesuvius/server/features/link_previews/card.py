"""The picture of a link as SVG: the board as its game draws it, and who plays. A picture without a board has an emblem.

All texts are set in the font of the pages; a letter that it lacks is taken from the fonts of the host's machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec

from vesuvius.game import Drawing
from vesuvius.server.features.link_previews.tags import HEIGHT, SITE, WIDTH

FOLDER = Path(__file__).parent
FONT = str(FOLDER / "lapidary-bold.ttf")
LETTERS = frozenset(
    " !\"%&'()+,-./0123456789:=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "«·»ÀÂÄÇÈÉÊËÎÏÔÖ×ÙÛÜßàâäçèéêëîïôöùûüŒœ–‘’‚“”„…"  # noqa: RUF001
)
BOARD = 880  # units from the left
MARGIN, RIGHT = BOARD + 28, WIDTH - 28
FAMILY = 'font-family="Vesuvius Lapidary"'
SOOT, GOLD, LIGHT, PALE, CINNABAR = "#1d1512", "#e9b44c", "#f6ead3", "#cdb893", "#a32c1b"
COLOURS = ("#b92d1b", "#26201f", "#f0b41a", "#1d5fa8", "#2f7040", "#8a4884", "#258d85", "#8d4a2b")
LETTER = 0.64  # how wide a letter is, about, by the size of its font
EMBLEM = """<path d="M10 52l16-26 4 3 3-2 4 2 3-3 14 26z" fill="#fff3df"/>
<path d="M33 22c-4-5 3-7 0-13 7 4 8 9 4 13z" fill="#ffcf4a"/>"""
LAUREL = """<path d="M11 21Q3 19 3 10q0-3 1.5-6M13 21q8-2 8-11 0-3-1.5-6"
fill="none" stroke="#e9b44c" stroke-width="2" stroke-linecap="round"/>
<path d="M4 12l-3-3 4 .5zM5 16l-4-1 4-1.5zM20 12l3-3-4 .5zM19 16l4-1-4-1.5zM4 8L2 5l3.500 1zM20 8l2-3-3.500 1z"
fill="#e9b44c"/>"""


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat, the score there if it says something, and whether this player has won."""

    name: str
    score: int | None = None
    won: bool = False


def general_card() -> str:
    """The picture of a link of which nothing in particular may be told."""
    return _svg(f"""<rect width="{WIDTH}" height="{HEIGHT}" fill="{CINNABAR}"/>
<rect x="24" y="24" width="{WIDTH - 48}" height="{HEIGHT - 48}" rx="10" fill="none" stroke="{GOLD}" stroke-width="5"/>
<svg x="420" y="70" width="360" height="360" viewBox="0 0 64 64">{EMBLEM}</svg>
{_text(SITE.upper(), WIDTH / 2, 522, 92, LIGHT, "middle", 'letter-spacing="10"')}""")


def table_card(title: str, players: Sequence[Player], drawing: Drawing | None) -> str:
    """The picture of a table; without a drawing an emblem takes the place of the board."""
    size = min(40.0, (RIGHT - MARGIN) / (LETTER * max(map(len, title.split()))))
    lines = _lines(title, (RIGHT - MARGIN) / (LETTER * size))
    heading = [_text(line, MARGIN, 82 + 46 * number, size, LIGHT) for number, line in enumerate(lines)]
    rows = [_row(seat, player, drawing, 46 * len(lines) + 86) for seat, player in enumerate(players)]
    return _svg(f"""{_board(drawing)}
<rect x="{BOARD}" width="{WIDTH - BOARD}" height="{HEIGHT}" fill="{SOOT}"/>
<rect x="{BOARD}" width="5" height="{HEIGHT}" fill="{GOLD}"/>
{"".join(heading)}{"".join(rows)}
<svg x="{MARGIN - 10}" y="548" width="62" height="62" viewBox="0 0 64 64">{EMBLEM}</svg>
{_text(SITE.upper(), MARGIN + 56, 595, 25, GOLD, "start", 'letter-spacing="3"')}""")


def needs_other_fonts(card: str) -> bool:
    """Whether a card has letters that the font of the pages lacks."""
    return not all(letter in LETTERS or letter in "<>#_;$\n" for letter in card)


def _svg(content: str) -> str:
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{content}\n</svg>\n'


def _board(drawing: Drawing | None) -> str:
    if drawing is None:
        emblem = f'<svg x="200" y="70" width="480" height="480" viewBox="0 0 64 64">{EMBLEM}</svg>'
        return f'<rect width="{BOARD}" height="{HEIGHT}" fill="{CINNABAR}"/>{emblem}'
    box = f'<svg width="{BOARD}" height="{HEIGHT}" preserveAspectRatio="xMidYMid slice" '
    return drawing.board.replace("<svg ", box, 1)


def _row(seat: int, player: Player, drawing: Drawing | None, top: float) -> str:
    """One player: the piece, the name, the score, and a laurel for who has won."""
    y = top + 66 * seat
    disc = f'<circle cx="20" cy="20" r="17" fill="{COLOURS[seat]}" stroke="#fff6e6"/>'
    piece = drawing.pieces[seat] if drawing else disc
    score = "" if player.score is None else str(player.score)
    room = RIGHT - MARGIN - 54 - (22 * len(score) + 8 if score else 0) - (40 if player.won else 0)
    size = max(20.0, min(29.0, room / (LETTER * max(1, len(player.name)))))
    name = _shortened(player.name, int(room / (LETTER * size)))
    left = RIGHT - 22 * len(score) - 42
    laurel = f'<svg x="{left}" y="{y - 17}" width="34" height="34" viewBox="0 0 24 24">{LAUREL}</svg>'
    return (
        f'<svg x="{MARGIN}" y="{y - 21}" width="42" height="42" viewBox="0 0 40 40">{piece}</svg>'
        + _text(name, MARGIN + 54, y + 10, size, LIGHT if player.won else PALE)
        + _text(score, RIGHT, y + 12, 34, GOLD if player.won else LIGHT, "end")
        + (laurel if player.won else "")
    )


def _shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: max(1, most - 1)].rstrip() + "…"


def _lines(text: str, most: float) -> list[str]:
    """A title in lines that fit."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _text(text: str, x: float, y: float, size: float, fill: str, anchor: str = "start", more: str = "") -> str:
    shown = "".join(letter for letter in text if letter.isprintable())
    place = f'x="{x:g}" y="{y:g}" font-size="{size:.1f}" font-weight="700" text-anchor="{anchor}"'
    return f'<text {place} {FAMILY} fill="{fill}" {more}>{escape(shown)}</text>'
