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
PRINTED = {"VB01", "VB02", "VC01", "apocalypse"}
STRICTER = [*(f"{card.id}" for card in load().volcano if card.id not in PRINTED)]
PROPOSED = {
    "meat": ["b6"],
    "meat-and-grain": ["b6", "S01"],
    "meat-grain-and-oil": ["b6", "S01", "C31"],
}
HARSH = ["b17", "costruzione", "porta", "space b17", *STRICTER]
PARTS = ("buildings", "specialists", "city", "spaces", "volcano")


def entries(data: Data) -> dict[str, Any]:
    """All entries by their ids; the spaces of a building are called after it."""
    found: dict[str, Any] = {}
    for part in PARTS:
        found |= {f"space {entry.id}" if entry.id in found else entry.id: entry for entry in getattr(data, part)}
    return found


def strictness(data: Data, set_: str) -> int:
    """How many goods the cards of a set destroy, all together."""
    return sum(len(card.destroys) for card in data.volcano if card.id.startswith(f"V{set_}"))


@pytest.mark.parametrize("name", PROPOSED)
def test_a_proposal_changes_reconstructed_entries_alone(name: str) -> None:
    shipped, proposed = load(name="mild"), load(FOLDER / name, "mild")
    before, after = entries(shipped), entries(proposed)
    assert [entry for entry in before if before[entry] != after[entry]] == PROPOSED[name]
    assert all(before[entry].source == "reconstruction" or before[entry].reconstructed for entry in PROPOSED[name])
    others = {part: getattr(shipped, part) for part in (*PARTS, "hash", "name")}
    assert msgspec.structs.replace(proposed, **others) == shipped
    assert not examine(f"mild:{FOLDER / name}").warnings


def test_harsh_is_less_room_alone_and_stricter_cards() -> None:
    mild, harsh = load(name="mild"), load(name="harsh")
    before, after = entries(mild), entries(harsh)
    assert [entry for entry in before if before[entry] != after[entry]] == HARSH
    for place in ("b17", "costruzione", "porta", "space b17"):
        assert (before[place].spaces[0], after[place].spaces[0]) == (2, 1)
        assert before[place].spaces[1:] == after[place].spaces[1:]
    assert all(set(before[card].destroys) < set(after[card].destroys) for card in STRICTER)
    assert [strictness(harsh, set_) for set_ in "ABC"] == [216, 217, 230]


def test_every_proposal_is_told_of() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} == {*PROPOSED}
    told = (DOCS / "pompeii-data.md").read_text("utf-8")
    assert all(f"(pompeii-proposals/{name})" in told for name in PROPOSED)
