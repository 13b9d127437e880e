"""`vesuvius play`: a table in the terminal against random opponents."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.files import complaints, read_input
from vesuvius.cli.options import NUMBER, Name, Seed, check_seat, seed_of, table, whole
from vesuvius.cli.output import about, ready_game
from vesuvius.problem import Problem

if TYPE_CHECKING:
    from vesuvius.game import State
    from vesuvius.record import Record

# The usual values are not written as defaults, so that it shows whether somebody has asked for them.
SomePlayers = Annotated[str | None, typer.Option("--players", metavar=NUMBER, help="cli-option-players")]
SomeOptions = Annotated[str | None, typer.Option("--options", metavar="cli-metavar-list", help="cli-option-options")]
PLAYERS = "2"
MySeat = Annotated[str, typer.Option("--seat", metavar=NUMBER, help="cli-option-seat")]
RecordFile = Annotated[str | None, typer.Option("--record", metavar="cli-metavar-file", help="cli-option-record")]
PositionFile = Annotated[str | None, typer.Option("--position", metavar="cli-metavar-file", help="cli-option-position")]


def play(
    name: Name,
    players: SomePlayers = None,
    seat: MySeat = "0",
    seed: Seed = None,
    options: SomeOptions = None,
    record: RecordFile = None,
    position: PositionFile = None,
) -> None:
    """Sit down and play until the game is over or the player leaves."""
    from vesuvius import record as records
    from vesuvius.cli.sitting import Sitting

    seats, chosen = table(name, PLAYERS if players is None else players, options or "")
    mine = whole("--seat", seat)
    number = None if seed is None else seed_of(seed)
    if position is None:
        check_seat(mine, seats)
        stored, state = records.start(ready_game(name), seats, chosen, number)
    else:
        for option, value in (("--players", players), ("--options", options)):
            if value is not None:
                raise Problem("cli-not-together", option=option, other="--position")
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
