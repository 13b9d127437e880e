"""Whoever is turned away is counted by a reason that the code knows, and is in the log once a minute."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

import vesuvius
from tests.server.soaks.secrets.recorded_server import Log, logging_to
from tests.server.support.inside import inside, refused
from vesuvius.server.people.limits import LIMITED, _limits
from vesuvius.server.people.rejections import REASONS
from vesuvius.server.settings import Settings

pytestmark = pytest.mark.anyio

SERVER = Path(vesuvius.__file__).parent / "server"
NOTED = re.compile(
    r'(?:\bnote|reject|_give_up)\(\s*"(\w+)"'
    r'|_give_up, "(\w+)"|reason(?:: str \| None)? = "(\w+)"|_reject\("(\w+)" if \w+ else "(\w+)"'
)


def test_every_reason_is_known_and_none_is_left_over() -> None:
    sources = [file.read_text("utf-8") for file in SERVER.rglob("*.py")]
    noted = {reason for source in sources for found in NOTED.findall(source) for reason in found if reason}
    assert {"banned", "frames", "stalled", "host_key", "origin"} <= noted
    limited = {what for source in sources for what in re.findall(r'RateLimited\(\w+, "(\w+)"', source)}
    assert noted | {f"rate_{what}" for what in [*LIMITED, *limited]} == set(REASONS)
    assert set(_limits(Settings())) == set(LIMITED)


async def test_whoever_is_turned_away_again_and_again_is_counted_and_has_one_line(tmp_path: Path) -> None:
    log = Log()
    with logging_to(log):
        async with inside(tmp_path, chat_per_minute=1) as place:
            livia, gaius = await place.person("Livia"), await place.person("Gaius")
            table = await place.running(livia, gaius)
            said = [await livia.request("POST", f"/api/tables/{table}/chat", {"text": "a", "seat": 0}) for _ in "abc"]
            assert [each.status_code for each in said] == [202, 429, 429]
            tab = await place.tab(livia.key)
            await tab.close()
            async with connect(place.address.replace("http", "ws") + "/api/socket") as socket:
                await socket.send('{"type":"hello","version":1}')
                for _ in range(3):
                    await socket.recv()
                    await socket.send("rubbish")
                await socket.recv()
            await place.service.host_chores.drain(True)
            assert (await refused(livia, "POST", "/api/people", {"name": "Nero"}))[0] == 503
            origin = {"Origin": "https://elsewhere.example"}
            assert (await livia.request("PUT", "/api/me", {"name": "x"}, **origin)).status_code == 403
            counts = dict(place.service.guard.rejections.counts)
    assert counts == {"rate_chat": 2, "unreadable": 3, "draining": 1, "origin": 1}
    lines = [each.data for each in log.said if b'"rejected"' in each.data]
    assert len(lines) == 4
    assert all(b"127.0.0.1" in line for line in lines)
