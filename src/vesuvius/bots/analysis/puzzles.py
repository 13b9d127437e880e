"""Puzzles: positions in which one token is clearly the best, and the proof of it by search.

If a game has puzzles, they're in its `teaching/puzzles.jsonl`, one per line, each as the seat that decides sees it. The
lead of the best token is measured with a separate search for each of its rivals, since a search over all tokens soon
turns away from them and learns little about them.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

import msgspec

from vesuvius import load
from vesuvius.bots.bot import Budget, Candidate, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.formats.json_lines import encode, numbered
from vesuvius.game import Game, Line, State

FILE = "puzzles.jsonl"
DEEP = 20_000  # iterations of each search that confirms it
RIVALS = 2
FAIR = 30  # visits from which a token's value means something
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


class Lead(NamedTuple):
    """What searches say about a position: the best token, its share of a win, and the share of a win it leads by."""

    best: str
    value: float
    by: float


def name_of(position: Line) -> str:
    """Returns a short name for a position, the same on every machine."""
    return sha256(encode(position)).hexdigest()[:8]


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


def measure(game: Game, masked: State, seat: int, seed: int, iterations: int = DEEP, least: float = -1.0) -> Lead:
    """Returns the best token of a position and its lead over its strongest rivals, each with half as many iterations.

    If its lead within one search over all tokens is less than `least`, the rivals aren't searched.
    """
    first, *others = search(game, masked, seat, game.legal(masked), seed, iterations)
    fair = [other.value for other in others if other.tried >= FAIR]
    within = first.value - max(fair, default=0.0)
    if within < least:
        return Lead(first.token, first.value, within)
    strongest = sorted(others, key=lambda other: (other.tried < FAIR, -other.value, other.token))[:RIVALS]
    rivals = [search(game, masked, seat, [other.token], seed, iterations // 2)[0].value for other in strongest]
    return Lead(first.token, first.value, first.value - max(rivals, default=0.0))


def search(game: Game, masked: State, seat: int, tokens: list[str], seed: int, iterations: int) -> list[Candidate]:
    """Returns what a search among these tokens tried, most tried first."""
    decision = Decision(game, masked, seat, tokens, Budget(iterations), seed, reasons=True)
    return Mcts().choose(decision).candidates


def holds(puzzle: Puzzle, seed: int, iterations: int = DEEP) -> bool:
    """Returns whether the best token is the stated one, and leads by more than the stated margin."""
    game = load(puzzle.position["game"])
    found = measure(game, seen(game, puzzle.position, puzzle.seat), puzzle.seat, seed, iterations)
    return found.best == puzzle.best and found.by > puzzle.margin
