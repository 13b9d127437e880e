"""Bots, hints and analysis: they think in worker processes, never on the event loop.

Bots' moves go before hints. Analyses, which take long, have a worker of their own that gives way to the others, so that
no move waits for one. Of the hints and analyses of one person one is under way at a time, and few may wait behind it. A
worker that dies costs another try and nothing else; one that thinks for too long is ended. Whoever stops waiting for an
answer gives up a place in the queue, but what a worker has begun it brings to its end.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from threading import Lock, Thread
from typing import Any, TypeVar

import msgspec

from vesuvius import load as load_game
from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.review import BUDGET, Analysis
from vesuvius.bots.bot import Budget
from vesuvius.engine.processes import Workers, start_worker, stop_workers
from vesuvius.game import Problem, State
from vesuvius.server.thinking.worker import (
    Analysing,
    Answer,
    Choosing,
    Hinting,
    Job,
    Load,
    Progress,
    Tell,
    Warming,
    work,
)

T = TypeVar("T")
PLAYING = ("warm", "move", "hint")  # the most urgent first
STUDYING = ("analysis",)
KINDS = (*PLAYING, *STUDYING)
LIMITS: Mapping[str, float] = {"warm": 600.0, "move": 60.0, "hint": 60.0, "analysis": 600.0}  # seconds
HINT = Budget(iterations=4000)
TRIES = 3
PLACES = 3  # of a person: one job under way and two behind it
GIVING_WAY = 10


class Counts(msgspec.Struct, frozen=True):
    """What the pool is doing: jobs by kind, and the workers that had to be replaced so far."""

    waiting: dict[str, int]
    running: dict[str, int]
    restarts: int


class Asked(msgspec.Struct, eq=False):
    """A job that somebody waits for."""

    job: Job
    person: str | None
    progress: Tell | None
    answer: asyncio.Future[Any]

    def tell(self, done: int, total: int, found: Any) -> None:
        if self.progress is not None and not self.answer.done():
            self.progress(done, total, found)


class Lost(Exception):
    """A worker has gone before it had answered."""


class Desk:
    """Where one worker thinks, and the next one when it is gone. All of this may block, and is called in threads."""

    def __init__(self, kinds: Sequence[str], load: Load, nice: int = 0) -> None:
        self.kinds, self.restarts = kinds, 0
        self._load, self._nice = load, nice
        self._crew: Workers = {}
        self._lock, self._closed = Lock(), False

    def occupy(self) -> None:
        """Have a worker here."""
        with self._lock:
            if self._closed:
                raise Problem("pool-stopped")
            if not self._crew:
                start_worker(self._crew, work, self._load, self._nice)

    def think(self, job: Job, tell: Tell) -> Any:
        """The worker's answer; raises the Problem that came of the job, or Lost."""
        try:
            self.occupy()
            (worker,) = self._crew
            worker.send(job)
            while isinstance(said := worker.recv(), Progress):
                tell(said.done, said.total, said.found)
        except (EOFError, OSError):
            self.restarts += 1
            self.vacate()
            raise Lost from None
        if isinstance(said, Problem):
            raise said
        assert isinstance(said, Answer)
        return said.given

    def interrupt(self) -> None:
        """Whatever the worker is thinking about, it is lost."""
        with self._lock:
            for process in [*self._crew.values()]:
                process.kill()

    def close(self) -> None:
        """Interrupt it, and have no worker here any more."""
        self._closed = True
        self.interrupt()

    def vacate(self) -> None:
        """Send the worker away; nobody may be waiting for its answer."""
        stop_workers(self._crew, *self._crew)


class BotPool:
    """So many workers for moves and hints, and one more, once it is needed, for analysis."""

    def __init__(self, workers: int, load: Load = load_game, limits: Mapping[str, float] = LIMITS) -> None:
        self._playing = [Desk(PLAYING, load) for _ in range(workers)]
        self._desks = [*self._playing, Desk(STUDYING, load, GIVING_WAY)]
        self._limits = limits
        self._idle: list[Desk] = []
        self._waiting: dict[str, deque[Asked]] = {kind: deque() for kind in KINDS}
        self._running: dict[asyncio.Task[None], Asked] = {}
        self._open = False

    async def start(self) -> None:
        """Start the workers; they take their first jobs at once."""
        await asyncio.gather(*(_aside(desk.occupy) for desk in self._playing))
        self._idle = [*self._desks]
        self._open = True

    async def stop(self) -> None:
        """End all workers at once. Whoever waits for an answer is told so: that is what a closed desk answers."""
        self._open = False
        await asyncio.gather(*(_aside(desk.close) for desk in self._desks))
        while self._running:
            await asyncio.wait([*self._running])
        await asyncio.gather(*(_aside(desk.vacate) for desk in self._desks))

    async def move(self, game: str, bot: str, masked: State, seed: int) -> str:
        """The token that a bot chooses for the seat that decides, from what this seat may know."""
        token: str = await self._ask(Choosing(game, bot, masked, seed))
        return token

    async def hint(
        self, game: str, masked: State, seat: int, person: str, seed: int, budget: Budget = HINT
    ) -> list[Hint]:
        """The best moves for a seat, from what it may know."""
        found: list[Hint] = await self._ask(Hinting(game, masked, seat, budget, seed), person)
        return found

    async def analyse(
        self,
        record: bytes,
        person: str,
        seed: int,
        progress: Tell | None = None,
        seat: int | None = None,
        budget: str = BUDGET,
    ) -> Analysis:
        """A stored game looked at again; `progress` hears how many decisions of how many are done, and the last one.

        Without a seat everything lies open, and the game has to be over. Another try counts from the beginning again.
        """
        analysis: Analysis = await self._ask(Analysing(record, seat, budget, seed), person, progress)
        return analysis

    async def warm(self, game: str, bots: Sequence[str] = ()) -> None:
        """Have a game's rules and its bots' searches compiled, so that no other process has to."""
        await self._ask(Warming(game, tuple(bots)))

    def counts(self) -> Counts:
        """What the pool is doing now."""
        waiting = {kind: len(queue) for kind, queue in self._waiting.items()}
        running = dict.fromkeys(KINDS, 0)
        for asked in self._running.values():
            running[asked.job.kind] += 1
        return Counts(waiting, running, sum(desk.restarts for desk in self._desks))

    async def _ask(self, job: Job, person: str | None = None, progress: Tell | None = None) -> Any:
        if not self._open:
            raise Problem("pool-stopped")
        if person is not None and sum(asked.person == person for asked in self._all()) >= PLACES:
            raise Problem("pool-busy", most=PLACES)
        asked = Asked(job, person, progress, asyncio.get_running_loop().create_future())
        queue = self._waiting[job.kind]
        queue.append(asked)
        self._dispatch()
        try:
            return await asked.answer
        finally:
            if asked in queue:
                queue.remove(asked)

    def _all(self) -> Iterator[Asked]:
        """Every job that waits or is under way."""
        for queue in self._waiting.values():
            yield from queue
        yield from self._running.values()

    def _dispatch(self) -> None:
        """Give every idle desk the most urgent job that it can do."""
        for desk in [*self._idle]:
            asked = self._take(desk)
            if asked is not None:
                self._idle.remove(desk)
                self._running[asyncio.create_task(self._attend(desk, asked))] = asked

    def _take(self, desk: Desk) -> Asked | None:
        """The job that this desk shall do next, out of its queue; those come first that were asked for first."""
        busy = {asked.person for asked in self._running.values()} - {None}
        for queue in (self._waiting[kind] for kind in desk.kinds):
            for asked in queue:
                if asked.person not in busy and not asked.answer.done():
                    queue.remove(asked)
                    return asked
        return None

    async def _attend(self, desk: Desk, asked: Asked) -> None:
        """Have a job done at a desk, hand its answer over, and see what is next."""
        try:
            given = await self._thought(desk, asked)
        except Exception as error:
            if not asked.answer.done():
                asked.answer.set_exception(error)
        else:
            if not asked.answer.done():
                asked.answer.set_result(given)
        task = asyncio.current_task()
        assert task is not None
        del self._running[task]
        self._idle.append(desk)
        self._dispatch()

    async def _thought(self, desk: Desk, asked: Asked) -> Any:
        loop, limit = asyncio.get_running_loop(), self._limits[asked.job.kind]

        def tell(done: int, total: int, found: Any) -> None:
            loop.call_soon_threadsafe(asked.tell, done, total, found)

        for _ in range(TRIES):
            thinking = _aside(desk.think, asked.job, tell)
            done, _ = await asyncio.wait({thinking}, timeout=limit)
            if not done:
                await _aside(desk.interrupt)
                await asyncio.wait({thinking})
            try:
                return thinking.result()
            except Lost:
                if not done:
                    raise Problem("pool-too-slow", seconds=round(limit)) from None
        raise Problem("pool-lost", tries=TRIES)


def _aside(call: Callable[..., T], *args: Any) -> asyncio.Future[T]:
    """Make a call that may block in a thread of its own, one that does not keep the program from ending."""
    promise: Future[T] = Future()
    promise.set_running_or_notify_cancel()

    def run() -> None:
        try:
            promise.set_result(call(*args))
        except BaseException as error:
            promise.set_exception(error)

    Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(promise)
