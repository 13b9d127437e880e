"""Compiled rules, the bots' too, are made once, before the first test, by one process for all."""

from __future__ import annotations

import signal

import pytest

import vesuvius
from vesuvius.bots.named import read_bot
from vesuvius.cli.output import ready_bots
from vesuvius.game import Numbered


@pytest.fixture(scope="session", autouse=True)
def interruptible() -> None:
    """A job in the background is born deaf to Ctrl-C, and so would be the programs that tests start and interrupt."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    for name in vesuvius.GAMES:
        game = vesuvius.load(name)
        assert isinstance(game, Numbered)
        game.warm()
        ready_bots(game, [read_bot("greedy"), read_bot("mcts")])
