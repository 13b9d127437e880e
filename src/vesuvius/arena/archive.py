"""The records of a match: one file, one record after another, in the order in which the games ended.

A record is safe on the disk before its game is added to the ledger. So a killed program leaves at most one record that
the ledger doesn't know, complete or torn, and it's the last one. It's cut off, and its game is played again. A file
that holds anything else doesn't belong to this match and is left alone.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from vesuvius.arena.append_only import append, check
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.match import SEED_BYTES, Match
from vesuvius.formats import record as records
from vesuvius.formats.json_lines import BadLine, encode
from vesuvius.formats.record import Header, Record

BEGINNING = b'{"format":'
AT_ONCE = 1024  # the most games that can be under way at the same time


class Part(NamedTuple):
    """A record in the file: the line and byte where it begins, its first line, and how many entries follow."""

    line: int
    begin: int
    header: bytes
    entries: int


class Archive:
    """The file. With a ledger, it may already hold records of the ledger's games; without one, it must be empty."""

    def __init__(self, path: Path, match: Match, ledger: Ledger | None = None) -> None:
        self.path = path
        self._held: set[int] = set()
        check(path)
        if path.exists() and path.stat().st_size:
            if ledger is None:
                raise FileExistsError(str(path))
            self._take_up(match, ledger)
        append(path, b"")

    def holds(self, number: int) -> bool:
        """Returns whether the file has the record of that game."""
        return number in self._held

    def keep(self, number: int, record: Record) -> None:
        """Stores the record of that game."""
        append(self.path, records.dump(record))
        self._held.add(number)

    def _take_up(self, match: Match, ledger: Ledger) -> None:
        """Finds out which games the file holds, and cuts off what a killed program left at its end."""
        possible = {*ledger.played, *range(len(ledger.played) + AT_ONCE)}
        numbers = {_first_line(match, number): number for number in possible}
        parts, end, torn = _parts(self.path)
        if not parts and not any(header.startswith(torn) for header in numbers):
            raise BadLine("match-other-record", 1)
        for part in parts:
            number = numbers.pop(part.header, None)
            played = None if number is None else ledger.played.get(number)
            if number is not None and played is not None and sum(played.decisions) == part.entries:
                self._held.add(number)
            elif number is not None and part is parts[-1]:
                end = part.begin
            else:
                raise BadLine("match-other-record", part.line)
        os.truncate(self.path, end)


def _first_line(match: Match, number: int) -> bytes:
    """Returns the first line of that game's record; it's different for every game of a match."""
    seed = match.deal_seed(number).to_bytes(SEED_BYTES).hex()
    fixed = (records.FORMAT, match.game, match.version, match.data, match.players, match.options)
    names: list[str | None] = [*match.names(number)]
    return encode(Header(*fixed, records.Setup(seed), records.commitment(seed), names, match.data_name)) + b"\n"


def _parts(path: Path) -> tuple[list[Part], int, bytes]:
    """Returns the records in a file, the byte where its last complete line ends, and what follows that line."""
    parts: list[Part] = []
    end = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                return parts, end, line
            if not parts or line.startswith(BEGINNING):
                parts.append(Part(number, end, line, 0))
            else:
                parts[-1] = parts[-1]._replace(entries=parts[-1].entries + 1)
            end += len(line)
    return parts, end, b""
