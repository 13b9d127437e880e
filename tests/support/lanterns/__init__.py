"""Lanterns: a small game with hidden cards, on which everything that serves every game is tested too.

Its folder is made like those in `vesuvius/games`, with its words and lessons beside its rules.
"""

from tests.support.lanterns.game import GAME, HAND, HIDDEN, LANTERNS, Lanterns, Table, load

__all__ = ["GAME", "HAND", "HIDDEN", "LANTERNS", "Lanterns", "Table", "load"]
