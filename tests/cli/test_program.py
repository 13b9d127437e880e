"""The command line as a program: exit status, pipes, interruptions, what is imported."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.table import PROGRAM, environment, is_one_clear_line, run

LIGHT = """
import sys
import time
from vesuvius.cli import main
status = main({arguments})
heavy = {{"numpy", "numba", "llvmlite", "msgspec"}} & sys.modules.keys()
sys.exit(f"{{status}} {{heavy}}" if status or heavy else 0)
"""


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"]])
def test_help_imports_nothing_heavy(arguments: list[str]) -> None:
    code = LIGHT.format(arguments=arguments)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage: vesuvius" in done.stdout


def test_traces_pass_through_a_pipe() -> None:
    traced = run("trace", "downfall", "--players", "4", "--games", "2", "--seed", "7")
    assert (traced.status, traced.error) == (0, "")
    checked = run("check", given=traced.out.encode())
    assert checked.status == 0
    assert checked.out.startswith("checked 2 games, ")
    assert checked.out.endswith(" decisions\n")
    assert traced.out == run("trace", "downfall", "--players", "4", "--games", "2", "--seed", "7").out


def test_a_difference_gives_status_one(tmp_path: Path) -> None:
    traced = run("trace", "downfall", "--seed", "3").out.splitlines()
    decision = json.loads(traced[1])
    decision["legal"].pop()
    file = tmp_path / "wrong.jsonl"
    file.write_text("\n".join([traced[0], json.dumps(decision), *traced[2:]]) + "\n")
    ran = run("check", str(file))
    assert ran.status == 1
    assert ran.out == ""
    assert is_one_clear_line(ran.error)
    assert "game 1, line 2: " in ran.error


def test_an_empty_trace_gives_status_two() -> None:
    ran = run("check", given=b"")
    assert (ran.status, ran.out) == (2, "")
    assert is_one_clear_line(ran.error)


def test_a_reader_who_leaves_early_is_no_error() -> None:
    with subprocess.Popen(
        [*PROGRAM, "trace", "downfall", "--games", "50", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"game":"downfall"')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 141


def test_a_program_that_was_stopped_while_it_wrote_goes_on_where_it_was() -> None:
    arguments = ("trace", "downfall", "--games", "20", "--seed", "1")
    with subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.PIPE, env=environment(PYTHONUNBUFFERED="1")
    ) as process:
        assert isinstance(process.stdout, io.BufferedReader)
        whole = process.stdout.read(1)
        for _ in range(5):
            time.sleep(0.5)  # meanwhile the pipe fills, and the program waits within a write
            process.send_signal(signal.SIGSTOP)
            os.waitpid(process.pid, os.WUNTRACED)
            process.send_signal(signal.SIGCONT)
            whole += process.stdout.read1(70_000)
        whole += process.stdout.read()
        assert process.wait(60) == 0
    assert whole.decode() == run(*arguments).out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["trace", "downfall", "--seed", "1"], ["--version"], ["play", "--help"]])
def test_output_that_cannot_be_written_is_one_clear_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, env=environment(), timeout=120, check=False
        )
    assert done.returncode == 2
    assert is_one_clear_line(done.stderr.decode())


def test_an_interrupted_table_ends_without_a_traceback() -> None:
    with subprocess.Popen(
        [*PROGRAM, "play", "downfall", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    ) as process:
        assert isinstance(process.stdout, io.BufferedReader)
        assert process.stderr is not None
        while "›".encode() not in (line := process.stdout.read1()):
            assert line
        # A signal just before the program waits for input is noticed with the next one only.
        for _ in range(5):
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
                break
        assert process.returncode == 130
        assert process.stderr.read() == b""


def test_a_player_who_hangs_up_leaves_politely() -> None:
    ran = run("play", "downfall", "--seed", "1")
    assert (ran.status, ran.error) == (0, "")
    assert ran.out.endswith("See you next time.\n")


def test_no_colour_means_none() -> None:
    painted = run("play", "downfall", "--seed", "1", FORCE_COLOR="1", TERM="xterm-256color", COLORTERM="truecolor")
    assert "\x1b[" in painted.out
    assert "48;2;" in painted.out
    plain = run("play", "downfall", "--seed", "1", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1")
    assert "48;2;" not in plain.out
    assert "38;2;" not in plain.out
    assert "┏━A━" in re.sub(r"\x1b\[[0-9;]*m", "", plain.out)


def test_the_language_comes_from_the_surroundings() -> None:
    assert "Opdrachten" in run("--help", VESUVIUS_LANGUAGE="nl").out
