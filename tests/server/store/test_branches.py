from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from tests.server.store import samples
from vesuvius.server.store import Store, TableGone
from vesuvius.server.store.rows import Branch

pytestmark = pytest.mark.anyio


def branch(name: str = "b", person: str = "ann", shared: bool = False, since: int = 3) -> Branch:
    return Branch(name, "t", person, since, None, b'["x"]', "", shared, 30.0)


async def test_a_branch_is_kept_changed_and_deleted(store: Store) -> None:
    await samples.furnish(store, "t")
    assert await store.branches.add(branch(), 9)
    other = structs.replace(branch(), name="Bold", moves=b'["x","y"]', shared=True, seed="79" * 32)
    assert await store.branches.save(other)
    assert await store.branches.find("b") == other
    assert await store.branches.delete("b")
    assert not await store.branches.delete("b")
    assert not await store.branches.save(other)
    assert await store.branches.find("b") is None


async def test_everybody_sees_their_own_first_and_what_is_shared(store: Store) -> None:
    await samples.furnish(store, "t")
    await store.people.add(samples.person("ben"), samples.key("ben-key", "ben"))
    laid = [branch("1", "ben", shared=True), branch("2", "ben"), branch("3"), branch("4", since=1)]
    for each in laid:
        assert await store.branches.add(each, 9)
    assert [(each.id, name) for each, name in await store.branches.at("t", "ann", 9)] == [
        ("4", "Ann"),
        ("3", "Ann"),
        ("1", "Ben"),
    ]
    assert [each.id for each, _ in await store.branches.at("t", None, 9)] == ["1"]
    assert [each.id for each, _ in await store.branches.at("t", "ann", 2)] == ["4", "3"]
    assert await store.branches.at("elsewhere", "ann", 9) == []


async def test_nobody_has_more_than_they_may_even_in_a_race(store: Store) -> None:
    await samples.furnish(store, "t")
    kept = await asyncio.gather(*(store.branches.add(branch(str(number)), 3) for number in range(8)))
    assert sorted(kept) == [False] * 5 + [True] * 3
    assert len(await store.branches.at("t", "ann", 9)) == 3


async def test_each_game_and_each_person_is_counted_apart(store: Store) -> None:
    await samples.furnish(store, "t", "other")
    await store.people.add(samples.person("ben"), samples.key("ben-key", "ben"))
    assert await store.branches.add(branch("1"), 1)
    assert await store.branches.add(branch("2", "ben"), 1)
    assert await store.branches.add(structs.replace(branch("3"), table="other"), 1)
    assert not await store.branches.add(branch("4"), 1)


async def test_branches_go_with_their_table_and_with_their_person(store: Store) -> None:
    await samples.furnish(store, "t", "other")
    assert await store.branches.add(branch("1"), 9)
    assert await store.branches.add(structs.replace(branch("2"), table="other"), 9)
    await store.tables.delete("t")
    assert (await store.branches.find("1"), (await store.branches.find("2")) is None) == (None, False)
    await store.people.erase("ann")
    assert await store.branches.find("2") is None
    with pytest.raises(TableGone):
        await store.branches.add(branch(), 9)
