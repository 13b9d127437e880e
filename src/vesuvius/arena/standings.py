"""The standings of a match: for each bot name its wins, with a 95 % interval, its scores and its time.

Bots of the same name count as one, and their wins are added up over all their seats: a game that the name wins at one
of three seats is one win in one game. If several seats share a win, each gets its part of it, so the wins of all names
add up to the number of games. Scores are averages over all games and all seats of the name.

The interval is Wilson's, for a share of independent games. Games of one deal aren't independent: what a deal gives to
a seat helps each bot in turn, which makes the true spread of a rotated match smaller; and a shared win spreads less
than a whole one. For both reasons, the interval is rather too wide.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import fsum, sqrt

import msgspec

from vesuvius.arena.match import GameResult, Match

NORMAL = 1.959964  # standard deviations to each side that hold the middle 95 % of a normal distribution
DIGITS = 6


class Row(msgspec.Struct, frozen=True):
    """One bot name. `seats` is how many seats it has in every game; a forfeit is a game lost by what an engine did.

    A figure is None if no game is finished.
    """

    bot: str
    seats: int
    wins: float
    win_rate: float | None
    low: float | None
    high: float | None
    scores: dict[str, float]
    decisions: int
    seconds_per_decision: float | None
    forfeits: int = 0


class Standings(msgspec.Struct, frozen=True):
    """How many games are finished, and one row per name, in the order given."""

    games: int
    bots: list[Row]


def standings(match: Match, games: Iterable[GameResult]) -> Standings:
    """Returns the table of these games; their order doesn't matter."""
    games = list(games)
    return Standings(len(games), [_row(name, match.bots.count(name), games) for name in dict.fromkeys(match.bots)])


def interval(wins: float, games: int) -> tuple[float, float]:
    """Returns Wilson's 95 % interval for the share of games won; needs at least one game."""
    rate, spread = wins / games, NORMAL * NORMAL / games
    middle = rate + spread / 2
    reach = sqrt(spread * (rate * (1 - rate) + spread / 4))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def _row(name: str, seats: int, games: list[GameResult]) -> Row:
    places = [(played, seat) for played in games for seat, bot in enumerate(played.seats) if bot == name]
    wins = float(sum(Fraction(seat in played.winners, len(played.winners) or 1) for played, seat in places))
    rate = low = high = None
    if games:
        rate, low, high = (round(share, DIGITS) for share in (wins / len(games), *interval(wins, len(games))))
    kinds = dict.fromkeys(kind for played in games for kind in played.scores)
    scores = {kind: _average([_score(played, kind, seat) for played, seat in places]) for kind in kinds}
    decisions = sum(played.decisions[seat] for played, seat in places)
    seconds = fsum(played.seconds[seat] for played, seat in places)
    time = round(seconds / decisions, 9) if decisions else None
    forfeits = sum(each.seat == seat for played, seat in places for each in played.forfeits)
    return Row(name, seats, wins, rate, low, high, scores, decisions, time, forfeits)


def _score(played: GameResult, kind: str, seat: int) -> int:
    """Returns a score of a seat; 0 if the game was cut off before it had any."""
    return played.scores[kind][seat] if kind in played.scores else 0


def _average(figures: list[int]) -> float:
    return round(sum(figures) / len(figures), DIGITS)
