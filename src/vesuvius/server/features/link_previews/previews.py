"""LinkPreviews of links: what a stranger without a key, as every crawler is one, may know of what a path leads to.

Of a table that a stranger may not watch they tell the same as of one that does not exist; of a day's challenge, nothing
before the day is over. Pictures are drawn in a worker process, one at a time, and a few are remembered.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import msgspec

from vesuvius import GAMES, load
from vesuvius.game import Drawing, Outcome, Problem, SupportsDrawings, supports
from vesuvius.server.errors import TryLater
from vesuvius.server.features.daily import date_of, day_until
from vesuvius.server.features.link_previews.card import FONT, Player, general_card, needs_other_fonts, table_card
from vesuvius.server.features.link_previews.tags import SITE, Preview
from vesuvius.server.people.identity import NOBODY, TimeSource
from vesuvius.server.store import Store, StoreDown, rows
from vesuvius.server.tables.registry import TableRegistry
from vesuvius.server.tables.setup import everybody_may_look, is_for_everybody, settings_of
from vesuvius.server.tables.table import Unplayable
from vesuvius.server.thinking.bot_pool import BotPool
from vesuvius.texts import DEFAULT, LANGUAGES, Texts, language_of

TABLE = re.compile(r"/tables/([\w-]{1,32})(?:/(replay|review|explore)(?:/[^/]*)?)?/?", re.ASCII)
DAY = re.compile(r"/daily/([a-z]{1,32})(?:/(\d{4}-\d\d-\d\d))?/?", re.ASCII)
GENERAL = "/pictures/general.png"
REMEMBERED = 48  # pictures, of up to half a megabyte each
MOST_WAITING = 12


class PublicTable(msgspec.Struct, frozen=True):
    """A table that any stranger may know of, and the language of whoever opened it."""

    row: rows.Table
    seats: list[rows.Seat]
    language: str

    @property
    def picture(self) -> str:
        """The path of its picture, another one after each move."""
        return f"/pictures/{self.row.id}.png" + (f"?at={self.row.seq}" if self.row.seq else "")


@dataclass(eq=False, repr=False)
class LinkPreviews:
    """What links show."""

    _store: Store
    _registry: TableRegistry
    _pool: BotPool
    _clock: TimeSource
    _pictures: OrderedDict[object, bytes] = field(default_factory=OrderedDict, init=False)
    _drawing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    _waiting: int = field(default=0, init=False)
    _texts: dict[str, Texts] = field(default_factory=dict, init=False)
    # Reading the words of a language takes long enough to be felt; one thread, since they are read piece by piece.
    _threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "previews"), init=False)

    # Words.

    def is_told_of(self, path: str) -> bool:
        """Whether something in particular may be told of a path."""
        return TABLE.fullmatch(path) is not None or DAY.fullmatch(path) is not None

    async def of(self, path: str) -> Preview | None:
        """What a path leads to; None if nothing in particular may be told of it."""
        try:
            if match := TABLE.fullmatch(path):
                seen = await self._seen(match[1])
                return None if seen is None else await self._in_words(self._table, seen, match[2])
            if match := DAY.fullmatch(path):
                return await self._day(match[1], match[2])
        except (Problem, StoreDown):
            return None  # a page opens without a preview too
        return None

    async def general(self) -> Preview:
        """What every other link shows."""
        return await self._in_words(self._general)

    def forget(self) -> None:
        """Forget all pictures."""
        self._pictures.clear()

    def close(self) -> None:
        """Let go of the thread."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _seen(self, table: str) -> PublicTable | None:
        """The table of that id if a stranger may watch it or sit down at it."""
        found = await self._store.tables.find(table)
        if found is None or not _is_shown(found[0], self._clock()):
            return None
        row, seats = found
        owner = None if row.owner is None else await self._store.people.find(row.owner)
        language = owner.language if owner is not None and owner.language in LANGUAGES else _language_of_host()
        return PublicTable(row, seats, language)

    async def _day(self, game: str, day: str | None) -> Preview | None:
        """A day's challenge; how it came out once the day is over."""
        load(game)
        today = date_of(self._clock())
        asked = today if day is None else day_until(day, today)
        found = await self._store.daily.on(game, asked.isoformat()) if asked < today else []
        count = sum(daily.ended is not None for daily, _ in found)
        return await self._in_words(self._challenge, game, asked.isoformat(), count, asked < today)

    async def _in_words(self, make: Callable[..., Preview], *args: object) -> Preview:
        return await asyncio.get_running_loop().run_in_executor(self._threads, make, *args)

    def _words(self, language: str) -> Texts:
        if language not in self._texts:
            self._texts[language] = Texts(language)
        return self._texts[language]

    def _general(self) -> Preview:
        language = _language_of_host()
        text = self._words(language)
        games = [text(f"{name}-title") for name in GAMES]
        about = text("previews-about", games=games)
        return Preview(language, SITE, about, GENERAL, text("previews-picture"))

    def _challenge(self, game: str, day: str, count: int, over: bool) -> Preview:
        language = _language_of_host()
        text = self._words(language)
        named = text(f"{game}-title")
        body = text("previews-daily-over", count=count) if over else text("previews-daily-today")
        title = text("previews-daily-title", game=named, day=day)
        return Preview(language, title, body, GENERAL, text("previews-picture"))

    def _table(self, seen: PublicTable, page: str | None) -> Preview:
        row, text = seen.row, self._words(seen.language)
        game = text(f"{row.game}-title")
        names = [self._name(seat, text) for seat in seen.seats if seat.kind != "open"]
        title = text("previews-table-title", game=game, names=names) if names else game
        free = len(seen.seats) - len(names)
        if row.status == "open":
            body = text("previews-open", count=free)
        elif row.outcome is None:
            body = text("previews-running")
        else:
            body = " ".join([*self._result(seen, text), text(f"previews-{page or 'over'}")])
        return Preview(seen.language, title, body, seen.picture, text("previews-board", game=game))

    def _result(self, seen: PublicTable, text: Texts) -> list[str]:
        """Who has won, and the scores if they have a name."""
        outcome = msgspec.json.decode(seen.row.outcome or b"", type=Outcome)
        names = [self._name(seat, text) for seat in seen.seats]
        won = text("previews-won", count=len(outcome.winners), names=[names[seat] for seat in outcome.winners])
        scores = _scores(outcome, text, seen.row.game)
        ranked = sorted(range(len(names)), key=lambda seat: outcome.places[seat] if outcome.places else 0)
        told = [f"{names[seat]} {scores[seat]}" for seat in ranked] if scores else []
        return [won, text("previews-scores", scores=told)] if told else [won]

    def _name(self, seat: rows.Seat, text: Texts) -> str:
        if seat.bot is not None and seat.name == seat.bot:
            return text(f"bot-{seat.bot.replace(':', '-')}-name")
        return seat.name or "…"

    # Pictures.

    async def picture(self, table: str) -> bytes:
        """The picture of a table as PNG, or the general one."""
        seen = await self._seen(table)
        if seen is None:
            return await self._drawn("general", None)
        row = seen.row
        names = tuple((seat.kind, seat.name) for seat in seen.seats)
        return await self._drawn((row.id, row.seq, row.status, names, seen.language), seen)

    async def _drawn(self, key: object, seen: PublicTable | None) -> bytes:
        """The picture known by that key, drawn if it isn't remembered."""
        if key not in self._pictures:
            if self._waiting >= MOST_WAITING:
                raise TryLater("server-busy")
            self._waiting += 1
            try:
                async with self._drawing:
                    if key not in self._pictures:
                        card = general_card() if seen is None else await self._card(seen)
                        self._pictures[key] = await self._pool.draw(card, FONT, needs_other_fonts(card))
            finally:
                self._waiting -= 1
        self._pictures.move_to_end(key)
        while len(self._pictures) > REMEMBERED:
            self._pictures.popitem(last=False)
        return self._pictures[key]

    async def _card(self, seen: PublicTable) -> str:
        """The picture of a table as SVG."""
        drawing = await self._board(seen.row)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._compose, seen, drawing)

    async def _board(self, row: rows.Table) -> Drawing | None:
        """The board as a spectator sees it; None before the game begins, or if nobody can draw it."""
        if row.header is None:
            return None
        try:
            async with self._registry.locked(row.id) as live:
                self._registry.may_see(live, NOBODY, None, invited=False)
                game, view = live.table.game, live.table.view(None, self._clock(), details=False).view
        except Unplayable:
            return None
        return game.drawing(view) if supports(game, SupportsDrawings) else None

    def _compose(self, seen: PublicTable, drawing: Drawing | None) -> str:
        row, text = seen.row, self._words(seen.language)
        outcome = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome is not None else None
        scores = _scores(outcome, text, row.game) if outcome is not None else None
        players = [
            Player(
                "" if seat.kind == "open" else self._name(seat, text),
                None if scores is None else scores[seat.seat],
                outcome is not None and seat.seat in outcome.winners,
            )
            for seat in seen.seats
        ]
        return table_card(text(f"{row.game}-title"), players, drawing)


def _language_of_host() -> str:
    """The language in which the host's machine speaks."""
    language = language_of(os.environ)
    return language if language in LANGUAGES else DEFAULT


def _is_shown(row: rows.Table, now: float) -> bool:
    """Whether strangers may know of a table: they may watch its game, or sit down before it has begun."""
    if row.status == "open":
        return row.public
    return row.status != "closed" and (everybody_may_look(row, now) or is_for_everybody(settings_of(row).rules))


def _scores(outcome: Outcome, text: Texts, game: str) -> list[int] | None:
    """The main score of each seat, if it says more than who has won."""
    main = next(iter(outcome.scores), None)
    return outcome.scores[main] if main is not None and main != "won" and text.has(f"{game}-{main}") else None
