"""Tells people who are not connected what waits for them: a game has begun, it is their turn, somebody asks for a
rewind, the game is over.

It hears every entry and only notes whom it concerns; everything else is done later, by tasks of its own, so that play
never waits. Where a person was told of a table a short time ago, it looks again when that time is over.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple
from urllib.parse import quote

import structlog

from vesuvius.game import Problem
from vesuvius.server.connections.hub import Hub
from vesuvius.server.features.notices.notifier import Kind, Notice, Notifier, Quiet
from vesuvius.server.features.notices.subscriptions import Subscriptions, mailbox_of, push_of
from vesuvius.server.operations.chores import Hosting
from vesuvius.server.people.identity import Clock
from vesuvius.server.protocol import journal
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.live_table import Kept
from vesuvius.server.tables.registry import Keeper

ROOM = 2000
SENDERS = 8
BEAT = 0.5
UNNAMED = "…"
# What can make something wait for somebody.
TELLING = journal.Began | journal.Moved | journal.Undone | journal.RewindAsked | journal.Closed

log = structlog.get_logger()


class Call(NamedTuple):
    """Somebody who may have to be told something of a table since an entry; `begun` where its game has just begun."""

    person: str
    table: str
    seq: int
    begun: bool = False


class News(NamedTuple):
    """What somebody is told: what kind of thing, of which game, with whom, and who asks for a rewind."""

    kind: Kind
    game: str
    others: list[rows.Seat]
    who: str


def people_of(kept: Kept) -> list[str]:
    """The persons at a table; neither bots nor people at its owner's device are reached."""
    return list(dict.fromkeys(seat.person for seat in kept.seats if seat.kind == "person" and seat.person is not None))


def matter(kept: Kept, person: str) -> Kind | None:
    """What a person would have to know of a table now."""
    table = kept.table
    if table.over:
        return "over"
    states = table.attendance.states
    here = [seat.seat for seat in kept.seats if seat.person == person and states[seat.seat] == "here"]
    if table.asked is not None and not {*here} <= {*table.asked.agreed}:
        return "rewind"
    return "turn" if table.turn in here else None


class Herald:
    """Hears all tables and tells those who are away."""

    def __init__(
        self,
        hosting: Hosting,
        store: Store,
        keeper: Keeper,
        hub: Hub,
        subscriptions: Subscriptions,
        notifier: Notifier,
        clock: Clock,
        address: str,
        room: int = ROOM,
    ) -> None:
        self._hosting = hosting
        self._store = store
        self._keeper = keeper
        self._hub = hub
        self._subscriptions = subscriptions
        self._notifier = notifier
        self._clock = clock
        self._address = address
        self._quiet = Quiet(clock)
        self._calls: asyncio.Queue[Call] = asyncio.Queue(room)
        self._later: dict[tuple[str, str], tuple[float, Call]] = {}
        if notifier.pushes or notifier.mails:
            keeper.heard.append(self.hear)

    def hear(self, kept: Kept, entry: journal.Entry) -> None:
        """Note whom an entry concerns; whoever is connected sees it, and what was before."""
        if not isinstance(entry.body, TELLING):
            return
        begun, doer = isinstance(entry.body, journal.Began), _doer(kept, entry)
        for person in people_of(kept):
            if self._hub.present(person):
                self._later.pop((person, kept.row.id), None)
            elif person != doer and (begun or matter(kept, person) is not None):
                self._note(Call(person, kept.row.id, entry.seq, begun))

    def _note(self, call: Call) -> None:
        try:
            self._calls.put_nowait(call)
        except asyncio.QueueFull:
            log.warning("notice-dropped", table=call.table)

    async def run(self) -> None:
        """Tell people for as long as the server runs."""
        async with asyncio.TaskGroup() as group:
            for _ in range(SENDERS):
                group.create_task(self._work())
            group.create_task(self._look_again())

    async def _work(self) -> None:
        while True:
            call = await self._calls.get()
            try:
                await self._answer(call)
            except Problem as problem:
                log.warning("notice-not-sent", table=call.table, problem=problem.message)
            except Exception as error:
                log.error("unforeseen", exc_info=error)
            finally:
                self._calls.task_done()

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            now = self._clock()
            for due, call in [*self._later.values()]:
                if due <= now:
                    del self._later[call.person, call.table]
                    self._note(call)

    async def _answer(self, call: Call) -> None:
        """Tell somebody what is the matter now, if it still is, and if they were not told a short time ago."""
        subscriptions = [] if self._hub.present(call.person) else await self._store.subscriptions.of(call.person)
        person = await self._store.people.find(call.person) if subscriptions else None
        if person is None or self._hosting.is_banned("person", person.id):
            return  # whoever may not come in is not called
        async with self._keeper.using(call.table) as kept:
            news = _news(kept, call)
        if news is None:
            return
        wait = self._quiet.take(call.person, call.table)
        if wait is not None:
            self._later[call.person, call.table] = (self._clock() + wait, call._replace(begun=False))
            return
        others = ", ".join([await self._name(seat, person.language) for seat in news.others])
        args: dict[str, str | int] = {"game": news.game, "others": others, "who": news.who}
        link = f"{self._address}/tables/{quote(call.table)}"
        notice = Notice(news.kind, person.language, args, link, self._address)
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
        told = Notice(notice.kind, notice.language, notice.args, notice.link, stop, one_click)
        await self._notifier.mail(mailbox_of(row).address, told)


def _doer(kept: Kept, entry: journal.Entry) -> str | None:
    """The person who made an entry; None where it was nobody, or a bot in somebody's place."""
    seat = getattr(entry.body, "seat", None)
    return None if seat is None or getattr(entry.body, "bot", None) is not None else kept.seats[seat].person


def _news(kept: Kept, call: Call) -> News | None:
    """What a person is told: nothing where they have done something at the table since, or where nobody else plays."""
    if any(_doer(kept, entry) == call.person for entry in kept.table.entries[call.seq :]):
        return None
    others = [seat for seat in kept.seats if seat.person is None or seat.person != call.person]
    kind = matter(kept, call.person)
    if call.begun and kind != "over":
        kind = "begun"
    if kind is None or not others or call.person not in people_of(kept):
        return None
    asked = kept.table.asked
    return News(kind, kept.row.game, others, kept.seats[asked.seat].name or UNNAMED if asked else "")
