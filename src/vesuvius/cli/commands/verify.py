"""`vesuvius verify`: whether stored games were dealt and played as their records say."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.exit_status import BAD_USE, FAILED
from vesuvius.cli.files import read_input
from vesuvius.cli.options import Data, Json
from vesuvius.cli.output import print_result, progress, ready_game, refusal_text, report
from vesuvius.problem import Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.formats.record import Record

Stored = Annotated[str, typer.Argument(metavar="cli-metavar-record", help="cli-option-verified")]


class Wrong(Problem):
    """A record that can be read, but is not true."""


def verify(file: Stored, data: Data = None, json: Json = False) -> int:
    """Seed against commitment, deal against seed, every entry against the rules; the first that is wrong is named."""
    from vesuvius.formats import record

    parts = record.split(read_input(file).splitlines(keepends=True))
    entries = positions = 0
    with progress(texts("cli-checking"), len(parts)) as advance:
        for first, rows in parts:
            try:
                stored = _true(first, rows, data)
            except Wrong as wrong:
                return report(wrong, file, wrong.args_of_message if json else None, FAILED)
            except Problem as problem:
                # Reading finds a broken commitment already, in a record that can be read.
                broken = isinstance(problem.__cause__, record.BrokenCommitment)
                status = FAILED if broken else BAD_USE
                return report(problem, file, problem.args_of_message if json else None, status)
            entries += len(stored.entries)
            positions += stored.header.setup.position is not None
            advance(1)
    counts = {"games": len(parts), "entries": entries, "positions": positions}
    print_result(json, counts, texts("cli-verified", **counts))
    return 0


def _true(first: int, rows: list[bytes], data: str | None) -> Record:
    """The record that begins at that line of its file, if it is true; else raises Wrong, or a Problem to read it."""
    from vesuvius.engine.seed import seed_number
    from vesuvius.formats import record
    from vesuvius.formats.json_lines import BadLine

    with record.counted_from(first):
        stored = record.read(rows)
    setup = stored.header.setup
    if setup.seed is None:
        raise Wrong("cli-verify-no-seed", line=first)
    try:
        game = record.replay(stored, load=partial(ready_game, data=data)).game
    except BadLine as bad:
        raise _explained(bad, stored, first, data) from None
    promised = game.deal(stored.header.players, stored.header.options, seed_number(setup.seed))
    if setup.deal is not None and setup.deal != promised:
        raise Wrong("cli-verify-other-deal", line=first)
    return stored


def _explained(bad: Problem, stored: Record, first: int, data: str | None) -> Wrong:
    """What is wrong in the replay, at the line of its file, with the reason where a move is not legal."""
    from vesuvius.cli.boards import board_of
    from vesuvius.formats.json_lines import printable
    from vesuvius.formats.record import Move
    from vesuvius.game import Illegal

    args = bad.args_of_message
    line = int(str(args["line"]))
    entry = stored.entries[line - 2] if line > 1 else None
    if isinstance(bad.__cause__, Illegal) and isinstance(entry, Move):
        board = board_of(ready_game(stored.header.game, data))
        why = refusal_text(board, printable(entry.move), bad.__cause__.refusal)
        return Wrong("cli-verify-illegal", line=first + line - 1, why=why)
    return Wrong(bad.message, **{**args, "line": first + line - 1})
