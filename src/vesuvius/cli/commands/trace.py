"""`vesuvius trace`: traces of random games onto standard output."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, BinaryIO, cast

import typer

from vesuvius.cli.options import (
    NUMBER,
    Data,
    Name,
    Options,
    Players,
    Rounds,
    Seed,
    last_round,
    loaded,
    seed_of,
    table,
    whole,
)
from vesuvius.cli.output import print_stderr, progress, ready_game, write
from vesuvius.texts import texts

Games = Annotated[str, typer.Option("--games", metavar=NUMBER, help="cli-option-games")]


class _Sink:
    """Standard output that counts what comes: one write a game."""

    def __init__(self, advance: Callable[[int], None]) -> None:
        self.advance = advance

    def write(self, data: bytes) -> None:
        write(data)
        self.advance(1)


def trace(
    name: Name,
    players: Players = "2",
    games: Games = "1",
    seed: Seed = None,
    options: Options = "",
    rounds: Rounds = None,
    data: Data = None,
) -> None:
    """Write traces of random games; without a seed, a new one is chosen and told."""
    from vesuvius.formats import trace as traces

    seats, chosen = table(name, players, options, data)
    last = last_round(loaded(name, data), rounds)
    count = whole("--games", games, 1)
    number = secrets.randbits(32) if seed is None else seed_of(seed)
    game = ready_game(name, data)
    if seed is None:
        print_stderr(texts("cli-seed", seed=str(number)))
    with progress(texts("cli-writing"), count) as advance:
        traces.write(game, seats, count, number, chosen, cast("BinaryIO", _Sink(advance)), last)
