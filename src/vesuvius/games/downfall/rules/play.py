"""Plays an action on a state; entry points for callers outside the rules."""

from __future__ import annotations

from vesuvius.engine.block import Blocks
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.downfall.rules.fleeing import move_piece, stay
from vesuvius.games.downfall.rules.lava import cover
from vesuvius.games.downfall.rules.legal import list_legal
from vesuvius.games.downfall.rules.settling import answer_call, place_relative, play_card, throw_victim
from vesuvius.games.downfall.rules.state import CARD, LAVA, MOVE, RELATIVE, SHIFT, VICTIM, WHERE, Log, State
from vesuvius.games.downfall.rules.tables import NOWHERE


@rule
def apply(s: State, log: Log, action: int) -> None:
    """Plays a legal action for the seat that decides; the log tells what it caused."""
    what = action >> SHIFT
    where = action & WHERE
    log.count = 0
    if s.kind == MOVE:
        if what == NOWHERE:
            stay(s, log)
        else:
            move_piece(s, log, what, where)
    elif s.kind == LAVA:
        cover(s, log, what, where)
    elif s.kind == CARD:
        play_card(s, log, what, where)
    elif s.kind == RELATIVE:
        place_relative(s, log, where)
    elif s.kind == VICTIM:
        throw_victim(s, log, what, where)
    else:
        answer_call(s, log, where)


@kernel
def step(states: Blocks, index: int, action: int, legals: Blocks, logs: Blocks) -> int:
    """Plays an action in one game of many and lists what's legal then. Returns how many actions there are."""
    apply(states[index], logs[0], action)
    return list_legal(states[index], legals[0])


@kernel
def look(states: Blocks, index: int, legals: Blocks) -> int:
    """Lists what's legal in one game of many. Returns how many actions there are."""
    return list_legal(states[index], legals[0])
