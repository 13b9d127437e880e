"""Where mistakes in a folder of changed data files are found out: `examine` reports all of them, a check per file.

`vesuvius data check` prints the report. Nothing is mended here.
"""

from __future__ import annotations

from pathlib import Path

from vesuvius.formats.json_lines import printable
from vesuvius.game import DataReport
from vesuvius.games.pompeii.data.model import FILES, Data, assemble
from vesuvius.games.pompeii.data.read import DEFAULT, SETS, Source, changed_files, read_file, shipped, source_of
from vesuvius.games.pompeii.data.validate import board, cards, cycles, entries, printed, types
from vesuvius.problem import Problem


class BadData(Problem):
    """No game can be played with these data: the first reason as a message, and all of them."""

    def __init__(self, refusals: list[Problem]) -> None:
        super().__init__(refusals[0].message, **refusals[0].args_of_message)
        self.refusals = refusals


def examine(data: Path | str) -> DataReport:
    """Everything that is wrong with a folder, or one over a set; raises the Problem if there is no such folder."""
    return look(settled(source_of(str(data))))[0]


def settled(source: Source) -> Source:
    """Which set's files go with a folder if nobody names one: the first with which a game can be played."""
    names = [source.name] if source.name else [DEFAULT, *(name for name in SETS if name != DEFAULT)]
    fitting = (Source(name, source.folder) for name in names)
    return next((each for each in fitting if look(each)[1] is not None), Source(names[0], source.folder))


def look(source: Source) -> tuple[DataReport, Data | None]:
    """Everything that is wrong with a folder, and its data if a game can be played with them.

    Files that it does not have are those of the set. What follows from another mistake is not reported:
    first files and types are checked, then ids and sources, then how entries fit together.
    """
    tables = {file: shipped(file, source.name) for file in FILES}
    files = [] if source.folder is None else changed_files(source.folder)
    names = [printable(file.name) for file in files]
    unreadable = []
    for file in files:
        try:
            tables[file.name] = read_file(file)
        except Problem as problem:
            unreadable.append(problem)
    refusals = [*unreadable, *types.problems(tables)] or [*entries.wrong_ids(tables), *entries.wrong_sources(tables)]
    if refusals:
        return DataReport(names, refusals, [], None, bool(unreadable)), None
    data = assemble(tables)
    changed = list(printed.changed_facts(tables))
    warnings = [problem for problem, boxed in changed if boxed]
    refusals = [problem for problem, boxed in changed if not boxed] + _contradictions(data)
    if refusals:
        return DataReport(names, refusals, warnings, None), None
    return DataReport(names, [], warnings, data.hash), data


def _contradictions(data: Data) -> list[Problem]:
    found = [*entries.wrong_totals(data), *board.problems(data)] or [*cards.problems(data)]
    if not found and (endless := cycles.from_nothing(data)):
        return [endless]
    return found
