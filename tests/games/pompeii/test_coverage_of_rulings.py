"""Every ruling has a test that is named after it; every ruling and kind of effect has a wrong rule to try."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.pompeii.mutants import applies, mutants, numbered_tests
from vesuvius.games.pompeii.rules.effects import Effect

DOCUMENT = (Path(__file__).parents[3] / "docs" / "pompeii-rulings.md").read_text("utf-8")
RULINGS = {*re.findall(r"^\| (P\d+a?) ", DOCUMENT, re.MULTILINE)}
KINDS = {str(kind.__struct_config__.tag) for kind in Effect.__args__}


def test_every_ruling_has_a_test() -> None:
    assert len(RULINGS) == 71
    assert not RULINGS - numbered_tests().keys()


def test_every_ruling_and_every_kind_has_a_mutant() -> None:
    """`make mutants` tries them."""
    assert {mutant.breaks for mutant in mutants()} == RULINGS | KINDS


def test_every_mutant_is_a_change_of_one_place() -> None:
    assert not [mutant for mutant in mutants() if not applies(mutant) or mutant.old == mutant.new]
