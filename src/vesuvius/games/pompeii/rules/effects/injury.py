"""Injured workers and armies (`injure`), healed at the Foro for a price or by a card (`heal`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.goods import can_pay, pay
from vesuvius.games.pompeii.rules.effects.kind import Card, Data, Goods, KeyPath, Kind, Lack, SpaceId, Use, first_number
from vesuvius.games.pompeii.rules.figures import EFFECT_IN, Figures, number_of
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_VICTIM,
    HEALED,
    INJURED,
    INJURED_ONE,
    RECRUITED,
    EventRows,
    Legal,
    State,
    held,
    push,
)
from vesuvius.games.pompeii.rules.verbs import HEAL_ARMY, HEAL_WORKER, put
from vesuvius.problem import Problem

INJURE, HEAL = 12, 21
TARGET = 0  # the number of injure
WORKER, ARMY = range(2)


class Injure(Kind, frozen=True, tag="injure"):
    """A worker, or one that stands for the army, lies on a field until `heal` is paid at the Foro."""

    number = INJURE
    lack = Lack("no_worker_to_spare", "P26")
    against_others = True
    frames = (CHOOSE_VICTIM,)
    target: Literal["worker", "army"]
    who: Literal["one_other"]
    field: SpaceId
    heal: Goods

    @property
    def goods_in(self) -> Mapping[str, int]:
        return self.heal

    def numbers(self, use: Use) -> tuple[int, ...]:
        return (ARMY if self.target == "army" else WORKER,)

    def wording(self, data: Data, location: str) -> tuple[str, ...]:
        return (self.target,)

    @classmethod
    def lacking(cls, s: State, t: Figures, seat: int, effect: int) -> Lack:
        is_army = s.players > 1 and first_number(t, effect) == ARMY
        return Lack("no_army", "P26") if is_army else super().lacking(s, t, seat, effect)

    def note(self, t: Figures, effect: int) -> None:
        t.injury[ARMY if self.target == "army" else WORKER] = effect

    def problems(self, data: Data, card: Card, path: KeyPath) -> Iterator[Problem]:
        yield from path.at("field").expect_one_of(self.field, data.undoing)
        yield from path.at("heal").expect_goods(self.heal, data.undoing.get(self.field, self.heal))


class Heal(Kind, frozen=True, tag="heal"):
    """All injured workers and the army healed, unpaid."""

    number = HEAL
    lack = Lack("nobody_hurt", "P27")
    who: Literal["you"]


@rule
def can_injure(s: State, t: Figures, effect: int, victim: int) -> int:
    """P26: an army that is recruited; and the last worker that is not held never lies down."""
    if number_of(t, effect, TARGET) == ARMY and s.army[victim] != RECRUITED:
        return 0
    return s.workers[victim] - held(s, victim) > 1


@rule
def ask_injured(s: State, seat: int, effect: int) -> None:
    """P22: who is the victim."""
    push(s, CHOOSE_VICTIM, seat, effect, 0, 0)


@rule
def injure(s: State, t: Figures, rows: EventRows, effect: int, victim: int) -> None:
    """P26, P61: a worker that is still to be placed lies down, or one from the board once the round is over."""
    if number_of(t, effect, TARGET) == ARMY:
        s.army[victim] = INJURED
    else:
        s.hurt[victim] += 1
    if s.left[victim] > 0:
        s.left[victim] -= 1
    add_row(rows, INJURED_ONE, victim, number_of(t, effect, TARGET), 0, 0)


@rule
def can_heal(s: State, seat: int) -> int:
    """C18: whether somebody of the seat is injured."""
    return s.hurt[seat] > 0 or s.army[seat] == INJURED


@rule
def heal_all(s: State, rows: EventRows, seat: int) -> None:
    """C18: all injured workers and the army; it frees no halted construction (P63)."""
    for _ in range(s.hurt[seat]):
        add_row(rows, HEALED, seat, WORKER, 0, 0)
    s.hurt[seat] = 0
    if s.army[seat] == INJURED:
        s.army[seat] = RECRUITED
        add_row(rows, HEALED, seat, ARMY, 0, 0)


@rule
def list_healing(s: State, t: Figures, legal: Legal, count: int, seat: int) -> int:
    """P27: injuries that the seat can pay to have healed at the Foro."""
    if s.hurt[seat] > 0 and can_pay(s, t, seat, EFFECT_IN + t.injury[WORKER]):
        count = put(legal, count, HEAL_WORKER, 0, 0)
    if s.army[seat] == INJURED and can_pay(s, t, seat, EFFECT_IN + t.injury[ARMY]):
        count = put(legal, count, HEAL_ARMY, 0, 0)
    return count


@rule
def heal_one(s: State, t: Figures, rows: EventRows, seat: int, what: int) -> None:
    """P27: a worker or the army is healed for its price."""
    pay(s, t, rows, seat, EFFECT_IN + t.injury[what], 1)
    if what == ARMY:
        s.army[seat] = RECRUITED
    else:
        s.hurt[seat] -= 1
    add_row(rows, HEALED, seat, what, 0, 0)
