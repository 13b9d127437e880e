"""Writes the golden traces of Downfall: `python -m tests.golden.write_downfall`; a change in them changes the rules.

The games of the seeded files are dealt as the rulebook says and chosen by the package's own writer. Those of the
made-up file are written by the independent implementation; between them they reach every rare rule that can be reached.
"""

from __future__ import annotations

import io
import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.games.downfall.oracle.deals import MADE_UP
from tests.games.downfall.oracle.policies import POLICIES
from tests.games.downfall.oracle.traces import played
from vesuvius import load
from vesuvius.formats import trace

FOLDER = Path(__file__).parent
SEED = 3
SEEDED: dict[int, list[tuple[str, ...]]] = {
    2: [(), ("dual_vents",), ("closed_vents", "free_moves")],
    3: [(), ("closed_vents",), ("dual_vents", "free_moves"), ("dual_vents", "closed_vents", "free_moves")],
    4: [(), ("free_moves",), ("dual_vents", "closed_vents")],
}


class Chosen(NamedTuple):
    """A game of the independent implementation."""

    deal: str
    policy: str
    players: int
    options: tuple[str, ...]
    seed: int


CHOSEN = [
    Chosen("lone_survivor", "uniform", 3, ("dual_vents", "free_moves"), 436),
    Chosen("full_houses", "leave", 3, ("closed_vents",), 338),
    Chosen("heirs", "one_family", 2, ("dual_vents", "free_moves"), 1488),
    Chosen("lone_survivor", "ruin", 3, (), 1394),
    Chosen("flooded_corner", "uniform", 3, ("free_moves",), 938),
    Chosen("crowd", "throng", 3, ("closed_vents",), 675),
    Chosen("lone_survivor", "leave", 2, (), 746),
    Chosen("one_symbol", "uniform", 3, ("closed_vents", "free_moves"), 6),
    Chosen("dual_bag", "wall_in", 2, ("dual_vents",), 581),
    Chosen("lone_survivor", "uniform", 4, (), 1),  # A.D. 79 comes, is shuffled in and comes again in one play
    Chosen("shared_jokers", "wait", 4, (), 3),
]


def seeded(players: int) -> bytes:
    """A game for each choice of options, as the package writes them today."""
    out = io.BytesIO()
    for options in SEEDED[players]:
        trace.write(load("downfall"), players, 1, SEED, options, out)
    return out.getvalue()


def made_up(census: Counter[str]) -> bytes:
    """The chosen games of the independent implementation; the rules that they reach are added to the census."""
    lines: list[str] = []
    for game in CHOSEN:
        chance = random.Random(game.seed)
        deal = MADE_UP[game.deal](chance, game.players, game.options)
        lines += played(deal, chance, POLICIES[game.policy], census)
    return "".join(f"{line}\n" for line in lines).encode()


def main() -> None:
    for players in SEEDED:
        (FOLDER / f"downfall-{players}-players.jsonl").write_bytes(seeded(players))
    (FOLDER / "downfall-made-up.jsonl").write_bytes(made_up(Counter()))


if __name__ == "__main__":
    main()
