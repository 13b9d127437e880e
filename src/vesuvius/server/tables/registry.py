"""The tables in memory.

Every change takes the same way: the table proposes it, it is stored, it is entered, the one who asked is answered, and
everybody who watches is told. A table has one lock: one writer, and no reader between these steps.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from time import perf_counter
from types import TracebackType
from typing import Any

import msgspec
import structlog

from vesuvius.game import Explanation, Illegal, Problem, SupportsExplanations, supports
from vesuvius.server import kill_points
from vesuvius.server.connections.hub import Connection, Hub
from vesuvius.server.errors import Forbidden, NotFound, TryLater, Warming
from vesuvius.server.people.identity import Actor, TimeSource
from vesuvius.server.people.permissions import must_be_visible
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.forms import Past, PlannedPosition
from vesuvius.server.protocol.messages import (
    Acknowledged,
    Answer,
    Busy,
    Happened,
    Plan,
    PlayAll,
    PlayForced,
    Refused,
    Stale,
    TableCommand,
    View,
    Watch,
)
from vesuvius.server.store import Conflict, Store, StoreDown, rows
from vesuvius.server.tables.clocks import Interval
from vesuvius.server.tables.drafts import BotTask, Draft
from vesuvius.server.tables.live_table import LiveTable, begun, take_up, take_up_plans
from vesuvius.server.tables.setup import everybody_may_look, is_for_everybody
from vesuvius.server.tables.table import Table, Unplayable
from vesuvius.server.telemetry.histogram import MoveTimes
from vesuvius.server.thinking.bot_pool import BotPool
from vesuvius.server.thinking.fair_shares import Asker

RETRY = 1.0
LONGEST_SLEEP = 3600.0
# Finished games in memory: what all of them have in entries, a table itself being worth some. About 2 kB each.
MOST_FINISHED_ENTRIES, ENTRIES_OF_A_TABLE = 40_000, 20
PAGE = 512  # entries that are read at a time
ENTRIES_AT_ONCE = 16  # that are played again before everybody else has a turn: about 3 ms
STORE_TROUBLES = frozenset({"store-down", "store-full", "store-unsure"})
MOST_COMMANDS = 250  # under way at once; beyond that everybody would wait too long

log = structlog.get_logger()
Reply = Callable[[Answer], None]
Listener = Callable[[LiveTable, journal_entries.Entry], None]


class NotBegun(Problem):
    """The game of a table has not begun."""

    def __init__(self, row: rows.Table, seats: Sequence[rows.Seat]) -> None:
        super().__init__("table-not-begun", table=row.id)
        self._row, self._seats = row, seats

    def must_be_visible(self, actor: Actor, invited: bool = False) -> None:
        """Raise a Problem with those who may not know that there is such a table."""
        if not invited:
            must_be_visible(self._row, self._seats, actor)


def reason_to_tell(later: TryLater) -> str | msgspec.UnsetType:
    """What people are told of a store that can't store; nothing if they merely have to wait."""
    return later.message if later.message in STORE_TROUBLES else msgspec.UNSET


class Counts(msgspec.Struct):
    """Figures for the host: tables in memory, what was stored since the start, and commands under way."""

    tables: int = 0
    running: int = 0
    entries: int = 0
    failures: int = 0
    under_way: int = 0


class TableRegistry:
    """All tables whose games have begun."""

    def __init__(self, store: Store, hub: Hub, pool: BotPool, clock: TimeSource, absence: float, secret: bytes) -> None:
        self._store = store
        self._hub = hub
        self._pool = pool
        self._clock = clock
        self._absence = absence
        self._secret = secret
        self._tables: dict[str, LiveTable] = {}
        self._last_published: dict[str, int] = {}  # the last entry that watchers of an unloaded table have seen
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.downtimes: list[Interval] = []
        self.clocks_paused = False  # the store was lost: until it's known for how long, no clock runs out
        self.ready = asyncio.Event()
        self.listeners: list[Listener] = []
        self.asker_of: Callable[[LiveTable], Asker] = lambda live: Asker(live.row.owner or live.row.id)
        self.move_times = MoveTimes()
        self._commands_under_way = 0
        self._entries = self._failures = 0

    def skip(self, since: float, until: float) -> None:
        """From then to then the server did not run: no clock did either, and people are told so."""
        self.downtimes.append((since, until))
        for live in self.running():
            if self._hub.audiences(live.row.id) and live.table.clocks.seat is not None:
                self._start_task(self._tell_times, live.row.id)

    async def _tell_times(self, name: str) -> None:
        """Show a table again to those who look, with its clocks as they stand now."""
        with suppress(Problem):
            async with self.locked(name) as live:
                for seat in self._hub.audiences(name):
                    details = self._hub.wants_details(name, seat)
                    self._hub.publish(name, seat, live.table.view(seat, self._clock(), details))

    def counts(self) -> Counts:
        """Figures for the host."""
        running = sum(not live.table.over for live in self._tables.values())
        return Counts(len(self._tables), running, self._entries, self._failures, self._commands_under_way)

    def in_memory(self, row: rows.Table) -> Table | None:
        """A table as it stands, if it is in memory and just as new as its row; it may only be looked at."""
        live = self._tables.get(row.id)
        return live.table if live is not None and live.table.seq == row.seq else None

    def running(self) -> Iterator[LiveTable]:
        """The tables whose games run; they may only be looked at."""
        return (live for live in self._tables.values() if not live.table.over)

    def loaded(self, name: str) -> LiveTable | None:
        """A table if it is in memory; it may only be looked at."""
        return self._tables.get(name)

    # Tables come into memory and go out of it.

    def locked(self, name: str, actor: Actor | None = None, invited: bool = False) -> TableLock:
        """A table, locked for this task; raises a Problem if there is none whose game has begun.

        An actor who may not know of a table is told that there is none, whether its game has begun or not.
        """
        return TableLock(self, name, actor, invited)

    async def acquire(self, name: str) -> LiveTable:
        """Lock a table for this task, which has to release it."""
        if not self.ready.is_set():
            raise Warming("server-warming")
        while True:
            live = self._tables.get(name) or await self._load(name)
            await live.lock.acquire()
            if not live.unloaded:
                return live
            live.lock.release()

    def release(self, live: LiveTable, error: BaseException | None) -> None:
        """Unlock a table, and say what went wrong with it."""
        try:
            if error is not None:
                self._unload_if_unsure(live, error)
            elif live.timer is None:  # it has just been read: bots begin after the one who asked for it
                self._schedule(live)
        finally:
            live.lock.release()

    def _unload_if_unsure(self, live: LiveTable, error: BaseException) -> None:
        """If it isn't known whether a change was stored, the table is read again."""
        if isinstance(error, Problem) and not isinstance(error, StoreDown):
            return
        self.unload(live)
        if not isinstance(error, asyncio.CancelledError):  # a task that stops waiting says nothing about the store
            self._failures += 1
            self.clocks_paused = True
        if not self._stopped:
            self._check_clocks_later(live.row.id)

    def unload(self, live: LiveTable) -> None:
        """Remove a table from memory; the next one who asks reads it from the store."""
        live.unloaded = True
        live.cancel_timer()
        if live.thinking is not None and live.thinking is not asyncio.current_task():
            live.thinking.cancel()
        self._tables.pop(live.row.id, None)
        if self._hub.audiences(live.row.id):
            self._last_published.setdefault(live.row.id, live.table.seq)

    async def _load(self, name: str) -> LiveTable:
        """Read a table from the store; several who ask at once wait for the same reading."""
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._load_now(name))
            self._loading[name].add_done_callback(lambda done: self._on_loaded(name, done))
        # A task that stops waiting doesn't stop the reading: others wait for it too.
        return await asyncio.shield(self._loading[name])

    def _on_loaded(self, name: str, done: asyncio.Future[LiveTable]) -> None:
        self._loading.pop(name, None)
        if not done.cancelled():
            done.exception()  # anyone who still waits hears of it

    async def wait_until_loaded(self, name: str) -> None:
        """Wait for a reading that is under way: it may have missed what has just been stored."""
        if name in self._loading:
            await asyncio.wait([self._loading[name]])

    async def _load_now(self, name: str) -> LiveTable:
        live = await self._read(name)
        self._evict_finished()
        self._tables[name] = live
        # Watchers have missed what was stored last and not published.
        since = self._last_published.pop(name, live.table.seq)
        for seat in self._hub.audiences(name):
            for message in self._updates(live, seat, since, self._hub.wants_details(name, seat)):
                self._hub.publish(name, seat, message)
        return live

    async def _read(self, name: str) -> LiveTable:
        found = await self._store.tables.find(name)
        if found is None:
            raise NotFound("table-unknown", table=name)
        row, seats = found
        if row.header is None:
            raise NotBegun(row, seats)
        live = begun(row, seats, self._absence, self.downtimes, self._secret)
        async for page in self._store.journal.pages(name, PAGE):
            for first in range(0, len(page), ENTRIES_AT_ONCE):
                take_up(live, page[first : first + ENTRIES_AT_ONCE])
                await asyncio.sleep(0)  # a long game takes seconds: everybody else has a turn meanwhile
        if row.status == "running":
            take_up_plans(live, await self._store.plans.of(name))
        return live

    def _evict_finished(self) -> None:
        """Finished tables that nobody watches go, the oldest first; running ones stay, since their clocks do.

        A table costs as much memory as it has entries, since each move keeps its state.
        """
        room = MOST_FINISHED_ENTRIES
        for live in [live for live in self._tables.values() if live.table.over][::-1]:
            room -= live.table.seq + ENTRIES_OF_A_TABLE
            if room < 0 and not live.lock.locked() and not self._hub.audiences(live.row.id):
                self.unload(live)

    async def reload(self, names: Iterable[str]) -> None:
        """Read tables from the store again: something about them has changed there."""
        for live in [self._tables[name] for name in names if name in self._tables]:
            async with live.lock:
                self.unload(live)
            self._start_task(self.check_clocks, live.row.id)

    async def resume(self) -> list[str]:
        """After a start: load every running table, so that clocks and bots go on. Returns the unplayable ones."""
        unplayable = []
        for name in await self._running():
            try:
                async with self.locked(name):
                    pass
            except StoreDown:
                self._check_clocks_later(name)
            except Problem as problem:
                log.error("not-resumed", table=name, problem=problem.message)
                if isinstance(problem, Unplayable):
                    unplayable.append(name)
        return unplayable

    async def _running(self) -> list[str]:
        """The tables whose games are running, as soon as the store can tell."""
        while True:
            try:
                return await self._store.tables.running()
            except StoreDown:
                await asyncio.sleep(RETRY)

    async def stop(self) -> None:
        """End timers and bots; every change under way is finished first."""
        self._stopped = True
        for live in [*self._tables.values()]:
            async with live.lock:
                self.unload(live)
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Changes.

    async def act(self, command: TableCommand, actor: Actor, reply: Reply) -> None:
        """Carry out a command once, answer it, and tell everybody; one that has been carried out is answered again.

        A task that stops waiting doesn't stop the storing: then the table is read again, and everybody hears of it.
        """
        if self._commands_under_way >= MOST_COMMANDS:
            reply(Busy(command.id, command.table, RETRY))
            return
        self._commands_under_way += 1
        begun = perf_counter()
        try:
            async with self.locked(command.table, actor) as live:
                await self._answer(live, command, actor, reply, begun)
        except TryLater as later:
            reply(Busy(command.id, command.table, RETRY, reason_to_tell(later)))
        except Illegal as illegal:
            refusal = illegal.refusal
            reply(Refused(command.id, command.table, refusal.rule, refusal.message, refusal.args))
        except Problem as problem:
            reply(Refused(command.id, command.table, "", problem.message, problem.args_of_message))
        finally:
            self._commands_under_way -= 1

    async def _answer(self, live: LiveTable, command: TableCommand, actor: Actor, reply: Reply, begun: float) -> None:
        live.must_hold(actor, command.seat)
        # Another seat's id is another id: nobody gets an answer that was meant for somebody else.
        name = f"{command.seat}:{command.id}"
        if name in live.commands:
            reply(Acknowledged(command.id, command.table, live.commands[name]))
            return
        if command.seq != live.table.seq:
            reply(Stale(command.id, command.table, live.table.seq))
            return
        if isinstance(command, Plan):
            await self._plan(live, command)
            reply(Acknowledged(command.id, command.table, live.table.seq))
            return
        drafts = [draft async for draft in self._carry_out(live, command, name)]
        stored = perf_counter()
        kill_points.reached("before-acknowledge")
        reply(Acknowledged(command.id, command.table, drafts[-1].entry.seq))
        for draft in drafts:
            self._publish(live, draft)
        self.move_times.observe(live.row.game, begun, live.proposed_at, stored, perf_counter())

    async def _carry_out(self, live: LiveTable, command: TableCommand, name: str) -> AsyncIterator[Draft]:
        """Store and enter what a command does; of several plays the last one has its name."""
        single = live.table.plays_of(command) if isinstance(command, PlayAll | PlayForced) else [command]
        for each in single:
            draft = live.table.propose(each, self._clock())
            await self._store_draft(live, draft, name if each is single[-1] else None)
            yield draft

    async def _plan(self, live: LiveTable, plan: Plan) -> None:
        """Store what a seat plans, and tell those who look from that seat. Asked twice, it has one effect."""
        live.table.must_take(plan)
        stored = rows.Plan(live.row.id, plan.seat, live.table.seq, msgspec.json.encode(plan.tokens))
        await self._store.plans.save(stored)
        live.table.plans.make(plan.seat, stored.since, plan.tokens)
        if plan.seat in self._hub.audiences(live.row.id):
            details = self._hub.wants_details(live.row.id, plan.seat)
            self._hub.publish(live.row.id, plan.seat, live.table.view(plan.seat, self._clock(), details))

    async def look_ahead(self, name: str, actor: Actor, seat: int, tokens: Sequence[str]) -> PlannedPosition | None:
        """What a seat could plan next, after these tokens; None if that can't be known."""
        async with self.locked(name, actor) as live:
            live.must_hold(actor, seat)
            return live.table.look_ahead(seat, tokens)

    async def explain(self, name: str, actor: Actor, seat: int, thing: str) -> Explanation | None:
        """What a seat can do with a thing of the game; None if the game doesn't say."""
        async with self.locked(name, actor) as live:
            live.must_hold(actor, seat)
            game = live.table.game
            return game.explain(live.table.masked(seat), seat, thing) if supports(game, SupportsExplanations) else None

    async def change(self, live: LiveTable, draft: Draft) -> None:
        """Store, enter and publish a draft that no client has asked for. The caller holds the lock."""
        begun = perf_counter()
        await self._store_draft(live, draft, None)
        stored = perf_counter()
        self._publish(live, draft)
        self.move_times.observe(live.row.game, begun, live.proposed_at, stored, perf_counter())

    async def _store_draft(self, live: LiveTable, draft: Draft, command: str | None) -> None:
        live.proposed_at = perf_counter()
        entry, outcome, row = draft.entry, draft.outcome, live.row
        closed = isinstance(entry.body, journal_entries.Closed)
        row.status = "closed" if closed else "over" if outcome is not None else "running"
        row.turn, row.seq, row.touched = draft.turn, entry.seq, entry.at
        row.outcome = None if outcome is None else msgspec.json.encode(outcome)
        if row.status == "over":
            kill_points.reached("game-end")
        stored = rows.Entry(row.id, entry.seq, entry.at, command, journal_entries.pack(entry.body))
        try:
            await self._store.journal.append(stored, status=row.status, turn=row.turn, outcome=row.outcome)
        except Conflict:
            # Somebody else has written to this table: it is read again.
            raise StoreDown("store-taken") from None
        if row.status == "over":
            kill_points.reached("game-end")
        live.table.enter(draft)
        self._entries += 1
        if command is not None:
            live.commands[command] = entry.seq

    def _publish(self, live: LiveTable, draft: Draft) -> None:
        now, table, name = self._clock(), live.table, live.row.id
        fresh = isinstance(draft.entry.body, journal_entries.Undone)
        for seat in self._hub.audiences(name):
            details = self._hub.wants_details(name, seat)
            if not fresh:
                self._hub.publish(name, seat, table.happened(draft.entry, seat, now, details))
            if fresh or table.outcome is not None:
                self._hub.publish(name, seat, table.view(seat, now, details))
        self.notify(live, draft.entry)
        self._schedule(live, now)

    def notify(self, live: LiveTable, entry: journal_entries.Entry) -> None:
        """Tell those who listen to all tables of an entry."""
        for listener in self.listeners:
            listener(live, entry)

    # What happens on its own: time and bots.

    def _schedule(self, live: LiveTable, now: float | None = None) -> None:
        if live.unloaded or self._stopped:
            live.cancel_timer()
            return
        due = live.table.next_deadline()
        if due is None:
            live.cancel_timer()
        else:
            live.wake_in(min(max(0.0, due - (now or self._clock())), LONGEST_SLEEP), self._wake)
        if live.following is None and live.table.plans.due(live.table.turn) is not None:
            live.following = self._start_task(self._follow_plans, live)
        if live.thinking is None and live.table.bot_task() is not None:
            live.thinking = self._start_task(self._think, live)

    def _wake(self, live: LiveTable) -> None:
        self._start_task(self.check_clocks, live.row.id)

    def _start_task(self, work: Callable[[Any], Coroutine[Any, Any, None]], what: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _check_clocks_later(self, name: str) -> None:
        """Look at a table again soon; now it could not be read, or may differ from what is stored."""
        asyncio.get_running_loop().call_later(RETRY, self._start_task, self.check_clocks, name)

    async def check_clocks(self, name: str) -> None:
        """A table's timer has gone off: enter what the table decides if a clock or somebody's patience has run out."""
        try:
            if self.clocks_paused:
                raise StoreDown
            async with self.locked(name) as live:
                while (draft := live.table.propose_overdue(self._clock())) is not None:
                    await self.change(live, draft)
                self._schedule(live)
        except TryLater as down:
            log.warning("store-down", table=name, problem=down.message)
            self._check_clocks_later(name)
        except Problem as problem:  # it was deleted, or can't be played any more
            log.warning("check-clocks", table=name, problem=problem.message)

    async def _follow_plans(self, live: LiveTable) -> None:
        """Play what people have planned for as long as it is their turn."""
        try:
            async with self.locked(live.row.id) as now:
                while not self._stopped and (draft := now.table.propose_planned(self._clock())) is not None:
                    await self.change(now, draft)
        except Problem as problem:
            log.warning("plan-not-played", table=live.row.id, problem=problem.message)
            self._check_clocks_later(live.row.id)
        finally:
            live.following = None

    async def _think(self, live: LiveTable) -> None:
        """Let bots play at a table for as long as it is their turn; a table that is read again thinks again."""
        try:
            while (task := live.table.bot_task()) is not None:
                token = await self._choose(live, task)
                async with live.lock:
                    if live.unloaded:
                        return
                    if live.table.seq == task.seq:
                        await self._play_bot(live, task, token)
        except Problem as problem:
            log.error("halted", table=live.row.id, problem=problem.message)
            self._check_clocks_later(live.row.id)
        finally:
            live.thinking = None

    async def _play_bot(self, live: LiveTable, task: BotTask, token: str) -> None:
        try:
            await self.change(live, live.table.propose_bot(task, token, self._clock()))
        except BaseException as error:
            self._unload_if_unsure(live, error)
            raise

    async def _choose(self, live: LiveTable, task: BotTask) -> str:
        game, asker = live.table.game, self.asker_of(live)
        try:
            return await self._pool.move(game.name, task.bot, task.masked, task.seed, asker, game.data)
        except Problem as problem:
            log.warning("bot-failed", table=live.row.id, bot=task.bot, problem=problem.message)
            return await self._pool.move(game.name, "greedy", task.masked, task.seed, asker, game.data)

    # Watching.

    async def watch(self, connection: Connection, message: Watch, actor: Actor, invited: bool) -> None:
        """Let a client see a table: first what it has missed, or all; then everything as it happens."""
        async with self.locked(message.table, actor, invited) as live:
            self.may_see(live, actor, message.seat, invited or live.sits(connection.actor))
            updates = self._updates(live, message.seat, message.since, connection.details)
            self._hub.watch(connection, message.table, message.seat)
            for update in updates:
                connection.send(update, "resync")

    async def view(self, name: str, actor: Actor, seat: int | None, invited: bool) -> View:
        """All that a seat sees."""
        async with self.locked(name, actor, invited) as live:
            self.may_see(live, actor, seat, invited)
            return live.table.view(seat, self._clock())

    async def past(self, name: str, actor: Actor, seat: int | None, invited: bool) -> Past:
        """The game so far, beside the event loop and while others play: views of all its moves take a while."""
        async with self.locked(name, actor, invited) as live:
            self.may_see(live, actor, seat, invited)
            work_out = live.table.past(seat, self._clock())
        return await asyncio.to_thread(work_out)

    async def updates(
        self, name: str, actor: Actor, seat: int | None, since: int, invited: bool
    ) -> list[Happened | View]:
        """What a seat has missed since an entry, or a fresh view."""
        async with self.locked(name, actor, invited) as live:
            self.may_see(live, actor, seat, invited)
            return self._updates(live, seat, since, True)

    def _updates(self, live: LiveTable, seat: int | None, since: int | None, details: bool) -> list[Happened | View]:
        now = self._clock()
        missed = None if since is None else live.table.missed(since, seat, now, details)
        return [live.table.view(seat, now, details)] if missed is None else [*missed]

    def may_see(self, live: LiveTable, actor: Actor, seat: int | None, invited: bool) -> None:
        """Raise a Problem unless the one who asks may see the table from that seat, or (seat None) as a spectator.

        What they see then is masked by `Table`.
        """
        if seat is not None:
            live.must_hold(actor, seat, known=invited)
        elif not live.sits(actor) and not everybody_may_look(live.row, self._clock()):
            owned = actor.person is not None and live.row.owner == actor.person
            # Whether there is such a table comes first: anyone who may not know of it learns nothing about it.
            if not (live.table.rules.public or is_for_everybody(live.table.rules) or invited or owned):
                raise NotFound("table-unknown", table=live.row.id)
            if not live.table.rules.watching:
                raise Forbidden("table-no-watching")


class TableLock:
    """`async with registry.locked(name) as live`: a table for one task, from the beginning of a block to its end.

    It is written out because a context manager made of a generator costs a move more than the lock does.
    """

    __slots__ = ("_actor", "_invited", "_live", "_name", "_registry")

    def __init__(self, registry: TableRegistry, name: str, actor: Actor | None, invited: bool) -> None:
        self._registry, self._name, self._actor, self._invited = registry, name, actor, invited

    async def __aenter__(self) -> LiveTable:
        try:
            self._live = await self._registry.acquire(self._name)
        except NotBegun as problem:
            if self._actor is not None:
                problem.must_be_visible(self._actor, self._invited)
            raise
        return self._live

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._registry.release(self._live, error)
