from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import event

from tests.server.store import samples
from vesuvius.server.store import Conflict, Store, TableGone
from vesuvius.server.store.rows import ChatLine, Seat

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_stored(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    full = structs.replace(samples.table(), header=b"{}", seq=3, turn=1, outcome=b"[]", origin="gone", public=False)
    to_seat = samples.key("seat-key", None, "t", 1)
    await store.tables.add(full, samples.seats()[::-1], [to_seat])
    assert await store.tables.find("t") == (full, samples.seats())
    assert await store.keys.find("seat-key") == to_seat
    assert await store.tables.find("nowhere") is None


async def test_a_rematch_is_found_without_reading_all_tables(store: Store) -> None:
    await samples.furnish(store, "t")
    asked: list[tuple[str, Any]] = []
    engine = store.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *given: asked.append((given[2], given[3])))
    await store.tables.rematch("t")
    statement, values = next((text, values) for text, values in asked if "origin = " in text)
    async with store.database.reading() as connection:
        if store.database.is_postgresql:  # it would rather read the few tables of a test as a whole
            await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        explain = "EXPLAIN" if store.database.is_postgresql else "EXPLAIN QUERY PLAN"
        plan = str((await connection.exec_driver_sql(f"{explain} {statement}", values)).all())
    assert "Index Cond" in plan or "SEARCH tables" in plan, plan


async def test_saving_replaces_the_seats_and_keeps_the_keys(store: Store) -> None:
    await samples.furnish(store, "t")
    await store.keys.renew("t", [samples.key("first", None, "t", 0)])
    changed = structs.replace(samples.table(), status="over", outcome=b"{}", touched=50.0)
    alone = [Seat("t", 0, "device", None, "Guest", None)]
    await store.tables.save(changed, alone, [samples.key("second", None, "t", 0)])
    assert await store.tables.find("t") == (changed, alone)
    assert await store.keys.find("first")
    assert await store.keys.find("second")
    with pytest.raises(TableGone):
        await store.tables.save(samples.table("nowhere"), [])


async def test_a_table_is_saved_as_a_whole_or_not_at_all(store: Store) -> None:
    await samples.furnish(store, "t")
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.tables.save(samples.table(status="over"), [], [samples.key()])
    assert await store.tables.find("t") == (samples.table(), samples.seats())


async def test_a_table_starts_once_and_with_its_first_entry(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    await store.tables.add(samples.table(status="open"), [])
    begun = structs.replace(samples.table(), header=b"{}", seq=1)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.tables.start(begun, samples.seats(), [samples.key()], samples.entry())
    assert await store.tables.find("t") == (samples.table(status="open"), [])
    assert await store.journal.entries("t") == []
    await store.tables.start(begun, samples.seats(), [samples.key("new", None, "t", 0)], samples.entry())
    assert await store.tables.find("t") == (begun, samples.seats())
    assert await store.journal.entries("t") == [samples.entry()]
    with pytest.raises(Conflict):
        await store.tables.start(begun, samples.seats(), (), samples.entry(2))
    with pytest.raises(TableGone):
        await store.tables.start(samples.table("nowhere"), [])
    assert await store.journal.entries("t") == [samples.entry()]


async def test_lists_of_tables(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    await store.people.add(samples.person("bea"), samples.key("bea-key", "bea"))
    await store.tables.add(samples.table("a", "open", "bea", touched=1.0), samples.seats("a"))
    await store.tables.add(samples.table("b", "running", "ann", touched=3.0), [])
    await store.tables.add(samples.table("c", "over", "bea", touched=2.0), [])
    await store.tables.add(structs.replace(samples.table("d", "open", None, touched=9.0), public=False), [])
    await store.tables.add(samples.table("e", "open", None, touched=5.0), [])
    assert [table.id for table, _ in await store.tables.of("ann")] == ["b", "a"]
    assert await store.tables.of("nobody") == []
    shown = await store.tables.public(9)
    assert [table.id for table, _ in shown] == ["e", "a", "b"]
    assert shown[1] == (samples.table("a", "open", "bea", touched=1.0), samples.seats("a"))
    assert [table.id for table, _ in await store.tables.public(2)] == ["e", "a"]
    assert await store.tables.running() == ["b"]
    assert await store.tables.touched_before(3.5, ("open", "running", "over")) == ["a", "c", "b"]
    assert await store.tables.touched_before(3.5, ("over", "closed")) == ["c"]
    assert [table.id for table, _ in await store.tables.recent(None, 3)] == ["d", "e", "b"]
    assert [table.id for table, _ in await store.tables.recent("open", 9)] == ["d", "e", "a"]
    assert [await store.tables.count_unfinished(person) for person in ("ann", "bea", "nobody")] == [1, 1, 0]


async def test_finished_tables_are_paged(store: Store) -> None:
    await store.people.add(samples.person(), samples.key())
    for name in "dbaec":
        await store.tables.add(samples.table(name, "running" if name == "c" else "over"), [])
    found, after = [], None
    while page := await store.tables.finished(after, 2):
        found.append([table.id for table, _ in page])
        after = page[-1][0].id
    assert found == [["a", "b"], ["d", "e"]]


async def test_finished_tables_of_a_person(store: Store) -> None:
    await samples.furnish(store)
    await store.people.add(samples.person("bea"), samples.key("bea-key", "bea"))
    for name, owner, seats in (("a", "ann", False), ("b", "bea", True), ("c", "bea", False), ("d", None, False)):
        await store.tables.add(samples.table(name, "over", owner), samples.seats(name) if seats else [])
    assert [table.id for table, _ in await store.tables.finished(None, 9, "ann")] == ["a", "b"]
    assert [table.id for table, _ in await store.tables.finished("b", 9, "bea")] == ["c"]


async def test_a_deleted_table_takes_everything_with_it(store: Store) -> None:
    await samples.furnish(store, "t", "u")
    await samples.write(store, samples.entry())
    await samples.write(store, samples.entry(name="u"))
    await store.keys.renew("t", [samples.key("seat-key", None, "t", 0)])
    await store.chat.add(ChatLine("t", 0, 30.0, "ann", 0, "hello"))
    await store.answers.save("t", 1, 0, "hint", b"x")
    assert await store.tables.delete("t")
    assert not await store.tables.delete("t")
    assert await store.tables.find("t") is None
    assert await store.journal.entries("t") == []
    assert await store.chat.last("t", 9) == []
    assert await store.keys.find("seat-key") is None
    assert await store.answers.find("t", 1, 0, "hint") is None
    assert await store.journal.entries("u") == [samples.entry(name="u")]


async def test_chat_has_numbers_that_are_never_used_twice(store: Store) -> None:
    await samples.furnish(store, "t", "u")
    for text in ("one", "two", "three"):
        assert (await store.chat.add(ChatLine("t", 0, 30.0, "ann", 0, text))).text == text
    assert await store.chat.add(ChatLine("u", 0, 30.0, None, None, "<b>")) == ChatLine("u", 1, 30.0, None, None, "<b>")
    assert [(line.number, line.text) for line in await store.chat.last("t", 2)] == [(2, "two"), (3, "three")]
    await store.chat.clear("t")
    assert await store.chat.last("t", 9) == []
    assert (await store.chat.add(ChatLine("t", 0, 31.0, "ann", 0, "four"))).number == 4
    assert len(await store.chat.last("u", 9)) == 1
    with pytest.raises(TableGone):
        await store.chat.add(ChatLine("nowhere", 0, 30.0, None, None, "x"))


async def test_a_saved_table_does_not_forget_its_chat(store: Store) -> None:
    await samples.furnish(store, "t")
    await store.chat.add(ChatLine("t", 0, 30.0, "ann", 0, "one"))
    await store.tables.save(samples.table(), samples.seats())
    assert (await store.chat.add(ChatLine("t", 0, 30.0, "ann", 0, "two"))).number == 2


async def test_answers_are_kept_by_entry_seat_and_kind(store: Store) -> None:
    await samples.furnish(store, "t")
    await store.answers.save("t", 1, 0, "hint", b"first")
    await store.answers.save("t", 1, 0, "hint", b"\0better")
    await store.answers.save("t", 1, 1, "hint", b"other seat")
    await store.answers.save("t", 2, 0, "hint", b"later")
    await store.answers.save("t", 1, 0, "analysis", b"other kind")
    assert await store.answers.find("t", 1, 0, "hint") == b"\0better"
    assert await store.answers.find("t", 1, 0, "analysis") == b"other kind"
    assert await store.answers.find("t", 3, 0, "hint") is None
