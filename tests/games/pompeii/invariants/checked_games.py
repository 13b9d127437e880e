"""All invariants of Pompeii together, and games that are played with every one of them checked after every play."""

from __future__ import annotations

from tests.games.pompeii.invariants import plays as play_invariants
from tests.games.pompeii.invariants import tables as table_invariants
from tests.games.pompeii.invariants.branches import count_branches, count_cards
from tests.games.pompeii.invariants.plays import (
    armies_are_recruited_once,
    buildings_stay,
    collectors_stand_on_their_field,
    conversions_and_trades_keep_their_rates,
    fields_yield_one_and_two,
    games_are_short,
    goods_change_as_told,
    offerings_are_judged_rightly,
    pledges_change_as_told,
    prices_are_paid,
    rounds_follow_each_other,
    single_goods_are_single,
    the_apocalypse_ends_the_game,
    the_first_army_in_the_castrum_wins,
    the_required_value_is_right,
    volcano_cards_come_one_by_one,
    what_is_gone_stays_gone,
    workers_do_not_multiply,
)
from tests.games.pompeii.invariants.tables import (
    a_solo_game_ends_with_round_18,
    a_turn_has_a_worker,
    buildings_come_in_order,
    cards_belong_to_players,
    cards_in_between_are_expected,
    cards_in_the_list_are_there,
    decks_hold_their_cards,
    event_rows_have_room,
    fields_have_two_of_each,
    goods_are_skipped_for_a_building,
    hands_are_counted,
    holders_know_their_cards,
    markers_add_up,
    no_action_is_listed_twice,
    nobody_owes_goods,
    only_a_solo_game_blocks_goods,
    piles_lie_open_and_decks_do_not,
    places_have_room,
    pledges_lie_during_offerings,
    somebody_decides,
    the_castrum_ends_all_halts,
    the_stack_is_shallow,
    the_stack_is_tidy,
    there_is_something_to_do,
    tokens_add_up,
    workers_are_counted,
)
from tests.games.pompeii.invariants.watching import NO_ACTION, Watch
from tests.games.pompeii.purposeful_player import choose_one
from vesuvius.engine.block import Blocks, assign
from vesuvius.engine.rule import kernel, rule
from vesuvius.games.pompeii.rules.figures import Figures
from vesuvius.games.pompeii.rules.state import OVER, EventRows, Legal, State

# In the order in which `check_cards`, `check_table` and `check_play` ask for them.
NAMES = (
    "decks_hold_their_cards",
    "hands_are_counted",
    "holders_know_their_cards",
    "cards_belong_to_players",
    "cards_in_between_are_expected",
    "piles_lie_open_and_decks_do_not",
    "nobody_owes_goods",
    "pledges_lie_during_offerings",
    "workers_are_counted",
    "places_have_room",
    "fields_have_two_of_each",
    "markers_add_up",
    "buildings_come_in_order",
    "the_castrum_ends_all_halts",
    "tokens_add_up",
    "the_stack_is_shallow",
    "the_stack_is_tidy",
    "goods_are_skipped_for_a_building",
    "somebody_decides",
    "a_turn_has_a_worker",
    "there_is_something_to_do",
    "no_action_is_listed_twice",
    "cards_in_the_list_are_there",
    "only_a_solo_game_blocks_goods",
    "a_solo_game_ends_with_round_18",
    "event_rows_have_room",
    "goods_change_as_told",
    "pledges_change_as_told",
    "conversions_and_trades_keep_their_rates",
    "fields_yield_one_and_two",
    "prices_are_paid",
    "single_goods_are_single",
    "workers_do_not_multiply",
    "buildings_stay",
    "what_is_gone_stays_gone",
    "rounds_follow_each_other",
    "volcano_cards_come_one_by_one",
    "the_apocalypse_ends_the_game",
    "the_first_army_in_the_castrum_wins",
    "armies_are_recruited_once",
    "the_required_value_is_right",
    "offerings_are_judged_rightly",
    "collectors_stand_on_their_field",
    "games_are_short",
)
LOOK_ON, CHECK = range(2)  # what `look` does
END, BROKEN = -1, -2  # what it answers besides an action


def meaning(name: str) -> str:
    """What an invariant says."""
    found = getattr(table_invariants, name, None) or getattr(play_invariants, name)
    return str(found.__doc__)


@rule
def note(w: Watch, number: int, found: int) -> None:
    """Count an invariant that holds; mark one that is broken."""
    if found == 0:
        w.broken |= 1 << number
    elif found > 0:
        w.held[number] += 1


@rule
def check_cards(s: State, w: Watch) -> None:
    """The invariants of cards and goods."""
    note(w, 0, decks_hold_their_cards(s))
    note(w, 1, hands_are_counted(s))
    note(w, 2, holders_know_their_cards(s))
    note(w, 3, cards_belong_to_players(s))
    note(w, 4, cards_in_between_are_expected(s))
    note(w, 5, piles_lie_open_and_decks_do_not(s))
    note(w, 6, nobody_owes_goods(s, w))
    note(w, 7, pledges_lie_during_offerings(s))


@rule
def check_table(s: State, t: Figures, legal: Legal, rows: EventRows, w: Watch) -> None:
    """The invariants of workers, places, buildings, the stack and the decision at hand."""
    note(w, 8, workers_are_counted(s))
    note(w, 9, places_have_room(s, t))
    note(w, 10, fields_have_two_of_each(s, t))
    note(w, 11, markers_add_up(s, t))
    note(w, 12, buildings_come_in_order(s, t))
    note(w, 13, the_castrum_ends_all_halts(s, t))
    note(w, 14, tokens_add_up(s, t))
    note(w, 15, the_stack_is_shallow(s, w))
    note(w, 16, the_stack_is_tidy(s))
    note(w, 17, goods_are_skipped_for_a_building(s))
    note(w, 18, somebody_decides(s))
    note(w, 19, a_turn_has_a_worker(s))
    note(w, 20, there_is_something_to_do(s, legal, w))
    note(w, 21, no_action_is_listed_twice(legal, w))
    note(w, 22, cards_in_the_list_are_there(s, legal))
    note(w, 23, only_a_solo_game_blocks_goods(s))
    note(w, 24, a_solo_game_ends_with_round_18(s))
    note(w, 25, event_rows_have_room(rows, w))


@rule
def check_play(b: State, s: State, t: Figures, rows: EventRows, w: Watch) -> None:
    """The invariants of what a play has changed."""
    note(w, 26, goods_change_as_told(b, s, rows, w))
    note(w, 27, pledges_change_as_told(b, s, rows, w))
    note(w, 28, conversions_and_trades_keep_their_rates(b, t, rows, w))
    note(w, 29, fields_yield_one_and_two(b, t, rows, w))
    note(w, 30, prices_are_paid(b, t, rows, w))
    note(w, 31, single_goods_are_single(b, rows, w))
    note(w, 32, workers_do_not_multiply(b, s, rows, w))
    note(w, 33, buildings_stay(b, s))
    note(w, 34, what_is_gone_stays_gone(b, s, rows))
    note(w, 35, rounds_follow_each_other(b, s, rows))
    note(w, 36, volcano_cards_come_one_by_one(b, s))
    note(w, 37, the_apocalypse_ends_the_game(s, t))
    note(w, 38, the_first_army_in_the_castrum_wins(s, t))
    note(w, 39, armies_are_recruited_once(b, s, w))
    note(w, 40, the_required_value_is_right(s))
    note(w, 41, offerings_are_judged_rightly(b, t, rows))
    note(w, 42, collectors_stand_on_their_field(b, s, w))
    note(w, 43, games_are_short(w))


@rule
def is_over(s: State, w: Watch, rounds: int) -> int:
    """Whether the game has ended or was cut off; it is counted then."""
    if s.stage != OVER and s.round <= rounds:
        return 0
    w.games += 1
    w.latest = max(w.latest, s.round)
    w.ends[s.ended] += 1
    return 1


@kernel
def look(
    how: int,
    states: Blocks,
    figures: Blocks,
    legals: Blocks,
    event_rows: Blocks,
    chances: Blocks,
    watches: Blocks,
    policy: int,
    rounds: int,
) -> int:
    """Look at the first game as it stands after a play, and choose the next action; END or BROKEN where none follows.

    The second state is the game before the play, and becomes the present one. The rules of play are called by nobody
    here: `step` plays what was chosen. That keeps them apart, and compiled once.
    """
    s, b, t, legal, rows, w = states[0], states[1], figures[0], legals[0], event_rows[0], watches[0]
    check_cards(s, w)
    check_table(s, t, legal, rows, w)
    check_play(b, s, t, rows, w)
    if how == CHECK or w.broken:
        return BROKEN
    if w.action != NO_ACTION:
        w.plays += 1
        w.length += 1
        count_branches(b, s, t, rows, w)
        count_cards(b, s, t, rows, w)
    if is_over(s, w, rounds):
        return END
    assign(states, 1, states, 0)
    action = choose_one(s, t, legal, chances[0], policy)
    w.action = action
    return action
