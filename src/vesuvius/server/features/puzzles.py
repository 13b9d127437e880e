"""Puzzles for people: which one is next, what its seat sees, and whether somebody has found the best token.

A first try is a game between the person and the puzzle: the winner gains rating, and so the puzzles come to be
ordered by how hard they are. Later tries, and those of people without a key, are answered alike and count for nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

import msgspec
from msgspec.structs import asdict

from vesuvius import GAMES, load
from vesuvius.bots.analysis.hints import Hint, reasons_for
from vesuvius.bots.analysis.position import DRIFT, RatedMove
from vesuvius.bots.analysis.puzzles import DEEP, Puzzle, seen, shipped
from vesuvius.formats.position import played_by
from vesuvius.game import Line, MaskedStates
from vesuvius.server.errors import NotFound
from vesuvius.server.features.ratings.rating import MODEL, displayed, rate
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.protocol.messages import Form, Message, Refused, Token
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Rating, Try
from vesuvius.server.tables.steps import previews

POOL = "puzzles"
HARDER = MODEL.sigma / 2  # for each simple bot more that misses a puzzle, before anybody has tried it
USUAL = 2  # simple bots that miss a puzzle of middle rating


class PuzzleTried(Form, frozen=True):
    """A token that somebody takes for the best."""

    token: Token


class PuzzlesInfo(msgspec.Struct, frozen=True):
    """How many puzzles there are, how many of them somebody has tried and solved, and which one is next.

    `rating` is None for somebody without a key, whose tries do not count.
    """

    count: int
    tried: int
    solved: int
    rating: int | None
    next: str | None


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as the seat sees it that has to find the best of the legal tokens.

    `tried` people have had a go at it and `solved` it at the first; `mine` is how one's own first try came out.
    """

    id: str
    game: str
    kind: str
    seat: int
    view: Line
    legal: list[str]
    rating: int
    tried: int
    solved: int
    mine: bool | None
    previews: dict[str, Line] | None = None


class PuzzleHint(msgspec.Struct, frozen=True):
    """What kind of reason speaks most for the best token, and nothing more."""

    reason: str


class PuzzleAnswer(Message, frozen=True, tag="answered"):
    """Whether a token is the best, and what speaks for the best one.

    With one's rating before and after, if it was one's first try.
    """

    right: bool
    best: Hint
    before: int | None
    after: int | None


def all_puzzles() -> dict[str, Puzzle]:
    """The puzzles of all games, by their ids."""
    return {name: puzzle for game in GAMES for name, puzzle in shipped(game).items()}


def puzzle_of(name: str) -> Puzzle:
    """The puzzle of that id; raises a Problem if there is none."""
    found = all_puzzles().get(name)
    if found is None:
        raise NotFound("puzzle-unknown")
    return found


def solution_of(puzzle: Puzzle) -> Hint:
    """The best token, and what speaks for it."""
    game = played_by(load(puzzle.position["game"]), puzzle.position)
    low, high = max(0.0, puzzle.value - DRIFT), min(1.0, puzzle.value + DRIFT)
    best = RatedMove(puzzle.best, puzzle.value, DEEP, low, high)
    return Hint(**asdict(best), reasons=reasons_for(game, seen(game, puzzle.position, puzzle.seat), best))


def hint_for(puzzle: Puzzle) -> PuzzleHint:
    """What to think of."""
    return PuzzleHint(solution_of(puzzle).reasons[0].message)


def initial_rating(puzzle: Puzzle) -> Rating:
    """The rating that a puzzle begins with."""
    mu = MODEL.mu + HARDER * (puzzle.missed - USUAL)
    return Rating(puzzle.position["game"], POOL, puzzle.id, mu, MODEL.sigma, 0)


def ratings_after(tried: Try, puzzle: Puzzle, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of the person and of the puzzle after a first try."""
    before = {puzzle.id: initial_rating(puzzle), **known}
    order = [1, 2] if tried.solved else [2, 1]
    return rate(puzzle.position["game"], POOL, [tried.person, puzzle.id], order, before)


class PuzzleTrainer:
    """Puzzles, and what people make of them."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self._store = store
        self._clock = clock
        self._rating = asyncio.Lock()  # two people at one puzzle at once: what follows builds on what went before

    async def info(self, person: str | None, after: str | None) -> PuzzlesInfo:
        """How far somebody has come, and which puzzle is next after the one that they have before them."""
        tries = {} if person is None else await self._store.puzzles.tries(person)
        known = {name: solved for name, solved in tries.items() if name in all_puzzles()}
        own = None if person is None else await self._own(person)
        following = await self._next(known, own, after)
        rating = None if person is None else displayed(own)
        return PuzzlesInfo(len(all_puzzles()), len(known), sum(known.values()), rating, following)

    async def puzzle(self, person: str | None, name: str) -> PuzzleInfo:
        """A puzzle as its seat sees it."""
        puzzle = puzzle_of(name)
        game = played_by(load(puzzle.position["game"]), puzzle.position)
        masked = seen(game, puzzle.position, puzzle.seat)
        tried, solved = await self._store.puzzles.count(name)
        mine = None if person is None else (await self._store.puzzles.tries(person)).get(name)
        rating = displayed((await self._ratings())[name])
        view, legal = game.view(masked, puzzle.seat), game.legal(masked)
        told = previews(game, MaskedStates(game, masked), puzzle.seat, legal)
        return PuzzleInfo(name, game.name, puzzle.kind, puzzle.seat, view, legal, rating, tried, solved, mine, told)

    async def answer(self, person: str | None, name: str, token: str) -> PuzzleAnswer | Refused:
        """Whether a token is the best; what the rules forbid is refused, and is no try."""
        puzzle = puzzle_of(name)
        game = played_by(load(puzzle.position["game"]), puzzle.position)
        refusal = game.refusal(seen(game, puzzle.position, puzzle.seat), puzzle.seat, token)
        if refusal is not None:
            return Refused(None, None, refusal.rule, refusal.message, refusal.args)
        right = token == puzzle.best
        before: int | None = None
        after: int | None = None
        if person is not None:
            before, after = await self._enter(Try(person, name, self._clock(), right), puzzle)
        return PuzzleAnswer(right, solution_of(puzzle), before, after)

    async def _enter(self, tried: Try, puzzle: Puzzle) -> tuple[int | None, int | None]:
        """A person's rating before and after a try; none if it was not the first."""
        async with self._rating:
            before = await self._own(tried.person)
            following = partial(ratings_after, tried, puzzle)
            if not await self._store.puzzles.add_try(tried, puzzle.position["game"], POOL, following):
                return None, None
            return displayed(before), displayed(await self._own(tried.person))

    async def _own(self, person: str) -> float | None:
        """How strong a person is at puzzles."""
        return next((each.mu for each in await self._store.ratings.of([person]) if each.pool == POOL), None)

    async def _ratings(self) -> dict[str, float]:
        """The ratings of all puzzles, the easiest first."""
        puzzles = all_puzzles()
        known = {each.player: each.mu for each in await self._store.ratings.of(list(puzzles)) if each.pool == POOL}
        mus = {name: known.get(name, initial_rating(puzzle).mu) for name, puzzle in puzzles.items()}
        return dict(sorted(mus.items(), key=lambda pair: (pair[1], pair[0])))

    async def _next(self, tries: dict[str, bool], own: float | None, after: str | None) -> str | None:
        """The untried puzzle nearest to a person's rating, then those not solved yet; without tries, one by one."""
        mus = await self._ratings()
        others = [name for name in mus if name != after]
        left = [name for name in others if name not in tries] or [name for name in others if not tries.get(name)]
        if not tries and after in mus:
            order = list(mus)
            return order[(order.index(after) + 1) % len(order)]
        middle = MODEL.mu if own is None else own
        return min(left or others, key=lambda name: abs(mus[name] - middle), default=None)
