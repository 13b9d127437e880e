"""The file from which a match can be resumed: JSON Lines, the set-up and then one line per finished game.

    {"format":1,"game":…,"version":…,"data":…,"players":…,"options":[…],"bots":[…],"seed":…}
    {"number":0,"seats":[…],"winners":[…],"scores":{…},"decisions":[…],"seconds":[…]}

Lines are only ever appended, and each one is safe on the disk before the next game counts. A last line without a line
end was torn when the program was killed: it's cut off, and its game is played again. If a game has two lines, the last
one counts.
"""

from __future__ import annotations

import os
from collections.abc import Sized
from io import BytesIO
from pathlib import Path

from vesuvius.arena.append_only import append, check
from vesuvius.arena.match import GameResult, Match
from vesuvius.formats.json_lines import BadLine, convert, encode, numbered, shown


class Ledger:
    """The finished games of a match, by number, and the file that stores them; refuses another match's file."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path, self.match = path, match
        self.played: dict[int, GameResult] = {}
        content = _content(path)
        begun = content[: content.rfind(b"\n") + 1]
        if not begun and not _line(match).startswith(content):
            raise BadLine("match-not-one", 1)
        self._read(begun)
        if path.exists():
            os.truncate(path, len(begun))
        if not begun:
            append(path, _line(match))

    def add(self, played: GameResult) -> None:
        """Adds a finished game."""
        append(self.path, _line(played))
        self.played[played.number] = played

    def _read(self, content: bytes) -> None:
        for number, line in numbered(BytesIO(content)):
            if number == 1:
                _compare(convert(line, Match, 1), self.match)
                continue
            played = convert(line, GameResult, number)
            first = next(iter(self.played.values()), played)
            if not _belongs(played, self.match) or played.scores.keys() != first.scores.keys():
                raise BadLine("match-other-game", number, got=played.number)
            self.played[played.number] = played


def stored_seed(path: Path) -> str | None:
    """Returns the seed of the match in a file, or None if no match has begun there."""
    first, end, _ = _content(path).partition(b"\n")
    if not end:
        return None
    return next(convert(line, Match, 1).seed for _, line in numbered([first]))


def _content(path: Path) -> bytes:
    check(path)
    return path.read_bytes() if path.exists() else b""


def _line(part: Match | GameResult) -> bytes:
    return encode(part) + b"\n"


def _compare(stored: Match, match: Match) -> None:
    for key in match.__struct_fields__:
        got, wanted = getattr(stored, key), getattr(match, key)
        if got != wanted:
            if key == "seed":
                got, wanted = int(got, 16), int(wanted, 16)
            raise BadLine("match-other", 1, key=key, got=shown(got), wanted=shown(wanted))


def _belongs(played: GameResult, match: Match) -> bool:
    """Returns whether the match can have such a game."""
    figures: list[Sized] = [played.decisions, played.seconds, *played.scores.values()]
    return (
        played.number >= 0
        and played.seats == match.names(played.number)
        and {*played.winners} <= {*range(match.players)}
        and all(len(figure) == match.players for figure in figures)
    )
