"""Play, host, study and train for two board games about Pompeii.

import random, vesuvius
game = vesuvius.load("downfall"); state = game.new(players=3, seed=1)
while game.seat(state) is not None: game.play(state, random.choice(game.legal(state)))
print(game.outcome(state))
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vesuvius.game import DataReport, Game, GameInfo

__version__ = "0.1.0"
GAMES = tuple(sorted(file.parent.name for file in Path(__file__).parent.glob("games/*/game.py")))


def load(name: str, data: Path | str | None = None) -> Game:
    """Returns the game of that name. The first use compiles its rules, unless they are in the cache.

    `data` says what to play with, for a game whose data may be changed: the name of a set that is shipped, a folder of
    changed data files, or both (`NAME:FOLDER`) if the files that the folder doesn't have are to come from that set.
    """
    if data is not None and not info(name).changed_data:
        from vesuvius.problem import Problem

        raise Problem("no-changed-data", name=name, known=", ".join(_with_changed_data()))
    module = _module(name, "game")
    game: Game = module.GAME if data is None else module.with_data(str(data))
    return game


def info(name: str) -> GameInfo:
    """Returns what a game declares about itself, without loading its rules."""
    declared: GameInfo = _module(name, "info").INFO
    return declared


def examine(data: Path | str) -> DataReport:
    """Returns what is wrong with a folder of changed data files; raises the Problem if there is no such folder."""
    found: DataReport = _module(_with_changed_data()[0], "data.validate").examine(data)
    return found


def _with_changed_data() -> list[str]:
    return [name for name in GAMES if info(name).changed_data]


def _module(name: str, part: str) -> Any:
    """A module of a game's folder; raises the Problem if there is no such game."""
    if name not in GAMES:
        from vesuvius.problem import UnknownGame

        raise UnknownGame("unknown-game", name=name, known=", ".join(GAMES))
    return import_module(f"vesuvius.games.{name}.{part}")
