"""What people say to each other at a table: text only, stored with the table; its owner can switch it off."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import category, normalize

import msgspec
from msgspec.structs import replace

from vesuvius.game import Problem
from vesuvius.server.connections.hub import Hub
from vesuvius.server.errors import Forbidden
from vesuvius.server.people.identity import Actor, TimeSource
from vesuvius.server.people.permissions import must_be_visible, must_own
from vesuvius.server.protocol.messages import Changed, ChatMessage, Say
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.info import info_of
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.setup import settings_of

MOST_TOLD = 100


@dataclass(eq=False, repr=False)
class Chat:
    """The chats of all tables."""

    _store: Store
    _registry: TableRegistry
    _hub: Hub
    _clock: TimeSource

    async def say(self, message: Say, actor: Actor) -> None:
        """Tell the table something; only those who sit there may."""
        text = _visible(message.text)
        async with self._registry.locked(message.table) as live:
            must_be_visible(live.row, live.seats, actor)
            if message.seat is None or not live.holds(actor, message.seat):
                raise Forbidden("chat-not-seated")
            if not live.table.rules.chat:
                raise Forbidden("chat-off")
            line = rows.ChatLine(message.table, 0, self._clock(), actor.person, message.seat, text)
            stored = await self._store.chat.add(line)
            self._hub.publish_all(message.table, _message(live, stored))

    async def lines(self, table: str, actor: Actor, seat: int | None, invited: bool) -> list[ChatMessage]:
        """The last lines of a table's chat."""
        async with self._registry.locked(table) as live:
            self._registry.may_see(live, actor, seat, invited)
            return [_message(live, line) for line in await self._store.chat.last(table, MOST_TOLD)]

    async def switch(self, table: str, actor: Actor, on: bool) -> None:
        """The owner switches the chat on or off; off also clears what was said."""
        async with self._registry.locked(table) as live:
            must_own(live.row, live.seats, actor)
            live.table.rules = replace(live.table.rules, chat=on)
            settings = settings_of(live.row)
            live.row.settings = msgspec.json.encode(replace(settings, rules=live.table.rules))
            await self._store.tables.save(live.row, live.seats)
            if not on:
                await self._store.chat.clear(table)
            self._hub.publish_all(table, Changed(info_of(live.row, live.seats, None, live.table)))


def _message(live: LiveTable, line: rows.ChatLine) -> ChatMessage:
    name = "" if line.seat is None else live.seats[line.seat].name
    return ChatMessage(line.table, line.number, line.at, line.seat, name, line.text)


def _visible(text: str) -> str:
    """Text without control characters; lines stay."""
    shown = "".join(letter for letter in normalize("NFC", text) if letter == "\n" or category(letter)[0] != "C")
    if not shown.strip():
        raise Problem("chat-empty")
    return shown.strip()
