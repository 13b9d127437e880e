"""What the host's page shows: how the server is, and whom and what the host looks for."""

from __future__ import annotations

from msgspec.structs import replace

from vesuvius import __version__
from vesuvius.server.operations.figures import Figures, Point
from vesuvius.server.operations.host_chores import HostChores, hosted
from vesuvius.server.operations.host_forms import HostedPerson, HostFound, HostOverview, ServerStats
from vesuvius.server.operations.machine import resident_bytes_of_all
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.protocol.forms import Status
from vesuvius.server.store import Store, rows

STATS_KEPT = 60.0  # seconds: counting all entries takes a while
MOST_FOUND = 20


class HostPage:
    """Answers the host's page, which asks again every few seconds."""

    def __init__(self, store: Store, chores: HostChores, figures: Figures, clock: TimeSource) -> None:
        self._store, self._chores, self._figures, self._clock = store, chores, figures, clock
        self._stats: tuple[float, ServerStats] | None = None

    async def overview(self, status: Status, since: float) -> HostOverview:
        """How the server is; of the last hour, what is newer than that time."""
        figures = self._figures
        tables, jobs = figures.registry.counts(), figures.pool.counts()
        points = [point for point in figures.points if point.at > since]
        return HostOverview(
            now=self._clock(),
            begun=figures.begun,
            version=__version__,
            status=status,
            stats=await self._newest_stats(),
            sockets=len(figures.hub.connections),
            connections=len(figures.guard),
            tables_in_memory=tables.tables,
            tables_running=tables.running,
            commands_under_way=tables.under_way,
            journal_waiting=figures.store.journal.waiting,
            jobs_waiting=jobs.waiting,
            jobs_running=jobs.running,
            worker_restarts=jobs.restarts,
            workers_memory=resident_bytes_of_all(figures.pool.processes),
            disk_size=figures.disk.size if figures.disk else None,
            store_failures=tables.failures,
            rejections=dict(figures.guard.rejections.counts.most_common()),
            errors=figures.error_log.count,
            last_errors=[*figures.error_log.last][::-1],
            announcements=self._chores.announced,
            bans=self._chores.bans,
            history={name: [point[index] for point in points] for index, name in enumerate(Point._fields)},
        )

    async def _newest_stats(self) -> ServerStats:
        now = self._clock()
        if self._stats is None or not 0 <= now - self._stats[0] < STATS_KEPT:
            self._stats = now, await self._chores.stats()
        return replace(self._stats[1], draining=self._chores.draining)

    async def search(self, text: str) -> HostFound:
        """The people and tables that fit; all of somebody's tables, for their id."""
        text = text.strip()
        if not text:
            return HostFound([], [])
        people = [await self._person(person) for person in await self._store.people.search(text, MOST_FOUND)]
        tables = await self._store.tables.search(text, MOST_FOUND)
        if any(person.person == text for person in people):
            tables += (await self._store.tables.of(text))[:MOST_FOUND]
        return HostFound(people, [hosted(row, seats) for row, seats in tables])

    async def _person(self, person: rows.Person) -> HostedPerson:
        return HostedPerson(
            person=person.id,
            name=person.name,
            language=person.language,
            created=person.created,
            connected=self._figures.hub.is_connected(person.id),
            banned=self._chores.is_banned("person", person.id),
            keys=len(await self._store.keys.of(person.id)),
            tables=await self._store.tables.count_unfinished(person.id),
        )
