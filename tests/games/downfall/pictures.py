"""Short positions for tests: the squares that matter, and a line for everything else that does."""

from __future__ import annotations

from typing import Any

from vesuvius import load
from vesuvius.game import Fact
from vesuvius.games.downfall.data.board import COLUMNS
from vesuvius.games.downfall.rules.tables import CITY_NAMES
from vesuvius.texts import LANGUAGES, Texts

GAME = load("downfall")
TEXTS = [Texts(language) for language in LANGUAGES]


def picture(*lines: str, **cells: str) -> str:
    """A text picture: pieces and lava by square, all other squares empty."""
    names = [[f"{column}{row}" for column in COLUMNS] for row in range(1, 8)]
    rows = [[cells.pop(name, "." if name in CITY_NAMES else "#") for name in row] for row in names]
    assert not cells
    board = [f"{number} | {' '.join(row)}" for number, row in enumerate(rows, 1)]
    return "\n".join(["game: downfall", *lines, *board])


def at(*lines: str, **cells: str) -> Any:
    """A game that stands at such a position; what it leaves open is always dealt alike."""
    return GAME.at(picture(*lines, **cells), seed=1)


def can_be_said(message: str, args: dict[str, Fact]) -> bool:
    """Whether every language has words for the message and asks for no other arguments."""
    return all(texts.has(message) and "{$" not in texts(message, **args) for texts in TEXTS)


# Six tiles lie, so that whoever lays the seventh moves.
SIX = {"H1": "~s", "C2": "~coi", "E4": "~col", "K3": "~v", "D7": "~m", "J7": "~h"}
