"""What a seat sees cannot tell the true world from one that it takes to be possible: tried on thousands of positions.

At a position a seat's knowledge is masked and filled again at random; the whole deal of that world is played again with
the same tokens. At every ply the seat must get the same view, the same events and the same legal list, byte for byte,
and at the end the same refusals. `python -m tests.soaks.seats_learn_no_secrets` tries 2,000 positions for each number
of players.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, islice
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from tests.games.downfall.oracle.deals import DEALERS
from tests.games.pompeii.lively_players import choose, purposeful
from tests.games.pompeii.playing import GAME as POMPEII
from vesuvius import load
from vesuvius.engine.block import Block, plain
from vesuvius.formats.json_lines import encode
from vesuvius.game import Event, Game, Illegal, Line, Problem, SupportsReconstruction, SupportsRoundLimit, supports
from vesuvius.games.downfall.rules import state as downfall
from vesuvius.games.pompeii.rules import state as pompeii

POSITIONS = 2000
CUTS = 25  # positions of one game
PASTS = 40  # ways in which a world may have come about that are tried
FIRST_PHASE = 0.5  # share of the positions that are looked for before the eruption
PATIENCE = 0.85  # how often a player who may call waits
# Half of the games begin as the rulebook says, the others with made-up deals, most of which ask players to call (R9).
KINDS = ("full_houses", "shared_jokers", "full_houses", "heirs", "shared_jokers", "ill_omens", "crowd", "anything")
OPTIONS = [chosen for size in range(4) for chosen in combinations(("dual_vents", "closed_vents", "free_moves"), size)]
SAMPLES = (
    "7@F5", "3@C3", "1-", "11*@B1", "+B1", "+-", "xB4k", "xF5r", "erupt", "~C3", "~H1", "A2>C2", "A1>out", "stay", "?",
)  # fmt: skip
POMPEII_SAMPLES = (
    "own3", "+grain", "@grain/S14", "@b7", "*2", "build5", "train:S30", "swap:S12", "act:C35", "!2", "!C05", "keep:S12",
    "play:C33", "wait", "?",
)  # fmt: skip
ROUNDS = (10, 20, 30)  # after which a game without end is cut off

Play = tuple[str, list[Line]]  # a token, and the chance lines that it is told to cause


class Leak(Exception):
    """A seat could tell the two worlds apart: by what, and at which ply."""

    def __init__(self, what: str, ply: int) -> None:
        super().__init__(f"{what} at ply {ply}")
        self.what, self.ply = what, ply


class Sight(NamedTuple):
    """What a seat gets at one ply: token and events that led there, its view and, if it decides, its legal list."""

    token: bytes
    events: bytes
    view: bytes
    legal: bytes


class Witness:
    """A game that is played with given tokens, and what each seat gets to see of it.

    One that `must` look like another to a seat raises the first Leak that tells them apart.
    """

    def __init__(
        self, game: Game, deal: Line, plays: Iterable[Play], must: tuple[Witness, int | None] | None = None
    ) -> None:
        self.game, self.deal, self.tokens, self.must = game, deal, [], must
        self.states: list[Any] = [game.new(deal=deal)]
        self.told: list[list[Event]] = [[]]
        self.sight = cache(self._sight)
        self._compare()
        for token, lines in plays:
            state = game.copy(self.states[-1])
            for line in lines:
                game.foresee(state, line)
            self.tokens.append(token)
            self.told.append(game.play(state, token))
            self.states.append(state)
            self._compare()

    def _sight(self, seat: int | None, ply: int) -> Sight:
        game, state = self.game, self.states[ply]
        legal = game.legal(state) if seat is not None and game.seat(state) == seat else []
        events = [game.mask_event(event, seat) for event in self.told[ply]]
        return Sight(encode(self._token(seat, ply)), encode(events), encode(game.view(state, seat)), encode(legal))

    def _token(self, seat: int | None, ply: int) -> str | None:
        """The token that led there, as the seat sees it."""
        player = self.game.seat(self.states[ply - 1]) if ply else None
        return None if player is None else self.game.mask_token(self.tokens[ply - 1], player, seat)

    def _compare(self) -> None:
        """Whether the last ply looks as it must."""
        if self.must:
            (other, seat), ply = self.must, len(self.tokens)
            mine, theirs = self.sight(seat, ply), other.sight(seat, ply)
            for what in Sight._fields:
                if getattr(mine, what) != getattr(theirs, what):
                    raise Leak(what, ply)

    def pasts(self, ply: int, possible: Any) -> Iterable[tuple[Line, list[Play]]]:
        """How a world that is possible at that ply may have come about."""
        game, tokens = self.game, self.tokens[:ply]
        if not supports(game, SupportsReconstruction):
            return [(game.whole_deal(possible), [(token, []) for token in tokens])]
        told = [*zip(tokens, self.told[1 : ply + 1], strict=True)]
        return game.reconstruct(self.states[ply], possible, self.deal, told)


def differences(game: Game, one: Any, other: Any) -> set[str]:
    """The fields in which two states differ."""
    kind = SUBJECTS[game.name].state
    mine, theirs = vars(plain(kind, one)), vars(plain(kind, other))
    return {name for name in mine if mine[name] != theirs[name]}


def try_position(witness: Witness, ply: int, seat: int | None, seed: int, pasts: int = PASTS) -> None:
    """Raise the Leak by which the seat, at that ply, could tell a possible world from the true one."""
    game, state = witness.game, witness.states[ply]
    masked = game.mask(state, seat)
    possible = game.resample(masked, seat, seed)
    again = game.resample(state, seat, seed)
    if differences(game, game.mask(possible, seat), masked) or differences(game, again, possible):
        raise Leak("mask", ply)
    leak = Leak("play", ply)
    for deal, plays in islice(witness.pasts(ply, possible), pasts):
        try:
            return try_past(witness, Witness(game, deal, plays, (witness, seat)), possible, ply, seat)
        except Leak as found:
            leak = found
        except (Illegal, Problem):
            leak = Leak("play", ply)
    raise leak


def try_past(witness: Witness, other: Witness, possible: Any, ply: int, seat: int | None) -> None:
    """Raise the Leak by which the seat could tell one past of a possible world from the true one."""
    game, subject, state = witness.game, SUBJECTS[witness.game.name], other.states[ply]
    if differences(game, game.mask(state, seat), game.mask(possible, seat)):
        raise Leak("mask", ply)
    if not differences(game, state, possible) <= subject.loose:
        raise Leak("deal", ply)
    for token in subject.samples:
        if seat is not None and game.refusal(witness.states[ply], seat, token) != game.refusal(state, seat, token):
            raise Leak("refusal", ply)


def downfall_game(game: Game, chance: random.Random, players: int, number: int) -> Witness:
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
    return Witness(game, whole, [(token, []) for token in tokens])


def downfall_ply(witness: Witness, chance: random.Random) -> int:
    """A ply of a game, half of them in the first phase."""
    settling = next(i for i, token in enumerate(witness.tokens) if token.startswith("~"))
    early = chance.random() < FIRST_PHASE
    return chance.randrange(settling + 1 if early else len(witness.tokens))


def downfall_past(witness: Witness, ply: int) -> list[str]:
    """What has happened that makes a position worth trying."""
    return ["after somebody was asked (R9)"] * (not {"wait", "erupt"}.isdisjoint(witness.tokens[:ply]))


def option_set(number: int, players: int) -> list[str]:
    """Options of Pompeii that go together, all of them in turn."""
    options = [f"set_{'abc'[number % 3]}"]
    if players == 1:
        return [*options, "no_textoria"] if number % 2 else options
    several = ("all_volcano", "apocalypse_last", "foro_timer")
    return options + [name for place, name in enumerate(several) if number >> place & 1]


def pompeii_game(game: Game, chance: random.Random, players: int, number: int) -> Witness:
    """A game of players who choose at random, like to build and activate, or want to win; cut off after some rounds."""
    options, rounds = option_set(number, players), chance.choice(ROUNDS)
    assert supports(game, SupportsRoundLimit)
    state, tokens = game.new(players, options, chance.getrandbits(64)), []
    whole = game.whole_deal(state)
    while game.seat(state) is not None and game.round(state) <= rounds:
        aimless = number % 4 < 2
        tokens.append(choose(chance, game.legal(state), number % 4 == 1) if aimless else purposeful(chance, state))
        game.play(state, tokens[-1])
    return Witness(game, whole, [(token, []) for token in tokens])


def pompeii_ply(witness: Witness, chance: random.Random) -> int:
    """A ply of a game."""
    return chance.randrange(len(witness.tokens))


def pompeii_past(witness: Witness, ply: int) -> list[str]:
    """What has happened that makes a position worth trying."""
    kinds = {event.kind for events in witness.told[: ply + 1] for event in events}
    asked = any(token == "wait" or token.startswith("play:") for token in witness.tokens[:ply])
    happened = {
        "after somebody was asked (P50)": asked,
        "after a deck was made anew (P18)": "remade" in kinds,
        "after a card was taken unseen (C44)": "took_unseen" in kinds,
        "after cards were looked at": "kept" in kinds,
    }
    return [name for name, has in happened.items() if has]


class Subject(NamedTuple):
    """A game that is tried: what is known of its inside, tokens that are refused, and where positions come from.

    `loose` fields are not the same in a possible world and in one of its pasts: where cards are alike, several lists of
    swaps mean the same shuffle; a world of Pompeii has no deal, and leaves out who else knows a card of another's hand.
    """

    game: Game
    state: type[Block]
    loose: frozenset[str]
    samples: tuple[str, ...]
    play: Callable[[Game, random.Random, int, int], Witness]
    choose_ply: Callable[[Witness, random.Random], int]
    past: Callable[[Witness, int], list[str]]


SUBJECTS = {
    "downfall": Subject(
        load("downfall"),
        downfall.State,
        frozenset({"mix"}),
        SAMPLES,
        downfall_game,
        downfall_ply,
        downfall_past,
    ),
    "pompeii": Subject(
        POMPEII,
        pompeii.State,
        frozenset({"dealt", "known"}),
        POMPEII_SAMPLES,
        pompeii_game,
        pompeii_ply,
        pompeii_past,
    ),
}


def random_game(game: Game, chance: random.Random, players: int, number: int) -> Witness:
    """A random game, as its subject says."""
    return SUBJECTS[game.name].play(game, chance, players, number)


def try_game(game: Game, players: int, number: int, cuts: int = CUTS) -> Counter[str]:
    """Try positions of one random game; what had happened before how many of them."""
    chance = random.Random(f"secrets {players} {number}")
    witness, subject = random_game(game, chance, players, number), SUBJECTS[game.name]
    happened: Counter[str] = Counter()
    for _ in range(cuts):
        ply = subject.choose_ply(witness, chance)
        try_position(witness, ply, chance.choice([None, *range(players)]), chance.getrandbits(64))
        happened.update(subject.past(witness, ply))
    return happened


def try_players(game: Game, players: int, games: range) -> None:
    """Try positions of many games with so many players, and say what has been tried."""
    happened: Counter[str] = Counter()
    for number in track(games, "", console=Console(stderr=True)):
        happened += try_game(game, players, number)
    print(f"{game.name}, {players} players: {CUTS * len(games):,} positions", flush=True)
    for what, count in sorted(happened.items()):
        print(f"  {count:,} of them {what}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--game", choices=SUBJECTS, action="append")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    chosen, began = parser.parse_args(), time.process_time()
    for name in chosen.game or SUBJECTS:
        game = SUBJECTS[name].game
        for players in chosen.players or game.seats:
            try:
                try_players(game, players, range(chosen.first, chosen.first + -(-chosen.positions // CUTS)))
            except Leak as leak:
                print(f"{name}, {players} players: {leak}")
                return 1
    print(f"no seat can tell; {time.process_time() - began:.0f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
