"""The short form of `bench/load.py`: that it measures what it says, and that nothing goes wrong on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.load import MEMORY, SEATS, Round, summary

ROOT = Path(__file__).parents[2]
TABLES, RATE, SECONDS = 24, 10, 2  # few a second: a machine that is busy with other things shall bear it too
CALM = {"carried": 100.0, "offered": 300.0, "busy": 5.0, "unanswered": 0.0, "recovery": 1.0}


def test_every_seat_is_told_of_every_move(tmp_path: Path) -> None:
    command = [sys.executable, "bench/load.py", "--rounds", "1", "--seconds", str(SECONDS), "--tables", str(TABLES)]
    command += ["--rate", str(RATE), "--folder", str(tmp_path)]
    path = os.pathsep.join([".", os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    ran = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    found = json.loads(ran.stdout)
    assert found["connections"] == SEATS * TABLES
    assert (found["moves"], found["errors"]) == (RATE * SECONDS, 0)
    assert found["overload"]["moved"] > 0
    assert found["overload"]["unanswered"] == 0
    assert ran.returncode == (0 if found["holds"] else 1)


def test_whatever_falls_short_is_said() -> None:
    good = Round(moves=10, errors=0, p99=0.004, echo=0.001, cpu=0.001, memory=1 << 28)
    assert summary([good], CALM, 4, 10)["holds"]
    for bad in (
        good._replace(errors=1),
        good._replace(moves=9),
        good._replace(p99=0.006),
        good._replace(cpu=0.002),
        good._replace(memory=MEMORY + 1),
    ):
        assert not summary([bad], CALM, 4, 10)["holds"]
    for wrong in ({"offered": 200.0}, {"busy": 0.0}, {"unanswered": 1.0}, {"recovery": 11.0}):
        assert not summary([good], CALM | wrong, 4, 10)["holds"]
