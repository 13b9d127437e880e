"""Reviews of games: one computation for all who look at the same game, sent as it comes, and stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace

from vesuvius.bots.analysis.review import FORMAT, Analysis, ReviewedDecision, accuracies, fingerprint, revised
from vesuvius.formats import record as records
from vesuvius.formats.record import Record
from vesuvius.game import Problem
from vesuvius.server.errors import Unauthorized
from vesuvius.server.features.study.forms import Beginnings, ReviewFailed, ReviewLine, ReviewProgress, ReviewResult
from vesuvius.server.people.identity import Actor, TimeSource
from vesuvius.server.protocol.forms import Trouble
from vesuvius.server.store import Store
from vesuvius.server.tables.archive import must_be_advised
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.table import Table
from vesuvius.server.thinking.advisor import Advisor
from vesuvius.server.thinking.bot_pool import BotPool

OPEN = -1  # instead of a seat, for an answer that is the same for everybody
ANALYSIS = "analysis"  # the kind of answer as which it is kept
KEEP_ALIVE = 15.0  # seconds after which those who wait hear that nothing has changed, which keeps the connection open

ReviewKey = tuple[str, int, int]  # a table, its last entry, and the seat that looks


class Review:
    """An analysis that is under way, and what is known of it."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.decisions: list[ReviewedDecision] = []
        self._change = asyncio.Event()
        self._readers = 0
        self._begun = False
        self._task: asyncio.Task[Analysis]

    def begin(self, work: Coroutine[Any, Any, Analysis]) -> None:
        """Start working on it."""
        self._task = asyncio.create_task(work)
        self._task.add_done_callback(self._on_done)

    def on_begin(self) -> None:
        """A worker has begun: what it finds is kept, whoever still waits for it."""
        self._begun = True

    def on_decision(self, done: int, _total: int, decision: ReviewedDecision) -> None:
        """One decision is judged. Another try begins at the first one again, and finds what was found before."""
        if done > len(self.decisions):
            self.decisions.append(decision)
            self._wake()

    async def whole(self) -> Analysis:
        """All of it. A task that stops waiting doesn't stop the work while others wait for it too."""
        with self._reading():
            return await asyncio.shield(self._task)

    async def ended(self) -> None:
        """Wait until nothing more comes."""
        await asyncio.wait([self._task])

    @property
    def abandoned(self) -> bool:
        """Whether it was given up."""
        return self._task.cancelling() > 0

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Somebody waits. Once nobody does, what no worker has begun gives up its place."""
        self._readers += 1
        try:
            yield
        finally:
            self._readers -= 1
            if not self._readers and not self._begun:
                self._task.cancel()

    async def lines(self) -> AsyncIterator[ReviewLine]:
        """What is judged so far and what comes, until all is there or something has gone wrong."""
        with self._reading():
            async for line in self._lines():
                yield line

    async def _lines(self) -> AsyncIterator[ReviewLine]:
        sent = 0
        while not self._task.done():
            change, fresh = self._change, self.decisions[sent:]
            sent += len(fresh)
            yield ReviewProgress(sent, self.total, fresh)
            with suppress(TimeoutError):
                await asyncio.wait_for(change.wait(), KEEP_ALIVE)
        try:
            yield _reviewed(self._task.result())
        except Problem as problem:
            yield ReviewFailed(Trouble(problem.message, {**problem.args_of_message}))

    def _wake(self) -> None:
        self._change.set()
        self._change = asyncio.Event()

    def _on_done(self, done: asyncio.Task[Analysis]) -> None:
        self._wake()
        if not done.cancelled():
            done.exception()  # anyone who still waits hears of it


@dataclass(eq=False, repr=False)
class Reviews:
    """The reviews of all games, finished and under way."""

    _store: Store
    _registry: TableRegistry
    _pool: BotPool
    _advisor: Advisor
    _clock: TimeSource
    _under_way: dict[ReviewKey, Review] = field(default_factory=dict, init=False)

    async def analysis(self, actor: Actor, table: str, seat: int | None, invited: bool) -> Analysis:
        """A game looked at again: a finished one for all who may see it, a running one as a seat sees it; kept."""
        found = await self._find(actor, table, seat, invited)
        return self._deepened(table, found if isinstance(found, Analysis) else await found.whole())

    async def lines(self, actor: Actor, table: str, seat: int | None, invited: bool) -> AsyncIterator[bytes]:
        """The same as it comes, line by line; raises the Problem before the first of them."""
        found = await self._find(actor, table, seat, invited)

        async def stream() -> AsyncIterator[bytes]:
            if isinstance(found, Analysis):
                yield _line(_reviewed(self._deepened(table, found)))
                return
            async for line in found.lines():
                told = _reviewed(self._deepened(table, line.analysis)) if isinstance(line, ReviewResult) else line
                yield _line(told)

        return stream()

    async def beginnings(self, actor: Actor, table: str, invited: bool) -> Beginnings:
        """What each seat of a finished game saw at its beginning, for all who may see the game."""
        async with self._registry.locked(table, actor, invited) as live:
            self._registry.may_see(live, actor, None, invited)
            first = live.table.state_after(self._clock())
            return Beginnings([live.table.game.view(first, seat) for seat in range(len(live.seats))])

    async def stop(self) -> None:
        """Wait for what is under way; without bots nothing is for long."""
        await asyncio.gather(*(review.ended() for review in self._under_way.values()))

    async def _find(self, actor: Actor, table: str, seat: int | None, invited: bool) -> Analysis | Review:
        """What is kept, or what is under way from now on."""
        async with self._registry.locked(table, actor, invited) as live:
            if live.table.outcome is not None:
                if actor.person is None:
                    raise Unauthorized("key-of-person-needed")
                self._registry.may_see(live, actor, None, invited)
                live.table.must_lie_open(self._clock())
                seat = None
            elif seat is None:
                self._registry.may_see(live, actor, None, invited)
                raise Problem("archive-running")
            else:
                must_be_advised(live, actor, seat)
            seq, whole, known = live.table.seq, live.table.record(), live.table.known_record(seat, self._clock())
            total, winners = len(live.table.moves), _winners(live.table)
        key = (table, seq, OPEN if seat is None else seat)
        answer = await self._store.answers.find(*key, ANALYSIS)
        kept = None if answer is None else msgspec.json.decode(answer, type=Analysis)
        if kept is not None and (kept.format, kept.bot) == (FORMAT, self._pool.analyst):
            return kept
        person = actor.person or f"{table}/{seat}"
        if key not in self._under_way or self._under_way[key].abandoned:
            review = self._under_way[key] = Review(total)
            review.begin(self._make(key, review, whole, known, person, seat, winners))
        return self._under_way[key]

    def _deepened(self, table: str, analysis: Analysis) -> Analysis:
        """The analysis with what has been found out since about single positions."""
        return revised(analysis, lambda position: self._advisor.known(table, position))

    async def _make(
        self,
        key: ReviewKey,
        review: Review,
        whole: Record,
        known: Record,
        person: str,
        seat: int | None,
        winners: list[int] | None,
    ) -> Analysis:
        try:
            found = await self._pool.analyse(
                records.dump(whole), person, 0, review.on_decision, seat, winners, review.on_begin
            )
            # Even a hash of what is hidden would let a guess be tried.
            found = replace(found, record=fingerprint(known))
            await self._store.answers.save(*key, ANALYSIS, msgspec.json.encode(found))
            return found
        finally:
            if self._under_way.get(key) is review:
                del self._under_way[key]


def _winners(table: Table) -> list[int] | None:
    """Who won a game that its players ended; if they agreed on it, all have the same share."""
    if table.ended is None or table.outcome is None:
        return None
    return [*range(table.header.players)] if table.ended == "agreed" else table.outcome.winners


def _reviewed(analysis: Analysis) -> ReviewResult:
    return ReviewResult(analysis, accuracies(analysis))


def _line(line: ReviewLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
