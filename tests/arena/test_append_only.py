"""Files that only grow: one writer at a time, and no lock left behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vesuvius.arena.append_only import append, exclusive
from vesuvius.game import Problem

HOLD = """
import sys
from pathlib import Path
from vesuvius.arena.append_only import exclusive
with exclusive(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_one_at_a_time(tmp_path: Path) -> None:
    path, link = tmp_path / "match.jsonl", tmp_path / "other"
    append(path, b"one\n")
    link.symlink_to(path)
    with exclusive(path):
        for same in (path, link, tmp_path / "." / "match.jsonl"):
            with pytest.raises(Problem, match="match-busy file="), exclusive(same):
                pass
        with exclusive(tmp_path / "else.jsonl"):
            append(path, b"two\n")
    with exclusive(path):
        assert path.read_bytes() == b"one\ntwo\n"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.jsonl", "other"]


def test_a_program_that_is_killed_locks_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(Problem, match="match-busy"), exclusive(path):
            pass
        other.kill()
        other.wait(60)
    with exclusive(path):
        pass
    assert [*tmp_path.iterdir()] == []


def test_a_lock_is_let_go_whatever_happens(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with pytest.raises(KeyboardInterrupt), exclusive(path):
        raise KeyboardInterrupt
    assert [*tmp_path.iterdir()] == []
    with exclusive(path):
        pass


def test_what_cannot_grow_is_not_locked(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError), exclusive(tmp_path):
        pass
    with pytest.raises(FileNotFoundError), exclusive(tmp_path / "nowhere" / "match.jsonl"):
        pass
    assert [*tmp_path.iterdir()] == []
