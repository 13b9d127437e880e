"""Folders of changed data files, and what an examination of them says."""

from __future__ import annotations

from pathlib import Path

from vesuvius.game import DataReport, Problem
from vesuvius.games.pompeii.data.read import FOLDER
from vesuvius.games.pompeii.data.validate import examine
from vesuvius.texts import LANGUAGES, Texts

TEXTS = [Texts(language) for language in LANGUAGES]


def shipped(file: str) -> str:
    """The text of a data file as it is shipped."""
    return (FOLDER / file).read_text("utf-8")


def changed(file: str, entry: str, *changes: tuple[str, str]) -> str:
    """The text of a file in which each change was made at its first place in or after the entry."""
    text = shipped(file)
    for old, new in changes:
        start = text.index(entry)
        assert old in text[start:]
        text = text[:start] + text[start:].replace(old, new, 1)
    return text


def examined(folder: Path, **files: str) -> DataReport:
    """What is said of a folder with these files; every language has words for all of it."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    found = examine(folder)
    for problem in (*found.refusals, *found.warnings):
        assert can_be_said(problem)
    return found


def can_be_said(problem: Problem) -> bool:
    """Whether every language has words for a problem, with all that they ask for."""
    lines = [texts(problem.message, **problem.args_of_message) for texts in TEXTS]
    return all(texts.has(problem.message) for texts in TEXTS) and not any("{$" in line for line in lines)


def places(problems: list[Problem]) -> list[tuple[str, str, str, str]]:
    """Message, file, entry and key of each."""
    found = [[problem.args_of_message.get(part, "") for part in ("file", "entry", "key")] for problem in problems]
    return [
        (problem.message, str(file), str(entry), str(key))
        for problem, (file, entry, key) in zip(problems, found, strict=True)
    ]
