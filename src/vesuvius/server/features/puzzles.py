"""Puzzles for people: which one is next, what its seat sees, and whether somebody has found the best token.

A first try is a game between the person and the puzzle: the winner gains rating, and so the puzzles come to be
ordered by how hard they are. Later tries, and those of people without a key, are answered alike and count for nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated

import msgspec
from msgspec.structs import asdict

from vesuvius import GAMES, load
from vesuvius.bots.analysis.hints import Hint, reasons_for
from vesuvius.bots.analysis.position import DRIFT, RatedMove
from vesuvius.bots.analysis.puzzles import Puzzle, game_of, plan_of, seen, shipped, whole
from vesuvius.game import Game, Illegal, Line, MaskedStates, State
from vesuvius.server.errors import NotFound
from vesuvius.server.features.ratings.rating import MODEL, displayed, rate
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.protocol.forms import PlannedPosition
from vesuvius.server.protocol.messages import LONGEST_LIST, Form, Message, Refused, Token
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Rating, Try
from vesuvius.server.tables.moves.lists import asking_more, must_be_playable, put_together
from vesuvius.server.tables.steps import previews

POOL = "puzzles"
HARDER = MODEL.sigma / 2  # for each simple bot more that misses a puzzle, before anybody has tried it
USUAL = 2  # simple bots that miss a puzzle of middle rating


class PuzzleTried(Form, frozen=True):
    """A token that somebody takes for the best, and those of the same action that they play after it."""

    token: Token
    then: Annotated[list[Token], msgspec.Meta(max_length=LONGEST_LIST)] | None = None


class PuzzlesInfo(msgspec.Struct, frozen=True):
    """How many puzzles a game has, how many of them somebody has tried and solved, and which one is next.

    `rating` is None for somebody without a key, whose tries do not count.
    """

    count: int
    tried: int
    solved: int
    rating: int | None
    next: str | None
    game: str


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as the seat sees it that has to find the best of the legal tokens.

    `tried` people have had a go at it and `solved` it at the first; `mine` is how one's own first try came out.
    `asks_more` is as in a `standing`.
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
    asks_more: list[str] | msgspec.UnsetType = msgspec.UNSET


class PuzzleHint(msgspec.Struct, frozen=True):
    """What kind of reason speaks most for the best token, and nothing more."""

    reason: str


class PuzzleAnswer(Message, frozen=True, tag="answered"):
    """Whether a token is the best, and what speaks for the best one.

    With one's rating before and after, if it was one's first try. `action` is all of the action that the best token
    begins; its first `decisive` tokens had to be found, and `previews` says for each token what it does.
    """

    right: bool
    best: Hint
    before: int | None
    after: int | None
    action: list[str]
    decisive: int
    previews: list[Line | None]


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
    game = game_of(puzzle)
    low, high = max(0.0, puzzle.value - DRIFT), min(1.0, puzzle.value + DRIFT)
    best = RatedMove(puzzle.best, puzzle.value, plan_of(game.name).deep, low, high)
    return Hint(**asdict(best), reasons=reasons_for(game, seen(game, puzzle.position, puzzle.seat), best))


def previews_along(game: Game, state: State, seat: int, tokens: Sequence[str]) -> list[Line | None]:
    """What each token of an action does, from what its seat may know."""
    told: list[Line | None] = []
    played = game.copy(state)
    for token in tokens:
        told.append((previews(game, MaskedStates(game, played), seat, [token]) or {}).get(token))
        played = game.copy(played)
        game.play(played, token)
    return told


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

    async def info(self, person: str | None, after: str | None, game: str | None = None) -> PuzzlesInfo:
        """How far somebody has come, and which puzzle is next after the one that they have before them.

        Those of a game, or else of the one that they have before them, or of the first one that has any.
        """
        if game is None:
            game = puzzle_of(after).position["game"] if after in all_puzzles() else next(filter(shipped, GAMES))
        load(game)  # there is none by any other name
        tries = {} if person is None else await self._store.puzzles.tries(person)
        known = {name: solved for name, solved in tries.items() if name in shipped(game)}
        own = None if person is None else await self._own(person, game)
        following = await self._next(game, known, own, after)
        rating = None if person is None else displayed(own)
        return PuzzlesInfo(len(shipped(game)), len(known), sum(known.values()), rating, following, game)

    async def puzzle(self, person: str | None, name: str) -> PuzzleInfo:
        """A puzzle as its seat sees it."""
        puzzle = puzzle_of(name)
        game = game_of(puzzle)
        masked = seen(game, puzzle.position, puzzle.seat)
        tried, solved = await self._store.puzzles.count(name)
        mine = None if person is None else (await self._store.puzzles.tries(person)).get(name)
        rating = displayed((await self._ratings(game.name))[name])
        view, legal = game.view(masked, puzzle.seat), game.legal(masked)
        told = previews(game, MaskedStates(game, masked), puzzle.seat, legal)
        about = (name, game.name, puzzle.kind, puzzle.seat, view, legal, rating, tried, solved, mine)
        return PuzzleInfo(*about, told, asking_more(game, legal))

    def ahead(self, name: str, tokens: Sequence[str]) -> PlannedPosition | None:
        """What could be chosen after some tokens of an action; None if they complete it."""
        puzzle = puzzle_of(name)
        game = game_of(puzzle)
        return put_together(game, whole(game, puzzle.position), puzzle.seat, tokens)

    async def answer(self, person: str | None, name: str, tokens: Sequence[str]) -> PuzzleAnswer | Refused:
        """Whether an action begins with the best tokens; what the rules forbid is refused, and is no try."""
        puzzle = puzzle_of(name)
        game = game_of(puzzle)
        try:
            must_be_playable(game, whole(game, puzzle.position), puzzle.seat, tokens)
        except Illegal as error:
            refusal = error.refusal
            return Refused(None, None, refusal.rule, refusal.message, refusal.args)
        right = puzzle.is_solved_by(tokens)
        before: int | None = None
        after: int | None = None
        if person is not None:
            before, after = await self._enter(Try(person, name, self._clock(), right), puzzle)
        action = puzzle.action or [puzzle.best]
        told = previews_along(game, whole(game, puzzle.position), puzzle.seat, action)
        return PuzzleAnswer(right, solution_of(puzzle), before, after, action, puzzle.decisive, told)

    async def _enter(self, tried: Try, puzzle: Puzzle) -> tuple[int | None, int | None]:
        """A person's rating before and after a try; none if it was not the first."""
        async with self._rating:
            game = puzzle.position["game"]
            before = await self._own(tried.person, game)
            following = partial(ratings_after, tried, puzzle)
            if not await self._store.puzzles.add_try(tried, game, POOL, following):
                return None, None
            return displayed(before), displayed(await self._own(tried.person, game))

    async def _own(self, person: str, game: str) -> float | None:
        """How strong a person is at the puzzles of a game."""
        ratings = await self._store.ratings.of([person])
        return next((each.mu for each in ratings if (each.game, each.pool) == (game, POOL)), None)

    async def _ratings(self, game: str) -> dict[str, float]:
        """The ratings of a game's puzzles, the easiest first."""
        puzzles = shipped(game)
        known = {each.player: each.mu for each in await self._store.ratings.of(list(puzzles)) if each.pool == POOL}
        mus = {name: known.get(name, initial_rating(puzzle).mu) for name, puzzle in puzzles.items()}
        return dict(sorted(mus.items(), key=lambda pair: (pair[1], pair[0])))

    async def _next(self, game: str, tries: dict[str, bool], own: float | None, after: str | None) -> str | None:
        """The untried puzzle nearest to a person's rating, then those not solved yet; without tries, one by one."""
        mus = await self._ratings(game)
        others = [name for name in mus if name != after]
        left = [name for name in others if name not in tries] or [name for name in others if not tries.get(name)]
        if not tries and after in mus:
            order = list(mus)
            return order[(order.index(after) + 1) % len(order)]
        middle = MODEL.mu if own is None else own
        return min(left or others, key=lambda name: abs(mus[name] - middle), default=None)
