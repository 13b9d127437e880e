"""How a search plays a game of Pompeii on: by sight, with a little chance, for some rounds; and how it stands then.

A seat's chance is the smaller, the more rounds its plan still takes.
"""

from __future__ import annotations

import math

from vesuvius.engine.chance import Chance, quick
from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.judgement.evaluation import rank
from vesuvius.games.pompeii.judgement.plans import think
from vesuvius.games.pompeii.judgement.pledges import cards_left
from vesuvius.games.pompeii.judgement.prices import ACTION, JudgementScratch
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.play import advance, choose
from vesuvius.games.pompeii.rules.state import (
    BEST_TITLE,
    LAST_ROUND,
    NOBODY,
    OVER,
    TITLES,
    EventRows,
    Legal,
    State,
    is_built,
    is_solo,
)

HORIZON = 10  # rounds that are played on
NOISE = ACTION // 20  # how much chance mixes into a choice
STEEP = 1.5  # rounds that make a seat's chance e times smaller
EARLIER = 0.02  # of a solo win for each round that it comes earlier


@rule
def choose_by_sight(s: State, t: Figures, legal: Legal, mind: JudgementScratch, c: Chance) -> int:
    """The action that looks best, or one that looks nearly as good."""
    if legal.count == 1:
        return legal.action[0]
    rank(s, t, legal, mind)
    best, highest = 0, -(1 << 40)
    for i in range(legal.count):
        urge = mind.urge[i] + quick(c, NOISE)
        if urge > highest:
            best, highest = i, urge
    return legal.action[best]


@rule
def rounds_to_go(s: State, t: Figures, mind: JudgementScratch, seat: int) -> float:
    """The rounds that a seat's plan still takes."""
    think(s, t, mind, seat)
    return max(0, mind.whole) / (ACTION * max(1, int(s.workers[seat])))


@rule
def settle_titles(s: State, t: Figures, mind: JudgementScratch) -> None:
    """P49: the chance of each title, and what a search strives for: a win, the earlier the better."""
    for title in range(TITLES):
        mind.title[title] = 0.0
    if s.stage == OVER:
        mind.share[0] = 0.0
        if s.winner != NOBODY:
            mind.share[0] = 1.0 - EARLIER * s.round
            mind.title[max(0, s.round - BEST_TITLE)] = 1.0
        return
    last = s.round + rounds_to_go(s, t, mind, 0)
    so_far = 0.0
    for title in range(TITLES):
        if s.round <= BEST_TITLE + title:
            within = 1.0 / (1.0 + math.exp((last - (BEST_TITLE + title)) / STEEP))
            mind.title[title] = within - so_far
            so_far = within
    mind.share[0] = (1.0 - EARLIER * min(LAST_ROUND, last)) / (1.0 + math.exp((last - LAST_ROUND) / STEEP))


@rule
def settle_shares(s: State, t: Figures, mind: JudgementScratch) -> None:
    """Each seat's chance to win: as the game ended, or as it stands."""
    if is_solo(s):
        settle_titles(s, t, mind)
        return
    if s.stage == OVER:
        for seat in range(s.players):
            mind.share[seat] = 1.0 if s.winner == seat else 0.0
        return
    total = 0.0
    for seat in range(s.players):
        mind.share[seat] = math.exp(-rounds_to_go(s, t, mind, seat) / STEEP)
        total += mind.share[seat]
    lost = 0.1 / cards_left(s) if is_built(s, t.foro) else 0.0
    for seat in range(s.players):
        mind.share[seat] *= (1.0 - lost) / total


@rule
def play_out(s: State, t: Figures, mind: JudgementScratch, legal: Legal, rows: EventRows, c: Chance) -> int:
    """On for some rounds, or to the end of the game; returns how many decisions that took."""
    decisions = 0
    last = s.round + HORIZON
    advance(s, t, legal, rows)
    while s.stage != OVER and s.round < last:
        choose(s, t, rows, choose_by_sight(s, t, legal, mind, c))
        advance(s, t, legal, rows)
        decisions += 1
    settle_shares(s, t, mind)
    return decisions
