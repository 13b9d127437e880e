"""`vesuvius play`: a table in the terminal against random opponents."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vesuvius.cli.files import complaints, read_input
from vesuvius.cli.options import NUMBER, Name, Options, Players, Seed, seed_of, whole, words
from vesuvius.cli.output import about, open_game
from vesuvius.cli.replay import check_seat
from vesuvius.problem import Problem

MySeat = Annotated[str, typer.Option("--seat", metavar=NUMBER, help="cli-option-seat")]
RecordFile = Annotated[str | None, typer.Option("--record", metavar="cli-metavar-file", help="cli-option-record")]
PositionFile = Annotated[str | None, typer.Option("--position", metavar="cli-metavar-file", help="cli-option-position")]


def play(
    name: Name,
    players: Players = "2",
    seat: MySeat = "0",
    seed: Seed = None,
    options: Options = "",
    record: RecordFile = None,
    position: PositionFile = None,
) -> None:
    """Sit down and play until the game is over or the player leaves."""
    from vesuvius import record as records
    from vesuvius.cli.sitting import Sitting

    seats, mine, chosen = whole("--players", players), whole("--seat", seat), words(options)
    number = None if seed is None else seed_of(seed)
    game = open_game(name)
    if position is None:
        stored, state = records.start(game, seats, chosen, number)
    else:
        from vesuvius import position as positions

        content = read_input(position)
        with about(position):
            found, start = positions.read(content, number, open_game)
            if found.name != game.name:
                raise Problem("cli-other-game", got=found.name, wanted=game.name)
        stored, state = records.start(game, seed=number, position=game.position(start))
    check_seat(game, state, mine)
    if record is not None:
        with complaints(record), Path(record).open("xb") as file:
            file.write(records.dump(stored))
    Sitting(game, stored, state, mine, None if record is None else Path(record), number).play()
