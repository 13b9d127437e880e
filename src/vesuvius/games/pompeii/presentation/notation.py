"""Tokens: an action as text, and back. `docs/notation.md` lists them all.

A number says all of an action, so that a token reads the same in every state.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from vesuvius.games.pompeii.data.names import CARD_NAMES, FIELD_NAMES, GOOD_NAMES, PLACE_NAMES, SHIPPED
from vesuvius.games.pompeii.hidden.mask import KEEP
from vesuvius.games.pompeii.rules import verbs as v
from vesuvius.games.pompeii.rules.effects.injury import Injure
from vesuvius.games.pompeii.rules.figures import BUILDINGS, CARDS, FIELDS, FIRST_BUILDING
from vesuvius.games.pompeii.rules.verbs import ONE, PART, VERB

BUILDING_NAMES = PLACE_NAMES[FIRST_BUILDING:]
DECKS = ("S", "C")
LINES = ("", "b")
INJURING = {e.target: card.id for card in SHIPPED.city for e in card.effects if isinstance(e, Injure)}
SEAT_NAMES = tuple(str(seat) for seat in range(4))
# Verbs that name one thing: what stands before and after it, and the names it is one of.
SIMPLE: dict[int, tuple[str, Sequence[str], str]] = {
    v.OWN: ("own", tuple(name[1:] for name in BUILDING_NAMES), ""),
    v.COIN: ("+", GOOD_NAMES, ""),
    v.SKIP_GOOD: ("skip:", GOOD_NAMES, ""),
    v.GIVE_FOR: ("", GOOD_NAMES, ">"),
    v.TAKE_FOR: (">", GOOD_NAMES, ""),
    v.TRAIN: ("train:", CARD_NAMES, ""),
    v.SWAP: ("swap:", CARD_NAMES, ""),
    v.PAY_WITH: ("-", GOOD_NAMES, ""),
    v.ACT: ("act:", CARD_NAMES, ""),
    v.LIFT: ("lift:", BUILDING_NAMES, ""),
    v.USE: ("use:", CARD_NAMES, ""),
    v.BONUS: ("^", GOOD_NAMES, ""),
    v.AT_SEAT: ("!", SEAT_NAMES, ""),
    v.AT_BUILDING: ("!", BUILDING_NAMES, ""),
    v.AT_CARD: ("!", CARD_NAMES, ""),
    v.AT_GOOD: ("!", GOOD_NAMES, ""),
    v.GIVE: ("give:", GOOD_NAMES, ""),
    v.DRAW_FROM: ("draw:", DECKS, ""),
    v.KEEP: (KEEP, CARD_NAMES, ""),
    v.PLAY: ("play:", CARD_NAMES, ""),
}
# Verbs that name nothing. The card that a healing names is the one that injures so.
BARE = {
    v.AT_PORTA: "@porta",
    v.HEAL_WORKER: f"heal:{INJURING['worker']}",
    v.HEAL_ARMY: f"heal:{INJURING['army']}",
    v.FINISH: "finish",
    v.HIRE: "hire",
    v.RECRUIT_ARMY: "army",
    v.STOP: ".",
    v.PASS: "pass",
    v.WAIT: "wait",
}
# Verbs of which several make up a list: of goods, which a stop may end (P52), or of draws.
LISTED = (v.COIN, v.SKIP_GOOD, v.AT_GOOD, v.DRAW_FROM)
# Verbs that always are, or that complete, an action; a card may ask for more after any other.
WHOLE = (
    v.OWN, v.COIN, v.TIMES, v.HEAL_WORKER, v.HEAL_ARMY, v.LIFT, v.FINISH, v.HIRE, v.RECRUIT_ARMY, v.STOP,
    v.PASS, v.DRAW_FROM, v.WAIT,
)  # fmt: skip
AMOUNT = re.compile(r"\*([1-9][0-9]{0,4})")


def _with(card: int) -> str:
    return f"/{CARD_NAMES[card]}"


@cache
def token(action: int) -> str:
    """The text of an action."""
    verb, one, other = action >> VERB, action >> ONE & PART, action & PART
    if verb in SIMPLE:
        before, names, behind = SIMPLE[verb]
        return before + names[one] + behind
    if verb == v.TIMES:
        return f"*{action & (1 << VERB) - 1}"
    if verb == v.COLLECT:
        return f"@{FIELD_NAMES[one]}{_with(other - 1) if other else ''}"
    if verb == v.WORK:
        return f"@{BUILDING_NAMES[one]}{LINES[other - CARDS] if other >= CARDS else _with(other)}"
    if verb == v.BUILD:
        return f"build{one + 1}{_with(other - 1) if other else ''}"
    return BARE[verb]


def _numbers() -> dict[str, int]:
    """Every token but amounts, with its action."""
    actions = [verb << VERB | one << ONE for verb, (_, names, _) in SIMPLE.items() for one in range(len(names))]
    actions += [verb << VERB for verb in BARE]
    for card in range(CARDS + 1):
        actions += [v.COLLECT << VERB | field << ONE | card for field in range(FIELDS)]
        actions += [v.BUILD << VERB | building << ONE | card for building in range(BUILDINGS)]
    for how in range(CARDS + len(LINES)):
        actions += [v.WORK << VERB | building << ONE | how for building in range(BUILDINGS)]
    return {token(action): action for action in actions}


NUMBERS = _numbers()


def number(text: str) -> int:
    """The action that a text means; -1 if it means none."""
    if amount := AMOUNT.fullmatch(text):
        return v.TIMES << VERB | int(amount[1]) if int(amount[1]) < 1 << VERB else -1
    return NUMBERS.get(text, -1)


def goes_on(before: str, text: str) -> bool:
    """Whether a token belongs to the same list as the one before it."""
    verbs = [number(each) >> VERB for each in (before, text)]
    return verbs[0] in LISTED and verbs[1] in (verbs[0], v.STOP)


def asks_more(text: str) -> bool:
    """Whether more may be asked after a token before its action is done: never after a field or building, alone."""
    action = number(text)
    verb, other = action >> VERB, action & PART
    return verb not in WHOLE and (verb not in (v.COLLECT, v.BUILD) or other > 0)
