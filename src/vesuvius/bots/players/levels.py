"""Five named strengths, from beginner to strongest.

A weaker level judges by fewer terms or looks less far ahead; none ever plays at random. `docs/bots.md` says what each
one overlooks. Budgets are iterations, so a level plays the same on every machine. They're given for a game
of quick moves: a game's `EFFORT` (in its `judgement/search_interface.py`) divides them if its iterations take longer.
Which search `Mcts` runs is decided by `search/loader.py`.
"""

from __future__ import annotations

import msgspec

from vesuvius.bots.bot import Bot, Budget
from vesuvius.bots.players.greedy import Greedy
from vesuvius.bots.players.mcts import Mcts


class Level(msgspec.Struct, frozen=True):
    """A bot and its budget; the message `bot-level-…` says what kind of player it is."""

    number: int
    bot: Bot
    budget: Budget = Budget()


LEVELS = (
    Level(1, Greedy(1)),
    Level(2, Greedy(2)),
    Level(3, Greedy()),
    Level(4, Mcts(fair=True), Budget(iterations=600)),
    Level(5, Mcts(fair=True), Budget(iterations=4000)),
)
