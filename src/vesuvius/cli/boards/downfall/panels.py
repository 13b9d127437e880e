"""What stands beside the city: players, cards, lava and the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vesuvius.cli.boards.board import LogLine, View
from vesuvius.cli.boards.downfall import paint
from vesuvius.cli.boards.downfall.words import Words, signs
from vesuvius.cli.boards.panel import last_lines, panel
from vesuvius.texts import texts

SIGNS = {
    "supply": ("●", "downfall-supply"),
    "city": ("⌂", "downfall-city"),
    "saved": ("∩", "downfall-saved"),
    "volcano": ("▲", "downfall-volcano"),
}


class Panels:
    """The panels of one view; `blocks` says whether there are colours for grounds."""

    def __init__(self, words: Words, view: View, blocks: bool) -> None:
        self.facts, self.words, self.view, self.blocks = words.facts, words, view, blocks

    def chip(self, seat: int) -> Text:
        """The letter of a seat in its colour."""
        letter = self.facts["letters"][seat]
        style = paint.piece(self.facts["colours"][seat], self.blocks)
        return Text(f" {letter} " if self.blocks else letter, style)

    def title(self) -> Text:
        """The game and how far it has come."""
        line = Text(texts("downfall-title"), Style(bold=True))
        phase = texts(f"downfall-phase-{self.view['phase']}")
        line.append(f"  {phase}", Style(color=paint.EMBER))
        return line

    def players(self) -> RenderableType:
        """Everybody's pieces: still to come, in the city, saved, lost; and whose turn it is."""
        table = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_header=True, header_style=paint.QUIET)
        table.add_column("", width=1)
        table.add_column("", width=3 if self.blocks else 1)
        table.add_column("", ratio=1, no_wrap=True)
        for sign, _ in SIGNS.values():
            table.add_column(sign, justify="right", width=2)
        for seat in range(self.view["players"]):
            turn = "►" if self.view["decides"] == seat else "·" if self.view["turn"] == seat else ""
            name = Text(self.words.player(seat), Style(bold=self.view["decides"] == seat))
            if self.view["seat"] == seat:
                name.append(f" {texts('downfall-you')}", paint.QUIET)
            table.add_row(turn, self.chip(seat), name, *(str(self.view[key][seat]) for key in SIGNS))
        legend = _legend((sign, texts(message)) for sign, message in SIGNS.values())
        return panel(Group(table, legend), texts("downfall-players"))

    def cards(self, legal: Iterable[str]) -> RenderableType:
        """The stock, the reader's hand and a hand that was shown."""
        view = self.view
        counts = texts("downfall-cards-left", stock=view["stock"], played=len(view["played"]), omens=view["omens"])
        lines: list[RenderableType] = [Text(counts)]
        jokers = {token.partition("*")[0] for token in legal if "*" in token}
        seat = view["seat"]
        if seat is not None and view["hands"][seat]["cards"] is not None:
            lines.append(self._hand(texts("downfall-hand"), view["hands"][seat]["cards"], jokers))
        if view["shown"]:
            shown = texts("downfall-shown", who=self.words.player(view["shown"]["seat"]))
            lines.append(self._hand(shown, view["shown"]["cards"], set()))
        lines.append(_legend((sign, texts.word(colour)) for colour, sign in paint.ROOFS.items()))
        return panel(Group(*lines), texts("downfall-cards"))

    def _hand(self, heading: str, cards: Sequence[str], jokers: set[str]) -> Text:
        line = Text(f"{heading} ")
        for card in sorted(cards, key=int):
            colour = self.words.houses[card]
            ground = Style(color=paint.PLASTER, bgcolor=paint.HOUSES[colour], bold=True) if self.blocks else paint.LOUD
            face = f"{card}{paint.ROOFS[colour]}{'*' if card in jokers else ''}"
            line.append(f" {face} " if self.blocks else f"[{face}]", ground)
            line.append(" ")
        return line

    def lava(self) -> RenderableType:
        """How many tiles of each symbol are out, what was drawn, and how many moves are left."""
        view = self.view
        drawn = [symbol for name in view["tiles_drawn"] for symbol in name.split("/")]
        table = Table.grid(padding=(0, 2, 0, 0))
        entries = [
            Text.assemble(
                (paint.SYMBOLS[symbol], Style(color=paint.EMBER, bold=True)),
                f" {texts.word(symbol)} ",
                (f"{drawn.count(symbol)}/{lava['tiles']}", paint.QUIET),
            )
            for symbol, lava in self.facts["lava"].items()
        ]
        for first in range(0, len(entries), 2):
            table.add_row(*entries[first : first + 2])
        lines: list[RenderableType] = [table, Text(texts("downfall-tiles-left", count=view["tiles_left"]))]
        if view["tile"]:
            lines.append(Text(f"{signs(view['tile'])} {texts('downfall-tile', tile=view['tile'])}", paint.LOUD))
        elif view["moves_left"]:
            lines.append(Text(texts("downfall-moves-left", count=view["moves_left"])))
        if view["set_aside"]:
            lines.append(Text(texts("downfall-set-aside", tiles=[texts.word(name) for name in view["set_aside"]])))
        return panel(Group(*lines), texts("downfall-lava"))

    def log(self, log: Sequence[LogLine], rows: int, width: int) -> RenderableType:
        """The end of the log, as much as fits."""
        chip = 3 if self.blocks else 1
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=chip)
        for seat, line in last_lines(log, rows, width - chip - 5):
            table.add_row(Text(" ") if seat is None else self.chip(seat), line)
        return panel(table, texts("word-log"))


def _legend(signs: Iterable[tuple[str, str]]) -> RenderableType:
    """Signs with their meanings; a sign stays on one line with its word."""
    return Columns([Text(f"{sign} {word}", paint.QUIET) for sign, word in signs], padding=(0, 2))
