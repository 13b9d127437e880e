"""The ways that a fleeing piece can take, for whoever draws them: a token names only where it starts and arrives."""

from __future__ import annotations

from collections.abc import Sequence

from vesuvius.game import Line
from vesuvius.games.downfall.presentation.state_words import GATES, NEIGHBOURS, counts
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.downfall.rules.tables import WORD, square

OUT = "out"


def previews(s: State, tokens: Sequence[str]) -> dict[str, Line]:
    """For each move over several squares or out of the city the shortest ways, one for every gate that can be reached.

    A way begins on the piece's own square and ends where it arrives, or on the square of the gate.
    """
    told: dict[str, Line] = {}
    trees: dict[str, dict[str, str | None]] = {}
    for token in tokens:
        start, _, goal = token.partition(">")
        if not goal or goal in NEIGHBOURS[start]:
            continue
        if start not in trees:
            trees[start] = _tree(start, s.way_n | s.way_s << WORD, _points(s, start))
        ends = [goal] if goal != OUT else _gates(trees[start], _points(s, start))
        told[token] = {"ways": [_way(trees[start], end) for end in ends]}
    return told


def _points(s: State, start: str) -> int:
    """R15: as many squares as there are pieces on the one that it leaves."""
    return sum(counts(s.crowd[square(start)]))


def _tree(start: str, free: int, points: int) -> dict[str, str | None]:
    """The squares in reach, the nearest first, each with the one before it on the way."""
    before: dict[str, str | None] = {start: None}
    edge = [start]
    for _ in range(points):
        further = []
        for name in edge:
            for near in NEIGHBOURS[name]:
                if near not in before and free >> square(near) & 1:
                    before[near] = name
                    further.append(near)
        edge = further
    return before


def _gates(tree: dict[str, str | None], points: int) -> list[str]:
    """R17: the squares of gates from which a step is left to go out, the nearest first."""
    return [name for name in tree if name in GATES and len(_way(tree, name)) <= points]


def _way(tree: dict[str, str | None], end: str) -> list[str]:
    way, at = [end], tree[end]
    while at is not None:
        way.append(at)
        at = tree[at]
    return way[::-1]
