"""Many games in one array: played out at random, or stepped together, on one thread or on all.

Each game has its own generator, so a batch plays the same games however many threads it runs on.
"""

from __future__ import annotations

from vesuvius.engine.block import Blocks, blocks
from vesuvius.engine.chance import Chance, chances, quick
from vesuvius.engine.rule import kernel, on_all_threads, rule, threads
from vesuvius.games.downfall.rules.dealing import deal
from vesuvius.games.downfall.rules.legal import list_legal
from vesuvius.games.downfall.rules.play import apply
from vesuvius.games.downfall.rules.state import OVER, EventRows, Legal, State


@rule
def play_out(s: State, legal: Legal, rows: EventRows, c: Chance) -> int:
    """Plays random legal actions to the end of the game. Returns how many."""
    decisions = 0
    while s.kind != OVER:
        count = list_legal(s, legal)
        apply(s, rows, legal.action[quick(c, count)])
        decisions += 1
    return decisions


@kernel
def play_out_all(states: Blocks, legals: Blocks, rows: Blocks, generators: Blocks, players: int, options: int) -> int:
    """Deals and plays out every game, one after another. Returns the number of decisions."""
    decisions = 0
    for index in range(len(states)):
        deal(states[index], generators[index], players, options)
        decisions += play_out(states[index], legals[0], rows[0], generators[index])
    return decisions


@rule
def step_one(s: State, legal: Legal, rows: EventRows, c: Chance, players: int, options: int) -> int:
    """Plays a random legal action and lists the next; deals again if the game is over. Returns 1 if it ended."""
    apply(s, rows, legal.action[quick(c, legal.count)])
    over = s.kind == OVER
    if over:
        deal(s, c, players, options)
    list_legal(s, legal)
    return over


@kernel
def begin_all(states: Blocks, legals: Blocks, generators: Blocks, players: int, options: int) -> None:
    """Deals every game and lists what's legal."""
    for index in range(len(states)):
        deal(states[index], generators[index], players, options)
        list_legal(states[index], legals[index])


@kernel
def step_all(states: Blocks, legals: Blocks, rows: Blocks, generators: Blocks, players: int, options: int) -> int:
    """Plays one random action in every game. Returns how many games ended."""
    ended = 0
    for index in range(len(states)):
        ended += step_one(states[index], legals[index], rows[0], generators[index], players, options)
    return ended


class Batch:
    """A number of games with the same players and options."""

    def __init__(self, count: int, players: int, options: int, seed: int) -> None:
        self.states = blocks(State, count)
        self.legals = blocks(Legal, max(count, threads()))
        self.event_rows = blocks(EventRows, threads())
        self.generators = blocks(Chance, count)
        self.players, self.options = players, options
        for index in range(count):
            self.generators[index] = chances(seed * count + index)[0]

    def play_out(self, together: bool = False) -> int:
        """Deals and plays out every game. Returns the number of decisions."""
        return on_all_threads(self._play_out, len(self.states)) if together else self._play_out(0, slice(None))

    def _play_out(self, thread: int, share: slice) -> int:
        states, generators = self.states[share], self.generators[share]
        legals, rows = self.legals[thread : thread + 1], self.event_rows[thread : thread + 1]
        return play_out_all(states, legals, rows, generators, self.players, self.options)

    def begin(self) -> None:
        """Deals every game."""
        begin_all(self.states, self.legals, self.generators, self.players, self.options)

    def step(self) -> int:
        """Plays one random action in every game. Returns how many games ended and were dealt again."""
        return step_all(self.states, self.legals, self.event_rows, self.generators, self.players, self.options)
