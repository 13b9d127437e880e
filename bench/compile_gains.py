"""What each change to Numba's insides saves: CPU time of a cold compile without it, and of one with all of them.

    python bench/compile_gains.py [--game pompeii] [--rounds 3]

Every round goes through all variants, so that a noisy machine disturbs all of them alike; medians are printed.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from statistics import median

WITHOUT = {
    "all of them": "",
    "remembered record names": "internals.SAVINGS.remove(internals.remember_record_names)",
    "remembered call types": "internals.SAVINGS.remove(internals.remember_call_types)",
    "fewer passes": "internals.UNUSED_PASSES.clear()",
    "drafts": "internals.RuleCompiler.library = lambda *_: None",
    "one width": "internals.accept_any_width = lambda compiled: compiled",
}
COMPILE = """
from vesuvius.engine import numba_internals as internals
{change}
import vesuvius
game = vesuvius.load({game!r})
game.warm()
"""


def cpu(change: str, game: str) -> float:
    """Returns the CPU seconds of a process that compiles what play needs, with an empty cache."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        settings = os.environ | {"VESUVIUS_CACHE": folder, "VESUVIUS_RULES": "compiled", "NUMBA_NUM_THREADS": "1"}
        subprocess.run([sys.executable, "-c", COMPILE.format(change=change, game=game)], env=settings, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measures all variants and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="downfall")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    times: dict[str, list[float]] = {name: [] for name in WITHOUT}
    for _ in range(chosen.rounds):
        for name, change in WITHOUT.items():
            times[name].append(cpu(change, chosen.game))
    with_all = median(times["all of them"])
    print(f"with all of them: {with_all:.1f} s of CPU")
    for name in [*WITHOUT][1:]:
        without = median(times[name])
        print(f"without {name}: {without:.1f} s; saves {100 * (without - with_all) / without:.0f} %")


if __name__ == "__main__":
    main()
