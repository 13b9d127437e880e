"""One source, several ways to run it: the golden games come out alike interpreted, compiled and bounds-checked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.downfall.rules.fingerprints import fingerprints
from vesuvius.engine.rule import MODE, MODES

ROOT = Path(__file__).parents[4]


def run(mode: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "VESUVIUS_RULES": mode, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-m", "tests.games.downfall.rules.fingerprints"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.starts_program
@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != MODE])
def test_the_golden_games_agree_in_every_field_after_every_play(mode: str) -> None:
    done = run(mode)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == list(fingerprints())


def test_every_play_has_its_own_fingerprint() -> None:
    found = [line.split()[2] for line in fingerprints() if " over " not in line]
    assert len(set(found)) == len(found) > 2000


@pytest.mark.starts_program
def test_a_mode_that_does_not_exist_is_refused() -> None:
    done = run("odd")
    assert done.returncode == 1
    assert done.stderr.endswith("unknown-mode got=odd known=compiled, checked, plain\n")
