"""Puzzles: positions in which one action is clearly the best.

If a game has puzzles, they're in its `teaching/puzzles.jsonl`, one per line, each as the seat that decides sees it.
How they are found stands beside them, in `puzzles.toml`. They are found, and proved by search, with a program in
`tools/`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from vesuvius import load
from vesuvius.formats.json_lines import numbered
from vesuvius.formats.position import played_by
from vesuvius.game import Game, Line, State

FILE, PLAN = "puzzles.jsonl", "puzzles.toml"
DEALT = 0  # the seed for what a position leaves open; a seat's view doesn't depend on it


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position as a seat sees it, the kind of decision, the best token, and the least share of a win it leads by.

    `value` is the share of a win that the best token promises, and `lead` is the smallest lead measured; 95 % of such
    measurements find `at_least` as much, if that's known. `missed` counts how many of the three simple bot levels
    play something else. If the best token begins an action of several, `action` is all of it, and the first `decisive`
    of its tokens have to be found.
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
    at_least: float | None = None
    action: list[str] = []
    decisive: int = 1

    @property
    def wanted(self) -> list[str]:
        """The tokens that have to be found."""
        return (self.action or [self.best])[: self.decisive]

    def is_solved_by(self, tokens: Sequence[str]) -> bool:
        """Returns whether an action begins with what has to be found."""
        return [*tokens[: self.decisive]] == self.wanted


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a game is played by."""

    players: int
    options: list[str] = []


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the best tokens of a kind of puzzle look like, and the share of a win by which they must lead."""

    tokens: str
    margin: float


class PuzzlePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game's puzzles are found. `docs/puzzles.md` tells what each figure is for.

    `plays`, `glance`, `look` and `deep` are iterations of searches, from the players' to those that prove a puzzle; by
    pairs, `look` and `deep` are how many worlds two tokens are compared in. `share` of the decisions are searched.
    A game gives `most` puzzles, `each` of a kind, and is played no further once `until` were found. `board` are the
    keys of a position in which two puzzles must differ.
    """

    board: list[str]
    tables: list[Table]
    plays: int
    glance: int
    share: float
    look: int
    deep: int
    seeds: list[int]
    proof: list[int]
    most: int
    until: int
    each: int
    enough: int
    games: int
    count: int
    kinds: dict[str, Kind]

    def kind_of(self, token: str) -> str | None:
        """Returns the kind of puzzle whose best token this is; None if there is none."""
        return next((name for name, kind in self.kinds.items() if re.fullmatch(kind.tokens, token)), None)


def _teaching(name: str, file: str) -> Any:
    return files("vesuvius.games").joinpath(name, "teaching", file)


@cache
def plan_of(name: str) -> PuzzlePlan:
    """Returns how the puzzles of a game are found."""
    return msgspec.convert(tomllib.loads(_teaching(name, PLAN).read_text("utf-8")), PuzzlePlan)


@cache
def shipped(name: str) -> dict[str, Puzzle]:
    """Returns the puzzles of a game by id, in the order of its file; none if it has no file."""
    file = _teaching(name, FILE)
    if not file.is_file():
        return {}
    rows = (msgspec.convert(line, Puzzle) for _, line in numbered(file.read_bytes().splitlines()))
    return {puzzle.id: puzzle for puzzle in rows}


def game_of(puzzle: Puzzle) -> Game:
    """Returns the game of a puzzle, with the data that its position is for."""
    return played_by(load(puzzle.position["game"]), puzzle.position)


def whole(game: Game, position: Line) -> State:
    """Returns a game at a puzzle's position, with what it leaves open dealt in some way."""
    return game.at(position, DEALT)


def seen(game: Game, position: Line, seat: int) -> State:
    """Returns the masked state in which a seat decides."""
    return game.mask(whole(game, position), seat)
