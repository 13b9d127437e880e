"""Reads and checks data files: an error names file, entry and key, as a message id and arguments."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from vesuvius.problem import Problem

T = TypeVar("T")


def read_toml(file: Path) -> dict[str, Any]:
    """Returns the file's content; raises a Problem if it can't be read as TOML."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Problem("data-unreadable", file=file.name, why=str(error)) from None


class Entry:
    """One entry of a data file: values by key, whose types are checked as they're read."""

    def __init__(self, file: str, name: str, values: Any) -> None:
        self.file, self.name = file, name
        if not isinstance(values, dict):
            raise Problem("data-not-a-table", file=file, entry=name)
        self.values: dict[str, Any] = values

    def wrong(self, message: str, key: str, **more: Any) -> Problem:
        """Returns a Problem that says where it is."""
        return Problem(message, file=self.file, entry=self.name, key=key, **more)

    def take(self, key: str, kind: type[T]) -> T:
        """Returns the value under that key; it must be of that type."""
        if key not in self.values:
            raise self.wrong("data-missing", key)
        value = self.values[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong("data-wrong-kind", key, wanted=kind.__name__, got=str(value))
        return value

    def number(self, key: str, lowest: int, highest: int) -> int:
        """Returns the whole number under that key; it must be within the bounds."""
        value = self.take(key, int)
        if not lowest <= value <= highest:
            raise self.wrong("data-out-of-range", key, lowest=lowest, highest=highest, got=value)
        return value

    def only(self, *keys: str) -> None:
        """Raises a Problem if there's any other key than these."""
        for key in self.values:
            if key not in keys:
                raise self.wrong("data-unknown", key, known=", ".join(keys))

    def entry(self, key: str) -> Entry:
        """Returns the table under that key."""
        if key not in self.values:
            raise self.wrong("data-missing", key)
        return Entry(self.file, f"{self.name}.{key}" if self.name else key, self.values[key])
