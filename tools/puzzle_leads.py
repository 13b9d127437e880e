"""How far the best token of a position is ahead of all others: two ways to measure it, one for each kind of search.

A game whose search grows a tree: the best token and its strongest rivals are searched alone, since a search over all
tokens soon turns away from them and learns little about them. A game whose actions are judged by sight: the best token
is compared with all others in the same worlds and with the same chance, and then with those that come closest one by
one, in as many worlds as it takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from vesuvius.bots.bot import Budget, Candidate, Decision
from vesuvius.bots.players.mcts import Mcts
from vesuvius.bots.search.workspace import judgement_of, workspace_for
from vesuvius.game import Game, State

SAFE = 1.5  # times the margin: what a search without an interval must find
RIVALS = 2
FAIR = 30  # visits from which a token's value means something
GROUP, ROUGH_LAPS = 15, 16  # how many tokens are compared with the best one at a time, and in how many worlds
CLOSEST = 5  # of these are then compared with it one by one
FIRST_LAPS, FINER = 32, 4  # worlds of the first comparison; each further one has so many times as many
WITHIN_95 = 1.96  # standard errors on each side
GUESSED, GUESSES = 0.25, 4  # a difference is this large by default; it counts as so many worlds
DIGITS = 3  # that are stated
NEVER = 1 << 30  # no contender drops out before so many playouts


class Position(NamedTuple):
    """What the seat that decides sees."""

    game: Game
    masked: State
    seat: int

    @property
    def by_pairs(self) -> bool:
        """Whether tokens are compared in pairs."""
        return bool(judgement_of(self.game).BY_SIGHT)

    @property
    def legal(self) -> list[str]:
        """The tokens to choose from."""
        return self.game.legal(self.masked)


class Lead(NamedTuple):
    """The best token, its share of a win, and the share of a win it leads by; 95 % of measurements find `at_least`."""

    best: str
    value: float
    by: float
    at_least: float | None = None

    def is_safe(self, margin: float) -> bool:
        """Returns whether the lead is larger than the margin, with a reserve for what chance does."""
        return self.by >= SAFE * margin if self.at_least is None else round(self.at_least, DIGITS) > margin


def ranked(position: Position, seed: int, iterations: int, tokens: list[str] | None = None) -> list[Candidate]:
    """Returns what a search among these tokens, or all, tried, most tried first; with no iterations, by sight."""
    game, masked, seat = position
    if not iterations:
        return _by_sight(position)
    decision = Decision(game, masked, seat, tokens or position.legal, Budget(iterations), seed, reasons=True)
    return Mcts().choose(decision).candidates


def _by_sight(position: Position) -> list[Candidate]:
    game, masked, seat = position
    workspace = workspace_for(game)
    workspace.begin(masked, 0)
    workspace.consider(workspace.judgement.TERMS)
    urges = workspace.look_ahead(seat, workspace.judgement.WORLDS)
    tokens = {workspace.judgement.number(masked, token): token for token in position.legal}
    order = sorted(urges, key=lambda action: (-urges[action], tokens[action]))
    return [Candidate(tokens[action], 0.0) for action in order]


def measure(position: Position, likely: str, seed: int, effort: int, margin: float, hasty: bool = False) -> Lead:
    """Returns the best token and its lead; the margin says how far one is needed. By pairs, `likely` is the best.

    `hasty`: if the lead within one search over all tokens is less than the margin, the rivals aren't searched alone.
    """
    if position.by_pairs:
        return _measure_pairs(position, likely, seed, effort, margin)
    return _measure_alone(position, seed, effort, margin if hasty else -1.0)


def _measure_alone(position: Position, seed: int, iterations: int, least: float) -> Lead:
    """Returns the best token of a search and its lead over its strongest rivals, each with half as many iterations."""
    first, *others = ranked(position, seed, iterations)
    fair = [other.value for other in others if other.tried >= FAIR]
    within = first.value - max(fair, default=0.0)
    if within < least:
        return Lead(first.token, first.value, within)
    strongest = sorted(others, key=lambda other: (other.tried < FAIR, -other.value, other.token))[:RIVALS]
    rivals = [ranked(position, seed, iterations // 2, [other.token])[0].value for other in strongest]
    return Lead(first.token, first.value, first.value - max(rivals, default=0.0))


class Pair(NamedTuple):
    """How much better a token did than a rival: the mean over many worlds, and its standard error."""

    rival: str
    value: float
    by: float
    error: float


def _measure_pairs(position: Position, likely: str, seed: int, laps: int, margin: float) -> Lead:
    """Returns the lead over the rival that comes closest, or over the first one that isn't clearly behind."""
    closest = Lead(likely, 1.0, 1.0, 1.0)
    for rival in _strongest(position, likely, seed):
        found = _lead(likely, _compared(position, likely, rival, seed, laps, margin))
        if (found.at_least or 0.0) <= (closest.at_least or 0.0):
            closest = found
        if found.best != likely or (found.at_least or 0.0) <= margin:
            break
    return closest


def _strongest(position: Position, likely: str, seed: int) -> list[str]:
    """Returns the tokens that come closest to one when all are compared in the same few worlds, the closest first."""
    others = [token for token in position.legal if token != likely]
    groups = [others[first : first + GROUP] for first in range(0, len(others), GROUP)]
    behind = {token: by for group in groups for token, by in _behind(position, likely, group, seed)}
    return sorted(others, key=lambda token: (behind[token], token))[:CLOSEST]


def _behind(position: Position, likely: str, others: Sequence[str], seed: int) -> Iterator[tuple[str, float]]:
    """Yields how far each token is behind; those that the search leaves out look much better or worse than the rest."""
    number = partial(judgement_of(position.game).number, position.masked)
    nodes = _tried(position, seed, [number(likely), *map(number, others)], ROUGH_LAPS * (1 + len(others)))
    for token in others:
        mine, other = nodes.get(number(likely)), nodes.get(number(token))
        by = -1.0 if mine is None else 1.0 if other is None else (mine.gap - other.gap) / ROUGH_LAPS
        yield token, by


def _compared(position: Position, likely: str, rival: str, seed: int, laps: int, margin: float) -> Pair:
    """Compares a token with a rival in more and more worlds, until its lead is clearly more or less than a margin."""
    worlds = min(FIRST_LAPS, laps)
    while True:
        pair = _pair(position, likely, rival, seed + worlds, worlds)
        if worlds >= laps or abs(pair.by - margin) > WITHIN_95 * pair.error:
            return pair
        worlds = min(laps, FINER * worlds)


def _lead(likely: str, pair: Pair) -> Lead:
    best, by = (likely, pair.by) if pair.by >= 0 else (pair.rival, -pair.by)
    return Lead(best, pair.value, by, by - WITHIN_95 * pair.error)


def _pair(position: Position, likely: str, rival: str, seed: int, laps: int) -> Pair:
    numbers = [judgement_of(position.game).number(position.masked, token) for token in (likely, rival)]
    nodes = _tried(position, seed, numbers, 2 * laps)
    if len(nodes) < len(numbers):  # one looks so much better that the search leaves the other out
        (mine,), (other,) = (_tried(position, seed, [number], laps).values() for number in numbers)
        by = (mine.share - other.share) / laps
        return Pair(rival, mine.share / laps, by, sqrt(_scatter(mine, laps) + _scatter(other, laps)))
    mine, other = (nodes[number] for number in numbers)
    by = (mine.gap - other.gap) / laps  # one of the two is the node with which the other is compared
    squares = mine.squares + other.squares
    apart = max(0.0, squares - laps * by * by) + GUESSES * GUESSED * GUESSED
    return Pair(rival, mine.share / laps, by, sqrt(apart / (laps + GUESSES) / laps))


def _tried(position: Position, seed: int, numbers: list[int], iterations: int) -> dict[int, Any]:
    """Plays actions on in the same worlds, none of them dropping out."""
    workspace = workspace_for(position.game)
    workspace.begin(position.masked, seed)
    workspace.consider(workspace.judgement.TERMS)
    workspace.plant(position.seat, numbers)
    workspace.grow(position.seat, iterations, NEVER)
    return {node.action: node for _, node in workspace.children()}


def _scatter(node: Any, laps: int) -> float:
    """Returns the variance of a mean share: no shares between 0 and 1 scatter more than wins and losses."""
    share: float = node.share / laps
    return max(share * (1 - share), 1 / laps) / laps
