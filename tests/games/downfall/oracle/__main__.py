"""Writes traces of games: `python -m tests.games.downfall.oracle --players 3 --games 10 --seed 7 [--made-up NAME]`.

`--made-up all` and `--policy all` go through all names in turn, `--policy suited` through those that suit the deals;
`--check` replays traces from stdin instead.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence

from tests.games.downfall.oracle.board import OPTIONS
from tests.games.downfall.oracle.census import report
from tests.games.downfall.oracle.deals import DEALERS, MADE_UP
from tests.games.downfall.oracle.policies import POLICIES, SUITED
from tests.games.downfall.oracle.traces import check, played


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.games.downfall.oracle")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", default="")
    parser.add_argument("--made-up", choices=(*DEALERS, "all"), default="rulebook")
    parser.add_argument("--policy", choices=(*POLICIES, "suited", "all"), default="uniform")
    parser.add_argument("--census", action="store_true")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    chosen.options = [option for option in chosen.options.split(",") if option]
    if not set(chosen.options) <= set(OPTIONS):
        parser.error(f"--options: {', '.join(OPTIONS)}")
    return chosen


def policies_for(chosen: str, deals: str) -> Sequence[str]:
    if chosen == "suited":
        return SUITED[deals]
    return list(POLICIES) if chosen == "all" else [chosen]


def write_traces(chosen: argparse.Namespace) -> None:
    census: Counter[str] = Counter()
    names = list(MADE_UP) if chosen.made_up == "all" else [chosen.made_up]
    for game in range(chosen.games):
        chance = random.Random(f"{chosen.seed}/{chosen.players}/{game}")
        name = names[game % len(names)]
        policies = policies_for(chosen.policy, name)
        policy = POLICIES[policies[game // len(names) % len(policies)]]
        deal = DEALERS[name](chance, chosen.players, chosen.options)
        for line in played(deal, chance, policy, census):
            sys.stdout.write(line + "\n")
    if chosen.census:
        sys.stderr.write(report(census))


def main() -> int:
    chosen = arguments()
    if not chosen.check:
        write_traces(chosen)
        return 0
    difference = check(sys.stdin)
    sys.stderr.write(difference + "\n" if difference else "")
    return 1 if difference else 0


if __name__ == "__main__":
    sys.exit(main())
