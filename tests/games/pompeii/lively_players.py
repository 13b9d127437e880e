"""Random players of Pompeii that build, train, activate and offer more than they collect; games of one as traces."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from tests.games.pompeii.playing import GAME
from vesuvius.formats.trace import cut
from vesuvius.game import Line
from vesuvius.games.pompeii.data.names import SHIPPED

BUILDINGS = {building.id: building for building in SHIPPED.buildings}
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


def needs(state: Any, seat: int) -> dict[str, int]:
    """The goods that a seat still lacks for what comes next on its way: Foro, Terme, army, Castrum."""
    position = GAME.position(state)
    own, built = position["seats"][seat], position.get("built", {})
    steps = [BUILDINGS[name].cost for name in ("b17", "b19") if name not in built]
    steps += [BUILDINGS["b19"].recruit] if own.get("army", "none") == "none" else []
    steps += [] if "b20" in built else [BUILDINGS["b20"].cost]
    goods = own.get("goods", {})
    wanted = steps[0] if steps else {}
    return {name: amount - goods.get(name, 0) for name, amount in wanted.items() if amount > goods.get(name, 0)}


def purposeful(chance: random.Random, state: Any) -> str:
    """A token of a player who collects raw goods, trades them for what the way to the Castrum asks."""
    legal, seat = GAME.legal(state), GAME.seat(state)
    assert seat is not None
    lacking = needs(state, seat)
    first = [t for t in legal if re.match("army|finish|heal|build(17|19|20)|hire", t)]
    spare = {name: n for name, n in GAME.position(state)["seats"][seat].get("goods", {}).items() if n >= 4}
    if legal[0].startswith("*"):
        most = max(legal, key=weight)
        return f"*{min(int(most[1:]), max(2, max(lacking.values(), default=2)))}"
    for wanted in (first, [t for t in legal if t[0] == ">" and t[1:] in lacking]):
        if wanted:
            return chance.choice(wanted)
    if legal[0][-1] == ">" and any(f"{name}>" in legal for name in spare):
        return f"{max((name for name in spare if f'{name}>' in legal), key=spare.__getitem__)}>"
    if "@porta" in legal and spare and lacking and chance.random() < 0.8:
        return "@porta"
    return choose(chance, legal, chance.random() < 0.3)


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
