"""How the people of a square are drawn: on its round spaces, side by side, or in one pile for each colour."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign

from vesuvius.games.downfall.rules.tables import LETTERS

Point = tuple[float, float]
MOST_LOOSE = 4
TOWER = 5
LOOSE: dict[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-20, -8), (20, 10)],
    3: [(0, -20), (-21, 17), (21, 17)],
    4: [(-21, -19), (21, -19), (-21, 20), (21, 20)],
}
CORNERS: list[Point] = [(-24, -24), (24, -24), (-24, 24), (24, 24)]


def crowd(at: Point, counts: Sequence[int], spaces: Sequence[Point] = ()) -> str:
    """Returns the pieces of a square around its middle; as long as people move in, they stand on its spaces."""
    total = sum(counts)
    each = [seat for seat, count in enumerate(counts) for _ in range(count)]
    if total <= len(spaces):
        shapes = [_piece(seat, space, 37) for seat, space in zip(each, spaces, strict=False)]
    elif total <= MOST_LOOSE:
        shapes = [_piece(seat, place, 37) for seat, place in zip(each, LOOSE.get(total, []), strict=True)]
    elif len({*each}) == 1:
        tower = [_piece(each[0], (0, 2 - 4 * layer), 46, layer == 0) for layer in range(TOWER)]
        shapes = [*tower, _figure("tab", (0, 32), 38, 24, total)]
    else:
        shapes = [*_piles(counts), _figure("tab", (0, 0), 36 if total > 9 else 27, 24, total)]
    return f'<g transform="translate({at[0]} {at[1]})">{"".join(shapes)}</g>'


def _piles(counts: Sequence[int]) -> list[str]:
    """A pile for each colour in its corner, with the number of its pieces."""
    piles, badges = [], []
    for seat, count in enumerate(counts):
        (x, y), layers = CORNERS[seat], min(count, MOST_LOOSE)
        lift = 3 * (layers - 1) / 2
        piles += [_piece(seat, (x, y + lift - 3 * layer), 35, layer == 0) for layer in range(layers)]
        if count > 1:
            place, width = (x + copysign(14.5, x), y + 13), 21 if count < 10 else 29
            badges.append(_figure("badge", place, width, 20, count))
    return [*piles, *badges]


def _piece(seat: int, at: Point, size: int, shadow: bool = True) -> str:
    x, y = at
    shade = f'<ellipse class="piece-shade" cx="{x + 3}" cy="{y + 16}" rx="17" ry="6"/>' if shadow else ""
    box = f'x="{x - size / 2}" y="{y - size / 2}" width="{size}" height="{size}"'
    return f'{shade}<use href="#pc-{LETTERS[seat]}" {box}/>'


def _figure(kind: str, at: Point, width: float, height: float, number: int) -> str:
    x, y = at
    box = f'x="{x - width / 2}" y="{y - height / 2}" width="{width}" height="{height}"'
    return f'<rect class="{kind}" {box} rx="4"/><text class="{kind}-number" x="{x}" y="{y + 7}">{number}</text>'
