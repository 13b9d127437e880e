from __future__ import annotations

import pytest

from tests.server.store import samples
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Ban, Counts

pytestmark = pytest.mark.anyio


async def test_downtimes_lie_between_runs(store: Store) -> None:
    await store.chores.begin_run(100.0)
    assert await store.chores.downtimes() == []
    await store.chores.beat(105.0)
    await store.chores.beat(110.0)
    await store.chores.begin_run(150.0)
    await store.chores.beat(155.0)
    await store.chores.begin_run(155.0)
    assert await store.chores.downtimes() == [(110.0, 150.0)]


async def test_the_last_entry_of_a_run_counts_as_a_beat(store: Store) -> None:
    await samples.furnish(store, "t", "u")
    await store.chores.begin_run(90.0)
    await samples.write(store, samples.entry(seq=12))
    await samples.write(store, samples.entry(seq=9999, name="u"))
    await store.chores.begin_run(200.0)
    assert await store.chores.downtimes() == [(112.0, 200.0)], "what is said to be later than now does not count"


async def test_bans_until_they_are_over_or_lifted(store: Store) -> None:
    await store.chores.ban("address", "::1", None)
    await store.chores.ban("person", "ann", 1000.5)
    await store.chores.ban("person", "bea", 999.0)
    assert await store.chores.bans() == [Ban("address", "::1", None), Ban("person", "ann", 1000.5)]
    await store.chores.ban("address", "::1", 5000.0)
    assert await store.chores.unban("person", "ann")
    assert not await store.chores.unban("address", "ann")
    assert await store.chores.bans() == [Ban("address", "::1", 5000.0)]


async def test_announcements_until_they_are_over_or_taken_back(store: Store) -> None:
    first = await store.chores.announce("Pause at eight", 500.0)
    second = await store.chores.announce("Welcome", None)
    assert [(said.id, said.text) for said in await store.chores.announcements(499.0)] == [
        (first, "Pause at eight"),
        (second, "Welcome"),
    ]
    assert [said.text for said in await store.chores.announcements(500.0)] == ["Welcome"]
    assert await store.chores.withdraw(second)
    assert not await store.chores.withdraw(second)
    assert await store.chores.announcements(500.0) == []


async def test_counts(store: Store) -> None:
    size = (await store.chores.counts()).bytes
    assert size > 0
    assert await store.chores.counts() == Counts(0, {}, 0, 0, size)
    await samples.furnish(store, "t", "u")
    await store.tables.add(samples.table("v", "open"), [])
    await samples.write(store, samples.entry())
    await samples.write(store, samples.entry(2))
    found = await store.chores.counts()
    assert found == Counts(1, {"open": 1, "running": 2}, 2, 0, found.bytes)
