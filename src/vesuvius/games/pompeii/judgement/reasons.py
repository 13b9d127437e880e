"""What speaks for a token, as facts of the position that its seat sees, the weightiest first.

They come from the plan by which bots judge (`plans.py`): what it still lacks, what it leaves over, and how many actions
a token takes off it. Nothing here calls a rule, since compiled rules take no plain objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from vesuvius.game import Reason
from vesuvius.games.pompeii.judgement.prices import ACTION, JudgementScratch
from vesuvius.games.pompeii.presentation import notation
from vesuvius.games.pompeii.rules import verbs as v
from vesuvius.games.pompeii.rules.figures import BUILDINGS, CARDS, GOODS, LINE_IN, LINE_OUT, LINES, SEATS, Figures
from vesuvius.games.pompeii.rules.state import CHOOSE_HALT, NOBODY, RECRUITED, VOLCANO_DECK, State

MOST = 3
Bundle = dict[int, int]


class JudgedPosition(NamedTuple):
    """A position with the plan of the seat that decides, and how good the token looks to it at once."""

    s: State
    t: Figures
    mind: JudgementScratch
    urge: int


def reasons(seen: JudgedPosition, token: str) -> list[Reason]:
    """What speaks for a token that is legal in this masked state, for the seat that decides; at most three reasons."""
    action = notation.number(token)
    verb = action >> v.VERB
    if verb == v.TIMES:
        return _amount(seen, action & (1 << v.VERB) - 1)
    explain = EXPLAIN.get(verb)
    return explain(seen, action >> v.ONE & v.PART, action & v.PART)[:MOST] if explain else []


def bundle(t: Figures, number: int) -> Bundle:
    """The goods of a bundle."""
    return {t.good[i]: t.amount[i] for i in range(t.first[number], t.first[number + 1])}


def lacking(seen: JudgedPosition) -> Bundle:
    """What the plan still lacks, down to the goods of which others are made."""
    return {good: short for good, short in enumerate(seen.mind.short) if short > 0}


def _stations(seen: JudgedPosition) -> list[int]:
    """The buildings that the plan asks for."""
    return [building for building in range(BUILDINGS) if seen.mind.asked >> building & 1]


def _has(s: State, good: int) -> int:
    return s.goods[GOODS * s.seat + good]


def _saves(seen: JudgedPosition, *_: int) -> list[Reason]:
    """P11, P17, P21: what a trade, a card or a building takes off the plan, in whole actions."""
    actions = (seen.urge + ACTION // 2) // ACTION
    return [Reason("reason-actions", {"actions": actions})] if actions > 0 else []


def _brings(seen: JudgedPosition, goods: Bundle) -> list[Reason]:
    """Goods that come in: those that are lacking, or how much they are worth."""
    wanted = lacking(seen)
    helps = [(min(amount, wanted[good]), wanted[good]) for good, amount in goods.items() if good in wanted]
    if helps:
        count, short = max(helps)
        return [Reason("reason-lacking", {"count": count, "lacking": short})]
    good, amount = max(goods.items(), key=lambda pair: pair[1] * seen.t.value[pair[0]])
    return [Reason("reason-makes", {"count": amount, "value": seen.t.value[good]})]


def _owner(seen: JudgedPosition, building: int) -> list[Reason]:
    """P9: who else gets something by it."""
    owner = seen.s.owner[SEATS * building]
    if owner in (NOBODY, seen.s.seat) or not seen.t.bonus[building]:
        return []
    return [Reason("reason-owner", {"owner": owner})]


def _collect(seen: JudgedPosition, field: int, card: int) -> list[Reason]:
    """P6: what a field brings; what a card makes of it is given in actions."""
    s, t = seen.s, seen.t
    if card or s.blocked >> t.gives[field] & 1:
        return _saves(seen)
    place = SEATS * field + s.seat
    times = 1 + s.at[place] + s.marks[place]
    second = [Reason("reason-second", {"count": times})] if times > 1 else []
    return [*_brings(seen, {t.gives[field]: times}), *second]


def _work(seen: JudgedPosition, building: int, how: int) -> list[Reason]:
    """P7, P9: all that can be converted."""
    if how < CARDS:
        return [*_saves(seen), *_owner(seen, building)]
    line = LINES * building + how - CARDS
    most = min(_has(seen.s, good) // amount for good, amount in bundle(seen.t, LINE_IN + line).items())
    made = {good: most * amount for good, amount in bundle(seen.t, LINE_OUT + line).items()}
    return [*_brings(seen, made), *_owner(seen, building)]


def _amount(seen: JudgedPosition, amount: int) -> list[Reason]:
    """P7, P11, P33: as many as the plan has a use for."""
    return [Reason("reason-amount")] if amount == seen.mind.amount else []


def _build(seen: JudgedPosition, building: int, _: int) -> list[Reason]:
    """P8, P40: a station of the way, or a building that can be used at once."""
    if building == seen.t.castrum and seen.s.army[seen.s.seat] == RECRUITED:
        return [Reason("reason-wins")]
    if building in _stations(seen):
        return [Reason("reason-station", {"left": len(_stations(seen)) - 1})]
    return [Reason("reason-opens", {"building": f"b{building + 1}"}), *_saves(seen)]


def _recruit(seen: JudgedPosition, _: int, __: int) -> list[Reason]:
    """P39: the army; if the Castrum stands, it is the end."""
    wins = seen.s.built >> seen.t.castrum & 1
    return [Reason("reason-wins" if wins else "reason-army")]


def _finish(seen: JudgedPosition, _: int, __: int) -> list[Reason]:
    """P38: a halted Castrum stands after all."""
    wins = seen.s.army[seen.s.seat] == RECRUITED
    return [Reason("reason-wins") if wins else Reason("reason-station", {"left": 0})]


def _hire(seen: JudgedPosition, _: int, __: int) -> list[Reason]:
    """P29: one more worker from now on."""
    return [Reason("reason-worker", {"count": seen.s.workers[seen.s.seat] + 1}), *_owner(seen, seen.t.hires)]


def _heal(seen: JudgedPosition, _: int, __: int) -> list[Reason]:
    """P27: an injured worker or army is back."""
    return [Reason("reason-heals")]


def _take(seen: JudgedPosition, good: int, _: int) -> list[Reason]:
    """P11: what is taken in a trade, or as a bonus."""
    wanted = lacking(seen)
    return [Reason("reason-wanted", {"lacking": wanted[good]})] if good in wanted else []


def _give_up(seen: JudgedPosition, good: int, _: int) -> list[Reason]:
    """P11, P33: what is given is more than is asked for."""
    spare = -seen.mind.short[good]
    return [Reason("reason-spare", {"count": spare})] if spare > 0 else []


def _pledge(seen: JudgedPosition, good: int, _: int) -> list[Reason]:
    """P33: what is still missing, and what comes if it stays missing."""
    s = seen.s
    missing = s.required - _pledged(seen)
    eruption = [Reason("reason-eruption", {"cards": _cards_left(s)})] if missing > 0 and s.players > 1 else []
    return [Reason("reason-missing", {"value": max(0, missing)}), *eruption, *_give_up(seen, good, 0)]


def _pass(seen: JudgedPosition, _: int, __: int) -> list[Reason]:
    """P33: enough lies there."""
    pledged, required = _pledged(seen), seen.s.required
    return [] if pledged < required else [Reason("reason-enough", {"value": pledged, "required": required})]


def _pledged(seen: JudgedPosition) -> int:
    return sum(amount * seen.t.value[i % GOODS] for i, amount in enumerate(seen.s.pledged))


def _cards_left(s: State) -> int:
    return sum(card != NOBODY for card in s.volcano[s.revealed : VOLCANO_DECK])


def _play(seen: JudgedPosition, _: int, __: int) -> list[Reason]:
    """P31, P38: the Castrum of another is halted, or an offering costs less."""
    if seen.urge <= 0:
        return []
    halts = seen.s.frame_kind[seen.s.depth - 1] == CHOOSE_HALT
    return [Reason("reason-halts" if halts else "reason-cheaper")]


def _own(seen: JudgedPosition, building: int, _: int) -> list[Reason]:
    """P2: what the building will make."""
    return [Reason("reason-opens", {"building": f"b{building + 1}"})]


EXPLAIN: dict[int, Callable[[JudgedPosition, int, int], list[Reason]]] = {
    v.OWN: _own,
    v.COIN: _take,
    v.COLLECT: _collect,
    v.WORK: _work,
    v.BUILD: _build,
    v.AT_PORTA: _saves,
    v.TRAIN: _saves,
    v.ACT: _saves,
    v.USE: _saves,
    v.KEEP: _saves,
    v.AT_CARD: _saves,
    v.RECRUIT_ARMY: _recruit,
    v.HIRE: _hire,
    v.FINISH: _finish,
    v.HEAL_ARMY: _heal,
    v.HEAL_WORKER: _heal,
    v.GIVE_FOR: _give_up,
    v.TAKE_FOR: _take,
    v.BONUS: _take,
    v.GIVE: _pledge,
    v.PASS: _pass,
    v.PLAY: _play,
}
