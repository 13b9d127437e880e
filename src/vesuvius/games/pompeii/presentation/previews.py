"""What a token costs and brings, told before it is played: the rules try it on a copy of what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vesuvius.game import Line
from vesuvius.games.pompeii.data.names import GOOD_NAMES
from vesuvius.games.pompeii.presentation import notation
from vesuvius.games.pompeii.rules.figures import CARDS, GOODS, SEATS, Figures
from vesuvius.games.pompeii.rules.state import CHOOSE_PLEDGED, GOT, PAID, PLEDGED, State
from vesuvius.games.pompeii.rules.verbs import (
    BUILD,
    COLLECT,
    FINISH,
    HEAL_ARMY,
    HEAL_WORKER,
    HIRE,
    PART,
    RECRUIT_ARMY,
    TAKE_FOR,
    TIMES,
    VERB,
    WORK,
)

Rows = list[list[int]]
PAID_AT_ONCE = (HIRE, RECRUIT_ARMY, HEAL_WORKER, HEAL_ARMY, FINISH)
ONCE = TIMES << VERB | 1


def previews(s: State, t: Figures, tokens: Sequence[str], attempt: Callable[..., Rows]) -> dict[str, Line]:
    """Goods given and made by amounts, work at a building, building, collecting without a card, and each of a trade.

    What hiring, recruiting, healing and finishing cost is told as well.

    One amount is the one `proposed`. A field that is blocked makes nothing.

    `attempt` tries actions one after the other and returns the rows of the last one.
    """
    told: dict[str, Line] = {}
    for token in tokens:
        action = notation.number(token)
        verb = action >> VERB
        if verb == TAKE_FOR or (verb == WORK and action & PART >= CARDS):
            told[token] = exchange(attempt(action, ONCE), s.seat)
        elif verb in (TIMES, BUILD, *PAID_AT_ONCE) or (verb == COLLECT and not action & PART):
            told[token] = exchange(attempt(action), s.seat)
    amounts = [token for token in told if token.startswith("*")]
    if amounts:
        told[_proposed(s, t, amounts)]["proposed"] = True
    return told


def exchange(rows: Rows, seat: int) -> Line:
    """Returns what a seat gives and gets."""
    given: dict[str, int] = {}
    made: dict[str, int] = {}
    for kind, who, good, amount, _ in rows:
        if who == seat and kind in (PAID, PLEDGED, GOT):
            side = made if kind == GOT else given
            side[GOOD_NAMES[good]] = side.get(GOOD_NAMES[good], 0) + amount
    return {"given": given, "made": made}


def _proposed(s: State, t: Figures, amounts: list[str]) -> str:
    """As many as can be, but no more to an offering than it lacks."""
    by_size = sorted(amounts, key=_amount)
    if s.frame_kind[s.depth - 1] == CHOOSE_PLEDGED:
        offered = sum(s.pledged[GOODS * seat + good] * t.value[good] for seat in range(SEATS) for good in range(GOODS))
        value = t.value[s.frame[3 * s.depth - 3]]
        return next((token for token in by_size if _amount(token) * value >= s.required - offered), by_size[-1])
    return by_size[-1]


def _amount(token: str) -> int:
    return int(token[1:])
