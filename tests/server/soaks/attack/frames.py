"""Attacks over the socket: too much, too broken, too slow, or for ever the same."""

from __future__ import annotations

import asyncio
import json
import zlib

from websockets.frames import Frame, Opcode

from tests.server.soaks.attack.attacker import Attack, Attacker, Harm

MANY = 3000  # frames
WATCHES = 150
COMPRESSED = 0x40  # the bit of a frame that says so


def _frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def _flood(frame: bytes, first: bytes = b"") -> Attack:
    """Some thousands of the same frame, as fast as they can be sent."""

    async def attack(attacker: Attacker) -> None:
        async with attacker.socket() as socket:
            socket.flood(first + frame * MANY)
            await socket.hear(1.0)

    return attack


def _broken(data: bytes) -> Attack:
    """Bytes that no socket survives."""

    async def attack(attacker: Attacker) -> None:
        async with attacker.socket() as socket:
            await socket.hear()
            socket.flood(data)
            if socket.socket is not None:
                async with asyncio.timeout(20):
                    await socket.socket.wait_closed()

    return attack


def _said(*messages: str | bytes) -> Attack:
    """Messages of which none is good: each is refused, or ends the socket."""

    async def attack(attacker: Attacker) -> None:
        async with attacker.socket() as socket:
            await socket.hear()
            await socket.tell(*messages)
            for answer in await socket.hear():
                if answer["type"] not in {"failed", "refused", "busy", "stale", "pong"}:
                    raise Harm(f"answered: {answer}")

    return attack


async def slow_reader(attacker: Attacker) -> None:
    """Asks and asks, and takes no answer."""
    async with attacker.socket(max_queue=1) as socket:
        if socket.socket is not None:
            socket.socket.transport.pause_reading()
        for _ in range(200):
            socket.flood(_frame(Opcode.TEXT, b'{"type":"ping"}') * 20)
            await asyncio.sleep(0.005)


async def silent(attacker: Attacker) -> None:
    """Opens sockets and never says who it is."""
    for _ in range(5):
        async with attacker.socket(hello=False):
            await asyncio.sleep(0.1)


async def half_a_handshake(attacker: Attacker) -> None:
    """Asks for a socket and leaves the question half open."""
    start = b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
    await asyncio.gather(*(attacker.raw(start, wait=0.5) for _ in range(20)))


async def subscription_churn(attacker: Attacker) -> None:
    """Watches and stops watching, again and again."""
    async with attacker.socket() as socket:
        for _ in range(WATCHES):
            table = attacker.table
            await socket.tell({"type": "watch", "table": table}, {"type": "unwatch", "table": table})
        await socket.hear()


async def guessed_tables(attacker: Attacker) -> None:
    """Watches tables by names that it makes up, and seats of tables that it has heard of."""
    async with attacker.socket() as socket:
        for number in range(40):
            name = f"{attacker.chance.getrandbits(96):024x}"[:16]
            await socket.tell(
                {"type": "watch", "table": name}, {"type": "watch", "table": attacker.table, "seat": number % 4}
            )
        for answer in await socket.hear():
            if answer["type"] in {"view", "happened"}:
                raise Harm(f"sees a table of others: {str(answer)[:200]}")


async def guessed_invites(attacker: Attacker) -> None:
    """Watches tables of others with invitations and keys that it makes up."""
    async with attacker.socket() as socket:
        for _ in range(30):
            made_up = f"{attacker.chance.getrandbits(128):032x}"
            watch = {"type": "watch", "table": attacker.table}
            await socket.tell({**watch, "invite": made_up[:22]}, {**watch, "seat": 0, "key": made_up})
        await socket.hear()


async def wrong_keys_in_hellos(attacker: Attacker) -> None:
    """Says hello with keys that it makes up."""
    for _ in range(10):
        async with attacker.socket(key=f"{attacker.chance.getrandbits(256):064x}") as socket:
            for answer in await socket.hear():
                if answer["type"] == "welcome":
                    raise Harm("a key that was made up opens")


async def others_seats(attacker: Attacker) -> None:
    """Plays, undoes, resigns and plans at the tables of others, in every seat."""
    async with attacker.socket(key=await attacker.somebody() or None) as socket:
        for kind, more in (
            ("play", {"token": "1@A1"}),
            ("undo", {}),
            ("resign", {}),
            ("leave", {}),
            ("plan", {"tokens": []}),
            ("claim-win", {}),
            ("offer-end", {}),
            ("play-all", {"tokens": ["1@A1"]}),
            ("play-forced", {}),
            ("let-bot", {"absent": 1, "bot": "level:1"}),
        ):
            for seat in range(4):
                command = {"type": kind, "table": attacker.table, "seat": seat, "seq": 1, "id": f"{kind}{seat}"}
                await socket.tell(command | more)
        if any(answer["type"] == "acknowledged" for answer in await socket.hear()):
            raise Harm("a command at a seat of somebody else was carried out")


async def repeats(attacker: Attacker) -> None:
    """The same command hundreds of times, with the same name, with other ones, and with other `seq`s."""
    table = await attacker.own_table()
    async with attacker.socket(key=attacker.key or None) as socket:
        command = {"type": "offer-end", "table": table or attacker.table, "seat": 0, "seq": 1, "id": "same"}
        for number in range(100):
            await socket.tell(command, command | {"id": f"n{number}"}, command | {"seq": number})
        await socket.hear()


async def offers_and_rewinds(attacker: Attacker) -> None:
    """Asks for rewinds, offers the end and takes it back at its own table, as fast as it can."""
    table = await attacker.own_table()
    async with attacker.socket(key=attacker.key or None) as socket:
        for seq in range(1, 60):
            command = {"table": table or attacker.table, "seat": 0, "seq": seq}
            await socket.tell({"type": "ask-rewind", "to": 1, "id": f"a{seq}", **command})
            await socket.tell({"type": "offer-end", "id": f"o{seq}", **command})
            await socket.tell({"type": "wait", "id": f"w{seq}", **command})
        await socket.hear()


async def presence_churn(attacker: Attacker) -> None:
    """Comes and goes."""
    for _ in range(15):
        async with attacker.socket(key=attacker.key or None) as socket:
            await socket.tell({"type": "watch", "table": attacker.own or attacker.table})


async def chat_over_sockets(attacker: Attacker) -> None:
    """Talks at tables of others, and too much at its own."""
    table = await attacker.own_table()
    async with attacker.socket(key=attacker.key or None) as socket:
        for number in range(80):
            name = table if table and number % 2 else attacker.table
            await socket.tell({"type": "say", "table": name, "seat": number % 4, "text": "x" * 200, "id": f"s{number}"})
        await socket.hear()


async def other_origin(attacker: Attacker) -> None:
    """A page of another origin opens a socket in somebody's browser."""
    async with attacker.socket(origin="https://evil.example", hello=False) as socket:
        if socket.socket is not None:
            raise Harm("a page of another origin is let in")


async def compressed(attacker: Attacker) -> None:
    """Offers compression, and sends what would be very long once unpacked."""
    async with attacker.socket(compression="deflate") as socket:
        packed = bytearray(_frame(Opcode.TEXT, zlib.compress(b" " * (1 << 24), wbits=-15)[:8000]))
        packed[0] |= COMPRESSED
        socket.flood(bytes(packed))
        await socket.hear(1.0)


DEEP = "[" * 4000
TRAPS = [
    "\u202e",
    "\ud800",
    "\u0000",
    "\ufeff",
    "a\u0300" * 400,
    "🏳️‍🌈" * 300,
    "\u2028",
    "\uff05\uff12\uff45",
    "ﷺ" * 300,
]
FRAMES: dict[str, Attack] = {
    "garbage frames": _flood(_frame(Opcode.TEXT, b"x")),
    "binary garbage": _flood(_frame(Opcode.BINARY, b"\x00\xff" * 20)),
    "pings": _flood(_frame(Opcode.PING)),
    "pongs that nobody asked for": _flood(_frame(Opcode.PONG, b"x" * 100)),
    "empty fragments": _flood(_frame(Opcode.CONT, fin=False), _frame(Opcode.TEXT, b"[", fin=False)),
    "valid and refused": _flood(_frame(Opcode.TEXT, b'{"type":"watch","table":"AAAAAAAAAAAAAAAA"}')),
    "hello again and again": _flood(_frame(Opcode.TEXT, b'{"type":"hello","version":1,"key":null}')),
    "frames without a mask": _broken(b"\x81\x02{}"),
    "reserved bits": _broken(b"\xf1\x80\x01\x02\x03\x04"),
    "unknown opcode": _broken(b"\x83\x80\x01\x02\x03\x04"),
    "a length of 64 bits": _broken(b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04"),
    "a frame that is too long": _broken(_frame(Opcode.TEXT, b" " * 300_000)),
    "a text that is none": _broken(_frame(Opcode.TEXT, b"\xff\xfe\xfd")),
    "a fragment of nothing": _broken(_frame(Opcode.CONT, b"x")),
    "a ping in parts": _broken(b"\x09\x80\x01\x02\x03\x04"),
    "a close with no code": _broken(b"\x88\x81\x00\x00\x00\x00\x01"),
    "deep JSON": _said(DEEP, '{"type":' * 900, json.dumps({"type": "watch", "table": [[[]]]})),
    "numbers that are none": _said(
        '{"type":"play","table":"a","seat":1e999,"seq":NaN,"id":"x","token":"y"}',
        '{"type":"watch","table":"a","since":' + "9" * 4000 + "}",
        '{"type":"watch","table":"a","seat":-0.0}',
    ),
    "traps of Unicode": _said(*(json.dumps({"type": "say", "table": trap, "seat": 0, "text": trap}) for trap in TRAPS)),
    "slow reader": slow_reader,
    "sockets without a hello": silent,
    "half a handshake": half_a_handshake,
    "subscription churn": subscription_churn,
    "names of tables guessed": guessed_tables,
    "invitations guessed": guessed_invites,
    "keys guessed in hellos": wrong_keys_in_hellos,
    "commands at seats of others": others_seats,
    "commands repeated": repeats,
    "offers and rewinds": offers_and_rewinds,
    "presence churn": presence_churn,
    "chat over sockets": chat_over_sockets,
    "another origin": other_origin,
    "compression": compressed,
}
