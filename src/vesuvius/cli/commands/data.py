"""`vesuvius data`: the sets of data that a game is shipped with, and changed files, checked before anybody plays."""

from __future__ import annotations

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


@data.command("list", cls=Command, help="data-list-help")
def list_(json: Json = False) -> None:
    """The sets of data that are shipped, by name, and which of them new games are played with."""
    import vesuvius
    from vesuvius.game import SupportsDataSets, supports

    for game in map(vesuvius.load, vesuvius.GAMES):
        if supports(game, SupportsDataSets):
            usual = game.data_name
            if json:
                write_json({"game": game.name, "usual": usual, "sets": {**game.data_sets}})
                continue
            for name, hash_ in game.data_sets.items():
                about = texts(f"{game.name}-data-{name}")
                message = "data-set-usual" if name == usual else "data-set"
                print_line(texts(message, name=name, about=about, hash=hash_))


@data.command("check", cls=Command, help="data-check-help")
def check(folder: Folder, json: Json = False) -> int:
    """Everything that is wrong with a folder; the status is 1 where no game starts with it, 2 where it is unread."""
    import vesuvius

    found = vesuvius.examine(folder)
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
