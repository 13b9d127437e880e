from __future__ import annotations

from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, at
from tests.games.downfall.playing import NEUTRAL, asked, full, places, play, seen

# R4. How many relatives.


def card_7(*lines: str, **cells: str) -> Any:
    """Red may play a card of house 7 (F5); whoever is next draws nothing special."""
    return at("turn: r", "hands: r 7 7 3 3 / k 1 2 5 9", *lines, **cells)


def relatives(state: Any, token: str) -> int:
    """How many relatives a play allows."""
    play(state, token)
    count: int = seen(state, "relatives")
    return count


@pytest.mark.parametrize(("crowd", "count"), [("k", 1), ("2k", 2)])
def test_r4_as_many_as_pieces_were_there(crowd: str, count: int) -> None:
    assert relatives(card_7("seething", F5=crowd), "7@F5") == count


@pytest.mark.parametrize("crowd", ["2r", "rk", "2k"])
def test_r4_of_any_colour(crowd: str) -> None:
    assert relatives(card_7("seething", F5=crowd), "7@F5") == 2


def test_r4_the_piece_itself_does_not_count() -> None:
    state = card_7("seething", "stock: 8 ...", B4="3k")
    play(state, "7@F5")
    assert asked(state) == "k card"


@pytest.mark.parametrize("square", ["D4", "D5"])
def test_r4_both_squares_of_a_building_count_together(square: str) -> None:
    state = at("seething", "turn: r", "hands: r 6 ...", D4="k", D5="r")
    assert relatives(state, f"6@{square}") == 2


def test_r4_a_piece_on_the_other_square_alone_counts() -> None:
    assert relatives(at("seething", "turn: r", "hands: r 1 ...", A2="k"), "1@B2") == 1


def test_r4_the_second_building_of_the_house_does_not_count() -> None:
    state = at("seething", "turn: r", "hands: r 6 ...", "stock: 8 ...", C4="2k", C5="k")
    assert relatives(state, "6@D4") == 0


def test_r4_none_before_vesuvius_seethes() -> None:
    state = card_7("stock: 8 ...", F5="2k")
    play(state, "7@F5")
    assert asked(state) == "k card"


def test_r4_none_for_a_joker() -> None:
    state = card_7("seething", "stock: 8 ...", F5="3k", C3="2k")
    play(state, "7*@C3")
    assert asked(state) == "k card"


# R5. Where relatives go.

PURPLE = ["C3", "D3", "E1", "E2", "I3"]  # besides F5, the house of the card


def relative(token: str, **cells: str) -> Any:
    """Red has played a card and may bring relatives; an ordinary card will end the turn."""
    hands = f"hands: r {token.partition('@')[0]} ... / k 1 2 5 9"
    state = at("seething", "turn: r", hands, "stock: 8 ...", **cells)
    play(state, token)
    return state


def test_r5_other_buildings_of_the_colour_and_neutral_ones() -> None:
    state = relative("7@F5", F5="k")
    assert places(state, "+") == sorted(["-", *NEUTRAL, *PURPLE])


def test_r5_the_second_building_of_the_house_included() -> None:
    state = relative("6@D4", D4="k")
    assert places(state, "+") == sorted(["-", *NEUTRAL, "C4", "C5", "E6"])


def test_r5_never_the_building_of_the_card() -> None:
    state = relative("6@D4", D4="k")
    assert not {"D4", "D5"} & set(places(state, "+"))


@pytest.mark.parametrize(
    ("token", "kin"),
    [("11@I6", "F6 F7 K6 K7"), ("8@G4", "A2 B2 F3 G3 G5"), ("9@E6", "C4 C5 D4 D5"), ("2@E1", "C3 D3 F5 I3")],
)
def test_r5_no_building_of_another_colour(token: str, kin: str) -> None:
    own = {"11@I6": "I7", "2@E1": "E2"}.get(token, token[-2:])
    state = relative(token, **{own: "k"})
    assert places(state, "+") == sorted(["-", *NEUTRAL, *kin.split()])


def test_r5_free_spaces_only() -> None:
    state = relative("7@F5", F5="k", **full("B4", "C3", "E1"))
    assert places(state, "+") == sorted({"-", *NEUTRAL, *PURPLE} - {"B4", "C3", "E1"})


def test_r5_one_relative_into_a_building() -> None:
    state = relative("7@F5", F5="2k")
    play(state, "+B4")
    assert places(state, "+") == sorted({"-", *NEUTRAL, *PURPLE} - {"B4"})


def test_r5_one_relative_into_a_building_on_two_squares() -> None:
    state = relative("6@D4", D4="k", D5="k")
    play(state, "+C4")
    assert places(state, "+") == sorted(["-", *NEUTRAL, "E6"])


def test_r5_only_in_the_same_move() -> None:
    """Red's piece in E6 came in an earlier turn; a relative may join it."""
    assert "E6" in places(relative("6@D4", D4="k", E6="r"), "+")


def test_r5_one_by_one() -> None:
    state = relative("6@D4", D4="k", D5="2k")
    counts = [seen(state, "relatives")]
    for token in ("+C5", "+E6"):
        play(state, token)
        counts.append(seen(state, "relatives"))
    assert counts == [3, 2, 1]


def test_r5_the_turn_ends_with_the_last() -> None:
    state = relative("6@D4", D4="k", D5="k")
    play(state, "+C5", "+E6")
    assert (asked(state), seen(state, "pieces")["E6"]) == ("k card", [1, 0])


def test_r5_stop_before_the_first() -> None:
    state = relative("6@D4", D4="k", D5="2k")
    play(state, "+-")
    assert (asked(state), seen(state, "city")) == ("k card", [1, 3])


def test_r5_stop_later() -> None:
    state = relative("6@D4", D4="k", D5="2k")
    play(state, "+C5", "+-")
    assert (asked(state), seen(state, "city")) == ("k card", [2, 3])


def test_r5_relatives_bring_no_relatives() -> None:
    state = relative("6@D4", D4="k", E6="3k")
    play(state, "+E6")
    assert asked(state) == "k card"


KIN_OF_9 = full(*NEUTRAL, "C4", "C5", "D4", "D5")


def test_r5_with_no_space_nothing_is_asked() -> None:
    state = at("seething", "turn: r", "hands: r 9 9 9 9", "stock: 8 ...", **KIN_OF_9, E6="r")
    play(state, "9@E6")
    assert asked(state) == "k card"


def test_r5_with_no_further_space_nothing_is_asked() -> None:
    spaces = KIN_OF_9 | {"E6": "2r", "J4": "k"}
    state = at("seething", "turn: r", "hands: r 9 9 9 9", "stock: 8 ...", **spaces)
    play(state, "9@E6", "+J4")
    assert asked(state) == "k card"


def test_r5_with_no_piece_nothing_is_asked() -> None:
    lines = ["seething", "turn: r", "hands: r 9 9 9 9", "volcano: 35r", "stock: 8 ad79", "any_deal"]
    state = at(*lines, E6="k")
    play(state, "9@E6")
    assert asked(state) == "k card"


def test_r5_with_no_further_piece_nothing_is_asked() -> None:
    lines = ["seething", "turn: r", "hands: r 9 9 9 9", "volcano: 34r", "stock: 8 ad79", "any_deal"]
    state = at(*lines, E6="2k")
    play(state, "9@E6", "+J4")
    assert (asked(state), seen(state, "supply")) == ("k card", [0, 34])


def test_r5_no_card_is_drawn_before_the_relatives_have_come() -> None:
    state = card_7("seething", "stock: 8 ...", F5="k")
    play(state, "7@F5")
    assert GAME.view(state, 0)["hands"][0] == {"count": 3, "cards": ["3", "3", "7"]}
