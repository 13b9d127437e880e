"""What the commands ask of a game's board, and what a line of its log is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType

    from vesuvius.game import Event, Outcome

View = dict[str, Any]


class LogLine(NamedTuple):
    """A line of the log: whose doing it is, the words, and the ruling behind it."""

    seat: int | None
    words: str
    rule: str


class Board(Protocol):
    """What the commands ask of a game's board. Everything is made from views, facts, events and tokens."""

    def draw(self, view: View, log: Sequence[LogLine], legal: Sequence[str], rows: int | None = None) -> RenderableType:
        """The board with its panels and the end of the log; `legal` is marked on it.

        If all of that takes more than so many rows, a board may leave out what isn't needed at every move.
        """

    def ask(self, view: View, legal: Sequence[str]) -> str:
        """What is to be decided, in one line, with examples of what can be typed."""

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
