"""Whether an effect can do something now, and to whom: seats, buildings, cards (P21, P22, P59)."""

from __future__ import annotations

from vesuvius.engine.rule import rule
from vesuvius.games.pompeii.rules.board.building import may_build, shortfall
from vesuvius.games.pompeii.rules.board.goods import brings_something, can_trade, has_value, is_blocked
from vesuvius.games.pompeii.rules.board.places import marker_of, marker_of_other, room_at
from vesuvius.games.pompeii.rules.cards.decks import can_draw
from vesuvius.games.pompeii.rules.figures import (
    ACTIVE_TEMPLE,
    ANY_COLOUR,
    ARMY,
    BLOCK_SPACES,
    BUILD_NOW,
    BUILDINGS,
    CARDS,
    DECK,
    DESTROY_TEMPLES,
    DRAW_CARDS,
    EACH_OTHER,
    EFFECT_OUT,
    EFFECTS_OF_A_CARD,
    FIRST_BUILDING,
    GAIN,
    GOODS,
    HAND_CITY,
    HEAL,
    IMMEDIATE,
    INJURE,
    MORE_THAN,
    ON,
    PLACE_MARKER,
    REPLAY_DISCARD,
    SEATS,
    SKIP,
    SPECIALISTS,
    STEAL_GOODS,
    TAKE_CARD,
    TAKE_WORKERS,
    TRADE,
    VALUE,
    VALUE_MAX,
    VALUE_MIN,
    WHAT,
    WHO,
    WORKER_COUNT,
    WORKERS,
    YOU,
    Figures,
    number_of,
)
from vesuvius.games.pompeii.rules.state import ACTIVE, INJURED, PILE, RECRUITED, State, held, is_built


@rule
def can_choose_good(s: State, t: Figures, value: int, good: int) -> int:
    """C37: a good of that value that is not blocked."""
    return t.value[good] == value and not is_blocked(s, good)


@rule
def can_lose_worker(s: State, seat: int) -> int:
    """P26: the last worker that is not held is never taken."""
    return s.workers[seat] - held(s, seat) > 1


@rule
def is_victim(s: State, t: Figures, seat: int, effect: int, victim: int) -> int:
    """P22, P26, P56: whether the effect can do something to another seat."""
    if victim == seat:
        return 0
    if t.kind[effect] == STEAL_GOODS:
        return has_value(s, t, victim, number_of(t, effect, VALUE_MIN), number_of(t, effect, VALUE_MAX)) > 0
    if t.kind[effect] == TAKE_CARD:
        return s.hand[2 * victim + 1] > 0
    if number_of(t, effect, WHAT) == ARMY and s.army[victim] != RECRUITED:
        return 0
    return can_lose_worker(s, victim)


@rule
def workers_on(s: State, building: int) -> int:
    """Workers on a building, without markers of extra actions (P62)."""
    count = 0
    for seat in range(s.players):
        count += s.at[SEATS * (FIRST_BUILDING + building) + seat]
    return count


@rule
def tokens_left(s: State, t: Figures) -> int:
    """P59: tokens of C14 in the supply."""
    left = t.tokens
    for building in range(BUILDINGS):
        left -= s.tokens[building]
    return left


@rule
def can_cover(s: State, t: Figures, building: int) -> int:
    """P28: a token on a free space; one space of the Foro stays uncovered."""
    if not is_built(s, building) or tokens_left(s, t) == 0 or room_at(s, t, FIRST_BUILDING + building) <= 0:
        return 0
    spaces = t.room[(SEATS + 1) * (FIRST_BUILDING + building) + s.players]
    return building != t.foro or s.tokens[building] + 1 < spaces


@rule
def is_site(s: State, t: Figures, seat: int, effect: int, building: int) -> int:
    """P25, P28, P59: whether a building can be chosen for the effect."""
    kind = t.kind[effect]
    if kind == TAKE_WORKERS:
        return t.production[building] and workers_on(s, building) > 0
    if kind == BLOCK_SPACES:
        return can_cover(s, t, building)
    if kind == BUILD_NOW:
        return may_build(s, t, building) and shortfall(s, t, seat, building) <= number_of(t, effect, SKIP)
    colour = number_of(t, effect, ON)
    if s.markers[seat] == 0 or (colour != ANY_COLOUR and t.colour[building] != colour):
        return 0
    return marker_of_other(s, building, seat) and not marker_of(s, building, seat)


@rule
def is_chosen_card(s: State, t: Figures, seat: int, effect: int, card: int) -> int:
    """P59: whether a card can be taken from another player, or from the pile."""
    if t.kind[effect] == REPLAY_DISCARD:
        return card >= SPECIALISTS and s.where[card] == PILE and t.timing[card] != IMMEDIATE
    holder = s.where[card] - ACTIVE
    if holder < 0 or holder >= SEATS or holder == seat:
        return 0
    if number_of(t, effect, WHAT) == ACTIVE_TEMPLE:
        return t.temple[card]
    return card < SPECIALISTS


@rule
def loses_worker(s: State, t: Figures, seat: int, effect: int, other: int) -> int:
    """C40: another player with more than so many workers."""
    return other != seat and s.workers[other] > number_of(t, effect, MORE_THAN)


@rule
def any_victim(s: State, t: Figures, seat: int, effect: int) -> int:
    """Whether the effect has a victim."""
    for victim in range(s.players):
        if is_victim(s, t, seat, effect, victim):
            return 1
    return 0


@rule
def any_site(s: State, t: Figures, seat: int, effect: int) -> int:
    """Whether the effect has a building."""
    for building in range(BUILDINGS):
        if is_site(s, t, seat, effect, building):
            return 1
    return 0


@rule
def any_card(s: State, t: Figures, seat: int, effect: int) -> int:
    """Whether the effect has a card."""
    for card in range(CARDS):
        if is_chosen_card(s, t, seat, effect, card):
            return 1
    return 0


@rule
def any_temple(s: State, t: Figures, seat: int, effect: int) -> int:
    """P23: an activated temple that the effect destroys."""
    for card in range(CARDS):
        if is_doomed(s, t, seat, effect, card):
            return 1
    return 0


@rule
def is_doomed(s: State, t: Figures, seat: int, effect: int, card: int) -> int:
    """P23: whether the effect destroys a card: an activated temple, of whomever it names."""
    holder = s.where[card] - ACTIVE
    if not t.temple[card] or holder < 0 or holder >= SEATS:
        return 0
    return number_of(t, effect, WHO) == YOU or holder != seat


@rule
def can_gain(s: State, t: Figures, effect: int) -> int:
    """P68: goods that are not blocked."""
    value = number_of(t, effect, VALUE)
    if value == 0:
        return brings_something(s, t, EFFECT_OUT + effect)
    for good in range(GOODS):
        if can_choose_good(s, t, value, good):
            return 1
    return 0


@rule
def can_count(s: State, t: Figures, seat: int, effect: int) -> int:
    """P59: whether workers can come or go."""
    if number_of(t, effect, WHO) == EACH_OTHER:
        for other in range(s.players):
            if loses_worker(s, t, seat, effect, other):
                return 1
        return 0
    return s.workers[seat] < WORKERS


@rule
def can_act(s: State, t: Figures, seat: int, effect: int) -> int:
    """P21, P59: whether an effect can do something now."""
    kind = t.kind[effect]
    if kind == GAIN:
        return can_gain(s, t, effect)
    if kind == TAKE_CARD and number_of(t, effect, WHAT) != HAND_CITY:
        return any_card(s, t, seat, effect)
    if kind in (STEAL_GOODS, TAKE_CARD, INJURE):
        return any_victim(s, t, seat, effect)
    if kind in (TAKE_WORKERS, BLOCK_SPACES, BUILD_NOW, PLACE_MARKER):
        return any_site(s, t, seat, effect)
    if kind == REPLAY_DISCARD:
        return any_card(s, t, seat, effect)
    if kind == DESTROY_TEMPLES:
        return any_temple(s, t, seat, effect)
    if kind == WORKER_COUNT:
        return can_count(s, t, seat, effect)
    if kind == DRAW_CARDS:
        return can_draw(s, number_of(t, effect, DECK))
    if kind == TRADE:
        return can_trade(s, t, seat, effect)
    if kind == HEAL:
        return s.hurt[seat] > 0 or s.army[seat] == INJURED
    return 1


@rule
def does_something(s: State, t: Figures, seat: int, card: int) -> int:
    """P21: whether one of the card's effects can."""
    for effect in range(EFFECTS_OF_A_CARD * card, EFFECTS_OF_A_CARD * card + t.effects[card]):
        if can_act(s, t, seat, effect):
            return 1
    return 0
