"""The Downfall of Pompeii (Klaus-Jürgen Wrede, AMIGO 2004), for two to four players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vesuvius.games.downfall.game import GAME


def __getattr__(name: str) -> Any:
    """`GAME`, made when it is first asked for: reading one table must not load all the rules."""
    if name == "GAME":
        from vesuvius.games.downfall.game import GAME

        return GAME
    raise AttributeError(name)


__all__ = ["GAME"]
