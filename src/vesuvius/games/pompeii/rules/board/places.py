"""Worker spaces: who stands where, what is full, and what belongs to whom."""

from __future__ import annotations

from vesuvius.engine.event_rows import tell
from vesuvius.engine.rule import lowest, rule
from vesuvius.games.pompeii.rules.figures import (
    EFFECTS_OF_A_CARD,
    EXTRA_SPACE,
    FIELDS,
    FIRST_BUILDING,
    NOWHERE,
    ON,
    SEATS,
    SPACES,
    SPECIALISTS,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import (
    ACTIVE,
    MARKED,
    MARKER,
    NOBODY,
    NONE,
    OWN_WORKER,
    PLACED,
    TAKEN_WORKER,
    Log,
    State,
    cards_in,
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
def passive(s: State, t: Figures, seat: int, kind: int, colour: int) -> int:
    """P15: the effect of that kind which a seat's active cards have on buildings of a colour, or NONE."""
    for deck in range(2):
        bits = cards_in(s, ACTIVE + seat, deck)
        while bits:
            first = EFFECTS_OF_A_CARD * (SPECIALISTS * deck + lowest(bits))
            bits &= bits - 1
            for effect in range(first, first + t.effects[first // EFFECTS_OF_A_CARD]):
                if t.kind[effect] == kind and number_of(t, effect, ON) == colour:
                    return effect
    return NONE


@rule
def has_room(s: State, t: Figures, seat: int, place: int) -> int:
    """P5, P6, P60: whether a seat may put one more worker there."""
    if place < FIELDS:
        return stands_at(s, seat, place) < t.room[(SEATS + 1) * place + s.players]
    if room_at(s, t, place) > 0:
        return 1
    if place < FIRST_BUILDING:
        return 0
    effect = passive(s, t, seat, EXTRA_SPACE, t.colour[place - FIRST_BUILDING])
    return effect != NONE and s.spaced[seat] < number_of(t, effect, SPACES)


@rule
def put_worker(s: State, t: Figures, log: Log, seat: int, place: int, card: int) -> None:
    """P3, P24, P62: the worker or marker of this action goes onto a place; card: used there, or -1."""
    s.acts_at = place
    if s.acts_with == OWN_WORKER:
        s.left[seat] -= 1
    elif s.acts_with == TAKEN_WORKER:
        s.taken[seat] -= 1
    tell(log, PLACED, seat, place, s.acts_with, card)
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
def put_marker(s: State, log: Log, seat: int, owners: int) -> None:
    """P10, P64: a marker of the seat goes there, if it has one left."""
    if s.markers[seat] > 0:
        place = SEATS * owners
        while s.owner[place] != NOBODY:
            place += 1
        s.owner[place] = seat
        s.markers[seat] -= 1
        tell(log, MARKED, seat, owners, 0, 0)
