"""What monitors are told: that the server lives, and whether people can be sent to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.support.inside import Inside, inside
from tests.server.support.postgres import running
from vesuvius.server.operations import database_probe
from vesuvius.server.operations.database_probe import DatabaseProbe
from vesuvius.server.store import StoreDown

pytestmark = pytest.mark.anyio
PATIENCE = 60
READINESS = ("/health", "/health/ready")


async def told(place: Inside, path: str) -> tuple[int, str]:
    """The status of the answer, and the one in it."""
    response: httpx.Response = await place.http.get(place.address + path)
    return response.status_code, response.json()["status"]


async def test_nobody_is_sent_to_a_server_that_warms_up_or_drains(place: Inside) -> None:
    for path in READINESS:
        assert await told(place, path) == (200, "ready")
        place.service.host_chores.draining = True
        assert await told(place, path) == (503, "draining")
        place.service.host_chores.draining = False
        place.service.registry.ready.clear()
        assert await told(place, path) == (503, "warming")
        assert await told(place, "/health/live") == (200, "alive")
        place.service.registry.ready.set()


async def test_without_its_database_a_server_lives_and_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_probe, "KNOWN_FOR", 0.0)
    with running() as postgres:
        async with inside(tmp_path, database=postgres.url("postgres")) as place:
            assert await told(place, "/health") == (200, "ready")
            postgres.kill()
            assert [await told(place, path) for path in READINESS] == [(503, "down")] * 2
            assert await told(place, "/health/live") == (200, "alive")
            postgres.start()
            async with asyncio.timeout(PATIENCE):
                while await told(place, "/health") != (200, "ready"):
                    await asyncio.sleep(0.1)


async def test_the_database_is_asked_once_however_many_want_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, up = 0, True

    async def ask() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)
        if not up:
            raise StoreDown

    monkeypatch.setattr(database_probe, "KNOWN_FOR", 600.0)
    probe = DatabaseProbe(ask)
    assert {*await asyncio.gather(*(probe.answers() for _ in range(99)))} == {True}
    assert await probe.answers()
    assert asked == 1
    up = False
    monkeypatch.setattr(probe, "_until", 0.0)
    assert [await probe.answers() for _ in range(3)] == [False] * 3
    assert asked == 2


async def test_a_database_that_says_nothing_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_probe, "PATIENCE", 0.05)
    assert not await DatabaseProbe(lambda: asyncio.sleep(PATIENCE)).answers()
