"""Puzzles: positions in which one token is clearly the best.

If a game has puzzles, they're in its `teaching/puzzles.jsonl`, one per line, each as the seat that decides sees it.
They are found, and proved by search, with a program in `tools/`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from vesuvius.formats.json_lines import numbered
from vesuvius.game import Game, Line, State

FILE = "puzzles.jsonl"
DEEP = 20_000  # iterations of each search that confirms it
DEALT = 0  # the seed for what a position leaves open; a seat's view doesn't depend on it


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a seat sees it, the kind of decision, the best token, and the least share of a win it leads by.

    `value` is the share of a win that the best token promises, and `lead` is the smallest lead measured. `missed`
    counts how many of the three simple bot levels choose another token.
    """

    id: str
    kind: str
    seat: int
    best: str
    margin: float
    lead: float
    value: float
    missed: int
    position: Line


@cache
def shipped(name: str) -> dict[str, Puzzle]:
    """Returns the puzzles of a game by id, in the order of its file; none if it has no file."""
    file = files("vesuvius.games").joinpath(name, "teaching", FILE)
    if not file.is_file():
        return {}
    rows = (msgspec.convert(line, Puzzle) for _, line in numbered(file.read_bytes().splitlines()))
    return {puzzle.id: puzzle for puzzle in rows}


def seen(game: Game, position: Line, seat: int) -> State:
    """Returns the masked state in which a seat decides."""
    return game.mask(game.at(position, DEALT), seat)
