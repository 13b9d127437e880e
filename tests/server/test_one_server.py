"""Two servers on one PostgreSQL: the second refuses to start, and the first stops once it has lost the database."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.server.support.postgres import Postgres, running
from tests.server.support.process import Server
from vesuvius.server.store.server_lock import SERVER_LOCK

PATIENCE = 60
END_LOCK = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()"
)


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


def test_there_is_one_server_and_the_one_that_lost_its_lock_stops(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.url("postgres")
    first, second = (Server(tmp_path / name, database=url) for name in ("first", "second"))
    for server in (first, second):
        server.folder.mkdir()
    first.start()
    try:
        first.wait_until_ready()
        command = [sys.executable, "-m", "vesuvius", *second.arguments]
        refused = subprocess.run(
            command, env=second.environment(), capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert refused.returncode == 2
        assert "Another server is using the database" in refused.stderr
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(END_LOCK)
            held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            while other.execute(held).fetchone() != (1,):
                pass
            assert httpx.get(f"{first.address}/health").json()["status"] == "ready"
            with psycopg.connect(url, autocommit=True) as usurper:
                other.execute(END_LOCK)
                usurper.execute("SELECT pg_advisory_lock(%s)", [SERVER_LOCK])
                assert first.process is not None
                assert first.process.wait(PATIENCE) == 2, first.log.read_text()[-2000:]
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{first.address}/health")
        lines = [line for line in first.log.read_text().splitlines() if not line.startswith("{")]
        assert any("Another server has taken over the database" in line for line in lines), lines
        events = [json.loads(line)["event"] for line in first.log.read_text().splitlines() if line.startswith("{")]
        assert "unforeseen" not in events
    finally:
        first.kill()
