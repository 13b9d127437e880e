"""One planted fault for each invariant: a state that no play leads to, wrong in a way that no other invariant sees."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.downfall.invariants.cards import LONGEST
from tests.games.downfall.invariants.checked_games import watch
from tests.games.downfall.invariants.city import Watch
from tests.games.downfall.oracle.deals import full_houses
from tests.soaks.downfall_keeps_invariants import GAME, Soak
from vesuvius.engine.block import plain
from vesuvius.games.downfall.rules.play import look
from vesuvius.games.downfall.rules.state import CARD, LAVA, MOVE, OVER, RELATIVE, SHIFT, VICTIM, EventRows, Legal, State
from vesuvius.games.downfall.rules.tables import (
    AD79,
    BIT_N,
    BIT_S,
    BOTTOM,
    FIRST,
    HOME_AT,
    NOWHERE,
    OMEN,
    SQUARES,
    square,
)


class Moment(NamedTuple):
    """A game as it stands after a play, in plain integers, to be tampered with."""

    s: State
    legal: Legal
    rows: EventRows
    w: Watch


def moment(state: Any) -> Moment:
    soaked = Soak("moment")
    look(state, 0, soaked.legals)
    watch(state, soaked.watches)
    rows = plain(EventRows, soaked.event_rows)
    rows.count = 1
    return Moment(plain(State, state), plain(Legal, soaked.legals), rows, plain(Watch, soaked.watches))


def until(wanted: Callable[[State], Any], deal: dict[str, Any] | None = None) -> Moment:
    """The first moment of a kind in a game of three; the same one every time."""
    for seed in range(50):
        state, chosen = GAME.new(3, seed=seed, deal=deal), random.Random(seed)
        while GAME.seat(state) is not None:
            if wanted(plain(State, state)):
                return moment(state)
            GAME.play(state, chosen.choice(GAME.legal(state)))
        if wanted(plain(State, state)):
            return moment(state)
    raise AssertionError


def first(kind: int) -> Moment:
    return until(lambda s: s.kind == kind)


def played(turns: int = 2) -> Moment:
    return until(lambda s: s.kind == CARD and s.turns == turns)


def seething() -> Moment:
    return until(lambda s: s.kind == CARD and s.seething and s.turn == 1)


def carry(s: State, seat: int, start: int, goal: int) -> None:
    """A piece goes from a square onto an empty one, and the seat's squares with it."""
    s.crowd[start] -= 1 << 8 * seat
    s.crowd[goal] += 1 << 8 * seat
    if s.crowd[start] >> 8 * seat & 255 == 0:
        s.at_n[seat] &= ~int(BIT_N[start])
        s.at_s[seat] &= ~int(BIT_S[start])
    if goal < SQUARES:
        s.at_n[seat] |= int(BIT_N[goal])
        s.at_s[seat] |= int(BIT_S[goal])


def stands(s: State) -> tuple[int, int]:
    """A seat and a square where it has a piece."""
    return next((seat, i) for seat in range(3) for i in range(SQUARES) if s.crowd[i] >> 8 * seat & 255)


def lava_square(s: State) -> int:
    return next(int(FIRST[symbol]) for symbol in range(6) if s.lava_n[symbol] | s.lava_s[symbol])


CORNER = square("A6")  # no home, and no way leads through it


def nobody_is_in_the_corner(s: State) -> bool:
    return bool(s.kind == LAVA and s.laid == 3 and s.crowd[CORNER] == 0 and s.free_s & int(BIT_S[CORNER]))


def a_piece_too_many() -> Moment:
    at = played()
    at.s.supply += 1
    return at


def a_piece_from_nowhere() -> Moment:
    at = first(LAVA)
    at.s.saved += 1
    return at


def a_crowd_too_large() -> Moment:
    at = first(LAVA)
    seat, standing = stands(at.s)
    at.s.crowd[standing] += 1 << 8 * seat
    return at


def a_square_without_its_piece() -> Moment:
    at = first(LAVA)
    at.s.at_s[0] |= int(BIT_S[CORNER])
    return at


def a_piece_beside_the_board() -> Moment:
    at = first(LAVA)
    carry(at.s, *stands(at.s), NOWHERE)
    return at


def a_piece_in_the_street() -> Moment:
    at = played(1)
    carry(at.s, *stands(at.s), CORNER)
    return at


def a_free_home_that_is_shut() -> Moment:
    at = played()
    at.s.open &= ~(1 << int(HOME_AT[square("B1")]))
    return at


def a_house_without_room() -> Moment:
    at = played()
    house = next(h for h in range(1, 12) if at.s.hand[at.s.seat] >> 4 * h & 15 == 0)
    at.s.roomy &= ~(15 << 4 * house)
    return at


def a_square_that_is_not_free() -> Moment:
    at = until(nobody_is_in_the_corner)
    at.s.free_s &= ~int(BIT_S[CORNER])
    at.s.way_s &= ~int(BIT_S[CORNER])
    return at


def a_way_that_is_barred() -> Moment:
    at = until(nobody_is_in_the_corner)
    at.s.way_s &= ~int(BIT_S[CORNER])
    return at


def a_tile_that_does_not_lie() -> Moment:
    at = first(LAVA)
    at.s.laid += 1
    return at


def tiles_that_changed_places() -> Moment:
    """Two symbols with a tile each, each on the other's first square."""

    def single(s: State) -> list[int]:
        return [i for i in range(6) if s.lava_n[i].bit_count() + s.lava_s[i].bit_count() == 1]

    at = until(lambda s: s.kind == LAVA and len(single(s)) > 1)
    one, other, *_ = single(at.s)
    for words in (at.s.lava_n, at.s.lava_s):
        words[one], words[other] = words[other], words[one]
    return at


def a_tile_far_from_its_like() -> Moment:
    at = until(lambda s: nobody_is_in_the_corner(s) and any(s.lava_s[i] & (s.lava_s[i] - 1) for i in range(6)))
    symbol = next(i for i in range(6) if at.s.lava_s[i] & (at.s.lava_s[i] - 1))
    moved = at.s.lava_s[symbol] & ~int(BIT_S[int(FIRST[symbol])])
    moved &= -moved
    at.s.lava_s[symbol] = at.s.lava_s[symbol] & ~moved | int(BIT_S[CORNER])
    at.s.free_s = at.s.free_s & ~int(BIT_S[CORNER]) | moved
    at.s.way_s = at.s.free_s
    return at


def a_piece_on_lava() -> Moment:
    at = until(lambda s: s.kind == LAVA and s.laid)
    carry(at.s, *stands(at.s), lava_square(at.s))
    return at


def a_piece_behind_lava() -> Moment:
    lying = {"J7": "helmet", "J6": "helmet", "K6": "helmet"}
    position = {"phase": "opening", "turn": 0, "pieces": {"A1": [1, 1]}, "lava": lying, "tile": "coin"}
    at = moment(GAME.at({"game": "downfall", "players": 2, "options": [], **position}, seed=1))
    carry(at.s, 0, square("A1"), square("K7"))
    return at


def a_card_in_another_hand() -> Moment:
    at = played(0)
    card = next(1 << 4 * h for h in range(1, 12) if at.s.hand[0] >> 4 * h & 15)
    at.s.hand[0] -= card
    at.s.hand[2] += card
    return at


def a_card_of_another_house() -> Moment:
    at = played(0)
    house = next(h for h in range(1, 12) if at.s.hand[0] >> 4 * h & 15)
    at.s.hand[0] += (1 << 4 * (house % 11 + 1)) - (1 << 4 * house)
    return at


def an_omen_too_many() -> Moment:
    at = played()
    at.s.deck[0] += 1
    return at


def an_eruption_too_early() -> Moment:
    at = seething()
    place = at.s.stock.index(AD79, at.s.top)
    early = at.s.end - BOTTOM - 2
    at.s.stock[place], at.s.stock[early] = at.s.stock[early], AD79
    return at


def a_turn_without_a_draw() -> Moment:
    """A drawn card is back in the stock in exchange for an Omen, as if it had been dealt at the start."""
    at = seething()
    place = at.s.stock.index(OMEN, at.s.top)
    card = at.s.stock[0]
    at.s.stock[0], at.s.stock[place] = OMEN, card
    at.s.initial[0] += 1 << 4 * card
    at.s.deck[card] += 1
    return at


def a_card_beyond_the_last() -> Moment:
    at = played()
    at.s.played[5] = 3
    return at


def a_shuffle_from_nowhere() -> Moment:
    at = played()
    at.s.mix[3] = 9
    return at


def a_turn_left_out() -> Moment:
    at = played()
    at.s.turn = (at.s.turn + 1) % 3
    return at


def a_tile_before_the_eruption() -> Moment:
    at = played()
    at.s.drawn, at.s.tile = 1, at.s.bag[0]
    return at


def a_seat_asked_for_nothing() -> Moment:
    at = seething()
    at.s.past[at.s.turns - 1] |= 1
    return at


def no_relative_left() -> Moment:
    at = first(RELATIVE)
    at.s.relatives = 0
    return at


def a_victim_without_an_omen() -> Moment:
    at = first(VICTIM)
    last = at.s.top - 1
    at.s.stock[0], at.s.stock[last] = at.s.stock[last], at.s.stock[0]
    return at


def a_victim_of_nothing() -> Moment:
    at = played(0)
    at.s.supply -= 1
    at.s.volcano += 1
    return at


def another_tile_in_the_bag() -> Moment:
    at = first(LAVA)
    at.s.bag[9] = (at.s.bag[9] + 1) % 6
    return at


def a_symbol_that_was_never_drawn() -> Moment:
    at = until(lambda s: s.kind == LAVA and s.laid == 1 and s.bag[0] != s.bag[1])
    other = next(i for i in range(2, 45) if at.s.bag[i] != at.s.bag[0])
    at.s.bag[0], at.s.bag[other] = at.s.bag[other], at.s.bag[0]
    return at


def a_third_move() -> Moment:
    at = first(MOVE)
    at.s.moves = 3
    return at


def a_caller_who_was_not_asked() -> Moment:
    at = until(lambda s: s.kind == LAVA and s.caller >= 0, full_houses(random.Random(3), 3, ()))
    at.s.past[at.s.turns - 1] &= ~(1 << at.s.caller)
    return at


def a_winner_who_lost() -> Moment:
    at = first(OVER)
    at.s.winners ^= 7
    return at


def nothing_to_do() -> Moment:
    at = played()
    at.legal.count = 0
    return at


def one_action_twice() -> Moment:
    at = played()
    at.legal.action[1] = at.legal.action[0]
    return at


def a_card_that_is_not_held() -> Moment:
    at = played()
    house = next(h for h in range(1, 12) if at.s.hand[at.s.seat] >> 4 * h & 15 == 0)
    at.legal.action[0] = house << SHIFT | at.legal.action[0] & (1 << SHIFT) - 1
    return at


def a_piece_back_from_the_volcano() -> Moment:
    at = until(lambda s: s.kind == LAVA and s.volcano & 255)
    at.s.volcano -= 1
    at.s.saved += 1
    return at


def a_game_without_end() -> Moment:
    at = first(MOVE)
    at.w.length = LONGEST + 1
    return at


def too_many_event_rows() -> Moment:
    at = first(MOVE)
    at.rows.count = at.rows.capacity
    return at


FAULTS: dict[str, Callable[[], Moment]] = {
    "pieces_add_up": a_piece_too_many,
    "nobody_is_added_or_forgotten": a_piece_from_nowhere,
    "crowds_make_the_city": a_crowd_too_large,
    "squares_of_a_seat_hold_its_pieces": a_square_without_its_piece,
    "everybody_is_on_the_board": a_piece_beside_the_board,
    "everybody_has_a_space": a_piece_in_the_street,
    "open_homes_have_a_free_space": a_free_home_that_is_shut,
    "roomy_houses_have_an_open_home": a_house_without_room,
    "a_square_has_lava_or_is_free": a_square_that_is_not_free,
    "ways_are_free": a_way_that_is_barred,
    "tiles_are_counted": a_tile_that_does_not_lie,
    "first_squares_are_reserved": tiles_that_changed_places,
    "tiles_hang_together": a_tile_far_from_its_like,
    "nobody_stands_on_lava": a_piece_on_lava,
    "nobody_is_cut_off": a_piece_behind_lava,
    "hands_are_full": a_card_in_another_hand,
    "house_cards_add_up": a_card_of_another_house,
    "omens_add_up": an_omen_too_many,
    "ad79_is_to_come": an_eruption_too_early,
    "every_turn_ends_with_a_draw": a_turn_without_a_draw,
    "discards_are_houses": a_card_beyond_the_last,
    "shuffle_can_be_done": a_shuffle_from_nowhere,
    "seats_follow_each_other": a_turn_left_out,
    "phases_follow_each_other": a_tile_before_the_eruption,
    "whoever_holds_jokers_is_asked": a_seat_asked_for_nothing,
    "relatives_find_a_home": no_relative_left,
    "an_omen_finds_a_victim": a_victim_without_an_omen,
    "omens_alone_kill_before_the_eruption": a_victim_of_nothing,
    "tiles_add_up": another_tile_in_the_bag,
    "symbols_come_from_tiles": a_symbol_that_was_never_drawn,
    "moves_belong_to_runners": a_third_move,
    "a_caller_showed_jokers": a_caller_who_was_not_asked,
    "the_best_have_won": a_winner_who_lost,
    "somebody_can_move_or_it_is_over": nothing_to_do,
    "no_action_is_listed_twice": one_action_twice,
    "every_action_makes_sense": a_card_that_is_not_held,
    "what_is_done_is_done": a_piece_back_from_the_volcano,
    "games_are_short": a_game_without_end,
    "event_rows_have_room": too_many_event_rows,
}
