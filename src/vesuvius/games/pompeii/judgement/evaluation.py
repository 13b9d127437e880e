"""How good each action looks to the seat that decides: what it takes off its plan, in thousandths of an action."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.judgement.card_targets import first_army, urge_at_building, urge_to_halt
from vesuvius.games.pompeii.judgement.card_worth import WORKER_WORTH, worth_of_card
from vesuvius.games.pompeii.judgement.plans import (
    ask_for_building,
    cost_of_plans,
    gain,
    gain_of_raw,
    set_goals,
    shift,
    take_stock,
    think,
    unless_set_back,
)
from vesuvius.games.pompeii.judgement.pledges import (
    amount_for,
    loss_of,
    owned_price,
    share_of,
    urge_to_play,
    urge_to_pledge,
)
from vesuvius.games.pompeii.judgement.prices import (
    ACTION,
    CARD_WORTH,
    FROM_FIELD,
    NEVER,
    TRADES,
    WINS,
    JudgementScratch,
    price_goods,
)
from vesuvius.games.pompeii.judgement.trades import gain_of_trade, traded, urge_to_give, urge_to_trade
from vesuvius.games.pompeii.rules.board.building import is_waived
from vesuvius.games.pompeii.rules.board.goods import is_blocked
from vesuvius.games.pompeii.rules.board.places import marker_of_other, stands_at
from vesuvius.games.pompeii.rules.effects.construction import BUILD_NOW, waived_goods
from vesuvius.games.pompeii.rules.effects.conversion import (
    BONUS_AMOUNT,
    BONUS_GOOD,
    CONVERT_ALT,
    CONVERT_BONUS,
    comes_out,
    goes_in,
    line_of,
    most_conversions,
)
from vesuvius.games.pompeii.rules.effects.field_yield import (
    FIELD_AMOUNT,
    FIELD_BONUS,
    FIELD_GOOD,
    FIELD_TAKE,
    PER_YIELD,
)
from vesuvius.games.pompeii.rules.figures import (
    CARD_COST,
    CARDS,
    COST,
    EFFECT_OUT,
    EFFECTS_OF_A_CARD,
    FIRST_BUILDING,
    PORTA_TRADE,
    SEATS,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_HALT,
    CHOOSE_PLEDGED,
    CHOOSE_TIMES,
    CHOOSE_TRADED,
    NO_ARMY,
    NOBODY,
    NONE,
    RECRUITED,
    Legal,
    State,
    number,
)
from vesuvius.games.pompeii.rules.verbs import (
    ACT,
    AT_BUILDING,
    AT_CARD,
    AT_GOOD,
    AT_PORTA,
    AT_SEAT,
    BONUS,
    BUILD,
    COIN,
    COLLECT,
    DRAW_FROM,
    FINISH,
    GIVE,
    GIVE_FOR,
    HEAL_ARMY,
    HEAL_WORKER,
    HIRE,
    KEEP,
    LIFT,
    ONE,
    OWN,
    PART,
    PAY_WITH,
    PLAY,
    RECRUIT_ARMY,
    SKIP_GOOD,
    SWAP,
    TAKE_FOR,
    TIMES,
    TRAIN,
    USE,
    VERB,
    WORK,
)

GIFT = ACTION // 6  # what another player's bonus costs
PAIR = ACTION // 3  # a second worker can follow onto a field (P6)
FAR_OFF = ACTION // 5  # one good more or fewer than the best amount
OWNING = ACTION // 4  # a building's bonus, while others work there


@rule
def shift_bundle(s: State, t: Figures, mind: JudgementScratch, bundle: int, times: int) -> None:
    """More of a bundle in mind, but of goods that are blocked (P47); less of it, if `times` is below 0."""
    for i in range(t.first[bundle], t.first[bundle + 1]):
        if times < 0 or not is_blocked(s, t.good[i]):
            shift(mind, t.good[i], times * t.amount[i])


@rule
def shift_free(s: State, mind: JudgementScratch, good: int, amount: int) -> None:
    """More of a good in mind, unless it is blocked."""
    if not is_blocked(s, good):
        shift(mind, good, amount)


@rule
def urge_to_collect(s: State, t: Figures, mind: JudgementScratch, seat: int, field: int, effect: int) -> int:
    """P6, P14: what a field brings, alone or with a card."""
    times, good = 1 + stands_at(s, seat, field), t.gives[field]
    kind = NONE if effect == NONE else t.kind[effect]
    if kind == CONVERT_ALT:
        return urge_to_convert(s, t, mind, seat, field, 0, effect)
    if kind == FIELD_TAKE:
        shift_bundle(s, t, mind, EFFECT_OUT + effect, times if number_of(t, effect, PER_YIELD) else 1)
        urge = gain(t, mind, s.built)
        take_stock(s, mind, seat)
    else:
        amount = times
        if kind == FIELD_BONUS and number_of(t, effect, FIELD_GOOD) == good:
            amount += number_of(t, effect, FIELD_AMOUNT)
        urge = 0 if is_blocked(s, good) else gain_of_raw(mind, good, amount)
        if kind == FIELD_BONUS and number_of(t, effect, FIELD_GOOD) != good:
            urge += mind.price[number_of(t, effect, FIELD_GOOD)]
    if times == 1 and s.left[seat] > 1 and mind.short[good] > 2:
        urge += PAIR
    return urge


@rule
def gain_of_times(
    s: State, t: Figures, mind: JudgementScratch, seat: int, place: int, line: int, effect: int, n: int
) -> int:
    """What so many conversions bring."""
    shift_bundle(s, t, mind, goes_in(t, place, line, effect), -n)
    shift_bundle(s, t, mind, comes_out(t, place, line, effect), n)
    if effect != NONE and t.kind[effect] == CONVERT_BONUS:
        shift_free(s, mind, number_of(t, effect, BONUS_GOOD), number_of(t, effect, BONUS_AMOUNT))
    urge = gain(t, mind, s.built)
    take_stock(s, mind, seat)
    return urge


@rule
def best_times(s: State, t: Figures, mind: JudgementScratch, seat: int, place: int, line: int, effect: int) -> int:
    """How many conversions are best: all that can be made, or as many as are asked for."""
    most = most_conversions(s, t, seat, place, line, effect)
    made = comes_out(t, place, line, effect)
    asked = 0
    for i in range(t.first[made], t.first[made + 1]):
        asked = max(asked, (mind.short[t.good[i]] + t.amount[i] - 1) // t.amount[i])
    if asked <= 0 or asked >= most:
        return most
    all_of_them = gain_of_times(s, t, mind, seat, place, line, effect, most)
    return asked if gain_of_times(s, t, mind, seat, place, line, effect, asked) > all_of_them else most


@rule
def urge_to_convert(s: State, t: Figures, mind: JudgementScratch, seat: int, place: int, line: int, effect: int) -> int:
    """P7, P9: the best number of conversions, less what an owner gets. What sets the plan back is never converted."""
    times = best_times(s, t, mind, seat, place, line, effect)
    urge = unless_set_back(gain_of_times(s, t, mind, seat, place, line, effect, times))
    if place >= FIRST_BUILDING and marker_of_other(s, place - FIRST_BUILDING, seat):
        urge -= GIFT
    return urge


@rule
def urge_to_build(s: State, t: Figures, mind: JudgementScratch, seat: int, building: int, effect: int) -> int:
    """P8, P16, P40: a building that the plan asks for; the Castrum only for one's own army."""
    if building == t.castrum:
        if s.army[seat] == RECRUITED:
            return WINS
        return NEVER if first_army(s, seat) != NOBODY or s.army[seat] == NO_ARMY else 0
    if building == t.foro and mind.holding:
        return -ACTION
    for i in range(t.first[COST + building], t.first[COST + building + 1]):
        if not is_waived(t, waived_goods(effect), t.good[i]):
            shift(mind, t.good[i], -t.amount[i])
    asked, near = mind.asked >> building & 1, mind.asked_near >> building & 1
    if asked:
        ask_for_building(t, mind, seat, building, near, -1)
    urge = gain(t, mind, s.built | 1 << building) + (0 if s.players == 1 else OWNING)
    if asked:
        ask_for_building(t, mind, seat, building, near, 1)
    take_stock(s, mind, seat)
    return urge


@rule
def urge_to_train(s: State, t: Figures, mind: JudgementScratch, seat: int, card: int) -> int:
    """P17: what a specialist is worth, less its cost."""
    shift_bundle(s, t, mind, CARD_COST + card, -1)
    urge = gain(t, mind, s.built) + worth_of_card(s, t, mind, seat, card)
    take_stock(s, mind, seat)
    return urge


@rule
def best_amount(s: State, t: Figures, mind: JudgementScratch, seat: int) -> int:
    """How many conversions, goods to pledge, goods to take in a trade."""
    kind = s.frame_kind[s.depth - 1]
    if kind == CHOOSE_TIMES:
        return best_times(s, t, mind, seat, number(s, 0), number(s, 1), number(s, 2))
    if kind == CHOOSE_PLEDGED:
        return max(1, amount_for(s, t, seat, number(s, 0), share_of(s, t, seat)))
    return max(1, traded(t, mind, number(s, 0), number(s, 1), number(s, 2)))


@rule
def urge_to_own(s: State, t: Figures, mind: JudgementScratch, seat: int, building: int) -> int:
    """P2: the red building with which the plan costs least, the cards in hand considered."""
    s.built |= 1 << building
    mind.with_hand = 1
    price_goods(s, t, mind, seat)
    set_goals(s, t, mind, seat)
    urge = -cost_of_plans(t, mind, s.built)
    mind.with_hand = 0
    s.built ^= 1 << building
    return urge


@rule
def urge_to_place(s: State, t: Figures, mind: JudgementScratch, seat: int, verb: int, one: int, other: int) -> int:
    """P3: what a worker does."""
    if verb == COLLECT:
        return urge_to_collect(s, t, mind, seat, one, EFFECTS_OF_A_CARD * (other - 1) if other else NONE)
    if verb == WORK:
        effect = NONE if other >= CARDS else EFFECTS_OF_A_CARD * other
        line = other - CARDS if other >= CARDS else 0
        if effect != NONE and t.kind[effect] == CONVERT_BONUS:
            line = line_of(t, effect)
        return urge_to_convert(s, t, mind, seat, FIRST_BUILDING + one, line, effect)
    if verb == BUILD:
        return urge_to_build(s, t, mind, seat, one, EFFECTS_OF_A_CARD * (other - 1) if other else NONE)
    if verb == AT_PORTA:
        if not mind.terms & TRADES:
            return -ACTION
        return urge_to_trade(s, t, mind, seat, PORTA_TRADE)
    if verb in (TRAIN, ACT, USE) and not mind.terms & CARD_WORTH:
        return -ACTION
    if verb == TRAIN:
        return urge_to_train(s, t, mind, seat, one)
    if verb in (ACT, USE):
        return worth_of_card(s, t, mind, seat, one)
    if verb == HIRE:
        return WORKER_WORTH if mind.hiring else 0
    if verb in (RECRUIT_ARMY, FINISH):
        return WINS // 2
    if verb in (HEAL_ARMY, HEAL_WORKER):
        return WORKER_WORTH
    if verb == SWAP:
        return NEVER  # a card by chance is not worth a worker
    return -ACTION if verb == LIFT else 0


@rule
def urge_to_name(s: State, t: Figures, mind: JudgementScratch, seat: int, verb: int, one: int) -> int:
    """A good is named."""
    if verb == GIVE:
        return urge_to_pledge(s, t, mind, seat, one)
    if verb == GIVE_FOR:
        return urge_to_give(s, t, mind, seat, number(s, 0), one)
    if verb == TAKE_FOR:
        return gain_of_trade(s, t, mind, seat, number(s, 0), number(s, 1), one)
    if verb == PAY_WITH or (verb == AT_GOOD and number(s, 1) % SEATS == seat):
        return -loss_of(t, mind, s.built, one, 1)
    if verb == SKIP_GOOD:
        return mind.price[one]
    if verb == COIN and mind.way[one] == FROM_FIELD:
        return gain_of_raw(mind, one, 1)
    return -loss_of(t, mind, s.built, one, -1)


@rule
def urge_to_answer(s: State, t: Figures, mind: JudgementScratch, seat: int, verb: int, one: int) -> int:
    """A card, a seat, a building or nothing is named."""
    if verb in (KEEP, AT_CARD):
        return worth_of_card(s, t, mind, seat, one)
    if verb == PLAY:
        if s.frame_kind[s.depth - 1] == CHOOSE_HALT:
            return urge_to_halt(s, seat, number(s, 0))
        return urge_to_play(s, t, mind, seat, one)
    if verb == AT_SEAT:
        return owned_price(s, mind, one)
    if verb == AT_BUILDING and t.kind[number(s, 0)] == BUILD_NOW:
        return urge_to_build(s, t, mind, seat, one, NONE)
    if verb == AT_BUILDING:
        return urge_at_building(s, t, mind, seat, number(s, 0), one)
    return one * ACTION // 2 if verb == DRAW_FROM else 0


@rule
def urge_to(s: State, t: Figures, mind: JudgementScratch, action: int) -> int:
    """How good an action looks at once."""
    verb, one, other, seat = action >> VERB, action >> ONE & PART, action & PART, s.seat
    if verb == OWN:
        return urge_to_own(s, t, mind, seat, one)
    if verb == TIMES:
        return -FAR_OFF * abs((action & (1 << VERB) - 1) - mind.amount)
    if verb in (COIN, GIVE_FOR, TAKE_FOR, PAY_WITH, BONUS, AT_GOOD, SKIP_GOOD, GIVE):
        return urge_to_name(s, t, mind, seat, verb, one)
    if verb in (KEEP, AT_CARD, PLAY, AT_SEAT, AT_BUILDING, DRAW_FROM):
        return urge_to_answer(s, t, mind, seat, verb, one)
    return urge_to_place(s, t, mind, seat, verb, one, other)


@rule
def consider(s: State, t: Figures, mind: JudgementScratch) -> None:
    """Make the plan of the seat that decides; if an amount is asked for, find the best one."""
    think(s, t, mind, s.seat)
    if s.frame_kind[s.depth - 1] in (CHOOSE_TIMES, CHOOSE_PLEDGED, CHOOSE_TRADED):
        mind.amount = best_amount(s, t, mind, s.seat)


@rule
def rank(s: State, t: Figures, legal: Legal, mind: JudgementScratch) -> None:
    """How good each legal action looks at once, in thousandths of a worker's action."""
    consider(s, t, mind)
    for i in range(legal.count):
        mind.urge[i] = urge_to(s, t, mind, legal.action[i])
