"""The second phase: two moves per turn, as far as the crowd on a square allows, and out through the gates."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.downfall.rules.lava import draw_tile
from vesuvius.games.downfall.rules.state import MOVED, SAVED, STAYED, EventRows, State, count_of, size
from vesuvius.games.downfall.rules.tables import BIT_N, BIT_S, NOWHERE


@rule
def leave_square(s: State, square: int) -> None:
    """Takes one piece of the seat off a square."""
    s.crowd[square] -= 1 << 8 * s.seat
    empty = count_of(s.crowd[square], s.seat) == 0
    s.at_n[s.seat] &= ~(empty * BIT_N[square])
    s.at_s[s.seat] &= ~(empty * BIT_S[square])


@rule
def enter_square(s: State, square: int) -> None:
    """Puts one piece of the seat on a square."""
    s.crowd[square] += 1 << 8 * s.seat
    s.at_n[s.seat] |= BIT_N[square]
    s.at_s[s.seat] |= BIT_S[square]


@rule
def move_piece(s: State, rows: EventRows, start: int, goal: int) -> None:
    """R15, R17, R18: moves a piece within the city or out of it."""
    piece = 1 << 8 * s.seat
    alone = size(s.crowd[start]) == 1
    leave_square(s, start)
    s.moved_to = NOWHERE
    if goal == NOWHERE:
        s.city -= piece
        s.saved += piece
        add_row(rows, SAVED, s.seat, start, 0, 0)
    else:
        enter_square(s, goal)
        if not alone and count_of(s.city, s.seat) > 1:
            s.moved_to = goal
        add_row(rows, MOVED, s.seat, start, goal, 0)
    s.moves -= 1
    if s.moves == 0 or count_of(s.city, s.seat) == 0:
        end_moves(s, rows)


@rule
def stay(s: State, rows: EventRows) -> None:
    """Option free_moves: the seat gives up its remaining moves."""
    add_row(rows, STAYED, s.seat, 0, 0, 0)
    end_moves(s, rows)


@rule
def end_moves(s: State, rows: EventRows) -> None:
    """Lets the next seat draw its tile."""
    s.moves = 0
    s.seat = (s.seat + 1) % s.players
    draw_tile(s, rows)
