"""Arguments and options that several commands share, and how their values are read.

Typer hands every value on as it was typed, so that what is wrong with one is said in our words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.problem import Problem

if TYPE_CHECKING:
    from vesuvius.game import Game

NUMBER = "cli-metavar-number"
HEXADECIMAL = frozenset("0123456789abcdef")
SEED_DIGITS = 64
LONGEST = 86_400.0

Name = Annotated[str, typer.Argument(metavar="cli-metavar-game", help="cli-option-game")]
Players = Annotated[str, typer.Option("--players", metavar=NUMBER, help="cli-option-players")]
Options = Annotated[str, typer.Option("--options", metavar="cli-metavar-list", help="cli-option-options")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="cli-metavar-seed", help="cli-option-seed")]
Rounds = Annotated[str | None, typer.Option("--rounds", metavar=NUMBER, help="cli-option-rounds")]
Data = Annotated[str | None, typer.Option("--data", metavar="cli-metavar-data", help="cli-option-data")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def whole(option: str, value: str, lowest: int = 0) -> int:
    """A whole number from `lowest` on."""
    if not (value.isascii() and value.isdecimal() and len(value) < 20) or int(value) < lowest:
        raise Problem("cli-not-a-number", option=option, got=value, lowest=lowest)
    return int(value)


def words(value: str) -> list[str]:
    """Words with commas between them, each once."""
    return list(dict.fromkeys(part.strip() for part in value.split(",") if part.strip()))


def table(name: str, players: str, options: str = "", data: str | None = None) -> tuple[int, list[str]]:
    """Players and options of a game; raises the Problem with what there is not, and nothing is compiled for it."""
    game = loaded(name, data)
    if players not in map(str, game.seats):
        raise Problem("wrong-players", got=players, lowest=min(game.seats), highest=max(game.seats))
    for option in words(options):
        if option not in game.options:
            raise Problem("unknown-option", name=option, known=list(game.options))
    return int(players), words(options)


def loaded(name: str, data: str | None = None) -> Game:
    """The game of that name, with the data of a set or a folder where one is named."""
    import vesuvius

    if data == "":
        raise Problem("cli-no-name")
    return vesuvius.load(name) if data is None else vesuvius.load(name, data)


def last_round(game: Game, rounds: str | None) -> int | None:
    """The round after which games are cut off; None where nobody has said one."""
    from vesuvius.game import SupportsRoundLimit, supports

    if rounds is not None and not supports(game, SupportsRoundLimit):
        raise Problem("cli-no-rounds", game=game.name)
    return None if rounds is None else whole("--rounds", rounds, 1)


def check_seat(seat: int, players: int) -> None:
    """Raise the Problem with a seat that there is not."""
    if seat >= players:
        raise Problem("cli-no-such-seat", got=seat, highest=players - 1)


def seed_of(value: str) -> int | str:
    """A seed: a whole number, or the 64 hexadecimal digits of a record."""
    if len(value) == SEED_DIGITS and set(value.lower()) <= HEXADECIMAL:
        return value.lower()
    if not (value.isascii() and value.isdecimal() and len(value) <= SEED_DIGITS):
        raise Problem("cli-not-a-seed", got=value)
    return int(value)


def seconds(option: str, value: str) -> float:
    """A time above nothing and below a day."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0 < number < LONGEST:
        raise Problem("cli-not-seconds", option=option, got=value)
    return number
