from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from tests.server.store import samples
from vesuvius.server.store import Store
from vesuvius.server.store.rows import ChatLine

pytestmark = pytest.mark.anyio


async def test_a_person_comes_back_as_stored_and_changes(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    await store.people.add(samples.person("bea"), samples.key("bea-key", "bea"))
    assert await store.people.find("ann") == samples.person()
    assert await store.people.find("nobody") is None
    assert await store.people.rename("ann", "Änne 🌋")
    assert await store.people.find("ann") == structs.replace(samples.person(), name="Änne 🌋")
    assert await store.people.find("bea") == samples.person("bea")
    assert not await store.people.rename("nobody", "X")


async def test_a_person_without_a_key_is_not_stored(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.people.add(samples.person("bea"), samples.key("ann-key", "bea"))
    assert await store.people.find("bea") is None


async def test_keys_open_a_person_or_a_seat_until_they_are_revoked(store: Store) -> None:
    await samples.furnish(store, "t")
    to_seat = samples.key("seat-key", None, "t", 1)
    await store.keys.renew("t", [to_seat])
    await store.keys.add_code(samples.code())
    await store.keys.take_code(b"code", 1000.0, structs.replace(samples.key("second"), created=13.0))
    assert await store.keys.find("seat-key") == to_seat
    assert [key.id for key in await store.keys.of("ann")] == ["ann-key", "second"]
    assert await store.keys.revoke("ann-key")
    assert not await store.keys.revoke("ann-key")
    assert await store.keys.find("ann-key") is None
    assert [key.id for key in await store.keys.of("ann")] == ["second"]


async def test_a_code_works_once_even_in_a_race(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    for number in range(5):
        await store.keys.add_code(samples.code(f"code {number}"))
        taken = await asyncio.gather(*(store.keys.take_code(b"code %d" % number, 1500.0) for _ in range(8)))
        assert [code for code in taken if code] == [samples.code(f"code {number}")]


async def test_a_code_that_ran_out_never_works(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    await store.keys.add_code(samples.code(expires=1500.0))
    assert await store.keys.take_code(b"code", 1500.0) is None
    assert await store.keys.take_code(b"code", 1400.0) is None, "it was used up by the attempt"
    await store.keys.add_code(samples.code("old", expires=999.0))
    await store.keys.add_code(samples.code("new"))
    assert await store.keys.take_code(b"old", 998.0) is None, "it was cleared away"
    assert await store.keys.take_code(b"new", 998.0) is not None


@pytest.mark.parametrize("moves", [False, True])
async def test_a_code_hands_a_key_over(store: Store, moves: bool) -> None:
    await store.people.add(samples.person(), samples.key())
    await store.keys.add_code(samples.code(moves=moves))
    assert await store.keys.take_code(b"code", 1500.0, samples.key("new", None)) == samples.code(moves=moves)
    assert {key.id for key in await store.keys.of("ann")} == ({"new"} if moves else {"ann-key", "new"})


async def test_a_code_ends_with_the_key_that_asked_for_it(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    await store.keys.add_code(samples.code())
    await store.keys.revoke("ann-key")
    assert await store.keys.take_code(b"code", 1500.0) is None


async def test_an_erased_person_leaves_nothing_behind(store: Store) -> None:
    await samples.furnish(store, "t")
    await store.keys.add_code(samples.code())
    await store.subscriptions.add("ann", "mail", b"ann")
    await store.chat.add(ChatLine("t", 0, 30.0, "ann", 0, "I am Ann"))
    await samples.write(store, samples.entry())
    assert await store.people.erase("ann")
    assert not await store.people.erase("ann")
    assert await store.people.find("ann") is None
    assert await store.keys.find("ann-key") is None
    assert await store.keys.take_code(b"code", 1500.0) is None
    assert await store.subscriptions.of("ann") == []
    assert await store.chat.last("t", 9) == [ChatLine("t", 1, 30.0, None, 0, "")]
    found = await store.tables.find("t")
    assert found is not None
    assert found[0].owner is None
    assert [(seat.kind, seat.person, seat.name) for seat in found[1]] == [("person", None, ""), ("bot", None, "Bot")]
    assert await store.journal.entries("t") == [samples.entry()], "the game can still be replayed"


async def test_subscriptions(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    first = await store.subscriptions.add("ann", "push", b"\0one")
    second = await store.subscriptions.add("ann", "mail", b"two")
    assert await store.subscriptions.add("ann", "push", b"\0one") == first
    kept = [(found.id, found.kind, found.body) for found in await store.subscriptions.of("ann")]
    assert kept == [(first, "push", b"\0one"), (second, "mail", b"two")]
    assert await store.subscriptions.delete(first)
    assert not await store.subscriptions.delete(first)
    assert [found.id for found in await store.subscriptions.of("ann")] == [second]
