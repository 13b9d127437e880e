"""The Downfall of Pompeii in the terminal, drawn from a view and the printed facts alone.

It imports nothing of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from vesuvius.cli.boards.board import LogLine, View
from vesuvius.cli.boards.downfall import paint
from vesuvius.cli.boards.downfall.city import City
from vesuvius.cli.boards.downfall.panels import Panels
from vesuvius.cli.boards.downfall.words import Words, chosen_squares
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.game import Outcome

BESIDE = 104  # columns from which on the panels stand beside the city
LOG_BELOW = 8


class Board(Words):
    """The game's board: its words, and a picture of city and panels."""

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        super().__init__(facts)
        self.city = City(facts)

    def draw(self, view: View, log: Sequence[LogLine], legal: Sequence[str], rows: int | None = None) -> RenderableType:
        """The board with its panels and the end of the log; squares that may be chosen are marked."""
        return _Picture(self, view, log, legal)

    def notation(self) -> str:
        """How to type a move, in several lines."""
        return texts("downfall-notation")

    def result(self, outcome: Outcome) -> RenderableType:
        """Saved and lost by player, winners first."""
        saved, volcano = outcome.scores["saved"], outcome.scores["volcano"]
        table = Table(texts("cli-player"), title=texts("cli-result"))
        table.add_column(texts("downfall-saved").capitalize(), justify="right")
        table.add_column(texts("downfall-volcano").capitalize(), justify="right")
        for seat in sorted(range(len(saved)), key=lambda seat: (-saved[seat], volcano[seat])):
            style = paint.LOUD if seat in outcome.winners else paint.NONE
            name = f"{'★ ' if seat in outcome.winners else '  '}{self.player(seat)}"
            table.add_row(Text(name, style), str(saved[seat]), str(volcano[seat]))
        return table


class _Picture:
    """One view, laid out for whatever width the terminal has."""

    def __init__(self, board: Board, view: View, log: Sequence[LogLine], legal: Sequence[str]) -> None:
        self.board, self.view, self.log, self.legal = board, view, log, legal

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        blocks = console.color_system in ("256", "truecolor") and not console.no_color
        panels = Panels(self.board, self.view, blocks)
        sheet = self.board.city.draw(self.view, chosen_squares(self.legal), blocks)
        first_phase = self.view["phase"] in ("settling", "seething")
        extra = panels.cards(self.legal) if first_phase else panels.lava()
        city = Group(panels.title(), *sheet.lines())
        if options.max_width >= BESIDE:
            beside = options.max_width - sheet.width - 1
            used = self.view["players"] + 4 + (7 if not first_phase else 6)
            log = panels.log(self.log, max(sheet.height + 1 - used, 4), beside)
            table = Table.grid(padding=(0, 1, 0, 0))
            table.add_column(width=sheet.width)
            table.add_column(width=beside)
            table.add_row(city, Group(panels.players(), extra, log))
            yield table
        else:
            below = Table.grid(expand=True)
            below.add_column(ratio=1)
            below.add_column(ratio=1)
            below.add_row(panels.players(), extra)
            yield Group(city, below, panels.log(self.log, LOG_BELOW, options.max_width))
