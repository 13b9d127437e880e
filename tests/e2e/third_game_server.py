"""A server that has the tests' own game too: `python -m tests.e2e.third_game_server serve …`."""

from __future__ import annotations

import sys
from importlib import import_module

import vesuvius
from tests.support import lanterns
from vesuvius.game import Game

SHORT = "40"  # for a look at a game of which nothing is compiled


def load(name: str) -> Game:
    """Any game. Workers find this function by its name, and there nothing has been replaced."""
    if name == lanterns.GAME.name:
        return lanterns.GAME
    game: Game = import_module(f"vesuvius.{name}").GAME
    return game


def run() -> int:
    """Run the command line, with one game more."""
    # The module under its own name, not as the program that is run.
    vesuvius.load = import_module("tests.e2e.third_game_server").load
    # What this imports gets its games from `vesuvius`, so that it comes after.
    import_module("vesuvius.bots.analysis.review").BUDGET = SHORT  # type: ignore[attr-defined]
    from vesuvius.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
