"""One planted fault for each invariant of Pompeii: a moment that no play leads to, wrong as no other invariant sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.pompeii.invariants.watching import LONGEST, NO_ACTION, Watch
from tests.games.pompeii.playing import at, play, seat, solo
from tests.soaks.pompeii_keeps_invariants import Soak
from vesuvius.engine.block import assign, plain, put, store
from vesuvius.engine.event_rows import ROW_LENGTH
from vesuvius.games.pompeii.data.names import CARD_NAMES, GOOD_NAMES, VOLCANO_NAMES
from vesuvius.games.pompeii.presentation import notation
from vesuvius.games.pompeii.rules.figures import FIRST_BUILDING, GOODS, SEATS
from vesuvius.games.pompeii.rules.play import LOOK, step
from vesuvius.games.pompeii.rules.state import (
    CHOOSE_ACTION,
    DEPTH,
    GONE,
    GOT,
    NO_ARMY,
    OFFERED,
    PAID,
    RECRUITED,
    VIEWED,
    EventRows,
    Legal,
    State,
)
from vesuvius.games.pompeii.rules.verbs import ONE, TRAIN, VERB

GRAIN, FISH = GOOD_NAMES.index("grain"), GOOD_NAMES.index("fish")
BAKERY, CASTRUM, UNBUILT = 6, 19, 11


class Moment(NamedTuple):
    """A game before and after a play, in plain integers, to be tampered with."""

    b: State
    s: State
    legal: Legal
    rows: EventRows
    w: Watch

    def broken(self) -> list[str]:
        """The invariants that it breaks."""
        soaked = Soak("moment")
        for place, state in ((0, self.s), (1, self.b)):
            assign(soaked.states, place, store(State, state), 0)
        soaked.legals, soaked.event_rows = store(Legal, self.legal), store(EventRows, self.rows)
        soaked.watches = store(Watch, self.w)
        return soaked.check()

    def row(self, kind: int) -> int:
        """Where the first row of a kind begins."""
        return next(i for i in range(0, len(self.rows.row), ROW_LENGTH) if self.rows.row[i] == kind)


def moment(state: Any, token: str = "") -> Moment:
    """A state as it stands, or with one more play."""
    soaked = Soak("moment")
    for place in range(2):
        assign(soaked.states, place, state, 0)
    action = notation.number(token) if token else LOOK
    step(soaked.states, 0, action, soaked.figures, soaked.legals, soaked.event_rows)
    put(soaked.watches, "action", action if token else NO_ACTION)
    before, after = plain(State, store(State, plain(State, soaked.states, 1))), plain(State, soaked.states, 0)
    return Moment(
        before, after, plain(Legal, soaked.legals), plain(EventRows, soaked.event_rows), plain(Watch, soaked.watches)
    )


def table(token: str = "", **more: Any) -> Moment:
    """Two players, a mill and the Foro, or what else is said."""
    built = more.pop("built", {"b7": [0], "b17": [1]})
    mine = seat("4 grain, 2 stone, 2 wood, 1 clay, 1 reed", hand="S01", **more.pop("mine", {}))
    return moment(at(mine, seat("2 grain", hand="S02 C05"), built=built, pile=["S40"], **more), token)


def pledging(*tokens: str) -> Moment:
    """The offerings of two players, after all of the tokens but the last."""
    state = at(seat("4 grain"), seat("2 grain"), built={"b17": [1]}, stage="pledging", required=6, pending=[])
    play(state, *tokens[:-1])
    return moment(state, tokens[-1] if tokens else "")


def altered(at: Moment, field: str, index: int, value: int) -> Moment:
    """A number of a list in the state is another one."""
    getattr(at.s, field)[index] = value
    return at


def one_card_twice() -> Moment:
    at = table()
    at.s.stock[at.s.top[0] + 1] = at.s.stock[at.s.top[0]]
    return at


def an_unknown_card_in_hand() -> Moment:
    return altered(table(), "known", CARD_NAMES.index("S01"), 0)


def a_card_gone_from_a_game_of_two() -> Moment:
    return altered(table(), "where", CARD_NAMES.index("S40"), GONE)


def a_card_that_nobody_looks_at() -> Moment:
    return altered(table(), "where", CARD_NAMES.index("S40"), VIEWED)


def a_pile_that_somebody_does_not_know() -> Moment:
    return altered(table(), "known", CARD_NAMES.index("S40"), 7)


def a_building_before_the_foro() -> Moment:
    at = table(built={"b7": [0]})
    at.s.built |= 1 << UNBUILT
    return at


def a_stack_too_deep() -> Moment:
    at = table()
    for i in range(1, 17):
        at.s.frame_kind[i] = CHOOSE_ACTION
    at.s.depth = 17
    return at


def another_seat_decides() -> Moment:
    at = table("@b7")
    at.s.seat = 1
    return at


def a_turn_without_a_worker() -> Moment:
    return altered(table(), "left", 0, 0)


def nothing_to_do() -> Moment:
    at = table()
    at.legal.count = 0
    return at


def one_action_twice() -> Moment:
    at = table()
    at.legal.action[1] = at.legal.action[0]
    return at


def a_card_that_is_not_held() -> Moment:
    at = table()
    at.legal.action[0] = TRAIN << VERB | CARD_NAMES.index("S40") << ONE
    return at


def a_good_blocked_for_two() -> Moment:
    at = table()
    at.s.blocked = 1
    return at


def a_round_too_many() -> Moment:
    at = moment(solo())
    at.b.round = at.s.round = 19
    return at


def too_many_event_rows() -> Moment:
    at = table()
    at.rows.count = at.rows.capacity
    return at


def a_good_from_nowhere() -> Moment:
    return altered(table("@grain"), "goods", GOODS + FISH, 1)


def a_pledge_too_many() -> Moment:
    at = pledging("give:grain", "*1")
    at.s.pledged[GRAIN] += 1
    at.s.goods[GRAIN] -= 1
    return at


def told_otherwise(at: Moment, kind: int, by: int) -> Moment:
    """The first row of a kind tells another amount, and the goods are changed as it tells."""
    first = at.row(kind)
    player, good = at.rows.row[first + 1], at.rows.row[first + 2]
    at.rows.row[first + 3] += by
    at.s.goods[GOODS * player + good] += by if kind == GOT else -by
    return at


def a_cheap_conversion() -> Moment:
    state = at(seat("4 grain"), seat(), built={"b7": [0]})
    play(state, "@b7")
    return told_otherwise(moment(state, "*2"), PAID, -1)


def two_goods_as_a_bonus() -> Moment:
    state = at(seat("4 grain"), seat(), built={"b7": [1]})
    play(state, "@b7", "*2")
    return told_otherwise(moment(state, "^grain"), GOT, 1)


def a_worker_from_nowhere() -> Moment:
    return altered(table("@grain"), "at", SEATS * (FIRST_BUILDING + 16) + 1, 1)


def a_building_that_vanished() -> Moment:
    at = table()
    at.b.built |= 1
    return at


def a_card_that_came_back() -> Moment:
    at = table()
    at.b.where[CARD_NAMES.index("S40")] = GONE
    return at


def another_start_player() -> Moment:
    at = table()
    at.s.start = 1
    return at


def volcano_cards_in_another_order() -> Moment:
    at = table()
    at.s.volcano[0], at.s.volcano[1] = at.s.volcano[1], at.s.volcano[0]
    return at


def an_apocalypse_that_was_survived() -> Moment:
    at = table()
    for state in (at.b, at.s):
        state.volcano[0], state.revealed = VOLCANO_NAMES.index("apocalypse"), 1
    return at


def an_army_before_the_castrum() -> Moment:
    at = table(built={"b17": [0], "b20": [1]})
    at.b.army[0] = at.s.army[0] = RECRUITED
    return at


def an_army_that_went_home() -> Moment:
    at = table()
    at.b.army[1], at.s.army[1] = RECRUITED, NO_ARMY
    return at


def too_much_required() -> Moment:
    at = pledging()
    at.s.required += 1
    return at


def offerings_counted_wrongly() -> Moment:
    at = pledging("pass", "pass")
    at.rows.row[at.row(OFFERED) + 3] += 1
    return at


def a_collector_on_another_field() -> Moment:
    at = table("@grain")
    at.s.at[SEATS * GRAIN], at.s.at[SEATS * FISH] = 0, 1
    return at


def a_game_without_end() -> Moment:
    at = table()
    at.w.length = LONGEST + 1
    return at


FAULTS: dict[str, Callable[[], Moment]] = {
    "decks_hold_their_cards": one_card_twice,
    "hands_are_counted": lambda: altered(table(), "hand", 0, 2),
    "holders_know_their_cards": an_unknown_card_in_hand,
    "cards_belong_to_players": a_card_gone_from_a_game_of_two,
    "cards_in_between_are_expected": a_card_that_nobody_looks_at,
    "piles_lie_open_and_decks_do_not": a_pile_that_somebody_does_not_know,
    "nobody_owes_goods": lambda: altered(table(), "goods", FISH, -1),
    "pledges_lie_during_offerings": lambda: altered(table(), "pledged", FISH, 1),
    "workers_are_counted": lambda: altered(table(), "workers", 0, 7),
    "places_have_room": lambda: altered(table(), "at", SEATS * (FIRST_BUILDING + BAKERY), 2),
    "fields_have_two_of_each": lambda: altered(table(), "at", 0, 3),
    "markers_add_up": lambda: altered(table(), "markers", 0, 12),
    "buildings_come_in_order": a_building_before_the_foro,
    "the_castrum_ends_all_halts": lambda: altered(table(built={"b17": [0], "b20": [1]}), "halts", 0, 1),
    "tokens_add_up": lambda: altered(table(), "tokens", UNBUILT, 1),
    "the_stack_is_shallow": a_stack_too_deep,
    "the_stack_is_tidy": lambda: altered(table(), "frame", 3 * DEPTH - 1, 1),
    "goods_are_skipped_for_a_building": lambda: altered(table(), "skipped", 0, 1),
    "somebody_decides": another_seat_decides,
    "a_turn_has_a_worker": a_turn_without_a_worker,
    "there_is_something_to_do": nothing_to_do,
    "no_action_is_listed_twice": one_action_twice,
    "cards_in_the_list_are_there": a_card_that_is_not_held,
    "only_a_solo_game_blocks_goods": a_good_blocked_for_two,
    "a_solo_game_ends_with_round_18": a_round_too_many,
    "event_rows_have_room": too_many_event_rows,
    "goods_change_as_told": a_good_from_nowhere,
    "pledges_change_as_told": a_pledge_too_many,
    "conversions_and_trades_keep_their_rates": a_cheap_conversion,
    "fields_yield_one_and_two": lambda: told_otherwise(table("@grain"), GOT, 1),
    "prices_are_paid": lambda: told_otherwise(table("build10"), PAID, -1),
    "single_goods_are_single": two_goods_as_a_bonus,
    "workers_do_not_multiply": a_worker_from_nowhere,
    "buildings_stay": a_building_that_vanished,
    "what_is_gone_stays_gone": a_card_that_came_back,
    "rounds_follow_each_other": another_start_player,
    "volcano_cards_come_one_by_one": volcano_cards_in_another_order,
    "the_apocalypse_ends_the_game": an_apocalypse_that_was_survived,
    "the_first_army_in_the_castrum_wins": an_army_before_the_castrum,
    "armies_are_recruited_once": an_army_that_went_home,
    "the_required_value_is_right": too_much_required,
    "offerings_are_judged_rightly": offerings_counted_wrongly,
    "collectors_stand_on_their_field": a_collector_on_another_field,
    "games_are_short": a_game_without_end,
}
