"""`vesuvius hint`: the best moves of a position and what speaks for them, as a table or as JSON."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.files import read_input
from vesuvius.cli.hint_table import hint_table, plan_lines, search_hints
from vesuvius.cli.options import NUMBER, Data, Json, Seed, seconds, seed_of, whole
from vesuvius.cli.output import console, problems_in, ready_game, write_json
from vesuvius.problem import Problem

if TYPE_CHECKING:
    from vesuvius.bots.bot import Budget

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
    from rich.text import Text

    from vesuvius.cli.boards import board_of
    from vesuvius.formats import position

    budget, number = _budget(time, iterations), 0 if seed is None else seed_of(seed)
    content = read_input(file)
    with problems_in(file):
        game, state = position.read(content, number, partial(ready_game, data=data))
        seat = game.seat(state)
        if seat is None:
            raise Problem("bot-game-over")
    found = search_hints(game, game.mask(state, seat), seat, budget, number)
    if json:
        write_json({"game": game.name, "seat": seat, "hints": found})
    else:
        terminal = console()
        board = board_of(game)
        terminal.print(hint_table(board, found, terminal.width))
        for line in plan_lines(board, found):
            terminal.print(Text(line))


def _budget(time: str | None, iterations: str | None) -> Budget | None:
    from vesuvius.bots.bot import Budget

    if iterations is None:
        return None if time is None else Budget(seconds=seconds("--seconds", time))
    if time is not None:
        raise Problem("cli-not-together", option="--seconds", other="--iterations")
    return Budget(whole("--iterations", iterations, 1))
