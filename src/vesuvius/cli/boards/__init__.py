"""How each game looks and sounds in the terminal, found by its name; a game without a board gets the plain one.

A board is made from views, facts, events and tokens: no rule is decided here, and no state is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vesuvius.cli.boards.board import Board, LogLine
    from vesuvius.game import Event, Game


def board_of(game: Game) -> Board:
    """Returns the board of a game."""
    if not find_spec(f"{__name__}.{game.name}"):
        return plain_board(game)
    board: Board = import_module(f"{__name__}.{game.name}").Board(game.name, game.facts())
    return board


def plain_board(game: Game) -> Board:
    """Returns the board of a game that has none of its own; it knows no facts, and so fits every version."""
    from vesuvius.cli.boards import plain  # it draws with a library that most commands don't need

    return plain.Board(game.name, {})


def tell_anything(game: Game, events: Sequence[Event]) -> list[LogLine]:
    """The events of a play of any version; if the game's board does not know them, by kind and facts."""
    try:
        return board_of(game).tell(events)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return plain_board(game).tell(events)
