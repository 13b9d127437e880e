"""The board of a game that has none of its own: its view as JSON, its events and scores by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.json import JSON
from rich.table import Table
from rich.text import Text

from vesuvius.cli.boards.board import LogLine, View
from vesuvius.cli.boards.words import name_owner
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.game import Event, Outcome


class Board:
    """Any game."""

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        self.name = name
        self.facts = facts

    def draw(self, view: View, log: Sequence[LogLine], legal: Sequence[str], rows: int | None = None) -> RenderableType:
        """The view as JSON with the last lines of the log below it."""
        return Group(JSON.from_data(view), *(Text(told.words) for told in log[-8:]))

    def ask(self, view: View, legal: Sequence[str]) -> str:
        """A general question."""
        return texts("cli-ask")

    def groups(self, legal: Sequence[str]) -> list[tuple[str, list[str]]]:
        """One group."""
        return [("", list(legal))]

    def tell(self, events: Sequence[Event]) -> list[LogLine]:
        """Each event by its own words where somebody has written them, else by its kind and facts."""
        log = []
        for event in events:
            who = {} if event.seat is None else {"who": self.player(event.seat)}
            log.append(LogLine(event.seat, texts(f"{self.name}-event-{event.kind}", **who, **event.facts), event.rule))
        return log

    def player(self, seat: int) -> str:
        """The seat's number."""
        return texts("cli-seat", seat=seat)

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Nothing else has a name."""
        return name_owner(facts, self.player)

    def notation(self) -> str:
        """Nothing is known of it."""
        return ""

    def result(self, outcome: Outcome) -> RenderableType:
        """Every score by seat, winners marked."""
        table = Table(texts("cli-player"), *outcome.scores, title=texts("cli-result"))
        for seat in range(len(next(iter(outcome.scores.values())))):
            name = self.player(seat) + (" *" if seat in outcome.winners else "")
            table.add_row(name, *(str(scores[seat]) for scores in outcome.scores.values()))
        return table
