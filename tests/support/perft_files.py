"""Files of counts of the move tree, as in `tests/perft`: one line per tree.

Blank lines and lines that begin with `#` are skipped:

    GAME players=2 seed=1 options=one,another : 1=24 2=610
    {"game":"GAME","players":2,"options":[],"hands":[…],"stock":[…]} : 1=24 2=610

The second form holds the deal itself, like the first line of a trace, for programs that deal in another way. Or it
holds a position under `position`, if what that leaves open doesn't change any count.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import msgspec

from vesuvius import load as load_game
from vesuvius.formats import perft
from vesuvius.formats.json_lines import BadLine, printable, read_object
from vesuvius.game import Game, Line, Problem, State, with_data

HEXADECIMAL_DIGITS = 64  # of a seed; anything shorter is a number
SETTINGS = re.compile(r"(\w+) players=([0-9]{1,3}) seed=(\w+) options=([\w,]*)")
COUNT = re.compile(r"([0-9]{1,3})=([0-9]{1,30})")


class Tree(msgspec.Struct, frozen=True):
    """One line of a file: the game, its deal or else players, options and seed, and the count at each depth."""

    line: int
    game: str
    counts: dict[int, int]
    deal: Line | None = None
    players: int = 2
    options: list[str] = []
    seed: str = ""


def read(text: str) -> list[Tree]:
    """Returns the trees of a file; raises BadLine."""
    rows = ((number, row.strip()) for number, row in enumerate(text.splitlines(), 1))
    return [_tree(row, number) for number, row in rows if row and not row.startswith("#")]


def check(text: str, load: Callable[[str], Game] = load_game, deepest: int | None = None) -> int:
    """Counts every tree of a file again, down to `deepest`. Returns how many counts it checked; raises BadLine."""
    checked = 0
    for tree in read(text):
        game, state = begin(tree, load)
        for depth, expected in tree.counts.items():
            if deepest is not None and depth > deepest:
                continue
            got = perft.perft(game, state, depth)
            if got != expected:
                raise BadLine("perft-differs", tree.line, depth=depth, expected=expected, got=got)
            checked += 1
    return checked


def begin(tree: Tree, load: Callable[[str], Game] = load_game) -> tuple[Game, State]:
    """Returns the game and the state at the root of a tree."""
    try:
        game = with_data(load(tree.game), None)
        if tree.deal is not None and "position" in tree.deal:
            return game, game.at(tree.deal["position"], 0)
        if tree.deal is not None:
            return game, game.new(deal=tree.deal)
        is_number = tree.seed.isdecimal() and len(tree.seed) < HEXADECIMAL_DIGITS
        return game, game.new(tree.players, tree.options, int(tree.seed) if is_number else tree.seed)
    except Problem as problem:
        raise BadLine(problem.message, tree.line, **problem.args_of_message) from problem


def row(tree: Tree) -> str:
    """Returns the tree as a line of a file."""
    if tree.deal is None:
        return perft.row(tree.game, tree.players, tree.seed, tree.options, tree.counts)
    deal = msgspec.json.encode({"game": tree.game, **tree.deal}).decode()
    return f"{deal} : {' '.join(f'{depth}={count}' for depth, count in tree.counts.items())}"


def _tree(row: str, number: int) -> Tree:
    start, colon, ends = row.rpartition(" : ")
    if not colon:
        raise BadLine("perft-no-colon", number, got=printable(row))
    counts = dict(_counts(ends.split(), number))
    if not counts:
        raise BadLine("perft-no-counts", number)
    if start.startswith("{"):
        deal = read_object(start.encode(), number)
        name = deal.pop("game", None)
        if not isinstance(name, str):
            raise BadLine("perft-no-game", number)
        return Tree(number, name, counts, deal)
    found = SETTINGS.fullmatch(start)
    if found is None:
        raise BadLine("perft-settings", number, got=printable(start))
    name, players, seed, options = found.groups()
    return Tree(number, name, counts, None, int(players), [option for option in options.split(",") if option], seed)


def _counts(words: Iterable[str], number: int) -> Iterator[tuple[int, int]]:
    last = 0
    for word in words:
        found = COUNT.fullmatch(word)
        if found is None or int(found[1]) <= last:
            raise BadLine("perft-count", number, got=printable(word))
        last = int(found[1])
        yield last, int(found[2])
