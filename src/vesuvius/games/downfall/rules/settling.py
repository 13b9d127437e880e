"""The first phase: cards are played, pieces settle, relatives follow, Omens strike, until Vesuvius erupts."""

from __future__ import annotations

from vesuvius.engine.event_rows import add_row
from vesuvius.engine.rule import rule
from vesuvius.games.downfall.rules.lava import erupt
from vesuvius.games.downfall.rules.state import (
    CALL,
    CALLED,
    CAME,
    CARD,
    DREW,
    FORETOLD,
    NO_RELATIVE,
    NOTHING,
    PLAYED,
    RELATIVE,
    RESHUFFLED,
    SEETHED,
    SETTLED,
    SPARED,
    THREW,
    VICTIM,
    WAITED,
    EventRows,
    State,
    count_of,
    size,
)
from vesuvius.games.downfall.rules.tables import (
    AD79,
    BIT_N,
    BIT_S,
    BOTTOM,
    BUILDING_OF,
    HOME_AT,
    HOMES_OF_BUILDING,
    HOMES_OF_HOUSE,
    HOUSE_OF,
    KIN_HOMES,
    NOWHERE,
    OMEN,
    ONE_SQUARE,
    OTHER_SQUARE,
    SPACES,
)


@rule
def settle(s: State, square: int) -> None:
    """Puts a piece of the seat from its supply on a round space."""
    piece = 1 << 8 * s.seat
    s.supply -= piece
    s.city += piece
    s.crowd[square] += piece
    s.at_n[s.seat] |= BIT_N[square]
    s.at_s[s.seat] |= BIT_S[square]
    home = HOME_AT[square]
    if size(s.crowd[square]) == SPACES[home]:
        s.open &= ~(1 << home)
        house = HOUSE_OF[BUILDING_OF[home]]
        if s.open & HOMES_OF_HOUSE[house] == 0:
            s.roomy &= ~(15 << 4 * house)


@rule
def play_card(s: State, rows: EventRows, house: int, square: int) -> None:
    """R4, R6, R7: plays a card onto the discard pile and brings a piece into the city."""
    joker = 1 - (s.roomy >> 4 * house & 1)
    s.hand[s.seat] -= 1 << 4 * house
    s.played[s.turns] = house
    s.turns += 1
    s.relatives = 0
    if square == NOWHERE:
        add_row(rows, NOTHING, s.seat, house, 0, 0)
    else:
        add_row(rows, PLAYED, s.seat, house, joker, 0)
        add_row(rows, SETTLED, s.seat, square, 0, 0)
        if s.seething and not joker:
            building = BUILDING_OF[HOME_AT[square]]
            s.relatives = size(s.crowd[ONE_SQUARE[building]]) + size(s.crowd[OTHER_SQUARE[building]])
            s.kin = KIN_HOMES[building]
        settle(s, square)
    offer_relative(s, rows)


@rule
def offer_relative(s: State, rows: EventRows) -> None:
    """R5: asks for the next relative if one can be placed; otherwise the turn ends with a draw."""
    if s.relatives > 0 and s.kin & s.open and count_of(s.supply, s.seat) > 0:
        s.kind = RELATIVE
    else:
        draw_card(s, rows)


@rule
def place_relative(s: State, rows: EventRows, square: int) -> None:
    """R5: places one more relative in a building that has had none in this move, or no more of them."""
    if square == NOWHERE:
        s.relatives = 0
        add_row(rows, NO_RELATIVE, s.seat, 0, 0, 0)
    else:
        s.relatives -= 1
        s.kin &= ~HOMES_OF_BUILDING[BUILDING_OF[HOME_AT[square]]]
        add_row(rows, CAME, s.seat, square, 0, 0)
        settle(s, square)
    offer_relative(s, rows)


@rule
def reshuffle(s: State, rows: EventRows) -> None:
    """R3: shuffles the A.D. 79 card with the bottom fifteen cards of the stock."""
    s.stock[s.end] = AD79
    s.end += 1
    first = s.end - BOTTOM - 1
    for i in range(BOTTOM, 0, -1):
        other = first + s.mix[i]
        card = s.stock[first + i]
        s.stock[first + i] = s.stock[other]
        s.stock[other] = card
        s.mix[i] = 0
    add_row(rows, RESHUFFLED, s.seat, first, 0, 0)


@rule
def draw_card(s: State, rows: EventRows) -> None:
    """R3, R8: draws until a house card ends the turn, an Omen needs a victim, or Vesuvius erupts."""
    while True:
        card = s.stock[s.top]
        s.top += 1
        if card == AD79:
            if s.seething:
                erupt(s, rows, s.seat)
                return
            s.seething = 1
            add_row(rows, SEETHED, s.seat, 0, 0, 0)
            card = s.stock[s.top]
            s.top += 1
            reshuffle(s, rows)
        if card != OMEN:
            s.hand[s.seat] += 1 << 4 * card
            add_row(rows, DREW, s.seat, card, 0, 0)
            end_turn(s)
            return
        add_row(rows, FORETOLD, s.seat, 0, 0, 0)
        if s.city & ~(255 << 8 * s.seat):
            s.kind = VICTIM
            return
        add_row(rows, SPARED, s.seat, 0, 0, 0)


@rule
def throw_victim(s: State, rows: EventRows, colour: int, square: int) -> None:
    """R8: throws another player's piece into the volcano; then the drawer draws again."""
    piece = 1 << 8 * colour
    s.crowd[square] -= piece
    s.city -= piece
    s.volcano += piece
    if count_of(s.crowd[square], colour) == 0:
        s.at_n[colour] &= ~BIT_N[square]
        s.at_s[colour] &= ~BIT_S[square]
    home = HOME_AT[square]
    s.open |= 1 << home
    house = HOUSE_OF[BUILDING_OF[home]]
    if house > 0:
        s.roomy |= 15 << 4 * house
    add_row(rows, THREW, s.seat, square, colour, 0)
    draw_card(s, rows)


@rule
def end_turn(s: State) -> None:
    """R9: starts the next seat's turn, once those who may call have been asked."""
    s.turn = (s.seat + 1) % s.players
    if s.seething:
        s.asked = 0
        s.past[s.turns - 1] = s.roomy
        ask_callers(s)
    else:
        s.seat = s.turn
        s.kind = CARD


@rule
def ask_callers(s: State) -> None:
    """R9: between two turns, clockwise from the next seat, asks anyone who holds only jokers whether to call."""
    while s.asked < s.players:
        seat = (s.turn + s.asked) % s.players
        s.asked += 1
        if s.hand[seat] & s.roomy == 0:
            s.past[s.turns - 1] |= 1 << seat
            s.seat = seat
            s.kind = CALL
            return
    s.seat = s.turn
    s.kind = CARD


@rule
def answer_call(s: State, rows: EventRows, calls: int) -> None:
    """R9, R10: the seat calls the eruption and shows its hand, or waits."""
    if calls:
        s.caller = s.seat
        add_row(rows, CALLED, s.seat, 0, 0, 0)
        erupt(s, rows, s.seat)
    else:
        add_row(rows, WAITED, s.seat, 0, 0, 0)
        ask_callers(s)
