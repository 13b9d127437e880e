"""Workers and their turns: gained or lost (`worker_count`), taken from others (`take_workers`), acting at once
(`extra_actions`), acting first in the next round (`start_player`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.places import add_worker, workers_on
from vesuvius.games.pompeii.rules.effects.kind import (
    EACH_OTHER,
    NOTHING_LACKS,
    SEATS_MEANT,
    WHO,
    Card,
    Data,
    KeyPath,
    Kind,
    Lack,
    Use,
    first_number,
)
from vesuvius.games.pompeii.rules.figures import FIRST_BUILDING, NUMBERS, SEATS, WORKERS, Figures, number_of
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_BUILDING,
    COUNTED,
    EXTRA,
    STARTS,
    TOOK_WORKERS,
    EventRows,
    State,
    after,
    held,
)
from vesuvius.problem import Problem

EXTRA_ACTIONS, TAKE_WORKERS, WORKER_COUNT, START_PLAYER = 7, 11, 16, 22
ACTIONS = 1  # the number of extra_actions
DELTA, MORE_THAN = 1, 2  # the numbers of worker_count after WHO


class TakeWorkers(Kind, frozen=True, tag="take_workers"):
    """All workers of one production building, to be placed as one's own this round."""

    number = TAKE_WORKERS
    lack = Lack("no_workers_there", "P25")
    frames = (CHOOSE_BUILDING,)
    on: Literal["production_building"]


class WorkerCount(Kind, frozen=True, tag="worker_count"):
    """Workers gained or lost; by players with more than so many only."""

    number = WORKER_COUNT
    lack = Lack("six_workers", "P59")
    who: Literal["you", "each_other"]
    delta: Literal[-1, 1]
    if_more_than: Annotated[int, Meta(ge=0, le=5)] = 0

    def numbers(self, use: Use) -> tuple[int, ...]:
        return SEATS_MEANT[self.who], self.delta, self.if_more_than

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return (self.who,)

    @classmethod
    def least_workers(cls, t: Figures, effect: int) -> int:
        """C40: nobody loses one of so few."""
        who, _, more_than = t.number[NUMBERS * effect : NUMBERS * effect + MORE_THAN + 1]
        return more_than if who == EACH_OTHER else WORKERS + 1

    @classmethod
    def lacking(cls, s: State, t: Figures, seat: int, effect: int) -> Lack:
        if first_number(t, effect) != EACH_OTHER:
            return cls.lack
        return Lack("no_others", "P69") if s.players == 1 else Lack("no_crew", "P59")

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        yield from path.at("delta").expect(self.delta, 1 if self.who == "you" else -1)
        if self.who == "you" and self.if_more_than:
            yield path.at("if_more_than").wrong("data-not-here", what=self.who)


@rule
def can_take_workers(s: State, t: Figures, building: int) -> int:
    """P25: a production building on which workers stand."""
    return t.production[building] and workers_on(s, building) > 0


@rule
def take_workers(s: State, rows: EventRows, seat: int, building: int) -> None:
    """P25, P62: the workers of a building are the seat's to place this round, its own ones as before they were."""
    count, place = workers_on(s, building), SEATS * (FIRST_BUILDING + building)
    own = s.at[place + seat] - s.borrowed[place + seat]
    for other in range(s.players):
        s.at[place + other] = s.borrowed[place + other] = 0
    s.left[seat] += own
    s.taken[seat] += count - own
    add_row(rows, TOOK_WORKERS, seat, building, count, 0)


@rule
def loses_worker(s: State, t: Figures, seat: int, effect: int, other: int) -> int:
    """C40: another player with more than so many workers."""
    return other != seat and s.workers[other] > number_of(t, effect, MORE_THAN)


@rule
def can_count(s: State, t: Figures, seat: int, effect: int) -> int:
    """P59: whether workers can come or go."""
    if number_of(t, effect, WHO) == EACH_OTHER:
        for other in range(s.players):
            if loses_worker(s, t, seat, effect, other):
                return 1
        return 0
    return s.workers[seat] < WORKERS


@rule
def count_workers(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """C27, C40: a new worker, or each other with many of them loses one."""
    if number_of(t, effect, WHO) == EACH_OTHER:
        for i in range(1, s.players):
            if loses_worker(s, t, seat, effect, after(s, seat, i)):
                lose_worker(s, rows, after(s, seat, i))
    else:
        add_worker(s, rows, seat)


@rule
def lose_worker(s: State, rows: EventRows, seat: int) -> None:
    """P29, P61: one to the supply, unplaced first; a held one rather than the last that is free."""
    if s.workers[seat] - held(s, seat) == 1:
        if s.hurt[seat] > 0:
            s.hurt[seat] -= 1
        else:
            s.kept_by_halts[seat] -= 1
    elif s.left[seat] > 0:
        s.left[seat] -= 1
    s.workers[seat] -= 1
    add_row(rows, COUNTED, seat, -1, s.workers[seat], 0)


class ExtraActions(Kind, frozen=True, tag="extra_actions"):
    """So many worker actions at once."""

    number = EXTRA_ACTIONS
    lack = NOTHING_LACKS
    amount: Annotated[int, Meta(ge=1, le=6)]

    def numbers(self, use: Use) -> tuple[int, ...]:
        return 0, self.amount


class StartPlayer(Kind, frozen=True, tag="start_player"):
    """Start player of the next round."""

    number = START_PLAYER
    lack = NOTHING_LACKS


@rule
def add_actions(s: State, t: Figures, rows: EventRows, seat: int, effect: int) -> None:
    """P24: so many more actions in this turn."""
    s.extra += number_of(t, effect, ACTIONS)
    add_row(rows, EXTRA, seat, number_of(t, effect, ACTIONS), 0, 0)


@rule
def start_next_round(s: State, rows: EventRows, seat: int) -> None:
    """P13: the seat is start player of the next round."""
    s.next_start = seat
    add_row(rows, STARTS, seat, 0, 0, 0)
