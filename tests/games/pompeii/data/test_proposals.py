"""The proposals for a more even game can be played with; they change what they say, and nothing that is printed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import Data
from vesuvius.games.pompeii.data.validate import examine

DOCS = Path(__file__).parents[4] / "docs"
FOLDER = DOCS / "pompeii-proposals"
PROPOSED = {"meat": ["b6"], "meat-and-grain": ["b6", "S01"], "meat-grain-and-oil": ["b6", "S01", "C31"]}
PARTS = ("buildings", "specialists", "city")


def entries(data: Data) -> dict[str, Any]:
    return {entry.id: entry for part in PARTS for entry in getattr(data, part)}


@pytest.mark.parametrize("name", PROPOSED)
def test_a_proposal_changes_reconstructed_entries_alone(name: str) -> None:
    shipped, proposed = load(), load(FOLDER / name)
    before, after = entries(shipped), entries(proposed)
    assert [entry for entry in before if before[entry] != after[entry]] == PROPOSED[name]
    assert all(before[entry].source == "reconstruction" or before[entry].reconstructed for entry in PROPOSED[name])
    others = {part: getattr(shipped, part) for part in (*PARTS, "hash")}
    assert msgspec.structs.replace(proposed, **others) == shipped
    assert not examine(FOLDER / name).warnings


def test_every_proposal_is_told_of() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} == {*PROPOSED}
    told = (DOCS / "pompeii-data.md").read_text("utf-8")
    assert all(f"(pompeii-proposals/{name})" in told for name in PROPOSED)
