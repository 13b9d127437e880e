"""The tables in memory. Every change goes the same way: proposed by the table, stored, made, told to the one who asked,
then to all who watch. Each table has one lock: it has one writer, and nobody reads it between two of these steps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import msgspec
import structlog

from vesuvius.game import Illegal, Problem
from vesuvius.server import kill_points
from vesuvius.server.connections.hub import Connection, Hub
from vesuvius.server.errors import TryLater
from vesuvius.server.people.identity import Actor, Clock
from vesuvius.server.protocol import journal
from vesuvius.server.protocol.messages import (
    Acknowledged,
    Answer,
    Busy,
    Happened,
    Refused,
    Stale,
    TableCommand,
    View,
    Watch,
)
from vesuvius.server.store import Store, StoreDown, Taken, rows
from vesuvius.server.tables.clocks import Interval
from vesuvius.server.tables.live_table import Counts, Kept, lies_open, restored
from vesuvius.server.tables.loan import Using
from vesuvius.server.tables.table import Draft, Table, Thought, Unplayable
from vesuvius.server.thinking.bot_pool import BotPool

RETRY = 1.0
LONGEST_SLEEP = 3600.0
MOST_FINISHED = 200
MOST_ACTING = 250  # commands under way at once; beyond that everybody would wait too long

log = structlog.get_logger()
Reply = Callable[[Answer], None]
Heard = Callable[[Kept, journal.Entry], None]


class Keeper:
    """All tables whose games have begun."""

    def __init__(self, store: Store, hub: Hub, pool: BotPool, clock: Clock, absence: float, secret: bytes) -> None:
        self._store = store
        self._hub = hub
        self._pool = pool
        self._clock = clock
        self._absence = absence
        self._secret = secret
        self._kept: dict[str, Kept] = {}
        self._known: dict[str, int] = {}  # how far those who watch a table have heard that is to be read again
        self._loading: dict[str, asyncio.Future[Kept]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.downtimes: list[Interval] = []
        self.asleep = False  # the store could not be reached: until it is known for how long, no clock runs out
        self.ready = asyncio.Event()
        self.heard: list[Heard] = []
        self._acting = 0
        self._entries = self._failures = 0

    def counts(self) -> Counts:
        """Figures for the host."""
        running = sum(not kept.table.over for kept in self._kept.values())
        return Counts(len(self._kept), running, self._entries, self._failures)

    # Tables come in and go out of memory.

    def using(self, name: str) -> Using:
        """A table, for this task alone; raises a Problem where there is none whose game has begun."""
        return Using(self, name)

    async def take(self, name: str) -> Kept:
        """A table that is locked for this task; it has to be given back."""
        if not self.ready.is_set():
            raise TryLater("server-warming")
        while True:
            kept = self._kept.get(name) or await self._load(name)
            await kept.lock.acquire()
            if not kept.gone:
                return kept
            kept.lock.release()

    def give_back(self, kept: Kept, error: BaseException | None) -> None:
        """Let others have a table, and say what went wrong with it."""
        try:
            if error is not None:
                self._doubt(kept, error)
            elif kept.timer is None:  # it has just been read: bots begin after whoever asked for it
                self._carry_on(kept)
        finally:
            kept.lock.release()

    def _doubt(self, kept: Kept, error: BaseException) -> None:
        """Where it is not known whether a change was stored, what is stored is read again."""
        if isinstance(error, Problem) and not isinstance(error, StoreDown):
            return
        self.forget(kept)
        if not isinstance(error, asyncio.CancelledError):  # whoever stops waiting says nothing about the store
            self._failures += 1
            self.asleep = True
        if not self._stopped:
            self._tick_later(kept.row.id)

    def forget(self, kept: Kept) -> None:
        """Keep a table in memory no longer; the next one who asks reads it from the store."""
        kept.gone = True
        kept.let_sleep()
        if kept.thinking is not None and kept.thinking is not asyncio.current_task():
            kept.thinking.cancel()
        self._kept.pop(kept.row.id, None)
        if self._hub.audiences(kept.row.id):
            self._known.setdefault(kept.row.id, kept.table.seq)

    async def _load(self, name: str) -> Kept:
        """Read a table from the store; several who ask at once wait for the same reading."""
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._bring(name))
            self._loading[name].add_done_callback(lambda done: self._loaded(name, done))
        # Whoever stops waiting does not stop the reading: others wait for it too.
        return await asyncio.shield(self._loading[name])

    def _loaded(self, name: str, done: asyncio.Future[Kept]) -> None:
        self._loading.pop(name, None)
        if not done.cancelled():
            done.exception()  # whoever still waits hears of it

    async def read_to_end(self, name: str) -> None:
        """Wait for a reading that is under way: it may have missed what has just been stored."""
        if name in self._loading:
            await asyncio.wait([self._loading[name]])

    async def _bring(self, name: str) -> Kept:
        kept = await self._read(name)
        self._make_room()
        self._kept[name] = kept
        # Those who watch have missed what was stored last and not made known.
        since = self._known.pop(name, kept.table.seq)
        for seat in self._hub.audiences(name):
            for message in self._news(kept, seat, since):
                self._hub.publish(name, seat, message)
        return kept

    async def _read(self, name: str) -> Kept:
        found = await self._store.tables.find(name)
        if found is None:
            raise Problem("table-unknown", table=name)
        row, seats = found
        if row.header is None:
            raise Problem("table-not-begun", table=name)
        stored = await self._store.journal.entries(name)
        return restored(row, seats, stored, self._absence, self.downtimes, self._secret)

    def _make_room(self) -> None:
        """Finished tables that nobody watches go first; running ones stay, since their clocks do."""
        finished = [kept for kept in self._kept.values() if kept.table.over and not kept.lock.locked()]
        for kept in finished[:-MOST_FINISHED]:
            if not self._hub.audiences(kept.row.id):
                self.forget(kept)

    async def read_again(self, names: Iterable[str]) -> None:
        """Read tables from the store again: something about them has changed there."""
        for kept in [self._kept[name] for name in names if name in self._kept]:
            async with kept.lock:
                self.forget(kept)
            self._start(self.tick, kept.row.id)

    async def resume(self) -> list[str]:
        """After a start: take up every running table, so that clocks and bots go on; the ids of unplayable ones."""
        unplayable = []
        for name in await self._running():
            try:
                async with self.using(name):
                    pass
            except StoreDown:
                self._tick_later(name)
            except Problem as problem:
                log.error("not-resumed", table=name, problem=problem.message)
                if isinstance(problem, Unplayable):
                    unplayable.append(name)
        return unplayable

    async def _running(self) -> list[str]:
        """The tables whose games run, as soon as the store can tell."""
        while True:
            try:
                return await self._store.tables.running()
            except StoreDown:
                await asyncio.sleep(RETRY)

    async def stop(self) -> None:
        """End timers and bots; every change under way is finished first."""
        self._stopped = True
        for kept in [*self._kept.values()]:
            async with kept.lock:
                self.forget(kept)
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Changes.

    async def act(self, command: TableCommand, actor: Actor, reply: Reply) -> None:
        """Carry out a command once, answer it, and tell everybody; one that has been carried out is answered again.

        Whoever stops waiting has not stopped the storing: then the table is read again, and everybody hears of it.
        """
        if self._acting >= MOST_ACTING:
            reply(Busy(command.id, command.table, RETRY))
            return
        self._acting += 1
        try:
            async with self.using(command.table) as kept:
                await self._answer(kept, command, actor, reply)
        except TryLater:
            reply(Busy(command.id, command.table, RETRY))
        except Illegal as illegal:
            refusal = illegal.refusal
            reply(Refused(command.id, command.table, refusal.rule, refusal.message, refusal.args))
        except Problem as problem:
            reply(Refused(command.id, command.table, "", problem.message, problem.args_of_message))
        finally:
            self._acting -= 1

    async def _answer(self, kept: Kept, command: TableCommand, actor: Actor, reply: Reply) -> None:
        kept.must_hold(actor, command.seat)
        # Another seat's id is another id: nobody gets an answer that was meant for somebody else.
        name = f"{command.seat}:{command.id}"
        if name in kept.commands:
            reply(Acknowledged(command.id, command.table, kept.commands[name]))
            return
        if command.seq != kept.table.seq:
            reply(Stale(command.id, command.table, kept.table.seq))
            return
        draft = kept.table.propose(command, self._clock())
        await self._store_draft(kept, draft, name)
        kill_points.reached("before-acknowledge")
        reply(Acknowledged(command.id, command.table, draft.entry.seq))
        self._tell(kept, draft)

    async def change(self, kept: Kept, draft: Draft) -> None:
        """Store a draft that no client has asked for, make it so, and tell everybody. The caller holds the lock."""
        await self._store_draft(kept, draft, None)
        self._tell(kept, draft)

    async def _store_draft(self, kept: Kept, draft: Draft, command: str | None) -> None:
        entry, outcome = draft.entry, draft.outcome
        closed = isinstance(entry.body, journal.Closed)
        kept.row.status = "closed" if closed else "over" if outcome is not None else "running"
        kept.row.turn, kept.row.seq, kept.row.touched = draft.turn, entry.seq, entry.at
        kept.row.outcome = None if outcome is None else msgspec.json.encode(outcome)
        if kept.row.status == "over":
            kill_points.reached("game-end")
        stored = rows.Entry(kept.row.id, entry.seq, entry.at, command, journal.pack(entry.body))
        try:
            await self._store.journal.append(
                stored, status=kept.row.status, turn=kept.row.turn, outcome=kept.row.outcome
            )
        except Taken:
            # Somebody else has written to this table: what is stored is read again.
            raise StoreDown("store-taken") from None
        if kept.row.status == "over":
            kill_points.reached("game-end")
        kept.table.enter(draft)
        self._entries += 1
        if command is not None:
            kept.commands[command] = entry.seq

    def _tell(self, kept: Kept, draft: Draft) -> None:
        now, table, name = self._clock(), kept.table, kept.row.id
        fresh = isinstance(draft.entry.body, journal.Undone)
        for seat in self._hub.audiences(name):
            self._hub.publish(name, seat, table.view(seat, now) if fresh else table.happened(draft.entry, seat, now))
            if table.outcome is not None:
                self._hub.publish(name, seat, table.view(seat, now))
        self.said(kept, draft.entry)
        self._carry_on(kept)

    def said(self, kept: Kept, entry: journal.Entry) -> None:
        """Let those who listen to all tables know of an entry."""
        for hear in self.heard:
            hear(kept, entry)

    # What happens on its own: time and bots.

    def _carry_on(self, kept: Kept) -> None:
        if kept.gone or self._stopped:
            kept.let_sleep()
            return
        due = kept.table.next_due()
        if due is None:
            kept.let_sleep()
        else:
            kept.wake_in(min(max(0.0, due - self._clock()), LONGEST_SLEEP), self._wake)
        if kept.thinking is None and kept.table.thought() is not None:
            kept.thinking = self._start(self._think, kept)

    def _wake(self, kept: Kept) -> None:
        self._start(self.tick, kept.row.id)

    def _start(self, work: Callable[[Any], Coroutine[Any, Any, None]], what: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _tick_later(self, name: str) -> None:
        """Look at a table again soon; now it could not be read, or may not be as it is stored."""
        asyncio.get_running_loop().call_later(RETRY, self._start, self.tick, name)

    async def tick(self, name: str) -> None:
        """Enter what time has brought at a table by now."""
        try:
            if self.asleep:
                raise StoreDown
            async with self.using(name) as kept:
                while (draft := kept.table.due(self._clock())) is not None:
                    await self.change(kept, draft)
                self._carry_on(kept)
        except TryLater as down:
            log.warning("store-down", table=name, problem=down.message)
            self._tick_later(name)
        except Problem as problem:  # it is gone, or not to be played any more
            log.warning("tick", table=name, problem=problem.message)

    async def _think(self, kept: Kept) -> None:
        """Let bots play at a table for as long as it is their turn; a table that is read anew thinks anew."""
        try:
            while (thought := kept.table.thought()) is not None:
                token = await self._choose(kept.table, thought)
                async with kept.lock:
                    if kept.gone:
                        return
                    if kept.table.seq == thought.seq:
                        await self._play_bot(kept, thought, token)
        except Problem as problem:
            log.error("halted", table=kept.row.id, problem=problem.message)
            self._tick_later(kept.row.id)
        finally:
            kept.thinking = None

    async def _play_bot(self, kept: Kept, thought: Thought, token: str) -> None:
        try:
            await self.change(kept, kept.table.propose_bot(thought, token, self._clock()))
        except BaseException as error:
            self._doubt(kept, error)
            raise

    async def _choose(self, table: Table, thought: Thought) -> str:
        game = table.game.name
        try:
            return await self._pool.move(game, thought.bot, thought.masked, thought.seed)
        except Problem as problem:
            log.warning("bot-failed", table=table.name, bot=thought.bot, problem=problem.message)
            return await self._pool.move(game, "greedy", thought.masked, thought.seed)

    # Watching.

    async def watch(self, connection: Connection, message: Watch, actor: Actor, invited: bool) -> None:
        """Let a client see a table: what it has missed, or all; then everything as it happens."""
        async with self.using(message.table) as kept:
            self.may_see(kept, actor, message.seat, invited)
            news = self._news(kept, message.seat, message.since)
            self._hub.watch(connection, message.table, message.seat)
            for told in news:
                connection.send(told, "resync")

    async def view(self, name: str, actor: Actor, seat: int | None, invited: bool) -> View:
        """All that a seat sees."""
        async with self.using(name) as kept:
            self.may_see(kept, actor, seat, invited)
            return kept.table.view(seat, self._clock())

    async def news(self, name: str, actor: Actor, seat: int | None, since: int, invited: bool) -> list[Happened | View]:
        """What a seat has missed since an entry, or a fresh view."""
        async with self.using(name) as kept:
            self.may_see(kept, actor, seat, invited)
            return self._news(kept, seat, since)

    def _news(self, kept: Kept, seat: int | None, since: int | None) -> list[Happened | View]:
        now = self._clock()
        missed = None if since is None else kept.table.missed(since, seat, now)
        return [kept.table.view(seat, now)] if missed is None else [*missed]

    def may_see(self, kept: Kept, actor: Actor, seat: int | None, invited: bool) -> None:
        """Raise a Problem unless the one who asks may see the table from that seat."""
        if seat is not None:
            kept.must_hold(actor, seat)
        elif not kept.sits(actor) and not lies_open(kept.row, self._clock()):
            owned = actor.person is not None and kept.row.owner == actor.person
            # Whether there is such a table is said first: whoever may not know learns nothing about it.
            if not (kept.table.rules.public or invited or owned):
                raise Problem("table-unknown", table=kept.row.id)
            if not kept.table.rules.watching:
                raise Problem("table-no-watching")
