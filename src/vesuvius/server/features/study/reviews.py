"""Games looked at again: one computation for all who look at the same game, told as it comes, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from vesuvius.bots.analysis.review import BUDGET, Analysis, Weighed, fingerprint
from vesuvius.formats import record as records
from vesuvius.formats.record import Record
from vesuvius.game import Problem
from vesuvius.server.features.study.review_forms import Beginnings, Judging, Reviewed, ReviewFailed, ReviewLine
from vesuvius.server.people.identity import Actor, Clock
from vesuvius.server.protocol.forms import Trouble
from vesuvius.server.store import Store
from vesuvius.server.tables.archive import must_be_advised
from vesuvius.server.tables.registry import Keeper
from vesuvius.server.thinking.bot_pool import BotPool

OPEN = -1  # the seat under which an answer is kept that is the same for everybody
ANALYSIS = "analysis"  # the kind of answer as which it is kept
SIGN = 15.0  # seconds after which whoever waits is told that nothing has changed: so the line stays open

Place = tuple[str, int, int]  # a table, its last entry, and the seat that looks


class Review:
    """An analysis that is under way, and what is known of it."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.decisions: list[Weighed] = []
        self._news = asyncio.Event()
        self._making: asyncio.Task[Analysis]

    def begin(self, making: Coroutine[Any, Any, Analysis]) -> None:
        """Make it."""
        self._making = asyncio.create_task(making)
        self._making.add_done_callback(self._made)

    def hear(self, done: int, _total: int, decision: Weighed) -> None:
        """One decision is judged. Another try begins at the first one again, and finds what was found before."""
        if done > len(self.decisions):
            self.decisions.append(decision)
            self._tell()

    async def whole(self) -> Analysis:
        """All of it. Whoever stops waiting does not stop the work: others wait for it too."""
        return await asyncio.shield(self._making)

    async def lines(self) -> AsyncIterator[ReviewLine]:
        """What is judged so far and what comes, until all is there or something has gone wrong."""
        told = 0
        while not self._making.done():
            news, fresh = self._news, self.decisions[told:]
            told += len(fresh)
            yield Judging(told, self.total, fresh)
            with suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), SIGN)
        try:
            yield Reviewed(self._making.result())
        except Problem as problem:
            yield ReviewFailed(Trouble(problem.message, {**problem.args_of_message}))

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _made(self, done: asyncio.Task[Analysis]) -> None:
        self._tell()
        if not done.cancelled():
            done.exception()  # whoever still waits hears of it


class Reviews:
    """What was judged of each game, and what is being judged."""

    def __init__(self, store: Store, keeper: Keeper, pool: BotPool, clock: Clock, budget: str = BUDGET) -> None:
        self._store = store
        self._keeper = keeper
        self._pool = pool
        self._clock = clock
        self._budget = budget
        self._under_way: dict[Place, Review] = {}

    async def analysis(self, actor: Actor, table: str, seat: int | None, invited: bool) -> Analysis:
        """A game looked at again: a finished one for all who may see it, a running one as a seat sees it; kept."""
        found = await self._find(actor, table, seat, invited)
        return found if isinstance(found, Analysis) else await found.whole()

    async def lines(self, actor: Actor, table: str, seat: int | None, invited: bool) -> AsyncIterator[bytes]:
        """The same as it comes, line by line; raises the Problem before the first of them."""
        found = await self._find(actor, table, seat, invited)

        async def tell() -> AsyncIterator[bytes]:
            if isinstance(found, Analysis):
                yield _line(Reviewed(found))
                return
            async for line in found.lines():
                yield _line(line)

        return tell()

    async def beginnings(self, actor: Actor, table: str, invited: bool) -> Beginnings:
        """What each seat of a finished game saw at its beginning, for all who may see the game."""
        async with self._keeper.using(table) as kept:
            self._keeper.may_see(kept, actor, None, invited)
            first = kept.table.stood()
            return Beginnings([kept.table.game.view(first, seat) for seat in range(len(kept.seats))])

    async def stop(self) -> None:
        """Wait for what is under way; without bots nothing is for long."""
        await asyncio.gather(*(review.whole() for review in self._under_way.values()), return_exceptions=True)

    async def _find(self, actor: Actor, table: str, seat: int | None, invited: bool) -> Analysis | Review:
        """What is kept, or what is under way from now on."""
        async with self._keeper.using(table) as kept:
            if kept.table.outcome is not None:
                if actor.person is None:
                    raise Problem("key-of-person-needed")
                self._keeper.may_see(kept, actor, None, invited)
                seat = None
            elif seat is None:
                self._keeper.may_see(kept, actor, None, invited)
                raise Problem("archive-running")
            else:
                must_be_advised(kept, actor, seat)
            seq, whole, known = kept.table.seq, kept.table.record(), kept.table.known_record(seat, self._clock())
            total = len(kept.table.moves)
        place = (table, seq, OPEN if seat is None else seat)
        answer = await self._store.answers.find(*place, ANALYSIS)
        if answer is not None:
            return msgspec.json.decode(answer, type=Analysis)
        person = actor.person or f"{table}/{seat}"
        if place not in self._under_way:
            review = self._under_way[place] = Review(total)
            review.begin(self._make(place, review, whole, known, person, seat))
        return self._under_way[place]

    async def _make(
        self, place: Place, review: Review, whole: Record, known: Record, person: str, seat: int | None
    ) -> Analysis:
        try:
            found = await self._pool.analyse(records.dump(whole), person, 0, review.hear, seat, self._budget)
            # Even a hash of what is hidden would let a guess be tried.
            found = replace(found, record=fingerprint(known))
            await self._store.answers.save(*place, ANALYSIS, msgspec.json.encode(found))
            return found
        finally:
            del self._under_way[place]


def _line(line: ReviewLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
