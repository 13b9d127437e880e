"""Keeps functions and files short: a function has at most 40 lines (one in twenty of a folder may have up to 60), and a
file at most 600. Prints what is too long, one per line; the exit status is then 1.
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
    """Where a function is and how many lines it has, from `def` to its last."""

    place: str
    name: str
    lines: int


def sources(folder: Path) -> list[Path]:
    """Returns the folder's Python files, except the yardstick, which stays as it was published."""
    return [file for file in sorted(folder.rglob("*.py")) if file.parts[-3:-1] != YARDSTICK]


def functions(file: Path) -> Iterator[Function]:
    """Yields all functions of a file, including methods and inner functions."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Function(f"{file}:{node.lineno}", node.name, (node.end_lineno or node.lineno) - node.lineno + 1)


def offences(folder: Path) -> Iterator[str]:
    """Yields what is too long in a folder, one line each."""
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
    """Prints what is too long in these folders; returns 1 if there is anything, else 0."""
    found = [offence for folder in folders for offence in offences(Path(folder))]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or FOLDERS))
