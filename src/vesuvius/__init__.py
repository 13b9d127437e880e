"""Play, host, study and train for two board games about Pompeii.

import random, vesuvius
game = vesuvius.load("downfall"); state = game.new(players=3, seed=1)
while game.seat(state) is not None: game.play(state, random.choice(game.legal(state)))
print(game.outcome(state))
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vesuvius.game import DataReport, Game

__version__ = "0.1.0"
GAMES = ("downfall", "pompeii")
CORRECTED = "pompeii"  # the game whose printed data are known in part only, so that owners of the box correct them


def load(name: str, data: Path | None = None) -> Game:
    """The game of that name; the first use compiles its rules unless an earlier one left them in the cache.

    `data` is a folder of changed data files to play with, which Pompeii alone has.
    """
    from vesuvius.game import Problem

    if name not in GAMES:
        raise Problem("unknown-game", name=name, known=", ".join(GAMES))
    module = import_module(f"vesuvius.games.{name}")
    if data is not None and name != CORRECTED:
        raise Problem("no-changed-data", name=name, known=CORRECTED)
    game: Game = module.GAME if data is None else module.with_data(data)
    return game


def examine(folder: Path) -> DataReport:
    """What is wrong with a folder of changed data files; raises the Problem where there is no such folder."""
    found: DataReport = import_module(f"vesuvius.games.{CORRECTED}.data.validate").examine(folder)
    return found
