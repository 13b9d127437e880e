"""Tests of a file stay in one process, and those that take longest come first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.schedule import FIRST, TOGETHER, place, unit

ROOT = Path(__file__).parents[2]
HOOK = """
from tests.support.schedule import Schedule

def pytest_xdist_make_scheduler(config, log):
    return Schedule(config, log)
"""
EACH = """
import os, pathlib, time

def test_one():
    pathlib.Path(__file__ + ".one").write_text(os.environ["PYTEST_XDIST_WORKER"])

def test_other():
    time.sleep(0.2)
    pathlib.Path(__file__ + ".other").write_text(os.environ["PYTEST_XDIST_WORKER"])
"""


def test_every_file_that_is_named_is_there() -> None:
    named = {*TOGETHER, *FIRST} - {*TOGETHER.values()}
    assert [name for name in named if not (ROOT / name).is_file()] == []
    assert {*TOGETHER.values()} <= {*FIRST}


def test_the_longest_come_first() -> None:
    order = [place(f"{name}::test_it[::]") for name in FIRST if name not in TOGETHER.values()]
    assert order == sorted(order)
    assert place("tests/test_texts.py::test_it") == place("tests/test_wording.py::test_it") == FIRST.index("words")
    assert place("tests/formats/test_trace.py::test_it") == len(FIRST)
    assert unit("tests/formats/test_trace.py::test_it[a::b]") == "tests/formats/test_trace.py"


@pytest.mark.starts_program
def test_the_tests_of_a_file_run_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(HOOK)
    files = [tmp_path / f"test_{name}.py" for name in ("a", "b", "c", "d")]
    for file in files:
        file.write_text(EACH)
    (tmp_path / "pytest.ini").write_text("[pytest]")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--no-loadscope-reorder", "."]
    subprocess.run(command, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=True)
    ran = [[Path(f"{file}.{test}").read_text() for test in ("one", "other")] for file in files]
    assert all(one == other for one, other in ran)
    assert {one for one, _ in ran} == {"gw0", "gw1"}
