"""One WebSocket per client for any number of tables: greeting, then messages one after the other, each answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from vesuvius.game import Problem
from vesuvius.server import kill_points
from vesuvius.server.connections.fast_websocket import fast_send
from vesuvius.server.connections.hub import WAITING_ROOM, CloseReason, Connection
from vesuvius.server.errors import TryLater
from vesuvius.server.people.identity import Actor
from vesuvius.server.protocol import messages
from vesuvius.server.service import Service
from vesuvius.server.tables.registry import NotBegun, reason_to_tell
from vesuvius.server.transport.dependencies import AddressDep, ServiceDep

POLICY, BROKEN, TRY_LATER = 1008, 1011, 1013
CLOSE_CODES: dict[CloseReason, int] = {"behind": TRY_LATER, "banned": POLICY, "ended": POLICY, "rate": POLICY}
MOST_WATCHED = 200
BUSY = 1.0

Socket = WebSocket[Any, Any, Any]

log = structlog.get_logger()


class Conversation:
    """What one client and the server say to each other."""

    def __init__(self, socket: Socket, service: Service, address: str) -> None:
        self._socket = socket
        self._service = service
        self.connection = Connection(address, service.settings.socket_queue)
        self.connection.send_now = fast_send(socket.scope)
        self._seats: dict[tuple[str, int], Actor] = {}
        self._handling = self._ended = False

    async def run(self) -> None:
        """From the greeting to the end."""
        if not await self._greet():
            return
        self._service.hub.enter(self.connection)
        if not self._service.host_chores.is_allowed(self.connection):  # shut out while it was greeted
            self.connection.drop("banned")
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended = True
            writing.cancel()
            if not self._handling:  # everybody has to hear of a move that is being stored, though its maker has gone
                reading.cancel()
            ends = await asyncio.gather(writing, reading, return_exceptions=True)
            self._service.hub.leave(self.connection)
        for error in ends:
            if isinstance(error, Exception):
                log.error("unforeseen", exc_info=error)
                await self._close(BROKEN, "unforeseen")

    async def _greet(self) -> bool:
        """Whether the client has said who it is, and is let in."""
        try:
            message = await self._hello()
            return message is not None and await self._welcome(message)
        except TryLater as problem:
            self._note(problem)
            await self._close(TRY_LATER, "store")
            return False

    async def _hello(self) -> messages.Hello | None:
        """The client's greeting, if it comes in time and in a version that is spoken here."""
        try:
            async with asyncio.timeout(self._service.settings.handshake_seconds):
                message = messages.read_message(await self._receive())
        except (TimeoutError, msgspec.MsgspecError, UnicodeError, RecursionError):
            self._service.guard.rejections.note("hello", self.connection.address)
            await self._close(POLICY, "hello")
            return None
        if not isinstance(message, messages.Hello) or message.version != messages.VERSION:
            await self._send(messages.encode(messages.Failed("message-version", {"known": messages.VERSION})))
            await self._close(POLICY, "version")
            return None
        return message

    async def _welcome(self, message: messages.Hello) -> bool:
        """Whether the key opens somebody who may come in; without one nobody in particular comes."""
        self.connection.details = message.details
        try:
            if message.key is not None:
                self.connection.actor = await self._authenticate(message.key)
        except TryLater:
            raise
        except Problem as problem:
            self._note(problem)
            await self._send(messages.encode(messages.Failed(problem.message, problem.args_of_message)))
            await self._close(POLICY, "key")
            return False
        person = self.connection.actor.person
        found = await self._service.store.people.find(person) if person else None
        name = found.name if found else None
        ready = self._service.registry.ready.is_set()
        self.connection.send(messages.Welcome(messages.VERSION, person, name, ready, self._service.clock()))
        for announced in self._service.host_chores.announcements():
            self.connection.send(announced)
        return True

    async def _authenticate(self, key: str) -> Actor:
        """Whom a key opens; when it ends, so does this socket."""
        actor = await self._service.authenticate(key, self.connection.address)
        self.connection.keys.add(actor.key)
        return actor

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while not self._ended and not self.connection.dropped:
                message = await self._receive()
                self._handling = True
                await self._handle(message)
                self._handling = False

    async def _handle(self, data: bytes) -> None:
        try:
            message = messages.read_message(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            wait = self._seconds_to_wait(None, None)
            failed = messages.Failed("message-unreadable", {"why": str(error)[:200]})
            self._reject("unreadable", failed if wait is None else messages.Busy(None, None, wait))
            return
        kill_points.reached("after-parse")
        name, table = getattr(message, "id", None), getattr(message, "table", None)
        overloaded = self._service.load_monitor.overloaded
        wait = BUSY if overloaded else self._seconds_to_wait(table, getattr(message, "seat", None))
        if wait is not None:
            self._reject("busy" if overloaded else "rate_message", messages.Busy(name, table, wait))
            return
        try:
            await self._answer(message)
        except TryLater as later:
            self._note(later)
            self.connection.send(messages.Busy(name, table, BUSY, reason_to_tell(later)))
        except Problem as problem:
            self._note(problem)
            self.connection.send(messages.Refused(name, table, "", problem.message, problem.args_of_message))

    def _note(self, problem: Problem) -> None:
        self._service.note_rejection(problem, self.connection.address)

    def _reject(self, reason: str, answer: messages.Failed | messages.Busy) -> None:
        """Answer what can't be read or comes too soon; someone who pays no heed to such answers is given up."""
        self._service.guard.rejections.note(reason, self.connection.address)
        if self._service.limits.take("rejected", socket=str(id(self))) is None:
            self.connection.send(answer)
        else:
            self.connection.drop("rate")

    def _seconds_to_wait(self, table: str | None, seat: int | None) -> float | None:
        """The seconds for which this client may say nothing, if any.

        Only those who have shown that they sit at a table draw on what the table may hear: nobody else can silence it.
        """
        connection = self.connection
        sits = table is not None and seat is not None and (table, seat) in connection.watching
        return self._service.limits.take(
            "message",
            address=connection.address,
            person=connection.actor.person,
            table=table if sits else None,
            socket=str(id(self)),
        )

    async def _answer(self, message: messages.ClientMessage) -> None:
        match message:
            case messages.Hello():
                raise Problem("message-hello-again")
            case messages.Ping():
                self.connection.send(messages.Pong())
            case messages.Watch():
                await self._watch(message)
            case messages.Unwatch():
                if message.seat is not None:
                    self._seats.pop((message.table, message.seat), None)
                self._service.hub.unwatch(self.connection, message.table, message.seat)
                self._service.hub.unwatch(self.connection, message.table, WAITING_ROOM)
            case messages.Say():
                actor = self._actor(message.table, message.seat)
                wait = self._service.limits.take("chat", person=actor.speaker)
                if wait is not None:
                    self._service.guard.rejections.note("rate_chat", self.connection.address)
                    self.connection.send(messages.Busy(message.id, message.table, wait))
                    return
                watches = (message.table, None) in self.connection.watching
                seq = await self._service.chat.say(message, actor, watches)
                if message.id is not None:
                    self.connection.send(messages.Acknowledged(message.id, message.table, seq))
            case _:
                actor = self._actor(message.table, message.seat)
                try:
                    await self._service.registry.act(message, actor, self._reply)
                finally:
                    self.connection.release()

    def _reply(self, answer: messages.Answer) -> None:
        self._service.note_answer(answer, self.connection.address)
        self.connection.hold()  # what its own play has changed follows at once
        self.connection.send(answer, "after-acknowledge" if isinstance(answer, messages.Acknowledged) else "")

    async def _watch(self, message: messages.Watch) -> None:
        if len(self.connection.watching) >= MOST_WATCHED:
            raise Problem("limit-watching", most=MOST_WATCHED)
        shown = None if message.seat is None or message.key is None else await self._authenticate(message.key)
        actor = shown or self._actor(message.table, message.seat)
        invited = await self._service.lobby.invited(message.table, message.invite)
        try:
            await self._service.registry.watch(self.connection, message, actor, invited)
        except NotBegun:
            await self._watch_waiting_room(message.table, actor, message.invite)
            return
        self._service.hub.unwatch(self.connection, message.table, WAITING_ROOM)
        if shown is not None and message.seat is not None:
            self._seats[message.table, message.seat] = shown

    async def _watch_waiting_room(self, table: str, actor: Actor, invite: str | None) -> None:
        """Hear who comes to a table that has not begun, until it begins; then it is to be watched from a seat."""
        await self._service.lobby.info(actor, table, invite)
        self._service.hub.watch(self.connection, table, WAITING_ROOM)
        # It is asked for again, since somebody may have come while it was asked for.
        self.connection.send(messages.Changed(await self._service.lobby.info(actor, table, invite)))

    def _actor(self, table: str, seat: int | None) -> Actor:
        """Who speaks for a seat: the one who has shown its key, else the person."""
        if seat is None:
            return self.connection.actor
        return self._seats.get((table, seat), self.connection.actor)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect):
            while queued := await self.connection.take():
                for message, point in queued:
                    await self._send(message)
                    if point:
                        kill_points.reached(point)
                self.connection.caught_up()
            await self._close(CLOSE_CODES[self.connection.close_reason], self.connection.close_reason)

    async def _receive(self) -> bytes:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", 1000))
        text: str | None = event.get("text")
        data: bytes = event.get("bytes") or b""
        return data if text is None else text.encode(errors="surrogatepass")

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except (OSError, RuntimeError) as error:  # it is closed already
            raise WebSocketDisconnect(detail="gone") from error

    async def _close(self, code: int, reason: str) -> None:
        with suppress(OSError, RuntimeError):
            await self._socket.send({"type": "websocket.close", "code": code, "reason": reason})


@websocket("/api/socket")
async def talk(socket: Socket, service: ServiceDep, address: AddressDep) -> None:
    """Talk with one client until it goes."""
    if not service.limits.enter(address):
        service.guard.rejections.note("sockets", address)
        await socket.close(TRY_LATER, "connections")
        return
    try:
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await Conversation(socket, service, address).run()
    finally:
        service.limits.leave(address)
