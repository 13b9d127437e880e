"""Plays Pompeii by the hundred thousand, with every invariant checked after every play, and prints its counts.

Most are played by a player who chooses all tokens alike and are cut off early; others by one with a purpose, to their
end; a few of the latter begin late, at made-up positions, which reaches what is rare.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tests.games.pompeii.invariants.branch_names import NAMES as BRANCHES
from tests.games.pompeii.invariants.checked_games import CHECK, LOOK_ON, NAMES, look, meaning
from tests.games.pompeii.invariants.watching import NO_ACTION, Watch
from tests.games.pompeii.made_up_positions import made_up
from tests.games.pompeii.playing import GAME
from tests.games.pompeii.purposeful_player import PURPOSEFUL, UNIFORM
from vesuvius.engine.block import Blocks, assign, blocks, plain, put
from vesuvius.engine.chance import chances
from vesuvius.engine.event_rows import open_rows
from vesuvius.games.pompeii.data.names import CARD_NAMES
from vesuvius.games.pompeii.presentation.explicit_deal import option_bits
from vesuvius.games.pompeii.rules.dealing import deal_one
from vesuvius.games.pompeii.rules.play import GO_ON, LOOK, step
from vesuvius.games.pompeii.rules.state import EventRows, Legal, State

FULL, OFTEN = 200_000, 100  # uniform games of a full soak; how often it must have used every card and kind
CHUNK = 500
ROUNDS, LATE = 12, 60  # after which a game is cut off: one that is played at random, one with a purpose
SETS = ("set_a", "set_b", "set_c")
TOGETHER = ("all_volcano", "apocalypse_last", "foro_timer")


class Kind(NamedTuple):
    """How games are played: who chooses, the last round, and whether they begin at made-up positions."""

    name: str
    policy: int
    rounds: int
    made_up: bool = False


EVEN, PURPOSE = Kind("uniform", UNIFORM, ROUNDS), Kind("purpose", PURPOSEFUL, LATE)
LATELY = Kind("made-up", PURPOSEFUL, LATE, made_up=True)
KINDS = (EVEN, PURPOSE, LATELY)


def option_sets(players: int) -> Iterator[list[str]]:
    """All options that go together."""
    for chosen in SETS:
        if players == 1:
            yield from ([chosen], [chosen, "no_textoria"])
        else:
            for bits in range(8):
                yield [chosen, *(name for place, name in enumerate(TOGETHER) if bits >> place & 1)]


TABLES = [(players, options) for players in (1, 2, 3, 4) for options in option_sets(players)]


class Found(NamedTuple):
    """What a number of games have shown; `broken` names invariants, and `where` tells how to find them again."""

    counts: dict[str, int]
    held: list[int]
    reached: list[int]
    used: list[int]
    kinds: list[int]
    broken: list[str]
    where: str

    def __add__(self, other: Any) -> Found:
        counts = {name: _both(name, self.counts[name], other.counts[name]) for name in self.counts}
        held, reached, used, kinds = (
            [one + two for one, two in zip(getattr(self, name), getattr(other, name), strict=True)]
            for name in ("held", "reached", "used", "kinds")
        )
        return Found(counts, held, reached, used, kinds, [*self.broken, *other.broken], self.where or other.where)


def _both(name: str, one: int, other: int) -> int:
    return max(one, other) if name.startswith("most") else one + other


class Soak:
    """Scratch for games that are played one after the other, from one seed."""

    def __init__(self, seed: int | str) -> None:
        self.chance = random.Random(f"soak of pompeii {seed}")
        self.states = blocks(State, 2)
        self.legals, self.event_rows, self.watches = blocks(Legal), open_rows(EventRows), blocks(Watch)
        self.chances = chances(self.chance.getrandbits(128))
        self.figures, self.where = GAME.figures, ""

    def game(self, kind: Kind, players: int, options: list[str]) -> None:
        """One game from a deal, or from a made-up position."""
        if kind.made_up:
            position, seed = made_up(self.chance, players, options), self.chance.getrandbits(64)
            assign(self.states, 0, GAME.at(position, seed), 0)
        else:
            deal_one(self.states, 0, self.figures, self.chances, players, option_bits(options, players))
        step(self.states, 0, GO_ON, self.figures, self.legals, self.event_rows)
        self.where = f"{kind.name}, {players} players, {options}"
        self.play_on(kind.policy, kind.rounds)

    def play_on(self, policy: int, rounds: int) -> None:
        """The game from where it stands to its end, to the last round, or to the first invariant that breaks."""
        assign(self.states, 1, self.states, 0)
        put(self.watches, "action", NO_ACTION)
        put(self.watches, "length", 0)
        rest = (self.figures, self.legals, self.event_rows)
        seen = (self.states, *rest, self.chances, self.watches, policy, rounds)
        action = look(LOOK_ON, *seen)
        while action >= 0:
            step(self.states, 0, action, *rest)
            action = look(LOOK_ON, *seen)

    def check(self) -> list[str]:
        """The invariants that the state breaks as it stands."""
        rest = (self.figures, self.legals, self.event_rows, self.chances, self.watches)
        look(CHECK, self.states, *rest, UNIFORM, ROUNDS)
        return self.broken()

    def broken(self) -> list[str]:
        """The invariants that the last play broke."""
        broken = plain(Watch, self.watches).broken
        return [name for number, name in enumerate(NAMES) if broken >> number & 1]

    def found(self) -> Found:
        """What all games so far have shown."""
        w = plain(Watch, self.watches)
        counts = {"games": w.games, "plays": w.plays, "cut": w.ends[0], "castrum": w.ends[1], "apocalypse": w.ends[2]}
        counts |= {"destroyed": w.ends[3], "most tokens": w.most_tokens, "most frames": w.most_frames}
        counts |= {"most rows": w.most_rows, "most goods": w.most_goods, "most rounds": w.latest}
        where = f"{self.where}: {vars(plain(State, self.states))}" if w.broken else ""
        reached = w.reached[: len(BRANCHES)]
        return Found(counts, w.held[: len(NAMES)], reached, w.used, w.kinds, self.broken(), where)


def broken(state: Blocks) -> list[str]:
    """The invariants that a state breaks, as if nothing had happened since the play before."""
    soaked = Soak("state")
    for place in range(2):
        assign(soaked.states, place, state, 0)
    put(soaked.watches, "action", NO_ACTION)
    step(soaked.states, 0, LOOK, soaked.figures, soaked.legals, soaked.event_rows)
    return soaked.check()


def soak(seed: int | str, kind: Kind, games: int) -> Found:
    """So many games of a kind from one seed, or fewer where an invariant breaks; the tables take turns."""
    soaked = Soak(f"{seed} {kind.name}")
    for number in range(games):
        if not soaked.broken():
            soaked.game(kind, *TABLES[number % len(TABLES)])
    return soaked.found()


def soak_chunk(chunk: tuple[str, str, int]) -> tuple[str, str, Found, float]:
    """What a worker does; its seed is told, so that what broke can be found again."""
    seed, name, games = chunk
    began = time.process_time()
    found = soak(seed, next(kind for kind in KINDS if kind.name == name), games)
    return name, seed, found, time.process_time() - began


def chunks(seed: str, games: int) -> Iterator[tuple[str, str, int]]:
    """The parts that workers share, with seeds; to a hundred uniform games come ten with a purpose and one made up."""
    for kind, share in zip(KINDS, (1, 10, 100), strict=True):
        wanted = games // share
        for number, first in enumerate(range(0, wanted, CHUNK)):
            yield f"{seed}/{number}", kind.name, min(CHUNK, wanted - first)


def soak_all(seed: str, games: int, jobs: int) -> tuple[dict[str, Found], str, float]:
    """All games, shared among processes; stops at the first that breaks an invariant, and tells its seed."""
    totals: dict[str, Found] = {}
    seconds = 0.0
    soak("warm", LATELY, 1)
    columns = (BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with get_context("spawn").Pool(jobs) as pool, Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("", total=sum(size for _, _, size in chunks(seed, games)))
        for name, chunk, found, took in pool.imap_unordered(soak_chunk, chunks(seed, games)):
            totals[name] = totals[name] + found if name in totals else found
            seconds += took
            progress.update(bar, advance=found.counts["games"])
            if found.broken:
                pool.terminate()
                return totals, f"{name} {chunk}", seconds
    return totals, "", seconds


def seldom(found: Found, least: int) -> list[str]:
    """The cards and kinds that were used less often than that, and the branches that were never reached."""
    names = (*zip(CARD_NAMES, found.used, strict=True), *((f"kind {n}", count) for n, count in enumerate(found.kinds)))
    rare = [f"{name}: {count}" for name, count in names if count < least]
    return rare + [f"{name}: 0" for name, count in zip(BRANCHES, found.reached, strict=True) if count == 0]


def report(totals: dict[str, Found]) -> str:
    """The counts of each kind of games, then of all together."""
    counts = [f"{name}: " + told(found.counts) for name, found in totals.items()]
    both = sum(list(totals.values())[1:], next(iter(totals.values())))
    lines = [*counts, "all: " + told(both.counts)]
    lines += [f"{held:>13,}  {name}" for name, held in zip(NAMES, both.held, strict=True)]
    lines.append("cards: " + told(dict(zip(CARD_NAMES, both.used, strict=True))))
    lines.append("kinds: " + told({str(number): count for number, count in enumerate(both.kinds)}))
    lines.append("branches: " + told(dict(zip(BRANCHES, both.reached, strict=True))))
    lines += [f"BROKEN: {name}: {meaning(name)}" for name in both.broken] + [both.where] * bool(both.broken)
    return "\n".join(lines)


def told(counts: Mapping[str, int]) -> str:
    """Names with their numbers."""
    return ", ".join(f"{name} {count:,}" for name, count in counts.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=FULL)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    totals, where, seconds = soak_all(chosen.seed, chosen.games, chosen.jobs)
    print(report(totals))
    print(f"{seconds:.0f} s of processor time")
    both = sum(list(totals.values())[1:], next(iter(totals.values())))
    if both.broken:
        print(f"chunk {where}")
        return 1
    missed = seldom(both, OFTEN) if chosen.games >= FULL else []
    print("\n".join(missed) if missed else "no invariant broken")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
