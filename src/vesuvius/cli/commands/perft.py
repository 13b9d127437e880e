"""`vesuvius perft`: how many sequences of moves there are, depth by depth."""

from __future__ import annotations

from typing import Annotated

import typer

from vesuvius.cli.options import NUMBER, Data, Json, Name, Options, Players, Seed, seed_of, table, whole
from vesuvius.cli.output import print_result, progress, ready_game
from vesuvius.texts import texts

Depth = Annotated[str, typer.Option("--depth", metavar=NUMBER, help="cli-option-depth")]


def perft(
    name: Name,
    depth: Depth,
    players: Players = "2",
    seed: Seed = "0",
    options: Options = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """One line in the form of a file of counts."""
    from vesuvius.formats.perft import named, row
    from vesuvius.formats.perft import perft as count

    deepest = whole("--depth", depth, 1)
    seats, chosen = table(name, players, options, data)
    start = str(seed_of("0" if seed is None else seed))
    game = ready_game(name, data)
    state = game.new(seats, chosen, seed_of(start))
    counts: dict[int, int] = {}
    with progress(texts("cli-counting"), deepest) as advance:
        for plies in range(1, deepest + 1):
            counts[plies] = count(game, state, plies)
            advance(1)
    told = {"game": name, "players": seats, "options": chosen, "seed": start}
    found = {str(plies): number for plies, number in counts.items()}
    print_result(json, {**told, "counts": found}, row(named(game), seats, start, chosen, counts))
