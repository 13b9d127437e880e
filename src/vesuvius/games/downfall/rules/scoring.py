"""The end of the game, and who won."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.downfall.rules.state import ENDED, LOST, OVER, EventRows, State, count_of
from vesuvius.games.downfall.rules.tables import SEATS, SQUARES


@rule
def score(s: State, seat: int) -> int:
    """R20: most pieces saved, then fewest in the volcano."""
    return 256 * count_of(s.saved, seat) - count_of(s.volcano, seat)


@rule
def has_won(s: State, seat: int) -> int:
    """R20: nobody has a better score; several winners share the win."""
    for other in range(s.players):
        if score(s, other) > score(s, seat):
            return 0
    return 1


@rule
def finish(s: State, rows: EventRows) -> None:
    """R19: everyone still in the city goes into the volcano."""
    if s.city:
        for square in range(SQUARES):
            if s.crowd[square]:
                add_row(rows, LOST, s.seat, square, 0, s.crowd[square])
                s.crowd[square] = 0
        for seat in range(SEATS):
            s.at_n[seat] = 0
            s.at_s[seat] = 0
        s.volcano += s.city
        s.city = 0
    for seat in range(s.players):
        s.winners |= has_won(s, seat) << seat
    s.kind = OVER
    add_row(rows, ENDED, s.seat, 0, 0, 0)
