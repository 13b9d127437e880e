"""`vesuvius hint`: the best moves of a position and what speaks for them, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.files import read_input
from vesuvius.cli.options import NUMBER, Data, Json, Seed, seconds, seed_of, whole
from vesuvius.cli.output import about, console, ready_bots, ready_game, write_json
from vesuvius.cli.patience import patience
from vesuvius.problem import Problem
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
PositionFile = Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-option-hint-file")]
Seconds = Annotated[str | None, typer.Option("--seconds", metavar=NUMBER, help="cli-option-hint-seconds")]
Iterations = Annotated[str | None, typer.Option("--iterations", metavar=NUMBER, help="cli-option-hint-iterations")]


def hint(
    file: PositionFile,
    time: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Show the best moves for the seat that decides, from what it may know."""
    from vesuvius.cli.boards import board_of
    from vesuvius.formats import position

    budget, number = _budget(time, iterations), 0 if seed is None else seed_of(seed)
    content = read_input(file)
    with about(file):
        game, state = position.read(content, number, partial(ready_game, data=data))
        seat = game.seat(state)
        if seat is None:
            raise Problem("bot-game-over")
    found = look(game, game.mask(state, seat), seat, budget, number)
    if json:
        write_json({"game": game.name, "seat": seat, "hints": found})
    else:
        terminal = console()
        terminal.print(drawn(board_of(game), found, terminal.width))


def _budget(time: str | None, iterations: str | None) -> Budget:
    from vesuvius.bots.bot import Budget

    if iterations is None:
        return Budget(seconds=SECONDS if time is None else seconds("--seconds", time))
    if time is not None:
        raise Problem("cli-not-together", option="--seconds", other="--iterations")
    return Budget(whole("--iterations", iterations, 1))


def look(game: Game, masked: State, seat: int, budget: Budget | None = None, seed: int | str = 0) -> list[Hint]:
    """The hints for a seat, with a word while they are looked for."""
    from vesuvius.bots.analysis.hints import hints
    from vesuvius.bots.bot import Budget
    from vesuvius.bots.players.mcts import Mcts
    from vesuvius.bots.players.registry import Named
    from vesuvius.engine.seed import seed_number

    ready_bots(game, [Named("mcts", Mcts())])
    with patience(texts("cli-hint-searching")):
        return hints(game, masked, seat, budget or Budget(seconds=SECONDS), seed_number(seed))


def drawn(board: Board, hints: Sequence[Hint], width: int) -> Table:
    """Each move in a row: its token, its share of a win, and what speaks for it.

    The reasons stand beside each other where that fits into the width, and otherwise below each other.
    """
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, GAP, 0, 0))
    for column in (0, 1):
        table.add_column(no_wrap=True, justify=("left", "right")[column])
    rows = [(one.token, f"{round(100 * one.value)} %", [worded(board, why) for why in one.reasons]) for one in hints]
    left = sum(GAP + max((len(row[column]) for row in rows), default=0) for column in (0, 1))
    fits = all(left + len(BESIDE.join(reasons)) <= width for _, _, reasons in rows)
    for token, chance, reasons in rows:
        table.add_row(Text(token, "bold"), chance, Text((BESIDE if fits else "\n").join(reasons)))
    return table


def worded(board: Board, reason: Reason) -> str:
    """A reason in words; players and things go by what the game calls them."""
    return texts(reason.message, **board.named(reason.args))
