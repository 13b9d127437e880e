from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from tests.server.store import samples
from tests.server.store.conftest import Opener
from tests.server.support.postgres import Postgres
from tests.server.support.stored_games import store_games
from vesuvius.problem import Problem
from vesuvius.server.store import Store, moving
from vesuvius.server.store.moving import count, move
from vesuvius.server.store.schema import metadata

pytestmark = pytest.mark.anyio


async def furnish(store: Store, games: int) -> None:
    """Games, and something in the tables whose rows the database numbers."""
    await store_games(store, games)
    await store.chores.announce("Hello: ∞ 🌋", None)
    await store.chores.announce("Again.", 12.5)
    await store.chores.ban("address", "192.0.2.0/24", 1 / 3)
    await store.chores.begin_run(1000.1)


async def test_everything_goes_from_one_kind_of_database_to_the_other_and_back(
    tmp_path: Path, postgres: Postgres, open_store: Opener
) -> None:
    first, last = f"sqlite:///{tmp_path / 'first.db'}", f"sqlite:///{tmp_path / 'last.db'}"
    between = postgres.new_database()
    store = await open_store(first)
    await furnish(store, 4)
    journal = await store.journal.entries("game00003")
    await store.close()
    moved: list[int] = []
    there = await move(first, between, moved.append)
    assert sum(moved) == await count(first) == sum(rows for rows, _ in there.values())
    assert {table for table, (rows, _) in there.items() if rows} >= {"tables", "entries", "keys", "announcements"}
    assert await move(between, last) == there
    for url in (between, last):
        store = await open_store(url)
        assert await store.journal.entries("game00003") == journal
        # New rows are numbered from after those that came.
        assert await store.chores.announce("New.", None) == 3
        await store.chores.begin_run(2000.0)
        assert await store.chores.is_newest_run()
        await store.close()


async def test_what_is_there_is_never_mixed_with_what_comes(url: str, tmp_path: Path, open_store: Opener) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    for address in (source, url):
        store = await open_store(address)
        await samples.furnish(store, "t")
        await store.close()
    with pytest.raises(Problem, match="store-not-empty"):
        await move(source, url)
    with pytest.raises(Problem, match="store-same-database"):
        await move(source, source)


async def test_nothing_moves_while_a_server_has_either(url: str, tmp_path: Path, open_store: Opener) -> None:
    other = f"sqlite:///{tmp_path / 'other.db'}"
    await open_store(url)
    await (await open_store(other)).close()
    with patch("vesuvius.server.store.server_lock.PATIENCE", 0.0):
        for pair in ((url, other), (other, url)):
            with pytest.raises(Problem, match="in-use"):
                await move(*pair)


async def test_a_move_that_breaks_off_leaves_nothing_and_can_be_made_again(
    url: str, tmp_path: Path, open_store: Opener
) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    store = await open_store(source)
    await furnish(store, 2)
    await store.close()

    def break_off(_rows: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await move(source, url, break_off)
    differ = patch.object(moving.Fingerprint, "add", lambda self, rows: setattr(self, "_sum", id(self)))
    with differ, pytest.raises(Problem, match="store-move-differs"):
        await move(source, url)
    assert await count(url) == 0
    assert len(await move(source, url)) == len(metadata.tables)
