"""Which test process runs which tests, and when.

The tests of a file stay in one process, so that the servers, words and rules that only they need are made once. Those
that take longest begin first, so that no process works alone at the end.
"""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

# Files that need the same parsed words, or the same rules compiled for these tests alone.
TOGETHER = {
    "tests/test_texts.py": "words",
    "tests/test_wording.py": "words",
    "tests/games/pompeii/hidden/test_secrets.py": "checked games of Pompeii",
    "tests/games/pompeii/rules/test_batch.py": "checked games of Pompeii",
    "tests/soaks/test_pompeii_keeps_invariants.py": "checked games of Pompeii",
}
# Longest first; the order of all others doesn't matter.
FIRST = (
    "checked games of Pompeii",
    "tests/server/soaks/attack/test_attack.py",
    "tests/server/soaks/kill/test_kill.py",
    "tests/bench/test_opponent.py",
    "tests/server/soaks/fuzz/test_fuzz.py",
    "tests/server/test_frozen_server.py",
    "tests/games/pompeii/test_conformance.py",
    "tests/server/features/test_reviews.py",
    "tests/server/test_load.py",
    "tests/games/downfall/test_conformance.py",
    "tests/server/soaks/secrets/test_secrets.py",
    "tests/games/pompeii/hidden/test_leaks.py",
    "tests/games/pompeii/data/test_data_damage.py",
    "tests/games/pompeii/rules/test_modes.py",
    "tests/server/soaks/absence/test_absence.py",
    "tests/server/soaks/order/test_order.py",
    "tests/soaks/test_downfall_keeps_invariants.py",
    "tests/cli/test_match.py",
    "tests/cli/test_admin.py",
    "tests/games/downfall/hidden/test_worlds.py",
    "tests/bots/test_analysis.py",
    "tests/bots/test_bots.py",
    "tests/cli/test_program.py",
    "words",
)


def unit(nodeid: str) -> str:
    """Returns the name of the tests that stay together with this one: those of its file, or of several files."""
    file = nodeid.partition("::")[0]
    return TOGETHER.get(file, file)


def place(nodeid: str) -> int:
    """Returns where in the order a test comes."""
    name = unit(nodeid)
    return FIRST.index(name) if name in FIRST else len(FIRST)


class Schedule(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out the tests of a file, or of several files, as a whole."""

    def _split_scope(self, nodeid: str) -> str:
        return unit(nodeid)
