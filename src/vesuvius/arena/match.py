"""Matches: bots play many games against each other, and each deal is played in every rotation of the seats.

Game number g of a match with n rotations is played from deal g // n in rotation g % n. In rotation 0 the first bot
named sits at seat 0; in each rotation after that, the next bot named moves up to it. Only rotations that differ count:
a bot that plays against itself plays each deal once. What happens in a game follows from the set-up and its number
alone, as long as no bot looks at a clock: a deal's chance comes from the seed and the deal, a bot's from the seed, the
deal, the rotation, the ply and its seat. The full state of a game stays in this file; a bot only gets what its seat
sees.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import Annotated, NamedTuple

import msgspec

from vesuvius.bots.engines.faults import EngineFault
from vesuvius.bots.players.registry import NamedBot
from vesuvius.bots.players.uniform import Uniform
from vesuvius.engine.seed import seed_number
from vesuvius.formats import record as records
from vesuvius.formats.json_lines import encode
from vesuvius.formats.record import Record
from vesuvius.game import Game, Outcome, Problem, is_cut

FORMAT = 1
SEED_BYTES = 32
BOT_SEED_BYTES = 7  # so that it fits into a signed word
BY_LOT = NamedBot("uniform", Uniform())


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that decides every game: bots in the order given, one per seat; the seed as 64 hexadecimal digits.

    `data_name` is what records of the match call the data.
    """

    format: int
    game: str
    version: int
    data: str
    players: int
    options: list[str]
    bots: list[str]
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    data_name: str = ""

    @property
    def rotations(self) -> int:
        """How many rotations of the bots there are before the first one comes round again."""
        return next(n for n in range(1, self.players + 1) if self.bots[n:] + self.bots[:n] == self.bots)

    def seating(self, number: int) -> list[int]:
        """Returns which bot sits at each seat in that game, by its place in the order given."""
        return [(seat + number % self.rotations) % self.players for seat in range(self.players)]

    def names(self, number: int) -> list[str]:
        """Returns the name of the bot at each seat in that game."""
        return [self.bots[bot] for bot in self.seating(number)]

    def deal_seed(self, number: int) -> int:
        """Returns the seed of that game's deal; games with the same deal share it."""
        return self._chance("deal", SEED_BYTES, number // self.rotations)

    def bot_seed(self, number: int, ply: int, seat: int) -> int:
        """Returns the seed that the bot at that seat uses for one decision."""
        return self._chance("choice", BOT_SEED_BYTES, *divmod(number, self.rotations), ply, seat)

    def _chance(self, purpose: str, size: int, *numbers: int) -> int:
        label = encode([self.seed, purpose, *numbers])
        return int.from_bytes(blake2b(label, digest_size=size, person=b"match").digest())


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat whose engine lost the game: at which of its decisions, and what it did, as a message id and arguments."""

    seat: int
    decision: int
    problem: str
    args: dict[str, str | int | None]


class GameResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result of a game by seat: bots, scores, number of decisions, and the seconds that they took.

    Who forfeits doesn't win. Their decisions from then on were made by lot, so that the game came to its end.
    """

    number: int
    seats: list[str]
    winners: list[int]
    scores: dict[str, list[int]]
    decisions: list[int]
    seconds: list[float]
    forfeits: list[Forfeit] = []


class FinishedGame(NamedTuple):
    """A finished game: its result and its record."""

    played: GameResult
    record: Record


def set_up(game: Game, bots: Sequence[str], options: Sequence[str], seed: int | str) -> Match:
    """Returns a match of these bots, one per seat; raises a Problem if the game can't be played like that."""
    if len(bots) not in game.seats:
        raise Problem("match-bots", got=len(bots), lowest=min(game.seats), highest=max(game.seats))
    for option in options:
        if option not in game.options:
            raise Problem("unknown-option", name=option, known=list(game.options))
    # As a record writes them: with the game's defaults for everything that isn't chosen.
    chosen = game.deal(len(bots), [option for option in game.options if option in options], 0)["options"]
    digits = seed_number(seed).to_bytes(SEED_BYTES).hex()
    fixed = (FORMAT, game.name, game.version, game.data, len(bots), chosen, list(bots), digits)
    return Match(*fixed, records.name_of_data(game))


def play_game(match: Match, game: Game, bots: Sequence[NamedBot], number: int) -> FinishedGame:
    """Plays the game with that number; `bots` are the bots of the match, in its order."""
    seats = [bots[bot] for bot in match.seating(number)]
    names, dealt = match.names(number), match.deal_seed(number)
    record, state = records.start(game, match.players, match.options, dealt, seats=names)
    decisions, seconds = [0] * match.players, [0.0] * match.players
    forfeits: dict[int, Forfeit] = {}
    for place, bot in enumerate(seats):
        bot.begin(game, match.players, match.options, place)
    while (seat := game.seat(state)) is not None and not is_cut(game, state):
        masked, seed = game.mask(state, seat), match.bot_seed(number, len(record.entries), seat)
        bot = BY_LOT if seat in forfeits else seats[seat]
        with _naming_the_bot(bot.name, number):
            before = bot.clock()
            try:
                choice = bot.choose(game, masked, seed)
            except EngineFault as fault:
                forfeits[seat] = Forfeit(seat, decisions[seat], fault.message, fault.args_of_message)
                choice = BY_LOT.choose(game, masked, seed)
            seconds[seat] += bot.clock() - before
        decisions[seat] += 1
        records.play(record, game, state, choice.token)
    outcome = game.outcome(state) or Outcome({}, [])
    result = (names, _winners(outcome, match.players, forfeits), outcome.scores)
    return FinishedGame(GameResult(number, *result, decisions, seconds, [*forfeits.values()]), record)


def _winners(outcome: Outcome, players: int, forfeits: Container[int]) -> list[int]:
    """Returns who wins by the rules and didn't forfeit; if there is nobody, all who didn't."""
    left = [seat for seat in range(players) if seat not in forfeits]
    return [seat for seat in outcome.winners if seat in left] or (left if outcome.winners else [])


@contextmanager
def _naming_the_bot(bot: str, number: int) -> Iterator[None]:
    """Turns anything that goes wrong inside a bot into a Problem that says what, where and in which game."""
    try:
        yield
    except Problem:
        raise
    except (Exception, SystemExit) as error:
        place = extract_tb(error.__traceback__)[-1]
        why = f"{' '.join(format_exception_only(error))} ({Path(place.filename).name}:{place.lineno})"
        raise Problem("bot-failed", bot=bot, number=number, why=" ".join(why.split())) from error
