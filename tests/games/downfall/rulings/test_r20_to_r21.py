from __future__ import annotations

from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, at
from tests.games.downfall.playing import asked, full, play
from vesuvius.game import Outcome

# R20. The winner.


def ended(saved: str, volcano: str, players: int = 3) -> Outcome:
    """How it ends with so many saved and in the volcano, once the last piece, a red one, has left."""
    lines = [f"players: {players}", "turn: r", "decision: move 1", "bag:"]
    state = at(*lines, f"saved: {saved}", f"volcano: {volcano}", **SIX, F1="r")
    play(state, "F1>out")
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def winners(saved: str, volcano: str, players: int = 3) -> list[int]:
    return ended(saved, volcano, players).winners


def test_r20_most_pieces_saved() -> None:
    assert winners(saved="4r6k5y", volcano="k") == [1]


def test_r20_whatever_is_in_the_volcano() -> None:
    assert winners(saved="4r6k5y", volcano="20k") == [1]


def test_r20_the_last_piece_that_left_counts() -> None:
    assert winners(saved="5r5k5y", volcano="9r") == [0]


def test_r20_then_fewest_in_the_volcano() -> None:
    assert winners(saved="4r5k5y", volcano="3r2k4y") == [1]


def test_r20_fewest_among_those_who_saved_most() -> None:
    assert winners(saved="4r5k4y", volcano="3r2k") == [1]


def test_r20_then_the_win_is_shared() -> None:
    assert winners(saved="4r5k5y", volcano="3r3k4y") == [0, 1]


def test_r20_shared_by_all() -> None:
    assert winners(saved="3r4k4y4b", volcano="2r2k2y2b", players=4) == [0, 1, 2, 3]


def test_r20_shared_by_seats_that_are_no_neighbours() -> None:
    assert winners(saved="3r4k4y4b", volcano="2r3k2y3b", players=4) == [0, 2]


def test_r20_also_ranks_those_who_have_not_won() -> None:
    assert ended(saved="3r9k9y9b", volcano="r2k7y3b", players=4).places == [4, 1, 3, 2]
    assert ended(saved="3r9k4y4b", volcano="r2k1y1b", players=4).places == [2, 1, 2, 2]


def test_r20_with_nobody_saved_the_volcano_decides() -> None:
    state = at("turn: r", "bag: mask", **SIX, D6="r2k")
    play(state, "~D6")
    assert GAME.view(state)["winners"] == [0]


def test_r20_pieces_left_at_the_end_count_for_the_volcano() -> None:
    """Both have saved three; black's piece on A3 is lost at the end."""
    state = at("turn: r", "decision: move 1", "bag:", "saved: 2r3k", **SIX, F1="r", A3="k")
    play(state, "F1>out")
    assert GAME.view(state)["winners"] == [0]


def test_r20_pieces_thrown_for_omens_count_for_the_volcano() -> None:
    """One tile lies, nobody is saved: both lose one piece at the end, and red has lost one to an omen before."""
    lines = ["seething", "turn: k", "decision: omen", "hands: r 9 9 9 9", "stock: ad79", "bag: mask"]
    state = at(*lines, B1="r", C3="r", F5="k")
    play(state, "xB1r", "~D7")
    assert (GAME.view(state)["volcano"], GAME.view(state)["winners"]) == ([2, 1], [1])


# R21. Being asked.

FULL = full("A2", "B2", "E1", "E2", "F5", colour="r")  # cards of houses 1, 2 and 7 are jokers


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r21_everybody_sees_who_is_asked_to_call(seat: int | None) -> None:
    state = at("players: 3", "seething", "turn: k", "decision: call y", "hands: y 1 1 7 7", **FULL)
    view = GAME.view(state, seat)
    assert (view["decides"], view["decision"]) == (2, "call")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r21_everybody_sees_who_is_asked_for_an_omen(seat: int | None) -> None:
    view = GAME.view(at("players: 3", "seething", "turn: y", "decision: omen", B1="k"), seat)
    assert (view["decides"], view["decision"]) == (2, "omen")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r21_everybody_sees_who_is_asked_for_a_relative(seat: int | None) -> None:
    view = GAME.view(at("players: 3", "seething", "turn: y", "decision: relative D4", D4="ky"), seat)
    assert (view["decides"], view["decision"]) == (2, "relative")


def unasked(black: str) -> Any:
    """Yellow's turn is next, red has been asked; black, of three, has not been reached and holds these cards."""
    hands = f"hands: r 1 1 7 7 / k {black} / y 9 9 9 9"
    return at("players: 3", "seething", "turn: y", "decision: call r", hands, "stock: 8 8 ad79", "played: 8", **FULL)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_r21_that_a_seat_was_not_asked_tells_nothing(seat: int | None) -> None:
    jokers, others = unasked("2 2 2 2"), unasked("2 2 2 5")
    assert GAME.view(jokers, seat) == GAME.view(others, seat)
    assert GAME.same(GAME.mask(jokers, seat), GAME.mask(others, seat))


def test_r21_only_when_it_is_asked_the_others_see_it() -> None:
    jokers, others = unasked("2 2 2 2"), unasked("2 2 2 5")
    play(jokers, "wait")
    play(others, "wait")
    assert [asked(jokers), asked(others)] == ["k call", "y card"]


DRAWS = ("players: 3", "seething", "turn: r", "hands: r 9 9 9 9 / k 8 8 8 8")


@pytest.mark.parametrize(("seat", "card"), [(0, "5"), (1, None), (2, None), (None, None)])
def test_r21_what_is_drawn_only_its_drawer_learns(seat: int | None, card: str | None) -> None:
    state = at(*DRAWS, "stock: 5 ...")
    events = [GAME.mask_event(event, seat) for event in play(state, "9@E6")]
    assert [event.facts for event in events if event.kind == "drew"] == [{"card": card}]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_r21_others_learn_the_same_whatever_is_drawn(seat: int | None) -> None:
    told = []
    for card in ("5", "7"):
        state = at(*DRAWS, f"stock: {card} ...")
        told.append([GAME.mask_event(event, seat) for event in play(state, "9@E6")])
    assert told[0] == told[1]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r21_an_omen_is_drawn_for_all_to_see(seat: int | None) -> None:
    state = at(*DRAWS, "stock: omen 5 ...", B1="k")
    events = [GAME.mask_event(event, seat) for event in play(state, "9@E6")]
    assert [event.kind for event in events][-1] == "omen"
    assert asked(state) == "r omen"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_r21_nobody_learns_the_order_of_the_shuffled_stock(seat: int | None) -> None:
    state = at("players: 3", "turn: r", "hands: r 9 9 9 9", "stock: ad79 5 ...")
    events = [GAME.mask_event(event, seat) for event in play(state, "9@E6")]
    assert [event.facts for event in events if event.kind == "reshuffled"] == [{"cards": None}]
