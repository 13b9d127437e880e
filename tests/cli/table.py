"""What the tests of the command line share: running it here or as a program of its own, and a position to play from."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

PROGRAM = [sys.executable, "-c", "import sys; from vesuvius.cli import main; sys.exit(main())"]
# Uncompiled rules start at once; no colours, whoever runs the tests.
PLAIN = {"VESUVIUS_RULES": "plain", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
UNWANTED = ("VESUVIUS_LANGUAGE", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM")

FLEEING = """game: downfall
turn: k
decision: move 2
    A  B C    D  E    F    G H  I J K
1 | .  . ~coi .  .    .    . ~s # # #
2 | rk r ~coi r  r    .    . ~s . . #
3 | .  . 2r   k  2r   rk   . .  k . ~v
4 | .  r .    k  ~col ~col k rk . k r
5 | .  . k    r  .    k    . .  . . .
6 | .  . .    .  2r   rk   . .  k . rk
7 | #  # #    ~m .    2k   . .  k . .
volcano: 3r3k
"""


@dataclass
class Ran:
    """What a program did."""

    status: int
    out: str
    error: str


def environment(**more: str) -> dict[str, str]:
    """The surroundings of a program, without what might speak another language or paint."""
    return {key: value for key, value in os.environ.items() if key not in UNWANTED} | PLAIN | more


def run(*arguments: str, given: bytes = b"", **more: str) -> Ran:
    """The command line as a program of its own."""
    done = subprocess.run(
        [*PROGRAM, *arguments], input=given, capture_output=True, timeout=120, env=environment(**more), check=False
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def is_one_clear_line(error: str) -> bool:
    """Whether it is one line that begins with the program's name, and no traceback."""
    return error.startswith("vesuvius: ") and error.count("\n") == 1 and "Traceback" not in error and "{$" not in error
