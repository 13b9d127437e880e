"""When compiled rules count as ready, and that both ways to run rules write the same lists."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from vesuvius.engine import rule
from vesuvius.problem import Problem


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
from vesuvius.engine.rule import MOST, lowest, write_bits
words = [1, 6, (1 << 59) - 1, 1 << 62, 0b1011 << 40]
into, count = [0] * (MOST + 1), 0
try:
    import numpy; into = numpy.array(into, "i2")
except ImportError: pass
for place, word in enumerate(words): count = write_bits(into, count, 100 * place, word)
print(count, [int(one) for one in into[:count]], [int(lowest(word)) for word in words])
"""


@pytest.mark.starts_program
def test_both_ways_write_the_same_list(tmp_path: Path) -> None:
    written = []
    for mode in ("plain", "compiled"):
        settings = os.environ | {"VESUVIUS_RULES": mode, "VESUVIUS_CACHE": str(tmp_path)}
        run = subprocess.run([sys.executable, "-c", WRITE], env=settings, capture_output=True, check=True, text=True)
        written.append(run.stdout)
    assert written[0] == written[1]
    assert written[0].startswith("66 [0, 101, 102, 200, 201,")


PARTS = """
from vesuvius.engine.rule import kernel, rule
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


@pytest.mark.starts_program
def test_a_rule_becomes_part_of_its_kernels_and_can_be_called_alone(tmp_path: Path) -> None:
    (tmp_path / "odd_game").mkdir()
    (tmp_path / "odd_game" / "parts.py").write_text(PARTS, "utf-8")
    search = os.pathsep.join([str(tmp_path), *sys.path])
    settings = os.environ | {"VESUVIUS_RULES": "compiled", "VESUVIUS_CACHE": str(tmp_path / "c"), "PYTHONPATH": search}
    command = [sys.executable, "-c", CALLS.format(folder=str(tmp_path / "c"))]
    run = subprocess.run(command, env=settings, capture_output=True, check=True, text=True)
    assert run.stdout.split() == ["12", "parts.fourfold", "6"]


@pytest.mark.starts_program
def test_an_unknown_way_to_run_them_is_named() -> None:
    settings = os.environ | {"VESUVIUS_RULES": "odd"}
    command = [sys.executable, "-m", "vesuvius", "trace", "downfall"]
    run = subprocess.run(command, env=settings, capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.count(b"\n") == 1
