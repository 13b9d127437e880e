"""Bots, hints and analysis: they think in worker processes, never on the event loop.

Bots' moves go before hints, and of moves those for people who have had least of the workers so far (`fair_shares`).
Analyses and deeper searches for hints, which take long, have a worker of their own that gives way to the others, so
that no move waits for one. Of one person one hint is under way at a time and one analysis or deeper search, so that no
hint waits for what somebody has stopped looking at, and few may wait behind each. Somebody's deeper search that hasn't
begun gives way to their next one: they look at another position now. A worker that dies costs another try and nothing
else; one that thinks for too long is ended. A task that stops waiting for an answer gives up its place in the queue,
but what a worker has begun it finishes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from math import inf
from threading import Lock, Thread
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from vesuvius import load as load_game
from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.position import EFFORT, RatedMove
from vesuvius.bots.analysis.review import Analysis, searcher
from vesuvius.bots.bot import Budget
from vesuvius.engine.processes import Workers, start_worker, stop_workers
from vesuvius.game import Problem, State
from vesuvius.server.errors import TryLater
from vesuvius.server.telemetry.histogram import JOB_BOUNDS, Histogram
from vesuvius.server.thinking.fair_shares import Asker, FairShares
from vesuvius.server.thinking.worker import (
    AnalyseGame,
    Answer,
    ChooseMove,
    DeepenHints,
    DrawPicture,
    FindHints,
    Job,
    Load,
    Progress,
    RateMove,
    ReportProgress,
    WarmUp,
    work,
)

T = TypeVar("T")
PLAYING = ("warm", "move", "hint", "picture")  # the most urgent first
STUDYING = ("deeper", "analysis")
KINDS = (*PLAYING, *STUDYING)
LIMITS: Mapping[str, float] = {
    "warm": 600.0,
    "move": 60.0,
    "hint": 60.0,
    "picture": 60.0,
    "deeper": 60.0,
    "analysis": 600.0,
}  # seconds
TRIES = 3
ANYBODY = Asker()
MOST_REQUESTS = 3  # of a person, of those that play and of those that study: one under way and two behind it
# Of jobs that people ask for: beyond that they wait too long, however many people there are.
MOST_WAITING: Mapping[str, int] = {"hint": 200, "picture": 50, "deeper": 100, "analysis": 50}
NICENESS = 5  # more would leave an analysis a twentieth of a core while all cores are busy


class Counts(msgspec.Struct, frozen=True):
    """What the pool is doing: jobs by kind, and the workers that had to be replaced so far."""

    waiting: dict[str, int]
    running: dict[str, int]
    restarts: int


class Request(msgspec.Struct, eq=False):
    """A job that somebody is waiting for."""

    job: Job
    person: str | None
    progress: ReportProgress | None
    answer: asyncio.Future[Any]
    begins: Callable[[], None] = lambda: None  # is called when a worker takes it
    asker: Asker = ANYBODY
    asked: float = msgspec.field(default_factory=perf_counter)

    def report(self, done: int, total: int, found: Any) -> None:
        if self.progress is not None and not self.answer.done():
            self.progress(done, total, found)


class JobTimes:
    """By kind of job: how long jobs have waited for a worker, and how long workers took; `listener` hears of each job.

    It hears the job, and when it was asked for, begun and ended, on `time.perf_counter`.
    """

    def __init__(self) -> None:
        self.waits = {kind: Histogram(JOB_BOUNDS) for kind in KINDS}
        self.runs = {kind: Histogram(JOB_BOUNDS) for kind in KINDS}
        self.listener: Callable[[Job, float, float, float], None] | None = None

    def observe(self, job: Job, asked: float, begun: float, ended: float) -> None:
        """Count one job by its times."""
        self.waits[job.kind].observe(begun - asked)
        self.runs[job.kind].observe(ended - begun)
        if self.listener is not None:
            self.listener(job, asked, begun, ended)


class WorkerLost(Exception):
    """A worker died before it answered."""


class WorkerSlot:
    """The place of one worker, and of its successor when it dies. All methods may block and are called in threads."""

    def __init__(self, kinds: Sequence[str], load: Load, nice: int = 0) -> None:
        self.kinds, self.restarts = kinds, 0
        self._load, self._nice = load, nice
        self._workers: Workers = {}
        self._lock, self._closed = Lock(), False

    def ensure_worker(self) -> None:
        """Start a worker unless there is one."""
        with self._lock:
            if self._closed:
                raise Problem("pool-stopped")
            if not self._workers:
                start_worker(self._workers, work, self._load, self._nice)

    def run(self, job: Job, report: ReportProgress) -> Any:
        """The worker's answer; raises the Problem that came of the job, or WorkerLost."""
        try:
            self.ensure_worker()
            (worker,) = self._workers
            worker.send(job)
            while isinstance(answer := worker.recv(), Progress):
                report(answer.done, answer.total, answer.found)
        except (EOFError, OSError):
            self.restarts += 1
            self.stop_worker()
            raise WorkerLost from None
        if isinstance(answer, Problem):
            raise answer
        assert isinstance(answer, Answer)
        return answer.value

    @property
    def processes(self) -> list[int]:
        """The id of the worker's process, if it runs."""
        return [process.pid for process in [*self._workers.values()] if process.pid is not None]

    def kill_worker(self) -> None:
        """Kill the worker; its answer is lost."""
        with self._lock:
            for process in [*self._workers.values()]:
                process.kill()

    def close(self) -> None:
        """Kill the worker, and start no other."""
        self._closed = True
        self.kill_worker()

    def stop_worker(self) -> None:
        """Stop the worker; nobody may be waiting for its answer."""
        stop_workers(self._workers, *self._workers)


class BotPool:
    """So many workers for moves and hints, and one more, once it is needed, for analysis.

    All that is analysed, for hints, in reviews and while exploring, is analysed with the same effort.
    """

    def __init__(
        self, workers: int, load: Load = load_game, limits: Mapping[str, float] = LIMITS, effort: Budget = EFFORT
    ) -> None:
        self._playing = [WorkerSlot(PLAYING, load) for _ in range(workers)]
        self._slots = [*self._playing, WorkerSlot(STUDYING, load, NICENESS)]
        self._limits, self.effort = limits, effort
        self._idle: list[WorkerSlot] = []
        self._waiting: dict[str, deque[Request]] = {kind: deque() for kind in KINDS}
        self._running: dict[asyncio.Task[None], Request] = {}
        self._open = False
        self._shares = FairShares()
        self.times = JobTimes()

    @property
    def analyst(self) -> str:
        """The name of the bot that analyses."""
        return searcher(str(self.effort.iterations)).name

    async def start(self) -> None:
        """Start the workers; they take their first jobs at once."""
        await asyncio.gather(*(_in_thread(slot.ensure_worker) for slot in self._playing))
        self._idle = [*self._slots]
        self._open = True

    async def stop(self) -> None:
        """End all workers at once. Those who wait for an answer are told so: that is what a closed slot answers."""
        self._open = False
        await asyncio.gather(*(_in_thread(slot.close) for slot in self._slots))
        while self._running:
            await asyncio.wait([*self._running])
        await asyncio.gather(*(_in_thread(slot.stop_worker) for slot in self._slots))

    async def move(self, game: str, bot: str, masked: State, seed: int, asker: Asker = ANYBODY, data: str = "") -> str:
        """The token that a bot chooses for the seat that decides, from what this seat may know."""
        token: str = await self._ask(ChooseMove(game, bot, masked, seed, data), asker=asker)
        return token

    async def hint(
        self, game: str, masked: State, seat: int, person: str, budget: Budget | None = None, data: str = ""
    ) -> list[Hint]:
        """The best moves for a seat, from what it may know."""
        found: list[Hint] = await self._ask(FindHints(game, masked, seat, budget, self.effort, data=data), person)
        return found

    async def deepen(self, game: str, masked: State, seat: int, person: str, times: int, data: str = "") -> list[Hint]:
        """The same from a search that is so many times as long; it gives way to moves and hints."""
        found: list[Hint] = await self._ask(DeepenHints(game, masked, seat, None, self.effort, times, data), person)
        return found

    async def rate(self, game: str, masked: State, seat: int, token: str, person: str, data: str = "") -> RatedMove:
        """What one token of a seat is worth, from what the seat may know."""
        rated: RatedMove = await self._ask(RateMove(game, masked, seat, token, self.effort, data), person)
        return rated

    async def analyse(
        self,
        record: bytes,
        person: str,
        seed: int,
        progress: ReportProgress | None = None,
        seat: int | None = None,
        winners: list[int] | None = None,
        begins: Callable[[], None] = lambda: None,
    ) -> Analysis:
        """A stored game looked at again; `progress` hears how many decisions of how many are done, and the last one.

        Without a seat everything lies open, and the game has to be over: by its rules, or since its players ended it
        with `winners`. Another try counts from the beginning again.
        """
        analysis: Analysis = await self._ask(
            AnalyseGame(record, seat, str(self.effort.iterations), seed, winners), person, progress, begins
        )
        return analysis

    async def draw(self, svg: str, font: str, other_fonts: bool = False) -> bytes:
        """An SVG as PNG. The renderer holds the interpreter's lock, so it has to run in another process."""
        png: bytes = await self._ask(DrawPicture(svg, font, other_fonts))
        return png

    async def warm(self, game: str, bots: Sequence[str] = ()) -> None:
        """Have a game's rules and its bots' searches compiled, so that no other process has to."""
        await self._ask(WarmUp(game, tuple(bots)))

    @property
    def processes(self) -> list[int]:
        """The ids of all workers' processes."""
        return [process for slot in self._slots for process in slot.processes]

    def counts(self) -> Counts:
        """What the pool is doing now."""
        waiting = {kind: len(queue) for kind, queue in self._waiting.items()}
        running = dict.fromkeys(KINDS, 0)
        for request in self._running.values():
            running[request.job.kind] += 1
        return Counts(waiting, running, sum(slot.restarts for slot in self._slots))

    async def _ask(
        self,
        job: Job,
        person: str | None = None,
        progress: ReportProgress | None = None,
        begins: Callable[[], None] = lambda: None,
        asker: Asker = ANYBODY,
    ) -> Any:
        if not self._open:
            raise Problem("pool-stopped")
        queue = self._waiting[job.kind]
        if person is not None:
            self._make_room(job.kind, person)
        if len(queue) >= MOST_WAITING.get(job.kind, inf):
            raise TryLater("pool-full")
        request = Request(job, person, progress, asyncio.get_running_loop().create_future(), begins, asker)
        queue.append(request)
        self._shares.enter(asker)
        self._dispatch()
        try:
            return await request.answer
        finally:
            if request in queue:
                self._drop(request)

    def _make_room(self, kind: str, person: str) -> None:
        """Drop what a new job of a person replaces; raise a Problem if still too many of theirs wait."""
        if kind == "deeper":
            for replaced in [request for request in self._waiting[kind] if request.person == person]:
                self._drop(replaced)
                if not replaced.answer.done():
                    replaced.answer.set_exception(Problem("pool-replaced"))
        alike = STUDYING if kind in STUDYING else PLAYING
        if sum(request.person == person and request.job.kind in alike for request in self._requests()) >= MOST_REQUESTS:
            raise Problem("pool-busy", most=MOST_REQUESTS)

    def _requests(self) -> Iterator[Request]:
        """Every job that waits or is under way."""
        for queue in self._waiting.values():
            yield from queue
        yield from self._running.values()

    def _dispatch(self) -> None:
        """Give every idle slot the most urgent request that it can serve."""
        for slot in [*self._idle]:
            request = self._take(slot)
            if request is not None:
                self._idle.remove(slot)
                request.begins()
                self._running[asyncio.create_task(self._serve(slot, request))] = request

    def _take(self, slot: WorkerSlot) -> Request | None:
        """Take the next request for this slot out of its queue, the oldest first."""
        running = self._running.values()
        busy = {request.person for request in running if request.job.kind in slot.kinds} - {None}
        for queue in (self._waiting[kind] for kind in slot.kinds):
            ready = [request for request in queue if request.person not in busy and not request.answer.done()]
            if ready:
                request = self._fairest(ready)
                self._drop(request)
                return request
        return None

    def _drop(self, request: Request) -> None:
        """A request waits no longer."""
        self._waiting[request.job.kind].remove(request)
        self._shares.leave(request.asker)

    def _fairest(self, ready: Sequence[Request]) -> Request:
        """Whose move is next; anything else comes in the order in which it was asked for."""
        moves = [(request.asker, request.job.bot) for request in ready if isinstance(request.job, ChooseMove)]
        if not moves:
            return ready[0]
        chosen = self._shares.next_of(moves)
        self._shares.begin(*moves[chosen])
        return ready[chosen]

    async def _serve(self, slot: WorkerSlot, request: Request) -> None:
        """Have a request served, pass its answer on, and see what is next."""
        begun = perf_counter()
        try:
            found = await self._run(slot, request)
            if isinstance(request.job, ChooseMove):
                self._shares.learn(request.job.bot, perf_counter() - begun)
        except Exception as error:
            if not request.answer.done():
                request.answer.set_exception(error)
        else:
            if not request.answer.done():
                request.answer.set_result(found)
        self.times.observe(request.job, request.asked, begun, perf_counter())
        task = asyncio.current_task()
        assert task is not None
        del self._running[task]
        self._idle.append(slot)
        self._dispatch()

    async def _run(self, slot: WorkerSlot, request: Request) -> Any:
        loop, limit = asyncio.get_running_loop(), self._limits[request.job.kind]

        def report(done: int, total: int, found: Any) -> None:
            loop.call_soon_threadsafe(request.report, done, total, found)

        for _ in range(TRIES):
            thinking = _in_thread(slot.run, request.job, report)
            done, _ = await asyncio.wait({thinking}, timeout=limit)
            if not done:
                await _in_thread(slot.kill_worker)
                await asyncio.wait({thinking})
            try:
                return thinking.result()
            except WorkerLost:
                if not done:
                    raise Problem("pool-too-slow", seconds=round(limit)) from None
        raise Problem("pool-lost", tries=TRIES)


def _in_thread(call: Callable[..., T], *args: Any) -> asyncio.Future[T]:
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
