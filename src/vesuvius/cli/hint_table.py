"""Hints in the terminal: searched for, and drawn as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vesuvius.cli.output import ready_bots, status_line
from vesuvius.texts import texts

if TYPE_CHECKING:
    from rich.table import Table

    from vesuvius.bots.analysis.hints import Hint
    from vesuvius.bots.analysis.position import RatedMove
    from vesuvius.bots.bot import Budget
    from vesuvius.cli.boards.board import Board
    from vesuvius.game import Game, Reason, State

BESIDE = " · "
GAP = 2


def search_hints(game: Game, masked: State, seat: int, budget: Budget | None = None, seed: int | str = 0) -> list[Hint]:
    """The hints for a seat, with a word while they are looked for; without a budget, those that a server gives."""
    from vesuvius.bots.analysis.hints import hints
    from vesuvius.bots.analysis.position import effort_for
    from vesuvius.bots.players.mcts import Mcts
    from vesuvius.bots.players.registry import NamedBot
    from vesuvius.engine.seed import seed_number

    ready_bots(game, [NamedBot("mcts", Mcts())])
    with status_line(texts("cli-hint-searching")):
        return hints(game, masked, seat, budget or effort_for(game), seed_number(seed))


def hint_table(board: Board, hints: Sequence[Hint], width: int) -> Table:
    """Each move in a row: its token, its share of a win, and what speaks for it.

    The reasons stand beside each other where that fits into the width, and otherwise below each other.
    """
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, GAP, 0, 0))
    for column in (0, 1):
        table.add_column(no_wrap=True, justify=("left", "right")[column])
    rows = [(one.token, chance_text(one), [reason_text(board, why) for why in one.reasons]) for one in hints]
    left = sum(GAP + max((len(row[column]) for row in rows), default=0) for column in (0, 1))
    fits = all(left + len(BESIDE.join(reasons)) <= width for _, _, reasons in rows)
    for token, chance, reasons in rows:
        table.add_row(Text(token, "bold"), chance, Text((BESIDE if fits else "\n").join(reasons)))
    return table


def plan_lines(board: Board, hints: Sequence[Hint]) -> list[str]:
    """What a bot is after, and the moves that it expects, as their tokens; nothing if the game doesn't say so."""
    plan = next((hint.plan for hint in hints if hint.plan), None)
    if plan is None:
        return []
    lines = [texts("hint-plan", says=BESIDE.join(reason_text(board, why) for why in plan.says))]
    return [*lines, texts("hint-plan-line", moves=", ".join(plan.line))] if len(plan.line) > 1 else lines


def chance_text(move: RatedMove) -> str:
    """What a move promises and how far that may be off; no figure if it was hardly tried."""
    if move.low is None or move.high is None:
        return texts("rated-hardly-tried")
    off = round(50 * (move.high - move.low))
    if not move.grades:
        return texts("rated-chance", percent=round(100 * move.value), off=off)
    grades = [texts("rated-grade", grade=name, percent=round(100 * chance)) for name, chance in move.grades.items()]
    return texts("rated-grades", grades=", ".join(grades), off=off)


def reason_text(board: Board, reason: Reason) -> str:
    """A reason in words; players and things go by what the game calls them."""
    return texts(reason.message, **board.named(reason.args))
