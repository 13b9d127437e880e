"""What is known about positions: hints are looked up here first, and reviews tell what has been found out since.

Everyone who asks about a position of a game, at its table, in its review or while exploring it, hears the same.
Somebody who goes on looking can have it searched more deeply; from then on, everyone hears that. What is known of one
table is told at no other: whoever built a position there would learn whether somebody has asked about it. As many
positions are remembered as fit; one that is forgotten is found again just as it was at first.
"""

from __future__ import annotations

from collections import OrderedDict

from vesuvius.bots.analysis.hints import Hint
from vesuvius.bots.analysis.position import RatedMove, position_key
from vesuvius.game import Game, State
from vesuvius.server.thinking.bot_pool import BotPool

MOST_POSITIONS = 10_000  # about 2 kB each
DEPTHS = (1, 2, 4)  # how many times as long as the first one each search of a position is


Key = tuple[str, str]  # a table, or STUDY; and a position as a seat may know it
STUDY = ""


class Advisor:
    """Hints for positions, each searched once at each depth."""

    def __init__(self, pool: BotPool, most: int = MOST_POSITIONS) -> None:
        self._pool, self._most = pool, most
        self._known: OrderedDict[Key, tuple[int, list[Hint]]] = OrderedDict()

    async def hints(
        self, table: str, game: Game, masked: State, seat: int, person: str, deeper: bool = False
    ) -> list[Hint]:
        """The best moves for the seat that decides, from what it may know; if asked, searched one step deeper."""
        key = table, position_key(game, masked, seat)
        depth, found = self._known.get(key, (-1, []))
        if depth < 0:
            depth, found = 0, await self._pool.hint(game.name, masked, seat, person, data=game.data)
        elif deeper and depth + 1 < len(DEPTHS):
            depth += 1
            found = await self._pool.deepen(game.name, masked, seat, person, DEPTHS[depth], data=game.data)
        return self._remember(key, depth, found)

    async def rate(self, table: str, game: Game, masked: State, seat: int, token: str, person: str) -> RatedMove:
        """What one token is worth: what is known of it, or else what the first search of it finds."""
        found = self.known(table, position_key(game, masked, seat))
        known = next((hint for hint in found if hint.token == token), None)
        return known or await self._pool.rate(game.name, masked, seat, token, person, data=game.data)

    def known(self, table: str, position: str) -> list[Hint]:
        """What is known about a position; nothing if nobody has asked."""
        return self._known.get((table, position), (-1, []))[1]

    def _remember(self, key: Key, depth: int, found: list[Hint]) -> list[Hint]:
        """Keep the deepest answer, which another task may have got meanwhile, and forget what was asked longest ago."""
        self._known[key] = max(self._known.get(key, (depth, found)), (depth, found), key=lambda known: known[0])
        self._known.move_to_end(key)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return self._known[key][1]
