"""PostgreSQL with the files of `deploy/postgresql/` goes back to any moment, with every move acknowledged by then."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.deploy.files import DEPLOY, filled_in
from tests.server.store import samples
from tests.server.support.postgres import ROLE, Postgres
from vesuvius.server.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.starts_program]
SCRIPTS = DEPLOY / "postgresql"
PATIENCE = 60.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def archive() -> Iterator[Path]:
    """The folder of a PostgreSQL with an archive, and scripts that its user may read."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    for script in SCRIPTS.glob("*.sh"):
        (folder / script.name).write_bytes(script.read_bytes())
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


async def test_a_recovery_has_every_move_acknowledged_before_its_time_and_none_after(archive: Path) -> None:
    server = Postgres(archive)
    wal = archive / "wal"
    server.run("mkdir", wal)
    settings = filled_in((SCRIPTS / "archive.conf").read_text("utf-8"), {"/var/backups/postgresql/wal": str(wal)})
    with (archive / "data" / "postgresql.conf").open("a") as file:
        file.write(settings)
    server.start()
    try:
        (base, moment) = await _played(server, archive)
    finally:
        server.kill()
    try:
        assert await _recovered(server, base, wal, moment) == list(range(1, 41))
        assert await _recovered(server, base, wal, "") == list(range(1, 61))
    finally:
        server.kill()


async def _played(server: Postgres, archive: Path) -> tuple[str, str]:
    """Moves before, during and after a base backup; then it is where, and a time after 40 of 60 moves."""
    store = await Store.open(server.url("postgres"))
    await samples.furnish(store, "t")
    for seq in range(1, 11):
        await samples.write(store, samples.entry(seq))
    backup = asyncio.create_task(
        asyncio.to_thread(server.run, "sh", archive / "base-backup.sh", archive, f"--username={ROLE}")
    )
    for seq in range(11, 41):
        await samples.write(store, samples.entry(seq))
        await asyncio.sleep(0.01)
    base = (await backup).strip()
    moment = await asyncio.to_thread(_asked, server, "SELECT now()")
    await asyncio.sleep(0.05)
    for seq in range(41, 61):
        await samples.write(store, samples.entry(seq))
    await store.close()
    last = _asked(server, "SELECT pg_walfile_name(pg_switch_wal())")
    end = time.monotonic() + PATIENCE
    while not (archive / "wal" / last).exists():
        assert time.monotonic() < end, sorted((archive / "wal").iterdir())
        await asyncio.sleep(0.1)
    return base, moment


async def _recovered(server: Postgres, base: str, wal: Path, moment: str) -> list[int]:
    """Which moves are there after a recovery."""
    shutil.rmtree(server.folder / "data")
    server.run("sh", server.folder / "recover.sh", base, wal, server.folder / "data", moment)
    server.start()
    end = time.monotonic() + PATIENCE
    while _asked(server, "SELECT pg_is_in_recovery()") != "False":
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
    store = await Store.open(server.url("postgres"))
    found = [entry.seq for entry in await store.journal.entries("t")]
    await samples.write(store, samples.entry(1000))  # the game goes on
    await store.close()
    server.kill()
    return found


def _asked(server: Postgres, question: str) -> str:
    with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
        row = connection.execute(question.encode()).fetchone()
        assert row is not None
        return str(row[0])
