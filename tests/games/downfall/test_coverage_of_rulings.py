"""Every ruling, every option and every worked example of the rulebook has a test that bears its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from tests.games.downfall.pictures import GAME
from vesuvius.games import downfall

OWN = Path(__file__).parent
DOCUMENT = (OWN.parents[2] / "docs" / "rulings.md").read_text("utf-8")
RULINGS = range(1, 22)
RULING_FILES = sorted((OWN / "rulings").glob("test_r*.py"))
EXAMPLES = (
    "jurgen_house_1",
    "oliver_house_6",
    "klaus_house_3",
    "oliver_three_relatives",
    "klaus_joker",
    "two_square_building",
    "oliver_four_pieces",
    "klaus_lone_piece",
)


def names_in(*files: Path) -> list[str]:
    """The names of all tests in these files."""
    nodes = [node for file in files for node in ast.parse(file.read_text("utf-8")).body]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def untested(wanted: Iterable[str], names: Iterable[str]) -> list[str]:
    """Those of which no test bears the name."""
    every = list(names)
    return [word for word in wanted if not any(name.startswith(f"test_{word}_") for name in every)]


def test_every_ruling_has_a_test() -> None:
    names = names_in(*RULING_FILES)
    assert untested((f"r{number}" for number in RULINGS), names) == []


def test_the_two_exceptions_of_r18_have_tests() -> None:
    assert untested(("r18a", "r18b"), names_in(*RULING_FILES)) == []


def test_every_option_has_a_test_alone_and_together() -> None:
    assert untested((*GAME.options, "together"), names_in(OWN / "rulings" / "test_options.py")) == []


def test_every_worked_example_has_a_test() -> None:
    assert untested(EXAMPLES, names_in(OWN / "test_examples.py")) == []


def test_the_rulings_and_options_are_those_of_the_document() -> None:
    rows = re.findall(r"^\| (?:R(\d+)|`(\w+)`) \|", DOCUMENT, re.MULTILINE)
    assert rows == [*((str(number), "") for number in RULINGS), *(("", option) for option in GAME.options)]


def test_every_ruling_that_the_code_cites_is_tested() -> None:
    cited = {
        int(number)
        for file in Path(downfall.__path__[0]).rglob("*.py")
        for number in re.findall(r"\bR(\d+)\b", file.read_text("utf-8"))
    }
    assert len(cited) > len(RULINGS) // 2
    assert cited <= set(RULINGS)


def test_tests_of_rulings_bear_the_number_of_one() -> None:
    names = names_in(*RULING_FILES)
    found = [re.match(r"test_r(\d+)[ab]?_", name) for name in names]
    assert [name for name, match in zip(names, found, strict=True) if not match or int(match[1]) not in RULINGS] == []


def test_no_test_hides_another_of_the_same_name() -> None:
    for file in (*RULING_FILES, OWN / "rulings" / "test_options.py", OWN / "test_examples.py"):
        assert len(names_in(file)) == len(set(names_in(file))), file.name


def test_a_gap_is_found(tmp_path: Path) -> None:
    """R1 is not tested by a test of R10 or of R11, nor by a comment or a function that is no test."""
    file = tmp_path / "test_gap.py"
    file.write_text("# test_r1_seats\ndef r1_seats(): ...\ndef test_r10_box(): ...\ndef test_r11_six(): ...\n", "utf-8")
    assert untested(["r1", "r10", "r11"], names_in(file)) == ["r1"]
