"""Worker spaces: who stands where, what is full, and what belongs to whom."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.figures import FIELDS, FIRST_BUILDING, NOWHERE, SEATS, Figures
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_BONUS,
    COUNTED,
    MARKED,
    MARKER,
    NOBODY,
    OWN_WORKER,
    PLACED,
    TAKEN_WORKER,
    EventRows,
    State,
    push,
)


@rule
def room_at(s: State, t: Figures, place: int) -> int:
    """P5, P28: free spaces of a limited place."""
    room = t.room[(SEATS + 1) * place + s.players]
    for seat in range(s.players):
        room -= s.at[SEATS * place + seat] + s.marks[SEATS * place + seat]
    if place >= FIRST_BUILDING:
        room -= s.tokens[place - FIRST_BUILDING]
    return room


@rule
def stands_at(s: State, seat: int, place: int) -> int:
    """Workers and markers of a seat on a place."""
    return s.at[SEATS * place + seat] + s.marks[SEATS * place + seat]


@rule
def has_room(s: State, t: Figures, seat: int, place: int) -> int:
    """P5, P6: whether one more worker of a seat is within the limit of a place."""
    if place < FIELDS:
        return stands_at(s, seat, place) < t.room[(SEATS + 1) * place + s.players]
    return room_at(s, t, place) > 0


@rule
def put_worker(s: State, t: Figures, rows: EventRows, seat: int, place: int, card: int) -> None:
    """P3, P24, P62: the worker or marker of this action goes onto a place; card: used there, or -1."""
    s.acts_at = place
    if s.acts_with == OWN_WORKER:
        s.left[seat] -= 1
    elif s.acts_with == TAKEN_WORKER:
        s.taken[seat] -= 1
    add_row(rows, PLACED, seat, place, s.acts_with, card)
    if place == NOWHERE:
        return
    if place >= FIRST_BUILDING and room_at(s, t, place) <= 0:
        s.spaced[seat] += 1
    if s.acts_with == MARKER:
        s.marks[SEATS * place + seat] += 1
    else:
        s.at[SEATS * place + seat] += 1
        s.borrowed[SEATS * place + seat] += s.acts_with == TAKEN_WORKER


@rule
def marker_of(s: State, owners: int, seat: int) -> int:
    """Whether a seat has a marker on a building, or on the Porta."""
    for i in range(SEATS):
        if s.owner[SEATS * owners + i] == seat:
            return 1
    return 0


@rule
def marker_of_other(s: State, owners: int, seat: int) -> int:
    """Whether another seat has a marker there."""
    for i in range(SEATS):
        owner = s.owner[SEATS * owners + i]
        if owner not in (NOBODY, seat):
            return 1
    return 0


@rule
def put_marker(s: State, rows: EventRows, seat: int, owners: int) -> None:
    """P10, P64: a marker of the seat goes there, if it has one left."""
    if s.markers[seat] > 0:
        place = SEATS * owners
        while s.owner[place] != NOBODY:
            place += 1
        s.owner[place] = seat
        s.markers[seat] -= 1
        add_row(rows, MARKED, seat, owners, 0, 0)


@rule
def ask_owners(s: State, seat: int, owners: int, bundle: int) -> None:
    """P10: the owners are asked in the order of their markers."""
    for i in range(SEATS - 1, -1, -1):
        owner = s.owner[SEATS * owners + i]
        if owner != NOBODY and owner != seat:
            push(s, CHOOSE_BONUS, owner, bundle, 0, 0)


@rule
def workers_on(s: State, building: int) -> int:
    """Workers on a building, without markers of extra actions (P62)."""
    count = 0
    for seat in range(s.players):
        count += s.at[SEATS * (FIRST_BUILDING + building) + seat]
    return count


@rule
def add_worker(s: State, rows: EventRows, seat: int) -> None:
    """P29: a new worker is active at once."""
    s.workers[seat] += 1
    s.left[seat] += 1
    add_row(rows, COUNTED, seat, 1, s.workers[seat], 0)
