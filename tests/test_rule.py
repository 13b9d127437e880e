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


@pytest.fixture(autouse=True)
def no_memory() -> Iterator[None]:
    rule.cache_folder.cache_clear()
    yield
    rule.cache_folder.cache_clear()


def package(folder: Path, text: str, data: str = "figure = 1") -> str:
    """A package of one rule file and one data file; its name."""
    inside = folder / "odd_game"
    inside.mkdir(exist_ok=True)
    (inside / "__init__.py").write_text("", "utf-8")
    (inside / "play.py").write_text(text, "utf-8")
    (inside / "words.py").write_text("WORDS = 1", "utf-8")
    (inside / "board.toml").write_text(data, "utf-8")
    return "odd_game"


def folder_of(folder: Path, text: str, data: str = "figure = 1") -> Path:
    rule.cache_folder.cache_clear()
    return rule.cache_folder(package(folder, text, data))


def test_rules_and_data_name_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("VESUVIUS_CACHE", str(tmp_path))
    first = folder_of(tmp_path, "from vesuvius.rule import rule")
    assert first.parent == tmp_path
    assert folder_of(tmp_path, "from vesuvius.rule import rule") == first
    assert folder_of(tmp_path, "from vesuvius.rule import rule  # changed") != first
    assert folder_of(tmp_path, "from vesuvius.rule import rule", "figure = 2") != first


def test_files_without_rules_do_not_name_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("VESUVIUS_CACHE", str(tmp_path))
    first = folder_of(tmp_path, "from vesuvius.rule import rule")
    (tmp_path / "odd_game" / "words.py").write_text("WORDS = 2", "utf-8")
    rule.cache_folder.cache_clear()
    assert rule.cache_folder("odd_game") == first


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


def test_an_unknown_way_to_run_them_is_named() -> None:
    settings = os.environ | {"VESUVIUS_RULES": "odd"}
    command = [sys.executable, "-m", "vesuvius", "trace", "downfall"]
    run = subprocess.run(command, env=settings, capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.count(b"\n") == 1
