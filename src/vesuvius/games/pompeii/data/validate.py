"""A folder of changed data files: everything that is wrong with it, or the data to play with."""

from __future__ import annotations

from pathlib import Path

from vesuvius.formats.json_lines import printable
from vesuvius.game import DataReport
from vesuvius.games.pompeii.data import (
    validate_board,
    validate_cards,
    validate_cycles,
    validate_entries,
    validate_printed,
)
from vesuvius.games.pompeii.data.model import FILES, Data, assemble
from vesuvius.games.pompeii.data.read import changed_files, misfits, read_file, shipped
from vesuvius.problem import Problem


class BadData(Problem):
    """No game can be played with these data: the first reason as a message, and all of them."""

    def __init__(self, refusals: list[Problem]) -> None:
        super().__init__(refusals[0].message, **refusals[0].args_of_message)
        self.refusals = refusals


def examine(folder: Path) -> DataReport:
    """Everything that is wrong with a folder; raises the Problem where there is no such folder."""
    return look(folder)[0]


def played_with(folder: Path) -> Data:
    """The data of a folder; raises BadData with all that forbids to play with them."""
    found, data = look(folder)
    if data is None:
        raise BadData(found.refusals)
    return data


def look(folder: Path) -> tuple[DataReport, Data | None]:
    """Everything that is wrong with a folder, and its data where a game can be played with them.

    Files that it does not have are the shipped ones. What follows from something that is wrong is not told as well:
    first files and types are looked at, then ids and sources, then the sense of it all.
    """
    tables = {name: shipped(name) for name in FILES}
    files = changed_files(folder)
    names = [printable(file.name) for file in files]
    unreadable = []
    for file in files:
        try:
            tables[file.name] = read_file(file)
        except Problem as problem:
            unreadable.append(problem)
    refusals = [*unreadable, *misfits(tables)] or [
        *validate_entries.strangers(tables),
        *validate_entries.sources(tables),
    ]
    if refusals:
        return DataReport(names, refusals, [], None, bool(unreadable)), None
    data = assemble(tables)
    altered = list(validate_printed.altered(tables))
    warnings = [problem for problem, boxed in altered if boxed]
    refusals = [problem for problem, boxed in altered if not boxed] + _senseless(data)
    if refusals:
        return DataReport(names, refusals, warnings, None), None
    return DataReport(names, [], warnings, data.hash), data


def _senseless(data: Data) -> list[Problem]:
    found = [*validate_entries.totals(data), *validate_board.nonsense(data)] or [*validate_cards.senseless(data)]
    if not found and (endless := validate_cycles.from_nothing(data)):
        return [endless]
    return found
