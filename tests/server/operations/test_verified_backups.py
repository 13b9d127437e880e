from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest
from sqlalchemy import text

from tests.server.store.conftest import open_store, postgres, store, url
from tests.server.support.postgres import Postgres
from tests.server.support.stored_games import store_games
from vesuvius.problem import Problem
from vesuvius.server.operations.verified_backups import OVERDUE, back_up, last_backup, report_backup
from vesuvius.server.store import Store, backups, restore
from vesuvius.server.store.opening import lock_file

pytestmark = pytest.mark.anyio
__all__ = ["open_store", "postgres", "store", "url"]


class Days:
    """A clock that goes on by a day whenever a backup is over."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.suffix in {".backup", ".failed"})


async def test_each_backup_is_restored_and_replayed_and_only_the_last_ones_are_kept(
    store: Store, url: str, tmp_path: Path
) -> None:
    entries, clock, folder = await store_games(store, 3), Days(), tmp_path / "backups"
    result = None
    for _ in range(3):
        clock.now += 86_400
        result = await back_up(url, folder, 2, clock)
        assert (result.tables, result.entries, result.unplayable, result.problem) == (3, entries, 0, None)
    assert names(folder) == ["vesuvius-2027-01-17T08-00-00-000.backup", "vesuvius-2027-01-18T08-00-00-000.backup"]
    assert {file.name for file in folder.iterdir()} <= {*names(folder), "last-backup.json", "backups.lock"}
    assert result is not None
    assert last_backup(folder) == result
    assert result.age(clock.now + 5) == 5
    assert result.bytes == (folder / result.file).stat().st_size
    await _no_copy_is_left(store)


async def test_a_backup_that_does_not_replay_is_loud_and_costs_no_good_one(
    store: Store, url: str, tmp_path: Path
) -> None:
    await store_games(store, 2)
    clock, folder = Days(), tmp_path
    good = bad = await back_up(url, folder, 1, clock)
    async with store.database.writing() as connection:
        await connection.execute(text("DELETE FROM entries WHERE \"table\" = 'game00001' AND seq = 7"))
    for _ in range(2):
        clock.now += 86_400
        bad = await back_up(url, folder, 1, clock)
        assert (bad.problem, bad.args["table"]) == ("table-damaged", "game00001")
    assert names(folder) == [good.file, bad.file]
    assert bad.file.endswith(".failed")
    assert bad.verified == good.at
    with pytest.raises(Problem, match="table-damaged"):
        bad.raise_problem()
    await _no_copy_is_left(store)


async def test_a_row_that_says_something_else_than_its_journal_is_found(store: Store, url: str, tmp_path: Path) -> None:
    await store_games(store, 1)
    async with store.database.writing() as connection:
        await connection.execute(text("UPDATE tables SET seq = seq + 1"))
    assert (await back_up(url, tmp_path, 1)).problem == "table-damaged"


async def test_a_full_disk_is_a_failed_backup(tmp_path: Path, open_store: Iterator[Store]) -> None:
    """Where not even the result can be written, the one who asked still hears of it."""
    source = await open_store(f"sqlite:///{tmp_path / 'store.db'}")  # type: ignore[operator]
    await store_games(source, 2)
    with patch.object(backups, "_copy", side_effect=OSError(28, os.strerror(28))):
        result = await back_up(f"sqlite:///{tmp_path / 'store.db'}", tmp_path / "full", 1)
    assert (result.problem, result.args["why"]) == ("store-backup-failed", os.strerror(28))


async def test_two_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    lock = lock_file(tmp_path / "backups")
    with pytest.raises(Problem, match="store-in-use"):
        await back_up(f"sqlite:///{tmp_path / 'store.db'}", tmp_path, 1)
    lock.release()


async def test_what_a_killed_one_has_left_is_removed(postgres: Postgres, tmp_path: Path, open_store: object) -> None:
    url = postgres.emptied()
    source = await open_store(url)  # type: ignore[operator]
    (tmp_path / "vesuvius_check_1").mkdir()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE vesuvius_check_1")
    assert (await back_up(url, tmp_path, 1)).problem is None
    assert not (tmp_path / "vesuvius_check_1").exists()
    await _no_copy_is_left(source)


async def test_a_role_that_may_not_make_databases_is_told_so(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE ROLE plain LOGIN")
        connection.execute("GRANT ALL ON SCHEMA public TO plain")
    plain = url.replace("vesuvius@", "plain@")
    await (await Store.open(plain)).close()
    result = await back_up(plain, tmp_path, 1)
    assert (result.problem, result.args["tool"]) == ("store-tool-failed", "createdb")
    assert "permission denied" in str(result.args["why"])


def test_the_server_says_when_the_last_good_backup_is_missing_failed_or_too_old(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    import structlog

    from vesuvius.server.operations import verified_backups

    def said(now: float) -> list[str]:
        with structlog.testing.capture_logs() as lines, patch.object(verified_backups, "log", structlog.get_logger()):
            report_backup(tmp_path, now)
        return [line["event"] for line in lines]

    assert said(0) == ["backup-missing"]
    good = '{"at": 100, "file": "a", "seconds": 1, "verified": 100}'
    (tmp_path / "last-backup.json").write_text(good)
    assert said(100 + OVERDUE) == []
    assert said(101 + OVERDUE) == ["backup-overdue"]
    (tmp_path / "last-backup.json").write_text(good.replace('"verified"', '"problem": "table-damaged", "verified"'))
    assert said(101) == ["backup-failed"]


async def _no_copy_is_left(store: Store) -> None:
    if store.database.is_postgresql:
        async with store.database.reading() as connection:
            left = await connection.scalars(
                text("SELECT datname FROM pg_database WHERE datname LIKE 'vesuvius_check%'")
            )
            assert list(left) == []


async def test_a_verified_backup_is_restored_as_any_other(store: Store, url: str, tmp_path: Path) -> None:
    await store_games(store, 1)
    made = await back_up(url, tmp_path, 1)
    await store.close()
    await restore(tmp_path / made.file, url, replace=True)
    again = await Store.open(url)
    assert len(await again.journal.entries("game00000")) == made.entries
    await again.close()
