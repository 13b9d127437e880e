from __future__ import annotations

from typing import Any

from tests.games.downfall.pictures import GAME, at
from tests.games.downfall.playing import NEUTRAL, SPACES, asked, hand, places, play, seen, told

# R6. Jokers.


def red_plays(*lines: str, **cells: str) -> Any:
    """Red holds cards of houses 3, 5 and 7, and draws nothing special."""
    return at("seething", "turn: r", "hands: r 3 3 5 7 / k 1 7 7 9", "stock: 8 ...", *lines, **cells)


def test_r6_a_card_of_a_full_house_goes_onto_any_free_space() -> None:
    state = red_plays(F5="3k", E6="4k", A2="2k")
    assert places(state, "7*@") == sorted(SPACES.keys() - {"F5", "E6", "A2"})


def test_r6_neutral_buildings_included() -> None:
    state = red_plays(F5="3k")
    assert set(NEUTRAL) <= set(places(state, "7*@"))


def test_r6_a_joker_brings_one_piece_and_the_turn_ends() -> None:
    state = red_plays(F5="3k", B4="k")
    play(state, "7*@B4")
    assert (asked(state), seen(state, "pieces")) == ("k card", {"B4": [1, 1], "F5": [0, 3]})


def test_r6_both_buildings_of_the_house_must_be_full() -> None:
    state = red_plays(C3="3k", D3="k")
    assert [token for token in GAME.legal(state) if token[0] == "3"] == ["3@D3"]


def test_r6_with_both_buildings_full_it_is_a_joker() -> None:
    state = red_plays(C3="3k", D3="2k")
    assert places(state, "3*@") == sorted(SPACES.keys() - {"C3", "D3"})


def test_r6_both_squares_of_a_building_must_be_full() -> None:
    state = at("seething", "turn: r", "hands: r 1 1 1 1", A2="2k", B2="k")
    assert GAME.legal(state) == ["1@B2"]


def test_r6_while_a_space_is_free_the_card_goes_to_its_house() -> None:
    state = red_plays(F5="2k")
    assert [token for token in GAME.legal(state) if token[0] == "7"] == ["7@F5"]


def test_r6_any_free_space_of_either_building() -> None:
    state = at("turn: r", "hands: r 11 ...")
    assert places(state, "11@") == ["I6", "I7", "K6", "K7"]


def test_r6_the_last_space_makes_the_next_card_a_joker() -> None:
    state = red_plays(F5="2k")
    play(state, "7@F5", "+-")
    assert places(state, "7@") == []
    assert "B1" in places(state, "7*@")


def test_r6_the_last_space_of_one_building_does_not() -> None:
    state = at("seething", "turn: r", "hands: r 3 3 3 5 / k 1 3 3 9", "stock: 8 ...", C3="2k")
    play(state, "3@C3", "+-")
    assert [token for token in GAME.legal(state) if token[0] == "3"] == ["3@D3"]


def test_r6_a_relative_may_take_the_last_space_of_a_house() -> None:
    state = red_plays(I3="k", F5="2k")
    play(state, "5@I3", "+F5")
    assert "B1" in places(state, "7*@")


def test_r6_a_piece_thrown_makes_room_again() -> None:
    state = at("seething", "turn: r", "decision: omen", "stock: 8 ...", "hands: k 7 7 7 9", F5="3k")
    play(state, "xF5k")
    assert [token for token in GAME.legal(state) if token[0] == "7"] == ["7@F5"]


def test_r6_jokers_need_no_seething() -> None:
    state = at("turn: r", "hands: r 7 3 3 5", "stock: 8 ...", F5="3k")
    play(state, "7*@B1")
    assert seen(state, "phase", "pieces") == ["settling", {"B1": [1, 0], "F5": [0, 3]}]


def test_r6_the_log_says_whether_a_card_was_a_joker() -> None:
    state = red_plays(F5="3k")
    assert told(play(state, "7*@B1"), "played") == [{"card": "7", "joker": 1}]


# R7. Nothing to place.

NO_PIECES = ("seething", "turn: r", "hands: r 1 3 3 7 / k 2 2 5 9", "volcano: 36r", "stock: 5 ad79", "any_deal")
CITY = {name: f"{SPACES[name]}{'rkybykb'[i % 7]}" for i, name in enumerate(SPACES)}  # every player has pieces left
FULL_CITY = ("players: 4", "seething", "turn: r", "hands: r 1 3 3 7 / k 2 2 5 9", "stock: 5 ...")


def test_r7_without_pieces_every_card_may_be_played_for_nothing() -> None:
    assert GAME.legal(at(*NO_PIECES)) == ["1-", "3-", "7-"]


def test_r7_which_card_is_the_players_choice() -> None:
    hands = []
    for token in GAME.legal(at(*NO_PIECES)):
        state = at(*NO_PIECES)
        play(state, token)
        hands.append(hand(state, 0))
    assert hands == [["3", "3", "5", "7"], ["1", "3", "5", "7"], ["1", "3", "3", "5"]]


def test_r7_without_pieces_nothing_is_placed() -> None:
    state = at(*NO_PIECES, F5="k")
    events = play(state, "7-")
    assert told(events, "nothing") == [{"card": "7"}]
    assert seen(state, "pieces") == {"F5": [0, 1]}


def test_r7_without_pieces_no_relatives_are_asked_for() -> None:
    state = at(*NO_PIECES, F5="2k")
    play(state, "7-")
    assert asked(state) == "k card"


def test_r7_without_pieces_jokers_place_nothing_either() -> None:
    assert "7-" in GAME.legal(at(*NO_PIECES, F5="3k"))


def test_r7_without_pieces_a_card_is_drawn_all_the_same() -> None:
    state = at(*NO_PIECES)
    play(state, "1-")
    assert seen(state, "stock", "played") == [1, ["1"]]


def test_r7_a_joker_with_no_free_space_in_the_city_places_nothing() -> None:
    assert GAME.legal(at(*FULL_CITY, **CITY)) == ["1-", "3-", "7-"]


def test_r7_in_a_full_city_the_choice_of_card_stays() -> None:
    state = at(*FULL_CITY, **CITY)
    play(state, "3-")
    assert (hand(state, 0), min(seen(state, "supply"))) == (["1", "3", "5", "7"], 2)


def test_r7_with_one_space_free_a_joker_goes_there() -> None:
    state = at(*FULL_CITY, **CITY | {"J4": "k"})
    assert GAME.legal(state) == ["1*@J4", "3*@J4", "7*@J4"]


def test_r7_whoever_can_place_must() -> None:
    assert not [token for token in GAME.legal(at("seething", F5="3k")) if token.endswith("-")]


# R8. Omens.


def red_draws(*cards: str, **cells: str) -> Any:
    """Red, of three, plays a card of house 7 and draws these."""
    hands = "hands: r 7 5 5 5 / k 9 9 8 8 / y 10 10 8 1"
    return at("players: 3", "seething", "turn: r", hands, f"stock: {' '.join(cards)} ...", **cells)


def test_r8_the_drawer_is_asked() -> None:
    state = red_draws("omen", "2", B4="k")
    play(state, "7@F5")
    assert asked(state) == "r omen"


def test_r8_any_piece_of_another_player() -> None:
    state = red_draws("omen", "2", B4="ky", C3="3k", A2="r", B2="ry")
    play(state, "7@F5")
    assert GAME.legal(state) == ["xB2y", "xB4k", "xB4y", "xC3k"]


def test_r8_the_piece_goes_into_the_volcano() -> None:
    state = red_draws("omen", "2", C3="3k")
    play(state, "7@F5", "xC3k")
    assert seen(state, "volcano", "pieces") == [[0, 1, 0], {"C3": [0, 2, 0], "F5": [1, 0, 0]}]


def test_r8_it_is_out_of_the_game() -> None:
    state = red_draws("omen", "2", C3="3k")
    play(state, "7@F5", "xC3k")
    assert seen(state, "supply") == [29, 27, 30]


def test_r8_then_the_drawer_draws_again() -> None:
    state = red_draws("omen", "2", C3="3k")
    play(state, "7@F5", "xC3k")
    assert (hand(state, 0), asked(state)) == (["2", "5", "5", "5"], "k card")


def test_r8_a_further_omen_is_carried_out_too() -> None:
    state = red_draws("omen", "omen", "2", C3="3k")
    play(state, "7@F5", "xC3k")
    assert asked(state) == "r omen"


def test_r8_after_two_omens_one_card_is_drawn() -> None:
    state = red_draws("omen", "omen", "2", "2", C3="3k")
    play(state, "7@F5", "xC3k", "xC3k")
    assert (hand(state, 0), seen(state, "omens")) == (["2", "5", "5", "5"], 2)


def test_r8_a_piece_that_was_thrown_cannot_be_thrown_again() -> None:
    state = red_draws("omen", "omen", "2", B4="k", C3="2k", E6="y")
    play(state, "7@F5", "xB4k")
    assert GAME.legal(state) == ["xC3k", "xE6y"]


def test_r8_after_an_omen_ad79_may_come() -> None:
    lines = ["seething", "turn: r", "decision: omen", "stock: ad79"]
    state = at(*lines, C3="3k")
    play(state, "xC3k")
    assert asked(state) == "k lava"


def test_r8_with_only_own_pieces_nothing_is_asked() -> None:
    state = red_draws("omen", "2", B4="r")
    events = play(state, "7@F5")
    assert [event.kind for event in events][-3:] == ["omen", "spared", "drew"]
    assert (hand(state, 0), asked(state)) == (["2", "5", "5", "5"], "k card")


def test_r8_with_only_own_pieces_nothing_is_thrown() -> None:
    state = red_draws("omen", "2", B4="r")
    play(state, "7@F5")
    assert seen(state, "volcano", "city") == [[0, 0, 0], [2, 0, 0]]


def test_r8_with_only_own_pieces_a_further_omen_passes_too() -> None:
    state = red_draws("omen", "omen", "2", B4="r")
    play(state, "7@F5")
    assert (asked(state), seen(state, "omens")) == ("k card", 2)


def test_r8_the_last_piece_of_the_others_may_be_thrown() -> None:
    state = red_draws("omen", "omen", "2", B4="k")
    play(state, "7@F5", "xB4k")
    assert (asked(state), seen(state, "city")) == ("k card", [1, 0, 0])


def test_r8_relatives_come_before_the_omen() -> None:
    state = red_draws("omen", "2", F5="k")
    play(state, "7@F5", "+B1")
    assert asked(state) == "r omen"
