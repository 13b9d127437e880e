"""The host's chores: who may not come in, what everybody is told, which tables end, and how long games are kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_address, ip_network
from pathlib import Path

import structlog
from msgspec.structs import replace

from vesuvius.game import Problem
from vesuvius.server.connections.hub import Connection, Hub
from vesuvius.server.errors import Banned, NotFound
from vesuvius.server.operations.backup_note import last_backup
from vesuvius.server.operations.figures import Figures, folder_of
from vesuvius.server.operations.host_forms import DrainStatus, HostedTable, Kind, Quotas, ServerStats, Swept
from vesuvius.server.operations.machine import disk_of
from vesuvius.server.operations.verified_backups import report_backup
from vesuvius.server.people.identity import People, TimeSource
from vesuvius.server.protocol import journal_entries
from vesuvius.server.protocol.messages import Announced
from vesuvius.server.settings import Settings
from vesuvius.server.store import Store, StoreDown, rows
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.lobby import Lobby
from vesuvius.server.tables.registry import TableRegistry

HOUR = 3600.0

log = structlog.get_logger()


@dataclass(eq=False, repr=False)
class HostChores:
    """What a host does with a running server. Bans and announcements are kept in memory too, to be asked often."""

    _settings: Settings
    _store: Store
    _registry: TableRegistry
    _lobby: Lobby
    _hub: Hub
    _people: People
    _figures: Figures
    _clock: TimeSource
    _bans: list[rows.Ban] = field(default_factory=list, init=False)
    _announcements: list[rows.Announcement] = field(default_factory=list, init=False)
    _swept: Swept | None = field(default=None, init=False)
    draining: bool = field(default=False, init=False)

    async def load(self) -> None:
        """Take up what was decided before this start."""
        self._bans = await self._store.chores.bans()
        self._announcements = await self._store.chores.announcements(self._clock())

    # Who may come in.

    def must_not_be_banned(self, address: str, person: str | None = None) -> None:
        """Raise the Problem with somebody who is shut out."""
        if self.is_banned("address", address):
            raise Banned("address-banned")
        if person is not None and self.is_banned("person", person):
            raise Banned("person-banned")

    def is_allowed(self, connection: Connection) -> bool:
        """Whether neither the address nor the person of a connection is shut out."""
        try:
            self.must_not_be_banned(connection.address, connection.actor.person)
        except Problem:
            return False
        return True

    def is_banned(self, kind: Kind, value: str) -> bool:
        """Whether somebody is shut out now."""
        now = self._clock()
        return any(ban.kind == kind and _lasts(ban, now) and _matches(ban, value) for ban in self._bans)

    @property
    def bans(self) -> list[rows.Ban]:
        """The bans in force."""
        now = self._clock()
        return [ban for ban in self._bans if _lasts(ban, now)]

    async def ban(self, kind: Kind, value: str, days: float | None) -> rows.Ban:
        """Shut a person, an address or a network out, for some days or for good; their sockets close at once."""
        if kind == "address":
            value = _network(value)
        else:
            await self._must_exist(value)
        until = self._until(days)
        await self._store.chores.ban(kind, value, until)
        self._bans = await self._store.chores.bans()
        if kind == "person":
            await self._end_seat_keys(value)
        self._hub.close(lambda connection: not self.is_allowed(connection))
        return rows.Ban(kind, value, until)

    async def _end_seat_keys(self, person: str) -> None:
        """The keys that a person has given out to seats of their device; those of the person only wait."""
        ended: list[str] = []
        for row, _ in await self._store.tables.of(person):
            if row.owner == person:
                ended += await self._store.keys.renew(row.id, ())
        self._people.forget_keys()
        self._hub.close_keys(ended)

    async def unban(self, kind: Kind, value: str) -> None:
        """Let somebody in again."""
        value = _network(value) if kind == "address" else value
        lifted = await self._store.chores.unban(kind, value)
        self._bans = await self._store.chores.bans()
        if not lifted:
            raise NotFound("host-not-banned", value=value)

    async def revoke(self, person: str) -> int:
        """End all keys of a person; how many there were."""
        await self._must_exist(person)
        keys = [key.id for key in await self._store.keys.of(person)]
        ended = [await self._store.keys.revoke(key) for key in keys]
        self._people.forget_keys()
        self._hub.close_keys(keys)
        return sum(ended)

    async def _must_exist(self, person: str) -> None:
        if await self._store.people.find(person) is None:
            raise NotFound("person-unknown", person=person)

    # What everybody is told.

    def announcements(self) -> list[Announced]:
        """What somebody who connects now is told."""
        return [Announced(each.text) for each in self.announced]

    @property
    def announced(self) -> list[rows.Announcement]:
        """The announcements that are made now."""
        now = self._clock()
        return [each for each in self._announcements if _lasts(each, now)]

    async def announce(self, text: str, days: float | None) -> int:
        """Tell everybody something, now and whenever they connect, for some days or until it is taken back."""
        text = " ".join(text.split())
        if not text:
            raise Problem("chat-empty")
        number = await self._store.chores.announce(text, self._until(days))
        self._announcements = await self._store.chores.announcements(self._clock())
        self._hub.broadcast(Announced(text))
        return number

    async def withdraw(self, number: int | None) -> int:
        """Take one announcement back, or all; how many that were."""
        numbers = [each.id for each in self._announcements] if number is None else [number]
        gone = sum([await self._store.chores.withdraw(each) for each in numbers])
        self._announcements = await self._store.chores.announcements(self._clock())
        if number is not None and not gone:
            raise NotFound("host-no-announcement", number=number)
        return gone

    async def drain(self, on: bool) -> DrainStatus:
        """Take in nothing new, so that games come to their end before a stop; or take in again."""
        self.draining = on
        return DrainStatus(on, len(await self._store.tables.running()))

    def _until(self, days: float | None) -> float | None:
        return None if days is None else self._clock() + days * DAY

    # Tables.

    async def tables(self, status: str | None, limit: int) -> list[HostedTable]:
        """Tables, the last touched first."""
        return [hosted(row, seats) for row, seats in await self._store.tables.recent(status, limit)]

    async def stats(self) -> ServerStats:
        """How much there is, and what keeps it from growing."""
        return replace(
            stored_stats(await self._store.chores.counts(), self._settings),
            connections=len(self._hub.connections),
            draining=self.draining,
            growth=self._figures.growth(),
            swept=self._swept,
        )

    async def close_unplayable(self, tables: list[str]) -> None:
        """End tables whose game this program plays in another version; what was played can still be told."""
        for name in tables:
            found = await self._store.tables.find(name)
            if found is None:
                continue
            entry = rows.Entry(
                name, found[0].seq + 1, self._clock(), None, journal_entries.pack(journal_entries.Closed())
            )
            try:
                await self._store.journal.append(entry, status="closed", turn=None, outcome=None)
                log.warning("unplayable-closed", table=name)
            except Problem as problem:
                log.error("unplayable-not-closed", table=name, problem=problem.message)

    async def sweep(self) -> int:
        """Delete what the host keeps no longer; how many tables that were."""
        chosen, tables = self._settings, self._store.tables
        lifetimes = (
            (chosen.keep_finished_days, partial(tables.touched_before, statuses=("over", "closed"))),
            (chosen.keep_abandoned_days, partial(tables.touched_before, statuses=("open",))),
            (chosen.keep_abandoned_days, tables.left_before),
            (chosen.keep_imported_days, tables.imported_before),
        )
        gone = 0
        for days, find in lifetimes:
            if days is None:
                continue
            before = self._clock() - days * DAY
            for table in await find(before):
                with suppress(Problem):
                    gone += await self._lobby.remove(table, before)
        self._swept = Swept(self._clock(), gone, gone + (self._swept.in_all if self._swept else 0))
        return gone

    async def sweep_hourly(self) -> None:
        """Sweep forever."""
        await self._registry.ready.wait()
        while True:
            with suppress(StoreDown):
                log.info("swept", tables=await self.sweep())
            await asyncio.sleep(HOUR)

    async def watch_backups(self) -> None:
        """Say in the log, again and again, if the last backup can't be relied on; nothing where none is expected."""
        while self._settings.backup_folder is not None:
            await asyncio.to_thread(report_backup, Path(self._settings.backup_folder), self._clock())
            await asyncio.sleep(HOUR)


def stored_stats(stored: rows.Counts, settings: Settings) -> ServerStats:
    """How much is stored, and what is known without a running server."""
    folder = folder_of(settings.database)
    disk = None if folder is None else disk_of(folder)
    return ServerStats(
        people=stored.people,
        tables=stored.tables,
        entries=stored.entries,
        imported=stored.imported,
        bytes=stored.bytes,
        quotas=Quotas(**{name: getattr(settings, name) for name in Quotas.__struct_fields__}),
        backup=last_backup(settings),
        disk_free=disk.free if disk else None,
    )


def hosted(row: rows.Table, seats: list[rows.Seat]) -> HostedTable:
    """A table as the host sees it."""
    names = [seat.name for seat in seats]
    return HostedTable(row.id, row.game, row.status, row.owner, names, row.seq, row.created, row.touched)


def _network(text: str) -> str:
    """An address or a network in its usual form."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise Problem("host-not-an-address", got=text) from None


def _lasts(said: rows.Ban | rows.Announcement, now: float) -> bool:
    return said.until is None or said.until > now


def _matches(ban: rows.Ban, value: str) -> bool:
    if ban.kind == "person":
        return ban.value == value
    try:
        asking = ip_address(value)
    except ValueError:
        return False
    return (getattr(asking, "ipv4_mapped", None) or asking) in ip_network(ban.value)
