"""What the server tells the pages about the games that can be played here."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

import vesuvius
from vesuvius.bots.analysis import puzzles
from vesuvius.game import Game, GameInfo, Line, SupportsChallenges, SupportsDataSets, SupportsLessons, supports

GamePage = Literal["learn", "rules", "puzzles", "daily"]


class OfferedGame(GameInfo, frozen=True, kw_only=True):
    """A game that can be played here: what it declares about itself, and its pages besides its tables.

    Tables, replays, reviews and exploring need no mention: every game has them. `data_set` is the name of the set of
    data that new tables have; it's empty if the game has only one.
    """

    pages: list[GamePage]
    data_set: str = ""


class GameFacts(msgspec.Struct, frozen=True):
    """What is printed on a game's board and cards, with the hash of the data that it was read from."""

    data: str
    facts: Line


@cache
def offered_games() -> list[OfferedGame]:
    """Every game, in the order in which people choose from them."""
    games = [vesuvius.load(name) for name in vesuvius.GAMES]
    return [_offered(game) for game in games]


def facts_of(name: str) -> GameFacts:
    """What is printed on a game's board and cards; raises a Problem if there is no such game."""
    game = vesuvius.load(name)
    return GameFacts(game.data, game.facts())


def _offered(game: Game) -> OfferedGame:
    data_set = game.data_name if supports(game, SupportsDataSets) else ""
    return OfferedGame(**msgspec.structs.asdict(game.info), pages=_pages(game), data_set=data_set)


def _pages(game: Game) -> list[GamePage]:
    there: dict[GamePage, bool] = {
        "learn": supports(game, SupportsLessons),
        "rules": game.info.rulebook is not None,
        "puzzles": bool(puzzles.shipped(game.name)),
        "daily": supports(game, SupportsChallenges),
    }
    return [page for page, has in there.items() if has]
