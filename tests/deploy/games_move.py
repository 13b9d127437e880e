"""A thousand games from SQLite into PostgreSQL and back: the same in all three, and each of them replays.

python -m tests.deploy.games_move [GAMES]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.support.postgres import running
from tests.server.support.stored_games import store_games
from vesuvius.server.operations.verified_backups import replay_all
from vesuvius.server.store import Store
from vesuvius.server.store.moving import move


async def moved(folder: Path, postgres: str, games: int) -> str:
    """Move them there and back; what was compared."""
    first, last = f"sqlite:///{folder / 'first'}", f"sqlite:///{folder / 'last'}"
    store = await Store.open(first)
    entries = await store_games(store, games, moves=40)
    await store.close()
    began = time.monotonic()
    there = await move(first, postgres)
    back = await move(postgres, last)
    seconds = time.monotonic() - began
    assert there == back
    assert (there["tables"][0], there["entries"][0]) == (games, entries)
    store = await Store.open(last)
    assert await replay_all(store) == (games, entries, 0)
    await store.close()
    rows = sum(count for count, _ in there.values())
    return f"{games} games, {entries} entries, {rows} rows equal after two moves, in {seconds:.1f} s"


def main() -> int:
    """Move them."""
    with tempfile.TemporaryDirectory() as folder, running() as postgres:
        print(asyncio.run(moved(Path(folder), postgres.url("postgres"), int((sys.argv[1:] or ["1000"])[0]))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
