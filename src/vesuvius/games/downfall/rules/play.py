"""Plays an action on a state; entry points for callers outside the rules."""

from __future__ import annotations

from vesuvius.engine.block import Blocks
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.downfall.rules.fleeing import move_piece, stay
from vesuvius.games.downfall.rules.lava import cover
from vesuvius.games.downfall.rules.legal import list_legal
from vesuvius.games.downfall.rules.settling import answer_call, place_relative, play_card, throw_victim
from vesuvius.games.downfall.rules.state import CARD, LAVA, MOVE, RELATIVE, SHIFT, VICTIM, WHERE, EventRows, State
from vesuvius.games.downfall.rules.tables import NOWHERE


@rule
def apply(s: State, rows: EventRows, action: int) -> None:
    """Plays a legal action for the seat that decides; the rows tell what it caused."""
    what = action >> SHIFT
    where = action & WHERE
    rows.count = 0
    if s.kind == MOVE:
        if what == NOWHERE:
            stay(s, rows)
        else:
            move_piece(s, rows, what, where)
    elif s.kind == LAVA:
        cover(s, rows, what, where)
    elif s.kind == CARD:
        play_card(s, rows, what, where)
    elif s.kind == RELATIVE:
        place_relative(s, rows, where)
    elif s.kind == VICTIM:
        throw_victim(s, rows, what, where)
    else:
        answer_call(s, rows, where)


@kernel
def step(states: Blocks, index: int, action: int, legals: Blocks, rows: Blocks) -> int:
    """Plays an action in one game of many and lists what's legal then. Returns how many actions there are."""
    apply(states[index], rows[0], action)
    return list_legal(states[index], legals[0])


@kernel
def look(states: Blocks, index: int, legals: Blocks) -> int:
    """Lists what's legal in one game of many. Returns how many actions there are."""
    return list_legal(states[index], legals[0])
