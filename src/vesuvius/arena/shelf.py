"""The records of a match: a folder with one file a game, named by the game's number.

A file appears there whole or not at all. It is written before the game is entered anywhere else, so that no game that
counts lacks its record.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from vesuvius import record as records
from vesuvius.arena.match import SEED_BYTES, Match
from vesuvius.game import Problem
from vesuvius.record import Header, Record

NAME = re.compile(r"game-(\d{6,})\.jsonl", re.ASCII)


class Shelf:
    """The folder, made where there is none. `again`: records of the same match may be in it; else none at all."""

    def __init__(self, folder: Path, match: Match, again: bool = False) -> None:
        self.folder, self.match = folder, match
        folder.mkdir(exist_ok=True)
        self._held = {int(found[1]): file for file in folder.iterdir() if (found := NAME.fullmatch(file.name))}
        if self._held and not again:
            raise FileExistsError(str(folder))
        for number, file in self._held.items():
            if not self._is_ours(number, file):
                raise Problem("match-other-record", file=str(file))

    def path(self, number: int) -> Path:
        """Where the record of that game is or will be."""
        return self.folder / f"game-{number:06}.jsonl"

    def holds(self, number: int) -> bool:
        """Whether the record of that game is there."""
        return number in self._held

    def keep(self, number: int, record: Record) -> None:
        """Store the record of that game, in place of an earlier one."""
        unfinished = self.path(number).with_suffix(".part")
        try:
            with unfinished.open("wb") as file:
                file.write(records.dump(record))
                file.flush()
                os.fsync(file.fileno())
            self._held[number] = unfinished.replace(self.path(number))
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path(number))) from None

    def _is_ours(self, number: int, file: Path) -> bool:
        """Whether the file's first line is that of this game."""
        try:
            with file.open("rb") as lines:
                header = records.read([lines.readline()]).header
        except Problem:
            return False
        match = self.match
        seed = match.deal_seed(number).to_bytes(SEED_BYTES).hex()
        names: list[str | None] = [*match.names(number)]
        fixed = (records.FORMAT, match.game, match.version, match.data, match.players, match.options)
        return header == Header(*fixed, records.Setup(seed), records.commitment(seed), names)
