"""The ways that a fleeing piece can take, for whoever draws them: a token names only where it starts and arrives.

Compiled rules take no plain state, so R15 and R17 are said again here, for moves that the rules have listed as legal.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vesuvius.game import Line, Reason
from vesuvius.games.downfall.presentation.dangers import threatened
from vesuvius.games.downfall.presentation.state_words import GATE_AT, NEIGHBOURS, counts
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.downfall.rules.tables import WORD, square

OUT = "out"


STEPS = frozenset(f"{name}>{near}" for name in NEIGHBOURS for near in NEIGHBOURS[name])  # their way is plain to see
BITS = {name: 1 << square(name) for name in NEIGHBOURS}
BESIDE = {name: [(near, BITS[near]) for near in NEIGHBOURS[name]] for name in NEIGHBOURS}

Ways = dict[str, list[str]]


def previews(s: State, tokens: Sequence[str]) -> dict[str, Line]:
    """For each move over several squares or out of the city the shortest ways, one for every gate that can be reached.

    A way begins on the piece's own square and ends where it arrives, or on the square of the gate. For each move also
    whether the next lava tile can take whoever stays (`flees`), and whoever arrives (`risks`), if so. `says` is what
    the shortest way takes, and that risk, in words.
    """
    told: dict[str, Line] = {}
    reached: dict[str, tuple[Ways, int]] = {}
    dangers = threatened(s)
    for token in tokens:
        start, _, goal = token.partition(">")
        if not goal:
            continue
        line: Line = {}
        says: list[Reason] = []
        if token not in STEPS:
            if start not in reached:
                points = _points(s, start)
                reached[start] = _reach(start, s.way_n | s.way_s << WORD, points), points
            every, points = reached[start]
            ways = [every[goal]] if goal != OUT else _leaving(every, points)
            line["ways"] = ways
            says += _taken(ways[0], goal, points)
        if goal in dangers:
            says.append(Reason("downfall-explain-risk"))
        line |= {word: True for word, name in (("flees", start), ("risks", goal)) if name in dangers}
        if says:
            line["says"] = msgspec.to_builtins(says)
        if line:
            told[token] = line
    return told


def _taken(way: Sequence[str], goal: str, points: int) -> list[Reason]:
    """R15, R17: how many steps the piece has, how many of them this way takes, and through which gate it leads."""
    has = Reason("downfall-explain-steps", {"square": way[0], "count": points})
    if goal != OUT:
        steps = len(way) - 1
        message = "downfall-explain-way" if steps < points else "downfall-explain-way-all"
        return [has, Reason(message, {"count": steps})]
    message = "downfall-explain-leave" if len(way) < points else "downfall-explain-leave-all"
    return [has, Reason(message, {"count": len(way), "gate": GATE_AT[way[-1]]})]


def _points(s: State, start: str) -> int:
    """R15: as many squares as there are pieces on the one that it leaves."""
    return sum(counts(s.crowd[square(start)]))


def _reach(start: str, free: int, points: int) -> Ways:
    """The ways to all squares in reach, the shortest first."""
    ways, edge = {start: [start]}, [start]
    free &= ~BITS[start]
    while edge and points:
        further = []
        for name in edge:
            way = ways[name]
            for near, bit in BESIDE[name]:
                if free & bit:
                    free ^= bit
                    ways[near] = [*way, near]
                    further.append(near)
        edge, points = further, points - 1
    return ways


def _leaving(ways: Ways, points: int) -> list[list[str]]:
    """R17: the ways to gates from which a step is left to go out."""
    return [way for name, way in ways.items() if name in GATE_AT and len(way) <= points]
