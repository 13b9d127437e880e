"""What a person has made of all their finished games: ratings, places, and how they stand with each opponent."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal

import msgspec
from msgspec.structs import replace

from vesuvius.server.features.ratings.rating import displayed, margin
from vesuvius.server.protocol.messages import Sitter, TableInfo
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Placing, Rating, Result
from vesuvius.server.tables.table import LEVEL_NAMES

MOST_OPPONENTS = 200
POOLS = ("people", "bots")  # of games
Played = tuple[Result, Placing, list[Placing]]


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is at a game, among people or with bots at the table; 1500 is the middle.

    It is `margin` more or less in 95 of 100 cases.
    """

    game: str
    pool: Literal["people", "bots"]
    rating: int
    margin: int
    games: int


class Tally(msgspec.Struct, frozen=True):
    """The finished games of a kind: how many, how often which place (the first one first), and the best score."""

    game: str
    players: int
    games: int
    places: list[int]
    best: int | None


class Opponent(msgspec.Struct, frozen=True):
    """Somebody, or a level of bots, that one has played: how often one was better, equal and worse.

    Of bots also the rating, if they have one.
    """

    game: str
    person: str | None
    bot: str | None
    name: str
    better: int
    equal: int
    worse: int
    rating: int | None


class Finisher(msgspec.Struct, frozen=True):
    """How a seat came out of a game; neither person nor bot: somebody who is not known here any more."""

    person: str | None
    bot: str | None
    name: str
    place: int
    score: int | None
    gone: bool


class GamePlayed(msgspec.Struct, frozen=True):
    """A finished game, and one's own seat in it.

    With the rating before and after, if it was rated. Without `kept` its table has been deleted.
    """

    table: str
    game: str
    ended: float
    seat: int
    finishers: list[Finisher]
    before: int | None
    after: int | None
    kept: bool


class Career(msgspec.Struct, frozen=True):
    """What somebody has made of their finished games; the last ones are listed, the newest first."""

    ratings: list[RatingInfo]
    tallies: list[Tally]
    opponents: list[Opponent]
    games: list[GamePlayed]


async def career_of(store: Store, person: str) -> Career:
    """All about the finished games of a person."""
    found = [_mine(person, result, placings) for result, placings in await store.results.of(person)]
    people = {each.person for _, _, placings in found for each in placings if each.person is not None}
    ratings = await store.ratings.of([person, *LEVEL_NAMES])
    names = await store.people.names(people)
    listed = found[:MOST_OPPONENTS]
    there = await store.tables.existing([result.table for result, _, _ in listed])
    return Career(
        [_rating(rating) for rating in ratings if rating.player == person and rating.pool in POOLS],
        _tallies(found),
        _opponents(found, names, {(each.game, each.player): each for each in ratings if each.pool == "bots"}),
        [_game(played, names, played[0].table in there) for played in listed],
    )


async def with_ratings(store: Store, tables: list[TableInfo]) -> list[TableInfo]:
    """Tables with what the people who sit there have, in that game among people."""
    people = {seat.person for info in tables for seat in info.seats if seat.person is not None}
    found = await store.ratings.of(sorted(people)) if people else []
    known = {(each.game, each.player): displayed(each.mu) for each in found if each.pool == "people"}

    def rated(seat: Sitter, game: str) -> Sitter:
        return replace(seat, rating=known.get((game, seat.person or "")))

    return [replace(info, seats=[rated(seat, info.rules.game) for seat in info.seats]) for info in tables]


def _mine(person: str, result: Result, placings: list[Placing]) -> Played:
    """A game with the person's own seat; of several seats, the best."""
    own = min((each for each in placings if each.person == person), key=lambda each: each.place)
    return result, own, placings


def _rating(rating: Rating) -> RatingInfo:
    pool: Literal["people", "bots"] = "bots" if rating.pool == "bots" else "people"
    return RatingInfo(rating.game, pool, displayed(rating.mu), margin(rating.sigma), rating.games)


def _tallies(found: list[Played]) -> list[Tally]:
    """How often which place, for each game and number of players."""
    counted: dict[tuple[str, int], list[int]] = {}
    scores: dict[tuple[str, int], list[int]] = defaultdict(list)
    games: dict[tuple[str, int], int] = defaultdict(int)
    for result, own, _ in found:
        kind = (result.game, result.players)
        games[kind] += 1
        places = counted.setdefault(kind, [0] * result.players)
        if own.place <= result.players:  # someone who has lost alone has no place among others
            places[own.place - 1] += 1
        if own.score is not None:
            scores[kind].append(own.score)
    return [
        Tally(*kind, games[kind], places, max(scores[kind], default=None)) for kind, places in sorted(counted.items())
    ]


def _opponents(found: list[Played], names: dict[str, str], bots: dict[tuple[str, str], Rating]) -> list[Opponent]:
    """Won, shared and lost against each; people first, then bots, each the most frequent first."""
    against: dict[tuple[str, str | None, str | None], list[int]] = {}
    for result, own, placings in found:
        for other in placings:
            if other.person == own.person or (other.person is None and other.bot is None):
                continue
            counts = against.setdefault((result.game, other.person, other.bot), [0, 0, 0])
            counts[1 + (own.place > other.place) - (own.place < other.place)] += 1
    return [
        Opponent(
            game, person, bot, names.get(person or "", ""), better, equal, worse, _of_bot(bots.get((game, bot or "")))
        )
        for (game, person, bot), (better, equal, worse) in sorted(
            against.items(), key=lambda pair: (pair[0][0], pair[0][1] is None, -sum(pair[1]), pair[0][2] or "")
        )
    ]


def _of_bot(rating: Rating | None) -> int | None:
    return None if rating is None else displayed(rating.mu)


def _game(played: Played, names: dict[str, str], kept: bool) -> GamePlayed:
    result, own, placings = played
    finishers = [
        Finisher(each.person, each.bot, names.get(each.person or "", ""), each.place, each.score, each.gone)
        for each in placings
    ]
    rated = result.pool is not None and own.after is not None
    before, after = (displayed(own.before), displayed(own.after)) if rated else (None, None)
    return GamePlayed(result.table, result.game, result.ended, own.seat, finishers, before, after, kept)
