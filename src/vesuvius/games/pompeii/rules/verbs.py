"""Actions as numbers: verb << 16 | one << 8 | other. What one and other are depends on the verb; an amount is both."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.state import Legal

OWN, COIN, COLLECT, WORK, TIMES, BUILD, SKIP_GOOD, AT_PORTA, GIVE_FOR, TAKE_FOR, TRAIN, SWAP, PAY_WITH = range(13)
ACT, HEAL_WORKER, HEAL_ARMY, LIFT, FINISH, HIRE, RECRUIT_ARMY, USE, BONUS = range(13, 22)
AT_SEAT, AT_BUILDING, AT_CARD, AT_GOOD, STOP, GIVE, PASS, DRAW_FROM, KEEP, PLAY, WAIT = range(22, 33)

VERB, ONE, PART = 16, 8, 255


@rule
def put(legal: Legal, count: int, verb: int, one: int, other: int) -> int:
    """One more legal action; returns how many there are then."""
    legal.action[count] = verb << VERB | one << ONE | other
    return count + 1
