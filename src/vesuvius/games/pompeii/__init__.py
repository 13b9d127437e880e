"""Pompeii (Michiel Siebelt, 2024), for one to four players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vesuvius.game import Game
    from vesuvius.games.pompeii.game import GAME


def __getattr__(name: str) -> Any:
    """`GAME`, made when it is first asked for: reading one table must not load all the rules."""
    if name == "GAME":
        from vesuvius.games.pompeii.game import GAME

        return GAME
    raise AttributeError(name)


def with_data(folder: Path) -> Game:
    """The game with the changed data files of a folder; raises the Problem with them."""
    from vesuvius.games.pompeii.game import Pompeii

    game: Game = Pompeii(folder)
    return game


__all__ = ["GAME", "with_data"]
