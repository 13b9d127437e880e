"""Writes what the server answers about each game for the tests of the pages: `web/tests/games/<game>/facts.json`.

    python tools/facts.py [--check]

With `--check` nothing is written; the exit status is 1 if a file doesn't match the data of its game.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from vesuvius import GAMES, load

TESTS = Path(__file__).parents[1] / "web" / "tests" / "games"


def written(value: Any) -> str:
    """Returns a fact as JSON, a list of entries with one entry per line."""
    if isinstance(value, list) and isinstance(value[0], dict):
        return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


def main(arguments: list[str]) -> int:
    """Writes or compares the files; returns the exit status."""
    for name in GAMES:
        file = TESTS / name / "facts.json"
        lines = [f'"{key}": {written(value)}' for key, value in load(name).facts().items()]
        text = "{\n" + ",\n".join(lines) + "\n}\n"
        if "--check" not in arguments:
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
