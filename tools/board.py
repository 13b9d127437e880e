"""Writes the printed facts of the games for the browser: `board.json` and `printed.json` in `web/src/games`.

    python tools/board.py [--check]

With `--check` nothing is written; the exit status is 1 if a file doesn't match the data of its game.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from vesuvius import load
from vesuvius.games.downfall.presentation.view import facts

PAGES = Path(__file__).parents[1] / "web" / "src" / "games"
# What the pages draw of each kind of entry of Pompeii; empty values are left out.
DRAWN = {
    "goods": ("id", "value", "kind"),
    "buildings": ("id", "number", "name", "kind", "cost", "conversions", "hire", "recruit", "spaces"),
    "spaces": ("id", "name", "kind", "spaces", "undo"),
    "specialists": ("id", "name", "cost", "timing", "location", "effects", "temple"),
    "city": ("id", "name", "cost", "timing", "location", "effects", "temple"),
    "volcano": ("id", "name", "destroys", "set", "ends_game"),
}


def drawn(entry: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """Returns what the pages draw of an entry, and whether any of it is reconstructed."""
    kept = {key: entry[key] for key in keys if entry[key]}
    reconstructed = entry["source"] == "reconstruction" or entry["reconstructed"]
    return {**kept, "reconstructed": True} if reconstructed else kept


def pompeii() -> str:
    """Returns Pompeii as JSON, one entry per line."""
    found = load("pompeii").facts()
    kinds = []
    for kind, keys in DRAWN.items():
        lines = [json.dumps(drawn(entry, keys), ensure_ascii=False) for entry in found[kind]]
        kinds.append(f'"{kind}": [\n' + ",\n".join(lines) + "\n]")
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def main(arguments: list[str]) -> int:
    """Writes or compares the files; returns the exit status."""
    texts = {
        PAGES / "downfall" / "board" / "board.json": json.dumps(facts(), indent=2, ensure_ascii=False) + "\n",
        PAGES / "pompeii" / "data" / "printed.json": pompeii(),
    }
    if "--check" in arguments:
        return int(any(not file.is_file() or file.read_text("utf-8") != text for file, text in texts.items()))
    for file, text in texts.items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
