"""How far a seat may take back, and where it is likely to want to go: its last choice, or where its turn began."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vesuvius.formats.record import Move, undo_limit
from vesuvius.game import Game, Problem, State, SupportsActions, SupportsLists, SupportsTurns, supports


class StepsBack(msgspec.Struct, frozen=True):
    """Each is the `seq` that stays. `turn` is None if the turn began with the last choice."""

    limit: int
    choice: int
    turn: int | None


def steps_back(game: Game, states: Sequence[State], moves: Sequence[Move], seat: int) -> StepsBack | None:
    """How far back a seat may go; None if it had no choice since then.

    `states` are the set-up and what followed each of the moves in force. A page that plays forced moves by itself would
    play them again at once, so that going back to them would lead nowhere.
    """
    limit = undo_limit(moves, seat)
    if limit is None:
        return None
    first = sum(move.seq <= limit for move in moves)
    open_ = [number for number in range(first, len(moves)) if _is_choice(game, states, moves, number, first)]
    if not open_:
        return None
    begun = _turn_begun(game, states, first, open_[-1])
    choices = [number for number in open_ if number >= begun]
    choice, turn = (_stays(moves, number) for number in (choices[-1], choices[0]))
    return StepsBack(limit, choice, turn if turn < choice else None)


def last_choice(game: Game, states: Sequence[State], moves: Sequence[Move], seat: int) -> int:
    """The entry just before a seat's last choice; raises a Problem if it may take back none."""
    back = steps_back(game, states, moves, seat)
    if back is None:
        raise Problem("record-undo-nothing", seat=seat)
    return back.choice


def _is_choice(game: Game, states: Sequence[State], moves: Sequence[Move], number: int, first: int) -> bool:
    """Whether a move could have been another one, and didn't go on with a list or an action that can be taken back."""
    if number > first and moves[number - 1].seat == moves[number].seat and _goes_on(game, states, moves, number):
        return False
    return len(game.legal(states[number])) > 1


def _goes_on(game: Game, states: Sequence[State], moves: Sequence[Move], number: int) -> bool:
    if supports(game, SupportsLists) and game.goes_on(moves[number - 1].move, moves[number].move):
        return True
    return supports(game, SupportsActions) and not game.begins_action(states[number])


def _turn_begun(game: Game, states: Sequence[State], first: int, last: int) -> int:
    """The number of the move with which the turn began that the last choice was made in."""
    if not supports(game, SupportsTurns):
        return first
    return next((number for number in range(last, first, -1) if game.begins_turn(states[number])), first)


def _stays(moves: Sequence[Move], number: int) -> int:
    """The `seq` of the move before that one; 0 before the first."""
    return moves[number - 1].seq if number else 0
