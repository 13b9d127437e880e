"""Random games of Pompeii with every invariant checked after every play: `python -m tests.pompeii.soak --games 1000`.

A third of the games choose all tokens alike and are cut off early; others are lively, or played with a purpose, and go
on longer.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter
from typing import Any, NamedTuple

from tests.pompeii.invariants import broken
from tests.pompeii.lively import choose, purposeful
from tests.pompeii.playing import GAME
from vesuvius.block import plain
from vesuvius.pompeii.state import State

ROUNDS, LIVELY_ROUNDS = 20, 50
CARD = re.compile(r"[SC]\d\d")


class Broken(Exception):
    """An invariant does not hold: which, and where."""


class Seen(NamedTuple):
    """What a run has seen."""

    decisions: Counter[str]
    cards: Counter[str]
    events: Counter[str]
    most: Counter[str]
    ends: Counter[str]


def option_set(number: int, players: int) -> list[str]:
    """Options that go together, all of them in turn."""
    options = [f"set_{'abc'[number % 3]}"]
    if players == 1:
        return [*options, "no_textoria"] if number % 2 else options
    several = ("all_volcano", "apocalypse_last", "foro_timer")
    return options + [name for place, name in enumerate(several) if number >> place & 1]


def play_one(number: int, seen: Seen) -> None:
    """One game; raises Broken."""
    players, lively = 1 + number % 4, number // 4 % 3
    options = option_set(number // 12, players)
    chance, state = random.Random(number), GAME.new(players, options, number)
    for ply in range(100_000):
        s, legal = plain(State, state), GAME.legal(state)
        wrong = [*broken(s, len(legal))]
        if wrong:
            raise Broken(f"{', '.join(wrong)}: game {number}, ply {ply}, {players} players, {options}")
        seen.most["tokens"] = max(seen.most["tokens"], len(legal))
        seen.most["frames"] = max(seen.most["frames"], s.depth)
        if not legal or s.round > (LIVELY_ROUNDS if lively else ROUNDS):
            seen.ends[str(GAME.position(state).get("end"))] += 1
            return
        token = purposeful(chance, state) if lively == 2 else choose(chance, legal, lively == 1)
        seen.decisions[str(players)] += 1
        seen.cards.update(CARD.findall(token))
        seen.events.update(event.kind for event in GAME.play(state, token))


def soak(games: int, first: int = 0) -> Seen:
    """Play that many games."""
    seen = Seen(Counter(), Counter(), Counter(), Counter(), Counter())
    for number in range(first, first + games):
        play_one(number, seen)
    return seen


def main() -> None:
    """Play, and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    asked: Any = parser.parse_args()
    for name, counts in soak(asked.games, asked.first)._asdict().items():
        print(name, dict(counts.most_common()))


if __name__ == "__main__":
    main()
