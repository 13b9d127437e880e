"""Tells people who are not connected what waits for them: a game has begun, it is their turn, somebody asks for a
rewind or offers to end the game, the game is over.

It sees every entry and only notes whom it concerns; everything else is done later, by tasks of its own, so that play
never waits. If a person was told of a table a short time ago, it looks again when that time is over.
"""

from __future__ import annotations

import asyncio
from dataclasses import InitVar, dataclass, field
from typing import NamedTuple
from urllib.parse import quote

import structlog

from vesuvius.game import Problem
from vesuvius.server.connections.hub import Hub
from vesuvius.server.features.notices.notifier import Kind, Notice, Notifier, QuietPeriod
from vesuvius.server.features.notices.subscriptions import Subscriptions, mailbox_of, push_of
from vesuvius.server.operations.host_chores import HostChores
from vesuvius.server.people.identity import TimeSource
from vesuvius.server.protocol import journal_entries
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.registry import TableRegistry

ROOM = 2000
SENDERS = 8
BEAT = 0.5
UNNAMED = "…"
# What can make something wait for somebody.
NOTIFYING = (
    journal_entries.Began
    | journal_entries.Moved
    | journal_entries.Undone
    | journal_entries.RewindAsked
    | journal_entries.EndOffered
    | journal_entries.Closed
)

log = structlog.get_logger()


class PendingNotice(NamedTuple):
    """Somebody who may have to be told something of a table since an entry; `begun` if its game has just begun."""

    person: str
    table: str
    seq: int
    begun: bool = False


class NoticeContent(NamedTuple):
    """What somebody is told: what kind of thing, of which game, with whom, and who asks for or offers something."""

    kind: Kind
    game: str
    others: list[rows.Seat]
    who: str


def people_of(live: LiveTable) -> list[str]:
    """The persons at a table; neither bots nor people at its owner's device are reached."""
    return list(dict.fromkeys(seat.person for seat in live.seats if seat.kind == "person" and seat.person is not None))


def reason_to_notify(live: LiveTable, person: str) -> Kind | None:
    """What a person would have to know of a table now."""
    table = live.table
    if table.over:
        return "over"
    states = table.attendance.states
    here = [seat.seat for seat in live.seats if seat.person == person and states[seat.seat] == "here"]
    if table.rewind is not None and not {*here} <= {*table.rewind.agreed}:
        return "rewind"
    if table.offer is not None and not {*here} <= {*table.offer.agreed}:
        return "end"
    # What is planned is played at once.
    return "turn" if table.turn in here and table.plans.due(table.turn) is None else None


@dataclass(eq=False, repr=False)
class NoticeDispatcher:
    """Listens to all tables and notifies those who are away."""

    _host_chores: HostChores
    _store: Store
    _registry: TableRegistry
    _hub: Hub
    _subscriptions: Subscriptions
    _notifier: Notifier
    _clock: TimeSource
    _address: str
    room: InitVar[int] = ROOM
    _postponed: dict[tuple[str, str], tuple[float, PendingNotice]] = field(default_factory=dict, init=False)

    def __post_init__(self, room: int) -> None:
        self._quiet = QuietPeriod(self._clock)
        self._queue: asyncio.Queue[PendingNotice] = asyncio.Queue(room)
        if self._notifier.pushes or self._notifier.mails:
            self._registry.listeners.append(self.on_entry)

    def on_entry(self, live: LiveTable, entry: journal_entries.Entry) -> None:
        """Note whom an entry concerns; those who are connected see it anyway."""
        if not isinstance(entry.body, NOTIFYING) and not live.table.over:
            return
        begun, author = isinstance(entry.body, journal_entries.Began), _author(live, entry)
        for person in people_of(live):
            if self._hub.is_connected(person):
                self._postponed.pop((person, live.row.id), None)
            elif person != author and (begun or reason_to_notify(live, person) is not None):
                self._enqueue(PendingNotice(person, live.row.id, entry.seq, begun))

    def _enqueue(self, pending: PendingNotice) -> None:
        try:
            self._queue.put_nowait(pending)
        except asyncio.QueueFull:
            log.warning("notice-dropped", table=pending.table)

    async def run(self) -> None:
        """Tell people for as long as the server runs."""
        async with asyncio.TaskGroup() as group:
            for _ in range(SENDERS):
                group.create_task(self._work())
            group.create_task(self._retry_postponed())

    async def _work(self) -> None:
        while True:
            pending = await self._queue.get()
            try:
                await self._process(pending)
            except Problem as problem:
                log.warning("notice-not-sent", table=pending.table, problem=problem.message)
            except Exception as error:
                log.error("unforeseen", exc_info=error)
            finally:
                self._queue.task_done()

    async def _retry_postponed(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            now = self._clock()
            for due, pending in [*self._postponed.values()]:
                if due <= now:
                    del self._postponed[pending.person, pending.table]
                    self._enqueue(pending)

    async def _process(self, pending: PendingNotice) -> None:
        """Tell somebody what is the matter now, if it still is, and if they were not told a short time ago."""
        subscriptions = (
            [] if self._hub.is_connected(pending.person) else await self._store.subscriptions.of(pending.person)
        )
        person = await self._store.people.find(pending.person) if subscriptions else None
        if person is None or self._host_chores.is_banned("person", person.id):
            return  # someone who may not come in isn't called
        async with self._registry.locked(pending.table) as live:
            content = _content(live, pending)
        if content is None:
            return
        wait = self._quiet.take(pending.person, pending.table)
        if wait is not None:
            self._postponed[pending.person, pending.table] = (self._clock() + wait, pending._replace(begun=False))
            return
        others = ", ".join([await self._name(seat, person.language) for seat in content.others])
        args: dict[str, str | int] = {"game": content.game, "others": others, "who": content.who}
        link = f"{self._address}/tables/{quote(pending.table)}"
        notice = Notice(content.kind, person.language, args, link, self._address)
        await asyncio.gather(*(self._send(row, notice) for row in subscriptions))

    async def _name(self, seat: rows.Seat, language: str) -> str:
        if seat.bot is not None and seat.name == seat.bot:
            return await self._notifier.bot_name(seat.bot, language)
        return seat.name or UNNAMED

    async def _send(self, row: rows.Subscription, notice: Notice) -> None:
        """Send a notice to one place; what goes wrong there concerns no other."""
        try:
            if row.kind == "mail":
                await self._mail(row, notice)
            elif not await self._notifier.push(push_of(row), notice):
                await self._store.subscriptions.delete(row.id)
                log.info("subscription-gone", subscription=row.id)
        except Problem as problem:
            log.warning("notice-not-sent", subscription=row.id, problem=problem.message)
        except Exception as error:
            log.error("unforeseen", exc_info=error)

    async def _mail(self, row: rows.Subscription, notice: Notice) -> None:
        token = await self._subscriptions.token(row.id)
        if token is None:
            return
        # Mail programs post to no address that is not https.
        one_click = f"{self._address}/api/notices/stop/{token}" if self._address.startswith("https:") else None
        stop = f"{self._address}/#stop={token}"
        mail = Notice(notice.kind, notice.language, notice.args, notice.link, stop, one_click)
        await self._notifier.mail(mailbox_of(row).address, mail)


def _author(live: LiveTable, entry: journal_entries.Entry) -> str | None:
    """The person who made an entry; None if it was nobody, or a bot in somebody's place."""
    seat = getattr(entry.body, "seat", None)
    return None if seat is None or getattr(entry.body, "bot", None) is not None else live.seats[seat].person


def _content(live: LiveTable, pending: PendingNotice) -> NoticeContent | None:
    """What a person is told: nothing if they have done something at the table since, or if nobody else plays."""
    if any(_author(live, entry) == pending.person for entry in live.table.entries[pending.seq :]):
        return None
    others = [seat for seat in live.seats if seat.person is None or seat.person != pending.person]
    kind = reason_to_notify(live, pending.person)
    if pending.begun and kind != "over":
        kind = "begun"
    if kind is None or not others or pending.person not in people_of(live):
        return None
    asked = live.table.offer if kind == "end" else live.table.rewind
    return NoticeContent(kind, live.row.game, others, live.seats[asked.seat].name or UNNAMED if asked else "")
