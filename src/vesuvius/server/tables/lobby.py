"""Tables before and after their games: opening, joining, starting, playing again, and the lists of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from unicodedata import category, normalize

from msgspec import UNSET
from msgspec.json import encode
from msgspec.structs import replace

from vesuvius import load
from vesuvius.game import Line, Problem
from vesuvius.server import kill_points
from vesuvius.server.connections.hub import Hub
from vesuvius.server.errors import Forbidden, NotFound, Unauthorized, Warming
from vesuvius.server.people.identity import (
    NOBODY,
    SECRET_BYTES,
    Actor,
    Entropy,
    People,
    TimeSource,
    hashed,
    random_text,
)
from vesuvius.server.people.permissions import (
    is_expected,
    is_invited,
    is_member,
    must_be_visible,
    must_own,
    must_rename,
)
from vesuvius.server.protocol.messages import Changed, Gone, Leave, NewTable, SeatPlan, TableInfo
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.info import info_of
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.setup import (
    Filling,
    TableSettings,
    begin_game,
    everybody_may_look,
    is_deal_secret,
    is_for_everybody,
    must_be_ratable,
    new_table,
    settings_of,
)
from vesuvius.server.tables.table import LEVEL_NAMES, Table, Unplayable

MOST_SHOWN = 200
ORDER = ("running", "open", "over", "closed")


def visible(name: str) -> str:
    """What is to be seen of a name, in one line."""
    shown = "".join(letter if category(letter)[0] not in "CZ" else " " for letter in normalize("NFC", name))
    return " ".join(shown.split())


def clean(name: str) -> str:
    """A name as it is shown: one line of visible text."""
    name = visible(name)
    if not name:
        raise Problem("name-empty")
    return name


def level(bot: str | None) -> str:
    """The name of a bot that can sit at a table; one of middling strength if none is named."""
    if bot is not None and bot not in LEVEL_NAMES:
        raise Problem("table-no-such-bot", got=bot, known=list(LEVEL_NAMES))
    return bot or LEVEL_NAMES[2]


def _free_to(person: str, seats: Sequence[rows.Seat]) -> list[int]:
    """The seats that a person may take: first those that are kept for them, none of those kept for others."""
    free = [each for each in seats if each.kind == "open" and each.person in (None, person)]
    return [each.seat for each in sorted(free, key=lambda each: each.person is None)]


def _is_kept(seats: Sequence[rows.Seat]) -> bool:
    """Whether seats are free, and every one of them is kept for somebody."""
    free = [seat for seat in seats if seat.kind == "open"]
    return bool(free) and all(seat.person is not None for seat in free)


def _is_on_show(row: rows.Table) -> bool:
    """Whether a table's game has begun and anyone may watch it."""
    return row.status != "open" and is_for_everybody(settings_of(row).rules)


@dataclass(eq=False, repr=False)
class Lobby:
    """What people do with tables, the playing aside."""

    _store: Store
    _registry: TableRegistry
    _hub: Hub
    _people: People
    _clock: TimeSource
    _entropy: Entropy
    # Everything done with tables that aren't running is done one after the other: it is little and rare.
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    # Open tables.

    async def create(self, actor: Actor, new: NewTable, position: Line | None = None) -> tuple[TableInfo, str]:
        """Open a table; its description, and the invitation that goes into the link."""
        person = await self.person(actor)
        game = load(new.rules.game)
        players = len(new.seats)
        if players not in game.seats:
            raise Problem("table-players", got=players, known=list(game.seats))
        unknown = sorted({*new.rules.options} - {*game.options})
        if unknown:
            raise Problem("table-options", got=unknown, known=list(game.options))
        invite = random_text(self._entropy, SECRET_BYTES)
        settings = TableSettings(new.rules, position)
        table = new_table(self._entropy, self._clock(), settings, person.id, hashed(invite))
        seats = [self._seat(table.id, number, plan, person) for number, plan in enumerate(new.seats)]
        must_be_ratable(settings, seats)
        await self._store.tables.add(table, seats)
        return info_of(table, seats, actor), invite

    def _seat(self, table: str, number: int, plan: SeatPlan, person: rows.Person) -> rows.Seat:
        if plan.kind == "bot":
            return self._bot(table, number, plan)
        if plan.kind == "me":
            return rows.Seat(table, number, "person", person.id, clean(plan.name or person.name), None)
        name = "" if plan.name is None else clean(plan.name)
        return rows.Seat(table, number, plan.kind, None, name, None)

    def _bot(self, table: str, number: int, plan: SeatPlan) -> rows.Seat:
        bot = level(plan.bot)
        return rows.Seat(table, number, "bot", None, clean(plan.name or bot), bot)

    async def join(self, actor: Actor, table: str, seat: int | None, name: str | None, invite: str | None) -> TableInfo:
        """Take an open seat: that one, or the first."""
        person = await self.person(actor)
        async with self._open(table, actor, invite) as (row, seats):
            if seat is None and any(each.kind != "open" and each.person == person.id for each in seats):
                return info_of(row, seats, actor)  # the answer to the first time may have been lost
            free = _free_to(person.id, seats)
            if not free or (seat is not None and seat not in free):
                raise Problem("table-seat-taken", seat=seat, known=free)
            number = free[0] if seat is None else seat
            kept = seats[number]
            called = name or (kept.name if kept.person else "") or person.name
            seats[number] = rows.Seat(table, number, "person", person.id, clean(called), None)
            if kept.person is None or any(each.kind == "open" for each in seats):
                return await self._save(row, seats, actor)
            # Everybody who was asked for a rematch has accepted.
            self.must_be_ready()
            must_be_ratable(settings_of(row), seats)
            await self._begin(row, seats, settings_of(row))
        return await self.announce_start(actor, table)

    async def plan(self, actor: Actor, table: str, seat: int, plan: SeatPlan) -> TableInfo:
        """The owner decides who sits at a seat; anybody may give up their own."""
        person = await self.person(actor)
        async with self._open(table, actor) as (row, seats):
            mine = seat < len(seats) and seats[seat].person == person.id and plan.kind == "open"
            if not mine:
                must_own(row, seats, actor)
            if seat >= len(seats):
                raise Problem("table-no-such-seat", seat=seat, known=list(range(len(seats))))
            planned = self._seat(table, seat, plan, person)
            if seats[seat].kind == "device":
                await self._renew_keys(table)
            seats[seat] = planned
            if mine and settings_of(row).filling:
                return await self._go_on_without(person.id, row, seats, actor)
            return await self._save(row, seats, actor)

    async def _go_on_without(self, person: str, row: rows.Table, seats: list[rows.Seat], actor: Actor) -> TableInfo:
        """Somebody waits no longer for a game that begins by itself: the table goes if nobody else does."""
        others = [seat.person for seat in seats if seat.person is not None]
        if not others:
            await self._delete_open(row.id)
            return info_of(row, seats, actor)
        if row.owner == person:
            row.owner = others[0]
        return await self._save(row, seats, actor)

    async def _delete_open(self, table: str) -> bool:
        """Delete a table whose game has not begun, and tell those who wait there. Whether there was one."""
        gone = await self._store.tables.delete(table)
        self._hub.publish_all(table, Gone(table))
        return gone

    async def rename(self, actor: Actor, table: str, seat: int, name: str) -> TableInfo:
        """Give a seat of one's own, or of one's device, another name."""
        name = clean(name)
        new_table = await self._found(table)
        must_be_visible(*new_table, actor)
        if new_table[0].status == "open":
            async with self._open(table, actor) as (row, seats):
                self._name(row, seats, actor, seat, name)
                return await self._save(row, seats, actor)
        async with self._registry.locked(table) as live:
            self._name(live.row, live.seats, actor, seat, name)
            await self._store.tables.save(live.row, live.seats)
            return self._publish(live.row, live.seats, actor, live.table)

    def _name(self, row: rows.Table, seats: list[rows.Seat], actor: Actor, seat: int, name: str) -> None:
        must_rename(row, seats, actor, seat)
        seats[seat] = replace(seats[seat], name=name)

    # The start.

    async def start(self, actor: Actor, table: str) -> TableInfo:
        """Deal and begin; by the owner, when every seat is taken."""
        self.must_be_ready()
        async with self._open(table, actor) as (row, seats):
            must_own(row, seats, actor)
            free = [each.seat for each in seats if each.kind == "open"]
            if free:
                raise Problem("table-seats-open", known=free)
            await self._seat_and_begin(row, seats)
        return await self.announce_start(actor, table)

    async def begin(self, actor: Actor, table: str) -> TableInfo:
        """Begin at a table that is full, on nobody's word; one who sat down last hears of it as all others do."""
        async with self._open(table, actor) as (row, seats):
            if all(each.kind != "open" for each in seats):
                await self._seat_and_begin(row, seats)
        return await self.announce_start(actor, table)

    async def _seat_and_begin(self, row: rows.Table, seats: list[rows.Seat]) -> None:
        settings = settings_of(row)
        if settings.rules.order == "lot":
            await self._renew_keys(row.id)
            seats = self._draw_lots(seats)
        await self._begin(row, seats, settings)

    # Tables that begin by themselves.

    async def fill_by(self, actor: Actor, table: str, filling: Filling, at_latest: bool = True) -> TableInfo:
        """Let bots take the free seats at that time; `at_latest`: or at an earlier one that was agreed on before."""
        async with self._open(table, actor) as (row, seats):
            settings = settings_of(row)
            agreed = settings.filling
            if agreed and not (at_latest and agreed.at <= self._clock()):
                filling = replace(agreed, at=min(agreed.at, filling.at) if at_latest else filling.at)
            row.settings = encode(replace(settings, filling=filling))
            return await self._save(row, seats, actor)

    async def waiting_to_be_filled(self) -> list[tuple[rows.Table, list[rows.Seat]]]:
        """The open tables that are to begin by themselves."""
        public = await self._store.tables.public(MOST_SHOWN)
        return [each for each in public if each[0].status == "open" and settings_of(each[0]).filling]

    async def free_seats_of_absent(self, table: str, here: AbstractSet[str]) -> None:
        """Free the seats of people who are not here; one of those who are owns the table from then on."""
        async with self._open(table, NOBODY) as (row, seats):
            if all(seat.person in here for seat in seats if seat.person is not None):
                return
            left = [
                seat
                if seat.person is None or seat.person in here
                else rows.Seat(table, seat.seat, "open", None, "", None)
                for seat in seats
            ]
            people = [seat.person for seat in left if seat.person is not None]
            row.owner = row.owner if row.owner in people else people[0]
            await self._save(row, left, NOBODY)

    async def fill(self, table: str, here: AbstractSet[str], bots: Sequence[SeatPlan]) -> None:
        """Begin with those who are here, and bots at all other seats; if nobody is, the table goes."""
        async with self._open(table, NOBODY) as (row, seats):
            if not any(seat.person in here for seat in seats):
                await self._delete_open(table)
                return
            spare = iter(bots)
            filled = [
                seat if seat.kind == "bot" or seat.person in here else self._bot(table, seat.seat, next(spare))
                for seat in seats
            ]
            await self._seat_and_begin(row, filled)
        await self.announce_start(NOBODY, table)

    async def announce_start(self, actor: Actor, table: str) -> TableInfo:
        """Tell everybody that a game has begun."""
        await self._registry.wait_until_loaded(table)
        async with self._registry.locked(table) as live:
            self._registry.notify(live, live.table.entries[0])
            return self._publish(live.row, live.seats, actor, live.table)

    def _draw_lots(self, seats: list[rows.Seat]) -> list[rows.Seat]:
        drawn = [*seats]
        Random(self._entropy(SECRET_BYTES)).shuffle(drawn)
        return [replace(seat, seat=number) for number, seat in enumerate(drawn)]

    async def _begin(self, row: rows.Table, seats: Sequence[rows.Seat], settings: TableSettings) -> None:
        seed = settings.seed or self._entropy(SECRET_BYTES).hex()
        row.touched = self._clock()
        entry = begin_game(load(row.game), row, seats, settings, seed)
        kill_points.reached("game-start")
        await self._store.tables.start(row, seats, (), entry)
        kill_points.reached("game-start")

    async def device_keys(self, actor: Actor, table: str) -> dict[int, str]:
        """New keys to the seats of people at the owner's device; keys given out before end."""
        async with self._lock:
            row, seats = await self._found(table)
            must_own(row, seats, actor)
            made = {seat.seat: self._people.new_key(None, table, seat.seat) for seat in seats if seat.kind == "device"}
            await self._renew_keys(table, [key for _, key in made.values()])
            return {seat: text for seat, (text, _) in made.items()}

    async def _renew_keys(self, table: str, new: Sequence[rows.Key] = ()) -> None:
        """Give out new keys to seats; those given out before end, with the sockets that have shown one."""
        ended = await self._store.keys.renew(table, new)
        self._people.forget_keys()
        self._hub.close_keys(ended)

    # Afterwards.

    async def rematch(self, actor: Actor, table: str, same_deal: bool) -> TableInfo:
        """Play again, everybody one seat further.

        With bots alone, or at one device, the game begins at once. Other people are asked (T9): seats are kept for
        them, and the game begins when all have sat down. Anyone who asks after that accepts.
        """
        person = await self.person(actor)
        async with self._lock, self._registry.locked(table) as live:
            must_be_visible(live.row, live.seats, actor)
            if not is_member(live.row, live.seats, actor):
                raise Forbidden("table-not-yours")
            if live.table.outcome is None:
                raise Problem("table-not-over")
            if not any(seat.kind == "device" or seat.person is not None for seat in live.seats):
                raise Problem("table-nobody-again")
            known = await self._store.tables.rematch(table)
            if known is None:
                row, seats = await self._offer_rematch(live, person, same_deal)
                self._hub.publish_all(table, Changed(info_of(live.row, live.seats, None, live.table, row.id)))
            else:
                row, seats = known
        if known is None and row.status != "open":
            return await self.announce_start(actor, row.id)
        if known is not None and row.status == "open" and is_expected(seats, actor):
            return await self.join(actor, row.id, None, None, None)
        return info_of(row, seats, actor)

    async def _offer_rematch(
        self, live: LiveTable, person: rows.Person, same_deal: bool
    ) -> tuple[rows.Table, list[rows.Seat]]:
        """The table of a rematch: the game has begun there, or the seats of others are kept for them."""
        settings = self._rematch_settings(live, same_deal)
        turned = [*live.seats[-1:], *live.seats[:-1]]
        others = {seat.seat for seat in live.seats if seat.kind == "person" and seat.person != person.id}
        owner = person.id if others else live.row.owner or person.id
        row = new_table(self._entropy, self._clock(), settings, owner, live.row.invite or b"", live.row.id)
        seats = [
            replace(seat, table=row.id, seat=number, kind="open" if seat.seat in others else seat.kind)
            for number, seat in enumerate(turned)
        ]
        await self._store.tables.add(row, seats)
        if not others:
            await self._begin(row, seats, settings)
        return row, seats

    def _rematch_settings(self, live: LiveTable, same_deal: bool) -> TableSettings:
        """The settings of a rematch: it belongs to no day's challenge, and with the same deal it isn't rated."""
        agreed = settings_of(live.row)
        rules = replace(agreed.rules, order="choice")  # the seats are known
        settings = replace(agreed, rules=rules, seed=None, daily=None, filling=UNSET, data=UNSET)
        if not same_deal:
            return settings
        if is_deal_secret(live.row, self._clock()):
            raise Problem("daily-not-over")
        header, unrated = live.table.header, replace(settings.rules, rated=False)
        return replace(settings, seed=header.setup.seed, rules=unrated, data=header.data)

    async def delete(self, actor: Actor, table: str) -> None:
        """The owner deletes a table that nobody plays at any more, or has not begun."""
        row, seats = await self._found(table)
        must_own(row, seats, actor)
        if row.status == "running" and any(seat.person not in (None, actor.person) for seat in seats):
            raise Problem("table-running")
        await self.remove(table)

    async def remove(self, table: str, before: float | None = None) -> bool:
        """Delete a table, whatever goes on there; with a time, only if nothing has happened since. Whether it went."""
        async with self._lock:
            row, _ = await self._found(table)
            if before is not None and row.touched >= before:
                return False
            if row.header is not None:
                with suppress(Unplayable):
                    async with self._registry.locked(table) as live:
                        gone = await self._store.tables.delete(table)
                        self._registry.unload(live)
                        return gone
            return await self._delete_open(table)

    async def close(self, table: str) -> None:
        """The host ends a table: nothing more is played there, and it stays to be looked at."""
        async with self._lock:
            row, seats = await self._found(table)
            if row.status == "open":
                row.status, row.touched = "closed", self._clock()
                await self._store.tables.save(row, seats)
                self._publish(row, seats, NOBODY)
                return
            async with self._registry.locked(table) as live:
                if live.table.over:
                    raise Problem("table-over")
                await self._registry.change(live, live.table.propose_close(self._clock()))
                self._publish(live.row, live.seats, NOBODY, live.table)

    @asynccontextmanager
    async def leaving(self, person: str) -> AsyncIterator[list[str]]:
        """A person is about to be erased: they leave all games and open tables. Yields the ids of all their tables."""
        async with self._lock:
            new_table = await self._store.tables.of(person)
            for row, seats in new_table:
                if row.status == "running":
                    await self._leave(row.id, person)
                elif row.status == "open" and any(seat.person == person for seat in seats):
                    freed = rows.Seat(row.id, 0, "open", None, "", None)
                    left = [replace(freed, seat=seat.seat) if seat.person == person else seat for seat in seats]
                    await self._save(row, left, NOBODY)
            yield [row.id for row, _ in new_table]

    async def _leave(self, table: str, person: str) -> None:
        with suppress(Unplayable):
            async with self._registry.locked(table) as live:
                for seat in live.seats:
                    is_here = live.table.attendance.states[seat.seat] == "here"
                    if seat.person == person and is_here and not live.table.over:
                        leave = Leave(table, seat.seat, live.table.seq, "erased")
                        await self._registry.change(live, live.table.propose(leave, self._clock()))

    # What there is.

    async def info(self, actor: Actor, table: str, invite: str | None = None) -> TableInfo:
        """A table as the one who asks may know it; a hidden one needs its invitation."""
        row, seats = await self._found(table)
        if not (everybody_may_look(row, self._clock()) or _is_on_show(row)):
            must_be_visible(row, seats, actor, invite)
        following = await self._store.tables.rematch(table) if row.status == "over" else None
        next_table = following[0].id if following else None
        if row.header is not None:
            with suppress(Unplayable):
                async with self._registry.locked(table) as live:
                    return info_of(live.row, live.seats, actor, live.table, next_table)
        return info_of(row, seats, actor, None, next_table)

    async def shown(self, actor: Actor, table: str, invited: bool) -> tuple[rows.Table, list[rows.Seat]]:
        """A table as it is stored, for somebody who sits there or may watch."""
        row, seats = await self._found(table)
        if not is_member(row, seats, actor) and not (_is_on_show(row) or (invited and settings_of(row).rules.watching)):
            raise NotFound("table-unknown", table=table)
        return row, seats

    async def invited(self, table: str, invite: str | None) -> bool:
        """Whether an invitation opens a table."""
        found = None if invite is None else await self._store.tables.find(table)
        return found is not None and is_invited(found[0], invite)

    async def mine(self, actor: Actor) -> list[TableInfo]:
        """The tables of a person: those that wait for them first, then running, open and finished ones."""
        person = await self.person(actor)
        found = await self._store.tables.of(person.id)
        infos = [info_of(row, seats, actor, self._registry.in_memory(row)) for row, seats in found]
        return sorted(infos, key=lambda info: (not info.waiting, ORDER.index(info.status)))

    async def public(self, actor: Actor) -> list[TableInfo]:
        """The public tables, open ones first; those whose free seats are all kept for others are not for everybody."""
        public = await self._store.tables.public(MOST_SHOWN)
        return [info_of(row, seats, actor) for row, seats in public if row.status != "open" or not _is_kept(seats)]

    # Who may.

    def must_be_ready(self) -> None:
        """Raise a Problem while the rules are being compiled."""
        if not self._registry.ready.is_set():
            raise Warming("server-warming")

    async def person(self, actor: Actor) -> rows.Person:
        """The person who asks; raises a Problem if it is nobody."""
        person = None if actor.person is None else await self._store.people.find(actor.person)
        if person is None:
            raise Unauthorized("key-of-person-needed")
        return person

    async def find(self, table: str) -> tuple[rows.Table, list[rows.Seat]] | None:
        """A table as it is stored, if there is one."""
        return await self._store.tables.find(table)

    async def _found(self, table: str) -> tuple[rows.Table, list[rows.Seat]]:
        found = await self._store.tables.find(table)
        if found is None:
            raise NotFound("table-unknown", table=table)
        return found

    @asynccontextmanager
    async def _open(
        self, table: str, actor: Actor, invite: str | None = None
    ) -> AsyncIterator[tuple[rows.Table, list[rows.Seat]]]:
        """A table whose game has not begun, for this task alone."""
        async with self._lock:
            row, seats = await self._found(table)
            must_be_visible(row, seats, actor, invite)
            if row.status != "open":
                raise Problem("table-begun")
            yield row, seats

    async def _save(self, row: rows.Table, seats: list[rows.Seat], actor: Actor) -> TableInfo:
        must_be_ratable(settings_of(row), seats)
        row.touched = self._clock()
        await self._store.tables.save(row, seats)
        return self._publish(row, seats, actor)

    def _publish(
        self, row: rows.Table, seats: Sequence[rows.Seat], actor: Actor, table: Table | None = None
    ) -> TableInfo:
        """Everybody who watches hears of the change; the one who made it gets their own form of it."""
        self._hub.publish_all(row.id, Changed(info_of(row, seats, None, table)))
        return info_of(row, seats, actor, table)
