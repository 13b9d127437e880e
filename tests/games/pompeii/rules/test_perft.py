"""Counts of the move tree, kept as a text that any other program can check."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import perft_files
from vesuvius.engine.rule import PLAIN
from vesuvius.formats.json_lines import BadLine
from vesuvius.game import Problem

TEXT = (Path(__file__).parents[3] / "perft" / "pompeii.txt").read_text("utf-8")
TREES = perft_files.read(TEXT)


def test_the_counts_are_right() -> None:
    deepest = 2 if PLAIN else None
    counts = [depth for tree in TREES for depth in tree.counts if deepest is None or depth <= deepest]
    assert perft_files.check(TEXT, deepest=deepest) == len(counts)


def test_a_count_that_is_wrong_is_named() -> None:
    wrong = TEXT.replace("1=3 2=7", "1=3 2=8")
    assert wrong != TEXT
    with pytest.raises(BadLine) as found:
        perft_files.check(wrong, deepest=2)
    assert found.value.args_of_message["got"] == 7


def test_the_trees_show_every_number_of_players() -> None:
    games = [perft_files.begin(tree) for tree in TREES]
    assert {game.view(state)["players"] for game, state in games} == {1, 2, 3, 4}
    assert {game.view(state)["stage"] for game, state in games} == {"setting_up", "turns", "pledging"}


def test_a_position_that_cannot_be_is_a_bad_line() -> None:
    with pytest.raises(Problem) as found:
        perft_files.check('{"game":"pompeii","position":{"players":9}} : 1=1')
    assert found.value.args_of_message["line"] == 1
