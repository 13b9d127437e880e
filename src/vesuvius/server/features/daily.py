"""The challenge of the day: one deal for everybody, against the same bots, once.

All of it follows from the date and a secret of this server: nobody can work a deal out beforehand, and the same moves
get the same answers. Before the day is over people learn nothing of the deal except through their own game, and nobody
learns the seed: someone who has finished could pass it on.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from operator import itemgetter
from typing import Any, Literal, TypeVar

import msgspec

from vesuvius import load
from vesuvius.formats.record import commitment
from vesuvius.game import Challenge, Challenges, Game, Problem, SupportsChallenges, supports
from vesuvius.server import kill_points
from vesuvius.server.errors import NotFound
from vesuvius.server.features.ratings.result_recorder import ResultRecorder
from vesuvius.server.people.identity import SECRET_BYTES, Actor, Entropy, TimeSource
from vesuvius.server.protocol.messages import Rules, TableInfo
from vesuvius.server.store import Store, rows
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.lobby import Lobby
from vesuvius.server.tables.setup import DailySettings, TableSettings, begin_game, new_table

PERSON = "person"
SECRET = "daily"
T = TypeVar("T")


class DailyResult(msgspec.Struct, frozen=True):
    """How somebody came out of a day's challenge; equals share a `rank`.

    `place` is the place in their own game. `table` is where it can be seen again: one's own at once, others' once the
    day is over.
    """

    rank: int
    name: str
    mine: bool
    place: int
    scores: dict[str, int]
    ended: float
    table: str | None


class DailyInfo(msgspec.Struct, frozen=True):
    """The challenge of a day, as in `2026-11-16`, in universal time: who sits where, and how everybody came out.

    `seats` names a bot, or `person`. `begun` people have taken it up. `state` is one's own: not begun, running,
    finished, or missed (given up, or not finished on the day). `streak` counts the days in a row that one has finished.
    The `commitment` to the deal is known from the beginning, its `seed` once the day is over. `before` and `after` are
    the nearest days with a challenge that anybody took up; the present day is always one.
    """

    game: str
    day: str
    ends: float
    now: float
    seats: list[str]
    options: list[str]
    begun: int
    results: list[DailyResult]
    state: Literal["new", "running", "finished", "missed"]
    table: str | None
    streak: int
    commitment: str
    seed: str | None
    before: str | None
    after: str | None


def date_of(time: float) -> date:
    """The day of a time, in universal time."""
    return datetime.fromtimestamp(time, UTC).date()


def end_of(day: date) -> float:
    """When a day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + DAY


def challenge_of(challenges: Challenges, day: date) -> Challenge:
    """What is played on a day; if there are as many as a week has days, or a multiple, the first is a Monday's."""
    return challenges.days[(day.toordinal() - 1) % len(challenges.days)]


def streak_of(finished: list[str], today: date) -> int:
    """How many days in a row are finished, up to today or, as long as that can still be done, to yesterday."""
    days = {date.fromisoformat(day) for day in finished}
    last = today if today in days else today - timedelta(1)
    count = 0
    while last - timedelta(count) in days:
        count += 1
    return count


@dataclass(eq=False, repr=False)
class DailyChallenges:
    """The challenges of all days and games."""

    _store: Store
    _lobby: Lobby
    _result_recorder: ResultRecorder
    _clock: TimeSource
    _entropy: Entropy
    _secret: bytes | None = field(default=None, init=False)

    # Playing.

    async def has_begun(self, actor: Actor, name: str) -> bool:
        """Whether somebody has taken up today's challenge."""
        return await self._mine(actor, name, date_of(self._clock())) is not None

    async def play(self, actor: Actor, name: str) -> TableInfo:
        """Take up today's challenge, or go on with it."""
        self._lobby.must_be_ready()
        person = await self._lobby.person(actor)
        today = date_of(self._clock())
        if await self._mine(actor, name, today) is None:
            table = await self._begin(person, name, today)
            if table is not None:
                return await self._lobby.announce_start(actor, table)
        mine = await self._mine(actor, name, today)
        if mine is None or await self._store.tables.find(mine.table) is None:
            raise Problem("daily-played")
        return await self._lobby.info(actor, mine.table)

    async def _begin(self, person: rows.Person, name: str, day: date) -> str | None:
        """The table of somebody's one try; None if they have had it."""
        game, challenges = self._game(name)
        challenge = challenge_of(challenges, day)
        rules = Rules(name, challenge.options, watching=False, chat=False)
        daily = DailySettings(day.isoformat(), end_of(day), (await self._derive("bots", name, day)).hex())
        seed = (await self._derive("deal", name, day)).hex()
        settings = TableSettings(rules, seed=seed, daily=daily)
        row = new_table(self._entropy, self._clock(), settings, person.id)
        seats = _seats(row.id, challenge, challenges.names, person)
        entry = begin_game(game, row, seats, settings, seed)
        kill_points.reached("game-start")
        mine = rows.Daily(name, daily.day, person.id, row.id)
        if not await self._store.daily.begin(mine, row, seats, entry):
            return None
        kill_points.reached("game-start")
        return row.id

    async def _derive(self, what: str, name: str, day: date) -> bytes:
        """Bytes that follow from a date, but only for someone who knows the secret; different ones for each purpose."""
        if self._secret is None:
            self._secret = await self._store.daily.secret(SECRET, self._entropy(SECRET_BYTES))
        return hmac.digest(self._secret, f"{what}/{name}/{day.isoformat()}".encode(), "sha256")

    # Results.

    async def info(self, actor: Actor, name: str, asked: str | None) -> DailyInfo:
        """The challenge of a day, or of today, with all results."""
        game, challenges = self._game(name)
        now = self._clock()
        today = date_of(now)
        day = today if asked is None else day_until(asked, today)
        await self._result_recorder.catch_up()
        found = await self._store.daily.on(name, day.isoformat())
        challenge, seed = challenge_of(challenges, day), (await self._derive("deal", name, day)).hex()
        before, after = await self._store.daily.days_beside(name, day.isoformat(), today.isoformat())
        mine = await self._mine(actor, name, day)
        finished = [] if actor.person is None else await self._store.daily.days_finished(name, actor.person)
        return DailyInfo(
            game=game.name,
            day=day.isoformat(),
            ends=end_of(day),
            now=now,
            seats=challenge.seats,
            options=challenge.options,
            begun=len(found),
            results=await self._results(actor, found, challenges, day < today),
            state=await self._state(mine, day == today),
            table=mine.table if mine and await self._store.tables.existing([mine.table]) else None,
            streak=streak_of(finished, today),
            commitment=commitment(seed),
            seed=seed if day < today else None,
            before=before,
            after=after or (None if day == today else today.isoformat()),
        )

    async def _results(
        self, actor: Actor, found: list[tuple[rows.Daily, str]], challenges: Challenges, over: bool
    ) -> list[DailyResult]:
        decode = msgspec.json.Decoder(dict[str, int]).decode
        counted = [(daily, name, decode(daily.scores or b"{}")) for daily, name in found if daily.ended is not None]
        there = await self._store.tables.existing([daily.table for daily, _, _ in counted])
        results = []
        for rank, (daily, name, scores) in ranked(counted, lambda each: _merit(each[0], each[2], challenges)):
            own = daily.person == actor.person
            table = daily.table if daily.table in there and (over or own) else None
            results.append(DailyResult(rank, name, own, daily.place or 0, scores, daily.ended or 0.0, table))
        return results

    async def _state(self, mine: rows.Daily | None, today: bool) -> Literal["new", "running", "finished", "missed"]:
        if mine is None:
            return "new"
        if mine.ended is not None:
            return "finished"
        found = await self._store.tables.find(mine.table)
        return "running" if today and found is not None and found[0].status == "running" else "missed"

    async def _mine(self, actor: Actor, name: str, day: date) -> rows.Daily | None:
        if actor.person is None:
            return None
        return await self._store.daily.find(name, day.isoformat(), actor.person)

    def _game(self, name: str) -> tuple[Game, Challenges]:
        game = load(name)
        if not supports(game, SupportsChallenges):
            raise NotFound("daily-unknown")
        return game, game.challenges()


def day_until(text: str, today: date) -> date:
    """A day up to today; raises a Problem with any other."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotFound("daily-unknown") from None
    if day > today:
        raise NotFound("daily-unknown")
    return day


def _seats(table: str, challenge: Challenge, names: list[str], person: rows.Person) -> list[rows.Seat]:
    free = iter(names)
    return [
        rows.Seat(table, number, "person", person.id, person.name, None)
        if bot == PERSON
        else rows.Seat(table, number, "bot", None, next(free), bot)
        for number, bot in enumerate(challenge.seats)
    ]


def ranked(found: Iterable[T], merit: Callable[[T], Any]) -> list[tuple[int, T]]:
    """All of them with their rank, the best first; equals share one."""
    ranks: list[tuple[int, T]] = []
    last: Any = None
    for number, (worth, each) in enumerate(sorted(((merit(each), each) for each in found), key=itemgetter(0)), 1):
        shared = bool(ranks) and worth == last
        ranks.append((ranks[-1][0] if shared else number, each))
        last = worth
    return ranks


def _merit(daily: rows.Daily, scores: dict[str, int], challenges: Challenges) -> list[int]:
    """What results are sorted by, the best first."""
    more, fewer = [-scores[kind] for kind in challenges.more], [scores[kind] for kind in challenges.fewer]
    return [daily.place or 0, *more, *fewer]
