"""The records of a match: one file with all of them, one after the other in the order in which the games ended.

A record is safe on the disk before its game is entered in the ledger. So a program that was killed leaves one record at
most that the ledger does not know, whole or torn, and it is the last one: it is cut off, and its game is played again.
A file that holds anything else is not that of this match, and is left alone.
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
AT_ONCE = 1024  # more games than this are never under way at the same time


class Part(NamedTuple):
    """A record in the file: the line and the byte where it begins, its first line, and how many entries follow."""

    line: int
    begin: int
    header: bytes
    entries: int


class Archive:
    """The file. With a ledger it may hold records of the games in it, which are kept; without one, nothing at all."""

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
        """Whether the record of that game is there."""
        return number in self._held

    def keep(self, number: int, record: Record) -> None:
        """Store the record of that game."""
        append(self.path, records.dump(record))
        self._held.add(number)

    def _take_up(self, match: Match, ledger: Ledger) -> None:
        """Find out which games the file holds, and cut off what a program that was killed has left at its end."""
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
    """How the record of that game begins; no two games of a match begin alike."""
    seed = match.deal_seed(number).to_bytes(SEED_BYTES).hex()
    fixed = (records.FORMAT, match.game, match.version, match.data, match.players, match.options)
    return encode(Header(*fixed, records.Setup(seed), records.commitment(seed), [*match.names(number)])) + b"\n"


def _parts(path: Path) -> tuple[list[Part], int, bytes]:
    """The records in a file, where its last whole line ends, and what comes after that."""
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
