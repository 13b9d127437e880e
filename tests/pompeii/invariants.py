"""What holds in every state of every game of Pompeii; each check has a name, and none calls a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vesuvius.pompeii import naming
from vesuvius.pompeii.figures import BUILDINGS, CARDS, FIELDS, FIRST_BUILDING, GOODS, PLACES, SEATS, SPECIALISTS
from vesuvius.pompeii.state import (
    ACTIVE,
    CARRIED,
    CHOOSE_SKIPPED,
    DECK,
    GONE,
    HAND,
    INJURED,
    JOINING,
    NOBODY,
    OVER,
    PLEDGING,
    REWARDS,
    ROW,
    UNKNOWN,
    VIEWED,
    VOLCANO_STRIKES,
    State,
)
from vesuvius.pompeii.tables import SHIPPED

SPACES = {building.number - 1: building.spaces for building in SHIPPED.buildings}
FORO, CASTRUM = 16, 19
RED = (1 << 10) - 1
MOST_TOKENS = 400
MOST_FRAMES = 16
ALONE = (GONE, ROW, JOINING)


def cards_conserved(s: State) -> bool:
    """Every card is in one place, and a deck holds exactly those that are said to lie in it."""
    decks = [naming.deck(s, which) for which in range(2)]
    return all(
        sorted(deck)
        == [card for card in range(SPECIALISTS * which, SPECIALISTS * (which + 1)) if s.where[card] == DECK]
        for which, deck in enumerate(decks)
    )


def hands_counted(s: State) -> bool:
    """The numbers of cards in hand are right, and who holds a card knows it."""
    for seat in range(s.players):
        held = [card for card in range(CARDS) if s.where[card] == HAND + seat]
        split = [sum(card < SPECIALISTS for card in held), sum(card >= SPECIALISTS for card in held)]
        if split != s.hand[2 * seat : 2 * seat + 2] or not all(s.known[card] >> seat & 1 for card in held):
            return False
    return True


def cards_belong(s: State) -> bool:
    """Cards lie with players who exist; only solo games have an open row; nothing is carried out between actions."""
    seats = {zone + seat for zone in (HAND, ACTIVE) for seat in range(s.players)}
    shared = {DECK, 1, VIEWED, CARRIED} | ({*ALONE} if s.players == 1 else set())
    if UNKNOWN in s.where or not {*s.where} <= seats | shared:
        return False
    return s.depth > 1 or CARRIED not in s.where


def goods_whole(s: State) -> bool:
    """Nobody owes goods, and pledges lie only during the offerings."""
    offering = s.stage in (PLEDGING, REWARDS, VOLCANO_STRIKES)
    return min(s.goods) >= 0 and min(s.pledged) >= 0 and (offering or not any(s.pledged))


def workers_counted(s: State) -> bool:
    """One to six workers, at least one not held, no more on the board and to place than there are; P62."""
    seats = range(s.players)
    held = [s.hurt[seat] + s.kept_by_halts[seat] + (s.army[seat] == INJURED) for seat in seats]
    if not all(1 <= s.workers[seat] <= 6 and s.workers[seat] > held[seat] for seat in seats):
        return False
    if not all(0 <= borrowed <= standing for borrowed, standing in zip(s.borrowed, s.at, strict=True)):
        return False
    lost = 6 * s.players  # workers lost or held on the board stay there to the end of the round
    return min(s.left + s.taken + s.at + s.marks) >= 0 and sum(s.at) + sum(s.left) + sum(s.taken) <= lost


def places_limited(s: State) -> bool:
    """P5, P6, P60: no more on a place than it has spaces, or than a card lets stand beyond them."""
    for place in range(PLACES):
        both = [s.at[SEATS * place + seat] + s.marks[SEATS * place + seat] for seat in range(s.players)]
        if place < FIELDS and max(both) > 2:
            return False
        if place >= FIRST_BUILDING:
            building = place - FIRST_BUILDING
            room = SPACES[building][s.players - 1] + sum(s.spaced)
            if sum(both) + s.tokens[building] > room or (any(both) and not s.built >> building & 1):
                return False
    return True


def markers_counted(s: State) -> bool:
    """Twelve markers each, one of a player on a building at most, and only on what stands."""
    for seat in range(s.players):
        if s.markers[seat] + s.owner.count(seat) != 12 or s.markers[seat] < 0:
            return False
    for building in range(BUILDINGS):
        owners = naming.owners(s, building)
        if len({*owners}) != len(owners) or (owners and not s.built >> building & 1):
            return False
    return True


def buildings_in_order(s: State) -> bool:
    """P8: the Foro stands before any other building that is not red; the Castrum ends all halts."""
    if s.built & ~RED and not s.built >> FORO & 1:
        return False
    return not (s.built >> CASTRUM & 1) or not any(s.halts + s.kept_by_halts + s.fresh)


def tokens_counted(s: State) -> bool:
    """P28: two tokens, on what stands, and one space of the Foro free of them."""
    on_foro = SPACES[FORO][s.players - 1]
    covered = all(s.built >> building & 1 for building in range(BUILDINGS) if s.tokens[building])
    return min(s.tokens) >= 0 and sum(s.tokens) <= 2 and s.tokens[FORO] < on_foro and covered


def stack_tidy(s: State) -> bool:
    """The stack is small, what lies above it is wiped, and scratch is empty when nobody uses it."""
    skipping = CHOOSE_SKIPPED in s.frame_kind[: s.depth]
    wiped = not any(s.frame_kind[s.depth :] + s.frame[3 * s.depth :])
    return s.depth <= MOST_FRAMES and wiped and (skipping or not any(s.skipped)) and s.foretold == 0


def somebody_decides(s: State) -> bool:
    """While the game runs, the top frame belongs to the seat that decides; afterwards nothing is pending."""
    if s.stage == OVER:
        return s.depth == 0 and s.seat == NOBODY and s.ended > 0
    return s.depth > 0 and s.seat == s.frame_seat[s.depth - 1] and 0 <= s.seat < s.players and s.ended == 0


def solo_is_solo(s: State) -> bool:
    """P43: only a solo game blocks goods; it has no owners, and ends with round 18."""
    if s.players > 1:
        return s.blocked == 0
    return all(owner == NOBODY for owner in s.owner[: SEATS * BUILDINGS]) and s.round <= 18


def goods_hidden(s: State) -> bool:
    """Seats that do not exist own nothing."""
    return not any(s.goods[GOODS * s.players :] + s.workers[s.players :])


CHECKS: tuple[Callable[[State], bool], ...] = (
    cards_conserved,
    hands_counted,
    cards_belong,
    goods_whole,
    workers_counted,
    places_limited,
    markers_counted,
    buildings_in_order,
    tokens_counted,
    stack_tidy,
    somebody_decides,
    solo_is_solo,
    goods_hidden,
)


def broken(s: State, legal: int) -> Iterator[str]:
    """The names of the invariants that a state breaks; `legal`: how many tokens there are."""
    for check in CHECKS:
        if not check(s):
            yield check.__name__
    if not (legal == 0 if s.stage == OVER else 1 <= legal <= MOST_TOKENS):
        yield "legal_some"
