"""Actions and turns: more actions at once (`extra_actions`), the first turn of the next round (`start_player`)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.effects.kind import Kind, Use
from vesuvius.games.pompeii.rules.figures import Figures, number_of
from vesuvius.games.pompeii.rules.state import EXTRA, STARTS, EventRows, State

EXTRA_ACTIONS, START_PLAYER = 7, 22
ACTIONS = 1  # the number of extra_actions


class ExtraActions(Kind, frozen=True, tag="extra_actions"):
    """So many worker actions at once."""

    number = EXTRA_ACTIONS
    amount: Annotated[int, Meta(ge=1, le=6)]

    def numbers(self, use: Use) -> tuple[int, ...]:
        return 0, self.amount


class StartPlayer(Kind, frozen=True, tag="start_player"):
    """Start player of the next round."""

    number = START_PLAYER


@rule
def add_actions(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """P24: so many more actions in this turn."""
    s.extra += number_of(t, effect, ACTIONS)
    add_row(rows, EXTRA, seat, number_of(t, effect, ACTIONS), 0, 0)


@rule
def start_next_round(s: State, rows: EventRows, seat: int) -> None:
    """P13: the seat is start player of the next round."""
    s.next_start = seat
    add_row(rows, STARTS, seat, 0, 0, 0)
