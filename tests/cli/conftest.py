"""What surrounds every test of the command line, and what several of them start from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import vesuvius
from tests.cli.table import FLEEING
from tests.support import lanterns
from vesuvius.texts import texts


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English on a terminal of 110 columns, whoever runs the tests."""
    for name in ("VESUVIUS_LANGUAGE", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "110")
    texts.use("en")
    yield
    texts.use("en")


@pytest.fixture
def fleeing(tmp_path: Path) -> str:
    """A file with a position in which people flee."""
    file = tmp_path / "fleeing.txt"
    file.write_text(FLEEING)
    return str(file)


@pytest.fixture
def only_lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only game is the one that the tests bring along."""
    monkeypatch.setattr(vesuvius, "load", lanterns.load)
