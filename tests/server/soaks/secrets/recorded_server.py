"""A server inside the test's own process, on a repeatable clock and source of chance; every byte it sends is recorded.

The application is the real one, with its headers, behind the ASGI protocol, and so are the store and the pool. What the
server says goes to a channel: the socket or the requests of somebody by name, the log, or what a bot is shown.

Requests go through `httpx.ASGITransport`, which hands over status, headers and body as they were sent. Sockets speak
ASGI here: httpx has none, and a real one wouldn't say when the server is done with a message and waits for the next.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import structlog

from tests.soaks.seats_learn_no_secrets import SUBJECTS
from vesuvius import load
from vesuvius.engine.block import plain
from vesuvius.game import Line, Problem
from vesuvius.server.app import application
from vesuvius.server.connections.guard import ConnectionGuard
from vesuvius.server.operations.logs import configure
from vesuvius.server.people.rejections import A_LINE_EACH, Rejections
from vesuvius.server.protocol.messages import VERSION
from vesuvius.server.service import Service
from vesuvius.server.settings import Settings
from vesuvius.server.store import Store
from vesuvius.server.tables.setup import TableSettings
from vesuvius.server.thinking.bot_pool import ANYBODY, BotPool
from vesuvius.server.thinking.fair_shares import Asker
from vesuvius.server.transport.headers import Headers

Json = dict[str, Any]
BEGIN = 1_000_000.0
GENEROUS = 1_000_000
TURNS = 6  # of the event loop, until what is queued has been sent
ADDRESS = ("127.0.0.1", 1)
BASE = "http://127.0.0.1:8079"
SOCKET_SCOPE = {
    "type": "websocket",
    "asgi": {"version": "3.0", "spec_version": "2.4"},
    "http_version": "1.1",
    "scheme": "ws",
    "path": "/api/socket",
    "raw_path": b"/api/socket",
    "query_string": b"",
    "root_path": "",
    "headers": [],
    "client": ADDRESS,
    "server": ("127.0.0.1", 8079),
    "extensions": {},
    "state": {},
    "subprotocols": [],
}
# A line is stamped with the time of day, which no virtual clock reaches.
STAMP = re.compile(rb'"timestamp": "[^"]*"')
# The same for how long something took, and for what the system says of memory and disk. Jobs are counted by the pool,
# which outlives the servers here; who was turned away, over what is asked at all points, of which only one is repeated.
FIGURES = "/metrics"
MEASURED = re.compile(
    rb"^(?:process_|vesuvius_(?:loop_lag|disk|database|job_wait|job_run|rejections|workers_resident|\w+_seconds_(?:bucket|sum))).*\n",
    re.MULTILINE,
)


class Output(NamedTuple):
    """Something that the server said, and where."""

    channel: str
    data: bytes


class Entropy:
    """Bytes that come out the same each time, but for a seed that is planted."""

    def __init__(self, name: str) -> None:
        self._name, self._count = name, 0
        self._planted: bytes | None = None

    def __call__(self, size: int) -> bytes:
        self._count += 1
        if self._planted is not None:
            planted, self._planted = self._planted, None
            return planted
        return sha256(f"{self._name}/{self._count}".encode()).digest()[:size]

    def plant(self, seed: bytes) -> None:
        """What is drawn next is this."""
        self._planted = seed


class Pool(BotPool):
    """A real pool that also keeps what it was shown; with a script, bots choose what they chose before."""

    def __init__(self) -> None:
        super().__init__(1)
        self.said: list[Output] = []
        self.script: deque[str] | None = None
        self.chosen: list[str] = []

    async def move(self, game: str, bot: str, masked: Any, seed: int, asker: Asker = ANYBODY, data: str = "") -> str:
        shown = f"{seed} {vars(plain(SUBJECTS[game].state, masked))}"
        self.said.append(Output(f"thought {load(game).seat(masked)}", shown.encode()))
        token = self.script.popleft() if self.script else await super().move(game, bot, masked, seed, data=data)
        self.chosen.append(token)
        return token


class Log:
    """Where the log is written to."""

    def __init__(self) -> None:
        self.said: list[Output] = []

    def write(self, text: str) -> int:
        self.said.append(Output("log", STAMP.sub(b'"timestamp": ""', text.encode())))
        return len(text)

    def flush(self) -> None:
        """Nothing waits."""

    def isatty(self) -> bool:
        return False


@contextmanager
def logging_to(log: Any) -> Iterator[None]:
    """Have everything logged there, the smallest things too."""
    root, own = logging.getLogger(), logging.getLogger("vesuvius")
    before, levels = root.handlers, (root.level, own.level)
    configure("debug", log)
    try:
        yield
    finally:
        root.handlers = before
        root.setLevel(levels[0])
        own.setLevel(levels[1])
        logging.captureWarnings(False)
        structlog.reset_defaults()


class Socket:
    """One WebSocket, seen from the client."""

    def __init__(self, channel: str, said: list[Output]) -> None:
        self._channel, self._said = channel, said
        self._coming: asyncio.Queue[Json] = asyncio.Queue()
        self.idle = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self._coming.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Json:
        if self._coming.empty():
            self.idle.set()
        return await self._coming.get()

    async def send(self, message: Json) -> None:
        kept = message.get("text") or msgspec.json.encode({**message, "headers": str(message.get("headers"))}).decode()
        self._said.append(Output(self._channel, kept.encode()))

    def put(self, message: Json) -> None:
        """Something for the server."""
        self.idle.clear()
        self._coming.put_nowait(message)


class RecordedServer:
    """A running server with a database of its own, and everybody who talks to it."""

    def __init__(self, service: Service, app: Any, entropy: Entropy, pool: Pool, log: Log) -> None:
        self.service, self.entropy, self.pool, self.log = service, entropy, pool, log
        self.now = BEGIN
        self.table = ""
        self._app = app
        transport = httpx.ASGITransport(app, client=ADDRESS)
        self._client = httpx.AsyncClient(
            transport=transport, base_url=BASE, headers={"Content-Type": "application/json"}
        )
        self._said: list[Output] = []
        self._sockets: dict[str, Socket] = {}

    def take(self) -> list[Output]:
        """All that was said since the last time."""
        said = [*self._said, *self.pool.said, *self.log.said]
        for kept in (self._said, self.pool.said, self.log.said):
            kept.clear()
        return said

    async def connect(self, name: str, key: str | None) -> None:
        """Open a socket and say hello."""
        socket = self._sockets[name] = Socket(f"socket {name}", self._said)
        socket.task = asyncio.create_task(self._app({**SOCKET_SCOPE}, socket.receive, socket.send))
        hello = {"type": "hello", "version": VERSION, "key": key, "details": True}
        await self.send(name, msgspec.json.encode(hello).decode())

    async def send(self, name: str, text: str) -> None:
        """Send a message, and wait until it is dealt with."""
        socket = self._sockets[name]
        assert socket.task is not None
        socket.put({"type": "websocket.receive", "text": text})
        idle = asyncio.create_task(socket.idle.wait())
        await asyncio.wait({idle, socket.task}, return_when=asyncio.FIRST_COMPLETED)
        idle.cancel()

    async def ask(self, name: str, method: str, path: str, headers: dict[str, str], body: Any = None) -> bytes:
        """The body of an answer; all of the answer is recorded."""
        content = None if body is None else msgspec.json.encode(body)
        response = await self._client.request(method, path, headers=headers, content=content)
        measured = response.url.path == FIGURES
        headers_of = [pair for pair in response.headers.raw if not measured or pair[0] != b"content-length"]
        head = f"{method} {response.url.path} {response.status_code} {headers_of}\n".encode()
        said = MEASURED.sub(b"", response.content) if measured else response.content
        self._said.append(Output(f"answer {name}", head + said))
        return response.content

    async def begin(self, name: str, key: str, table: str, position: Line | None, seed: str) -> None:
        """Start a table's game, with a given deal and seed."""
        found = await self.service.store.tables.find(table)
        assert found is not None
        row, seats = found
        settled = msgspec.json.decode(row.settings, type=TableSettings)
        row.settings = msgspec.json.encode(msgspec.structs.replace(settled, position=position))
        await self.service.store.tables.save(row, seats)
        self.entropy.plant(bytes.fromhex(seed))
        await self.ask(name, "POST", f"/api/tables/{table}/start", {"Authorization": f"Bearer {key}"})
        self.table = table

    async def settle(self) -> None:
        """Wait until time has brought what it brings, bots have played and everything is said."""
        while self.table and (thinking := await self._thinking()) is not None:
            await asyncio.wait({thinking})
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def _thinking(self) -> asyncio.Task[None] | None:
        try:
            await self.service.registry.check_clocks(self.table)
            async with self.service.registry.locked(self.table) as kept:
                return kept.thinking
        except Problem:
            return None

    async def hang_up(self) -> None:
        """Close all sockets."""
        for socket in self._sockets.values():
            assert socket.task is not None
            socket.put({"type": "websocket.disconnect", "code": 1000})
            await socket.task


class ServerFactory:
    """Starts servers, one after the other: they share the pool, the application and an empty database."""

    def __init__(self, folder: Path, pool: Pool) -> None:
        self._folder, self._pool = folder, pool
        self._empty = folder / "empty.sqlite"
        self._count = 0
        self._app = application(Settings(database=f"sqlite:///{self._empty}"))
        self.log = Log()

    async def make_empty_database(self) -> None:
        """Make the empty database."""
        store = await Store.open(f"sqlite:///{self._empty}", lambda: BEGIN)
        await store.close()

    @asynccontextmanager
    async def server(self, name: str) -> AsyncIterator[RecordedServer]:
        """A server that has just started; `name` is what its chance is made from."""
        self._count += 1
        file = self._folder / f"{self._count}.sqlite"
        shutil.copy(self._empty, file)
        self.log.said.clear()
        settings = Settings(database=f"sqlite:///{file}", workers=1, table_burst=GENEROUS, attempts_per_minute=GENEROUS)
        entropy = Entropy(name)
        clock = ServerClock()
        store = await Store.open(settings.database, clock)
        # Whoever is turned away has a line each time: once a minute would depend on what others have asked before.
        guard = ConnectionGuard(settings, Rejections(count(step=A_LINE_EACH).__next__))
        service = Service(settings, store, self._pool, clock, entropy, guard=guard)
        self._app.state.service = service
        await store.chores.begin_run(clock())
        service.registry.ready.set()
        server = RecordedServer(service, Headers(self._app, settings), entropy, self._pool, self.log)
        clock.server = server
        try:
            yield server
        finally:
            await server.hang_up()
            await service.registry.stop()
            await store.close()
            for left in self._folder.glob(f"{self._count}.sqlite*"):
                left.unlink()


class ServerClock:
    """The time on a recorded server."""

    server: RecordedServer | None = None

    def __call__(self) -> float:
        return BEGIN if self.server is None else self.server.now
