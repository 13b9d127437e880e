"""`vesuvius check`: traces of any program against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from vesuvius.cli.exit_status import BAD_USE, FAILED
from vesuvius.cli.files import STANDARD_INPUT, file_problems, open_input
from vesuvius.cli.options import Data, Json
from vesuvius.cli.output import print_result, progress, ready_game, refusal_text, report
from vesuvius.problem import Fact, Problem
from vesuvius.texts import texts

if TYPE_CHECKING:
    from vesuvius.formats.trace import Mismatch

File = Annotated[str, typer.Argument(metavar="cli-metavar-file", help="cli-option-file")]
AnyDeal = Annotated[bool, typer.Option("--any-deal", help="cli-option-any-deal")]


def check(file: File = STANDARD_INPUT, any_deal: AnyDeal = False, data: Data = None, json: Json = False) -> int:
    """Compare every line; the first difference is named, and the status is 1."""
    from vesuvius.formats import trace as traces

    with open_input(file) as (stream, length), progress(texts("cli-checking"), length) as advance:
        try:
            checked = traces.check(_lines(stream, file, advance), any_deal, partial(ready_game, data=data))
        except traces.Mismatch as mismatch:
            wrong = _explained(mismatch)
            return report(wrong, file, _alike(wrong.args_of_message) if json else None, FAILED)
        except Problem as problem:
            return report(problem, file, _alike(problem.args_of_message) if json else None, BAD_USE)
    counts = {"games": checked.games, "decisions": checked.decisions}
    print_result(json, counts, texts("cli-checked", **counts))
    return 0


def _explained(mismatch: Mismatch) -> Problem:
    """A move that is not legal, with the reason."""
    from vesuvius.cli.boards import board_of

    if mismatch.refusal is None or mismatch.rules is None:
        return mismatch
    args = mismatch.args_of_message
    why = refusal_text(board_of(mismatch.rules), str(args["got"]), mismatch.refusal)
    return Problem(mismatch.message, **{**args, "got": why})


def _alike(args: dict[str, Fact]) -> dict[str, Fact]:
    """The arguments with what was expected and what was got as values of one kind."""
    expected, got = args.get("expected"), args.get("got")
    if isinstance(expected, list) and isinstance(got, str):
        return {**args, "got": [got]}
    if isinstance(expected, int) and isinstance(got, str):
        return {**args, "expected": str(expected)} if not got.lstrip("-").isdecimal() else {**args, "got": int(got)}
    return args


def _lines(stream: BinaryIO, file: str, advance: Callable[[int], None]) -> Iterator[bytes]:
    from vesuvius.formats.json_lines import LIMIT

    while True:
        with file_problems(file):
            line = stream.readline(LIMIT + 1)
        if not line:
            return
        advance(len(line))
        yield line
