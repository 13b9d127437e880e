"""Compiled rules, the bots' too, are made once, before the first test, by one process for all."""

from __future__ import annotations

import pytest

import vesuvius
from vesuvius.bots.named import read_bot
from vesuvius.cli.output import ready_bots
from vesuvius.game import Numbered


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    for name in vesuvius.GAMES:
        game = vesuvius.load(name)
        assert isinstance(game, Numbered)
        game.warm()
        ready_bots(game, [read_bot("greedy"), read_bot("mcts")])
