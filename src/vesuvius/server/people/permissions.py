"""Who may do what at a table, as far as its rows can tell."""

from __future__ import annotations

from collections.abc import Sequence
from hmac import compare_digest

from vesuvius.server.errors import Forbidden, NotFound
from vesuvius.server.people.identity import Actor, hashed
from vesuvius.server.store import rows

Seats = Sequence[rows.Seat]


def holds(row: rows.Table, seats: Seats, actor: Actor, seat: int) -> bool:
    """Whether the one who asks sits at that seat: a seat's own key opens it only while it belongs to a device."""
    if seat not in range(len(seats)):
        return False
    if actor.table is not None:
        return seats[seat].kind == "device" and (actor.table, actor.seat) == (row.id, seat)
    return actor.person is not None and seats[seat].kind == "person" and seats[seat].person == actor.person


def must_hold(row: rows.Table, seats: Seats, actor: Actor, seat: int) -> None:
    """Raise a Problem unless the one who asks sits at that seat."""
    if not holds(row, seats, actor, seat):
        raise Forbidden("table-not-your-seat", seat=seat)


def is_member(row: rows.Table, seats: Seats, actor: Actor) -> bool:
    """Whether somebody owns a table or sits at it."""
    owns = actor.person is not None and row.owner == actor.person
    return owns or any(holds(row, seats, actor, seat) for seat in range(len(seats)))


def is_invited(row: rows.Table, invite: str | None) -> bool:
    """Whether an invitation opens a table."""
    return invite is not None and row.invite is not None and compare_digest(row.invite, hashed(invite))


def is_expected(seats: Seats, actor: Actor) -> bool:
    """Whether a free seat is kept for the one who asks."""
    return actor.person is not None and any(seat.kind == "open" and seat.person == actor.person for seat in seats)


def must_be_visible(row: rows.Table, seats: Seats, actor: Actor, invite: str | None = None) -> None:
    """Raise a Problem with those to whom a hidden table is none: they do not even learn whether there is one."""
    if not (row.public or is_invited(row, invite) or is_member(row, seats, actor) or is_expected(seats, actor)):
        raise NotFound("table-unknown", table=row.id)


def must_own(row: rows.Table, seats: Seats, actor: Actor) -> None:
    """Raise a Problem with everybody but the owner."""
    must_be_visible(row, seats, actor)
    if actor.person is None or row.owner != actor.person:
        raise Forbidden("table-not-yours")


def must_rename(row: rows.Table, seats: Seats, actor: Actor, seat: int) -> None:
    """Raise a Problem unless the one who asks may name that seat: their own, or one of their device."""
    must_be_visible(row, seats, actor)
    owns = actor.person is not None and row.owner == actor.person
    if not holds(row, seats, actor, seat) and not (owns and seat < len(seats) and seats[seat].kind == "device"):
        raise Forbidden("table-not-your-seat", seat=seat)
