"""What a worker does with a job, in this process."""

from __future__ import annotations

import pytest

from vesuvius import load
from vesuvius.game import with_data
from vesuvius.games.pompeii.data.read import SETS
from vesuvius.server.thinking.worker import ChooseMove


@pytest.mark.parametrize("name", SETS)
def test_a_bot_thinks_with_the_data_of_its_game(name: str) -> None:
    game = with_data(load("pompeii"), name)
    masked = game.mask(
        game.at({"players": 1, "revealed": ["VA01"], "at": {"porta": [1]}, "seats": [{"goods": {"grain": 8}}]}, 1), 0
    )
    legal = game.legal(masked)
    assert ("@porta" in legal) == (name == "mild")
    job = ChooseMove("pompeii", "tests.support.small_bots:ByData", masked, 1, game.data)
    assert job.run(load, lambda *_: None) == legal[0 if name == "mild" else -1]
