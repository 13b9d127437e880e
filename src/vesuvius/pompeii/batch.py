"""Many games in one array: played out at random up to a stated round, or stepped together.

Each game has a generator of its own, so that a batch plays the same games however many threads it runs on.
"""

from __future__ import annotations

from vesuvius.block import Blocks, blocks
from vesuvius.chance import Chance, chances, quick
from vesuvius.pompeii.dealing import deal
from vesuvius.pompeii.figures import Figures
from vesuvius.pompeii.play import advance, choose
from vesuvius.pompeii.state import OVER, Legal, Log, State
from vesuvius.rule import kernel, parallel, rule, spread, thread, threads


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


@kernel
def play_out_all(
    states: Blocks,
    figures: Blocks,
    legals: Blocks,
    logs: Blocks,
    generators: Blocks,
    players: int,
    options: int,
    rounds: int,
) -> int:
    """Deal and play out every game of a batch; return the number of decisions."""
    decisions = 0
    for i in range(len(states)):
        begin(states[i], figures[0], legals[0], logs[0], generators[i], players, options)
        decisions += play_out(states[i], figures[0], legals[0], logs[0], generators[i], rounds)
    return decisions


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


@kernel
def begin_all(
    states: Blocks,
    figures: Blocks,
    legals: Blocks,
    logs: Blocks,
    generators: Blocks,
    players: int,
    options: int,
) -> None:
    """Deal every game of a batch."""
    for i in range(len(states)):
        begin(states[i], figures[0], legals[i], logs[0], generators[i], players, options)


@kernel
def step_all(
    states: Blocks,
    figures: Blocks,
    legals: Blocks,
    logs: Blocks,
    generators: Blocks,
    players: int,
    options: int,
    rounds: int,
) -> int:
    """A random step in every game; one that ends is dealt anew; return how many did."""
    ended = 0
    for i in range(len(states)):
        s, t, legal, log, c = states[i], figures[0], legals[i], logs[0], generators[i]
        choose(s, t, log, legal.action[quick(c, legal.count)])
        advance(s, t, legal, log)
        if s.stage == OVER or s.round > rounds:
            begin(s, t, legal, log, c, players, options)
            ended += 1
    return ended


class Batch:
    """So many games with the same players and options."""

    def __init__(self, figures: Blocks, count: int, players: int, options: int, seed: int, rounds: int) -> None:
        self.rounds = rounds
        self.states = blocks(State, count)
        self.legals = blocks(Legal, max(count, threads()))
        self.logs = blocks(Log, threads())
        self.generators = blocks(Chance, count)
        self.players, self.options = players, options
        self._tables = (self.states, figures, self.legals, self.logs, self.generators)
        for index in range(count):
            self.generators[index] = chances(seed * count + index)[0]

    def play_out(self, together: bool = False) -> int:
        """Deal and play out every game; return the number of decisions."""
        run = play_out_together if together else play_out_all
        return run(*self._tables, self.players, self.options, self.rounds)

    def begin(self) -> None:
        """Deal every game."""
        begin_all(*self._tables, self.players, self.options)

    def step(self) -> int:
        """One random step in every game; return how many games ended and were dealt anew."""
        return step_all(*self._tables, self.players, self.options, self.rounds)
