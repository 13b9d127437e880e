"""Who plays the games of a match: this process, or several workers of its own.

A worker gets one game number at a time and sends back what came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait

from vesuvius import load as load_game
from vesuvius.arena.archive import Archive
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.match import Finished, Match, Played, play_game
from vesuvius.bots.players.registry import Named, read_bot
from vesuvius.engine.processes import Crew, dismiss, hire
from vesuvius.game import Game, Problem, SupportsActionNumbers

Load = Callable[[str], Game]


def run(
    match: Match,
    games: int,
    jobs: int = 1,
    ledger: Ledger | None = None,
    archive: Archive | None = None,
    load: Load = load_game,
) -> Generator[Played]:
    """Every game numbered below `games`: first those that are stored already, then each as it is played and stored.

    With several jobs they come in any order. A stored game whose record is wanted and missing is played again.
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


def play_games(match: Match, numbers: Sequence[int], jobs: int = 1, load: Load = load_game) -> Generator[Finished]:
    """Play the games with these numbers; with several jobs they come in any order."""
    if not numbers:
        return
    game, bots = _ready(match, load)
    if jobs > 1 and len(numbers) > 1:
        yield from _together(match, iter(numbers), min(jobs, len(numbers)), load)
        return
    for number in numbers:
        yield play_game(match, game, bots, number)


def _ready(match: Match, load: Load) -> tuple[Game, list[Named]]:
    """The game and the bots of a match, made ready before any clock runs.

    Where several processes play, the one that starts them does so first: what is compiled once is there for all.
    """
    game, bots = load(match.game), [read_bot(name) for name in match.bots]
    if isinstance(game, SupportsActionNumbers):
        game.warm()
    for bot in bots:
        # What is wrong with a bot shows again in its first game, and is told there.
        with suppress(Exception, SystemExit):
            bot.warm(game)
    return game, bots


def _together(match: Match, numbers: Iterator[int], jobs: int, load: Load) -> Generator[Finished]:
    crew: Crew = {}
    try:
        for _ in range(jobs):
            hire(crew, _work, match, load)
        busy = [worker for worker, number in zip(crew, numbers, strict=False) if _send(worker, number)]
        while busy:
            ready = wait(busy)
            worker = next(worker for worker in busy if worker in ready)
            answer = _receive(worker)
            busy.remove(worker)
            busy += [worker for number in islice(numbers, 1) if _send(worker, number)]
            yield answer
    finally:
        dismiss(crew, *crew)


def _work(connection: Connection, match: Match, load: Load) -> None:
    """A worker: plays the games whose numbers come in until nobody is there any more."""
    try:
        game, bots = _ready(match, load)
        while True:
            connection.send(play_game(match, game, bots, connection.recv()))
    except Problem as problem:
        connection.send(problem)


def _send(worker: Connection, number: int) -> bool:
    """Hand a game to a worker; it is busy then."""
    with _lost():
        worker.send(number)
    return True


def _receive(worker: Connection) -> Finished:
    with _lost():
        answer: Finished | Problem = worker.recv()
    if isinstance(answer, Problem):
        raise answer
    return answer


@contextmanager
def _lost() -> Iterator[None]:
    """A worker that has gone cannot be talked to; what it died of it has said itself."""
    try:
        yield
    except (EOFError, OSError):
        raise Problem("match-worker-lost") from None
