from __future__ import annotations

import asyncio

import pytest

from tests.server.store import samples
from vesuvius.server.store import Store
from vesuvius.server.store.rows import Daily, Placing, Result

pytestmark = pytest.mark.anyio
DAY = "2027-01-18"


async def begin(store: Store, table: str = "t", person: str = "ann", day: str = DAY) -> bool:
    daily = Daily("lanterns", day, person, table)
    return await store.daily.begin(daily, samples.table(table), samples.seats(table), samples.entry(name=table))


async def finish(store: Store, table: str = "t", person: str = "ann", ended: float = 102.0) -> None:
    """The game of a table is over, and counts."""
    await store.journal.append(samples.entry(2, table), status="over", turn=None, outcome=b"{}")
    places = [Placing(table, 0, person, None, 2, 7, False), Placing(table, 1, None, "easy", 1, 9, False)]
    assert await store.results.settle(table, Result(table, "lanterns", 2, ended, None), places, scores=b'{"won":7}')


async def meet_ben(store: Store) -> None:
    """There are two people."""
    await samples.furnish(store)
    await store.people.add(samples.person("ben"), samples.key("ben-key", "ben"))


async def test_a_secret_is_made_once(store: Store) -> None:
    made = await asyncio.gather(*(store.daily.secret("daily", bytes([number]) * 32) for number in range(6)))
    assert len({*made}) == 1
    assert await store.daily.secret("daily", b"other") == made[0]
    assert await store.daily.secret("weekly", b"other") == b"other"


async def test_one_try_a_day_even_in_a_race(store: Store) -> None:
    await samples.furnish(store)
    begun = await asyncio.gather(*(begin(store, f"t{number}") for number in range(6)))
    assert sorted(begun) == [False] * 5 + [True]
    mine = await store.daily.find("lanterns", DAY, "ann")
    assert mine == Daily("lanterns", DAY, "ann", f"t{begun.index(True)}")
    assert [row.id for row, _ in await store.tables.of("ann")] == [mine.table]
    assert len(await store.journal.entries(mine.table)) == 1
    assert await begin(store, "other", day="2027-01-19")


async def test_a_result_is_entered_with_the_game_and_outlives_its_table(store: Store) -> None:
    await samples.furnish(store)
    await begin(store)
    await finish(store)
    await store.tables.delete("t")
    done = Daily("lanterns", DAY, "ann", "t", 102.0, 2, b'{"won":7}')
    assert await store.daily.on("lanterns", DAY) == [(done, "Ann")]
    assert await store.daily.on("downfall", DAY) == []
    assert await store.daily.days_finished("lanterns", "ann") == [DAY]


async def test_a_result_that_does_not_count_leaves_the_try_alone(store: Store) -> None:
    await samples.furnish(store)
    await begin(store)
    await store.journal.append(samples.entry(2), status="over", turn=None, outcome=b"{}")
    await store.results.settle("t", Result("t", "lanterns", 2, 102.0, None), [Placing("t", 0, "ann", None, 1, 7, True)])
    assert await store.daily.find("lanterns", DAY, "ann") == Daily("lanterns", DAY, "ann", "t")
    assert await store.daily.days_finished("lanterns", "ann") == []


async def test_every_try_is_of_one_person_and_one_day(store: Store) -> None:
    await meet_ben(store)
    await begin(store, "t1")
    await begin(store, "t2", "ben")
    await begin(store, "t3", "ben", "2027-01-19")
    assert await store.daily.find("lanterns", DAY, "ben") == Daily("lanterns", DAY, "ben", "t2")
    assert await store.daily.find("lanterns", "2027-01-19", "ben") == Daily("lanterns", "2027-01-19", "ben", "t3")
    assert await store.daily.find("lanterns", "2027-01-19", "ann") is None
    assert await store.daily.find("downfall", DAY, "ann") is None
    await finish(store, "t1", ended=103.0)
    await finish(store, "t2", "ben", ended=102.0)
    assert [name for _, name in await store.daily.on("lanterns", DAY)] == ["Ben", "Ann"]
    assert [daily.table for daily, _ in await store.daily.on("lanterns", "2027-01-19")] == ["t3"]


async def test_finished_days_are_ones_own_the_last_first(store: Store) -> None:
    await meet_ben(store)
    for table, person, day in (("t1", "ann", DAY), ("t2", "ann", "2027-01-19"), ("t3", "ben", "2027-01-20")):
        await begin(store, table, person, day)
        await finish(store, table, person)
    assert await store.daily.days_finished("lanterns", "ann") == ["2027-01-19", DAY]
    assert await store.daily.days_finished("lanterns", "ben") == ["2027-01-20"]
    assert await store.daily.days_finished("downfall", "ann") == []


async def test_days_beside_a_day(store: Store) -> None:
    await samples.furnish(store)
    for number, day in enumerate(("2027-01-02", "2027-01-05", "2027-01-09")):
        await begin(store, f"t{number}", day=day)
    assert await store.daily.days_beside("lanterns", "2027-01-05", "2027-01-31") == ("2027-01-02", "2027-01-09")
    assert await store.daily.days_beside("lanterns", "2027-01-05", "2027-01-09") == ("2027-01-02", "2027-01-09")
    assert await store.daily.days_beside("lanterns", "2027-01-05", "2027-01-08") == ("2027-01-02", None)
    assert await store.daily.days_beside("lanterns", "2027-01-31", "2027-01-31") == ("2027-01-09", None)
    assert await store.daily.days_beside("lanterns", "2027-01-01", "2027-01-31") == (None, "2027-01-02")
    assert await store.daily.days_beside("downfall", "2027-01-05", "2027-01-31") == (None, None)


async def test_tries_go_with_the_person(store: Store) -> None:
    await meet_ben(store)
    await begin(store)
    await begin(store, "u", "ben")
    await finish(store)
    await store.people.erase("ann")
    assert [name for _, name in await store.daily.on("lanterns", DAY)] == ["Ben"]
