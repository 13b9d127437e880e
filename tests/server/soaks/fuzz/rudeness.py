"""What a socket does not survive: frames that are too big, broken or half, and greetings that are none."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.soaks.fuzz.mischief import depth, noise
from tests.server.soaks.fuzz.world import World
from tests.server.support.tab import Json, Tab

Rudeness = Callable[[Random, World], Awaitable[Json | None]]

FRAMES = {
    "half a frame": b"\x81\xfe\x10\x00\x01\x02\x03\x04abc",
    "half a header": b"\x81\xfe\x10",
    "no mask": b"\x81\x02{}",
    "reserved bits": b"\xf1\x80\x01\x02\x03\x04",
    "unknown opcode": b"\x83\x80\x01\x02\x03\x04",
    "fragments without an end": b"\x01\x81\x00\x00\x00\x00{" * 50,
    "a long ping": b"\x89\xfe\x01\x00\x01\x02\x03\x04" + b"a" * 256,
    "a length of 64 bits": b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04",
    "a text that is none": b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",
}


async def huge(chance: Random, world: World) -> Json | None:
    """More than a message may hold."""
    tab = Tab(world.address, None)
    await tab.connect()
    size = chance.choice((8193, 20_000, 300_000))
    try:
        (answer,) = await tab.ask(json.dumps({"type": "hello", "version": 1, "key": "a" * size}))
    finally:
        assert tab.socket is not None
        await tab.close()
        assert tab.socket.close_code == 1009
    return answer


async def broken(chance: Random, world: World) -> Json | None:
    """Bytes that are no frame, or half of one; then the line goes dead."""
    async with asyncio.timeout(30):
        tab = Tab(world.address, None)
        await tab.connect()
        assert tab.socket is not None
        tab.socket.transport.write(FRAMES[chance.choice(sorted(FRAMES))])
        await asyncio.sleep(0)
        tab.socket.transport.abort()
        await tab.close()
    return None


async def no_greeting(chance: Random, world: World) -> Json | None:
    """Anything but a hello as the first message."""
    firsts: list[str | bytes] = [
        json.dumps({"type": "watch", "table": world.table}),
        json.dumps({"type": "resign", "table": world.table, "seat": 0, "seq": 1, "id": "a"}),
        json.dumps({"type": "hello", "version": chance.choice((0, 2, -1, 2**70))}),
        depth(chance, {"type": "hello", "version": 1}),
        noise(chance, {}),
        "",
    ]
    return await _greet(world, chance.choice(firsts))


async def ended_key(chance: Random, world: World) -> Json | None:
    """A hello with a key that opens nothing, or nothing any more."""
    who = chance.choice([each for each in world.everybody if each.ended])
    return await _greet(world, json.dumps({"type": "hello", "version": 1, "key": who.person.key}))


async def _greet(world: World, first: str | bytes) -> Json | None:
    told: Json | None = None
    async with connect(
        world.address.replace("http", "ws", 1) + "/api/socket", open_timeout=None, compression=None
    ) as socket:
        await socket.send(first)
        try:
            told = json.loads(await socket.recv())
            assert told is not None
            assert told["type"] == "failed", (first, told)
            await socket.recv()
        except ConnectionClosed:
            assert socket.close_code == 1008, socket.close_code
        else:
            raise AssertionError(first)
    return told


RUDENESS: dict[str, Rudeness] = {
    "huge": huge,
    "broken frame": broken,
    "no greeting": no_greeting,
    "ended key": ended_key,
}
