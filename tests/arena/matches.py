"""What the tests of matches share: matches of each game, and results without their times."""

from __future__ import annotations

import msgspec

import vesuvius
from tests.support import lanterns
from vesuvius.arena.match import GameResult, Match, play_game, set_up
from vesuvius.bots.players.registry import read_bot
from vesuvius.game import Game

FIRST, PEEKING = "tests.support.small_bots:First", "tests.support.small_bots:Peeking"
BOTS = ["uniform", FIRST]


def load(name: str) -> Game:
    """Any game, the small one of the tests included."""
    return lanterns.load(name) if name == "lanterns" else vesuvius.load(name)


def match(game: str = "lanterns", bots: list[str] = BOTS, options: list[str] | None = None, seed: int = 1) -> Match:
    return set_up(load(game), bots, options or [], seed)


def play(chosen: Match, *numbers: int) -> list[GameResult]:
    """These games, one after the other."""
    bots = [read_bot(name) for name in chosen.bots]
    return [play_game(chosen, load(chosen.game), bots, number).played for number in numbers]


def timeless(played: GameResult) -> GameResult:
    """A result without the time that it took."""
    return msgspec.structs.replace(played, seconds=[0.0] * len(played.seats))


def by_number(games: list[GameResult]) -> list[GameResult]:
    return [timeless(played) for played in sorted(games, key=lambda played: played.number)]
