"""One source, several ways to run it: the golden games come out alike interpreted and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.pompeii.rules.fingerprints import fingerprints
from vesuvius.engine.rule import MODE

ROOT = Path(__file__).parents[4]


@pytest.mark.starts_program
@pytest.mark.parametrize("mode", [mode for mode in ("compiled", "plain") if mode != MODE])
def test_the_golden_games_agree_in_every_field_after_every_play(mode: str) -> None:
    environment = {**os.environ, "VESUVIUS_RULES": mode, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-m", "tests.games.pompeii.rules.fingerprints"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == list(fingerprints())
