"""Which trade helps a plan most: what is taken for what, and how much of it."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.judgement.plans import gain, shift, take_stock, unless_set_back
from vesuvius.games.pompeii.judgement.prices import BY_TRADE, NEVER, JudgementScratch
from vesuvius.games.pompeii.rules.effects.trade import trade_rate
from vesuvius.games.pompeii.rules.figures import GOODS, PORTA_TRADE, Figures
from vesuvius.games.pompeii.rules.state import NONE, State


@rule
def traded(t: Figures, mind: JudgementScratch, effect: int, given: int, taken: int) -> int:
    """How much of a good is best taken for another: what is asked for, as far as goods in store go round."""
    if mind.short[taken] <= 0:
        return 0
    rate = trade_rate(t, effect, given, taken)
    if rate == 0 or mind.stock[given] < rate:
        return 0
    spare = -mind.short[given]
    if mind.way[taken] == BY_TRADE + given:
        spare = min(mind.stock[given], spare + mind.short[taken] * trade_rate(t, PORTA_TRADE, given, taken))
    return max(0, min(mind.short[taken], spare // rate))


@rule
def likely_gain(t: Figures, mind: JudgementScratch, effect: int, given: int, taken: int) -> int:
    """About what a trade brings: prices of what is taken, less those of what is given."""
    times = traded(t, mind, effect, given, taken)
    return times * (mind.price[taken] - trade_rate(t, effect, given, taken) * mind.price[given] // 2)


@rule
def gain_of_trade(s: State, t: Figures, mind: JudgementScratch, seat: int, effect: int, given: int, taken: int) -> int:
    """P11: what a trade brings. One that the plan does not ask for, or that sets it back, is never made."""
    times = traded(t, mind, effect, given, taken)
    if times == 0:
        return NEVER
    shift(mind, given, -times * trade_rate(t, effect, given, taken))
    shift(mind, taken, times)
    urge = gain(t, mind, s.built)
    take_stock(s, mind, seat)
    return unless_set_back(urge)


@rule
def best_taken(t: Figures, mind: JudgementScratch, effect: int, given: int) -> int:
    """The good that is best taken for another; NONE if nothing is."""
    best, highest = NONE, 0
    for taken in range(GOODS):
        likely = likely_gain(t, mind, effect, given, taken)
        if likely > highest:
            best, highest = taken, likely
    return best


@rule
def urge_to_give(s: State, t: Figures, mind: JudgementScratch, seat: int, effect: int, given: int) -> int:
    """The best trade for a good."""
    taken = best_taken(t, mind, effect, given)
    return NEVER if taken == NONE else gain_of_trade(s, t, mind, seat, effect, given, taken)


@rule
def urge_to_trade(s: State, t: Figures, mind: JudgementScratch, seat: int, effect: int) -> int:
    """The best trade of all."""
    best, highest = NONE, 0
    for given in range(GOODS):
        if mind.stock[given] > 0:
            taken = best_taken(t, mind, effect, given)
            likely = 0 if taken == NONE else likely_gain(t, mind, effect, given, taken)
            if likely > highest:
                best, highest = given, likely
    return NEVER if best == NONE else urge_to_give(s, t, mind, seat, effect, best)
