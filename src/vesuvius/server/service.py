"""Everything that a running server is made of, put together once."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog

from vesuvius import GAMES, __version__, load
from vesuvius.bots.bot import Budget
from vesuvius.engine import rule
from vesuvius.game import Problem, SupportsActionNumbers, supports
from vesuvius.server.connections.guard import ConnectionGuard
from vesuvius.server.connections.hub import Hub
from vesuvius.server.errors import Draining, QuotaReached, RateLimited, TryLater, rejection_of
from vesuvius.server.features.daily import DailyChallenges
from vesuvius.server.features.link_previews.previews import LinkPreviews
from vesuvius.server.features.matchmaking import Matchmaker
from vesuvius.server.features.notices.dispatcher import NoticeDispatcher
from vesuvius.server.features.notices.notifier import Notifier, notifier_of
from vesuvius.server.features.notices.subscriptions import Subscriptions
from vesuvius.server.features.own_data import OwnData
from vesuvius.server.features.puzzles import PuzzleTrainer
from vesuvius.server.features.ratings.result_recorder import ResultRecorder
from vesuvius.server.features.showcase import Showcase
from vesuvius.server.features.streaks import StreakCounter
from vesuvius.server.features.study.explorer import Explorer
from vesuvius.server.features.study.mistakes import MistakeTrainer
from vesuvius.server.features.study.reviews import Reviews
from vesuvius.server.features.study.study_board import StudyBoard
from vesuvius.server.operations import gc_schedule
from vesuvius.server.operations.database_probe import DatabaseProbe
from vesuvius.server.operations.figures import Figures
from vesuvius.server.operations.freeze_watch import FreezeWatch
from vesuvius.server.operations.host_chores import HostChores
from vesuvius.server.operations.host_key import host_key_file
from vesuvius.server.operations.host_page import HostPage
from vesuvius.server.operations.host_sessions import HostSessions
from vesuvius.server.operations.load_monitor import LoadMonitor
from vesuvius.server.people.identity import SECRET_BYTES, Actor, Entropy, People, TimeSource, hashed, random_text
from vesuvius.server.people.limits import Limits, network_of
from vesuvius.server.protocol.forms import Health, Status
from vesuvius.server.protocol.messages import VERSION, Answer, Busy
from vesuvius.server.settings import Settings
from vesuvius.server.store import LockLost, Store, StoreDown
from vesuvius.server.tables.archive import Archive
from vesuvius.server.tables.chat import Chat
from vesuvius.server.tables.clocks import DAY, Interval
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.lobby import Lobby
from vesuvius.server.tables.presence import PresenceMonitor
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.table import LEVEL_NAMES
from vesuvius.server.telemetry.traces import Traces, traces_to
from vesuvius.server.thinking.advisor import Advisor
from vesuvius.server.thinking.bot_pool import BotPool
from vesuvius.server.thinking.fair_shares import Asker

BEAT = 5.0
HOUR = 3600.0
MOST_NETWORKS = 100_000
HOLD_BEAT = 0.5

log = structlog.get_logger()


class Service:
    """The parts of a server, by name."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: BotPool,
        clock: TimeSource,
        entropy: Entropy,
        notifier: Notifier | None = None,
        guard: ConnectionGuard | None = None,
    ) -> None:
        self.settings = settings
        self.guard = ConnectionGuard(settings) if guard is None else guard
        self.store = store
        self.pool = pool
        self.clock = clock
        self.hub = Hub()
        self.limits = Limits(settings, clock)
        self.people = People(store, clock, entropy)
        self.registry = TableRegistry(store, self.hub, pool, clock, settings.absence_days * DAY, entropy(SECRET_BYTES))
        self.registry.asker_of = self._asker
        self._networks: OrderedDict[str, str] = OrderedDict()
        self.lobby = Lobby(store, self.registry, self.hub, self.people, clock, entropy)
        self.matchmaker = Matchmaker(self.lobby, self.hub, clock)
        self.chat = Chat(store, self.registry, self.hub, clock)
        self.presence = PresenceMonitor(self.registry, self.hub)
        self.hub.audience_changed = self.presence.changed
        self.showcase = Showcase(self.registry, self.presence, clock)
        self.advisor = Advisor(pool)
        self.archive = Archive(store, self.registry, self.lobby, self.advisor, clock, entropy)
        self.study = StudyBoard(self.lobby, self.advisor, clock, entropy)
        self.explorer = Explorer(store, self.registry, self.lobby, self.study, clock, entropy)
        self.reviews = Reviews(store, self.registry, pool, self.advisor, clock)
        self.mistakes = MistakeTrainer(self.registry, self.reviews, self.advisor, clock)
        self.load_monitor = LoadMonitor()
        self.figures = Figures(settings, store, self.registry, pool, self.hub, self.guard, self.load_monitor, clock)
        self.host_chores = HostChores(
            settings, store, self.registry, self.lobby, self.hub, self.people, self.figures, clock
        )
        self.host_page = HostPage(store, self.host_chores, self.figures, clock)
        self.host_sessions = HostSessions(clock, entropy)
        self.notifier = notifier or Notifier(None, None)
        self.subscriptions = Subscriptions(store, self.notifier, clock, entropy)
        self.dispatcher = NoticeDispatcher(
            self.host_chores, store, self.registry, self.hub, self.subscriptions, self.notifier, clock, settings.address
        )
        self.own_data = OwnData(store, clock)
        self.result_recorder = ResultRecorder(store)
        self.puzzles = PuzzleTrainer(store, clock)
        self.daily = DailyChallenges(store, self.lobby, self.result_recorder, clock, entropy)
        self.streaks = StreakCounter(store, clock)
        self.registry.listeners.append(self.result_recorder.on_entry)
        self.previews = LinkPreviews(store, self.registry, pool, clock)
        self._pauses: list[Interval] = []  # in which the server did not run, and of which the store doesn't know yet
        if isinstance(clock, FreezeWatch):
            clock.froze = self._on_freeze
        self.database_probe = DatabaseProbe(store.chores.ping)
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # why it can't go on

    def trace(self, traces: Traces) -> None:
        """Make traces of moves and of what workers do."""
        self.registry.move_times.listener, self.pool.times.listener = traces.move, traces.job

    async def health(self) -> Health:
        """What a load balancer or a person wants to know."""
        return Health(await self.status(), __version__, VERSION)

    async def status(self) -> Status:
        """Whether the server is ready, and if not, why."""
        if self.store.database.trouble is not None or not await self.database_probe.answers():
            return "down"
        if self.host_chores.draining:
            return "draining"
        return "ready" if self.registry.ready.is_set() else "warming"

    def must_not_be_draining(self) -> None:
        """Raise a Problem while the server is draining."""
        if self.host_chores.draining:
            raise Draining("server-draining")

    async def authenticate(self, key: str, address: str) -> Actor:
        """The one whom a key opens; raises a Problem if it opens nobody, or somebody who is banned.

        Wrong keys are counted, so that nobody tries many.
        """
        try:
            actor = await self.people.authenticate(key)
            self.host_chores.must_not_be_banned(address, actor.person)
            self._note_network(actor.person, address)
            self.own_data.see(actor.person)
        except TryLater:  # that says nothing of the key
            raise
        except Problem:
            self.check_rate("attempt", address=address)
            raise
        return actor

    def _note_network(self, person: str | None, address: str) -> None:
        """Remember where somebody comes from, in memory only: bots think for all networks alike."""
        if person is not None:
            self._networks[person] = network_of(address)
            self._networks.move_to_end(person)
            if len(self._networks) > MOST_NETWORKS:
                self._networks.popitem(last=False)

    def _asker(self, live: LiveTable) -> Asker:
        """For whom the bots of a table think."""
        owner = live.row.owner or live.row.id
        return Asker(owner, self._networks.get(owner, ""), bool(live.table.attendance.here()))

    async def may_open_table(self, person: str | None, address: str) -> None:
        """Raise a Problem if somebody may not have another table: not now, not so soon, or not so many.

        Nor may too many come from one address.
        """
        self.must_not_be_draining()
        self.check_rate("table", person=person)
        most = self.settings.tables_per_person
        if person is not None and await self.store.tables.count_unfinished(person) >= most:
            raise QuotaReached("limit-tables", most=most)
        self.check_rate("table", address=address)

    async def may_import(self, person: str | None, address: str, size: int) -> None:
        """Raise a Problem if somebody may not have a record of so many bytes kept: not so much at once, or not more."""
        self.must_not_be_draining()
        self.check_rate("table", person=person, address=address)
        most = self.settings.imports_per_person
        if person is not None and await self.store.tables.count_imported(person) >= most:
            raise QuotaReached("limit-imports", most=most)
        self.check_rate("import", size / 1024, person=person, address=address)

    def check_rate(self, what: str, amount: float = 1.0, /, **whose: str | None) -> None:
        """Raise a Problem if somebody does something too often, or too much of it."""
        seconds = self.limits.take(what, amount, **whose)
        if seconds is not None:
            raise RateLimited(seconds, what)

    def note_rejection(self, problem: Problem, address: str) -> None:
        """Count it, and say it in the log, if a Problem turns somebody away."""
        reason = rejection_of(problem)
        if reason is not None:
            self.guard.rejections.note(reason, address)

    def note_answer(self, answer: Answer, address: str) -> None:
        """The same for the answer to a command, once the server is ready."""
        if isinstance(answer, Busy) and self.registry.ready.is_set():
            self.guard.rejections.note("busy", address)

    async def erase(self, person: str) -> None:
        """Forget a person here and in the store; tables are read again without the name."""
        keys = [key.id for key in await self.store.keys.of(person)]
        async with self.lobby.leaving(person) as tables:
            await self.people.erase(person)
            self.subscriptions.forget(person)
            self.hub.close_keys(keys)
            await self.registry.reload(tables)

    async def sweep_people_hourly(self) -> None:
        """Note who was here, and forget those who have stayed away for as long as the host says."""
        await self.registry.ready.wait()
        while True:
            with suppress(StoreDown):
                log.info(
                    "people-swept", people=await self.own_data.forget_unseen(self.settings.keep_people_days, self.erase)
                )
            await asyncio.sleep(HOUR)

    async def warm(self) -> None:
        """Compile the rules in a worker, then have them here; until then tables answer that they are busy.

        The bots' searches come after that: people need not wait for them.
        """
        for name in GAMES:
            game = load(name)
            if supports(game, SupportsActionNumbers):
                if rule.is_cold(name):
                    await self.pool.warm(name)
                await asyncio.to_thread(game.warm)
        await self._let_another_stop()
        await self._run_again()
        self.registry.ready.set()
        log.info("ready")
        await self.host_chores.close_unplayable(await self.registry.resume())
        for name in GAMES:
            await self.pool.warm(name, LEVEL_NAMES)

    async def beat(self) -> None:
        """Note every few seconds that the server is alive, so that no clock runs while it is not."""
        await self.registry.ready.wait()
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StoreDown):
                await self._note_pauses()
                await (self._run_again() if self.registry.clocks_paused else self.store.chores.beat(self.clock()))

    def _on_freeze(self, since: float, until: float) -> None:
        log.warning("froze", seconds=round(until - since, 1))
        if self.registry.ready.is_set():
            self._pauses.append((since, until))
            self.registry.skip(since, until)

    async def _note_pauses(self) -> None:
        """Have the store know of pauses too, so that clocks stand after a restart as they stand now."""
        while self._pauses:
            await self.store.chores.note_pause(*self._pauses[0])
            del self._pauses[0]

    async def end_run(self) -> None:
        """The server stops; whatever time passes until it runs again counts for nobody."""
        await self._note_pauses()
        await self.own_data.note_seen()
        await self.store.chores.beat(self.clock())

    async def hold_database(self) -> None:
        """Make sure again and again that the database is still this server's own; without it, it has to stop."""
        while True:
            await asyncio.sleep(HOLD_BEAT)
            try:
                with suppress(StoreDown):
                    await self.store.hold()
            except LockLost as lost:
                self.registry.ready.clear()
                self.lost.set_exception(lost)
                return

    async def _let_another_stop(self) -> None:
        """A server that ran just now may have lost its lock without knowing it yet: it hears of it in time."""
        last = await self.store.chores.last_beat() if self.store.database.is_postgresql else None
        if last is not None and self.clock() - last < 2 * BEAT:
            await asyncio.sleep(2 * HOLD_BEAT)

    async def _run_again(self) -> None:
        """From here on people can play; the time since the last beat counts for nobody."""
        await self.store.chores.begin_run(self.clock())
        self.registry.downtimes[:] = sorted(await self.store.chores.downtimes())
        self.registry.clocks_paused = False


@asynccontextmanager
async def serving(
    settings: Settings,
    clock: TimeSource | None = None,
    entropy: Entropy = os.urandom,
    guard: ConnectionGuard | None = None,
) -> AsyncIterator[Service]:
    """The parts of a server, from its start to its end; without another clock, one that notices when it's frozen."""
    clock = clock or FreezeWatch()
    traces = traces_to(settings.traces_endpoint) if settings.traces_endpoint else None
    notifier = notifier_of(settings, clock, entropy)
    store = await Store.open(settings.database, clock)
    pool = BotPool(settings.workers, effort=Budget(settings.analysis_iterations))
    service = Service(settings, store, pool, clock, entropy, notifier, guard)
    if traces is not None:
        service.trace(traces)
    key = random_text(entropy, SECRET_BYTES)
    service.host_sessions.key = hashed(key)
    await service.host_chores.load()
    await pool.start()
    tasks = [asyncio.create_task(_lasting(work)) for work in _chores(service)]
    try:
        with host_key_file(settings, key), service.figures.error_log.listening():
            yield service
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await service.registry.stop()
        await notifier.close()
        service.previews.close()
        await pool.stop()
        await service.reviews.stop()
        with suppress(StoreDown):
            await service.end_run()
        await store.close()
        if traces is not None:
            await asyncio.to_thread(traces.close)


def _watch_of(clock: TimeSource) -> list[Callable[[], Coroutine[Any, Any, None]]]:
    return [clock.look_on] if isinstance(clock, FreezeWatch) else []


async def _lasting(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Restart a chore that something unexpected has ended: the server needs all of them."""
    while True:
        try:
            return await work()
        except Exception as error:
            log.error("chore-failed", chore=work.__name__, exc_info=error)
            await asyncio.sleep(BEAT)


def _chores(service: Service) -> list[Callable[[], Coroutine[Any, Any, None]]]:
    chores = service.host_chores
    hourly = [chores.sweep_hourly, chores.watch_backups, service.sweep_people_hourly, gc_schedule.collect_hourly]
    return [
        service.warm,
        *_watch_of(service.clock),
        service.beat,
        service.hold_database,
        service.load_monitor.measure,
        service.figures.watch,
        *hourly,
        service.dispatcher.run,
        service.matchmaker.run,
        service.result_recorder.run,
    ]
