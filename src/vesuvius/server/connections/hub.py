"""Who is connected, what they watch, and a bounded queue for each of them."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Literal

from vesuvius.server import kill_points
from vesuvius.server.connections.fast_websocket import SendNow
from vesuvius.server.people.identity import NOBODY, Actor
from vesuvius.server.protocol.messages import Behind, Changed, Gone, Presence, ServerMessage, encode

Audience = tuple[str, int | None]  # a table, and the seat from which it is seen
# Instead of a seat, before the game begins: one hears who comes and goes, and nothing else.
WAITING_ROOM = -1
CloseReason = Literal["behind", "banned", "ended", "rate"]  # why the server closes a socket
QueuedMessage = tuple[bytes, str]  # a message, and the named point that is reached once it is sent, if any


_wants_details = attrgetter("details")


class Connection:
    """One client's socket: what is still to be sent, and what it watches."""

    def __init__(self, address: str, capacity: int) -> None:
        self.address = address
        self.actor: Actor = NOBODY
        self.keys: set[str | None] = set()
        self.watching: set[Audience] = set()
        self.dropped = self.details = False
        self.close_reason: CloseReason = "behind"
        self.hub: Hub | None = None
        self.send_now: SendNow = lambda *_: False
        self._capacity = capacity
        self._queue: deque[QueuedMessage] = deque()
        self._held: list[QueuedMessage] | None = None  # what goes out together with what follows at once
        self._behind = False
        self._idle = False  # everything has been sent, and its writer waits for more
        self._wake = asyncio.Event()

    def send(self, message: ServerMessage, point: str = "") -> None:
        """Send a message, or queue it."""
        self.send_bytes(encode(message), point)

    def send_bytes(self, message: bytes, point: str = "") -> None:
        """Send a message that is written already, at once if nothing is in its way; else queue it.

        Waking the writer for every message would cost more than the sending. A client that lets its queue fill twice
        is dropped.
        """
        if self.dropped:
            return
        if self._held is not None:
            self._held.append((message, point))
            return
        if self._idle and self.send_now(message):
            if point:
                kill_points.reached(point)
            return
        self._queue_up(message, point)

    def hold(self) -> None:
        """Send nothing until `release`, which must follow before anybody else has a turn."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Send what was held in one go: each sending costs more than writing what is sent."""
        held, self._held = self._held, None
        if not held or self.dropped:
            return
        if self._idle and self.send_now(*[message for message, _ in held]):
            for _, point in held:
                if point:
                    kill_points.reached(point)
            return
        for each in held:
            self._queue_up(*each)

    def _queue_up(self, message: bytes, point: str) -> None:
        if self.dropped:
            return
        self._idle = False
        if len(self._queue) >= self._capacity:
            self._overflow()
        self._queue.append((message, point))
        self._wake.set()

    async def take(self) -> list[QueuedMessage]:
        """Everything that is to be sent, as soon as there is something; nothing if the connection is dropped."""
        self._idle = True
        await self._wake.wait()
        self._idle = False
        self._wake.clear()
        messages, self._queue = [*self._queue], deque()
        return [] if self.dropped else messages

    def caught_up(self) -> None:
        """The client has taken everything."""
        if not self._queue:
            self._behind = False

    def drop(self, close_reason: CloseReason) -> None:
        """Send nothing more; the socket closes."""
        if not self.dropped:
            self.dropped, self.close_reason = True, close_reason
        self._wake.set()

    def _overflow(self) -> None:
        """First the client is asked to watch again; the second time it is dropped."""
        if self._behind:
            self.drop("behind")
        self._behind = True
        self._queue.clear()
        for table, seat in sorted(self.watching, key=str):
            self._queue.append((encode(Behind(table, None if seat == WAITING_ROOM else seat)), ""))
            if self.hub is not None:
                self.hub.unwatch(self, table, seat)


class Hub:
    """All connections of this process."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._watchers: dict[str, dict[int | None, set[Connection]]] = {}
        self._people: Counter[str | None] = Counter()
        self.audience_changed: Callable[[str], None] = lambda _table: None

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
        self.audience_changed(table)

    def unwatch(self, connection: Connection, table: str, seat: int | None) -> None:
        """A client sees a table from that seat no longer."""
        connection.watching.discard((table, seat))
        seats = self._watchers.get(table, {})
        seats.get(seat, set()).discard(connection)
        if not seats.get(seat):
            seats.pop(seat, None)
        if not seats:
            self._watchers.pop(table, None)
        self.audience_changed(table)

    def audiences(self, table: str) -> list[int | None]:
        """The seats from which a table is seen; None among them for spectators."""
        return [seat for seat in self._watchers.get(table, {}) if seat != WAITING_ROOM]

    def waiting_people(self, table: str) -> set[str]:
        """Who waits for a game to begin, and has the page open."""
        waiting = self._watchers.get(table, {}).get(WAITING_ROOM, ())
        return {watcher.actor.person for watcher in waiting if watcher.actor.person is not None}

    def spectators(self, table: str) -> list[Connection]:
        """Those who see a table from no seat."""
        return [*self._watchers.get(table, {}).get(None, ())]

    def wants_details(self, table: str, seat: int | None) -> bool:
        """Whether anybody who sees a table from that seat has asked for more than the bare moves."""
        return any(map(_wants_details, self._watchers.get(table, {}).get(seat, ())))

    def publish(self, table: str, seat: int | None, message: ServerMessage) -> None:
        """Send a message to all who see a table from that seat; it is written once."""
        written = encode(message)
        for watcher in [*self._watchers.get(table, {}).get(seat, ())]:
            watcher.send_bytes(written, "fan-out")

    def publish_all(self, table: str, message: ServerMessage) -> None:
        """Send a message to all who see a table, once to each; those in the waiting room hear only what becomes of it.

        Who comes and goes is told to those alone who have asked for more than the bare moves.
        """
        written, watchers = encode(message), self._watchers.get(table, {})
        waiting = [*watchers.get(WAITING_ROOM, ())] if isinstance(message, Changed | Gone) else []
        seeing = [watcher for seat in self.audiences(table) for watcher in watchers[seat]]
        for watcher in dict.fromkeys([*seeing, *waiting]):
            if watcher.details or not isinstance(message, Presence):
                watcher.send_bytes(written)
        if isinstance(message, Changed) and message.info.status != "open":
            for watcher in waiting:
                self.unwatch(watcher, table, WAITING_ROOM)

    def broadcast(self, message: ServerMessage) -> None:
        """Send a message to everybody."""
        for connection in [*self.connections]:
            connection.send(message)

    def is_connected(self, person: str) -> bool:
        """Whether a person is connected."""
        return person in self._people

    def close_keys(self, keys: Iterable[str]) -> None:
        """Close the sockets that have shown one of these keys."""
        ended = {*keys}
        self.close(lambda connection: not ended.isdisjoint(connection.keys), "ended")

    def close(self, matches: Callable[[Connection], bool], close_reason: CloseReason = "banned") -> None:
        """Close some sockets."""
        for connection in [*self.connections]:
            if matches(connection):
                connection.drop(close_reason)
