"""Compiled rules, the bots' too, are made once, before the first test, by one process for all."""

from __future__ import annotations

import os
import signal

import pytest

import vesuvius
from vesuvius.bots.players.registry import read_bot
from vesuvius.cli.output import ready_bots
from vesuvius.engine.rule import is_cold, warming
from vesuvius.game import Game, SupportsActionNumbers

GAMES: list[Game] = [*map(vesuvius.load, vesuvius.GAMES)]


@pytest.fixture(scope="session", autouse=True)
def interruptible() -> None:
    """A job in the background is born deaf to Ctrl-C, and so would be the programs that tests start and interrupt."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Each process begins with another game, so that none waits for what it could have compiled meanwhile."""
    first = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % len(GAMES)
    for game in GAMES[first:] + GAMES[:first]:
        assert isinstance(game, SupportsActionNumbers)
        game.warm()
        ready_bots(game, [read_bot("greedy"), read_bot("mcts")])
        if is_cold(game.name, "warm-batch"):
            with warming(game.name, "warm-batch"):
                batch = game.batch(1, 2)
                batch.play_out()
                batch.play_out(together=True)
                batch.begin()
                batch.step()
