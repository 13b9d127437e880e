from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.server.store import samples
from tests.server.store.conftest import Opener
from tests.server.support.postgres import Postgres, running
from vesuvius.server import kill_points
from vesuvius.server.store import Conflict, Store, StoreDown, TableGone, Unsure
from vesuvius.server.store.journal import sqlite

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


@pytest.fixture
def reached(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The points that are reached while a test runs."""
    names: list[str] = []
    monkeypatch.setattr(kill_points, "_watchers", [])
    kill_points.watch(names.append)
    return names


async def test_an_entry_and_where_its_table_stands(store: Store) -> None:
    await samples.furnish(store, "t")
    first, second = samples.entry(1, command="one", body=b"\0\xff"), samples.entry(3)
    await store.journal.append(first, status="running", turn=1, outcome=None)
    await store.journal.append(second, status="over", turn=None, outcome=b"{}")
    assert await store.journal.entries("t") == [first, second]
    assert await store.journal.entries("t", after=1) == [second]
    found = await store.tables.find("t")
    assert found is not None
    table = found[0]
    assert (table.seq, table.status, table.turn, table.outcome) == (3, "over", None, b"{}")
    assert table.touched == second.at


async def test_many_tables_are_written_in_one_commit(store: Store, reached: list[str]) -> None:
    names = [f"table {number}" for number in range(10)]
    await samples.furnish(store, *names)
    await asyncio.gather(*(samples.write(store, samples.entry(1, name, "first")) for name in names))
    assert reached == ["after-insert", "before-commit", "after-commit"]
    assert [await store.journal.entries(name) for name in names] == [
        [samples.entry(1, name, "first")] for name in names
    ]


async def test_entries_of_one_table_keep_their_order(store: Store) -> None:
    await samples.furnish(store, "t")
    await asyncio.gather(*(samples.write(store, samples.entry(seq)) for seq in range(1, 9)))
    assert [entry.seq for entry in await store.journal.entries("t")] == list(range(1, 9))


async def test_a_long_log_is_carried_into_the_file_while_it_grows(
    tmp_path: Path, open_store: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_AFTER", 20)
    file = tmp_path / "store.db"
    store = await open_store(f"sqlite:///{file}")
    await samples.furnish(store, "t")
    for seq in range(1, 301):  # far fewer than SQLite itself waits for
        await samples.write(store, samples.entry(seq))
    assert alone(file) >= 20
    assert [entry.seq for entry in await store.journal.entries("t")] == list(range(1, 301))


def alone(file: Path) -> int:
    """How many entries an SQLite file holds by itself, without the log beside it."""
    copied = file.with_name("alone.db")
    shutil.copy(file, copied)
    with closing(sqlite3.connect(copied)) as connection:
        if not connection.execute("select 1 from sqlite_master where name = 'entries'").fetchone():
            return 0
        found: int = connection.execute("select count(*) from entries").fetchone()[0]
        return found


async def test_what_is_taken_or_gone_fails_alone(store: Store, reached: list[str]) -> None:
    await samples.furnish(store, "t", "u", "v", "w")
    await samples.write(store, samples.entry(2, "t", "one"))
    await samples.write(store, samples.entry(2, "u", "one"))
    await samples.write(store, samples.entry(2, "v", "one"))
    reached.clear()
    new = [
        samples.entry(2, "t", "two"),
        samples.entry(3, "u", "one"),
        samples.entry(1, "v", "late"),
        samples.entry(1, "w", "one"),
        samples.entry(1, "nowhere", "one"),
    ]
    fates = await asyncio.gather(*(samples.write(store, entry) for entry in new), return_exceptions=True)
    assert reached.count("after-commit") == 1
    assert [type(fate) for fate in fates] == [Conflict, Conflict, Conflict, type(None), TableGone]
    assert [await store.journal.entries(name) for name in "tuvw"] == [
        [samples.entry(2, name, "one")] for name in "tuv"
    ] + [[samples.entry(1, "w", "one")]]
    found = await store.tables.find("t")
    assert found is not None
    assert found[0].seq == 2


async def test_of_two_at_once_one_wins(store: Store) -> None:
    await samples.furnish(store, "t")
    rivals = [samples.entry(1, command=name) for name in ("one", "two", "three")]
    fates = await asyncio.gather(*(samples.write(store, entry) for entry in rivals), return_exceptions=True)
    assert [type(fate) for fate in fates] == [type(None), Conflict, Conflict]
    assert await store.journal.entries("t") == rivals[:1]


async def test_whoever_stops_waiting_stops_nothing(store: Store) -> None:
    await samples.furnish(store, "t", "u")
    waiting = asyncio.create_task(samples.write(store, samples.entry(1, "t")))
    await asyncio.sleep(0)
    waiting.cancel()
    await samples.write(store, samples.entry(1, "u"))
    assert await store.journal.entries("t") == [samples.entry(1, "t")]


async def test_a_store_that_closes_writes_what_waits_and_no_more(url: str, open_store: Opener) -> None:
    store = await open_store(url)
    await samples.furnish(store, "t", "u")
    waiting = [asyncio.create_task(samples.write(store, samples.entry(1, name))) for name in "tu"]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreDown):
        await samples.write(store, samples.entry(2))
    again = await open_store(url)
    assert [await again.journal.entries(name) for name in "tu"] == [[samples.entry(1, name)] for name in "tu"]
    await again.close()


@pytest.mark.parametrize("point", ["after-insert", "before-commit", "after-commit"])
async def test_a_killed_writer_leaves_nothing_half_written(url: str, point: str, open_store: Opener) -> None:
    program = [sys.executable, "-m", "tests.server.store.killed", url, point]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    killed = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert (killed.returncode, killed.stdout) == (-9, b"watching\n"), killed.stderr.decode()
    store = await open_store(url)
    last = 2 if point == "after-commit" else 1
    for name in "tuv":
        found = await store.tables.find(name)
        assert found is not None
        assert found[0].seq == last
        assert [entry.seq for entry in await store.journal.entries(name)] == list(range(1, last + 1))
    await samples.write(store, samples.entry(3))
    await store.close()


async def test_a_killed_database_is_found_again(open_store: Opener) -> None:
    with running() as server:
        store = await open_store(server.url("postgres"))
        await samples.furnish(store, "t")
        await samples.write(store, samples.entry(1))
        server.kill()
        with pytest.raises(StoreDown) as down:
            await samples.write(store, samples.entry(2))
        assert not isinstance(down.value, Unsure)
        for asked in (
            store.tables.find("t"),
            store.people.rename("ann", "x"),
            store.chores.counts(),
            store.chores.beat(1.0),
        ):
            with pytest.raises(StoreDown):
                await asked
        server.start()
        await samples.write(store, samples.entry(2))
        server.kill()
        server.start()
        await samples.write(store, samples.entry(3))
        assert [entry.seq for entry in await store.journal.entries("t")] == [1, 2, 3], (
            "nobody notices a loss between two moves"
        )
        assert await store.people.find("ann") == samples.person()
        await store.close()


async def test_a_database_killed_before_the_commit_leaves_us_unsure(
    monkeypatch: pytest.MonkeyPatch, open_store: Opener
) -> None:
    with running() as server:
        store = await open_store(server.url("postgres"))
        await samples.furnish(store, "t")
        monkeypatch.setattr(kill_points, "_watchers", [])
        kill_points.watch(lambda name: server.kill() if name == "before-commit" else None)
        with pytest.raises(Unsure):
            await samples.write(store, samples.entry(1))
        monkeypatch.setattr(kill_points, "_watchers", [])
        server.start()
        assert await store.journal.entries("t") == []
        await samples.write(store, samples.entry(1))
        await store.close()


async def test_whoever_listens_is_told_when_it_is_committed(postgres: Postgres, open_store: Opener) -> None:
    url = postgres.emptied()
    store = await open_store(url)
    await samples.furnish(store, "t", "u")
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as listener:
        await listener.execute("LISTEN vesuvius")
        await samples.write(store, samples.entry(1))
        with pytest.raises(Conflict):
            await samples.write(store, samples.entry(1))
        await store.tables.save(samples.table("u"), samples.seats("u"))
        told = [notice.payload async for notice in listener.notifies(timeout=5, stop_after=2)]
    assert told == ["t", "u"]
    await store.close()
