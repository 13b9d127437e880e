"""Every ruling has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

OWN = Path(__file__).parent
DOCUMENT = (OWN.parents[1] / "docs" / "pompeii-rulings.md").read_text("utf-8")
TESTS = "".join(file.read_text("utf-8") for file in sorted((OWN / "rulings").glob("*.py")))


def test_every_ruling_has_a_test() -> None:
    rulings = {name.lower() for name in re.findall(r"^\| (P\d+a?) ", DOCUMENT, re.MULTILINE)}
    names = re.findall(r"^def test_((?:p\d+a?_)+)", TESTS, re.MULTILINE)
    tested = {f"p{int(number)}{letter}" for name in names for number, letter in re.findall(r"p(\d+)(a?)_", name)}
    assert len(rulings) == 71
    assert rulings <= tested, sorted(rulings - tested)
