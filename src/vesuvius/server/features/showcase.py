"""Games that anyone may watch, as small pictures for the pages that list them.

All who look share the same few pictures: a game is drawn again only after it has gone on and only every few seconds,
however many look and however often they ask. A game stays among those shown until it's over or has come to rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from heapq import nlargest
from typing import cast

from msgspec import Raw, Struct
from msgspec.json import encode
from msgspec.structs import replace

from vesuvius.game import Problem
from vesuvius.server.people.identity import NOBODY, TimeSource
from vesuvius.server.protocol.forms import RunningGame, WatchedGame, WatchList
from vesuvius.server.tables.info import info_of
from vesuvius.server.tables.live_table import LiveTable
from vesuvius.server.tables.presence import PresenceMonitor
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.setup import is_for_everybody

MOST_SHOWN = 16
CHOOSE = 5.0  # seconds between two choices of what is shown
DRAW = 1.5  # seconds between two pictures of one game
REST = 300.0  # seconds without a move after which a game makes room for a livelier one
AGAIN, AGAIN_EMPTY = 2.0, 10.0  # seconds after which a client is to ask again
VERSION_BYTES = 6


class Picture(Struct):
    """A game as it was drawn last, already encoded; `state` is what it was drawn from."""

    live: LiveTable
    state: tuple[object, ...] = ()
    drawn: float = 0.0
    version: str = ""
    game: Raw = Raw(b"null")


@dataclass(eq=False, repr=False)
class Showcase:
    """The games that are shown now, the longest shown first."""

    _registry: TableRegistry
    _presence: PresenceMonitor
    _clock: TimeSource
    _shown: dict[str, Picture] = field(default_factory=dict, init=False)
    _chosen: float = field(default=-CHOOSE, init=False)

    def games(self, most: int, known: Mapping[str, str]) -> bytes:
        """The first games that are shown, as JSON of a `WatchList`; those in a version that is known without a view."""
        now = self._clock()
        self._leave_out_ended()
        if not 0 <= now - self._chosen < CHOOSE:
            self._choose(now)
            self._chosen = now
        shown = [self._picture(each, now) for each in [*self._shown.values()][:most]]
        sent = [replace(each, game=None) if known.get(each.table) == each.version else each for each in shown]
        return encode(WatchList(sent, AGAIN if sent else AGAIN_EMPTY))

    def _leave_out_ended(self) -> None:
        for name, picture in [*self._shown.items()]:
            if not self._may_be_shown(picture.live):
                del self._shown[name]

    def _choose(self, now: float) -> None:
        """Fill free places, and those of games at rest, with the liveliest games that aren't shown yet."""

        def is_lively(live: LiveTable) -> bool:
            return now - live.row.touched < REST

        def interest(live: LiveTable) -> tuple[bool, bool, float]:
            return is_lively(live), len(live.table.attendance.people) > 1, live.row.touched

        found = nlargest(MOST_SHOWN, filter(self._may_be_shown, self._registry.running()), key=interest)
        new = [live for live in found if live.row.id not in self._shown]
        resting = [name for name, picture in self._shown.items() if not is_lively(picture.live)]
        for live in new:
            if len(self._shown) >= MOST_SHOWN:
                if not resting or not is_lively(live):
                    break
                del self._shown[resting.pop()]
            self._shown[live.row.id] = Picture(live)

    def _may_be_shown(self, live: LiveTable) -> bool:
        """Whether anybody may watch a running game; decided where it's decided for all who watch."""
        if live.table.over or live.unloaded or not is_for_everybody(live.table.rules):
            return False
        with suppress(Problem):
            self._registry.may_see(live, NOBODY, None, False)
            return True
        return False

    def _picture(self, picture: Picture, now: float) -> WatchedGame:
        """A game's picture, drawn again if it's time and something has changed."""
        live = picture.live
        watchers = self._presence.watchers(live.row.id)
        state = (live.table.seq, watchers, *(seat.name for seat in live.seats))
        if state != picture.state and not 0 <= now - picture.drawn < DRAW:
            seen = live.table.view(None, now, details=False)
            game = RunningGame(
                info_of(live.row, live.seats, None, live.table), len(live.table.moves), watchers, seen.view
            )
            picture.game = Raw(encode(game))
            picture.version = blake2b(picture.game, digest_size=VERSION_BYTES).hexdigest()
            picture.state, picture.drawn = state, now
        return WatchedGame(live.row.id, picture.version, cast(RunningGame, picture.game))
