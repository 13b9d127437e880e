from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store import samples
from tests.server.store.conftest import Opener
from tests.server.support.postgres import Postgres
from vesuvius.problem import Problem
from vesuvius.server.store import Store, restore

pytestmark = pytest.mark.anyio


def another(url: str, tmp_path: Path, postgres: Postgres) -> str:
    """The address of another empty database of the same kind."""
    return f"sqlite:///{tmp_path / 'other' / 'store.db'}" if url.startswith("sqlite") else postgres.new_database()


async def test_a_backup_under_load_has_all_that_was_acknowledged_before(
    store: Store, url: str, tmp_path: Path, postgres: Postgres, open_store: Opener
) -> None:
    await samples.furnish(store, "t", "u")
    acknowledged = {"t": 0, "u": 0}
    stop = False

    async def play(name: str) -> None:
        while not stop:
            await samples.write(store, samples.entry(acknowledged[name] + 1, name))
            acknowledged[name] += 1

    players = [asyncio.create_task(play(name)) for name in acknowledged]
    while min(acknowledged.values()) < 5:
        await asyncio.sleep(0.01)
    before = dict(acknowledged)
    await store.chores.backup(tmp_path / "backups" / "one")
    after = dict(acknowledged)
    stop = True
    await asyncio.gather(*players)
    assert [file.name for file in (tmp_path / "backups").iterdir()] == ["one"]

    copy = another(url, tmp_path, postgres)
    await restore(tmp_path / "backups" / "one", copy)
    restored = await open_store(copy)
    for name in acknowledged:
        entries = await restored.journal.entries(name)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert before[name] <= len(entries) <= after[name] + 1
        found = await restored.tables.find(name)
        assert found is not None
        assert found[0].seq == len(entries)
    await samples.write(restored, samples.entry(999))
    await restored.close()


async def test_a_database_is_replaced_only_when_asked(url: str, tmp_path: Path, open_store: Opener) -> None:
    store = await open_store(url)
    await samples.furnish(store, "t")
    await store.chores.backup(tmp_path / "one")
    await samples.write(store, samples.entry(1))
    await store.close()
    with pytest.raises(Problem, match="store-not-empty"):
        await restore(tmp_path / "one", url)
    await restore(tmp_path / "one", url, replace=True)
    again = await open_store(url)
    assert await again.journal.entries("t") == []
    assert await again.tables.find("t") == (samples.table(), samples.seats())
    await again.close()


async def test_a_backup_never_overwrites(store: Store, tmp_path: Path) -> None:
    (tmp_path / "one").write_text("precious")
    with pytest.raises(Problem, match="store-backup-exists"):
        await store.chores.backup(tmp_path / "one")
    assert (tmp_path / "one").read_text() == "precious"


async def test_other_files_are_not_restored(url: str, tmp_path: Path) -> None:
    (tmp_path / "one").write_text("precious")
    with pytest.raises(Problem, match="store-backup-other-kind"):
        await restore(tmp_path / "one", url)
    with pytest.raises(Problem, match="store-backup-unreadable"):
        await restore(tmp_path / "nothing", url)


async def test_a_damaged_backup_is_not_restored(tmp_path: Path, open_store: Opener) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'store.db'}")
    await samples.furnish(store, *(f"table {number}" for number in range(40)))
    await store.chores.backup(tmp_path / "one")
    await store.close()
    whole = (tmp_path / "one").read_bytes()
    (tmp_path / "one").write_bytes(whole[:8192] + b"\x55" * 4096 + whole[12288:])
    with pytest.raises(Problem, match="store-backup-failed"):
        await restore(tmp_path / "one", f"sqlite:///{tmp_path / 'other.db'}")
    assert not (tmp_path / "other.db").exists()


async def test_a_backup_that_contradicts_itself_is_not_restored(tmp_path: Path, open_store: Opener) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'store.db'}")
    await samples.furnish(store, "t")
    await store.chores.backup(tmp_path / "one")
    await store.close()
    with closing(sqlite3.connect(tmp_path / "one")) as copy:
        copy.execute("PRAGMA writable_schema=ON")
        copy.execute(
            "UPDATE sqlite_master SET sql = replace(sql, '(owner)', '(origin)') WHERE name = 'ix_tables_owner'"
        )
        copy.commit()
    with pytest.raises(Problem, match=r"store-backup-failed .*missing from index"):
        await restore(tmp_path / "one", f"sqlite:///{tmp_path / 'other.db'}")
    assert not (tmp_path / "other.db").exists()


async def test_a_file_in_use_is_not_replaced(tmp_path: Path, open_store: Opener) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    store = await open_store(url)
    await store.chores.backup(tmp_path / "one")
    with pytest.raises(Problem, match="store-in-use"):
        await restore(tmp_path / "one", url, replace=True)
    await store.close()


async def test_a_missing_tool_is_named(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_store: Opener
) -> None:
    store = await open_store(postgres.emptied())
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Problem, match="store-tool-missing tool=pg_dump"):
        await store.chores.backup(tmp_path / "one")
    await store.close()
