"""Tokens: an action as text, and back. `docs/notation.md` lists them all."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from vesuvius.games.downfall.rules.state import CALL, CARD, LAVA, MOVE, RELATIVE, SHIFT, VICTIM, WHERE, State
from vesuvius.games.downfall.rules.tables import (
    CITY_NAMES,
    LETTERS,
    NOWHERE,
    ONE_SYMBOL,
    OTHER_SYMBOL,
    SYMBOL_NAMES,
    square,
    square_name,
)

SQUARE = r"(?P<square>[A-K][1-7])"
FORMS = {
    CARD: re.compile(rf"(?P<house>[1-9]|10|11)((?P<joker>\*?)@{SQUARE}|-)"),
    RELATIVE: re.compile(rf"\+({SQUARE}|-)"),
    VICTIM: re.compile(rf"x{SQUARE}(?P<colour>[{LETTERS}])"),
    CALL: re.compile("(?P<call>erupt|wait)"),
    LAVA: re.compile(rf"~{SQUARE}(?P<symbol>{'|'.join(SYMBOL_NAMES)}|)"),
    MOVE: re.compile(rf"(?P<start>[A-K][1-7])>({SQUARE}|out)|stay"),
}
CITY = frozenset(CITY_NAMES)
NEEDED = ("kind", "tile", "roomy")  # fields of the state, to read and write tokens


def is_dual(s: State) -> bool:
    """Returns whether the tile drawn has two symbols."""
    return ONE_SYMBOL[s.tile] != OTHER_SYMBOL[s.tile]


@cache
def _move(action: int) -> str:
    start, goal = action >> SHIFT, action & WHERE
    if start == NOWHERE:
        return "stay"
    return f"{square_name(start)}>{'out' if goal == NOWHERE else square_name(goal)}"


@cache
def _card(house: int, where: int, has_room: int) -> str:
    if where == NOWHERE:
        return f"{house}-"
    return f"{house}{'' if has_room else '*'}@{square_name(where)}"


@cache
def _relative(action: int) -> str:
    where = action & WHERE
    return f"+{'-' if where == NOWHERE else square_name(where)}"


def token(s: State, action: int) -> str:
    """Returns the text of an action that's legal in this state."""
    if s.kind == MOVE:
        return _move(action)
    what, where = action >> SHIFT, action & WHERE
    if s.kind == LAVA:
        return f"~{square_name(where)}{SYMBOL_NAMES[what] if is_dual(s) else ''}"
    if s.kind == CARD:
        return _card(what, where, s.roomy >> 4 * what & 1)
    if s.kind == RELATIVE:
        return _relative(action)
    if s.kind == VICTIM:
        return f"x{square_name(where)}{LETTERS[what]}"
    return "erupt" if where else "wait"


def tokens(s: State, actions: Iterable[int]) -> Iterable[str]:
    """Returns the texts of actions that are legal in this state; there are many where pieces move."""
    if s.kind == MOVE:
        return map(_move, actions)
    if s.kind == RELATIVE:
        return map(_relative, actions)
    if s.kind == CARD:
        roomy = s.roomy
        return [_card(what := action >> SHIFT, action & WHERE, roomy >> 4 * what & 1) for action in actions]
    return [token(s, action) for action in actions]


def number(s: State, text: str) -> int:
    """Returns the action that a text would mean if it were legal in this state; -1 if it means none."""
    match = FORMS[s.kind].fullmatch(text) if s.kind in FORMS else None
    if match is None:
        return -1
    found = match.groupdict()
    name = found.get("square")
    if name and name not in CITY:
        return -1
    where = square(name) if name else NOWHERE
    what = 0
    if s.kind == CARD:
        what = int(found["house"])
    elif s.kind == VICTIM:
        what = LETTERS.index(found["colour"])
    elif s.kind == CALL:
        where = int(found["call"] == "erupt")
    elif s.kind == LAVA:
        what = SYMBOL_NAMES.index(found["symbol"]) if found["symbol"] else ONE_SYMBOL[s.tile]
    elif s.kind == MOVE:
        what = square(found["start"]) if found["start"] else NOWHERE
    action = int(what) << SHIFT | where
    return action if token(s, action) == text else -1
