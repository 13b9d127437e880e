"""What the server measures of itself: how it is now, and how it has been in the last hour, kept in memory.

`/metrics` shows the first to Prometheus, the host's page both. Everything is a count or a size, never anything of a
single person, table or card, and nothing that a client sends makes a figure more.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from vesuvius.server.connections.guard import ConnectionGuard
from vesuvius.server.connections.hub import Hub
from vesuvius.server.operations.backup_note import BackupNote, last_backup
from vesuvius.server.operations.host_forms import Growth
from vesuvius.server.operations.load_monitor import LoadMonitor
from vesuvius.server.operations.logs import ErrorLog
from vesuvius.server.operations.machine import Disk, disk_of, resident_bytes
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.settings import Settings
from vesuvius.server.store import Store, StoreDown
from vesuvius.server.store.opening import address, file_of
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.telemetry.histogram import Buckets, Histogram
from vesuvius.server.thinking.bot_pool import BotPool

BEAT = 10.0
POINTS = 360  # an hour of them
BEATS_OF_A_LOOK = 6  # at what changes slowly, and takes a while to look at
SIZES = 25  # of the database, hourly: a day
HOUR = 3600.0
MINUTE = 60.0


class Point(NamedTuple):
    """How the server was for a few seconds. Durations in seconds; None if there was nothing to measure."""

    at: float
    moves: float  # a second
    commit: float | None  # what 99 of 100 moves stayed below, until they were stored
    told: float | None  # and from there until everybody had been told
    lag: float  # the longest that the event loop was late
    cpu: float  # cores that the server itself kept busy
    memory: float | None  # bytes
    sockets: float
    tables: float  # that run
    waiting: float  # bots' moves that wait for a worker
    bot_wait: float | None  # what 99 of 100 bots' moves stayed below
    rejections: float  # a minute
    errors: float  # since the last point


class Size(NamedTuple):
    """How large the database was."""

    at: float
    bytes: int


class _Counted(NamedTuple):
    """What only ever grows, as it was at one time."""

    at: float
    computed: float
    entries: int
    rejections: int
    errors: int
    commit: Buckets
    told: Buckets
    bot_wait: Buckets


class Figures:
    """Looks at all parts of the server again and again."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        registry: TableRegistry,
        pool: BotPool,
        hub: Hub,
        guard: ConnectionGuard,
        load_monitor: LoadMonitor,
        clock: TimeSource,
    ) -> None:
        self.registry, self.pool, self.hub, self.guard, self.load_monitor = registry, pool, hub, guard, load_monitor
        self.store, self.error_log = store, ErrorLog()
        self._settings, self._clock = settings, clock
        self.begun = clock()
        self.points: deque[Point] = deque(maxlen=POINTS)
        self.database_bytes: int | None = None
        self.disk: Disk | None = None
        self.backup: BackupNote | None = None
        self._sizes: deque[Size] = deque(maxlen=SIZES)
        self._before = self._count()

    async def watch(self) -> None:
        """Look forever."""
        while True:
            await self.look_around()
            for _ in range(BEATS_OF_A_LOOK):
                await asyncio.sleep(BEAT)
                self.sample()

    def sample(self) -> None:
        """Add a point to the last hour."""
        before, now = self._before, self._count()
        self._before = now
        seconds = max(1e-3, now.at - before.at)
        times, pool = self.registry.move_times, self.pool
        self.points.append(
            Point(
                at=self._clock(),
                moves=(now.entries - before.entries) / seconds,
                commit=times.to_commit.quantile(0.99, before.commit),
                told=times.to_told.quantile(0.99, before.told),
                lag=self.load_monitor.take_worst(),
                cpu=(now.computed - before.computed) / seconds,
                memory=resident_bytes(),
                sockets=len(self.hub.connections),
                tables=self.registry.counts().running,
                waiting=pool.counts().waiting["move"],
                bot_wait=pool.times.waits["move"].quantile(0.99, before.bot_wait),
                rejections=(now.rejections - before.rejections) / seconds * MINUTE,
                errors=now.errors - before.errors,
            )
        )

    async def look_around(self) -> None:
        """Look at what changes slowly: the database, the disk, the backups."""
        with suppress(StoreDown):
            self.database_bytes = await self.store.chores.size()
            if not self._sizes or self._clock() - self._sizes[-1].at >= HOUR:
                self._sizes.append(Size(self._clock(), self.database_bytes))
        folder = folder_of(self._settings.database)
        # A disk in a network that doesn't answer must not stop everybody.
        self.disk = None if folder is None else await asyncio.to_thread(disk_of, folder)
        self.backup = await asyncio.to_thread(last_backup, self._settings)

    def growth(self) -> Growth | None:
        """By how much the database has grown in the last day, or since the start."""
        if not self._sizes or self.database_bytes is None:
            return None
        first = self._sizes[0]
        return Growth(self.database_bytes - first.bytes, self._clock() - first.at)

    def _count(self) -> _Counted:
        times = self.registry.move_times
        return _Counted(
            time.monotonic(),
            time.process_time(),
            self.registry.counts().entries,
            self.guard.rejections.counts.total(),
            self.error_log.count,
            _buckets(times.to_commit),
            _buckets(times.to_told),
            _buckets(self.pool.times.waits["move"]),
        )


def folder_of(database: str) -> Path | None:
    """Where a database is; None if that is another machine's business."""
    where = address(database)
    return file_of(where).parent if where.drivername == "sqlite" else None


def _buckets(histogram: Histogram) -> Buckets:
    return tuple(histogram.counts)
