"""Keep functions and files short: a function has at most 40 lines, of the functions of a folder one in twenty may reach
60, and a file has at most 600. Offenders are printed one a line, and the exit status is then 1.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

FILE, FUNCTION, LONG_FUNCTION = 600, 40, 60
ONE_IN = 20
FOLDERS = ("src", "tools", "bench", "tests")
YARDSTICK = ("bench", "yardstick")


class Function(NamedTuple):
    """Where a function stands and how many lines it has, from `def` to its last."""

    place: str
    name: str
    lines: int


def sources(folder: Path) -> list[Path]:
    """The folder's Python files, without the yardstick, which is kept as it came."""
    return [file for file in sorted(folder.rglob("*.py")) if file.parts[-3:-1] != YARDSTICK]


def functions(file: Path) -> Iterator[Function]:
    """All functions of a file, methods and inner ones too."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Function(f"{file}:{node.lineno}", node.name, (node.end_lineno or node.lineno) - node.lineno + 1)


def offences(folder: Path) -> Iterator[str]:
    """What is too long in a folder, one line each."""
    files = sources(folder)
    for file in files:
        lines = len(file.read_text("utf-8").splitlines())
        if lines > FILE:
            yield f"{file}: {lines} lines > {FILE}"
    found = [function for file in files for function in functions(file)]
    long = [function for function in found if function.lines > FUNCTION]
    limit = FUNCTION if len(long) * ONE_IN > len(found) else LONG_FUNCTION
    for function in long:
        if function.lines > limit:
            yield f"{function.place}: {function.name}: {function.lines} lines > {limit}"
    if limit == FUNCTION:
        yield f"{folder}: {len(long)} of {len(found)} functions > {FUNCTION} lines, more than 1 in {ONE_IN}"


def main(folders: Sequence[str]) -> int:
    """Print the offences in these folders; 1 if there are any, else 0."""
    found = [offence for folder in folders for offence in offences(Path(folder))]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or FOLDERS))
