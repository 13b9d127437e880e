"""No choice of a bot depends on what its seat cannot see: tried on thousands of decisions of a game.

At a decision everything that the seat cannot see is drawn anew, in agreement with all that it has seen. The mask of the
true state and the mask of the other world, with the same seed, must lead every bot to the same token. So must the plan
that people are told, in one of ten positions. The games are played by all kinds of bots, for all numbers of players and
all options of Downfall; half of its from made-up deals, so that every kind of decision comes up.
`python -m tests.soaks.bots_learn_no_secrets` tries 10,000 decisions.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import count, islice, product
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from tests.games.downfall.oracle.deals import DEALERS
from tests.soaks.seats_learn_no_secrets import KINDS, OPTIONS, PATIENCE
from vesuvius import load
from vesuvius.bots.analysis.plans import plan_for
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.engine.block import plain
from vesuvius.game import Game
from vesuvius.games.downfall.presentation.state_words import DECISIONS
from vesuvius.games.downfall.rules.state import State
from vesuvius.games.pompeii.presentation import state_words
from vesuvius.games.pompeii.rules import state as pompeii

POSITIONS = 10_000
PLANS = 10  # one in so many positions: a plan takes as long as many choices
CUTS = 25  # decisions of one game
BOTS = ("uniform", "greedy", "level:1", "level:2", "mcts:40")
PLAYERS = ("uniform", "greedy", "level:1")  # of the games
TABLES = list(product((2, 3, 4), OPTIONS))
POMPEII_TABLES = list(product((3, 1, 2, 4), ((), ("set_c",))))
ROUNDS = 17  # that a game of Pompeii is played for


class Difference(Exception):
    """A bot chose otherwise in a world that its seat cannot tell from the true one."""

    def __init__(self, bot: str, tokens: tuple[str, str]) -> None:
        super().__init__(f"{bot} chose {tokens[0]}, and {tokens[1]} in another world that looks the same")
        self.bot, self.tokens = bot, tokens


class Decided(NamedTuple):
    """A state in which a seat has something to choose, what kind of decision it is, and where it comes from."""

    state: Any
    kind: str
    place: str


def compare(game: Game, state: Any, bots: Iterable[NamedBot], seed: int) -> bool:
    """Raise the Difference by which a bot knows a hidden thing; return whether anything hidden was drawn otherwise."""
    seat = game.seat(state)
    masked = game.mask(state, seat)
    world = game.resample(masked, seat, seed)
    for named in bots:
        true, other = (named.choose(game, game.mask(each, seat), seed).token for each in (state, world))
        if true != other:
            raise Difference(named.name, (true, other))
    return not game.same(state, world) and not game.same(masked, world)


def compare_plans(game: Game, state: Any, seed: int) -> None:
    """Raise the Difference by which the plan that people are told knows a hidden thing."""
    seat = game.seat(state)
    assert seat is not None
    world, token = game.resample(game.mask(state, seat), seat, seed), game.legal(state)[0]
    true, other = (plan_for(game, game.mask(each, seat), seat, token) for each in (state, world))
    if true != other:
        raise Difference("the plan", (str(true), str(other)))


def played(game: Game, number: int) -> list[Decided]:
    """The decisions of a game that offer a choice."""
    chance = random.Random(f"choices {number}")
    players, options = TABLES[number % len(TABLES)]
    kind = "rulebook" if number % 2 else KINDS[chance.randrange(len(KINDS))]
    state = game.new(deal=DEALERS[kind](chance, players, options), seed=chance.getrandbits(64))
    seats = [read_bot(chance.choice(PLAYERS)) for _ in range(players)]
    found: list[Decided] = []
    for ply in count():
        seat = game.seat(state)
        if seat is None:
            return found
        legal = game.legal(state)
        if len(legal) > 1:
            place = f"game {number} ({players} players), ply {ply}"
            found.append(Decided(game.copy(state), DECISIONS[plain(State, state).kind], place))
        waits = legal == ["erupt", "wait"] and chance.random() < PATIENCE
        seed = chance.getrandbits(32)
        game.play(state, "wait" if waits else seats[seat].choose(game, game.mask(state, seat), seed).token)
    raise AssertionError


def played_pompeii(game: Game, number: int) -> list[Decided]:
    """The decisions of a game of Pompeii that offer a choice, as long as it goes on or for many rounds."""
    chance = random.Random(f"choices {number}")
    players, options = POMPEII_TABLES[number % len(POMPEII_TABLES)]
    state = game.new(players, options, chance.getrandbits(64))
    seats = [read_bot(chance.choice(PLAYERS[1:] if players == 1 else PLAYERS)) for _ in range(players)]
    found: list[Decided] = []
    while (seat := game.seat(state)) is not None and plain(pompeii.State, state).round <= ROUNDS:
        if len(game.legal(state)) > 1:
            place = f"game {number} ({players} players), decision {len(found)}"
            found.append(Decided(game.copy(state), str(state_words.decision(plain(pompeii.State, state))), place))
        game.play(state, seats[seat].choose(game, game.mask(state, seat), chance.getrandbits(32)).token)
    return found


PLAYED: dict[str, Callable[[Game, int], list[Decided]]] = {"downfall": played, "pompeii": played_pompeii}
KINDS_OF = {"downfall": DECISIONS, "pompeii": state_words.DECISIONS}


def decisions(game: Game, cuts: int = CUTS) -> Iterator[Decided]:
    """Some decisions of one game after another, of each kind that comes up about as many as of the others."""
    for number in count():
        chance, left = random.Random(f"cuts {number}"), PLAYED[game.name](game, number)
        chance.shuffle(left)
        for _ in range(min(cuts, len(left))):
            kind = chance.choice(sorted({decided.kind for decided in left}))
            chosen = next(i for i, decided in enumerate(left) if decided.kind == kind)
            yield left.pop(chosen)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*PLAYED], default="downfall")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    chosen = parser.parse_args()
    game, began = load(chosen.game), time.process_time()
    bots = [read_bot(name) for name in BOTS]
    kinds: Counter[str] = Counter()
    redrawn = 0
    tried = islice(decisions(game), chosen.positions)
    for seed, decided in enumerate(track(tried, "", chosen.positions, console=Console(stderr=True))):
        kinds[decided.kind] += 1
        try:
            redrawn += compare(game, decided.state, bots, seed)
            if seed % PLANS == 0:
                compare_plans(game, decided.state, seed)
        except Difference as difference:
            print(f"{decided.place}, {decided.kind}: {difference}")
            return 1
    print(", ".join(f"{kinds[kind]} {kind}" for kind in KINDS_OF[chosen.game]))
    print(f"in {redrawn} of them something hidden came out otherwise")
    pairs = chosen.positions * len(bots)
    print(f"{chosen.positions} positions, {len(bots)} bots, {pairs} pairs of choices, all equal")
    print(f"{time.process_time() - began:.0f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
