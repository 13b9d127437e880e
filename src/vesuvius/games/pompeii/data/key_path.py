"""Where in the data files something stands, so that a Problem can name it."""

from __future__ import annotations

from typing import NamedTuple

from vesuvius.formats.json_lines import printable
from vesuvius.problem import Fact, Problem


class KeyPath(NamedTuple):
    """Where something stands: a file, its entry, and the key in it, from the whole to the part."""

    file: str
    entry: str = ""
    key: str = ""

    def at(self, key: str) -> KeyPath:
        """The value of a key in what is here."""
        return self._replace(key=f"{self.key}.{printable(key)}" if self.key else printable(key))

    def item(self, number: int) -> KeyPath:
        """An item of the list that is here, counted from 1."""
        return self._replace(key=f"{self.key}[{number}]")

    def wrong(self, message: str, **more: Fact) -> Problem:
        """A Problem that says where."""
        return Problem(message, file=self.file, entry=self.entry, key=self.key, **more)
