"""The worked examples of the rulebook. Jürgen is red, Klaus black and Oliver yellow."""

from __future__ import annotations

from tests.games.downfall.pictures import SIX, at
from tests.games.downfall.playing import NEUTRAL, SPACES, asked, full, goals, hand, places, play, seen

# Jürgen plays a grey card of house 1.

JURGEN_1 = ("players: 3", "turn: r", "hands: r 1 4 6 9", "stock: 7 ...")


def test_jurgen_house_1_takes_his_piece() -> None:
    state = at(*JURGEN_1)
    play(state, "1@A2")
    assert seen(state, "pieces") == {"A2": [1, 0, 0]}


def test_jurgen_house_1_then_he_draws_a_card() -> None:
    state = at(*JURGEN_1)
    play(state, "1@A2")
    assert (hand(state, 0), seen(state, "played")) == (["4", "6", "7", "9"], ["1"])


# Oliver plays a turquoise card of house 6, which has two buildings: C4 C5 with three spaces, D4 D5 with four.

OLIVER_6 = ("players: 3", "turn: y", "hands: y 1 4 6 9", "stock: 7 ...")


def test_oliver_house_6_he_may_choose_either_building() -> None:
    assert places(at(*OLIVER_6), "6@") == ["C4", "C5", "D4", "D5"]


def test_oliver_house_6_he_decides_for_the_one_with_three_spaces() -> None:
    state = at(*OLIVER_6)
    play(state, "6@C4")
    assert (seen(state, "pieces"), hand(state, 2)) == ({"C4": [0, 0, 1]}, ["1", "4", "7", "9"])


# Klaus plays a purple card of house 3; a yellow piece stands in the left building, a red one in the right.

KLAUS_3 = ("players: 3", "seething", "turn: k", "hands: k 1 3 6 9 / y 4 4 4 4", "stock: 7 ...")


def test_klaus_house_3_the_red_piece_allows_one_relative() -> None:
    state = at(*KLAUS_3, C3="y", D3="r")
    play(state, "3@D3")
    assert (asked(state), seen(state, "relatives")) == ("k relative", 1)


def test_klaus_house_3_into_another_purple_building_or_a_neutral_one() -> None:
    state = at(*KLAUS_3, C3="y", D3="r")
    play(state, "3@D3")
    assert places(state, "+") == sorted(["-", "C3", "E1", "E2", "F5", "I3", *NEUTRAL])


def test_klaus_house_3_he_chooses_a_neutral_building() -> None:
    state = at(*KLAUS_3, C3="y", D3="r")
    play(state, "3@D3", "+E3")
    assert (asked(state), seen(state, "pieces")["E3"], hand(state, 1)) == ("y card", [0, 1, 0], ["1", "6", "7", "9"])


# Oliver plays house 6 again; three pieces stand in the building with four spaces.

OLIVER_RELATIVES = ("players: 3", "seething", "turn: y", "hands: y 1 4 6 9 / r 3 3 3 3", "stock: 7 ...")


def test_oliver_three_relatives_are_allowed() -> None:
    state = at(*OLIVER_RELATIVES, D4="rk", D5="r")
    play(state, "6@D5")
    assert (asked(state), seen(state, "relatives")) == ("y relative", 3)


def test_oliver_three_relatives_into_the_other_6_the_9_and_a_neutral_building() -> None:
    state = at(*OLIVER_RELATIVES, D4="rk", D5="r")
    play(state, "6@D5", "+C4", "+E6", "+D6")
    pieces = {"C4": [0, 0, 1], "D4": [1, 1, 0], "D5": [1, 0, 1], "D6": [0, 0, 1], "E6": [0, 0, 1]}
    assert (asked(state), seen(state, "pieces")) == ("r card", pieces)


# Klaus plays a turquoise card of house 6, and both its buildings are full.

KLAUS_JOKER = ("players: 3", "seething", "turn: k", "hands: k 1 3 6 9 / y 4 4 4 4", "stock: 7 ...")
FULL_6 = full("C4", "D4", "D5", colour="r") | {"C5": "y"}


def test_klaus_joker_onto_a_free_space_of_any_colour() -> None:
    state = at(*KLAUS_JOKER, **FULL_6)
    assert places(state, "6*@") == sorted(SPACES.keys() - FULL_6.keys())


def test_klaus_joker_he_chooses_a_neutral_building() -> None:
    state = at(*KLAUS_JOKER, **FULL_6, D6="r")
    play(state, "6*@D6")
    assert (asked(state), seen(state, "pieces")["D6"]) == ("y card", [1, 1, 0])


# In a building on two squares, each square counts for itself: two pieces each on A2 and B2, so two points each.


def test_two_square_building_has_two_points_on_each_square() -> None:
    state = at("turn: r", "decision: move 2", "bag: coin", **SIX, A2="rk", B2="rk")
    assert goals(state, "B2") == ["A1", "A2", "A3", "B1", "B3", "B4", "C1", "C3"]


def test_two_square_building_one_half_leaves_and_the_other_does_not() -> None:
    """From A2 the gate on A1 takes one point and leaving another; from B2 it would take three."""
    state = at("turn: r", "decision: move 2", "bag: coin", **SIX, A2="rk", B2="rk")
    assert ("out" in goals(state, "A2"), "out" in goals(state, "B2")) == (True, False)


# Four pieces stand on a square, two of them Oliver's. The gate on F1 is three squares from F4.

OLIVER_FOUR = ("players: 3", "turn: y", "decision: move 2", "bag: mask coin")


def test_oliver_four_pieces_the_first_leaves_with_four_points() -> None:
    state = at(*OLIVER_FOUR, **SIX, F4="rk2y")
    play(state, "F4>out")
    assert seen(state, "saved") == [0, 0, 1]


def test_oliver_four_pieces_the_second_has_three_points() -> None:
    state = at(*OLIVER_FOUR, **SIX, F4="rk2y")
    play(state, "F4>out")
    assert {"out", "F1", "F7", "J4", "I4"} & set(goals(state, "F4")) == {"F1", "F7", "I4"}


def test_oliver_four_pieces_the_next_player_has_two_points() -> None:
    state = at(*OLIVER_FOUR, **SIX, F4="rk2y")
    play(state, "F4>out", "F4>F1", "~D6")
    assert (asked(state), {"F1", "F2", "F6", "F7"} & set(goals(state, "F4"))) == ("r move", {"F2", "F6"})


# Klaus's lone piece joins three others.

KLAUS_LONE = ("players: 3", "turn: k", "decision: move 2", "bag: mask coin")


def test_klaus_lone_piece_has_one_point() -> None:
    state = at(*KLAUS_LONE, **SIX, F5="k", F4="r2y")
    assert goals(state, "F5") == ["E5", "F4", "F6", "G5"]


def test_klaus_lone_piece_joins_three_and_leaves_with_four_points() -> None:
    state = at(*KLAUS_LONE, **SIX, F5="k", F4="r2y")
    play(state, "F5>F4", "F4>out")
    assert seen(state, "saved", "pieces") == [[0, 1, 0], {"F4": [1, 0, 2]}]


def test_klaus_lone_piece_may_also_take_another_along() -> None:
    """One of the three is Klaus's own: it has four points now, too, and pieces of one colour are alike."""
    state = at(*KLAUS_LONE, **SIX, F5="k", F4="rky")
    play(state, "F5>F4", "F4>out")
    assert seen(state, "saved", "pieces") == [[0, 1, 0], {"F4": [1, 1, 1]}]
