"""Wipes what a seat may not know out of a state, an event or a token.

A seat sees its own cards, every card played, every tile drawn, a caller's hand, and who is asked whether to call (R9),
which shows that a hand was all jokers. Seat -1 is a spectator.
"""

from __future__ import annotations

from msgspec.structs import replace

from vesuvius.engine.block import Blocks
from vesuvius.engine.rule import kernel, rule
from vesuvius.game import Event
from vesuvius.games.downfall.hidden.hands import seat_of_turn
from vesuvius.games.downfall.rules.state import LAVA, UNKNOWN, State
from vesuvius.games.downfall.rules.tables import AD79, BOTTOM, OMEN


@rule
def has_erupted(s: State) -> int:
    """Returns whether the first phase is over."""
    return s.kind >= LAVA


@rule
def is_shown(s: State, seat: int, other: int) -> int:
    """R9: returns whether a seat knows another's hand: it's its own, or a caller showed it."""
    return seat == other or (has_erupted(s) and s.caller == other)


@rule
def mask(s: State, seat: int) -> None:
    """Wipes what the seat may not know."""
    for other in range(s.players):
        if not is_shown(s, seat, other):
            s.hand[other] = UNKNOWN
        if other != seat:
            s.initial[other] = UNKNOWN
    turn = s.begun
    for i in range(s.end):
        if i >= s.top:
            # How many cards lie above the A.D. 79 card is public until it's shuffled in.
            if s.stock[i] != AD79 or s.seething:
                s.stock[i] = UNKNOWN
        elif s.stock[i] < OMEN:
            if seat_of_turn(s, turn) != seat:
                s.stock[i] = UNKNOWN
            turn += 1
    for i in range(s.drawn, s.tiles):
        s.bag[i] = UNKNOWN
    if not s.seething:
        for i in range(BOTTOM + 1):
            s.mix[i] = UNKNOWN


@kernel
def mask_one(states: Blocks, index: int, seat: int) -> None:
    """Masks one game of many."""
    mask(states[index], seat)


def mask_event(event: Event, seat: int | None) -> Event:
    """R2, R3: hides what others draw, and the order of a shuffled stock."""
    if event.kind == "drew" and event.seat != seat:
        return replace(event, facts={"card": None})
    if event.kind == "reshuffled":
        return replace(event, facts={"cards": None})
    return event


def mask_token(token: str, player: int, seat: int | None) -> str:
    """R2: a card is named by a token only when it's played, and then everyone sees it."""
    return token
