"""Compiles all rules of a game that nearly all tests need: `python -m tests.support.compiled_rules downfall`."""

from __future__ import annotations

import sys

import vesuvius
from vesuvius.bots.players.registry import read_bot
from vesuvius.cli.output import ready_bots
from vesuvius.engine.rule import is_cold, warming
from vesuvius.game import Game, SupportsActionNumbers, supports


def compile_rules(game: Game) -> None:
    """Compiles what play, search and batches need, or loads it from the cache."""
    assert supports(game, SupportsActionNumbers)
    game.warm()
    ready_bots(game, [read_bot("greedy"), read_bot("mcts")])
    if is_cold(game.name, "warm-batch"):
        with warming(game.name, "warm-batch"):
            batch = game.batch(1, 2)
            batch.play_out()
            batch.play_out(together=True)
            batch.begin()
            batch.step()


if __name__ == "__main__":
    compile_rules(vesuvius.load(sys.argv[1]))
