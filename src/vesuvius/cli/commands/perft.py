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
    from vesuvius.formats.perft import Tree, row
    from vesuvius.formats.perft import perft as count

    deepest = whole("--depth", depth, 1)
    seats, chosen = table(name, players, options, data)
    tree = Tree(0, name, {}, None, seats, chosen, str(seed_of("0" if seed is None else seed)))
    game = ready_game(name, data)
    state = game.new(seats, tree.options, seed_of(tree.seed))
    with progress(texts("cli-counting"), deepest) as advance:
        for plies in range(1, deepest + 1):
            tree.counts[plies] = count(game, state, plies)
            advance(1)
    settings = {"game": name, "players": seats, "options": tree.options, "seed": tree.seed}
    counts = {str(plies): number for plies, number in tree.counts.items()}
    print_result(json, {**settings, "counts": counts}, row(tree))
