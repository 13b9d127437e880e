"""Plays the games of a match, in this process or in several workers."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread

from vesuvius import load as load_game
from vesuvius.arena.archive import Archive
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.match import FinishedGame, GameResult, Match, play_game
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.engine.processes import spawning
from vesuvius.game import Game, Problem, SupportsActionNumbers, supports

Load = Callable[[str], Game]


def run(
    match: Match,
    games: int,
    jobs: int = 1,
    ledger: Ledger | None = None,
    archive: Archive | None = None,
    load: Load = load_game,
) -> Generator[GameResult]:
    """Yields every game numbered below `games`: first those already stored, then each one once it's played and stored.

    With several jobs they come in any order. A stored game whose record is wanted but missing is played again.
    """
    stored = {} if ledger is None else ledger.played
    known = {number for number in stored if number < games and (archive is None or archive.holds(number))}
    yield from [stored[number] for number in sorted(known)]
    missing = [number for number in range(games) if number not in known]
    with closing(play_games(match, missing, jobs, load)) as finished:
        for played, record in finished:
            if archive is not None:
                archive.keep(played.number, record)
            if ledger is not None:
                ledger.add(played)
            yield played


def play_games(match: Match, numbers: Sequence[int], jobs: int = 1, load: Load = load_game) -> Generator[FinishedGame]:
    """Plays the games with these numbers; with several jobs they come in any order."""
    if not numbers:
        return
    game, bots = _ready(match, load)
    if jobs > 1 and len(numbers) > 1:
        yield from _in_workers(match, numbers, min(jobs, len(numbers)), load)
        return
    for number in numbers:
        yield play_game(match, game, bots, number)


def _ready(match: Match, load: Load) -> tuple[Game, list[NamedBot]]:
    """Returns the game and the bots of a match, ready before any clock runs.

    If several processes play, the one that starts them does this first: what it compiles is there for all of them.
    """
    game, bots = load(match.game), [read_bot(name) for name in match.bots]
    if supports(game, SupportsActionNumbers):
        game.warm()
    for bot in bots:
        # If something is wrong with a bot, its first game shows it again and reports it.
        with suppress(Exception, SystemExit):
            bot.warm(game)
    return game, bots


def _in_workers(match: Match, numbers: Sequence[int], jobs: int, load: Load) -> Generator[FinishedGame]:
    context = get_context("spawn")
    stop, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _prepare, (stop, match, load))
    try:
        with stop, spawning():
            games = [pool.submit(_play, number) for number in numbers]
        yield from _results(games)
    finally:
        ours.close()  # every worker ends at once, even in the middle of a game
        pool.shutdown(cancel_futures=True)


def _results(games: Sequence[Future[FinishedGame | Problem]]) -> Generator[FinishedGame]:
    """Yields the games as they finish; if one fails, those that have finished by then come first: none is lost."""
    given = set()
    for game in as_completed(games):
        given.add(game)
        result = _result(game)
        if isinstance(result, Problem):
            others = (_result(each) for each in games if each not in given and each.done())
            yield from (other for other in others if not isinstance(other, Problem))
            raise result
        yield result


def _result(game: Future[FinishedGame | Problem]) -> FinishedGame | Problem:
    try:
        return game.result()
    except BrokenProcessPool:
        return Problem("match-worker-lost")


# What a worker process plays with; set when it starts.
_worker: dict[str, Callable[[int], FinishedGame]] = {}


def _prepare(stop: Connection, match: Match, load: Load) -> None:
    Thread(target=_leave_at, args=(stop,), daemon=True).start()
    game, bots = _ready(match, load)
    _worker["play"] = partial(play_game, match, game, bots)


def _leave_at(stop: Connection) -> None:
    """Ends this process once the other end is closed: nobody wants more games, or the parent is gone."""
    with suppress(EOFError, OSError):
        stop.recv()
    os._exit(1)


def _play(number: int) -> FinishedGame | Problem:
    try:
        return _worker["play"](number)
    except Problem as problem:  # returned, not raised: its arguments wouldn't survive being raised in another process
        return problem
