"""A game at a table of a server in this process, made up at random and kept as a list of steps that can be done again.

People join, play, send what is illegal or stale, take back, ask for rewinds, leave and come back, chat, ask for hints;
bots play; time passes. Now and then comes a point: somebody, or a spectator, asks for everything that can be asked.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from tests.games.downfall.oracle.deals import DEALERS
from tests.server.soaks.secrets.recorded_server import Json, Output, RecordedServer
from tests.soaks.seats_learn_no_secrets import KINDS, OPTIONS, PATIENCE, SUBJECTS, option_set
from vesuvius import load
from vesuvius.formats.record import Move, Undo
from vesuvius.game import Line, State
from vesuvius.server.tables.clocks import DAY

SHORT = 8  # entries
WATCHER = "watcher"
LONGEST = 170  # entries
EXTRAS = 0.22  # how often something else is done before a move
CLOCKS: tuple[Json, ...] = ({"kind": "none"}, {"kind": "live", "decision": 30.0, "reserve": 90.0}, {"kind": "slow"})


class World(msgspec.Struct, frozen=True):
    """All chance of a game: a seed, or a position and a seed."""

    players: int
    options: tuple[str, ...]
    seed: str
    position: Line | None = None
    game: str = "downfall"

    def begin(self) -> State:
        """The state before the first move."""
        game = load(self.game)
        if self.position is not None:
            return game.at(self.position, self.seed)
        return game.new(self.players, self.options, self.seed)


class Step(msgspec.Struct, frozen=True):
    """One thing that somebody does, and the seconds that pass before it; `point` says for which point it is asked."""

    kind: Literal["ask", "connect", "send", "begin", "tick"]
    who: str = ""
    text: str = ""
    body: Any = None
    headers: dict[str, str] = {}
    after: float = 0.0
    point: int | None = None
    gift: bool = False


class Refusal(msgspec.Struct, frozen=True):
    """A token that a seat was refused when the record had so many entries."""

    entries: int
    seat: int
    token: str


class Point(msgspec.Struct, frozen=True):
    """A point of a game: the steps before it is over, whose it is, and all that had been entered and refused."""

    steps: int
    seat: int | None
    entries: list[Move | Undo]
    refusals: list[Refusal]


class Scene(msgspec.Struct):
    """A game that was played, with everything that the server said at each step."""

    name: str
    world: World
    table: str = ""
    steps: list[Step] = []
    said: list[list[Output]] = []
    points: list[Point] = []
    chosen: list[str] = []
    keys: list[str] = []
    seats: dict[int, str] = {}


async def perform(server: RecordedServer, step: Step, world: World) -> list[Output]:
    """Do a step; all that the server says until it has nothing more to say."""
    server.now += step.after
    await server.settle()
    match step.kind:
        case "ask":
            method, path = step.text.split(" ", 1)
            await server.ask(step.who, method, path, step.headers, step.body)
        case "connect":
            await server.connect(step.who, step.body)
        case "send":
            await server.send(step.who, step.text)
        case "begin":
            await server.begin(step.who, step.body, step.text, world.position, world.seed)
    await server.settle()
    return server.take()


def world_of(name: str, number: int, chance: random.Random) -> World:
    """Half of the games of Downfall begin as the rulebook says, the others with made-up deals."""
    if name == "pompeii":
        players = 2 + number % 3
        return World(players, (*option_set(number, players),), f"{chance.getrandbits(256):064x}", game=name)
    players, options, seed = 2 + number % 3, chance.choice(OPTIONS), f"{chance.getrandbits(256):064x}"
    if number % 2:
        return World(players, options, seed)
    game = load("downfall")
    deal = DEALERS[KINDS[number // 2 % len(KINDS)]](chance, players, options)
    return World(players, options, seed, game.position(game.new(deal=deal, seed=seed)))


class Stage:
    """Where a scene is made up."""

    def __init__(
        self, server: RecordedServer, name: str, number: int, targets: list[int], game: str = "downfall"
    ) -> None:
        self.chance = random.Random(f"{name} {number}")
        self.scene = Scene(f"{name} {number}", world_of(game, number, self.chance))
        self.server, self._number, self._targets = server, number, targets
        self._keys: dict[str, str] = {}
        self._standing: dict[int | None, Json] = {}
        self._seq = self._ids = 0
        self._refusals: list[Refusal] = []
        self.hints = number % 4 == 1

    async def do(self, kind: Any, who: str = "", text: str = "", body: Any = None, **more: Any) -> list[Json]:
        """Do a step and keep it; the messages and answers that came of it."""
        headers = more.pop("headers", {})
        if kind == "ask" and who in self._keys:
            headers = {**headers, "Authorization": f"Bearer {self._keys[who]}"}
        step = Step(kind, who, text, body, headers, **more)
        said = await perform(self.server, step, self.scene.world)
        self.scene.steps.append(step)
        self.scene.said.append(said)
        return [message for message in (self._hear(each) for each in said) if message is not None]

    def _hear(self, said: Output) -> Json | None:
        if said.channel.startswith("socket ") and said.data.startswith(b'{"type":'):
            message: Json = msgspec.json.decode(said.data)
            if message["type"] in ("happened", "view") and message["standing"] is not None:
                self._standing[message["seat"]] = message["standing"]
                self._seq = max(self._seq, message["seq"])
            return message
        body = said.data.partition(b"\n")[2]
        if said.channel.startswith("answer ") and body.startswith(b"{") and body.count(b"\n") == 0:
            answer: Json = msgspec.json.decode(body)
            return answer
        return None

    async def play(self) -> Scene:
        """Make a scene up, from the first person to the last point."""
        await self._open()
        for number, target in enumerate(self._targets):
            while self._turn is not None and self._seq < min(target, LONGEST):
                if self.chance.random() < EXTRAS:
                    await self._something_else()
                else:
                    await self._move()
            if self._turn is None:
                # Everything lies open now: the step that ended the game is none to be compared or searched.
                del self.scene.steps[-1], self.scene.said[-1]
                break
            await self._point(number)
        self.scene.chosen = [*self.server.pool.chosen]
        return self.scene

    @property
    def _turn(self) -> int | None:
        turn: int | None = self._standing[None]["seat"]
        return turn

    @property
    def people(self) -> list[int]:
        """The seats of people who are here."""
        states = self._standing[None]["states"]
        return [seat for seat in self.scene.seats if states[seat] == "here"]

    # Before the game.

    async def _open(self) -> None:
        world = self.scene.world
        kinds = ["me", *(self._kind(seat) for seat in range(1, world.players))]
        plans = [
            {"kind": kind, **({"bot": f"level:{1 + self._number % 3}"} if kind == "bot" else {})} for kind in kinds
        ]
        for seat, kind in enumerate(kinds):
            if kind in ("me", "open"):
                made = await self.do("ask", f"seat{seat}", "POST /api/people", {"name": f"P{seat}"}, gift=True)
                self._keys[f"seat{seat}"] = made[0]["key"]
        rules = {
            "game": world.game,
            "options": [*world.options],
            "public": True,
            "hints": self.hints,
            "clock": CLOCKS[self._number % 3],
        }
        opened = await self.do("ask", "seat0", "POST /api/tables", {"rules": rules, "seats": plans}, gift=True)
        table = self.scene.table = opened[0]["info"]["table"]
        for seat, kind in enumerate(kinds):
            if kind == "open":
                await self.do("ask", f"seat{seat}", f"POST /api/tables/{table}/join", {"seat": seat})
        if "device" in kinds:
            given = await self.do("ask", "seat0", f"POST /api/tables/{table}/keys", gift=True)
            self._keys |= {f"seat{seat}": key for seat, key in given[0]["keys"].items()}
        self.scene.seats = {seat: f"seat{seat}" for seat, kind in enumerate(kinds) if kind != "bot"}
        self.scene.keys = [*self._keys.values(), opened[0]["invite"]]
        await self.do("connect", WATCHER)
        for name in self.scene.seats.values():
            await self.do("connect", name, body=self._keys[name])
        await self.do("begin", "seat0", table, self._keys["seat0"])
        await self._send(WATCHER, "watch", None)
        for seat, name in self.scene.seats.items():
            await self._send(name, "watch", seat)

    def _kind(self, seat: int) -> str:
        if self._number % 3 == 2 and seat == 1:
            return "bot"
        return self.chance.choice(["open", "open", "device"])

    # While it runs.

    async def _send(self, who: str, kind: str, seat: int | None, **more: Any) -> list[Json]:
        point, after = more.pop("point", None), more.pop("after", 0.0)
        message = {"type": kind, "table": self.scene.table, "seat": seat, **more}
        return await self.do("send", who, msgspec.json.encode(message).decode(), point=point, after=after)

    async def _command(self, kind: str, seat: int, **more: Any) -> list[Json]:
        self._ids += 1
        after = self.chance.choice([0.0, 0.0, 1.5, 8.0]) if more.get("point") is None else 0.0
        more = {"seq": self._seq, "id": f"c{self._ids}", "after": after, **more}
        return await self._send(self.scene.seats[seat], kind, seat, **more)

    async def _move(self) -> None:
        seat = self._turn
        if seat not in self.people:
            await self._help_out()
            return
        legal = self._standing[seat]["legal"]
        waits = legal == ["erupt", "wait"] and self.chance.random() < PATIENCE
        token = "wait" if waits else self.chance.choice(legal)
        if self.chance.random() < 0.85:
            await self._command("play", seat, token=token)
            return
        self._ids += 1
        body = {"type": "play", "table": self.scene.table, "seat": seat, "seq": self._seq, "id": f"h{self._ids}"}
        path = f"POST /api/tables/{self.scene.table}/commands"
        await self.do("ask", self.scene.seats[seat], path, {**body, "token": token}, after=1.0)

    async def _help_out(self) -> None:
        """It is the turn of somebody who has gone."""
        turn = self._turn
        assert turn is not None
        others = self.people
        what = self.chance.choice(["let-bot", "wait", "tick", "return"])
        if what == "let-bot" and others:
            await self._command("let-bot", self.chance.choice(others), absent=turn, bot="level:1")
        elif what == "wait" and others:
            await self._command("wait", self.chance.choice(others))
        elif what == "return":
            await self._command("return", turn)
        else:
            await self.do("tick", after=DAY + 1)

    async def _something_else(self) -> None:
        here = self.people
        if not here:
            await self._help_out()
            return
        seat = self.chance.choice(here)
        await self.chance.choice(EXTRA)(self, seat)

    async def illegal(self, seat: int, point: int | None = None) -> None:
        """Send a token that is not legal."""
        legal = self._standing[seat]["legal"] or []
        token = self.chance.choice([token for token in SUBJECTS[self.scene.world.game].samples if token not in legal])
        if seat == self._turn:
            self._refusals.append(Refusal(len(await self._entries()), seat, token))
        await self._command("play", seat, token=token, point=point)

    async def stale(self, seat: int) -> None:
        """Send something that answers an old state, or a message that nobody can read."""
        await self._command("play", seat, token="stay", seq=max(0, self._seq - 2))
        await self.do("send", self.scene.seats[seat], '{"type":"play","table":1}')

    async def wrong_seat(self, seat: int) -> None:
        """Speak for a seat that is somebody else's."""
        other = (seat + 1) % self.scene.world.players
        self._ids += 1
        more = {"seq": self._seq, "id": f"x{self._ids}", "token": "stay"}
        await self._send(self.scene.seats[seat], "play", other, **more)
        await self._send(self.scene.seats[seat], "watch", other)

    async def undo(self, seat: int) -> None:
        """Take something back, whoever can; sometimes somebody tries who cannot."""
        able = [each for each in self.people if self._standing[each]["undo"] is not None]
        who = self.chance.choice(able) if able and self.chance.random() < 0.9 else seat
        to = self.chance.choice([None, self._standing[who]["undo"]])
        await self._command("undo", who, to=to)

    async def rewind(self, seat: int) -> None:
        """Ask for a rewind; the others answer."""
        await self._command("ask-rewind", seat, to=max(1, self._seq - self.chance.randrange(1, 6)))
        for other in self.people:
            if other != seat and self._standing[None]["asked"] is not None:
                await self._command("answer-rewind", other, yes=self.chance.random() < 0.8)

    async def go(self, seat: int) -> None:
        """Leave, or come back; somebody stays."""
        gone = [each for each in self.scene.seats if each not in self.people]
        if gone:
            await self._command("return", gone[0])
        elif seat != 0 and self.chance.random() < 0.6:
            await self._command("leave", seat)

    async def talk(self, seat: int) -> None:
        """Say something."""
        await self._send(self.scene.seats[seat], "say", seat, text=f"well, {self._seq}", after=10.0)

    async def hint(self, seat: int) -> None:
        """Ask for a hint, whether it is one's turn or not."""
        if seat != self._turn or (self.hints and self.chance.random() < 0.3):
            await self.do("ask", self.scene.seats[seat], f"POST /api/tables/{self.scene.table}/hints/{seat}")

    async def curtain(self, seat: int) -> None:
        """See the table no longer, then again."""
        await self._send(self.scene.seats[seat], "unwatch", seat)
        await self._send(self.scene.seats[seat], "watch", seat, since=self.chance.choice([None, self._seq - 1]))

    # Points.

    async def _entries(self) -> list[Move | Undo]:
        async with self.server.service.registry.locked(self.scene.table) as kept:
            return kept.table.record().entries

    async def _point(self, number: int) -> None:
        """Somebody asks for everything that can be asked."""
        seat = self.chance.choice([None, *range(self.scene.world.players)])
        eyes: list[tuple[str, int | None]] = [(WATCHER, None)]
        if seat in self.people:
            await self.illegal(seat, number)
            eyes.append((self.scene.seats[seat], seat))
        for who, each in eyes:
            for kind, text, body in self._questions(who, each):
                await self.do(kind, who, text, body, point=number)
        point = Point(len(self.scene.steps), seat, [*await self._entries()], [*self._refusals])
        self.scene.points.append(point)

    def _questions(self, who: str, seat: int | None) -> Iterator[tuple[str, str, Any]]:
        table, since = f"/api/tables/{self.scene.table}", self.chance.randrange(self._seq + 1)
        query = f"?seat={seat}" if who != WATCHER else "?"
        yield "ask", f"GET {table}/view{query}", None
        yield "ask", f"GET {table}/events{query}&since={since}", None
        yield "ask", f"GET {table}/record{query}", None
        yield "ask", f"GET {table}/past{query}", None
        yield "ask", f"GET {table}/chat{query}", None
        yield "ask", f"GET {table}", None
        yield "ask", "GET /api/tables", None
        yield "ask", "GET /api/me/tables", None
        yield "ask", f"POST {table}/analysis", None
        yield "ask", f"GET {table}/beginning", None
        yield "ask", f"POST {table}/explore", {"since": since}
        yield "ask", f"GET {table}/branches", None
        other = 0 if seat is None else (seat + 1) % self.scene.world.players
        yield "ask", f"GET {table}/view?seat={other}", None
        yield "ask", "GET /metrics" if who == WATCHER else "GET /health", None
        if who != WATCHER:
            hinted = self.hints and seat == self._turn
            yield "ask", f"POST {table}/hints/{seat if hinted else other}", None
            if self.hints and self._seq <= SHORT:  # a long game takes long to look at again
                yield "ask", f"POST {table}/analysis?seat={seat}", None
                yield "ask", f"POST {table}/review?seat={seat}", None
        message = {"type": "watch", "table": self.scene.table, "seat": None if who == WATCHER else seat}
        yield "send", msgspec.json.encode({**message, "since": since}).decode(), None
        command = {"type": "undo", "table": self.scene.table, "seat": other, "seq": self._seq, "id": f"u{since}"}
        yield "ask", f"POST {table}/commands", command


EXTRA = (
    Stage.illegal,
    Stage.illegal,
    Stage.stale,
    Stage.wrong_seat,
    Stage.undo,
    Stage.undo,
    Stage.undo,
    Stage.rewind,
    Stage.go,
    Stage.talk,
    Stage.hint,
    Stage.curtain,
)
