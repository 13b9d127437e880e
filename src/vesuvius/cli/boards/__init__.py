"""How each game looks and sounds in the terminal, found by its name; a game without a board gets the plain one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType

    from vesuvius.game import Event, Game, Outcome

View = dict[str, Any]


class LogLine(NamedTuple):
    """A line of the log: whose doing it is, the words, and the ruling behind it."""

    seat: int | None
    words: str
    rule: str


class Board(Protocol):
    """What the commands ask of a game's board. Everything is made from views, facts, events and tokens."""

    def draw(self, view: View, log: Sequence[LogLine], legal: Sequence[str]) -> RenderableType:
        """The board with its panels and the end of the log; `legal` is marked on it."""

    def ask(self, view: View) -> str:
        """What is to be decided, in one line."""

    def groups(self, legal: Sequence[str]) -> list[tuple[str, list[str]]]:
        """The legal tokens in a few groups with headings."""

    def tell(self, events: Sequence[Event]) -> list[LogLine]:
        """The events of a play as lines of the log."""

    def player(self, seat: int) -> str:
        """What the player at that seat is called."""

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with names in the place of seats and ids."""

    def notation(self) -> str:
        """How to type a move, in several lines."""

    def result(self, outcome: Outcome) -> RenderableType:
        """How the game ended."""


def board_of(game: Game) -> Board:
    """Returns the board of a game."""
    module = f"{__name__}.{game.name}"
    if not find_spec(module):
        module = f"{__name__}.plain"
    board: Board = import_module(module).Board(game.name, game.facts())
    return board


def tell_anything(game: Game, events: Sequence[Event]) -> list[LogLine]:
    """The events of a play of any version; if the game's board does not know them, by kind and facts."""
    from vesuvius.cli.boards.plain import Board

    try:
        return board_of(game).tell(events)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return Board(game.name, {}).tell(events)
