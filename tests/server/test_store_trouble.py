"""A full disk and a lost database: people and the host are told, nothing is lost, and it goes on by itself."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest
import structlog

from tests.server.support.client import Json, Person
from tests.server.support.inside import Inside, inside
from tests.server.support.postgres import running
from tests.server.support.tab import Tab
from vesuvius.server.operations import database_probe
from vesuvius.server.store import Store, database

pytestmark = pytest.mark.anyio
PATIENCE = 60


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of four mebibytes, where this machine lets one be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "none", str(folder)], capture_output=True, text=True, check=False
    )
    if mounted.returncode:
        pytest.skip(f"no small disk can be mounted here: {mounted.stderr.strip()}")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Players:
    """Two who play, and note what was acknowledged."""

    def __init__(self, place: Inside, people: list[Person], table: str, tabs: list[Tab]) -> None:
        self.place, self.people, self.table, self.tabs = place, people, table, tabs
        self.acknowledged: list[int] = []

    @classmethod
    async def begin(cls, place: Inside) -> Players:
        people = [await place.person(name) for name in ("Livia", "Gaius")]
        table = await place.running(*people)
        return cls(place, people, table, [await place.tab(person.key) for person in people])

    async def close(self) -> None:
        for tab in self.tabs:
            await tab.close()

    async def view(self, seat: int) -> Json:
        seen: Json = await self.people[seat].ask("GET", f"/api/tables/{self.table}/view?seat={seat}")
        return seen

    async def command(self) -> Json:
        """What is played next."""
        seen = [await self.view(seat) for seat in (0, 1)]
        seat, seq = seen[0]["standing"]["seat"], seen[0]["seq"]
        token = seen[seat]["standing"]["legal"][0]
        return {"type": "play", "table": self.table, "seat": seat, "seq": seq, "id": f"m{seq}", "token": token}

    async def send(self, command: Json) -> Json:
        """Send it once; the answer."""
        (answer,) = await self.tabs[command["seat"]].ask(command)
        if answer["type"] == "acknowledged":
            self.acknowledged.append(answer["seq"])
        return answer

    async def until(self, kind: str, command: Json) -> Json:
        """Send it until it is answered in that way."""
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.send(command))["type"] != kind:
                await asyncio.sleep(0.1)
        return answer

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            assert (await self.send(await self.command()))["type"] == "acknowledged"

    async def is_ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while (await self.place.http.get(f"{self.place.address}/health")).status_code != 200:
                await asyncio.sleep(0.1)


def fill(ballast: Path) -> None:
    """Write a file until its disk is full."""
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


async def moves_of(url: str, table: str) -> set[int]:
    store = await Store.open(url)
    stored = {entry.seq for entry in await store.journal.entries(table) if entry.command}
    await store.close()
    return stored


async def test_a_full_disk_is_said_loses_nothing_and_is_over_once_there_is_room(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_probe, "KNOWN_FOR", 0.0)
    ballast = small_disk / "ballast"
    said = structlog.testing.capture_logs()
    with said as lines, patch.object(database, "log", structlog.get_logger()):
        async with inside(small_disk) as place:
            players = await Players.begin(place)
            await players.play(2)
            command = await players.command()
            fill(ballast)
            answer = await players.until("busy", command)
            assert answer["why"] == "store-full"
            health = await place.http.get(f"{place.address}/health")
            assert (health.status_code, health.json()["status"]) == (503, "down")
            refused = await place.http.post(f"{place.address}/api/people", json={"name": "Titus"})
            assert (refused.status_code, refused.json()["message"]) == (503, "store-full")
            # What there is can still be looked at.
            assert (await players.view(0))["seq"] == command["seq"]
            ballast.unlink()
            await players.until("acknowledged", command)
            await players.is_ready()
            await players.play(2)
            await players.close()
    told = [line["event"] for line in lines if line["event"] in {"storing-fails", "storing-again"}]
    assert (told[0], told[-1]) == ("storing-fails", "storing-again")
    assert any(line.get("problem") == "store-full" for line in lines)
    stored = await moves_of(f"sqlite:///{small_disk / 'vesuvius.sqlite'}", players.table)
    assert stored == {*players.acknowledged}
    assert len(stored) == 5


async def test_a_database_that_is_gone_for_a_while_is_said_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_probe, "KNOWN_FOR", 0.0)
    with running() as postgres:
        url = postgres.url("postgres")
        async with inside(tmp_path, database=url) as place:
            players = await Players.begin(place)
            await players.play(2)
            command = await players.command()
            postgres.kill()
            answer = await players.until("busy", command)
            assert answer["why"] in {"store-down", "store-unsure"}
            postgres.start()
            await players.until("acknowledged", command)
            await players.is_ready()
            await players.play(2)
            await players.close()
        stored = await moves_of(url, players.table)
        assert stored == {*players.acknowledged}
        assert len(stored) == 5
