"""All invariants together, and games that are played at random with every one of them checked after every play."""

from __future__ import annotations

from tests.games.downfall.invariants import cards as card_invariants
from tests.games.downfall.invariants import city as city_invariants
from tests.games.downfall.invariants.cards import (
    LONGEST,
    a_caller_showed_jokers,
    ad79_is_to_come,
    an_omen_finds_a_victim,
    discards_are_houses,
    event_rows_have_room,
    every_action_makes_sense,
    every_turn_ends_with_a_draw,
    games_are_short,
    hands_are_full,
    house_cards_add_up,
    moves_belong_to_runners,
    no_action_is_listed_twice,
    omens_add_up,
    omens_alone_kill_before_the_eruption,
    phases_follow_each_other,
    relatives_find_a_home,
    seats_follow_each_other,
    shuffle_can_be_done,
    somebody_can_move_or_it_is_over,
    symbols_come_from_tiles,
    the_best_have_won,
    tiles_add_up,
    what_is_done_is_done,
    whoever_holds_jokers_is_asked,
)
from tests.games.downfall.invariants.city import (
    Watch,
    a_square_has_lava_or_is_free,
    crowds_make_the_city,
    everybody_has_a_space,
    everybody_is_on_the_board,
    first_squares_are_reserved,
    nobody_is_added_or_forgotten,
    nobody_is_cut_off,
    nobody_stands_on_lava,
    open_homes_have_a_free_space,
    pieces_add_up,
    roomy_houses_have_an_open_home,
    squares_of_a_seat_hold_its_pieces,
    tiles_are_counted,
    tiles_hang_together,
    ways_are_free,
)
from vesuvius.engine.block import Blocks
from vesuvius.engine.chance import Chance, quick
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.downfall.rules.dealing import deal
from vesuvius.games.downfall.rules.legal import list_legal
from vesuvius.games.downfall.rules.play import apply
from vesuvius.games.downfall.rules.state import OVER, EventRows, Legal, State

# In the order in which `check_city` and `check_cards` ask for them.
NAMES = (
    "pieces_add_up",
    "nobody_is_added_or_forgotten",
    "crowds_make_the_city",
    "squares_of_a_seat_hold_its_pieces",
    "everybody_is_on_the_board",
    "everybody_has_a_space",
    "open_homes_have_a_free_space",
    "roomy_houses_have_an_open_home",
    "a_square_has_lava_or_is_free",
    "ways_are_free",
    "tiles_are_counted",
    "first_squares_are_reserved",
    "tiles_hang_together",
    "nobody_stands_on_lava",
    "nobody_is_cut_off",
    "hands_are_full",
    "house_cards_add_up",
    "omens_add_up",
    "ad79_is_to_come",
    "every_turn_ends_with_a_draw",
    "discards_are_houses",
    "shuffle_can_be_done",
    "seats_follow_each_other",
    "phases_follow_each_other",
    "whoever_holds_jokers_is_asked",
    "relatives_find_a_home",
    "an_omen_finds_a_victim",
    "omens_alone_kill_before_the_eruption",
    "tiles_add_up",
    "symbols_come_from_tiles",
    "moves_belong_to_runners",
    "a_caller_showed_jokers",
    "the_best_have_won",
    "somebody_can_move_or_it_is_over",
    "no_action_is_listed_twice",
    "every_action_makes_sense",
    "what_is_done_is_done",
    "games_are_short",
    "event_rows_have_room",
)


def meaning(name: str) -> str:
    """What an invariant says."""
    found = getattr(city_invariants, name, None) or getattr(card_invariants, name)
    return str(found.__doc__)


@rule
def note(w: Watch, number: int, found: int) -> None:
    """Count an invariant that holds; mark one that is broken."""
    if found == 0:
        w.broken |= 1 << number
    elif found > 0:
        w.held[number] += 1


@rule
def check_city(s: State, w: Watch) -> None:
    """The invariants of pieces, round spaces and lava."""
    note(w, 0, pieces_add_up(s))
    note(w, 1, nobody_is_added_or_forgotten(s, w))
    note(w, 2, crowds_make_the_city(s))
    note(w, 3, squares_of_a_seat_hold_its_pieces(s))
    note(w, 4, everybody_is_on_the_board(s))
    note(w, 5, everybody_has_a_space(s))
    note(w, 6, open_homes_have_a_free_space(s))
    note(w, 7, roomy_houses_have_an_open_home(s))
    note(w, 8, a_square_has_lava_or_is_free(s))
    note(w, 9, ways_are_free(s))
    note(w, 10, tiles_are_counted(s))
    note(w, 11, first_squares_are_reserved(s))
    note(w, 12, tiles_hang_together(s))
    note(w, 13, nobody_stands_on_lava(s))
    note(w, 14, nobody_is_cut_off(s))


@rule
def check_cards(s: State, legal: Legal, rows: EventRows, w: Watch) -> None:
    """The invariants of hands, stock, bag, seats and the decision at hand."""
    note(w, 15, hands_are_full(s))
    note(w, 16, house_cards_add_up(s))
    note(w, 17, omens_add_up(s))
    note(w, 18, ad79_is_to_come(s))
    note(w, 19, every_turn_ends_with_a_draw(s))
    note(w, 20, discards_are_houses(s))
    note(w, 21, shuffle_can_be_done(s))
    note(w, 22, seats_follow_each_other(s))
    note(w, 23, phases_follow_each_other(s))
    note(w, 24, whoever_holds_jokers_is_asked(s))
    note(w, 25, relatives_find_a_home(s))
    note(w, 26, an_omen_finds_a_victim(s))
    note(w, 27, omens_alone_kill_before_the_eruption(s))
    note(w, 28, tiles_add_up(s))
    note(w, 29, symbols_come_from_tiles(s))
    note(w, 30, moves_belong_to_runners(s))
    note(w, 31, a_caller_showed_jokers(s))
    note(w, 32, the_best_have_won(s))
    note(w, 33, somebody_can_move_or_it_is_over(s, legal))
    note(w, 34, no_action_is_listed_twice(legal, w))
    note(w, 35, every_action_makes_sense(s, legal))
    note(w, 36, what_is_done_is_done(s, w))
    note(w, 37, games_are_short(w))
    note(w, 38, event_rows_have_room(rows))


@rule
def remember(s: State, w: Watch) -> None:
    """Keep what the next play may not take back."""
    w.kind, w.top, w.turns, w.drawn, w.laid = s.kind, s.top, s.turns, s.drawn, s.laid
    w.city, w.saved, w.volcano = s.city, s.saved, s.volcano


@rule
def run(s: State, legal: Legal, rows: EventRows, c: Chance, w: Watch, plays: int) -> None:
    """At most so many random plays, to the end of the game or to the first that breaks an invariant."""
    w.length = 0
    list_legal(s, legal)
    while s.kind != OVER and w.broken == 0 and w.length < plays:
        remember(s, w)
        apply(s, rows, legal.action[quick(c, legal.count)])
        list_legal(s, legal)
        w.length += 1
        check_city(s, w)
        check_cards(s, legal, rows, w)
        w.plays += 1
    w.games += s.kind == OVER and w.broken == 0


@kernel
def check(states: Blocks, legals: Blocks, rows: Blocks, watches: Blocks) -> None:
    """Look at one game as it stands, as if nothing had happened since the play before."""
    check_city(states[0], watches[0])
    check_cards(states[0], legals[0], rows[0], watches[0])


@kernel
def watch(states: Blocks, watches: Blocks) -> None:
    """Take one game as it stands for the game before the play."""
    remember(states[0], watches[0])


@kernel
def run_one(states: Blocks, legals: Blocks, rows: Blocks, chances: Blocks, watches: Blocks, plays: int) -> None:
    """Play on from where one game stands."""
    run(states[0], legals[0], rows[0], chances[0], watches[0], plays)


@kernel
def run_deals(
    states: Blocks,
    legals: Blocks,
    rows: Blocks,
    chances: Blocks,
    watches: Blocks,
    players: int,
    options: int,
    games: int,
) -> None:
    """Deal and play so many games, or fewer where an invariant breaks; the last one is left as it stands."""
    for _ in range(games):
        if watches[0].broken == 0:
            deal(states[0], chances[0], players, options)
            run(states[0], legals[0], rows[0], chances[0], watches[0], LONGEST + 1)
