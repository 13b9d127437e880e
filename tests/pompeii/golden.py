"""Writes the golden traces of Pompeii anew: `python -m tests.pompeii.golden`; a change in them changes the rules."""

from __future__ import annotations

from pathlib import Path

from tests.pompeii.lively import lively_game
from vesuvius.formats.json_lines import encode

FOLDER = Path(__file__).parent / "golden"
# Players, options, seed, the last round.
GAMES: dict[str, tuple[int, tuple[str, ...], int, int]] = {
    "solo": (1, ("set_b", "no_textoria"), 3, 18),
    "2-players": (2, ("set_a",), 3, 34),
    "3-players": (3, ("set_c", "all_volcano"), 2, 34),
    "4-players": (4, ("set_b", "apocalypse_last"), 13, 26),
}


def written(name: str) -> bytes:
    """One game as the rules play it today."""
    return b"".join(encode(line) + b"\n" for line in lively_game(*GAMES[name]))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.jsonl").write_bytes(written(name))
