"""Who has the page of a table open: the seats of people, and how many others watch, without saying who they are.

It is told a moment after somebody has come or gone, and once for all who did in the meantime: a page that is loaded
again doesn't seem to have gone, and nobody can have more told by coming and going often.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from vesuvius.server.connections.hub import WAITING_ROOM, Connection, Hub
from vesuvius.server.protocol.messages import Presence
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.registry import TableRegistry

PAUSE = 1.0


@dataclass(eq=False, repr=False)
class PresenceMonitor:
    """Looks after all tables whose page somebody has open."""

    _registry: TableRegistry
    _hub: Hub
    _due: dict[str, asyncio.TimerHandle] = field(default_factory=dict, init=False)

    def changed(self, table: str) -> None:
        """Somebody has come to a table's page, or gone: everybody there is told in a moment."""
        if table not in self._due:
            self._due[table] = asyncio.get_running_loop().call_later(PAUSE, self._tell, table)

    def _tell(self, table: str) -> None:
        del self._due[table]
        if self._registry.loaded(table) is not None:
            self._hub.publish_all(table, self.of(table))

    def of(self, table: str) -> Presence:
        """Who is there now."""
        live = self._registry.loaded(table)
        seats = {seat for seat in self._hub.audiences(table) if seat is not None}
        devices = {seat.seat for seat in live.seats if seat.kind == "device"} if live else set()
        # People at one device look one after the other, and are all there.
        here = seats | devices if seats & devices else seats
        return Presence(table, sorted(here), self.watchers(table))

    def watchers(self, table: str) -> int:
        """How many people watch who don't play; somebody with two windows is one."""
        live = self._registry.loaded(table)
        outside = [one for one in self._hub.spectators(table) if live is None or not plays(live, one)]
        return len({one.actor.person or id(one) for one in outside})


def plays(live: LiveTable, connection: Connection) -> bool:
    """Whether somebody who looks as a spectator for the moment has a seat, or their device has."""
    if any(table == live.row.id and seat not in (None, WAITING_ROOM) for table, seat in connection.watching):
        return True
    owns = connection.actor.person is not None and connection.actor.person == live.row.owner
    return live.sits(connection.actor) or (owns and any(seat.kind == "device" for seat in live.seats))
