from __future__ import annotations

from tests.games.downfall.pictures import GAME, SIX, at
from tests.games.downfall.playing import asked, goals, play, seen, told

MOVES = ("turn: r", "decision: move 2", "bag: coin mask")

# R18. Two different pieces.


def starts(state: object) -> set[str]:
    """The squares from which a piece may move."""
    return {token[:2] for token in GAME.legal(state)}


def test_r18_the_second_move_is_another_piece() -> None:
    state = at(*MOVES, **SIX, A3="rk", F3="r")
    play(state, "A3>B4")
    assert starts(state) == {"F3"}


def test_r18_another_piece_of_the_same_square_will_do() -> None:
    state = at(*MOVES, **SIX, A3="2r")
    play(state, "A3>B4")
    assert starts(state) == {"A3"}


def test_r18_whoever_leaves_does_not_move_again() -> None:
    state = at(*MOVES, **SIX, F1="2r", A3="rk")
    play(state, "F1>out")
    assert starts(state) == {"A3", "F1"}


def test_r18a_a_piece_that_stood_alone_may_move_again() -> None:
    state = at(*MOVES, **SIX, F4="r", A3="2r")
    play(state, "F4>F5")
    assert starts(state) == {"A3", "F5"}


def test_r18a_it_need_not() -> None:
    state = at(*MOVES, **SIX, F4="r", A3="2r")
    play(state, "F4>F5", "A3>A4")
    assert seen(state, "pieces") == {"A3": [1, 0], "A4": [1, 0], "F5": [1, 0]}


def test_r18a_no_piece_of_any_colour_beside_it() -> None:
    state = at(*MOVES, **SIX, F4="rk", A3="2r")
    play(state, "F4>F5")
    assert starts(state) == {"A3"}


def test_r18a_an_own_piece_beside_it_counts_too() -> None:
    state = at(*MOVES, **SIX, F4="2r", A3="r")
    play(state, "F4>F5")
    assert starts(state) == {"A3", "F4"}


def test_r18a_it_may_join_others_and_move_on_with_their_points() -> None:
    state = at(*MOVES, **SIX, F5="r", F4="3k", A3="2r")
    play(state, "F5>F4")
    assert "out" in goals(state, "F4")


def test_r18a_standing_alone_after_the_move_does_not_help() -> None:
    state = at(*MOVES, **SIX, F4="rk", A3="r")
    play(state, "F4>F5")
    assert (seen(state, "pieces")["F5"], starts(state)) == ([1, 0], {"A3"})


def test_r18b_an_only_piece_uses_both_moves() -> None:
    state = at(*MOVES, **SIX, F4="r", A3="k")
    play(state, "F4>F5", "F5>F6")
    assert (asked(state), seen(state, "pieces")["F6"]) == ("k lava", [1, 0])


def test_r18b_even_if_it_did_not_stand_alone() -> None:
    state = at(*MOVES, **SIX, F4="r2k")
    play(state, "F4>F7")
    assert starts(state) == {"F7"}


def test_r18b_once_the_tile_lies() -> None:
    """The tile burns red's other piece; the one that is left stands among others and moves twice."""
    state = at("turn: r", "bag: mask coin", **SIX, F4="r2k", D6="r")
    play(state, "~D6", "F4>F7")
    assert starts(state) == {"F7"}


def test_r18b_two_pieces_are_not_one() -> None:
    """One leaves with the first move; the other has the second one only."""
    state = at(*MOVES, **SIX, F1="r", A3="rk")
    play(state, "F1>out", "A3>A4")
    assert asked(state) == "k lava"


def test_r18b_pieces_saved_before_do_not_count() -> None:
    state = at(*MOVES, "saved: 5r", **SIX, F4="rk")
    play(state, "F4>F6")
    assert starts(state) == {"F6"}


def test_r18_pieces_of_one_colour_on_one_square_are_alike() -> None:
    """The piece from A3 may not move again, but the one that it joined may."""
    state = at(*MOVES, **SIX, A3="rk", A4="r")
    play(state, "A3>A4")
    assert starts(state) == {"A4"}


def test_r18_alike_pieces_have_the_points_of_their_crowd() -> None:
    state = at(*MOVES, **SIX, A3="rk", B4="r2k")
    play(state, "A3>B4")
    assert {"E5", "F4"} & set(goals(state, "B4")) == {"E5"}


def test_r18_a_square_with_only_others_pieces_is_not_alike() -> None:
    state = at(*MOVES, **SIX, A3="rk", B4="2k", F3="r")
    play(state, "A3>B4")
    assert starts(state) == {"F3"}


def test_r18_only_for_the_turn_at_hand() -> None:
    state = at("turn: r", "decision: move 1 B4", "bag: coin mask", **SIX, B4="r", F3="r", A1="2k")
    play(state, "F3>F4", "~B2", "A1>out", "A1>out", "~D6")
    assert starts(state) == {"B4", "F4"}


def test_r18_what_one_player_has_moved_does_not_bind_the_next() -> None:
    """Red's second move ends on the square of black's piece, which may move all the same."""
    state = at("turn: r", "decision: move 1", "bag: mask coin", **SIX, A3="2r", A4="k", F4="k")
    play(state, "A3>A4", "~D6")
    assert starts(state) == {"A4", "F4"}


# R19. The end.


def test_r19_whoever_draws_the_last_tile_finishes_the_turn() -> None:
    state = at("turn: r", "bag: mask", **SIX, F3="2r2k")
    play(state, "~D6")
    assert asked(state) == "r move"
    play(state, "F3>F4")
    assert asked(state) == "r move"


def test_r19_the_game_ends_after_that_turn() -> None:
    state = at("turn: r", "bag: mask", **SIX, F3="2r2k")
    play(state, "~D6", "F3>F4", "F3>F5")
    assert asked(state) == "over"


def test_r19_pieces_then_left_go_into_the_volcano() -> None:
    state = at("turn: r", "decision: move 1", "bag:", "volcano: 3k", **SIX, F3="2r2k", A1="k")
    events = play(state, "F3>F5")
    assert seen(state, "volcano", "city", "pieces") == [[2, 6], [0, 0], {}]
    assert [fact["square"] for fact in told(events, "lost")] == ["A1", "F3", "F5"]


def test_r19_not_before_the_last_tile_is_drawn() -> None:
    state = at("turn: r", "decision: move 1", "bag: mask", **SIX, F3="2r2k")
    play(state, "F3>F5")
    assert asked(state) == "k lava"


def test_r19_a_player_without_pieces_may_draw_the_last_tile() -> None:
    state = at("turn: r", "bag: mask", **SIX, F3="2k")
    play(state, "~D6")
    assert (asked(state), seen(state, "volcano")) == ("over", [0, 2])


def test_r19_the_last_tile_may_be_one_of_the_first_six() -> None:
    state = at("opening", "turn: r", "bag: mask coin", F3="2k", A1="r")
    play(state, "~D7", "~C2")
    assert (asked(state), seen(state, "volcano")) == ("over", [1, 2])


def test_r19_as_soon_as_the_last_piece_has_left() -> None:
    state = at(*MOVES, **SIX, F1="2r")
    play(state, "F1>out", "F1>out")
    assert (asked(state), seen(state, "saved", "tiles_left")) == ("over", [[2, 0], 2])


def test_r19_even_with_a_move_left() -> None:
    state = at(*MOVES, **SIX, F1="r")
    play(state, "F1>out")
    assert asked(state) == "over"


def test_r19_as_soon_as_lava_covers_the_last_piece() -> None:
    state = at("turn: r", "bag: mask coin", **SIX, D6="rk")
    play(state, "~D6")
    assert (asked(state), seen(state, "volcano")) == ("over", [1, 1])


def test_r19_as_soon_as_lava_encloses_the_last_piece() -> None:
    state = at("turn: r", "bag: helmet coin", **SIX, J6="~h", K7="rk")
    play(state, "~K6")
    assert (asked(state), seen(state, "volcano")) == ("over", [1, 1])


def test_r19_among_the_first_six_tiles_too() -> None:
    state = at("turn: r", "bag: mask coin", D7="~m", D6="rk")
    play(state, "~D6")
    assert asked(state) == "over"


def test_r19_a_city_that_is_empty_at_the_eruption() -> None:
    """All red pieces were thrown into the volcano, black has placed none, and red draws A.D. 79."""
    state = at("seething", "turn: r", "hands: r 1 3 3 7", "volcano: 36r", "stock: ad79", "any_deal")
    events = play(state, "7-")
    assert [event.kind for event in events][-2:] == ["erupted", "over"]
    assert seen(state, "phase", "saved", "volcano", "tiles_drawn") == ["over", [0, 0], [36, 0], []]


def test_r19_while_a_piece_of_anybody_is_left_the_game_goes_on() -> None:
    state = at(*MOVES, **SIX, F1="r", A3="k")
    play(state, "F1>out")
    assert asked(state) == "k lava"
