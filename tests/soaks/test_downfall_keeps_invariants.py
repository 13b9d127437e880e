"""The soak in small, and proof that each invariant can fail: its planted fault is seen, and by no other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.downfall.invariants.checked_games import NAMES, check, meaning
from tests.games.downfall.invariants.city import Watch
from tests.games.downfall.invariants.planted_faults import FAULTS, Moment
from tests.soaks.downfall_keeps_invariants import GAME, TABLES, Found, Soak, chunks, report, soak
from vesuvius.engine.block import plain, store
from vesuvius.engine.rule import PLAIN
from vesuvius.games.downfall.rules.state import EventRows, Legal, State

ROOT = Path(__file__).parents[2]
GAMES = 48 if PLAIN else 480


def broken(at: Moment) -> list[str]:
    blocks = [store(kind, block) for kind, block in zip((State, Legal, EventRows, Watch), at, strict=True)]
    check(*blocks)
    found = plain(Watch, blocks[3]).broken
    return [name for number, name in enumerate(NAMES) if found >> number & 1]


def test_no_invariant_breaks() -> None:
    found = soak("test", GAMES)
    assert (found.games, found.broken, found.where) == (GAMES, [], "")
    assert found.plays > 100 * GAMES
    assert dict(zip(NAMES, found.held, strict=True)).keys() == FAULTS.keys()
    assert min(found.held) > 0


def test_every_table_and_every_way_to_branch_off_is_soaked() -> None:
    assert len({(players, frozenset(options)) for players, options in TABLES}) == 3 * 2 ** len(GAME.options)
    soaked = Soak("branches")
    for _ in range(40):
        soaked.branched()
    assert soaked.broken() == []


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_fault_is_seen_and_by_no_other_invariant(name: str) -> None:
    assert broken(FAULTS[name]()) == [name]
    assert meaning(name).endswith(".")


def test_games_end_where_an_invariant_breaks() -> None:
    soaked = Soak("broken")
    s = plain(State, GAME.new(2, seed=1))
    s.deck[0] += 1
    soaked.play_on(store(State, s))
    found = soaked.found(1.0)
    assert (found.games, found.plays, found.broken) == (0, 1, ["omens_add_up"])
    assert "deck" in found.where
    soaked.dealt(2, 0, 5)
    assert soaked.found(1.0).plays == 1
    assert "BROKEN: omens_add_up" in report("1/0", found, 1.0, 1)


def test_chunks_make_all_the_games() -> None:
    assert [*chunks(7, 2500)] == [("7/0", 1000), ("7/1", 1000), ("7/2", 500)]


def test_counts_are_printed() -> None:
    found = Found(2, 340, [340] * len(NAMES), [], "", 1.0)
    text = report("", found, 1.0, 2)
    assert "2 games, 340 plays checked against 39 invariants" in text
    assert text.endswith("no invariant broken")
    assert all(name in text for name in NAMES)


def test_the_command_shares_games_among_processes() -> None:
    command = [sys.executable, "-m", "tests.soaks.downfall_keeps_invariants", "--games", "30", "--jobs", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert "30 games, " in done.stdout
    assert done.stdout.endswith("no invariant broken\n")
