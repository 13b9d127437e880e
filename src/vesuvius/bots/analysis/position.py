"""The one analysis of a position: hints, reviews and exploring all say what it says.

A search among all legal tokens picks the finalists. Then each finalist is searched alone, all with the same seed, and
whichever leads is searched on until the leader is known well enough. So the best token's figure rests on most of the
effort, and no figure is a by-product of choosing.

An interval has three parts. Chance: so many iterations scatter by so much at most. Depth: in a tree, values still move
as it grows; `DRIFT` is how much, measured by `bench/analysis_agreement.py`. And what never came up may still come up,
however decided a position looks.

The seed is made from what the seat sees, so the same position gives the same analysis wherever it's asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import hypot, sqrt
from typing import NamedTuple

import msgspec

from vesuvius.bots.bot import Bot, Budget, Decision
from vesuvius.bots.players.mcts import Mcts, fair
from vesuvius.bots.search.workspace import Workspace, workspace_for
from vesuvius.formats.json_lines import encode
from vesuvius.game import Game, Problem, State

EFFORT = Budget(iterations=1500)  # of the search for finalists
LEAST = 200  # iterations in a game whose iterations take longer: fewer tell too little
FINALISTS = 3
ALONE = 0.75  # of the iterations for finalists: how many each finalist gets, and then the leader
FULL = 3.0
GROWING = 5  # one in so many iterations: the first ones, while a tree is too small to count
SPREAD = 1.645  # standard errors on each side that hold 90 %
DRIFT = 0.047  # the same for what depth changes
UNSEEN = 3  # of so many iterations, none may show what happens at most once in as many (the rule of three)
FEW = 100  # tries under which a token's value isn't known
SEARCHING = 0.2  # of a time budget: the part spent on finding finalists
SEATS = 4  # at most
DIGITS = 4
DOMAIN = b"vesuvius position 1\0"


class RatedMove(msgspec.Struct, frozen=True):
    """A token: the share of a win it promises its seat, the interval that should hold it, and how often it was tried.

    Without an interval it was hardly tried, and the value says nothing. Where wins have grades, as they may in a game
    alone, `grades` is the chance of each, the best first; the better ones count more in the value.
    """

    token: str
    value: float
    tried: int
    low: float | None = None
    high: float | None = None
    grades: dict[str, float] = {}

    @property
    def chance(self) -> float:
        """The chance of winning, with whatever grade."""
        return sum(self.grades.values()) if self.grades else self.value

    @property
    def hardly_tried(self) -> bool:
        """Whether the value says nothing."""
        return self.low is None


class PositionAnalysis(msgspec.Struct, frozen=True):
    """The finalists, best first, then the other tokens that were asked about; and each seat's chance of winning."""

    moves: list[RatedMove]
    chances: list[float]

    def rated(self, token: str) -> RatedMove:
        """Returns what is known about one of the tokens."""
        return next(move for move in self.moves if move.token == token)


class Trial(NamedTuple):
    """A token searched alone: each seat's mean share, over how many iterations, and how many there were in all."""

    shares: list[float]
    counted: int
    tried: int
    drift: float
    grades: dict[str, float]  # the chance of each grade of a win, where wins have grades

    @property
    def chances(self) -> list[float]:
        """Returns each seat's chance of winning."""
        return [sum(self.grades.values())] if self.grades else self.shares

    def rate(self, token: str, seat: int) -> RatedMove:
        """Returns the token's value for its seat, with an interval unless it was hardly tried."""
        value = self.shares[seat]
        if self.tried < FEW:
            return RatedMove(token, round(value, DIGITS), self.tried)
        # No shares between 0 and 1 scatter more than wins and losses with the same mean.
        deviation = sqrt(value * (1 - value))
        half = (
            hypot(SPREAD * deviation / sqrt(self.counted), self.drift * min(1.0, 4 * deviation)) + UNSEEN / self.counted
        )
        ends = max(0.0, value - half), min(1.0, value + half)
        low, high = (round(end, DIGITS) for end in ends)
        grades = {name: round(chance, DIGITS) for name, chance in self.grades.items()}
        return RatedMove(token, round(value, DIGITS), self.tried, low, high, grades)


class Question(NamedTuple):
    """A position as a seat sees it, and the seed for every search of it."""

    game: Game
    masked: State
    seat: int
    seed: int

    def try_alone(self, token: str, iterations: int) -> Trial:
        """Searches one token; more iterations go on where fewer would have stopped."""
        workspace = workspace_for(self.game)
        judgement = workspace.judgement
        workspace.begin(self.masked, self.seed)
        workspace.consider(judgement.TERMS)
        workspace.plant(self.seat, [judgement.number(self.masked, token)])
        growing = 0 if judgement.BY_SIGHT else iterations // GROWING
        early, skipped = _grown(workspace, self.seat, growing)
        sums, tried = _grown(workspace, self.seat, iterations - growing)
        counted = tried - skipped
        shares = [(total - before) / counted for total, before in zip(sums, early, strict=False)]
        return Trial(shares, counted, tried, 0.0 if judgement.BY_SIGHT else DRIFT, self._grades(workspace, counted))

    def _grades(self, workspace: Workspace, counted: int) -> dict[str, float]:
        """Returns the mean chance of each grade of a win."""
        judgement = workspace.judgement
        names = judgement.grades(self.masked) if judgement.BY_SIGHT else ()
        return {name: workspace.walk().grades[which] / counted for which, name in enumerate(names)}


def effort_for(game: Game, times: int = 1, effort: Budget | None = None) -> Budget:
    """Returns the budget for an analysis that people wait for, so many times as deep as the first one."""
    whole = fair(game, effort or EFFORT, LEAST)
    assert whole.iterations is not None
    return Budget(whole.iterations * times)


def analyse_position(
    game: Game,
    masked: State,
    seat: int,
    budget: Budget,
    seed: int | str = 0,
    also: Iterable[str] = (),
    bot: Bot | None = None,
) -> PositionAnalysis:
    """Rates the best tokens of the seat that decides, and those that are asked about besides.

    The budget is that of the search for finalists, which the bot makes. What is asked about besides changes no other
    rating, and never becomes the best.
    """
    if game.seat(masked) != seat:
        raise Problem("hint-not-now", seat=seat)
    asked = Question(game, masked, seat, position_seed(game, masked, seat, seed))
    finalists, iterations = _finalists(asked, budget, bot or Mcts())
    trials = _try_all(asked, finalists, iterations)
    best = _ranked(trials, seat)
    others = {token: asked.try_alone(token, _part(ALONE, iterations)) for token in also if token not in trials}
    order = {token: trials[token] for token in best} | others
    chances = [round(chance, DIGITS) for chance in trials[best[0]].chances]
    return PositionAnalysis([trial.rate(token, seat) for token, trial in order.items()], chances)


def rate_move(game: Game, masked: State, seat: int, token: str, budget: Budget, seed: int | str = 0) -> RatedMove:
    """Rates one token as an analysis with that budget of iterations rates a token that it's asked about besides."""
    assert budget.iterations is not None
    asked = Question(game, masked, seat, position_seed(game, masked, seat, seed))
    return asked.try_alone(token, _part(ALONE, budget.iterations)).rate(token, seat)


def position_key(game: Game, masked: State, seat: int) -> str:
    """Returns a hash of the position as the seat may know it."""
    known = masked.tobytes() if hasattr(masked, "tobytes") else b""
    return sha256(DOMAIN + known + _seen(game, masked, seat)).hexdigest()


def position_seed(game: Game, masked: State, seat: int, seed: int | str = 0) -> int:
    """Returns the seed for what the seat sees; another seed gives another sample of the same position."""
    return int.from_bytes(sha256(DOMAIN + f"{seed} ".encode() + _seen(game, masked, seat)).digest()[:7])


def _seen(game: Game, masked: State, seat: int) -> bytes:
    return encode([game.name, game.version, game.data, seat, game.view(masked, seat)])


def _finalists(asked: Question, budget: Budget, bot: Bot) -> tuple[list[str], int]:
    """Returns the tokens that a search likes best, best first, and its iterations; few tokens needn't be searched."""
    game, masked, seat, seed = asked
    legal = game.legal(masked)
    if len(legal) <= FINALISTS and budget.iterations is not None:
        return legal, budget.iterations
    time = None if budget.seconds is None else SEARCHING * budget.seconds
    decision = Decision(game, masked, seat, legal, Budget(budget.iterations, time), seed, reasons=True)
    found = bot.choose(decision)
    tried = sum(candidate.tried for candidate in found.candidates)
    return [candidate.token for candidate in found.candidates[:FINALISTS]] or [found.token], max(1, tried)


def _grown(workspace: Workspace, seat: int, iterations: int) -> tuple[list[float], int]:
    """Searches on; returns the sum of each seat's shares so far, and the number of iterations."""
    if iterations == 0:
        return [0.0] * SEATS, 0
    workspace.grow(seat, iterations, iterations)
    walk = workspace.walk()
    return list(walk.shares[: walk.seats]), int(walk.visits)


def _try_all(asked: Question, finalists: Sequence[str], iterations: int) -> dict[str, Trial]:
    """Tries every finalist, and then whichever leads until the leader has had its full share."""
    trials = {token: asked.try_alone(token, _part(ALONE, iterations)) for token in finalists}
    full: set[str] = set()
    while (leader := _ranked(trials, asked.seat)[0]) not in full:
        trials[leader] = asked.try_alone(leader, _part(FULL, iterations))
        full.add(leader)
    return trials


def _ranked(trials: dict[str, Trial], seat: int) -> list[str]:
    """Returns the tokens, best first; those that read alike stay in the order of the search."""
    return sorted(trials, key=lambda token: -round(100 * trials[token].shares[seat]))


def _part(part: float, iterations: int) -> int:
    return max(1, round(part * iterations))
