"""`vesuvius play`: a table in the terminal against bots."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.files import file_problems, read_input
from vesuvius.cli.options import NUMBER, Data, Name, Seed, check_seat, seed_of, table, whole
from vesuvius.cli.output import print_stderr, problems_in, ready_bots, ready_game
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.bots.players.registry import NamedBot
    from vesuvius.game import Game, Line

# The usual values are not written as defaults, so that it shows whether somebody has asked for them.
SomePlayers = Annotated[str | None, typer.Option("--players", metavar=NUMBER, help="cli-option-some-players")]
SomeOptions = Annotated[str | None, typer.Option("--options", metavar="cli-metavar-list", help="cli-option-options")]
SEED_BYTES = 32
PLAYERS = "2"
BOTS = "level:2"
MySeat = Annotated[str, typer.Option("--seat", metavar=NUMBER, help="cli-option-seat")]
RecordFile = Annotated[str | None, typer.Option("--record", metavar="cli-metavar-file", help="cli-option-record")]
PositionFile = Annotated[str | None, typer.Option("--position", metavar="cli-metavar-file", help="cli-option-position")]
Daily = Annotated[bool, typer.Option("--daily", help="cli-option-daily")]
Opponents = Annotated[str, typer.Option("--bots", metavar="cli-metavar-list", help="cli-option-opponents")]


def play(
    name: Name,
    players: SomePlayers = None,
    seat: MySeat = "0",
    seed: Seed = None,
    options: SomeOptions = None,
    record: RecordFile = None,
    position: PositionFile = None,
    bots: Opponents = BOTS,
    daily: Daily = False,
    data: Data = None,
) -> None:
    """Sit down and play until the game is over or the player leaves."""
    from vesuvius.cli.table_session import TableSession
    from vesuvius.formats import record as records

    seats, chosen = table(name, PLAYERS if players is None else players, options or "", data)
    mine = whole("--seat", seat)
    if daily:
        seed = _seed_of_today({"--seed": seed, "--position": position}, name, seats, chosen)
    number = None if seed is None else seed_of(seed)
    start: Line | None = None
    game: Game | None = None
    if position is not None:
        for option, value in (("--players", players), ("--options", options)):
            if value is not None:
                raise Problem("cli-not-together", option=option, other="--position")
        game, start = _start_at(position, name, number, data)
        seats = start["players"]
    check_seat(mine, seats)
    others = _opponents(bots, [seat for seat in range(seats) if seat != mine])
    names = [others[seat].name if seat in others else None for seat in range(seats)]
    game = game or ready_game(name, data)
    ready_bots(game, others.values())
    stored, state = records.start(game, seats, chosen, number, position=start, seats=names)
    if record is not None:
        with file_problems(record), Path(record).open("xb") as file:
            file.write(records.dump(stored))
    for place, bot in others.items():
        bot.begin(game, seats, chosen, place)
    TableSession(game, stored, state, mine, None if record is None else Path(record), number, others).play()


def _seed_of_today(others: dict[str, str | None], name: str, players: int, options: list[str]) -> str:
    """The seed of today's table, which is said; whoever names a seed or a position wants another one."""
    for option, value in others.items():
        if value is not None:
            raise Problem("cli-not-together", option="--daily", other=option)
    day = today()
    print_stderr(texts("cli-daily", day=day.isoformat()))
    return seed_of_day(day, name, players, options)


def _start_at(file: str, name: str, seed: int | str | None, data: str | None) -> tuple[Game, Line]:
    """The position in a file, and the game with the data that it's played with."""
    from vesuvius.formats import position as positions

    content = read_input(file)
    with problems_in(file):
        game, start = positions.read(content, seed, partial(ready_game, data=data))
        if game.name != name:
            raise Problem("cli-other-game", got=game.name, wanted=name)
    return game, game.position(start)


def _opponents(bots: str, seats: list[int]) -> dict[int, NamedBot]:
    """The bots at these seats: one for all of them, or one for each."""
    from vesuvius.bots.players.registry import read_bot

    named = [read_bot(text.strip()) for text in bots.split(",")]
    if len(named) not in (1, len(seats)):
        raise Problem("cli-wrong-opponents", got=len(named), wanted=len(seats))
    return dict(zip(seats, named * len(seats) if len(named) == 1 else named, strict=True))


def today() -> date:
    """The date, in universal time."""
    return datetime.now(UTC).date()


def seed_of_day(day: date, name: str, players: int, options: Sequence[str]) -> str:
    """The seed of a table on a day, as a record writes it: the same for everybody, so that friends can compare.

    It follows from the date alone; a server's own challenges are secret until they are played.
    """
    from vesuvius.formats.json_lines import encode

    label = encode([day.isoformat(), name, players, sorted(options)])
    return blake2b(label, digest_size=SEED_BYTES, person=b"daily").hexdigest()
