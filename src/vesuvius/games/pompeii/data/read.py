"""Data files, read: those of the sets that are shipped, and those of a folder.

The files beside this one are the set that is played with unless another is asked for. Every other set is a file in
`sets/` with the figures that differ, by file, entry and key.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from vesuvius.formats.json_lines import printable
from vesuvius.games.pompeii.data.model import FILES
from vesuvius.problem import Problem

FOLDER = Path(__file__).parent
SETS = ("mild", "harsh")  # the oldest first: it's meant by positions and traces that name none
DEFAULT = "harsh"
LIMIT = 1 << 20  # bytes of a data file; those that are shipped have less than 17,000
Tables = dict[str, dict[str, Any]]
Changes = dict[str, dict[str, dict[str, Any]]]


class Source(NamedTuple):
    """Where data come from: a shipped set, and a folder whose files are used instead of those of the set.

    Without a name, the set of new games is meant, or another one if only that fits the folder.
    """

    name: str = ""
    folder: Path | None = None


def source_of(text: str) -> Source:
    """What a person means: the name of a set, a folder, or both as `NAME:FOLDER`."""
    name, colon, folder = text.partition(":")
    if name not in SETS:
        return Source(folder=Path(text))
    return Source(name, Path(folder) if colon else None)


@cache
def shipped(file: str, name: str = DEFAULT) -> dict[str, Any]:
    """A data file of a set that is shipped."""
    table = tomllib.loads((FOLDER / file).read_text("utf-8"))
    changes = changes_of(name).get(file.removesuffix(".toml"), {})
    return {key: _changed(value, changes) for key, value in table.items()} if changes else table


@cache
def changes_of(name: str) -> Changes:
    """How a set differs from the files beside this one, by file, entry and key."""
    return {} if name == DEFAULT else tomllib.loads((FOLDER / "sets" / f"{name}.toml").read_text("utf-8"))


def _changed(entries: Any, changes: dict[str, dict[str, Any]]) -> Any:
    if not isinstance(entries, list):
        return entries
    return [{**entry, **changes.get(str(entry.get("id")), {})} for entry in entries]


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
