"""Plays the golden games and prints a hash of every field of the state after every play, for other modes to compare.

`python -m tests.games.downfall.rules.fingerprints`; VESUVIUS_RULES says how the rules are run.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vesuvius.engine.block import plain
from vesuvius.formats.json_lines import encode
from vesuvius.games.downfall.game import Downfall
from vesuvius.games.downfall.rules.state import State

GAME = Downfall()
FOLDER = Path(__file__).parents[3] / "golden"
EVERY = 8  # plays after which one is imagined by a seat, which calls rules that no play does


def digest(*parts: Any) -> str:
    return hashlib.sha256(b"\0".join(encode(part) for part in parts)).hexdigest()[:24]


def fields(state: Any) -> dict[str, Any]:
    return vars(plain(State, state))


def whole_deals() -> Iterator[tuple[str, dict[str, Any], list[str]]]:
    """Each golden game: its name, its deal with the shuffle of R3, and its tokens."""
    for file in sorted(FOLDER.glob("downfall-*.jsonl")):
        name, deal = "", dict[str, Any]()
        tokens: list[str] = []
        for number, text in enumerate(file.read_text("utf-8").splitlines(), 1):
            line = json.loads(text)
            if "game" in line:
                name, deal, tokens = f"{file.stem}:{number}", line, []
            elif "move" in line:
                tokens.append(line["move"])
            elif "reshuffled" in line:
                deal |= line
            else:
                yield name, deal, tokens


def fingerprints() -> Iterator[str]:
    """A line for each play: the game, the number of the play, and a hash of all that the rules have made of it."""
    for name, deal, tokens in whole_deals():
        state = GAME.new(deal=deal)
        yield f"{name} 0 {digest(fields(state), GAME.numbers(state))}"
        for ply, token in enumerate(tokens, 1):
            events = GAME.play(state, token)
            yield f"{name} {ply} {digest(fields(state), GAME.numbers(state), events)}"
            if ply % EVERY == 0 and GAME.seat(state) is not None:
                seat = ply // EVERY % deal["players"]
                yield f"{name} {ply} {digest(fields(GAME.resample(state, seat, seed=ply)))}"
        yield f"{name} over {digest(GAME.outcome(state))}"


if __name__ == "__main__":
    for line in fingerprints():
        print(line)
