"""Puzzles: positions of a game in which one token is clearly the best, and the proof of it by search.

A game that has some keeps them beside its rules in `puzzles.jsonl`, one a line, each as the seat that decides sees it.
How far the best token leads is measured by searches of their own for its rivals, since a search over all tokens soon
turns away from them and knows little about them.
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
FAIR = 30  # visits from which on a token's value says something
DEALT = 0  # the seed that deals what a position leaves open; a seat's view of it does not depend on it


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a seat sees it, the kind of decision, the best token, and by what share of a win it leads at least.

    `value` is the share of a win that the best token promises and `lead` the smallest lead that was measured; `missed`
    counts the three simple levels of bots that play otherwise.
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
    """What searches say of a position: the best token, its share of a win, and by how much of one it leads."""

    best: str
    value: float
    by: float


def name_of(position: Line) -> str:
    """A short name for a position, the same on every machine."""
    return sha256(encode(position)).hexdigest()[:8]


@cache
def shipped(name: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, in the order of its file; none where it has no file."""
    file = files("vesuvius.games").joinpath(name, "teaching", FILE)
    if not file.is_file():
        return {}
    rows = (msgspec.convert(line, Puzzle) for _, line in numbered(file.read_bytes().splitlines()))
    return {puzzle.id: puzzle for puzzle in rows}


def seen(game: Game, position: Line, seat: int) -> State:
    """The masked state that a seat decides in."""
    return game.mask(game.at(position, DEALT), seat)


def measure(game: Game, masked: State, seat: int, seed: int, iterations: int = DEEP, least: float = -1.0) -> Lead:
    """The best token of a position, and how far it leads its strongest rivals, each with half as many iterations.

    Where it leads by less than `least` within one search over all tokens, no more are made.
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
    """What a search among these tokens tried, the most tried first."""
    decision = Decision(game, masked, seat, tokens, Budget(iterations), seed, reasons=True)
    return Mcts().choose(decision).candidates


def holds(puzzle: Puzzle, seed: int, iterations: int = DEEP) -> bool:
    """Whether the best token is the stated one, and leads by more than the stated margin."""
    game = load(puzzle.position["game"])
    found = measure(game, seen(game, puzzle.position, puzzle.seat), puzzle.seat, seed, iterations)
    return found.best == puzzle.best and found.by > puzzle.margin
