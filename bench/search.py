"""How fast the search is compared with the study's: playouts per CPU second on the same decisions, taking turns.

    python bench/search.py [--players 2 4] [--seconds 4] [--json]

A decision is searched as the bot does it, from an empty tree and without stopping early; the study's search gets the
same decision, converted to its own form beforehand. The decisions are at three depths of random games of Downfall, from
several deals each. A ratio is the median over all deals and rounds; the exit status is 1 if one is below 3.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import opponent
from vesuvius import load
from vesuvius.bots.players.mcts import NEVER
from vesuvius.bots.search.workspace import workspace_for
from vesuvius.cli.speed import Row, rates, ratio
from vesuvius.engine.block import plain
from vesuvius.game import Game
from vesuvius.game import State as Masked
from vesuvius.games.downfall.rules.state import State

DEPTHS = (0, 60, 120)  # decisions made before
DEALS = 5
ITERATIONS = 500
ASKED = 3.0
SEED = 79


def masked_at(game: Game, players: int, depth: int) -> Iterator[Masked]:
    """Yields what the deciding seat sees after this many random decisions, in games that offer a choice there."""
    for number in count():
        state, chance, made = game.new(players, seed=number), random.Random(number), 0
        while made < depth and game.seat(state) is not None:
            game.play(state, chance.choice(game.legal(state)))
            made += 1
        if len(game.legal(state)) > 1:
            yield game.mask(state, game.seat(state))


def ours(game: Game, masked: Masked) -> Callable[[], int]:
    """The bot's search; a run returns the number of playouts."""
    workspace, seat = workspace_for(game), game.seat(masked)
    assert seat is not None

    def work() -> int:
        workspace.begin(masked, SEED)
        workspace.consider(workspace.judgement.TERMS)
        workspace.plant(seat, [])
        return workspace.grow(seat, ITERATIONS, NEVER)

    return work


def theirs(masked: Masked) -> Callable[[], int]:
    """The study's search; a run returns the number of playouts."""
    games, *rest = opponent.scratch(ITERATIONS)
    opponent.put_down(games, plain(State, masked))

    def work() -> int:
        opponent.compiled_search(games, *rest, ITERATIONS, SEED)
        return ITERATIONS

    return work


def measure(game: Game, players: int, depth: int, seconds: float) -> Row:
    """Runs both searches at one depth, for about this many seconds each."""
    mine: list[float] = []
    study: list[float] = []
    for masked in islice(masked_at(game, players, depth), DEALS):
        one, other = rates([ours(game, masked), theirs(masked)], seconds / DEALS)
        mine += one
        study += other
    speeds = {"playouts_per_cpu_second": round(median(mine)), "yardstick_playouts_per_cpu_second": round(median(study))}
    return {"players": players, "decision": depth, **speeds, "ratio": ratio(mine, study)}


def main() -> int:
    """Measures and prints a table, or a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    game = load("downfall")
    cells = [(players, depth) for players in arguments.players for depth in DEPTHS]
    shown = track(cells, "", console=Console(stderr=True))
    rows = [measure(game, players, depth, arguments.seconds) for players, depth in shown]
    if arguments.json:
        print(*map(json.dumps, rows), sep="\n")
    else:
        table = Table("players", "decision", "playouts/s", "yardstick/s", "ratio")
        for row in rows:
            table.add_row(*map(str, row.values()))
        Console().print(table)
    return int(any(row["ratio"] < ASKED for row in rows))


if __name__ == "__main__":
    sys.exit(main())
