"""Writes the golden traces of Pompeii: `python -m tests.golden.write_pompeii`; a change in them changes the rules."""

from __future__ import annotations

from pathlib import Path

from tests.games.pompeii.lively_players import lively_game
from vesuvius.formats.json_lines import encode

FOLDER = Path(__file__).parent
# Players, options, seed, the last round.
GAMES: dict[str, tuple[int, tuple[str, ...], int, int]] = {
    "pompeii-solo": (1, ("set_b", "no_textoria"), 3, 18),
    "pompeii-2-players": (2, ("set_a",), 3, 34),
    "pompeii-3-players": (3, ("set_c", "all_volcano"), 2, 34),
    "pompeii-4-players": (4, ("set_b", "apocalypse_last"), 13, 26),
}


def written(name: str) -> bytes:
    """One game as the rules play it today."""
    return b"".join(encode(line) + b"\n" for line in lively_game(*GAMES[name]))


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.jsonl").write_bytes(written(name))
