"""A database of each kind for every test of the store, and what to put into it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.support.postgres import Postgres, running
from vesuvius.server.store import Store

Opener = Callable[[str], Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process, its own tools first on the PATH."""
    with running() as server, pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", f"{server.programs}{os.pathsep}{os.environ['PATH']}")
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new folder' / 'store.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.emptied()


@pytest.fixture
async def open_store() -> AsyncIterator[Opener]:
    """Opens stores whose clock stands at 1000; those still open after a test that failed would keep the process."""
    opened: list[Store] = []

    async def open_one(url: str) -> Store:
        opened.append(await Store.open(url, clock=lambda: 1000.0))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


@pytest.fixture
async def store(url: str, open_store: Opener) -> Store:
    """An open store."""
    return await open_store(url)
