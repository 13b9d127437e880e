"""Files that only grow: one writer at a time, and no lock left behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vesuvius.arena.append_only import add, alone
from vesuvius.game import Problem

HOLD = """
import sys
from pathlib import Path
from vesuvius.arena.append_only import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_one_at_a_time(tmp_path: Path) -> None:
    path, link = tmp_path / "match.jsonl", tmp_path / "other"
    add(path, b"one\n")
    link.symlink_to(path)
    with alone(path):
        for same in (path, link, tmp_path / "." / "match.jsonl"):
            with pytest.raises(Problem, match="match-busy file="), alone(same):
                pass
        with alone(tmp_path / "else.jsonl"):
            add(path, b"two\n")
    with alone(path):
        assert path.read_bytes() == b"one\ntwo\n"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.jsonl", "other"]


def test_a_program_that_is_killed_locks_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(Problem, match="match-busy"), alone(path):
            pass
        other.kill()
        other.wait(60)
    with alone(path):
        pass
    assert [*tmp_path.iterdir()] == []


def test_a_lock_is_let_go_whatever_happens(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with pytest.raises(KeyboardInterrupt), alone(path):
        raise KeyboardInterrupt
    assert [*tmp_path.iterdir()] == []
    with alone(path):
        pass


def test_what_cannot_grow_is_not_locked(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError), alone(tmp_path):
        pass
    with pytest.raises(FileNotFoundError), alone(tmp_path / "nowhere" / "match.jsonl"):
        pass
    assert [*tmp_path.iterdir()] == []
