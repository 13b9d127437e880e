"""Where compiled rules are kept, when they count as ready, and that both ways to run them write the same lists."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from vesuvius import rule
from vesuvius.problem import Problem

RULES = "from vesuvius.rule import rule"
FIGURES = "from vesuvius.tables import Entry"
FILES = {
    "vesuvius/rule.py": "rule = 1",
    "vesuvius/tables.py": "Entry = 1",
    "vesuvius/odd_bots/tree.py": RULES,
    "vesuvius/odd_bots/weights.toml": "weight = 1",
    "vesuvius/odd_bots/words.py": "WORDS = 1",
    "odd_game/__init__.py": "",
    "odd_game/play.py": RULES,
    "odd_game/board.py": FIGURES,
    "odd_game/board.toml": "figure = 1",
    "odd_game/words.py": "WORDS = 1",
    "odd_tests/checks.py": RULES,
}


@pytest.fixture(autouse=True)
def no_memory() -> Iterator[None]:
    rule.cache_folder.cache_clear()
    yield
    rule.cache_folder.cache_clear()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Vesuvius of a few files, and beside it two packages with rules, one of them without `__init__.py`."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(rule, "FOLDER", tmp_path / "vesuvius")
    monkeypatch.setenv("VESUVIUS_CACHE", str(tmp_path / "cache"))
    return tmp_path


def folder(package: str = "odd_game") -> Path:
    rule.cache_folder.cache_clear()
    return rule.cache_folder(package)


def test_a_folder_is_named_after_its_package_and_stays(tree: Path) -> None:
    first = folder()
    assert first.parent == tree / "cache"
    assert first.name.startswith("odd_game-")
    assert folder() == first


@pytest.mark.parametrize(
    ("package", "name"),
    [
        ("odd_game", "odd_game/play.py"),
        ("odd_game", "odd_game/board.py"),
        ("odd_game", "odd_game/board.toml"),
        ("odd_game", "vesuvius/rule.py"),
        ("odd_game", "vesuvius/tables.py"),
        ("odd_game", "vesuvius/odd_bots/tree.py"),
        ("odd_game", "vesuvius/odd_bots/weights.toml"),
        ("odd_tests", "odd_tests/checks.py"),
        ("odd_tests", "vesuvius/odd_bots/tree.py"),
    ],
)
def test_rules_and_data_name_the_folder(tree: Path, package: str, name: str) -> None:
    file = tree / name
    first = folder(package)
    file.write_text(FILES[name] + "  # changed", "utf-8")
    changed = folder(package)
    assert changed != first
    file.rename(file.with_stem("renamed"))
    assert folder(package) not in (first, changed)


def test_every_file_that_figures_of_downfall_are_read_by_names_the_folder() -> None:
    for name in ("tables.py", "downfall/board.py", "downfall/tables.py", "downfall/board.toml", "downfall/vents.toml"):
        assert rule._has_rules(rule.FOLDER / name), name


def test_where_rules_lie_names_the_folder(tree: Path) -> None:
    first = folder()
    (tree / "vesuvius" / "odd_bots").rename(tree / "vesuvius" / "bots")
    assert folder() != first


def test_files_without_rules_do_not_name_it(tree: Path) -> None:
    first = folder()
    (tree / "vesuvius" / "odd_bots" / "words.py").write_text("WORDS = 2", "utf-8")
    (tree / "odd_game" / "words.py").write_text("WORDS = 2", "utf-8")
    (tree / "odd_tests" / "checks.py").write_text("# of another package: vesuvius.rule", "utf-8")
    assert folder() == first


def test_every_way_to_run_rules_has_a_folder(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = set()
    for mode in rule.MODES:
        monkeypatch.setattr(rule, "MODE", mode)
        folders.add(folder())
    assert len(folders) == len(rule.MODES)


def test_a_game_is_cold_until_it_was_warmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "PLAIN", False)
    monkeypatch.setenv("VESUVIUS_CACHE", str(tmp_path))
    assert rule.is_cold("downfall")
    with pytest.raises(ZeroDivisionError), rule.warming("downfall"):
        raise ZeroDivisionError
    assert rule.is_cold("downfall")
    with rule.warming("downfall"):
        assert rule.is_cold("downfall")
    assert not rule.is_cold("downfall")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("VESUVIUS_CACHE", str(tmp_path / "file"))
    with pytest.raises(Problem, match="cache-unwritable"), rule.warming("downfall"):
        pass


WRITE = """
from vesuvius.rule import MOST, lowest, write_bits
words = [1, 6, (1 << 59) - 1, 1 << 62, 0b1011 << 40]
into, count = [0] * (MOST + 1), 0
try:
    import numpy; into = numpy.array(into, "i2")
except ImportError: pass
for place, word in enumerate(words): count = write_bits(into, count, 100 * place, word)
print(count, [int(one) for one in into[:count]], [int(lowest(word)) for word in words])
"""


def test_both_ways_write_the_same_list(tmp_path: Path) -> None:
    written = []
    for mode in ("plain", "compiled"):
        settings = os.environ | {"VESUVIUS_RULES": mode, "VESUVIUS_CACHE": str(tmp_path)}
        run = subprocess.run([sys.executable, "-c", WRITE], env=settings, capture_output=True, check=True, text=True)
        written.append(run.stdout)
    assert written[0] == written[1]
    assert written[0].startswith("66 [0, 101, 102, 200, 201,")


PARTS = """
from vesuvius.rule import kernel, rule
@rule
def twice(number): return 2 * number
@kernel
def fourfold(number): return twice(twice(number))
"""
CALLS = """
from pathlib import Path
from odd_game.parts import fourfold, twice
print(fourfold(3), *(file.name.split("-")[0] for file in Path({folder!r}).rglob("*.nbi")), twice(3))
"""


def test_a_rule_becomes_part_of_its_kernels_and_can_be_called_alone(tmp_path: Path) -> None:
    (tmp_path / "odd_game").mkdir()
    (tmp_path / "odd_game" / "parts.py").write_text(PARTS, "utf-8")
    search = os.pathsep.join([str(tmp_path), *sys.path])
    settings = os.environ | {"VESUVIUS_RULES": "compiled", "VESUVIUS_CACHE": str(tmp_path / "c"), "PYTHONPATH": search}
    command = [sys.executable, "-c", CALLS.format(folder=str(tmp_path / "c"))]
    run = subprocess.run(command, env=settings, capture_output=True, check=True, text=True)
    assert run.stdout.split() == ["12", "parts.fourfold", "6"]


def test_an_unknown_way_to_run_them_is_named() -> None:
    settings = os.environ | {"VESUVIUS_RULES": "odd"}
    command = [sys.executable, "-m", "vesuvius", "trace", "downfall"]
    run = subprocess.run(command, env=settings, capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.count(b"\n") == 1
