"""What is answered over HTTP about ratings and results."""

from __future__ import annotations

from typing import Literal

import msgspec


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
