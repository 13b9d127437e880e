"""Lets the search play a game that offers only the Game protocol: slow, and without judgement.

The names are those that `tree_search.py` expects of a game's judgement. States are held in a box, tokens are numbered
as they appear, and a position is judged by playing it out at random.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from vesuvius.game import Game, SupportsRoundLimit, supports
from vesuvius.game import State as Table

T = TypeVar("T")
CERTAIN = 1000
HORIZON = 3  # rounds for which a game without end is played out


class StateBox:
    """Holds a state, so that it can be replaced in place."""

    def __init__(self) -> None:
        self.held: Table = None


class Tokens:
    """The legal tokens as numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.action: list[int] = []


class Opinion:
    """How good actions look, and what a position promises each seat."""

    def __init__(self) -> None:
        self.terms = 0
        self.urge: dict[int, int] = {}
        self.worth: list[int] = []


class Nothing:
    """A placeholder for what this kind of game doesn't need."""


class ProtocolAdapter:
    """A game behind the names of a judgement."""

    TERMS, SLOPE, EXPLORE, EFFORT = 0, 0.0, 0.3, 1
    LEVELS, WORLDS, BY_SIGHT, ACTIONS = (0, 0), 4, False, 1 << 14
    State, Legal, JudgementScratch, EventRows, SeatMemory = StateBox, Tokens, Opinion, Nothing, Nothing

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.__name__ = game, name
        self._tokens: list[str] = []
        self._numbers: dict[str, int] = {}

    @staticmethod
    def rule(function: T) -> T:
        """Returns the function as it is; nothing is compiled."""
        return function

    kernel = rule

    @staticmethod
    def blocks(kind: Callable[[], T], count: int = 1) -> list[T]:
        """Returns that many boxes, nodes or lists."""
        return [kind() for _ in range(count)]

    @staticmethod
    def read(_: Any, blocks: list[T], index: int) -> T:
        """Returns one of them."""
        return blocks[index]

    @staticmethod
    def plain_fields(_: Any, blocks: list[T], __: Any) -> T:
        """Returns the first of them."""
        return blocks[0]

    @staticmethod
    def chances(seed: int) -> list[Random]:
        """Returns a generator, ready to draw."""
        return [Random(seed)]

    def assign(self, into: list[StateBox], to: int, source: list[StateBox], index: int) -> None:
        """Writes a copy of one state over another."""
        into[to].held = self.game.copy(source[index].held)

    def enter(self, state: Table) -> list[StateBox]:
        """Returns a state in a new box."""
        box = StateBox()
        box.held = state
        return [box]

    @staticmethod
    def figures_of(_: Game) -> list[None]:
        """Returns no figures: the game knows what's printed."""
        return [None]

    @staticmethod
    def set_terms(_: list[Opinion], __: int) -> None:
        """Does nothing: there are no terms to leave out."""

    @staticmethod
    def fill_list(legals: list[Tokens], actions: list[int]) -> None:
        """Writes actions into a list."""
        legals[0].action, legals[0].count = [*actions], len(actions)

    def decider(self, s: StateBox) -> int:
        """Returns the seat that decides, or -1 if the game is over."""
        seat = self.game.seat(s.held)
        return -1 if seat is None else seat

    asked_of = decider

    def seats(self, s: StateBox) -> int:
        """Returns how many seats there are, once the game is over or cut off."""
        outcome = self.game.outcome(s.held)
        if outcome is None:
            return int(self.game.position(s.held)["players"]) if supports(self.game, SupportsRoundLimit) else 0
        return max(len(scores) for scores in outcome.scores.values())

    def remember(self, s: StateBox, seat: int, known: Nothing) -> None:
        """Does nothing: there's nothing to prepare."""

    def imagine(self, s: StateBox, _: None, seat: int, c: Random, __: Nothing) -> None:
        """Fills a masked state."""
        s.held = self.game.resample(s.held, seat, c.getrandbits(64))

    def list_legal(self, s: StateBox, _: None, legal: Tokens) -> int:
        """Fills the list with every legal action."""
        legal.action = [self._number(token) for token in self.game.legal(s.held)]
        legal.count = len(legal.action)
        return legal.count

    def number(self, _: Table, token: str) -> int:
        """Returns the action of a token."""
        return self._number(token)

    def _number(self, token: str) -> int:
        if token not in self._numbers:
            self._numbers[token] = len(self._tokens)
            self._tokens.append(token)
        return self._numbers[token]

    def token(self, _: Table, number: int) -> str:
        """Returns the token of an action."""
        return self._tokens[number]

    def apply(self, s: StateBox, _: None, __: Tokens, ___: Nothing, action: int) -> None:
        """Plays a legal action."""
        self.game.play(s.held, self._tokens[action])

    def rank(self, _: StateBox, __: None, legal: Tokens, t: Opinion) -> None:
        """Ranks all actions as equal."""
        t.urge = dict.fromkeys(range(legal.count), 0)

    def play_out(self, s: StateBox, _: None, __: Opinion, ___: Tokens, ____: Nothing, c: Random) -> int:
        """Plays random tokens to the end, or for a few rounds if the game may not end. Returns how many."""
        decisions, game = 0, self.game
        last = game.round(s.held) + HORIZON if supports(game, SupportsRoundLimit) else 0
        while game.seat(s.held) is not None and (not supports(game, SupportsRoundLimit) or game.round(s.held) <= last):
            self.game.play(s.held, c.choice(self.game.legal(s.held)))
            decisions += 1
        return decisions

    def share(self, s: StateBox, _: Opinion, seat: int) -> float:
        """Returns the seat's share of the win."""
        outcome = self.game.outcome(s.held)
        return (seat in outcome.winners) / (len(outcome.winners) or 1) if outcome else 0.0

    success = share

    def evaluate(self, s: StateBox, t: Opinion) -> None:
        """Works out what the position promises each seat: the result of one random game played out from it."""
        world = self.enter(self.game.copy(s.held))[0]
        self.play_out(world, None, t, Tokens(), Nothing(), Random(repr(self.game.view(world.held))))
        t.worth = [round(CERTAIN * self.share(world, t, seat)) for seat in range(self.seats(world))]

    def advantage(self, _: StateBox, t: Opinion, seat: int) -> int:
        """Returns what the position promises the seat."""
        return t.worth[seat]
