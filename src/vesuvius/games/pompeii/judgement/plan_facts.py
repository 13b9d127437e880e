"""The plan of a seat as facts for people: what comes next, where that is made, and how far the next station is.

All of it comes from the plan by which bots judge (`plans.py`), which knows what its seat sees and nothing else.
"""

from __future__ import annotations

from vesuvius.game import Reason
from vesuvius.games.pompeii.data.names import FIELD_NAMES, GOOD_NAMES, PLACE_NAMES
from vesuvius.games.pompeii.judgement.plans import ALL_STATIONS, ARMY_STATION, WORKER_STATION
from vesuvius.games.pompeii.judgement.prices import ACTION, BY_CARD, BY_LINE, BY_TRADE, FROM_FIELD
from vesuvius.games.pompeii.judgement.reasons import JudgedPosition, bundle
from vesuvius.games.pompeii.presentation import notation
from vesuvius.games.pompeii.presentation.state_words import BUILDING_NAMES, decision
from vesuvius.games.pompeii.rules import verbs as v
from vesuvius.games.pompeii.rules.figures import COST, FIRST_BUILDING, LINE_IN, LINES, PORTA, SEATS
from vesuvius.games.pompeii.rules.state import TURNS

NAMED = {ARMY_STATION: "army", WORKER_STATION: "worker", ALL_STATIONS: "castrum"}
MOST_GOODS = 3
# What a worker does, and not what is asked after it.
STEPS = frozenset({
    v.COLLECT, v.WORK, v.BUILD, v.AT_PORTA, v.TRAIN, v.ACT, v.USE, v.HIRE, v.RECRUIT_ARMY, v.FINISH, v.HEAL_ARMY,
    v.HEAL_WORKER,
})  # fmt: skip


def is_step(token: str) -> bool:
    """Whether people would name this token if they told a plan."""
    return notation.number(token) >> v.VERB in STEPS


def facts(seen: JudgedPosition) -> list[Reason]:
    """What the next station lacks and can be made first, where that is made, and the actions up to the station."""
    if seen.s.stage != TURNS:
        return []
    good = next_good(seen)
    if good is None:
        return [_ready(seen.mind.station)]
    short = Reason("reason-plan-next", {"good": GOOD_NAMES[good], "short": seen.mind.station_short[good]})
    actions = max(1, (seen.mind.station_cost + ACTION // 2) // ACTION)
    places = place_of(seen, good) if decision(seen.s) == "action" else []
    return [short, *places, *_traded_for(seen, good), _actions(seen.mind.station, actions)]


def _ready(station: int) -> Reason:
    """All goods for the next station are there; the army, a worker and the whole way have words of their own."""
    if station in NAMED:
        return Reason(f"reason-plan-ready-{NAMED[station]}")
    return Reason("reason-plan-ready", {"building": BUILDING_NAMES[station]})


def _actions(station: int, actions: int) -> Reason:
    """How many actions it is to the next station."""
    if station in NAMED:
        return Reason(f"reason-plan-actions-{NAMED[station]}", {"actions": actions})
    return Reason("reason-plan-actions", {"actions": actions, "building": BUILDING_NAMES[station]})


def _traded_for(seen: JudgedPosition, good: int) -> list[Reason]:
    """P11: the goods that a good is to be traded for, the dearest first."""
    short = seen.mind.station_short
    goods = [
        GOOD_NAMES[other] for other in seen.mind.order if short[other] > 0 and seen.mind.way[other] == BY_TRADE + good
    ]
    return [Reason("reason-plan-trade", {"goods": goods[:MOST_GOODS]})] if goods else []


def next_good(seen: JudgedPosition) -> int | None:
    """The dearest good that the next station lacks and whose makings are there; the cheapest if there are none."""
    short = [good for good in seen.mind.order if seen.mind.station_short[good] > 0]
    return next((good for good in short if can_begin(seen, good)), short[-1] if short else None)


def can_begin(seen: JudgedPosition, good: int) -> bool:
    """Whether one more of a good could be made of what is in store, if its place is free."""
    way = seen.mind.way[good]
    if not BY_LINE <= way < BY_TRADE:
        return way == FROM_FIELD
    building = (way - BY_LINE) // LINES
    takes = LINE_IN + way - BY_LINE if seen.s.built >> building & 1 else COST + building
    return all(seen.mind.stock[part] >= amount for part, amount in bundle(seen.t, takes).items())


def place_of(seen: JudgedPosition, good: int) -> list[Reason]:
    """Where a good comes from, and whether a worker can go there."""
    way = seen.mind.way[good]
    if way == FROM_FIELD:
        return _field(seen, good)
    if BY_LINE <= way < BY_TRADE:
        return _building(seen, (way - BY_LINE) // LINES)
    return _place(seen, PORTA) if BY_TRADE <= way < BY_CARD else []


def _field(seen: JudgedPosition, good: int) -> list[Reason]:
    """P6, P47: the field of a good; a card may bring it from another one, which isn't named."""
    field = next((field for field in range(len(FIELD_NAMES)) if seen.t.gives[field] == good), None)
    if field is None:
        return []
    if seen.s.blocked >> good & 1:
        return [Reason("reason-plan-blocked", {"place": PLACE_NAMES[field]})]
    mine = SEATS * field + seen.s.seat
    free = seen.s.at[mine] + seen.s.marks[mine] < seen.t.room[(SEATS + 1) * field + seen.s.players]
    return [Reason("reason-plan-free" if free else "reason-plan-taken", {"place": PLACE_NAMES[field]})]


def _building(seen: JudgedPosition, building: int) -> list[Reason]:
    """P5, P8: a building that makes a good, or has to be built for it."""
    if not seen.s.built >> building & 1:
        return [Reason("reason-plan-unbuilt", {"place": PLACE_NAMES[FIRST_BUILDING + building]})]
    return _place(seen, FIRST_BUILDING + building)


def _place(seen: JudgedPosition, place: int) -> list[Reason]:
    """P5: a place where everybody's workers share the room."""
    s = seen.s
    room = seen.t.room[(SEATS + 1) * place + s.players]
    room -= sum(s.at[SEATS * place : SEATS * (place + 1)]) + sum(s.marks[SEATS * place : SEATS * (place + 1)])
    if place >= FIRST_BUILDING:
        room -= s.tokens[place - FIRST_BUILDING]
    return [Reason("reason-plan-free" if room > 0 else "reason-plan-taken", {"place": PLACE_NAMES[place]})]
