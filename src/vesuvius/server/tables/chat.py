"""What people say to each other at a table: text only, stored with the table; its owner can switch it off.

Those who watch talk among themselves: until the game is over, nobody who plays hears them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
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
from vesuvius.server.tables.presence import plays
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.setup import settings_of

MOST_TOLD = 100
MOST_RECENT = 1000


@dataclass(eq=False, repr=False)
class Chat:
    """The chats of all tables."""

    _store: Store
    _registry: TableRegistry
    _hub: Hub
    _clock: TimeSource
    # What was said last, by table, seat, person and id: it may be sent again by somebody who got no answer.
    _recent: deque[tuple[str, int | None, str | None, str | None]] = field(
        default_factory=lambda: deque(maxlen=MOST_RECENT), init=False
    )

    async def say(self, message: Say, actor: Actor, watches: bool = False) -> int:
        """Tell the table something, from a seat of one's own; or those who watch, as somebody who watches too.

        Sent again with the same id, it isn't said again. Returns the table's newest `seq`.
        """
        text = _visible(message.text)
        async with self._registry.locked(message.table, actor, watches) as live:
            if message.seat is None:
                self._must_watch(live, actor, watches)
            else:
                must_be_visible(live.row, live.seats, actor)
                if not live.holds(actor, message.seat):
                    raise Forbidden("chat-not-seated")
            if not live.table.rules.chat:
                raise Forbidden("chat-off")
            name = (message.table, message.seat, actor.person, message.id)
            if message.id is not None and name in self._recent:
                return live.table.seq
            line = rows.ChatLine(message.table, 0, self._clock(), actor.person, message.seat, text)
            [told] = await self._messages(live, [await self._store.chat.add(line)])
            self._recent.append(name)
            if message.seat is None and not live.table.over:
                self._tell_watchers(live, told)
            else:
                self._hub.publish_all(message.table, told)
            return live.table.seq

    def _tell_watchers(self, live: LiveTable, told: ChatMessage) -> None:
        """Tell those who watch, but not those who play and look from no seat for the moment."""
        for watcher in self._hub.spectators(live.row.id):
            if not plays(live, watcher):
                watcher.send(told)

    def _must_watch(self, live: LiveTable, actor: Actor, watches: bool) -> None:
        """Raise a Problem unless somebody with a name watches, and doesn't play there."""
        self._registry.may_see(live, actor, None, watches)
        if actor.person is None or live.sits(actor):
            raise Forbidden("chat-not-watching")

    async def lines(self, table: str, actor: Actor, seat: int | None, invited: bool) -> list[ChatMessage]:
        """The last lines of a table's chat, as the one who asks may know them."""
        async with self._registry.locked(table, actor, invited) as live:
            self._registry.may_see(live, actor, seat, invited)
            seated = not live.table.over and (seat is not None or live.sits(actor))
            return await self._messages(live, await self._store.chat.last(table, MOST_TOLD, seated=seated))

    async def _messages(self, live: LiveTable, lines: Sequence[rows.ChatLine]) -> list[ChatMessage]:
        """Lines with the names of those who said them: of a seat, or of a person who watches."""
        names: dict[str | None, str] = {}
        for line in lines:
            if line.seat is None and line.person is not None and line.person not in names:
                person = await self._store.people.find(line.person)
                names[line.person] = person.name if person else ""
        return [
            ChatMessage(
                line.table,
                line.number,
                line.at,
                line.seat,
                names.get(line.person, "") if line.seat is None else live.seats[line.seat].name,
                line.text,
            )
            for line in lines
        ]

    async def switch(self, table: str, actor: Actor, on: bool) -> None:
        """The owner switches the chat on or off; off also clears what was said."""
        async with self._registry.locked(table, actor) as live:
            must_own(live.row, live.seats, actor)
            live.table.rules = replace(live.table.rules, chat=on)
            settings = settings_of(live.row)
            live.row.settings = msgspec.json.encode(replace(settings, rules=live.table.rules))
            await self._store.tables.save(live.row, live.seats)
            if not on:
                await self._store.chat.clear(table)
            self._hub.publish_all(table, Changed(info_of(live.row, live.seats, None, live.table)))


def _visible(text: str) -> str:
    """Text without control characters; lines stay."""
    shown = "".join(letter for letter in normalize("NFC", text) if letter == "\n" or category(letter)[0] != "C")
    if not shown.strip():
        raise Problem("chat-empty")
    return shown.strip()
