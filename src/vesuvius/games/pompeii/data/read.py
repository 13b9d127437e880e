"""Data files, read: those that are shipped, and those of a folder."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from vesuvius.formats.json_lines import printable
from vesuvius.games.pompeii.data.model import FILES
from vesuvius.problem import Problem

FOLDER = Path(__file__).parent
LIMIT = 1 << 20  # bytes of a data file; those that are shipped have less than 17,000
Tables = dict[str, dict[str, Any]]


@cache
def shipped(file: str) -> dict[str, Any]:
    """A data file as it is shipped."""
    return tomllib.loads((FOLDER / file).read_text("utf-8"))


def changed_files(folder: Path) -> list[Path]:
    """The data files of a folder, in the order of their names; raises the Problem if it cannot be such a folder."""
    if not folder.is_dir():
        raise Problem("data-no-folder", folder=str(folder))
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ".toml")
    except OSError as error:
        raise Problem("data-unreadable", file=str(folder), why=error.strerror or str(error)) from None
    if not files:
        raise Problem("data-no-files", folder=str(folder), known=[*FILES])
    return files


def read_file(file: Path) -> dict[str, Any]:
    """The content of a data file; raises a Problem if it is no file, too large, or no TOML."""
    name = printable(file.name)
    if file.name not in FILES:
        raise Problem("data-no-such-file", file=name, known=[*FILES])
    try:
        if not file.is_file():
            raise Problem("data-no-plain-file", file=name)
        with file.open("rb") as stream:
            content = stream.read(LIMIT + 1)
        if len(content) > LIMIT:
            raise Problem("data-too-large", file=name, limit=LIMIT)
        return tomllib.loads(content.decode().replace("\r\n", "\n"))
    except OSError as error:
        raise Problem("data-unreadable", file=name, why=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise Problem("data-no-toml", file=name, why=str(error)) from None
