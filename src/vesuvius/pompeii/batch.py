"""Many games in one array: played out at random up to a stated round, or stepped together.

Each game has a generator of its own, so that a batch plays the same games however many threads it runs on.
"""

from __future__ import annotations

from typing import Any

from vesuvius.block import Blocks, blocks
from vesuvius.chance import Chance, chances, quick
from vesuvius.pompeii.dealing import deal
from vesuvius.pompeii.figures import Figures
from vesuvius.pompeii.play import advance, choose
from vesuvius.pompeii.state import OVER, Legal, Log, State
from vesuvius.rule import kernel, parallel, rule, spread, thread, threads

PLAY_OUT, BEGIN, STEP = range(3)  # how


@rule
def begin(s: State, t: Figures, legal: Legal, log: Log, c: Chance, players: int, options: int) -> None:
    """A new game, up to its first decision."""
    deal(s, t, c, players, options)
    log.count = 0
    advance(s, t, legal, log)


@rule
def play_out(s: State, t: Figures, legal: Legal, log: Log, c: Chance, rounds: int) -> int:
    """Random legal actions to the end of the game, or of the last round; return how many."""
    decisions = 0
    while s.stage != OVER and s.round <= rounds:
        choose(s, t, log, legal.action[quick(c, legal.count)])
        advance(s, t, legal, log)
        decisions += 1
    return decisions


@rule
def step_one(s: State, t: Figures, legal: Legal, log: Log, c: Chance, rounds: int) -> int:
    """A random legal action; return whether the game has ended, or its last round is over."""
    choose(s, t, log, legal.action[quick(c, legal.count)])
    advance(s, t, legal, log)
    return s.stage == OVER or s.round > rounds


@kernel
def run_all(
    how: int,
    states: Blocks,
    figures: Blocks,
    legals: Blocks,
    logs: Blocks,
    generators: Blocks,
    players: int,
    options: int,
    rounds: int,
) -> int:
    """Deal and play out every game, or deal it, or step it; return the decisions, or the games that were dealt anew.

    One kernel for all three, since each would be compiled with all rules.
    """
    count = 0
    for i in range(len(states)):
        s, t, legal, log, c = states[i], figures[0], legals[i], logs[0], generators[i]
        anew = step_one(s, t, legal, log, c, rounds) if how == STEP else 1
        if anew:
            begin(s, t, legal, log, c, players, options)
        count += play_out(s, t, legal, log, c, rounds) if how == PLAY_OUT else anew
    return count


@parallel
def play_out_together(
    states: Blocks,
    figures: Blocks,
    legals: Blocks,
    logs: Blocks,
    generators: Blocks,
    players: int,
    options: int,
    rounds: int,
) -> int:
    """Deal and play out every game on all threads; return the number of decisions."""
    decisions = 0
    for i in spread(len(states)):
        n = thread()
        begin(states[i], figures[0], legals[n], logs[n], generators[i], players, options)
        decisions += play_out(states[i], figures[0], legals[n], logs[n], generators[i], rounds)
    return decisions


class Batch:
    """So many games with the same players and options."""

    def __init__(self, figures: Blocks, count: int, players: int, options: int, seed: int, rounds: int) -> None:
        self.figures, self.rounds = figures, rounds
        self.states = blocks(State, count)
        self.legals = blocks(Legal, max(count, threads()))
        self.logs = blocks(Log, threads())
        self.generators = blocks(Chance, count)
        self.players, self.options = players, options
        for index in range(count):
            self.generators[index] = chances(seed * count + index)[0]

    def play_out(self, together: bool = False) -> int:
        """Deal and play out every game; return the number of decisions."""
        if together:
            return play_out_together(*self._all())
        return run_all(PLAY_OUT, *self._all())

    def begin(self) -> None:
        """Deal every game."""
        run_all(BEGIN, *self._all())

    def step(self) -> int:
        """One random step in every game; return how many games ended and were dealt anew."""
        return run_all(STEP, *self._all())

    def _all(self) -> tuple[Any, ...]:
        tables = (self.states, self.figures, self.legals, self.logs, self.generators)
        return *tables, self.players, self.options, self.rounds
