"""Hints in the terminal: searched for, and drawn as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vesuvius.cli.output import ready_bots, status_line
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.table import Table

    from vesuvius.bots.analysis.hints import Hint
    from vesuvius.bots.bot import Budget
    from vesuvius.cli.boards import Board
    from vesuvius.game import Game, Reason, State

SECONDS = 1.0
BESIDE = " · "
GAP = 2


def search_hints(game: Game, masked: State, seat: int, budget: Budget | None = None, seed: int | str = 0) -> list[Hint]:
    """The hints for a seat, with a word while they are looked for."""
    from vesuvius.bots.analysis.hints import hints
    from vesuvius.bots.bot import Budget
    from vesuvius.bots.players.mcts import Mcts
    from vesuvius.bots.players.registry import NamedBot
    from vesuvius.engine.seed import seed_number

    ready_bots(game, [NamedBot("mcts", Mcts())])
    with status_line(texts("cli-hint-searching")):
        return hints(game, masked, seat, budget or Budget(seconds=SECONDS), seed_number(seed))


def hint_table(board: Board, hints: Sequence[Hint], width: int) -> Table:
    """Each move in a row: its token, its share of a win, and what speaks for it.

    The reasons stand beside each other where that fits into the width, and otherwise below each other.
    """
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, GAP, 0, 0))
    for column in (0, 1):
        table.add_column(no_wrap=True, justify=("left", "right")[column])
    rows = [
        (one.token, f"{round(100 * one.value)} %", [reason_text(board, why) for why in one.reasons]) for one in hints
    ]
    left = sum(GAP + max((len(row[column]) for row in rows), default=0) for column in (0, 1))
    fits = all(left + len(BESIDE.join(reasons)) <= width for _, _, reasons in rows)
    for token, chance, reasons in rows:
        table.add_row(Text(token, "bold"), chance, Text((BESIDE if fits else "\n").join(reasons)))
    return table


def reason_text(board: Board, reason: Reason) -> str:
    """A reason in words; players and things go by what the game calls them."""
    return texts(reason.message, **board.named(reason.args))
