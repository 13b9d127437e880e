"""What a seat pledges: its share, of what it can best do without; and what else wards off the volcano."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.judgement.plans import cost_of_plans
from vesuvius.games.pompeii.judgement.prices import ACTION, JudgementScratch
from vesuvius.games.pompeii.rules.board.goods import has
from vesuvius.games.pompeii.rules.effects.immediate import CANCEL, MODE, REQUIRED_VALUE, VALUE_CHANGE
from vesuvius.games.pompeii.rules.figures import EFFECTS_OF_A_CARD, GOODS, Figures, number_of
from vesuvius.games.pompeii.rules.offerings import takers, worth
from vesuvius.games.pompeii.rules.state import NO_ARMY, NOBODY, VOLCANO_DECK, State, is_solo

ALL_LOST, LEAD_LOST = 10 * ACTION, 40 * ACTION  # what the end of everything would cost, and would cost who is ahead
NEARLY = 2 * ACTION
FULL_ARMY = 12 * ACTION
VALUE = ACTION // 4  # of one more or less in the value that is wanted
SPARED = 4  # one good of so many is lost to a volcano card


@rule
def cards_left(s: State) -> int:
    """Volcano cards that may still come."""
    count = 0
    for i in range(s.revealed, VOLCANO_DECK):
        count += s.volcano[i] != NOBODY
    return max(1, count)


@rule
def pledged_by_all(s: State, t: Figures) -> int:
    """The value that lies ready."""
    total = 0
    for seat in range(s.players):
        total += worth(s, t, seat)
    return total


@rule
def owned_value(s: State, t: Figures, seat: int) -> int:
    """The value of all that a seat owns."""
    value = 0
    for good in range(GOODS):
        value += t.value[good] * has(s, seat, good)
    return value


@rule
def owned_price(s: State, mind: JudgementScratch, seat: int) -> int:
    """What a seat owns, by its price, the army included."""
    price = 0 if s.army[seat] == NO_ARMY else FULL_ARMY
    for good in range(GOODS):
        price += mind.price[good] * has(s, seat, good)
    return price


@rule
def is_ahead(s: State, mind: JudgementScratch, seat: int) -> int:
    """Whether a seat owns twice as much as any other."""
    for other in range(s.players):
        if other != seat and 2 * owned_price(s, mind, other) > owned_price(s, mind, seat):
            return 0
    return 1


@rule
def danger(s: State, mind: JudgementScratch, seat: int) -> int:
    """What an eruption would cost the seat, on average."""
    lost = owned_price(s, mind, seat) // SPARED
    if is_solo(s):
        return lost
    return lost + (LEAD_LOST if is_ahead(s, mind, seat) else ALL_LOST) // cards_left(s)


@rule
def share_of(s: State, t: Figures, seat: int) -> int:
    """The value that a seat wants to add now: its own share first, then a little, so that it is asked again.

    When nobody else adds any more, all that is lacking; nothing if that cannot be reached.
    """
    lacking = s.required - pledged_by_all(s, t)
    within_reach = 0
    for other in range(s.players):
        within_reach += 0 if s.abstains >> other & 1 else owned_value(s, t, other)
    if lacking <= 0 or within_reach < lacking:
        return 0
    if s.passes >= takers(s) - 1:
        return lacking if owned_value(s, t, seat) >= lacking else 0
    return max(1, min(lacking, s.workers[seat] - worth(s, t, seat)))


@rule
def amount_for(s: State, t: Figures, seat: int, good: int, value: int) -> int:
    """How many of a good make up a value, as far as they go."""
    return min(has(s, seat, good), (value + t.value[good] - 1) // t.value[good])


@rule
def loss_of(t: Figures, mind: JudgementScratch, built: int, good: int, amount: int) -> int:
    """What it costs the plan to be without so many of a good."""
    mind.stock[good] -= amount
    loss = cost_of_plans(t, mind, built) - mind.before
    mind.stock[good] += amount
    return loss


@rule
def urge_to_pledge(s: State, t: Figures, mind: JudgementScratch, seat: int, good: int) -> int:
    """The gain of an offering that is paid, less what the good is worth to the plan, for all of the share."""
    wanted = share_of(s, t, seat)
    if wanted <= 0:
        return -ACTION
    amount = amount_for(s, t, seat, good, wanted)
    loss = loss_of(t, mind, s.built, good, amount)
    if mind.rest <= NEARLY and loss > 0:
        loss *= 4  # what wins next round is not given away
    covered = min(wanted, amount * t.value[good])
    return danger(s, mind, seat) - loss * wanted // covered


@rule
def urge_to_play(s: State, t: Figures, mind: JudgementScratch, seat: int, card: int) -> int:
    """P31: an immediate card is played if it spares the seat something; nothing is better with a higher value."""
    effect = EFFECTS_OF_A_CARD * card
    mode = number_of(t, effect, MODE)
    if mode == REQUIRED_VALUE:
        return -number_of(t, effect, VALUE_CHANGE) * VALUE
    if mode == CANCEL:
        return s.workers[seat] * VALUE - danger(s, mind, seat)
    poor = owned_value(s, t, seat) < 3 * s.workers[seat]
    return -ACTION // 2 if poor else ACTION // 2
