from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.downfall.pictures import GAME, SIX, at, can_be_said
from vesuvius.game import Illegal, Refusal

OPENING = ("turn: r", "tile: mask", "bag: coin")
FLEEING = ("turn: r", "decision: move 2", "bag: coin")
SEETHING = ("seething", "turn: r", "hands: r 1 3 6 7")
FULL_1 = {"A2": "2r", "B2": "2k"}


def reason(state: Any, token: str) -> Refusal:
    """Why the seat that decides may not play the token; `play` says the same and changes nothing."""
    seat = GAME.seat(state)
    found = GAME.refusal(state, seat or 0, token)
    assert found is not None
    assert can_be_said(found.message, found.args)
    before = GAME.copy(state)
    with pytest.raises(Illegal) as caught:
        GAME.play(state, token)
    assert caught.value.refusal == found
    assert GAME.same(before, state)
    return found


def is_refused(state: Any, token: str, rule: str, message: str, /, **args: Any) -> None:
    """The token is refused with this ruling, this message and at least these arguments."""
    found = reason(state, token)
    assert (found.rule, found.message) == (rule, f"refusal-{message}")
    assert found.args | args == found.args


def test_legal_tokens_are_not_refused() -> None:
    state = at(*SEETHING)
    assert all(GAME.refusal(state, 0, token) is None for token in GAME.legal(state))


def test_r1_somebody_else_decides() -> None:
    state = at(*SEETHING)
    found = GAME.refusal(state, 1, GAME.legal(state)[0])
    assert found == Refusal("R1", "refusal-not-your-turn", {"colour": "red"})


def test_r19_the_game_is_over() -> None:
    state = at("over", "saved: 3r", "volcano: 2k", "bag:")
    assert reason(state, "stay") == Refusal("R19", "refusal-over")


@pytest.mark.parametrize("token", ["", "hello", "7", "7@", "@F5", "07@F5", "F5", "\N{SNOWMAN}", "x" * 5000, "\x1b[2J"])
def test_what_cannot_be_read_is_answered_with_examples(token: str) -> None:
    state = at(*SEETHING)
    is_refused(state, token, "", "unreadable", decision="card", examples=["1@A2", "6@C4", "7@F5"])
    assert len(str(reason(state, token).args["token"])) < 80


@pytest.mark.parametrize(
    ("token", "meant"),
    [("3@c3", "3@C3"), (" 3 @ C3", "3@C3"), ("3@C3\n", "3@C3"), ("6@d4", "6@D4")],
)
def test_near_misses_are_spelt_right(token: str, meant: str) -> None:
    is_refused(at(*SEETHING), token, "", "spelling", meant=meant)


@pytest.mark.parametrize(
    ("token", "meant"),
    [("f2>c3", "F2>C3"), ("F2->C3", "F2>C3"), ("F2\N{RIGHTWARDS ARROW}C3", "F2>C3"), ("f2>OUT", "F2>out")],
)
def test_moves_nearly_right_are_spelt_right(token: str, meant: str) -> None:
    state = at(*FLEEING, **SIX, F2="2r2k")
    is_refused(state, token, "", "spelling", meant=meant)


@pytest.mark.parametrize(("token", "meant"), [("XB4K", "xB4k"), ("xb4k", "xB4k")])
def test_victims_nearly_right_are_spelt_right(token: str, meant: str) -> None:
    is_refused(at("seething", "turn: r", "decision: omen", B4="k"), token, "", "spelling", meant=meant)


@pytest.mark.parametrize("token", ["~C3", "A2>C2", "stay"])
def test_r11_lava_and_moves_wait_for_the_eruption(token: str) -> None:
    is_refused(at(*SEETHING), token, "R11", "wrong-phase", decision="card")


@pytest.mark.parametrize("token", ["7@F5", "7-", "+B1", "xB4k"])
def test_r10_cards_are_over_after_the_eruption(token: str) -> None:
    is_refused(at(*OPENING, "phase: opening", A1="r"), token, "R10", "wrong-phase", decision="lava")


def test_r9_nobody_calls_after_the_eruption() -> None:
    is_refused(at(*OPENING, "phase: opening", A1="r"), "erupt", "R9", "wrong-phase", decision="lava")


def test_r9_only_jokers_between_turns_call() -> None:
    is_refused(at(*SEETHING), "erupt", "R9", "cannot-call")


@pytest.mark.parametrize("token", ["1*@C3", "7-", "+-"])
def test_r9_whoever_is_asked_answers_erupt_or_wait(token: str) -> None:
    state = at("seething", "turn: r", "decision: call k", "hands: k 1 1 1 1", **FULL_1)
    is_refused(state, token, "R9", "wrong-decision", decision="call", examples=["erupt", "wait"])


@pytest.mark.parametrize(("token", "rule"), [("+B1", "R5"), ("xB4k", "R8")])
def test_a_card_is_to_be_played(token: str, rule: str) -> None:
    is_refused(at(*SEETHING, B4="k"), token, rule, "wrong-decision", decision="card")


def test_r5_a_relative_is_to_be_placed() -> None:
    is_refused(at("seething", "decision: relative F5", F5="rk"), "7@F5", "R5", "wrong-decision", decision="relative")


def test_r8_a_victim_is_to_be_named() -> None:
    is_refused(at("seething", "turn: r", "decision: omen", B4="k"), "7@F5", "R8", "wrong-decision", decision="omen")


def test_r11_nobody_moves_before_six_tiles_lie() -> None:
    is_refused(at(*OPENING, "phase: opening", A1="r"), "A1>B1", "R11", "opening")


def test_r12_the_tile_comes_before_the_moves() -> None:
    is_refused(at(*OPENING, **SIX, A1="r"), "A1>B1", "R12", "wrong-decision", decision="lava", kind="move")


def test_r15_the_moves_come_after_the_tile() -> None:
    is_refused(at(*FLEEING, **SIX, A1="r"), "~D6", "R15", "wrong-decision", decision="move", kind="lava")


# Cards


def test_cards_must_be_in_the_hand() -> None:
    is_refused(at(*SEETHING), "9@E6", "", "not-in-hand", card="9", hand=["1", "3", "6", "7"])
    is_refused(at(*SEETHING), "12@E6", "", "not-in-hand", card="12")


def test_squares_must_be_in_the_city() -> None:
    is_refused(at(*SEETHING), "7@K1", "R6", "outside", square="K1")
    is_refused(at(*SEETHING), "7@Z9", "R6", "no-such-square", square="Z9")


def test_r6_squares_must_have_round_spaces() -> None:
    is_refused(at(*SEETHING), "7@A1", "R6", "no-spaces", square="A1")


def test_r6_a_card_goes_to_its_own_house() -> None:
    is_refused(at(*SEETHING), "7@E6", "R6", "other-house", square="E6", house=9, card="7")
    is_refused(at(*SEETHING), "7@B1", "R6", "other-house", square="B1", house=0)


def test_r6_while_its_house_has_room_a_card_is_no_joker() -> None:
    is_refused(at(*SEETHING, F5="2k"), "7*@B1", "R6", "no-joker", card="7", examples=["7@F5"])


def test_r6_a_card_of_a_full_house_is_a_joker() -> None:
    is_refused(at(*SEETHING, F5="3k"), "7@F5", "R6", "joker", card="7")
    is_refused(at(*SEETHING, F5="3k"), "7@B1", "R6", "joker", card="7")


def test_r6_full_squares_take_nobody() -> None:
    is_refused(at(*SEETHING, C3="3k"), "3@C3", "R6", "full", square="C3", spaces=3)
    is_refused(at(*SEETHING, F5="3k", B1="r"), "7*@B1", "R6", "full", square="B1", spaces=1)


def test_r7_whoever_can_place_must() -> None:
    is_refused(at(*SEETHING), "7-", "R7", "must-place", card="7", examples=["7@F5"])
    is_refused(at(*SEETHING, F5="3k"), "7-", "R7", "must-place", card="7", examples=["7*@A2", "7*@E6", "7*@K7"])


def test_r7_without_pieces_nothing_is_placed() -> None:
    is_refused(at(*SEETHING, "volcano: 36r", "any_deal"), "7@F5", "R7", "no-pieces", token="7-")


def test_r7_in_a_full_city_nothing_is_placed() -> None:
    facts = GAME.facts()["buildings"]
    full = {name: f"{spaces}{'rkyb'[i % 4]}" for i, b in enumerate(facts) for name, spaces in b["spaces"].items()}
    is_refused(at("players: 4", *SEETHING, **full), "7*@F5", "R7", "city-full", token="7-")


# Relatives: house 6 is turquoise, its buildings are C4 C5 and D4 D5; house 9 (E6) is turquoise, house 7 (F5) purple.

RELATIVE = ("seething", "turn: r", "decision: relative D4")


def test_r5_relatives_go_to_other_buildings() -> None:
    state = at(*RELATIVE, D4="rk", D5="2k")
    is_refused(state, "+D4", "R5", "own-building", square="D4")
    is_refused(state, "+D5", "R5", "own-building", square="D5")


def test_r5_relatives_go_to_the_same_colour_or_neutral_buildings() -> None:
    is_refused(at(*RELATIVE, D4="rk"), "+F5", "R5", "other-colour", square="F5", colour="purple", wanted="turquoise")


def test_r5_one_relative_a_building() -> None:
    state = at(*RELATIVE, D4="rk", D5="2k")
    GAME.play(state, "+C5")
    is_refused(state, "+C4", "R5", "second-relative", square="C4")


def test_r5_relatives_need_a_free_space() -> None:
    is_refused(at(*RELATIVE, D4="rk", E6="4k"), "+E6", "R5", "full", square="E6", spaces=4)


def test_r5_relatives_need_round_spaces() -> None:
    is_refused(at(*RELATIVE, D4="rk"), "+A1", "R5", "no-spaces", square="A1")
    is_refused(at(*RELATIVE, D4="rk"), "+A7", "R5", "outside", square="A7")


# Omens

OMEN = ("seething", "turn: r", "decision: omen")


def test_r8_omens_strike_others() -> None:
    is_refused(at(*OMEN, B4="rk"), "xB4r", "R8", "own-piece", square="B4", colour="red")


def test_r8_the_victim_must_be_there() -> None:
    is_refused(at(*OMEN, B4="k"), "xC3k", "R8", "no-such-piece", square="C3", colour="black")
    is_refused(at(*OMEN, B4="k"), "xC9k", "R8", "no-such-square", square="C9")


def test_r8_the_colour_must_be_in_play_and_named() -> None:
    is_refused(at(*OMEN, B4="k"), "xB4y", "R8", "colour-not-in-play", colour="yellow")
    is_refused(at(*OMEN, B4="k"), "xB4", "R8", "no-colour", letters=["r", "k"])
    is_refused(at(*OMEN, B4="k"), "xB4q", "R8", "no-colour")


# Lava


def test_r12_no_square_is_covered_twice() -> None:
    is_refused(at(*OPENING, **SIX, A1="r"), "~D7", "R12", "has-lava", square="D7")


def test_r12_first_squares_stay_reserved() -> None:
    five = {**SIX, "D6": "~m", "D5": "~m"}
    del five["E4"]
    is_refused(at(*OPENING, **five, A1="r", E5="~m"), "~E4", "R12", "reserved", square="E4", symbol="column")


def test_r12_tiles_lie_edge_to_edge_with_their_like() -> None:
    state = at(*OPENING, **SIX, A1="r")
    is_refused(state, "~A3", "R12", "not-beside", square="A3", symbol="mask", places=["D6", "E7"])
    is_refused(state, "~A7", "R12", "outside", square="A7")


def test_r12_the_first_tile_of_a_symbol_has_its_square() -> None:
    is_refused(at("phase: opening", *OPENING, A1="r"), "~A3", "R12", "first-square", symbol="mask", first="D7")


def test_r12_a_plain_tile_needs_no_symbol() -> None:
    state = at(*OPENING, **SIX, A1="r")
    is_refused(state, "~D6mask", "", "symbol-not-needed", meant="~D6")
    is_refused(state, "~D6coin", "R12", "wrong-symbol", tile="mask", got="coin")
    is_refused(state, "~A3mask", "R12", "not-beside", square="A3")


def test_r12_a_dual_tile_needs_a_symbol() -> None:
    state = at("options: dual_vents", "turn: r", "tile: h/m", "bag: coin", **SIX, A1="r")
    is_refused(state, "~D6", "R12", "which-symbol", tile="helmet/mask")
    is_refused(state, "~D6coin", "R12", "wrong-symbol", tile="helmet/mask", got="coin")
    is_refused(state, "~D6helmet", "R12", "not-beside", symbol="helmet")
    is_refused(state, "~D6helmet/mask", "", "unreadable")


# Moves


def test_r15_only_own_pieces_move() -> None:
    state = at(*FLEEING, **SIX, A1="r", B1="k")
    is_refused(state, "B1>C1", "R15", "no-own-piece", square="B1")
    is_refused(state, "L1>C1", "R15", "no-such-square", square="L1")
    is_refused(state, "A1>K1", "R15", "outside", square="K1")


def test_r15_no_further_than_pieces_stood_there() -> None:
    is_refused(at(*FLEEING, **SIX, F3="rk"), "F3>F6", "R15", "too-far", start="F3", goal="F6", points=2, needs=3)


def test_r15_no_way_through_lava() -> None:
    is_refused(at(*FLEEING, **SIX, D2="r"), "D2>C2", "R15", "lava", square="C2")


def test_r15_no_way_around_lava() -> None:
    walled = {**SIX, "H2": "~s", "H3": "~s", "I3": "~s", "J3": "~v", "I2": "~s"}
    state = at(*FLEEING, **walled, F3="r")
    is_refused(state, "F3>J2", "R15", "no-way", start="F3", goal="J2")


def test_r15_a_move_ends_elsewhere() -> None:
    is_refused(at(*FLEEING, **SIX, F3="2r"), "F3>F3", "R15", "same-square", square="F3")


def test_r15_moves_must_be_made() -> None:
    is_refused(at(*FLEEING, **SIX, F3="2r"), "stay", "R15", "must-move")
    assert "stay" in GAME.legal(at("options: free_moves", *FLEEING, **SIX, F3="2r"))


def test_r16_closed_vents_are_not_entered() -> None:
    six = {"H1": "~s", "C2": "~coi", "E4": "~col", "K3": "~v", "D7": "~m", "D6": "~m", "J6": "r"}
    is_refused(
        at("options: closed_vents", *FLEEING, **six), "J6>J7", "R16", "closed-vent", square="J7", symbol="helmet"
    )
    assert "J6>J7" in GAME.legal(at(*FLEEING, **six))


def test_r17_leaving_costs_one_more() -> None:
    is_refused(at(*FLEEING, **SIX, F2="r"), "F2>out", "R17", "too-far-out", start="F2", points=1, needs=2)


def test_r18_the_second_move_is_another_piece() -> None:
    state = at(*FLEEING, **SIX, A3="rk", F3="r")
    GAME.play(state, "A3>B4")
    is_refused(state, "B4>B5", "R18", "moved-already", square="B4")


def test_random_tokens_are_refused_or_legal_and_never_break_anything() -> None:
    """Tokens of other moments and damaged ones: always a reason, the same from the masked state."""
    chosen, tokens = random.Random(5), ["7@F5", "xB4k", "~C3", "A2>C2", "+B1"]
    for players in (2, 3, 4):
        state = GAME.new(players, GAME.options[: players - 1], seed=players)
        while (seat := GAME.seat(state)) is not None:
            legal = GAME.legal(state)
            for token in chosen.sample(tokens, 5):
                damaged = chosen.choice([token, token[:-1], token.swapcase(), token[::-1], token + "k"])
                found = GAME.refusal(state, seat, damaged)
                assert (found is None) == (damaged in legal)
                assert GAME.refusal(GAME.mask(state, seat), seat, damaged) == found
            tokens += chosen.sample(legal, 1)
            GAME.play(state, chosen.choice(legal))
