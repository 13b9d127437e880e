"""How strong the bots are: matches with the win rate required of the first bot, in one table.

    python bench/strength.py [strength|ladder|all] [--folder FOLDER] [--jobs N] [--games N]

Every match is kept in its own file in the folder, so an interrupted one resumes. The table is Markdown, as shown in
`docs/bots.md`; the exit status is 1 if a rate falls short.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SEED = "79"


class Goal(NamedTuple):
    """The bots of a match, and the win rate that the first of them must reach."""

    bots: str
    rate: float


STRENGTH = (
    Goal("greedy,uniform", 0.97),
    Goal("greedy,uniform,uniform,uniform", 0.90),
    Goal("greedy,bench.opponent:Study100", 0.50),
    Goal("mcts:2000,greedy,greedy,greedy", 0.45),
    Goal("mcts:2000,greedy", 0.75),
    Goal("mcts:400,mcts:40", 0.65),
    Goal("mcts:500,bench.opponent:Study500", 0.60),
    Goal("mcts:4000,mcts:400", 0.55),
    Goal("mcts:2000,bench.opponent:Study2000", 0.60),
)
LADDER = tuple(Goal(f"level:{level + 1},level:{level}", 0.65) for level in range(1, 5))
GOALS = {"strength": STRENGTH, "ladder": LADDER, "all": STRENGTH + LADDER}


def run(goal: Goal, arguments: argparse.Namespace) -> dict[str, float]:
    """Plays a match, or the rest of it; returns the first bot's line of the result."""
    file = arguments.folder / f"{goal.bots.replace(':', '-').replace(',', '_')}.jsonl"
    command = [sys.executable, "-m", "vesuvius", "match", "downfall", "--bots", goal.bots, "--seed", SEED]
    command += ["--games", str(arguments.games), "--jobs", str(arguments.jobs), "--resume", str(file), "--json"]
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    first: dict[str, float] = json.loads(result.stdout.splitlines()[-1])["bots"][0]
    return first


def main() -> int:
    """Plays the matches one after the other and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("which", nargs="?", choices=GOALS, default="all")
    parser.add_argument("--folder", type=Path, default=ROOT / ".strength")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=0)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    print("| bot | against | wins | 95 % interval | asked |", "|---|---|---|---|---|", sep="\n", flush=True)
    short = 0
    for goal in GOALS[arguments.which]:
        found = run(goal, arguments)
        short += found["win_rate"] < goal.rate
        bot, _, others = goal.bots.partition(",")
        interval = f"{found['low']:.1%} to {found['high']:.1%}"
        print(f"| `{bot}` | `{others}` | {found['win_rate']:.1%} | {interval} | {goal.rate:.0%} |", flush=True)
    return int(short > 0)


if __name__ == "__main__":
    raise SystemExit(main())
