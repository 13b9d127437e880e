"""The host's chores without a network: bans, announcements, retention, tables of another version, and the key file."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import vesuvius
from vesuvius.formats import record as records
from vesuvius.formats.record import Header
from vesuvius.game import Problem
from vesuvius.server.operations.host_key import file_for, host_key_file, read_host_access
from vesuvius.server.people.identity import NOBODY, Actor
from vesuvius.server.protocol.messages import NewTable, Rules, SeatPlan
from vesuvius.server.service import Service
from vesuvius.server.settings import Settings
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Placing, Result
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.table import Unplayable
from vesuvius.server.thinking.bot_pool import BotPool

pytestmark = pytest.mark.anyio

BEGIN = 1_000_000.0


class Place:
    """A server's parts without a network, on a clock that stands still unless it is moved."""

    def __init__(self, service: Service, owner: Actor) -> None:
        self.service = service
        self.owner = owner

    async def table(self) -> str:
        """A new table of two that has not begun."""
        new = NewTable(Rules("downfall"), [SeatPlan("me"), SeatPlan("device")])
        return (await self.service.lobby.create(self.owner, new))[0].table

    async def running(self) -> str:
        """A new table whose game runs."""
        name = await self.table()
        await self.service.lobby.start(self.owner, name)
        return name

    async def finished(self) -> str:
        """A game that is over."""
        return (await self.service.archive.replay(self.owner, whole_game().decode())).table

    async def count(self, table: str, gone: bool) -> None:
        """A game counts for its owner, who was there at the end or not."""
        person = self.owner.person
        result = Result(table, "downfall", 2, BEGIN, None)
        assert await self.service.store.results.settle(table, result, [Placing(table, 0, person, None, 1, 5, gone)])

    async def status(self, table: str) -> str | None:
        """What is stored of a table."""
        found = await self.service.store.tables.find(table)
        return None if found is None else found[0].status

    async def age(self, table: str) -> None:
        """From now on the table's game is one of a version that this program does not play."""
        found = await self.service.store.tables.find(table)
        assert found is not None
        row, seats = found
        assert row.header is not None
        header = msgspec.json.decode(row.header, type=Header)
        row.header = msgspec.json.encode(replace(header, version=header.version + 1))
        await self.service.store.tables.save(row, seats)
        await self.service.registry.reload([table])


def whole_game() -> bytes:
    """The record of a game played at random to its end."""
    game, chance = vesuvius.load("downfall"), Random(1)
    record, state = records.start(game, seed=1)
    while game.seat(state) is not None:
        records.play(record, game, state, chance.choice(game.legal(state)))
    return records.dump(record)


class Time:
    """A clock that is set by hand."""

    now = BEGIN

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def place(folder: Path, time: Time, **more: Any) -> AsyncIterator[Place]:
    settings = Settings(database=f"sqlite:///{folder / 'test.sqlite'}", workers=1, **more)
    store = await Store.open(settings.database, time)
    service = Service(settings, store, BotPool(1), time, os.urandom)
    await service.host_chores.load()
    service.registry.ready.set()
    try:
        _, key = await service.people.register("Livia", "en")
        yield Place(service, await service.authenticate(key, "198.51.100.1"))
    finally:
        await service.registry.stop()
        await store.close()


async def test_a_ban_ends_with_its_time_and_outlives_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with place(tmp_path, time) as here:
        host_chores = here.service.host_chores
        await host_chores.ban("address", "192.0.2.7/24", 2)
        assert [ban.value for ban in await here.service.store.chores.bans()] == ["192.0.2.0/24"]
    async with place(tmp_path, time) as here:
        host_chores = here.service.host_chores
        for address in ("192.0.2.200", "::ffff:192.0.2.200"):
            with pytest.raises(Problem, match="address-banned"):
                host_chores.must_not_be_banned(address)
        host_chores.must_not_be_banned("192.0.3.200")
        host_chores.must_not_be_banned("no address")
        time.now += 2 * DAY
        host_chores.must_not_be_banned("192.0.2.200")
        assert await here.service.store.chores.bans() == []


async def test_whom_a_ban_cannot_mean(tmp_path: Path) -> None:
    async with place(tmp_path, Time()) as here:
        host_chores = here.service.host_chores
        with pytest.raises(Problem, match="host-not-an-address"):
            await host_chores.ban("address", "example.org", None)
        with pytest.raises(Problem, match="person-unknown"):
            await host_chores.ban("person", "nobody", None)
        with pytest.raises(Problem, match="host-not-banned"):
            await host_chores.unban("address", "192.0.2.7")
        assert await here.service.store.chores.bans() == []


async def test_announcements_end_and_are_taken_back(tmp_path: Path) -> None:
    time = Time()
    async with place(tmp_path, time) as here:
        host_chores = here.service.host_chores
        await host_chores.announce("short", 1)
        number = await host_chores.announce(" for\nlong ", None)
        await host_chores.announce("last", None)
        time.now += 1.5 * DAY
        assert [told.text for told in host_chores.announcements()] == ["for long", "last"]
        assert await host_chores.withdraw(number) == 1
        with pytest.raises(Problem, match="host-no-announcement"):
            await host_chores.withdraw(number)
        assert [told.text for told in host_chores.announcements()] == ["last"]
        assert await host_chores.withdraw(None) == 1
        assert host_chores.announcements() == []
        with pytest.raises(Problem, match="chat-empty"):
            await host_chores.announce(" \n", None)


async def test_games_are_kept_as_long_as_the_host_says(tmp_path: Path) -> None:
    time = Time()
    async with place(tmp_path, time, keep_finished_days=10, keep_abandoned_days=5) as here:
        waiting, running, over, closed = [
            await here.table(),
            await here.running(),
            await here.finished(),
            await here.table(),
        ]
        await here.service.lobby.close(closed)
        time.now += 5 * DAY
        assert await here.service.host_chores.sweep() == 0
        time.now += 1
        assert await here.service.host_chores.sweep() == 1
        assert await here.status(waiting) is None
        young = await here.table()
        time.now += 5 * DAY
        assert await here.service.host_chores.sweep() == 2
        found = [await here.status(table) for table in (running, over, closed, young)]
        assert found == ["running", None, None, "open"]


async def test_without_a_setting_games_of_people_are_kept_and_what_was_left_is_not(tmp_path: Path) -> None:
    time = Time()
    async with place(tmp_path, time) as here:
        tables = [await here.table(), await here.finished()]
        time.now += 89 * DAY
        assert await here.service.host_chores.sweep() == 0
        assert [await here.status(table) for table in tables] == ["open", "over"]
        await here.count(tables[1], gone=False)
        time.now += 10_000 * DAY
        assert await here.service.host_chores.sweep() == 1
        assert [await here.status(table) for table in tables] == [None, "over"]


async def test_imported_games_and_those_that_everybody_had_left_are_not_kept_for_ever(tmp_path: Path) -> None:
    time = Time()
    async with place(tmp_path, time, keep_abandoned_days=5, keep_imported_days=20) as here:
        service = here.service
        left, played, imported = [await here.finished() for _ in range(3)]
        await here.count(left, gone=True)
        await here.count(played, gone=False)
        assert (await service.host_chores.stats()).imported == 1
        time.now += 5 * DAY + 1
        assert await service.host_chores.sweep() == 1
        assert [await here.status(table) for table in (left, played, imported)] == [None, "over", "over"]
        time.now += 15 * DAY
        assert await service.host_chores.sweep() == 1
        assert [await here.status(table) for table in (played, imported)] == ["over", None]
        counts = await service.host_chores.stats()
        assert (counts.imported, counts.bytes > 0) == (0, True)


async def test_a_table_that_somebody_came_to_is_not_swept(tmp_path: Path) -> None:
    time = Time()
    async with place(tmp_path, time) as here:
        name = await here.table()
        time.now += DAY
        await here.service.lobby.rename(here.owner, name, 0, "Claudia")
        assert not await here.service.lobby.remove(name, BEGIN + 1)
        assert await here.service.lobby.remove(name, BEGIN + DAY + 1)


async def test_a_running_game_of_another_version_is_closed_and_still_told(tmp_path: Path) -> None:
    async with place(tmp_path, Time()) as here:
        service, other = here.service, await here.running()
        name = await here.running()
        await here.age(name)
        unplayable = await service.registry.resume()
        assert unplayable == [name]
        with pytest.raises(Unplayable, match="record-newer-version"):
            await service.archive.export(here.owner, name, 0, False)
        await service.host_chores.close_unplayable(unplayable)
        assert [await here.status(table) for table in (name, other)] == ["closed", "running"]
        assert await service.registry.resume() == []
        told = records.read((await service.archive.export(here.owner, name, 0, False)).splitlines(keepends=True))
        assert told.header.seats == ["Livia", None]
        with pytest.raises(Problem, match="table-unknown"):
            await service.archive.export(NOBODY, name, None, False)
        with pytest.raises(Unplayable, match="record-newer-version"):
            await service.registry.view(name, here.owner, 0, False)
        assert (await service.lobby.info(here.owner, name)).status == "closed"
        assert {info.table for info in await service.lobby.mine(here.owner)} == {name, other}
        assert await service.lobby.remove(name)
        assert await here.status(name) is None


async def test_finished_games_of_any_version_are_exported(tmp_path: Path) -> None:
    async with place(tmp_path, Time()) as here:
        first, second = await here.finished(), await here.finished()
        await here.age(second)
        out = b"".join([part async for part in here.service.archive.export_all(None)])
        found = {record.header.version: record for record in records.read_all(out.splitlines(keepends=True))}
        ours = records.read(whole_game().splitlines(keepends=True))
        assert len(found) == 2
        for record in found.values():
            assert [entry.move for entry in record.entries] == [entry.move for entry in ours.entries]  # type: ignore[union-attr]
        assert await here.status(first) == "over"


def test_the_key_lies_beside_the_database_and_goes_with_the_server(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'a.sqlite'}", host="0.0.0.0", port=99, public_address="https://x"
    )
    file = file_for(settings.database)
    file.write_text("left by a server that was killed")
    with host_key_file(settings, "secret"):
        assert file.stat().st_mode & 0o777 == 0o600
        door = read_host_access(settings.database)
        assert door is not None
        assert (door.address, door.key) == ("http://127.0.0.1:99", "secret")
    assert read_host_access(settings.database) is None
    assert list(tmp_path.iterdir()) == []
    with host_key_file(settings, "mine"):
        file.write_text('{"address": "http://127.0.0.1:98", "key": "another server came"}')
    assert read_host_access(settings.database) is not None


def test_the_key_of_a_database_elsewhere_is_named_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = file_for("postgresql://ann:one@example.org/games")
    assert file == file_for("postgresql://ann:two@example.org/games")
    assert file != file_for("postgresql://ann:one@example.org/other")
    assert file.is_relative_to(tmp_path)
