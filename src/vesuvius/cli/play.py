"""`vesuvius play`: a table in the terminal against random opponents."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.files import complaints, read_input
from vesuvius.cli.options import NUMBER, Name, Options, Players, Seed, check_seat, check_table, seed_of, whole, words
from vesuvius.cli.output import about, ready_game
from vesuvius.problem import Problem

if TYPE_CHECKING:
    from vesuvius.game import State
    from vesuvius.record import Record

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
    check_table(name, seats, chosen)
    if position is None:
        check_seat(mine, seats)
        stored, state = records.start(ready_game(name), seats, chosen, number)
    else:
        stored, state = _start_at(position, name, number)
        check_seat(mine, stored.header.players)
    if record is not None:
        with complaints(record), Path(record).open("xb") as file:
            file.write(records.dump(stored))
    Sitting(ready_game(name), stored, state, mine, None if record is None else Path(record), number).play()


def _start_at(file: str, name: str, seed: int | str | None) -> tuple[Record, State]:
    """The position in a file."""
    from vesuvius import position as positions
    from vesuvius import record as records

    content = read_input(file)
    with about(file):
        game, start = positions.read(content, seed, ready_game)
        if game.name != name:
            raise Problem("cli-other-game", got=game.name, wanted=name)
    return records.start(game, seed=seed, position=game.position(start))
