"""Many games in one array: played out at random up to a stated round, or stepped together.

Each game has a generator of its own, so that a batch plays the same games however many threads it runs on.
"""

from __future__ import annotations

from vesuvius.engine.block import Block, Blocks, Word, blocks, put
from vesuvius.engine.chance import Chance, chances, quick
from vesuvius.engine.rule import kernel, on_all_threads, rule, threads
from vesuvius.games.pompeii.rules.dealing import deal
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.play import advance, choose
from vesuvius.games.pompeii.rules.state import OVER, EventRows, Legal, State


class Plan(Block):
    """How every game of a batch is played: with how many players, with which options, and up to which round."""

    players: Word
    options: Word
    rounds: Word


@rule
def begin(s: State, t: Figures, legal: Legal, rows: EventRows, c: Chance, plan: Plan) -> None:
    """A new game, up to its first decision."""
    deal(s, t, c, plan.players, plan.options)
    rows.count = 0
    advance(s, t, legal, rows)


@rule
def step_one(s: State, t: Figures, legal: Legal, rows: EventRows, c: Chance) -> None:
    """A random legal action, and on to the next decision."""
    choose(s, t, rows, legal.action[quick(c, legal.count)])
    advance(s, t, legal, rows)


@rule
def is_done(s: State, plan: Plan) -> int:
    """Whether a game, or its last round, is over."""
    return s.stage == OVER or s.round > plan.rounds


@rule
def play_out(s: State, t: Figures, legal: Legal, rows: EventRows, c: Chance, plan: Plan) -> int:
    """A new game, and random legal actions until it is done; returns how many."""
    begin(s, t, legal, rows, c, plan)
    decisions = 0
    while not is_done(s, plan):
        step_one(s, t, legal, rows, c)
        decisions += 1
    return decisions


@kernel
def play_out_all(
    states: Blocks, figures: Blocks, legals: Blocks, rows: Blocks, generators: Blocks, plan: Blocks
) -> int:
    """Deal and play out every game of a batch; returns the number of decisions."""
    decisions = 0
    for i in range(len(states)):
        decisions += play_out(states[i], figures[0], legals[0], rows[0], generators[i], plan[0])
    return decisions


@kernel
def begin_all(states: Blocks, figures: Blocks, legals: Blocks, rows: Blocks, generators: Blocks, plan: Blocks) -> None:
    """Deal every game of a batch."""
    for i in range(len(states)):
        begin(states[i], figures[0], legals[i], rows[0], generators[i], plan[0])


@kernel
def step_all(states: Blocks, figures: Blocks, legals: Blocks, rows: Blocks, generators: Blocks, plan: Blocks) -> int:
    """A random step in every game; one that ends is dealt again; returns how many did."""
    ended = 0
    for i in range(len(states)):
        step_one(states[i], figures[0], legals[i], rows[0], generators[i])
        if is_done(states[i], plan[0]):
            begin(states[i], figures[0], legals[i], rows[0], generators[i], plan[0])
            ended += 1
    return ended


class Batch:
    """So many games with the same players and options."""

    def __init__(self, figures: Blocks, count: int, players: int, options: int, seed: int, rounds: int) -> None:
        self.states = blocks(State, count)
        legals, rows = blocks(Legal, max(count, threads())), blocks(EventRows, threads())
        generators, plan = blocks(Chance, count), blocks(Plan)
        for index in range(count):
            generators[index] = chances(seed * count + index)[0]
        for name, value in (("players", players), ("options", options), ("rounds", rounds)):
            put(plan, name, value)
        self._played_on = (self.states, figures, legals, rows, generators, plan)

    def play_out(self, together: bool = False) -> int:
        """Deal and play out every game; returns the number of decisions."""
        return on_all_threads(self._play_out, len(self.states)) if together else self._play_out(0, slice(None))

    def _play_out(self, thread: int, share: slice) -> int:
        states, figures, legals, rows, generators, plan = self._played_on
        own = slice(thread, thread + 1)
        return play_out_all(states[share], figures, legals[own], rows[own], generators[share], plan)

    def begin(self) -> None:
        """Deal every game."""
        begin_all(*self._played_on)

    def step(self) -> int:
        """One random step in every game; returns how many games ended and were dealt again."""
        return step_all(*self._played_on)
