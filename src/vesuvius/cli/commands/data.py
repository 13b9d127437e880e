"""`vesuvius data`: changed data files of a game, checked before anybody plays with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vesuvius.cli.exit_status import BAD_USE, FAILED
from vesuvius.cli.help import Command, command_group
from vesuvius.cli.options import Json
from vesuvius.cli.output import print_line, print_problem, print_stderr, problem_text, write_json
from vesuvius.problem import Problem
from vesuvius.texts import texts

Folder = Annotated[str, typer.Argument(metavar="data-metavar-folder", help="data-option-folder")]

data = command_group()


@data.command("check", cls=Command, help="data-check-help")
def check(folder: Folder, json: Json = False) -> int:
    """Everything that is wrong with a folder; the status is 1 where no game starts with it, 2 where it is unread."""
    import vesuvius

    found = vesuvius.examine(Path(folder))
    if json:
        refusals, warnings = map(_told, found.refusals), map(_told, found.warnings)
        write_json({"files": found.files, "hash": found.hash, "refusals": [*refusals], "warnings": [*warnings]})
    for problem in found.refusals:
        print_problem(problem)
    for problem in found.warnings:
        print_stderr(texts("data-warning", problem=problem_text(problem)))
    if found.refusals:
        print_problem(Problem("data-refused", folder=folder, count=len(found.refusals)))
        return BAD_USE if found.unreadable else FAILED
    if not json:
        print_line(texts("data-checked", files=found.files, hash=found.hash))
    return 0


def _told(problem: Problem) -> dict[str, Any]:
    return {"problem": problem.message, **problem.args_of_message, "says": problem_text(problem)}
