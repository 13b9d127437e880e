"""A server that has the tests' own game too: `python -m tests.e2e.third_game_server serve …`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import vesuvius
import vesuvius.games
from tests.support import lanterns
from vesuvius.game import Game

SHORT = "40"  # for a look at a game of which nothing is compiled
NAME = lanterns.GAME.name
load_any = vesuvius.load


def offer_lanterns() -> None:
    """Makes its folder one of those in `vesuvius/games`."""
    if NAME not in vesuvius.GAMES:
        vesuvius.GAMES += (NAME,)
        vesuvius.games.__path__.append(str(Path(lanterns.__file__).parents[1]))


def load(name: str, data: Path | None = None) -> Game:
    """Any game. Workers find this function by its name, and there nothing has been replaced."""
    offer_lanterns()
    return load_any(name, data)


def run() -> int:
    """Run the command line, with one game more."""
    offer_lanterns()
    # The module under its own name, not as the program that is run.
    vesuvius.load = import_module("tests.e2e.third_game_server").load
    # What this imports gets its games from `vesuvius`, so that it comes after.
    import_module("vesuvius.bots.analysis.review").BUDGET = SHORT  # type: ignore[attr-defined]
    from vesuvius.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
