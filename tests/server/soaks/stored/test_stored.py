from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.soaks.stored.journals_replay import backed_up, older, replays

pytestmark = pytest.mark.anyio


async def test_stored_games_are_the_same_at_every_entry_and_survive_a_restart(tmp_path: Path) -> None:
    total = await replays(tmp_path, 3, 1)
    assert total["entries"] > 300
    assert total["Undo"]
    assert total["AskRewind"]


async def test_a_backup_under_load_holds_every_move_acknowledged_before_it_began(tmp_path: Path) -> None:
    assert await backed_up(tmp_path, 3, 1) >= 90


async def test_a_database_of_the_first_schema_opens_and_its_games_finish(tmp_path: Path) -> None:
    assert await older(tmp_path) == 2
