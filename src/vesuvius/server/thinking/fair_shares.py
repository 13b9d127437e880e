"""Whose bot thinks next: all who wait have the same share of the workers, however many tables they have opened.

Shares are counted for networks, and within each for persons; somebody who has just come is not behind those who have
had much already. So whoever has few or short searches under way hardly waits for those who have many long ones. Tables
at which people wait come before those at which only bots are left.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

FIRST_GUESS = 0.1  # seconds, for a bot that hasn't thought yet
WEIGHT = 0.2  # of the newest search in what a bot's searches are expected to take
CAPACITY = 10_000


Name = tuple[str, str]  # a kind, and one of it


class Asker(NamedTuple):
    """For whom a bot thinks: whose table it is, from which network, and whether a person is there and waits."""

    person: str = ""
    network: str = ""
    waits: bool = True


class FairShares:
    """How much of the workers' time each has had, in seconds since they all began with the same."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity = capacity
        self._had: OrderedDict[Name, float] = OrderedDict()
        self._waiting: Counter[Name] = Counter()
        self._level: dict[str, float] = {}  # by kind, what the one served last had before
        self._expected: dict[str, float] = {}

    def enter(self, asker: Asker) -> None:
        """Somebody begins to wait. Whoever hasn't waited for anything yet has no more left over than the others."""
        for name in _names(asker):
            if not self._waiting[name]:
                self._had[name] = max(self._had.get(name, 0.0), self._level.get(name[0], 0.0))
                self._had.move_to_end(name)
            self._waiting[name] += 1
        while len(self._had) > self._capacity:
            self._had.popitem(last=False)

    def leave(self, asker: Asker) -> None:
        """Somebody waits no longer: it's their turn, or they have given up."""
        for name in _names(asker):
            self._waiting[name] -= 1
            if not self._waiting[name]:
                del self._waiting[name]

    def next_of(self, waiting: Iterable[tuple[Asker, str]]) -> int:
        """The number of the one whose turn it is; of equals, the one who has waited longest."""
        ranks = [(self._rank(asker, bot), number) for number, (asker, bot) in enumerate(waiting)]
        return min(ranks)[1]

    def begin(self, asker: Asker, bot: str) -> None:
        """Somebody has a turn: count what it is expected to take."""
        cost = self._expected.get(bot, FIRST_GUESS)
        for name in _names(asker):
            had = self._had.get(name, 0.0)
            self._level[name[0]] = max(self._level.get(name[0], 0.0), had)
            self._had[name] = had + cost

    def learn(self, bot: str, seconds: float) -> None:
        """A bot has thought for so long."""
        before = self._expected.get(bot, seconds)
        self._expected[bot] = before + WEIGHT * (seconds - before)

    def _rank(self, asker: Asker, bot: str) -> tuple[bool, float, float]:
        cost = self._expected.get(bot, FIRST_GUESS)
        network, person = (self._had.get(name, 0.0) + cost for name in _names(asker))
        return not asker.waits, network, person


def _names(asker: Asker) -> tuple[Name, Name]:
    return ("network", asker.network or asker.person), ("person", asker.person)
