"""The soak in small, and proof that each invariant can fail: its planted fault is seen, and by no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.pompeii.invariants.branch_names import BRANCHES, WITHOUT
from tests.games.pompeii.invariants.checked_games import NAMES, meaning
from tests.games.pompeii.invariants.planted_faults import FAULTS, moment, table
from tests.games.pompeii.playing import GAME
from tests.games.pompeii.purposeful_player import UNIFORM
from tests.soaks.pompeii_keeps_invariants import (
    EVEN,
    KINDS,
    LATELY,
    PURPOSE,
    TABLES,
    Found,
    Soak,
    broken,
    chunks,
    report,
    seldom,
    soak,
    soak_all,
)
from vesuvius.engine.block import assign, put
from vesuvius.engine.rule import PLAIN
from vesuvius.games.pompeii.rules.play import LOOK, step

RULINGS = (Path(__file__).parents[2] / "docs" / "pompeii-rulings.md").read_text("utf-8")
FEW, MANY = (14, 30) if PLAIN else (78, 400)  # in plain games the tables of one and of two players


@pytest.fixture(scope="module")
def late() -> Found:
    return soak("test", LATELY, MANY)


def test_no_invariant_breaks_in_games_that_are_cut_off() -> None:
    found = soak("test", EVEN, FEW)
    assert (found.counts["games"], found.broken, found.where) == (FEW, [], "")
    assert found.counts["cut"] == FEW
    assert found.counts["plays"] > 100 * FEW


def test_no_invariant_breaks_in_games_with_a_purpose() -> None:
    found = soak("test", PURPOSE, FEW)
    assert (found.counts["games"], found.broken, found.where) == (FEW, [], "")
    assert PLAIN or min(found.counts[end] for end in ("castrum", "apocalypse", "destroyed")) > 0


def test_no_invariant_breaks_after_made_up_positions(late: Found) -> None:
    assert (late.counts["games"], late.broken, late.where) == (MANY, [], "")
    assert late.counts["cut"] == 0
    assert PLAIN or min(late.held) > 0
    assert PLAIN or sum(count > 0 for count in late.reached) > 80


def test_every_table_is_soaked() -> None:
    assert len({(players, frozenset(options)) for players, options in TABLES}) == 3 * (2 + 3 * 8)


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_fault_is_seen_and_by_no_other_invariant(name: str) -> None:
    assert FAULTS[name]().broken() == [name]
    assert meaning(name).endswith(".")


def test_a_moment_without_a_fault_breaks_nothing() -> None:
    assert tuple(FAULTS) == NAMES
    assert table().broken() == table("@grain").broken() == table("build10").broken() == []
    assert moment(GAME.new(3, seed=1)).broken() == []


def test_games_end_where_an_invariant_breaks() -> None:
    soaked = Soak("broken")
    state = GAME.new(2, seed=1)
    put(state, "foretold", 1)
    assert broken(state) == ["the_stack_is_tidy"]
    assign(soaked.states, 0, state, 0)
    step(soaked.states, 0, LOOK, soaked.figures, soaked.legals, soaked.event_rows)
    soaked.play_on(UNIFORM, 5)
    found = soaked.found()
    assert (found.counts["games"], found.broken) == (0, ["the_stack_is_tidy"])
    assert "foretold" in found.where
    assert "BROKEN: the_stack_is_tidy" in report({"uniform": found})


def test_every_ruling_has_a_branch_or_none_to_reach() -> None:
    rulings = re.findall(r"^\| (P\d+a?) ", RULINGS, re.MULTILINE)
    assert {*BRANCHES.values(), *WITHOUT} == {*rulings}
    assert not {*BRANCHES.values()} & {*WITHOUT}


def test_what_is_seldom_is_named(late: Found) -> None:
    none = late._replace(used=[5] * 104, kinds=[5] * 25, reached=[1] * len(BRANCHES))
    assert seldom(none, 5) == []
    rare = none._replace(used=[4] + [5] * 103, reached=[0, *none.reached[1:]])
    assert seldom(rare, 5) == ["S01: 4", "SKIPPED_SEAT: 0"]


def test_chunks_make_all_the_games() -> None:
    made = [*chunks("7", 2000)]
    assert made[0] == ("7/0", "uniform", 500)
    sizes = {kind.name: sum(games for _, name, games in made if name == kind.name) for kind in KINDS}
    assert sizes == {"uniform": 2000, "purpose": 200, "made-up": 20}


def test_processes_share_the_games() -> None:
    totals, where, _ = soak_all("test", 20, 2)
    played = {name: found.counts["games"] for name, found in totals.items()}
    assert (played, where) == ({"uniform": 20, "purpose": 2}, "")
