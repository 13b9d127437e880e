"""The games that a server offers: those with pages in the browser. Others are played in the terminal and from Python.

Everything on the server gets its games here.
"""

from __future__ import annotations

import vesuvius
from vesuvius.game import Game, Problem

OFFERED = ("downfall", "pompeii")


def load(name: str) -> Game:
    """The game of that name, as `vesuvius.load` gives it; one without pages is as unknown as one that nobody wrote."""
    if name in vesuvius.GAMES and name not in OFFERED:
        raise Problem("unknown-game", name=name, known=", ".join(OFFERED))
    return vesuvius.load(name)
