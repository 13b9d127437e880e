"""Whom a card is turned against: whose Castrum is halted, whose building is covered, whose temples burn."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.judgement.prices import ACTION, BY_LINE, BY_TRADE, WINS, JudgementScratch
from vesuvius.games.pompeii.rules.board.places import marker_of, workers_on
from vesuvius.games.pompeii.rules.effects.spaces import BLOCK_SPACES
from vesuvius.games.pompeii.rules.effects.taking import is_doomed
from vesuvius.games.pompeii.rules.figures import CARDS, GOODS, LINES, Figures
from vesuvius.games.pompeii.rules.state import ACTIVE, NOBODY, RECRUITED, State, after

CROWD = ACTION // 4  # of each worker at a building that is taken, or whose owner's bonus is shared


@rule
def first_army(s: State, builder: int) -> int:
    """P39, P40: whose army would be the first in the Castrum of a seat, as turns go round; NOBODY if there is none."""
    for i in range(s.players):
        other = after(s, builder, i)
        if s.army[other] == RECRUITED:
            return other
    return NOBODY


@rule
def urge_to_halt(s: State, seat: int, builder: int) -> int:
    """P38: a Castrum is halted if another would win by it, but never if one's own army would."""
    first = first_army(s, builder)
    if first == NOBODY:
        return -ACTION // 2
    return -WINS // 4 if first == seat else WINS // 4


@rule
def works_at(mind: JudgementScratch, building: int) -> int:
    """Whether the plan in mind makes something there that it still lacks."""
    for good in range(GOODS):
        line = mind.way[good] - BY_LINE
        if mind.short[good] > 0 and 0 <= line < BY_TRADE - BY_LINE and line // LINES == building:
            return 1
    return 0


@rule
def urge_at_building(s: State, t: Figures, mind: JudgementScratch, seat: int, effect: int, building: int) -> int:
    """P22, P28: spaces are covered where only others make goods; otherwise most workers are best."""
    if t.kind[effect] != BLOCK_SPACES:
        return CROWD * workers_on(s, building)
    if works_at(mind, building):
        return -ACTION
    return 0 if t.lines[building] == 0 or marker_of(s, building, seat) else ACTION // 2


@rule
def temples_lost(s: State, t: Figures, seat: int, effect: int) -> int:
    """P23: how many temples more others would lose than the seat itself."""
    more = 0
    for card in range(CARDS):
        if is_doomed(s, t, seat, effect, card):
            more += -1 if s.where[card] == ACTIVE + seat else 1
    return more
