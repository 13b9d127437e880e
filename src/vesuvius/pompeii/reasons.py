"""What speaks for a token, as facts of the position that its seat sees, the weightiest first.

What the way to the Castrum still asks for is counted plainly here: the cost of Foro, Terme and Castrum, and the army's
price, as far as they are still to come. Nothing here calls a rule, since compiled rules take no plain objects.
"""

from __future__ import annotations

from collections.abc import Callable

from vesuvius.game import Reason
from vesuvius.pompeii import notation
from vesuvius.pompeii import verbs as v
from vesuvius.pompeii.figures import (
    CARDS,
    COST,
    GOODS,
    LINE_IN,
    LINE_OUT,
    LINES,
    RECRUIT,
    SEATS,
    Figures,
)
from vesuvius.pompeii.state import NO_ARMY, NOBODY, RECRUITED, VOLCANO_DECK, State

MOST = 3
Bundle = dict[int, int]


def reasons(s: State, t: Figures, token: str) -> list[Reason]:
    """What speaks for a token that is legal in this masked state, for the seat that decides; at most three reasons."""
    action = notation.number(token)
    verb, one, other = action >> v.VERB, action >> v.ONE & v.PART, action & v.PART
    explain = EXPLAIN.get(verb)
    return explain(s, t, one, other)[:MOST] if explain else []


def bundle(t: Figures, number: int) -> Bundle:
    """The goods of a bundle."""
    return {t.good[i]: t.amount[i] for i in range(t.first[number], t.first[number + 1])}


def asked(s: State, t: Figures) -> Bundle:
    """All that the way to the Castrum still asks the seat for that decides."""
    stations = [COST + building for building in _stations(s, t)]
    stations += [RECRUIT] if s.army[s.seat] == NO_ARMY else []
    goods: Bundle = {}
    for number in stations:
        for good, amount in bundle(t, number).items():
            goods[good] = goods.get(good, 0) + amount
    return goods


def lacking(s: State, t: Figures) -> Bundle:
    """What the seat still lacks of it."""
    return {good: amount - _has(s, good) for good, amount in asked(s, t).items() if amount > _has(s, good)}


def _stations(s: State, t: Figures) -> list[int]:
    """The buildings on the way that do not stand."""
    return [building for building in (t.foro, t.recruits, t.castrum) if not s.built >> building & 1]


def _has(s: State, good: int) -> int:
    return s.goods[GOODS * s.seat + good]


def _brings(s: State, t: Figures, goods: Bundle) -> list[Reason]:
    """Goods that come in: those that are lacking, or how much they are worth."""
    wanted = lacking(s, t)
    helps = [(min(amount, wanted[good]), wanted[good]) for good, amount in goods.items() if good in wanted]
    if helps:
        count, short = max(helps)
        return [Reason("reason-lacking", {"count": count, "lacking": short})]
    good, amount = max(goods.items(), key=lambda pair: pair[1] * t.value[pair[0]])
    return [Reason("reason-makes", {"count": amount, "value": t.value[good]})]


def _owner(s: State, t: Figures, building: int) -> list[Reason]:
    """P9: who else gets something by it."""
    owner = s.owner[SEATS * building]
    if owner in (NOBODY, s.seat) or not t.bonus[building]:
        return []
    return [Reason("reason-owner", {"owner": owner})]


def _collect(s: State, t: Figures, field: int, card: int) -> list[Reason]:
    """P6: what a field brings; what a card makes of it is not told."""
    if card or s.blocked >> t.gives[field] & 1:
        return []
    place = SEATS * field + s.seat
    times = 1 + s.at[place] + s.marks[place]
    second = [Reason("reason-second", {"count": times})] if times > 1 else []
    return [*_brings(s, t, {t.gives[field]: times}), *second]


def _work(s: State, t: Figures, building: int, how: int) -> list[Reason]:
    """P7, P9: all that can be converted."""
    if how < CARDS:
        return _owner(s, t, building)
    line = LINES * building + how - CARDS
    most = min(_has(s, good) // amount for good, amount in bundle(t, LINE_IN + line).items())
    made = {good: most * amount for good, amount in bundle(t, LINE_OUT + line).items()}
    return [*_brings(s, t, made), *_owner(s, t, building)]


def _build(s: State, t: Figures, building: int, _: int) -> list[Reason]:
    """P8, P40: a station of the way, or a building that can be used at once."""
    if building == t.castrum and s.army[s.seat] == RECRUITED:
        return [Reason("reason-wins")]
    if building in _stations(s, t):
        return [Reason("reason-station", {"left": len(_stations(s, t)) - 1})]
    return [Reason("reason-opens", {"building": f"b{building + 1}"})]


def _recruit(s: State, t: Figures, _: int, __: int) -> list[Reason]:
    """P39: the army; if the Castrum stands, it is the end."""
    wins = s.built >> t.castrum & 1
    return [Reason("reason-wins" if wins else "reason-army")]


def _hire(s: State, t: Figures, _: int, __: int) -> list[Reason]:
    """P29: one more worker from now on."""
    return [Reason("reason-worker", {"count": s.workers[s.seat] + 1}), *_owner(s, t, t.hires)]


def _take(s: State, t: Figures, good: int, _: int) -> list[Reason]:
    """P11: what is taken in a trade, or as a bonus."""
    wanted = lacking(s, t)
    return [Reason("reason-wanted", {"lacking": wanted[good]})] if good in wanted else []


def _give_up(s: State, t: Figures, good: int, _: int) -> list[Reason]:
    """P11, P33: what is given is more than is asked for."""
    spare = _has(s, good) - asked(s, t).get(good, 0)
    return [Reason("reason-spare", {"count": spare})] if spare > 0 else []


def _pledge(s: State, t: Figures, good: int, _: int) -> list[Reason]:
    """P33: what is still missing, and what comes if it stays missing."""
    missing = s.required - _pledged(s, t)
    eruption = [Reason("reason-eruption", {"cards": _cards_left(s)})] if missing > 0 and s.players > 1 else []
    return [Reason("reason-missing", {"value": max(0, missing)}), *eruption, *_give_up(s, t, good, 0)]


def _pass(s: State, t: Figures, _: int, __: int) -> list[Reason]:
    """P33: enough lies there."""
    pledged = _pledged(s, t)
    if pledged < s.required:
        return []
    return [Reason("reason-enough", {"value": pledged, "required": s.required})]


def _pledged(s: State, t: Figures) -> int:
    return sum(amount * t.value[i % GOODS] for i, amount in enumerate(s.pledged))


def _cards_left(s: State) -> int:
    return sum(card != NOBODY for card in s.volcano[s.revealed : VOLCANO_DECK])


def _own(s: State, t: Figures, building: int, _: int) -> list[Reason]:
    """P2: what the building will make."""
    return [Reason("reason-opens", {"building": f"b{building + 1}"})]


EXPLAIN: dict[int, Callable[[State, Figures, int, int], list[Reason]]] = {
    v.OWN: _own,
    v.COIN: _take,
    v.COLLECT: _collect,
    v.WORK: _work,
    v.BUILD: _build,
    v.RECRUIT_ARMY: _recruit,
    v.HIRE: _hire,
    v.FINISH: _recruit,
    v.GIVE_FOR: _give_up,
    v.TAKE_FOR: _take,
    v.BONUS: _take,
    v.GIVE: _pledge,
    v.PASS: _pass,
}
