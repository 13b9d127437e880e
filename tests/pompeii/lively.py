"""Random players of Pompeii that build, train, activate and offer more than they collect; games of one as traces."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from tests.pompeii.playing import GAME
from tests.pompeii.purpose import PURPOSEFUL, choose_one
from vesuvius.block import Blocks
from vesuvius.chance import chances
from vesuvius.game import Line
from vesuvius.pompeii import notation
from vesuvius.pompeii.play import LOOK
from vesuvius.rule import kernel
from vesuvius.trace import cut

WEIGHTS = (
    (re.compile("army|finish|build20"), 60),
    (re.compile("build"), 12),
    (re.compile("hire|heal"), 9),
    (re.compile("act:"), 6),
    (re.compile("train:|@b"), 4),
    (re.compile(".*/"), 4),
    (re.compile("give:"), 2),
)


def weight(token: str) -> float:
    """How much the player likes a token; of an amount, more is better."""
    if token.startswith("*"):
        return int(token[1:])
    return next((liked for form, liked in WEIGHTS if form.match(token)), 1)


def choose(chance: random.Random, tokens: Sequence[str], lively: bool = True) -> str:
    """A token, by its weight or all alike."""
    weights = [weight(token) if lively else 1 for token in tokens]
    left = chance.random() * sum(weights)
    for token, share in zip(tokens, weights, strict=True):
        left -= share
        if left < 0:
            return token
    return tokens[-1]


@kernel
def choose_at(states: Blocks, figures: Blocks, legals: Blocks, generators: Blocks) -> int:
    """An action of a player who knows the way to the Castrum."""
    return choose_one(states[0], figures[0], legals[0], generators[0], PURPOSEFUL)


def purposeful(chance: random.Random, state: Any) -> str:
    """A token of such a player."""
    step, (figures, legals, logs) = GAME.stepper()
    step(state, 0, LOOK, figures, legals, logs)
    return notation.token(choose_at(state, figures, legals, chances(chance.getrandbits(64))))


def lively_game(players: int, options: Sequence[str], seed: int, rounds: int) -> Iterator[Line]:
    """The lines of one game, cut off after a round."""
    state: Any = GAME.new(players, options, seed)
    yield {"game": "pompeii", **GAME.deal(players, options, seed)}
    chance = random.Random(f"lively {seed}")
    while (seat := GAME.seat(state)) is not None:
        legal = GAME.legal(state)
        move = choose(chance, legal)
        yield {"seat": seat, "legal": legal, "move": move}
        yield from GAME.chance(GAME.play(state, move))
        if GAME.round(state) > rounds:
            yield cut(rounds)
            return
    yield GAME.result(state)
