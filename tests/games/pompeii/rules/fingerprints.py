"""Plays the golden games and prints a hash of every field of the state after every play, for other modes to compare.

`python -m tests.games.pompeii.rules.fingerprints`; VESUVIUS_RULES says how the rules are run.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from tests.games.pompeii.playing import GAME
from tests.golden.write_pompeii import FOLDER, GAMES
from vesuvius.engine.block import plain
from vesuvius.formats.json_lines import encode
from vesuvius.games.pompeii.rules.state import State

EVERY = 8  # plays after which one is imagined by a seat, which calls rules that no play does


def digest(*parts: Any) -> str:
    return hashlib.sha256(b"\0".join(encode(part) for part in parts)).hexdigest()[:24]


def fields(state: Any) -> dict[str, Any]:
    return vars(plain(State, state))


def fingerprints() -> Iterator[str]:
    """A line for each play: the game, the number of the play, and a hash of all that the rules have made of it."""
    for name, (players, options, seed, _) in GAMES.items():
        lines = [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()]
        state = GAME.new(players, options, seed)
        for ply, token in enumerate((line["move"] for line in lines if "move" in line), 1):
            events = GAME.play(state, token)
            yield f"{name} {ply} {digest(fields(state), GAME.numbers(state), events)}"
            if ply % EVERY == 0 and GAME.seat(state) is not None:
                seat = ply // EVERY % players
                yield f"{name} {ply} {digest(fields(GAME.resample(state, seat, seed=ply)))}"


if __name__ == "__main__":
    for line in fingerprints():
        print(line)
