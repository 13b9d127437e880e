"""The ways that a fleeing piece can take, for whoever draws them: a token names only where it starts and arrives."""

from __future__ import annotations

from collections.abc import Sequence

from vesuvius.game import Line
from vesuvius.games.downfall.presentation.state_words import GATES, NEIGHBOURS, counts
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.downfall.rules.tables import WORD, square

OUT = "out"


STEPS = frozenset(f"{name}>{near}" for name in NEIGHBOURS for near in NEIGHBOURS[name])  # their way is plain to see
BITS = {name: 1 << square(name) for name in NEIGHBOURS}

Ways = dict[str, list[str]]


def previews(s: State, tokens: Sequence[str]) -> dict[str, Line]:
    """For each move over several squares or out of the city the shortest ways, one for every gate that can be reached.

    A way begins on the piece's own square and ends where it arrives, or on the square of the gate.
    """
    told: dict[str, Line] = {}
    reached: dict[str, Ways] = {}
    for token in tokens:
        if token in STEPS:
            continue
        start, _, goal = token.partition(">")
        if not goal:
            continue
        if start not in reached:
            reached[start] = _reach(start, s.way_n | s.way_s << WORD, _points(s, start))
        ways = reached[start]
        told[token] = {"ways": [ways[goal]] if goal != OUT else _leaving(ways, _points(s, start))}
    return told


def _points(s: State, start: str) -> int:
    """R15: as many squares as there are pieces on the one that it leaves."""
    return sum(counts(s.crowd[square(start)]))


def _reach(start: str, free: int, points: int) -> Ways:
    """The ways to all squares in reach, the shortest first."""
    ways, edge = {start: [start]}, [start]
    while edge and points:
        further = []
        for name in edge:
            for near in NEIGHBOURS[name]:
                if near not in ways and free & BITS[near]:
                    ways[near] = [*ways[name], near]
                    further.append(near)
        edge, points = further, points - 1
    return ways


def _leaving(ways: Ways, points: int) -> list[list[str]]:
    """R17: the ways to gates from which a step is left to go out."""
    return [way for name, way in ways.items() if name in GATES and len(way) <= points]
