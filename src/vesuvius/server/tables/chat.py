"""What people say to each other at a table: text only, kept with the table, and to be switched off by its owner."""

from __future__ import annotations

from unicodedata import category, normalize

import msgspec
from msgspec.structs import replace

from vesuvius.game import Problem
from vesuvius.server.connections.hub import Hub
from vesuvius.server.people.admission import must_know, must_own
from vesuvius.server.people.identity import Actor, Clock
from vesuvius.server.protocol.messages import Changed, Said, Say
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.info import info_of
from vesuvius.server.tables.live_table import Kept, settled_of
from vesuvius.server.tables.registry import Keeper

MOST_TOLD = 100


class Chat:
    """The chats of all tables."""

    def __init__(self, store: Store, keeper: Keeper, hub: Hub, clock: Clock) -> None:
        self._store = store
        self._keeper = keeper
        self._hub = hub
        self._clock = clock

    async def say(self, message: Say, actor: Actor) -> None:
        """Tell the table something; only those who sit there may."""
        text = _visible(message.text)
        async with self._keeper.using(message.table) as kept:
            must_know(kept.row, kept.seats, actor)
            if message.seat is None or not kept.holds(actor, message.seat):
                raise Problem("chat-not-seated")
            if not kept.table.rules.chat:
                raise Problem("chat-off")
            line = rows.Said(message.table, 0, self._clock(), actor.person, message.seat, text)
            stored = await self._store.chat.add(line)
            self._hub.publish_all(message.table, _told(kept, stored))

    async def said(self, table: str, actor: Actor, seat: int | None, invited: bool) -> list[Said]:
        """The last lines of a table's chat."""
        async with self._keeper.using(table) as kept:
            self._keeper.may_see(kept, actor, seat, invited)
            return [_told(kept, line) for line in await self._store.chat.last(table, MOST_TOLD)]

    async def switch(self, table: str, actor: Actor, on: bool) -> None:
        """The owner switches the chat on or off; off also clears what was said."""
        async with self._keeper.using(table) as kept:
            must_own(kept.row, kept.seats, actor)
            kept.table.rules = replace(kept.table.rules, chat=on)
            settled = settled_of(kept.row)
            kept.row.settings = msgspec.json.encode(replace(settled, rules=kept.table.rules))
            await self._store.tables.save(kept.row, kept.seats)
            if not on:
                await self._store.chat.clear(table)
            self._hub.publish_all(table, Changed(info_of(kept.row, kept.seats, None, kept.table)))


def _told(kept: Kept, line: rows.Said) -> Said:
    name = "" if line.seat is None else kept.seats[line.seat].name
    return Said(line.table, line.number, line.at, line.seat, name, line.text)


def _visible(text: str) -> str:
    """Text without control characters; lines stay."""
    shown = "".join(letter for letter in normalize("NFC", text) if letter == "\n" or category(letter)[0] != "C")
    if not shown.strip():
        raise Problem("chat-empty")
    return shown.strip()
