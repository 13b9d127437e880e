"""Who is connected, what they watch, and a bounded queue for each of them."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Literal

from vesuvius.server import kill_points
from vesuvius.server.connections.fast_websocket import SendNow
from vesuvius.server.people.identity import NOBODY, Actor
from vesuvius.server.protocol.messages import Behind, Changed, ServerMessage, encode

Audience = tuple[str, int | None]  # a table, and the seat from which it is seen
DOOR = -1  # in place of a seat: from outside, until the game begins; who comes and goes is heard there, nothing else
Ending = Literal["behind", "banned", "ended"]  # why the server closes a socket
Waiting = tuple[bytes, str]  # a message, and the named point that is reached once it is sent, if any


class Connection:
    """One client's socket: what is still to be sent, and what it watches."""

    def __init__(self, address: str, room: int) -> None:
        self.address = address
        self.actor: Actor = NOBODY
        self.keys: set[str | None] = set()
        self.watching: set[Audience] = set()
        self.broken = False
        self.ending: Ending = "behind"
        self.hub: Hub | None = None
        self.send_now: SendNow = lambda _: False
        self._room = room
        self._waiting: deque[Waiting] = deque()
        self._behind = False
        self._idle = False  # everything has been sent, and its writer waits for more
        self._news = asyncio.Event()

    def send(self, message: ServerMessage, point: str = "") -> None:
        """Send a message, or queue it."""
        self.send_bytes(encode(message), point)

    def send_bytes(self, message: bytes, point: str = "") -> None:
        """Send a message that is written already, at once if nothing is in its way; else queue it.

        Waking the writer for every message would cost more than the sending. A client that lets its queue fill twice
        is given up.
        """
        if self.broken:
            return
        if self._idle and self.send_now(message):
            if point:
                kill_points.reached(point)
            return
        self._idle = False
        if len(self._waiting) >= self._room:
            self._overflow()
        self._waiting.append((message, point))
        self._news.set()

    async def take(self) -> list[Waiting]:
        """Everything that is to be sent, as soon as there is something; nothing when the connection is given up."""
        self._idle = True
        await self._news.wait()
        self._idle = False
        self._news.clear()
        messages, self._waiting = [*self._waiting], deque()
        return [] if self.broken else messages

    def drained(self) -> None:
        """The client has taken everything."""
        if not self._waiting:
            self._behind = False

    def give_up(self, ending: Ending) -> None:
        """Send nothing more; the socket closes."""
        if not self.broken:
            self.broken, self.ending = True, ending
        self._news.set()

    def _overflow(self) -> None:
        """First the client is asked to watch anew, then it is given up."""
        if self._behind:
            self.give_up("behind")
        self._behind = True
        self._waiting.clear()
        for table, seat in sorted(self.watching, key=str):
            self._waiting.append((encode(Behind(table, None if seat == DOOR else seat)), ""))
            if self.hub is not None:
                self.hub.unwatch(self, table, seat)


class Hub:
    """All connections of this process."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._watchers: dict[str, dict[int | None, set[Connection]]] = {}
        self._people: Counter[str | None] = Counter()

    def enter(self, connection: Connection) -> None:
        """Somebody has connected, and has said who it is."""
        self.connections.add(connection)
        self._people[connection.actor.person] += 1

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)
        person = connection.actor.person
        self._people[person] -= 1
        if not self._people[person]:
            del self._people[person]
        for table, seat in [*connection.watching]:
            self.unwatch(connection, table, seat)

    def watch(self, connection: Connection, table: str, seat: int | None) -> None:
        """A client sees a table from a seat from now on."""
        connection.hub = self
        connection.watching.add((table, seat))
        self._watchers.setdefault(table, {}).setdefault(seat, set()).add(connection)

    def unwatch(self, connection: Connection, table: str, seat: int | None) -> None:
        """A client sees a table from that seat no longer."""
        connection.watching.discard((table, seat))
        seats = self._watchers.get(table, {})
        seats.get(seat, set()).discard(connection)
        if not seats.get(seat):
            seats.pop(seat, None)
        if not seats:
            self._watchers.pop(table, None)

    def audiences(self, table: str) -> list[int | None]:
        """The seats from which a table is seen; None among them for spectators."""
        return [seat for seat in self._watchers.get(table, {}) if seat != DOOR]

    def publish(self, table: str, seat: int | None, message: ServerMessage) -> None:
        """Send a message to all who see a table from that seat; it is written once."""
        written = encode(message)
        for watcher in [*self._watchers.get(table, {}).get(seat, ())]:
            watcher.send_bytes(written, "fan-out")

    def publish_all(self, table: str, message: ServerMessage) -> None:
        """Send a message to all who see a table, once to each; those at the door hear only what becomes of it."""
        written, watchers = encode(message), self._watchers.get(table, {})
        at_the_door = [*watchers.get(DOOR, ())] if isinstance(message, Changed) else []
        seeing = [watcher for seat in self.audiences(table) for watcher in watchers[seat]]
        for watcher in dict.fromkeys([*seeing, *at_the_door]):
            watcher.send_bytes(written)
        if isinstance(message, Changed) and message.info.status != "open":
            for watcher in at_the_door:
                self.unwatch(watcher, table, DOOR)

    def announce(self, message: ServerMessage) -> None:
        """Send a message to everybody."""
        for connection in [*self.connections]:
            connection.send(message)

    def present(self, person: str) -> bool:
        """Whether a person is connected."""
        return person in self._people

    def close_keys(self, keys: Iterable[str]) -> None:
        """Close the sockets that have shown one of these keys."""
        ended = {*keys}
        self.close(lambda connection: not ended.isdisjoint(connection.keys), "ended")

    def close(self, is_meant: Callable[[Connection], bool], ending: Ending = "banned") -> None:
        """Close some sockets."""
        for connection in [*self.connections]:
            if is_meant(connection):
                connection.give_up(ending)
