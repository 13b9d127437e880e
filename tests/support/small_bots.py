"""Small bots for matches."""

from __future__ import annotations

import os
import sys
from multiprocessing import parent_process
from time import thread_time

from vesuvius.bots.bot import Budget, Choice, Decision
from vesuvius.bots.players.registry import WARM
from vesuvius.game import SupportsDataSets, supports


class First:
    """Takes the first legal token."""

    def choose(self, decision: Decision) -> Choice:
        return Choice(decision.legal[0])


class ByData:
    """Takes the first legal token of a game with the oldest data, and the last one of any other."""

    def choose(self, decision: Decision) -> Choice:
        assert supports(decision.game, SupportsDataSets)
        return Choice(decision.legal[0 if decision.game.data_name == next(iter(decision.game.data_sets)) else -1])


class Slow:
    """Takes the first legal token, and its time over it."""

    seconds = 0.002

    def choose(self, decision: Decision) -> Choice:
        end = thread_time() + self.seconds
        while thread_time() < end:
            pass
        return Choice(decision.legal[0])


class Peeking:
    """Takes the last legal token, unless there is anything to see that its seat should not see."""

    def choose(self, decision: Decision) -> Choice:
        game, state = decision.game, decision.state
        assert game.seat(state) == decision.seat
        assert game.same(state, game.mask(state, decision.seat))
        return Choice(decision.legal[-1])


class Remembering:
    """Takes the first legal token, and remembers the chance that it was given."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def choose(self, decision: Decision) -> Choice:
        self.seeds.append(decision.seed)
        return Choice(decision.legal[0])


class Illegal:
    """Names a token that no game has."""

    def choose(self, decision: Decision) -> Choice:
        return Choice("!")


class Dying:
    """Ends the process that it runs in, unless nobody has started it."""

    def choose(self, decision: Decision) -> Choice:
        if parent_process() is not None:
            os._exit(3)
        return Choice(decision.legal[0])


class Failing:
    """Takes the first legal token, but once in a while it cannot go on."""

    once_in = 499

    def choose(self, decision: Decision) -> Choice:
        if decision.seed % self.once_in == 1:
            raise ValueError("out\nof ideas")
        return Choice(decision.legal[0])


class Leaving:
    """Leaves the program at once."""

    def choose(self, decision: Decision) -> Choice:
        sys.exit(7)


class Warm:
    """Takes the first legal token, and fails unless it was asked for something before any game."""

    def __init__(self) -> None:
        self.asked: list[Budget] = []

    def choose(self, decision: Decision) -> Choice:
        self.asked.append(decision.budget)
        return Choice(decision.legal[0] if self.asked[0] == WARM else "!")


class Alone:
    """Takes the first legal token, in a process that computes on one thread."""

    def choose(self, decision: Decision) -> Choice:
        return Choice(decision.legal[0] if os.environ["NUMBA_NUM_THREADS"] == "1" else "!")
