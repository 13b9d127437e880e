"""What a process does before its first move, so that no move waits for it."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from vesuvius import GAMES, load
from vesuvius.games import block_game
from vesuvius.games.block_game import BlockGame


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("cold", [True, False])
def test_rules_are_loaded_whether_they_have_to_be_compiled_or_not(
    name: str, cold: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rehearsed = load(name), list[str]()
    assert isinstance(game, BlockGame)
    monkeypatch.setattr(block_game, "is_cold", lambda _: cold)
    monkeypatch.setattr(block_game, "warming", lambda _: nullcontext())
    monkeypatch.setattr(type(game), "rehearse", lambda self: rehearsed.append(self.name))
    game.warm()
    assert rehearsed == [name]
