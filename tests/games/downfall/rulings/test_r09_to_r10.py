from __future__ import annotations

from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, at
from tests.games.downfall.playing import asked, full, hand, play, seen, told

# Houses 1, 2, 3 and 7 are full, so that their cards are jokers.
FULL = full("A2", "B2", "E1", "E2", "C3", "D3", "F5", colour="r")

# R9. Calling the eruption.


def three(phase: str = "seething", **told: str) -> Any:
    """Red, of three, is to play a card of house 5 and then draws; hands, stock and pieces may be told."""
    hands = {"r": "5 8 8 8", "k": "9 9 9 9", "y": "10 10 10 10"}
    hands |= {seat: told.pop(seat) for seat in "rky" if seat in told}
    lines = ["hands: " + " / ".join(f"{seat} {cards}" for seat, cards in hands.items())]
    lines.append(f"stock: {told.pop('stock', '1 ...')}")
    return at("players: 3", phase, "turn: r", *lines, **FULL | told)


def test_r9_whoever_holds_only_jokers_is_asked() -> None:
    state = three(k="2 2 2 2")
    play(state, "5@I3")
    assert (asked(state), GAME.legal(state)) == ("k call", ["erupt", "wait"])


def test_r9_the_whole_hand_must_be_jokers() -> None:
    state = three(k="2 2 2 9")
    play(state, "5@I3")
    assert asked(state) == "k card"


def test_r9_jokers_of_several_houses() -> None:
    state = three(k="2 3 3 7")
    play(state, "5@I3")
    assert asked(state) == "k call"


def test_r9_only_once_vesuvius_seethes() -> None:
    state = three("settling", k="2 2 2 2")
    play(state, "5@I3")
    assert asked(state) == "k card"


def test_r9_whoevers_turn_is_next() -> None:
    state = three(y="2 2 2 2")
    play(state, "5@I3")
    assert (asked(state), seen(state, "turn")) == ("y call", 1)


def test_r9_the_player_whose_turn_is_over_too() -> None:
    state = three(r="5 2 2 2")
    play(state, "5@I3")
    assert (asked(state), hand(state, 0)) == ("r call", ["1", "2", "2", "2"])


def test_r9_between_two_turns_only() -> None:
    """Black holds only jokers, but in red's turn the omen comes first."""
    state = three(k="2 2 2 2", stock="omen 1 ...", B1="k")
    play(state, "5@I3")
    assert asked(state) == "r omen"


def test_r9_what_counts_is_the_city_at_the_end_of_the_turn() -> None:
    """The omen makes room in house 2, so that black's cards are no jokers any more."""
    state = three(k="2 2 2 2", stock="omen 1 ...", E1="rk")
    play(state, "5@I3", "xE1k")
    assert asked(state) == "k card"


def test_r9_the_last_space_of_a_house_may_have_been_taken_in_this_turn() -> None:
    state = three(k="5 5 5 2", I3="3r")
    play(state, "5@I3", "+-")
    assert asked(state) == "k call"


def test_r9_several_are_asked_clockwise_from_the_next_player() -> None:
    state = three(r="5 1 1 1", k="2 2 2 2", y="3 3 3 3")
    play(state, "5@I3")
    order = [asked(state)]
    for _ in range(3):
        play(state, "wait")
        order.append(asked(state))
    assert order == ["k call", "y call", "r call", "k card"]


def test_r9_those_who_hold_other_cards_are_passed_over() -> None:
    state = three(r="5 1 1 1", k="2 2 2 2", y="3 3 3 10")
    play(state, "5@I3", "wait")
    assert asked(state) == "r call"


def test_r9_whoever_waited_is_asked_again_before_the_next_turn() -> None:
    state = three(k="2 2 2 3", y="3 3 3 3", stock="8 2 ...")
    play(state, "5@I3", "wait", "wait", "2*@B1")
    order = [asked(state)]
    play(state, "wait")
    assert [*order, asked(state)] == ["y call", "k call"]


def test_r9_after_the_last_wait_the_next_turn_comes() -> None:
    state = three(r="5 1 1 1")
    play(state, "5@I3", "wait")
    assert asked(state) == "k card"


@pytest.mark.parametrize("gone", [35, 36])
def test_r9_with_pieces_left_or_without(gone: int) -> None:
    lines = ["seething", "turn: r", "hands: r 5 8 8 8 / k 2 2 2 2", "stock: 8 ad79", "any_deal"]
    state = at(*lines, f"volcano: {gone}k", **FULL)
    play(state, "5@I3")
    assert (asked(state), seen(state, "supply")[1]) == ("k call", 36 - gone)


def test_r9_without_pieces_other_cards_are_no_jokers() -> None:
    lines = ["seething", "turn: r", "hands: r 5 8 8 8 / k 2 2 2 9", "stock: 8 ad79", "any_deal"]
    state = at(*lines, "volcano: 36k", **FULL)
    play(state, "5@I3")
    assert asked(state) == "k card"


def test_r9_the_caller_shows_the_hand() -> None:
    state = three(k="2 3 3 7")
    play(state, "5@I3")
    assert told(play(state, "erupt"), "called") == [{"cards": ["2", "3", "3", "7"]}]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r9_everybody_sees_the_hand_that_is_shown(seat: int | None) -> None:
    state = three(k="2 3 3 7")
    play(state, "5@I3", "erupt")
    assert GAME.view(state, seat)["shown"] == {"seat": 1, "cards": ["2", "3", "3", "7"]}


def test_r9_whoever_waits_shows_nothing() -> None:
    state = three(k="2 3 3 7")
    play(state, "5@I3", "wait")
    assert seen(state, "shown") is None
    assert GAME.view(state, 0)["hands"][1] == {"count": 4, "cards": None}


# R10. Who triggered it.


def test_r10_left_of_the_player_who_drew_ad79() -> None:
    """Red draws it, black is next."""
    state = three(stock="ad79")
    play(state, "5@I3")
    assert (asked(state), seen(state, "phase")) == ("k lava", "opening")


def test_r10_left_of_the_last_seat_comes_seat_0() -> None:
    state = at("players: 3", "seething", "turn: y", "hands: y 5 ...", "stock: ad79", B1="r")
    play(state, "5@I3")
    assert asked(state) == "r lava"


def test_r10_left_of_the_player_who_called() -> None:
    """Black's turn is next, but yellow called."""
    state = three(y="2 2 2 2")
    play(state, "5@I3", "erupt")
    assert asked(state) == "r lava"


def test_r10_the_log_names_who_triggered_it() -> None:
    drawn, called = three(stock="ad79"), three(y="2 2 2 2")
    play(called, "5@I3")
    events = [*play(drawn, "5@I3"), *play(called, "erupt")]
    assert [event.seat for event in events if event.kind == "erupted"] == [0, 2]


def test_r10_ad79_is_not_replaced() -> None:
    state = three(stock="ad79 8 8")
    play(state, "5@I3")
    assert seen(state, "stock") == 2


def test_r10_hands_are_put_away_at_once() -> None:
    drawn, called = three(stock="ad79"), three(y="2 2 2 2")
    play(drawn, "5@I3")
    play(called, "5@I3", "erupt")
    assert seen(drawn, "hands") == seen(called, "hands") == [{"count": 0, "cards": []}] * 3


def test_r10_other_hands_are_not_shown() -> None:
    state = three(k="2 2 2 2", stock="ad79")
    play(state, "5@I3")
    assert seen(state, "shown") is None


def test_r10_pieces_in_front_of_players_go_into_the_box() -> None:
    state = three(stock="ad79")
    play(state, "5@I3")
    assert seen(state, "supply", "volcano", "saved") == [[0] * 3, [0] * 3, [0] * 3]


def test_r10_pieces_in_the_box_count_nowhere() -> None:
    state = at("seething", "turn: r", "hands: r 5 ...", "stock: ad79", "bag: mask", B1="k", C3="k")
    play(state, "5@I3", "~D7")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == {"saved": [0, 0], "volcano": [1, 2]}


def test_r10_pieces_in_the_city_stay_where_they_are() -> None:
    state = at("seething", "turn: r", "hands: r 5 ...", "stock: ad79", B1="k", C3="2r")
    play(state, "5@I3")
    assert seen(state, "pieces") == {"B1": [0, 1], "C3": [2, 0], "I3": [1, 0]}
