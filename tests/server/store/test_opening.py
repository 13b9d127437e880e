from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.store import samples
from tests.server.store.conftest import Opener
from tests.server.support.postgres import Postgres, running
from vesuvius.problem import Problem
from vesuvius.server.store import LockLost, StoreDown, server_lock
from vesuvius.server.store.opening import (
    ADVISORY_LOCK,
    address,
    check_durable_sqlite,
    connect_sqlite,
    engine_for,
    make_durable_sqlite,
    migrate,
)
from vesuvius.server.store.rows import Placing, Result
from vesuvius.server.store.schema import metadata

pytestmark = pytest.mark.anyio

OLD = Path(__file__).with_name("schema-0001.sql")
URIS = ("sqlite:///file:x?uri=true", "sqlite:///x.db?vfs=unix-none", "postgresql:/x", "sqlite+pysqlite:///x.db")
HOLD = """
import asyncio, sys
from vesuvius.server.store import Store
async def main():
    await Store.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


async def change(url: str, work: Callable[[AsyncConnection], Any]) -> None:
    """Do something to a database that no store has open."""
    engine = engine_for(address(url))
    async with engine.begin() as connection:
        await work(connection)
    await engine.dispose()


async def test_what_is_stored_is_there_when_it_is_opened_again(url: str, open_store: Opener) -> None:
    store = await open_store(url)
    await samples.furnish(store, "t")
    await store.close()
    again = await open_store(url)
    assert await again.tables.find("t") == (samples.table(), samples.seats())
    await again.close()


async def test_the_migrations_lead_to_the_schema(url: str, open_store: Opener) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare(connection: AsyncConnection) -> None:
        assert await connection.run_sync(differences) == []

    await (await open_store(url)).close()
    await change(url, compare)


async def test_a_database_of_the_first_program_opens(tmp_path: Path, open_store: Opener) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        old.executescript(OLD.read_text("utf-8"))
    store = await open_store(f"sqlite:///{tmp_path / 'old.db'}")
    assert await store.tables.find("t") == (samples.table_after(2), samples.seats())
    assert await store.journal.entries("t") == [samples.entry(1, command="one"), samples.entry(2)]
    assert [line.text for line in await store.chat.last("t", 9)] == ["Salve"]
    await samples.write(store, samples.entry(3))
    assert len(await store.journal.entries("t")) == 3
    assert await store.subscriptions.add("ann", "mail", b"x") == 1
    assert await store.chores.bans() == []
    assert await store.chores.downtimes() == [(300.0, 400.0)]
    await store.close()


async def test_a_postgresql_of_the_first_program_opens(postgres: Postgres, open_store: Opener) -> None:
    url = postgres.emptied()
    engine = engine_for(address(url))
    await migrate(engine, "0001")
    await engine.dispose()
    store = await open_store(url)
    await store.chores.announce("Salve", None)
    assert len(await store.chores.announcements(1.0)) == 1
    await store.close()


async def test_games_that_were_lost_alone_are_no_first_places_any_more(url: str, open_store: Opener) -> None:
    store = await open_store(url)
    await samples.furnish(store, "lost", "won", "together")
    for name, players, score in (("lost", 1, 0), ("won", 1, 1), ("together", 2, 0)):
        await store.journal.append(samples.entry(1, name), status="over", turn=None, outcome=b"{}")
        placing = Placing(name, 0, "ann", None, 1, score, False)
        await store.results.settle(name, Result(name, "pompeii", players, 20.0, None), [placing])
    await store.close()
    # What came later is made again.
    await change(url, lambda connection: connection.execute(text("DROP TABLE plans")))
    await change(url, lambda connection: connection.execute(text("DROP INDEX ix_tables_origin")))
    await change(url, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0007'")))
    again = await open_store(url)
    found = {result.table: placings[0].place for result, placings in await again.results.of("ann")}
    assert found == {"lost": 2, "won": 1, "together": 1}
    await again.close()


async def test_a_newer_database_is_refused_and_left_alone(url: str, open_store: Opener) -> None:
    await (await open_store(url)).close()
    await change(url, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9001'")))
    with pytest.raises(Problem, match="store-newer") as refused:
        await open_store(url)
    assert refused.value.args_of_message == {"got": ["9001"], "known": "0010"}
    await change(url, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0010'")))
    await (await open_store(url)).close()


async def test_a_database_of_another_program_is_refused(url: str, open_store: Opener) -> None:
    path = Path(str(address(url).database))
    if url.startswith("sqlite"):
        path.parent.mkdir()
    await change(url, lambda connection: connection.execute(text("CREATE TABLE recipes (name TEXT)")))
    with pytest.raises(Problem, match="store-foreign"):
        await open_store(url)


async def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path: Path, open_store: Opener) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    with subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        with pytest.raises(Problem, match="store-in-use") as refused:
            await open_store(url)
        assert refused.value.args_of_message == {"file": str(tmp_path / "store.db")}
        first.kill()
    store = await open_store(url)
    with pytest.raises(Problem, match="store-in-use"):
        await open_store(url)
    await store.close()
    await (await open_store(url)).close()


async def test_two_processes_may_migrate_one_postgresql(postgres: Postgres) -> None:
    url = postgres.emptied()
    program = [sys.executable, "-c", HOLD.replace("sleep(60)", "sleep(0)"), url]
    both = [subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
    assert [process.communicate()[0] for process in both] == [b"open\n"] * 2


async def test_a_migration_waits_for_another(postgres: Postgres, open_store: Opener) -> None:
    url = postgres.emptied()
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as other:
        await other.execute("SELECT pg_advisory_lock(%s)", [ADVISORY_LOCK])
        opening = asyncio.ensure_future(open_store(url))
        await asyncio.wait([opening], timeout=2)
        assert not opening.done()
    assert await (await opening).tables.running() == []


@pytest.mark.parametrize(("setting", "value"), [("synchronous", 1), ("synchronous", 0), ("foreign_keys", 0)])
def test_a_connection_that_is_not_durable_is_noticed(tmp_path: Path, setting: str, value: int) -> None:
    with closing(connect_sqlite(tmp_path / "store.db")) as connection:
        cursor = connection.cursor()
        check_durable_sqlite(cursor)
        cursor.execute(f"PRAGMA {setting}={value}")
        with pytest.raises(Problem, match="store-not-durable") as refused:
            check_durable_sqlite(cursor)
    assert refused.value.args_of_message["setting"] == setting
    assert refused.value.args_of_message["got"] == value


def test_a_database_that_cannot_be_durable_is_noticed() -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(Problem, match="durable") as refused:
        make_durable_sqlite(connection.cursor())
    assert refused.value.args_of_message == {"setting": "journal_mode", "expected": "wal", "got": "memory"}


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
async def test_a_postgresql_that_is_not_durable_is_refused(setting: str, open_store: Opener) -> None:
    with running(**{setting: "off"}) as server:
        with pytest.raises(Problem, match="store-not-durable") as refused:
            await open_store(server.url("postgres"))
        assert refused.value.args_of_message == {"setting": setting, "expected": "on", "got": "off"}


async def test_commits_wait_for_the_disk_whatever_the_server_is_set_to(open_store: Opener) -> None:
    with running(synchronous_commit="off") as server:
        store = await open_store(server.url("postgres"))
        async with store.database.reading() as connection:
            assert await connection.scalar(text("SHOW synchronous_commit")) == "on"
        await store.close()


@pytest.mark.parametrize("url", ["mysql://x:secret@y/z", "nonsense", "sqlite://", "sqlite:///:memory:", *URIS])
async def test_other_addresses_are_refused_without_their_password(url: str, open_store: Opener) -> None:
    with pytest.raises(Problem, match="store-unknown-address") as refused:
        await open_store(url)
    assert "secret" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path, open_store: Opener) -> None:
    (tmp_path / "notes.txt").write_text("Dear diary, " * 999)
    with pytest.raises(Problem, match="store-not-a-database"):
        await open_store(f"sqlite:///{tmp_path / 'notes.txt'}")
    assert (tmp_path / "notes.txt").read_text() == "Dear diary, " * 999


async def test_a_folder_that_cannot_be_made_is_a_problem(tmp_path: Path, open_store: Opener) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Problem, match="store-unwritable"):
        await open_store(f"sqlite:///{tmp_path / 'file' / 'store.db'}")


async def test_a_database_that_is_not_there_is_said_so(tmp_path: Path, open_store: Opener) -> None:
    with pytest.raises(StoreDown, match="store-unreachable"):
        await open_store(f"postgresql:///x?host={tmp_path}")


async def test_a_second_server_of_one_postgresql_is_refused_until_the_first_is_gone(
    postgres: Postgres, open_store: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.emptied()
    store = await open_store(url)
    monkeypatch.setattr(server_lock, "PATIENCE", 0.0)
    with pytest.raises(Problem, match="store-database-in-use"):
        await open_store(url)
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    await store.hold()
    with pytest.raises(Problem, match="store-database-in-use"):
        await open_store(url)
    await store.close()
    await (await open_store(url)).close()


END_LOCK = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"


async def test_a_second_server_changes_nothing_before_it_has_the_database(
    postgres: Postgres, open_store: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.emptied()
    await open_store(url)
    older = "UPDATE alembic_version SET version_num = '0009'"
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("DROP INDEX ix_tables_origin")
        other.execute(older)
        monkeypatch.setattr(server_lock, "PATIENCE", 0.0)
        with pytest.raises(Problem, match="store-database-in-use"):
            await open_store(url)
        assert other.execute("SELECT version_num FROM alembic_version").fetchone() == ("0009",)


async def test_a_lock_that_was_lost_is_taken_again_unless_another_server_ran(
    postgres: Postgres, open_store: Opener
) -> None:
    url = postgres.emptied()
    store = await open_store(url)
    await store.chores.begin_run(1000.0)
    with psycopg.connect(url, autocommit=True) as other:
        other.execute(END_LOCK)
        await store.hold()
        await store.hold()
        locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
        assert other.execute(locks).fetchone() == (1,)
        # Another server takes the database and stops again before this one notices.
        other.execute(END_LOCK)
        other.execute("INSERT INTO runs (begun, beat) VALUES (1001, 1001)")
        with pytest.raises(LockLost):
            await store.hold()


async def test_a_lock_that_another_server_has_taken_is_lost(postgres: Postgres, open_store: Opener) -> None:
    url = postgres.emptied()
    store = await open_store(url)
    with psycopg.connect(url, autocommit=True) as other:
        other.execute(END_LOCK)
        other.execute("SELECT pg_advisory_lock(%s)", [server_lock.SERVER_LOCK])
        with pytest.raises(LockLost):
            await store.hold()


async def test_a_beat_is_of_ones_own_run(url: str, open_store: Opener) -> None:
    store = await open_store(url)
    await store.chores.begin_run(100.0)
    async with store.database.writing() as connection:
        await connection.execute(text("INSERT INTO runs (begun, beat) VALUES (200, 200)"))
    await store.chores.beat(300.0)
    async with store.database.reading() as connection:
        assert [*await connection.scalars(text("SELECT beat FROM runs ORDER BY id"))] == [300.0, 200.0]


async def test_nobody_else_may_read_a_new_file(tmp_path: Path, open_store: Opener) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'store.db'}")
    await samples.furnish(store, "t")
    await store.chores.backup(tmp_path / "copy.db")
    files = [file for file in tmp_path.iterdir() if file.suffix != ".lock"]
    assert {"store.db", "copy.db"} <= {file.name for file in files}
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    await store.close()


async def test_what_fails_does_not_tell_what_was_to_be_stored(url: str, open_store: Opener) -> None:
    store = await open_store(url)
    await samples.furnish(store, "t")
    with pytest.raises(IntegrityError) as failed:
        await store.tables.add(structs.replace(samples.table("t"), settings=b"a-secret"), [])
    assert "a-secret" not in str(failed.value)
    await store.close()
