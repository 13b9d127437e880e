"""Plays games at random by the million, with every invariant checked after every play, and prints its counts.

Most games are dealt as the rulebook says, for all numbers of players and all options; some from made-up deals, which
reach rare rules; some branch off in the middle, at a position, a picture of it, what a seat sees of it, or a world that
a seat takes to be possible.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from itertools import combinations, product
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tests.games.downfall.invariants.checked_games import NAMES, meaning, run_deals, run_one
from tests.games.downfall.invariants.city import Watch
from tests.games.downfall.oracle.deals import MADE_UP
from vesuvius import load
from vesuvius.engine.block import blocks, plain
from vesuvius.engine.chance import chances
from vesuvius.engine.event_rows import open_rows
from vesuvius.games.downfall.presentation.explicit_deal import option_bits
from vesuvius.games.downfall.rules.state import OPTION_NAMES, EventRows, Legal, State

GAME = load("downfall")
SUBSETS = [chosen for size in range(4) for chosen in combinations(OPTION_NAMES, size)]
TABLES = list(product((2, 3, 4), SUBSETS))
CHUNK = 1000
MADE_UP_PERCENT = 8
BRANCHED_PERCENT = 2
FAR = 1 << 20  # more plays than any game has


class Found(NamedTuple):
    """What a number of games have shown; `broken` names invariants, and `where` is the position that broke them."""

    games: int
    plays: int
    held: list[int]
    broken: list[str]
    where: str
    seconds: float


class Soak:
    """Scratch for games that are played one after the other, from one seed."""

    def __init__(self, seed: int | str) -> None:
        self.chance = random.Random(f"soak {seed}")
        self.states, self.legals, self.watches = (blocks(kind) for kind in (State, Legal, Watch))
        self.event_rows = open_rows(EventRows)
        self.chances = chances(self.chance.getrandbits(128))

    def dealt(self, players: int, options: int, games: int) -> None:
        """Games as the rulebook deals them."""
        run_deals(self.states, self.legals, self.event_rows, self.chances, self.watches, players, options, games)

    def play_on(self, state: Any, plays: int = FAR) -> None:
        """One game from where it stands."""
        self.states = state
        run_one(self.states, self.legals, self.event_rows, self.chances, self.watches, plays)

    def made_up(self) -> None:
        """One game from a made-up deal."""
        self.play_on(self._made_up())

    def branched(self) -> None:
        """One game that is broken off and goes on elsewhere."""
        players, options = self.chance.choice(TABLES)
        made_up = self.chance.random() < 0.5
        fresh = self._made_up() if made_up else GAME.new(players, options, self.chance.getrandbits(64))
        self.play_on(fresh, self.chance.randrange(150))
        if not self.broken() and GAME.seat(self.states) is not None:
            # What a seat sees of a made-up deal can have too many cards for the printed ones to fill the rest.
            self.play_on(self._branch(self.chance.choice((0, 1, 2) if made_up else (0, 1, 2, 3))))

    def _made_up(self) -> Any:
        players, options = self.chance.choice(TABLES)
        deal = self.chance.choice(list(MADE_UP.values()))(self.chance, players, options)
        return GAME.new(deal=deal, seed=self.chance.getrandbits(64))

    def _branch(self, how: int) -> Any:
        """Another state that goes on from here: complete, drawn, as a seat imagines it, or as a seat sees it."""
        seat, seed = self.chance.randrange(2), self.chance.getrandbits(64)
        if how == 0:
            return GAME.at(GAME.position(self.states), seed)
        if how == 1:
            return GAME.at(GAME.picture(self.states), seed)
        if how == 2:
            return GAME.resample(self.states, seat, seed)
        return GAME.at(GAME.position(GAME.mask(self.states, seat)), seed)

    def broken(self) -> list[str]:
        """The invariants that the last play broke."""
        broken = plain(Watch, self.watches).broken
        return [name for number, name in enumerate(NAMES) if broken >> number & 1]

    def found(self, seconds: float) -> Found:
        """What all games so far have shown."""
        watch = plain(Watch, self.watches)
        where = str(vars(plain(State, self.states))) if watch.broken else ""
        return Found(watch.games, watch.plays, watch.held[: len(NAMES)], self.broken(), where, seconds)


def soak(seed: int | str, games: int) -> Found:
    """So many games from one seed, or fewer where an invariant breaks."""
    began = time.process_time()
    soaked = Soak(seed)
    made_up, branched = games * MADE_UP_PERCENT // 100, games * BRANCHED_PERCENT // 100
    rest = games - made_up - branched
    for number, (players, options) in enumerate(TABLES):
        soaked.dealt(players, option_bits(options), rest // len(TABLES) + (number < rest % len(TABLES)))
    for play in [soaked.made_up] * made_up + [soaked.branched] * branched:
        if not soaked.broken():
            play()
    return soaked.found(time.process_time() - began)


def warm() -> None:
    """Compile all that is needed: one process has to, before others want the same."""
    soaked = Soak("warm")
    soaked.dealt(2, 0, 1)
    soaked.made_up()
    GAME.resample(GAME.new(2, seed=1), 0, 1)


def soak_chunk(chunk: tuple[str, int]) -> tuple[str, Found]:
    """What a worker does; its seed is told, so that what broke can be found again."""
    return chunk[0], soak(*chunk)


def chunks(seed: int, games: int) -> Iterator[tuple[str, int]]:
    """The seeds and sizes of the parts that workers share."""
    for number, first in enumerate(range(0, games, CHUNK)):
        yield f"{seed}/{number}", min(CHUNK, games - first)


def soak_all(seed: int, games: int, jobs: int) -> tuple[str, Found]:
    """All games, shared among processes; stops at the first that breaks an invariant."""
    totals = Found(0, 0, [0] * len(NAMES), [], "", 0.0)
    warm()
    columns = (BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with get_context("spawn").Pool(jobs) as pool, Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("", total=games)
        for name, found in pool.imap_unordered(soak_chunk, chunks(seed, games)):
            held = [sum(pair) for pair in zip(totals.held, found.held, strict=True)]
            totals = Found(
                totals.games + found.games,
                totals.plays + found.plays,
                held,
                found.broken,
                found.where,
                totals.seconds + found.seconds,
            )
            progress.update(bar, completed=totals.games)
            if found.broken:
                pool.terminate()
                return name, totals
    return "", totals


def report(name: str, totals: Found, wall: float, jobs: int) -> str:
    """The counts, and what broke where."""
    lines = [f"{held:>13,}  {name}" for name, held in zip(NAMES, totals.held, strict=True)]
    lines.append(f"{totals.games:,} games, {totals.plays:,} plays checked against {len(NAMES)} invariants")
    lines.append(f"{wall:.0f} s with {jobs} processes, {totals.seconds:.0f} s of processor time")
    if totals.broken:
        lines += [f"BROKEN: {name}: {meaning(name)}" for name in totals.broken]
        lines += [f"chunk {name}", json.dumps(totals.where)]
    else:
        lines.append("no invariant broken")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    began = time.monotonic()
    name, totals = soak_all(chosen.seed, chosen.games, chosen.jobs)
    print(report(name, totals, time.monotonic() - began, chosen.jobs))
    return 1 if totals.broken else 0


if __name__ == "__main__":
    sys.exit(main())
