"""Play, host, study and train for two board games about Pompeii.

import random, vesuvius
game = vesuvius.load("downfall"); state = game.new(players=3, seed=1)
while game.seat(state) is not None: game.play(state, random.choice(game.legal(state)))
print(game.outcome(state))
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vesuvius.game import Game

__version__ = "0.1.0"
GAMES = ("downfall",)


def load(name: str) -> Game:
    """The game of that name; the first use compiles its rules unless an earlier one left them in the cache."""
    from vesuvius.game import Problem

    if name not in GAMES:
        raise Problem("unknown-game", name=name, known=", ".join(GAMES))
    game: Game = import_module(f"vesuvius.{name}").GAME
    return game
