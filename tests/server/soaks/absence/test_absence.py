from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.soaks.absence.every_game_ends import run


@pytest.mark.anyio
async def test_every_game_ends_whoever_leaves(tmp_path: Path) -> None:
    total = await run(12, 3, tmp_path)
    assert total["ended"] == 12
    assert total["entry Left"]
    assert total["entry BotSat"]
    assert total["entry Returned"]
    assert total["waited"]
