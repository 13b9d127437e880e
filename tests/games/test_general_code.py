"""General code names no game: what a game is, has and says, its own folders declare."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vesuvius

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/vesuvius", "web/src", "web/plugins")
KINDS = {".py", ".ts", ".svelte", ".css", ".js", ".json", ".toml"}
WORDS = "locales"
BUILT = "site"
# Where all games are found; its example has to name one.
REGISTRY = "src/vesuvius/__init__.py"
NAMED = re.compile(rf"(?<![a-z])({'|'.join(vesuvius.GAMES)})(?![a-z])", re.IGNORECASE)


def is_of_a_game(path: Path) -> bool:
    """Whether a folder above it, or the file itself, goes by the name of a game."""
    return any(NAMED.search(part) for part in path.parts)


def general_files() -> Iterator[Path]:
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            path = file.relative_to(ROOT)
            apart = is_of_a_game(path) or {WORDS, BUILT} & {*path.parts} or str(path) == REGISTRY
            if file.suffix in KINDS and not apart:
                yield file


def test_general_code_names_no_game() -> None:
    named = {
        f"{file.relative_to(ROOT)}:{number}"
        for file in general_files()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    }
    assert not named


@pytest.mark.parametrize("folder", FOLDERS)
def test_there_is_general_code_in_each_folder(folder: str) -> None:
    assert any(file.is_relative_to(ROOT / folder) for file in general_files())
