"""How well a search keeps to its time: by how much it exceeds a budget, in CPU time of its own thread.

    python bench/overrun.py [--budget 50ms] [--decisions 500] [--players 2]

The decisions come from games of Downfall in which every other seat plays at random and the rest greedily. Forced ones
are left out because they need no search. The exit status is 1 if more than one in a hundred exceeds the budget by more
than 5 ms.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count, islice
from math import ceil
from statistics import median
from time import thread_time

from rich.console import Console
from rich.progress import track

from vesuvius import load
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.game import Game, State

ALLOWED = 5.0  # milliseconds
SHARE = 0.01  # of the decisions that may exceed them
PLAYERS = ("uniform", "greedy")


def decisions(game: Game, players: int) -> Iterator[State]:
    """Yields what the deciding seat sees at each decision of one game after another."""
    bots = [read_bot(name) for name in PLAYERS]
    for number in count():
        state, ply = game.new(players, seed=number), 0
        while (seat := game.seat(state)) is not None:
            masked = game.mask(state, seat)
            if len(game.legal(masked)) > 1:
                yield masked
            game.play(state, bots[(seat + number) % len(bots)].choose(game, masked, ply).token)
            ply += 1


def overrun(game: Game, named: NamedBot, masked: State, seed: int) -> float:
    """Returns the milliseconds by which a choice exceeded its budget; negative if it took less."""
    began = thread_time()
    named.choose(game, masked, seed)
    return 1000 * (thread_time() - began - (named.budget.seconds or 0))


def main() -> int:
    """Measures and prints the distribution."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--budget", default="50ms")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--players", type=int, default=2)
    arguments = parser.parse_args()
    game, named = load("downfall"), read_bot(f"mcts:{arguments.budget}")
    if named.budget.seconds is None:
        parser.error(f"{arguments.budget} is no time")
    named.warm(game)
    tried = islice(decisions(game, arguments.players), arguments.decisions)
    shown = track(tried, "", arguments.decisions, console=Console(stderr=True))
    found = sorted(overrun(game, named, masked, seed) for seed, masked in enumerate(shown))
    beyond = sum(each > ALLOWED for each in found)
    most = found[ceil((1 - SHARE) * len(found)) - 1]
    print(
        f"{named.name}, {len(found)} decisions of {arguments.players} players; overrun in ms of the thread's CPU time:"
    )
    print(f"median {median(found):.2f}, 99th percentile {most:.2f}, most {found[-1]:.2f}")
    print(f"{beyond} of {len(found)} exceed {ALLOWED:g} ms")
    return int(beyond > SHARE * len(found))


if __name__ == "__main__":
    sys.exit(main())
