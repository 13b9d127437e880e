from __future__ import annotations

import pytest

from tests.games.downfall.pictures import GAME, SIX, at
from tests.games.downfall.playing import asked, goals, play, seen, told

# R14. Enclosed. K7 has two neighbours, J7 and K6.

NOOK = {"J7": "~h", "J6": "~h"}


def test_r14_enclosed_pieces_go_into_the_volcano() -> None:
    state = at("turn: r", "bag: helmet coin", **SIX, J6="~h", K7="2k", A1="rk")
    events = play(state, "~K6")
    assert seen(state, "volcano", "pieces") == [[0, 2], {"A1": [1, 1]}]
    assert told(events, "enclosed") == [{"square": "K7", "pieces": [0, 2]}]


@pytest.mark.parametrize(("colour", "volcano"), [("r", [1, 0, 0, 0]), ("y", [0, 0, 1, 0]), ("b", [0, 0, 0, 1])])
def test_r14_of_every_colour_ones_own_too(colour: str, volcano: list[int]) -> None:
    state = at("players: 4", "turn: r", "bag: helmet coin", **SIX, J6="~h", K7=colour, A1="rk")
    play(state, "~K6")
    assert seen(state, "volcano") == volcano


@pytest.mark.parametrize(("colour", "volcano"), [("r", [1, 0, 0, 0]), ("y", [0, 0, 1, 0]), ("b", [0, 0, 0, 1])])
def test_r14_in_the_north_too(colour: str, volcano: list[int]) -> None:
    """K4's neighbours are K3, J4 and K5."""
    vases = dict.fromkeys(["K3", "J3", "J4", "J5"], "~v")
    state = at("players: 4", "turn: r", "bag: vase coin", **vases, K4=colour, A1="rk")
    play(state, "~K5")
    assert seen(state, "volcano") == volcano


def test_r14_even_if_they_can_still_be_moved() -> None:
    """K6 and K7 are left to them, but no gate."""
    state = at("turn: r", "bag: helmet coin", **SIX, J6="~h", J5="~h", K6="3k", K7="k", A1="r")
    play(state, "~K5")
    assert seen(state, "volcano", "city") == [[0, 4], [1, 0]]


def test_r14_before_the_drawer_can_move_them() -> None:
    state = at("turn: r", "bag: helmet coin", **SIX, J6="~h", K7="2r", A1="r")
    play(state, "~K6")
    assert {token[:2] for token in GAME.legal(state)} == {"A1"}


def test_r14_they_are_gone_even_where_they_could_have_moved() -> None:
    state = at("turn: r", "bag: helmet coin", **SIX, J6="~h", J5="~h", K6="2r", K7="r", A1="r")
    play(state, "~K5")
    assert {token[:2] for token in GAME.legal(state)} == {"A1"}


def test_r14_no_way_leads_diagonally() -> None:
    """J6 is free and touches K7 with a corner only."""
    state = at("turn: r", "bag: vase coin", **SIX, K4="~v", K5="~v", K7="k", A1="rk")
    play(state, "~K6")
    assert seen(state, "volcano") == [0, 1]


def test_r14_pieces_with_a_way_stay() -> None:
    state = at("turn: r", "bag: helmet coin", **SIX, J6="~h", K7="2k", A1="rk")
    play(state, "~J5")
    assert seen(state, "volcano", "pieces") == [[0, 0], {"A1": [1, 1], "K7": [0, 2]}]


def test_r14_pieces_do_not_bar_the_way() -> None:
    state = at("turn: r", "bag: helmet coin", **SIX, J6="~h", K6="2k", K5="4r", K7="k")
    play(state, "~J5")
    assert seen(state, "volcano") == [0, 0]


POCKET = {"K3": "~v", "J7": "~h", "J6": "~h", "J5": "~h", "J4": "~h"}  # K4 to K7, with the gate on K5


def test_r14_a_gate_is_open_while_its_square_has_no_lava() -> None:
    state = at("turn: r", "bag: coin column", **POCKET, K6="2k", K7="k", A1="r")
    play(state, "~C2")
    assert seen(state, "volcano") == [0, 0]


def test_r14_lava_closes_the_gate() -> None:
    state = at("turn: r", "bag: helmet column", **POCKET, K4="k", K6="2k", K7="k", A1="r")
    play(state, "~K5")
    assert seen(state, "volcano", "pieces") == [[0, 4], {"A1": [1, 0]}]


def test_r14_a_piece_on_an_open_gate_is_not_enclosed() -> None:
    lava = {"J7": "~h", "J6": "~h", "J5": "~h", "K6": "~h", "K3": "~v"}
    state = at("turn: r", "bag: vase column coin", **lava, K5="2rk")
    play(state, "~K4")
    assert seen(state, "volcano", "pieces") == [[0, 0], {"K5": [2, 1]}]


def test_r14_during_the_first_six_tiles_too() -> None:
    state = at("turn: r", "bag: helmet coin", **NOOK, K7="2k", A1="rk")
    play(state, "~K6")
    assert (seen(state, "phase"), seen(state, "volcano")) == ("opening", [0, 2])


# All gates but those on A5 and I7 are closed.
TWO_GATES = {
    **dict.fromkeys(["C2", "B2", "A2", "A1", "A3", "A4"], "~coi"),
    **dict.fromkeys(["H1", "G1", "F1", "H2", "I2", "J2"], "~s"),
    **dict.fromkeys(["D7", "E7", "F7", "G7"], "~m"),
    **dict.fromkeys(["K3", "K4", "K5"], "~v"),
    "E4": "~col",
    "J7": "~h",
}


def test_r14_however_long_the_way() -> None:
    """From A6 it is nine squares to I7."""
    state = at("turn: r", "bag: coin helmet mask", **TWO_GATES, I6="r", A6="2k")
    play(state, "~A5")
    assert seen(state, "volcano") == [0, 0]


def test_r14_with_the_last_gate_everybody_is_lost() -> None:
    state = at("turn: r", "bag: coin helmet mask", **TWO_GATES, I6="r", A6="2k")
    play(state, "~A5", "I6>H6", "H6>I6", "~I7")
    assert (asked(state), seen(state, "volcano")) == ("over", [1, 2])


# R15. Moving.

MOVES = ("turn: r", "decision: move 2", "bag: coin")


def test_r15_with_one_piece_one_square() -> None:
    state = at(*MOVES, **SIX, F3="r", A3="r")
    assert goals(state, "F3") == ["E3", "F2", "F4", "G3"]


def test_r15_as_many_squares_as_pieces_of_any_colour() -> None:
    state = at(*MOVES, **SIX, F3="rk", A3="r")
    assert goals(state, "F3") == ["D3", "E2", "E3", "F1", "F2", "F4", "F5", "G2", "G3", "G4", "H3"]


@pytest.mark.parametrize(
    ("start", "reached"),
    [
        ("H3", "F3 G2 G3 G4 H2 H4 H5 I2 I3 I4 J3"),
        ("H4", "F4 G3 G4 G5 H2 H3 H5 H6 I3 I4 I5 J4"),
        ("H5", "F5 G4 G5 G6 H3 H4 H6 H7 I4 I5 I6 J5"),
        ("H6", "F6 G5 G6 G7 H4 H5 H7 I5 I6 I7 J6"),
        ("H7", "F7 G6 G7 H5 H6 I6 I7 out"),
    ],
)
def test_r15_in_every_part_of_the_city(start: str, reached: str) -> None:
    assert goals(at(*MOVES, **SIX, **{start: "rk"}), start) == reached.split()


def test_r15_own_pieces_count_too() -> None:
    assert goals(at(*MOVES, **SIX, F3="2r"), "F3") == goals(at(*MOVES, **SIX, F3="rk"), "F3")


@pytest.mark.parametrize(("crowd", "far"), [("r2k", "F6"), ("r3k", "F7"), ("r7k", "A6")])
def test_r15_a_larger_crowd_goes_further(crowd: str, far: str) -> None:
    assert far in goals(at(*MOVES, **SIX, F3=crowd), "F3")


@pytest.mark.parametrize(("crowd", "far"), [("r2k", "F7"), ("r3k", "E7"), ("r6k", "A6")])
def test_r15_but_not_beyond_its_number(crowd: str, far: str) -> None:
    assert far not in goals(at(*MOVES, **SIX, F3=crowd), "F3")


def test_r15_points_may_be_left_unused() -> None:
    state = at(*MOVES, **SIX, F3="r3k")
    assert {"F2", "F4"} <= set(goals(state, "F3"))


def test_r15_the_pieces_are_counted_when_the_move_begins() -> None:
    state = at(*MOVES, **SIX, F3="2r")
    play(state, "F3>F5")
    assert goals(state, "F3") == ["E3", "F2", "F4", "G3"]


def test_r15_never_diagonally() -> None:
    assert not {"E2", "G4"} & set(goals(at(*MOVES, **SIX, F3="r"), "F3"))


def test_r15_no_way_through_lava() -> None:
    """From D2 to B2 it is two squares over C2, which has lava, and four around it."""
    state = at(*MOVES, **SIX, D2="r2k")
    assert not {"C2", "B2"} & set(goals(state, "D2"))


def test_r15_a_way_around_lava_costs_what_it_is_long() -> None:
    assert "B2" in goals(at(*MOVES, **SIX, D2="r3k"), "D2")


def test_r15_through_and_onto_squares_with_pieces() -> None:
    state = at(*MOVES, **SIX, F3="rk", F4="5k", F5="6k")
    assert {"F4", "F5"} <= set(goals(state, "F3"))


def test_r15_squares_without_round_spaces_and_full_ones() -> None:
    state = at(*MOVES, **SIX, F4="r", F3="6k")
    play(state, "F4>F3")
    assert seen(state, "pieces") == {"F3": [1, 6]}


def test_r15_a_move_ends_elsewhere_than_it_began() -> None:
    assert "F3" not in goals(at(*MOVES, **SIX, F3="r5k"), "F3")


def test_r15_no_square_twice_even_where_only_one_is_free() -> None:
    """From K7 only K6 and the gate's square can be reached."""
    state = at(*MOVES, **POCKET, K4="~h", A1="k", K7="r4k")
    assert goals(state, "K7") == ["K5", "K6", "out"]


def test_r15_a_piece_that_moves_twice_may_come_back() -> None:
    state = at(*MOVES, **SIX, F3="r", A1="k")
    play(state, "F3>F2")
    assert "F3" in goals(state, "F2")


def test_r15_two_moves_after_the_tile() -> None:
    state = at("turn: r", "bag: mask coin", **SIX, F3="2r", A1="k")
    play(state, "~D6", "F3>F2")
    assert (asked(state), seen(state, "moves_left")) == ("r move", 1)


def test_r15_both_moves_must_be_made() -> None:
    state = at(*MOVES, **SIX, F3="2r", A1="k")
    first = GAME.legal(state)
    play(state, "F3>F2")
    assert (asked(state), "stay" in first + GAME.legal(state)) == ("r move", False)


def test_r15_after_both_the_next_player_draws() -> None:
    state = at(*MOVES, **SIX, F3="2r", A1="k")
    play(state, "F3>F2", "F3>F4")
    assert asked(state) == "k lava"


def test_r15_whoever_has_no_piece_left_moves_no_more() -> None:
    state = at(*MOVES, **SIX, F1="r", A3="k")
    play(state, "F1>out")
    assert asked(state) == "k lava"


def test_r15_whoever_has_no_piece_only_lays_tiles() -> None:
    state = at("turn: r", "bag: mask coin", **SIX, A3="k")
    play(state, "~D6")
    assert asked(state) == "k lava"


def test_r15_only_own_pieces_move() -> None:
    assert goals(at(*MOVES, **SIX, F3="2r", A3="k"), "A3") == []


# R16. Empty first lava squares. The vase has not begun, so that K3 is empty.

NO_VASE = {**{name: tile for name, tile in SIX.items() if name != "K3"}, "J6": "~h"}


def test_r16_empty_first_lava_squares_may_be_entered() -> None:
    assert "K3" in goals(at(*MOVES, **NO_VASE, K4="r"), "K4")


def test_r16_and_passed() -> None:
    state = at(*MOVES, **NO_VASE, J4="~h", K4="rk", J5="~h")
    assert "J3" in goals(state, "K4")


def test_r16_and_are_a_way_to_a_gate() -> None:
    state = at("turn: k", "bag: helmet coin", **NO_VASE, K4="rk", J5="~h", J4="~h")
    play(state, "~K5")
    assert seen(state, "volcano") == [0, 0]


def test_r16_with_lava_they_are_barred_like_others() -> None:
    assert "K3" not in goals(at(*MOVES, **SIX, K4="r"), "K4")


# R17. Leaving.


def test_r17_from_a_gate_square_it_costs_one_point() -> None:
    assert "out" in goals(at(*MOVES, **SIX, F1="r", A3="k"), "F1")


@pytest.mark.parametrize(("crowd", "leaves"), [("r", False), ("rk", True)])
def test_r17_one_point_more_than_reaching_the_gate(crowd: str, leaves: bool) -> None:
    assert ("out" in goals(at(*MOVES, **SIX, F2=crowd), "F2")) is leaves


@pytest.mark.parametrize(("crowd", "leaves"), [("r2k", False), ("r3k", True)])
def test_r17_from_further_away(crowd: str, leaves: bool) -> None:
    assert ("out" in goals(at(*MOVES, **SIX, F4=crowd), "F4")) is leaves


@pytest.mark.parametrize("gate", ["A1", "F1", "J2", "A5", "K5", "G7", "I7"])
def test_r17_through_any_gate(gate: str) -> None:
    state = at(*MOVES, **SIX, **{gate: "r"}, F4="k")
    play(state, f"{gate}>out")
    assert seen(state, "saved", "city") == [[1, 0], [0, 1]]


@pytest.mark.parametrize("square", ["A2", "E1", "J3", "A4", "A6", "K4", "K6", "H7", "I6"])
def test_r17_from_beside_any_gate_with_two_points(square: str) -> None:
    assert "out" in goals(at(*MOVES, **SIX, **{square: "rk"}), square)


@pytest.mark.parametrize("square", ["A3", "D1", "K4", "E7", "A6", "H7"])
def test_r17_nowhere_else(square: str) -> None:
    assert "out" not in goals(at(*MOVES, **SIX, **{square: "r"}), square)


def test_r17_which_gate_does_not_matter() -> None:
    """G7 and I7 are both one square away."""
    assert GAME.legal(at(*MOVES, **SIX, H7="rk")).count("H7>out") == 1


def test_r17_not_through_a_closed_gate() -> None:
    state = at(*MOVES, **SIX, F2="rk", H2="~s", G1="~s", F1="~s")
    assert "out" not in goals(state, "F2")


def test_r17_the_piece_is_saved() -> None:
    state = at(*MOVES, **SIX, F1="2r", A3="k")
    events = play(state, "F1>out")
    assert (seen(state, "saved"), told(events, "saved")) == ([1, 0], [{"from": "F1"}])
