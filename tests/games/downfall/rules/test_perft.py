"""Counts of the move tree, kept as a text that any other program can check; the independent implementation does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.downfall.oracle.rules import Table
from tests.support import perft_files
from vesuvius import load

GAME = load("downfall")
FILE = Path(__file__).parents[3] / "perft" / "downfall.txt"
TREES = perft_files.read(FILE.read_text("utf-8"))
NODES = 1500  # of the independent implementation, which plays every sequence from the beginning


def tree_name(tree: perft_files.Tree) -> str:
    return f"line-{tree.line}"


def test_the_counts_are_right() -> None:
    assert perft_files.check(FILE.read_text("utf-8")) == sum(len(tree.counts) for tree in TREES)


def sequences(deal: dict[str, Any], depth: int) -> list[tuple[str, ...]]:
    """Every sequence of so many legal tokens, as the independent implementation sees it."""
    found: list[tuple[str, ...]] = [()]
    for _ in range(depth):
        found = [(*tokens, token) for tokens in found for token in after(deal, tokens).legal()]
    return found


def after(deal: dict[str, Any], tokens: tuple[str, ...]) -> Table:
    table = Table(deal, lambda cards: list(deal["reshuffled"]))
    for token in tokens:
        table.play(token)
    return table


@pytest.mark.parametrize("tree", TREES, ids=tree_name)
def test_the_independent_implementation_counts_the_same(tree: perft_files.Tree) -> None:
    _, state = perft_files.begin(tree)
    deal = GAME.whole_deal(state)
    depth = max(depth for depth in tree.counts if depth == 1 or tree.counts[depth - 1] <= NODES)
    assert [len(sequences(deal, upto)) for upto in (1, depth)] == [tree.counts[1], tree.counts[depth]]


def test_the_trees_show_every_kind_of_decision_and_number_of_players() -> None:
    states = [perft_files.begin(tree)[1] for tree in TREES]
    assert {GAME.view(state)["players"] for state in states} == {2, 3, 4}
    assert len({tuple(GAME.view(state)["options"]) for state in states}) > 4
    seen = {GAME.view(state)["decision"] for start in states for state in walk(start, 12)}
    assert seen >= {"card", "relative", "omen", "call", "lava", "move"}


def walk(state: Any, plies: int) -> Iterator[Any]:
    """A way down the tree, always by the first token but one."""
    for _ in range(plies):
        if not (legal := GAME.legal(state)):
            return
        GAME.play(state, legal[len(legal) > 1])
        yield state
