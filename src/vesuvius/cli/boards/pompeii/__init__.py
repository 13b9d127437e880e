"""Pompeii in a terminal, drawn from a view and the printed facts alone. It imports nothing of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from vesuvius.cli.boards.board import LogLine, View
from vesuvius.cli.boards.pompeii.panels import LOUD, Panels, shown
from vesuvius.cli.boards.pompeii.words import Words
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.game import Outcome

BESIDE = 140  # columns from which on tablet and cards stand beside the city
LEFT = 76
LOG, SHORT_LOG = 8, 4


class Board(Words):
    """The game's board: its words, and a picture of city, tablet and cards."""

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        super().__init__(facts)

    def draw(self, view: View, log: Sequence[LogLine], legal: Sequence[str], rows: int | None = None) -> RenderableType:
        """The city, the tablet and the end of the log; in few rows only what changes from move to move."""
        return _Picture(self, view, log, legal, rows)

    def notation(self) -> str:
        """How to type a move, in several lines."""
        return texts("pompeii-notation")

    def result(self, outcome: Outcome) -> RenderableType:
        """Who has won, or that all have lost."""
        if not outcome.winners:
            return Text(texts("pompeii-all-lost"), LOUD)
        return Text(texts("pompeii-winner", who=self.player(outcome.winners[0])), LOUD)


class _Picture:
    """One view, laid out for whatever width the terminal has."""

    def __init__(
        self, board: Board, view: View, log: Sequence[LogLine], legal: Sequence[str], rows: int | None
    ) -> None:
        self.board, self.view, self.log, self.legal, self.rows = board, view, log, legal, rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        panels = Panels(self.board, self.view, self.legal)
        whole = Group(*self._whole(panels, options))
        if self.rows is None or len(console.render_lines(whole, options)) <= self.rows:
            yield whole
        else:
            yield Group(*self._short(panels, options))

    def _short(self, panels: Panels, options: ConsoleOptions) -> Iterator[RenderableType]:
        """What stands, what the reader owns, and the names of cards."""
        yield shown([panels.title(), panels.players(), panels.standing(), panels.places(), panels.goods()])
        yield shown([panels.card_names(), panels.offerings(), panels.log(self.log, SHORT_LOG, options.max_width)])
        yield Text(texts("pompeii-board-short"), "dim")

    def _whole(self, panels: Panels, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Everything."""
        wide = options.max_width >= BESIDE
        left = LEFT if wide else options.max_width
        city = [panels.title(), panels.players(), panels.buildings(), panels.places()]
        mine = [panels.tablet(), panels.cards(), panels.offerings()]
        if not wide:
            yield shown([*city, *mine, panels.log(self.log, LOG, left), panels.marks()])
            return
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=LEFT)
        table.add_column(width=options.max_width - LEFT - 1)
        table.add_row(shown(city), shown([*mine, panels.log(self.log, LOG, options.max_width - LEFT - 1)]))
        yield shown([table, panels.marks()])
