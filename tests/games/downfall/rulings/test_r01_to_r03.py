from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, at, picture
from tests.games.downfall.playing import asked, full, hand, play, seen, told

# R1. Seats.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_seat_1_plays_first(players: int) -> None:
    assert GAME.seat(GAME.new(players, seed=1)) == 1


@pytest.mark.parametrize(("players", "seats"), [(2, [1, 0, 1, 0, 1]), (3, [1, 2, 0, 1, 2]), (4, [1, 2, 3, 0, 1])])
def test_r1_seats_go_clockwise(players: int, seats: list[int]) -> None:
    state, turns = GAME.new(players, seed=1), []
    for _ in seats:
        turns.append(GAME.seat(state))
        play(state, GAME.legal(state)[0])
    assert turns == seats


def test_r1_colours_by_seat() -> None:
    state = at("players: 4", C3="r", F5="k", G4="y", I3="b")
    assert seen(state, "pieces") == {"C3": [1, 0, 0, 0], "F5": [0, 1, 0, 0], "G4": [0, 0, 1, 0], "I3": [0, 0, 0, 1]}
    assert GAME.facts()["colours"] == ["red", "black", "yellow", "blue"]


# R2. The stock.


@cache
def deals() -> list[dict[str, Any]]:
    """Sixty deals for each number of players."""
    return [GAME.deal(players, seed=seed) for players in (2, 3, 4) for seed in range(60)]


def test_r2_omens_lie_anywhere_under_the_ad79_card() -> None:
    found = {place for deal in deals() for place, card in enumerate(deal["stock"]) if card == "omen"}
    assert found == set(range(9, 41))


def test_r2_all_seven_omens_are_in_the_stock() -> None:
    assert {deal["stock"].count("omen") for deal in deals()} == {7}


def test_r2_two_piles_lie_above_the_ad79_card() -> None:
    assert {deal["stock"].index("ad79") for deal in deals()} == {8}


def test_r2_every_hand_is_a_pile_of_four() -> None:
    assert all([len(cards) for cards in deal["hands"]] == [4] * deal["players"] for deal in deals())


def test_r2_piles_left_over_stay_in_the_box() -> None:
    """Two piles and the 25 cards that were never in one; the rest of the 53 cards that nobody took is out of play."""
    assert {sum(card.isdigit() for card in deal["stock"]) for deal in deals()} == {8 + 25}
    for deal in deals():
        GAME.check_deal(deal)


def test_r2_chance_decides_which_cards_stay_in_the_box() -> None:
    in_play = [[deal["stock"], *deal["hands"]] for deal in deals() if deal["players"] == 2]
    assert {sum(cards.count("7") for cards in deal) for deal in in_play} == {0, 1, 2, 3}


# R3. The first A.D. 79.

BOTTOM = ["9", "1", "1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "omen", "9", "9"]
AFTER = ["omen", "9", "9", "9", "1", "1", "1", "2", "2", "2", "3", "ad79", "3", "3", "4", "4"]


def first_ad79(*cards: str, **cells: str) -> Any:
    """Red plays and draws A.D. 79; these cards and then BOTTOM lie under it, and the shuffle will give AFTER."""
    lines = ["turn: r", "hands: r 7 5 5 5 / k 8 8 8 8", f"stock: ad79 {' '.join([*cards, *BOTTOM])}"]
    return at(*lines, f"reshuffled: {' '.join(AFTER)}", **cells)


def test_r3_the_replacement_is_the_card_under_it() -> None:
    state = first_ad79("6")
    play(state, "7@F5")
    assert hand(state, 0) == ["5", "5", "5", "6"]


def test_r3_the_bottom_fifteen_are_shuffled_with_it() -> None:
    state = first_ad79("6", "10", "11")
    play(state, "7@F5")
    assert GAME.position(state)["stock"] == ["10", "11", *AFTER]


def test_r3_the_replacement_comes_before_the_shuffle() -> None:
    """Only fifteen cards are left under the replacement, and it is not one of those that are shuffled."""
    state = first_ad79("6")
    assert told(play(state, "7@F5"), "reshuffled") == [{"cards": AFTER}]


def test_r3_it_may_come_to_lie_anywhere_among_the_bottom_sixteen() -> None:
    places = set()
    for seed in range(150):
        state = GAME.at(picture("hands: k 7 5 5 5", "stock: ad79 6 ..."), seed=seed)
        play(state, "7@F5")
        stock = GAME.position(state)["stock"]
        places.add(len(stock) - stock.index("ad79"))
    assert places == set(range(1, 17))


def test_r3_in_a_game_that_was_dealt_too() -> None:
    dealt = [GAME.whole_deal(GAME.new(2, seed=seed)) for seed in range(150)]
    assert {deal["reshuffled"].index("ad79") for deal in dealt} == set(range(16))


def test_r3_the_turn_then_ends() -> None:
    state = first_ad79("6")
    play(state, "7@F5")
    assert (asked(state), seen(state, "phase")) == ("k card", "seething")


def test_r3_no_relatives_for_the_piece_that_came_before_it() -> None:
    state = first_ad79("6", F5="k")
    play(state, "7@F5")
    assert asked(state) == "k card"


def test_r3_relatives_come_from_then_on() -> None:
    state = first_ad79("6", "10", G4="r")
    play(state, "7@F5", "8@G4")
    assert asked(state) == "k relative"


def test_r3_callers_are_asked_from_then_on() -> None:
    state = first_ad79("6", **full("G4", "G5", colour="r"))
    play(state, "7@F5")
    assert asked(state) == "k call"


def test_r3_omens_strike_from_then_on() -> None:
    state = first_ad79("6", "omen", "10")
    play(state, "7@F5", "8@G4")
    assert asked(state) == "k omen"


def test_r3_an_omen_as_replacement_is_carried_out() -> None:
    state = first_ad79("omen", "10", B1="k")
    play(state, "7@F5")
    assert asked(state) == "r omen"


def test_r3_an_omen_as_replacement_strikes_after_the_shuffle() -> None:
    state = first_ad79("omen", "10", B1="k")
    events = play(state, "7@F5")
    assert GAME.position(state)["stock"] == ["10", *AFTER]
    assert [event.kind for event in events][-2:] == ["reshuffled", "omen"]


def test_r3_an_omen_as_replacement_is_replaced_too() -> None:
    state = first_ad79("omen", "10", B1="k")
    play(state, "7@F5", "xB1k")
    assert (hand(state, 0), asked(state)) == (["5", "5", "5", "10"], "k card")


def test_r3_an_omen_as_replacement_with_nobody_to_throw() -> None:
    state = first_ad79("omen", "10")
    play(state, "7@F5")
    assert (hand(state, 0), asked(state)) == (["5", "5", "5", "10"], "k card")


def test_r3_after_the_shuffle_even_the_next_card_may_be_ad79() -> None:
    """Omen as replacement, sixteen cards left, A.D. 79 on top of them: it appears twice in one turn."""
    lines = ["turn: r", "hands: r 7 5 5 5", f"stock: ad79 omen {' '.join(BOTTOM)}"]
    state = at(*lines, f"reshuffled: ad79 {' '.join(BOTTOM)}")
    events = play(state, "7@F5")
    assert [event.kind for event in events if event.rule == "R10"] == ["erupted"]
