"""Small bots for matches."""

from __future__ import annotations

import os
from time import thread_time

from vesuvius.bots.bot import Choice, Decision


class First:
    """Takes the first legal token."""

    def choose(self, decision: Decision) -> Choice:
        return Choice(decision.legal[0])


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
    """Ends the process that it runs in."""

    def choose(self, decision: Decision) -> Choice:
        os._exit(3)


class Alone:
    """Takes the first legal token, in a process that computes on one thread."""

    def choose(self, decision: Decision) -> Choice:
        return Choice(decision.legal[0] if os.environ["NUMBA_NUM_THREADS"] == "1" else "!")
