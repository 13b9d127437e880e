"""What a seat sees cannot tell the true world from one that it takes to be possible: tried on thousands of positions.

At a position a seat's knowledge is masked and filled again at random; the whole deal of that world is played again with
the same tokens. At every ply the seat must get the same view, the same events and the same legal list, byte for byte,
and at the end the same refusals. `python tests/secrecy.py` tries 2,000 positions for each number of players.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from tests.oracle.deals import DEALERS
from vesuvius import load
from vesuvius.block import plain
from vesuvius.downfall.state import State
from vesuvius.game import Game, Illegal
from vesuvius.lines import encode

POSITIONS = 2000
CUTS = 25  # positions of one game
FIRST_PHASE = 0.5  # share of the positions that are looked for before the eruption
PATIENCE = 0.85  # how often a player who may call waits
# Half of the games begin as the rulebook says, the others with made-up deals, most of which ask players to call (R9).
KINDS = ("full_houses", "shared_jokers", "full_houses", "heirs", "shared_jokers", "ill_omens", "crowd", "anything")
OPTIONS = [chosen for size in range(4) for chosen in combinations(("dual_vents", "closed_vents", "free_moves"), size)]
SAMPLES = (
    "7@F5",
    "3@C3",
    "1-",
    "11*@B1",
    "+B1",
    "+-",
    "xB4k",
    "xF5r",
    "erupt",
    "~C3",
    "~H1",
    "A2>C2",
    "A1>out",
    "stay",
    "?",
)


class Leak(Exception):
    """A seat could tell the two worlds apart: by what, and at which ply."""

    def __init__(self, what: str, ply: int) -> None:
        super().__init__(f"{what} at ply {ply}")
        self.what, self.ply = what, ply


class Sight(NamedTuple):
    """What a seat gets at one ply: before the play its view and, if it decides, its legal list; then the events."""

    view: bytes
    legal: bytes
    events: bytes


class Witness:
    """A game that is played with given tokens, and what each seat gets to see of it."""

    def __init__(self, game: Game, deal: dict[str, Any], tokens: list[str]) -> None:
        self.game, self.tokens = game, tokens
        self.states, self.told = [game.new(deal=deal)], []
        for token in tokens:
            state = game.copy(self.states[-1])
            self.told.append(game.play(state, token))
            self.states.append(state)
        self.sight = cache(self._sight)

    def _sight(self, seat: int | None, ply: int) -> Sight:
        game, state = self.game, self.states[ply]
        legal = game.legal(state) if seat is not None and game.seat(state) == seat else []
        events = [game.mask_event(event, seat) for event in self.told[ply]] if ply < len(self.told) else []
        return Sight(encode(game.view(state, seat)), encode(legal), encode(events))

    def compare(self, other: Witness, seat: int | None) -> None:
        """Both look alike to the seat, up to the last ply of the other."""
        last = len(other.tokens)
        for ply in range(last + 1):
            mine, theirs = self.sight(seat, ply), other.sight(seat, ply)
            if mine.view != theirs.view:
                raise Leak("view", ply)
            if mine.legal != theirs.legal:
                raise Leak("legal", ply)
            if ply < last and mine.events != theirs.events:
                raise Leak("events", ply)


def differences(one: Any, other: Any) -> list[str]:
    """The fields in which two states differ."""
    mine, theirs = vars(plain(State, one)), vars(plain(State, other))
    return [name for name in mine if mine[name] != theirs[name]]


def try_position(witness: Witness, ply: int, seat: int | None, seed: int) -> None:
    """Raise the Leak by which the seat, at that ply, could tell a possible world from the true one."""
    game, state = witness.game, witness.states[ply]
    masked = game.mask(state, seat)
    possible = game.resample(masked, seat, seed)
    if differences(game.mask(possible, seat), masked) or differences(game.resample(state, seat, seed), possible):
        raise Leak("mask", ply)
    try:
        other = Witness(game, game.whole_deal(possible), witness.tokens[:ply])
    except Illegal:
        raise Leak("play", ply) from None
    witness.compare(other, seat)
    # Where cards are alike, several lists of swaps mean the same shuffle.
    if differences(other.states[ply], possible) not in ([], ["mix"]):
        raise Leak("deal", ply)
    for token in SAMPLES:
        if seat is not None and game.refusal(state, seat, token) != game.refusal(other.states[ply], seat, token):
            raise Leak("refusal", ply)


def random_game(game: Game, chance: random.Random, players: int, number: int) -> Witness:
    """A game in which who may call mostly waits, so that many are asked, again and again."""
    kind = "rulebook" if number % 2 else KINDS[number // 2 % len(KINDS)]
    deal = DEALERS[kind](chance, players, chance.choice(OPTIONS))
    state, tokens = game.new(deal=deal, seed=chance.getrandbits(64)), []
    whole = game.whole_deal(state)
    while game.seat(state) is not None:
        legal = game.legal(state)
        waits = legal == ["erupt", "wait"] and chance.random() < PATIENCE
        tokens.append("wait" if waits else chance.choice(legal))
        game.play(state, tokens[-1])
    return Witness(game, whole, tokens)


def try_game(game: Game, players: int, number: int, cuts: int = CUTS) -> int:
    """Try positions of one random game; how many of them had seen somebody asked to call."""
    chance = random.Random(f"secrets {players} {number}")
    witness = random_game(game, chance, players, number)
    settling = next(i for i, token in enumerate(witness.tokens) if token.startswith("~"))
    asked = 0
    for _ in range(cuts):
        early = chance.random() < FIRST_PHASE
        ply = chance.randrange(settling + 1 if early else len(witness.tokens))
        try_position(witness, ply, chance.choice([None, *range(players)]), chance.getrandbits(64))
        asked += not {"wait", "erupt"}.isdisjoint(witness.tokens[:ply])
    return asked


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    chosen = parser.parse_args()
    game, began = load("downfall"), time.process_time()
    for players in game.seats:
        games = range(-(-chosen.positions // CUTS))
        try:
            asked = sum(try_game(game, players, number) for number in track(games, "", console=Console(stderr=True)))
        except Leak as leak:
            print(f"{players} players: {leak}")
            return 1
        print(f"{players} players: {CUTS * len(games):,} positions, {asked:,} of them after somebody was asked (R9)")
    print(f"no seat can tell; {time.process_time() - began:.0f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
