"""Moments, lists, targets, draws."""

from __future__ import annotations

from tests.games.pompeii.playing import (
    CITY,
    EVERYTHING,
    SPECIALISTS,
    asked,
    at,
    has,
    legal,
    owns,
    play,
    seat,
    table,
    told,
)

FORO = {"b17": [0]}


def test_p50_one_possible_token_is_asked_and_none_is_left_out() -> None:
    state = at(seat("1 coal, 1 deer", hand="S06"), seat("1 meat"), seat("5 grain"), built={})
    play(state, "train:S06")
    assert legal(state) == ["!meat"]
    assert not told(play(state, "!meat"), "lapsed")
    assert legal(state) == ["."]


def test_p52_c37_goes_up_the_order_of_goods() -> None:
    state = at(seat(hand="C37"), seat(), built=FORO)
    play(state, "act:C37", "+wood", "+wood", "+clay")
    assert legal(state) == ["+clay", "+grapes", "+olives", "+stone"]
    play(state, "+clay", "+grapes", "+grapes")
    assert owns(state) == {"wood": 2, "clay": 2, "grapes": 2}


def test_p52_p56_c30_offers_only_what_can_still_be_completed() -> None:
    state = at(seat(hand="C30"), seat("1 grain, 1 wood, 1 meat, 5 gold"), built=FORO)
    play(state, "act:C30", "!1")
    assert legal(state) == ["!grain", "!wood"]
    play(state, "!wood")
    assert legal(state) == ["!meat"]
    play(state, "!meat")
    assert owns(state) == {"wood": 1, "meat": 1}
    one = at(seat(hand="C30"), seat("1 meat, 5 gold"), built=FORO)
    play(one, "act:C30", "!1", "!meat")
    assert asked(one) == "1 action"


def test_p52_a_list_without_a_maximum_ends_with_a_dot_even_a_lone_one() -> None:
    state = at(seat("1 bread", hand="S25"), seat())
    play(state, "train:S25")
    assert legal(state) == ["."]
    swapped = at(seat("1 grain", hand="S25"), seat())
    play(swapped, "swap:S25", "-grain")
    assert legal(swapped) == ["."]


def test_p52_c47_goes_up_the_order_and_offers_only_what_can_be_completed() -> None:
    state = at(seat("1 planks, 2 pillars, 1 bricks", hand="C47"), seat(), built=FORO)
    play(state, "act:C47", "!b16")
    assert legal(state) == [".", "skip:bricks", "skip:pillars", "skip:planks"]
    play(state, "skip:pillars")
    assert legal(state) == [".", "skip:bricks", "skip:pillars"]
    play(state, "skip:bricks")
    assert legal(state) == ["."]
    poor = at(seat("1 wood", hand="C47"), seat(), built=FORO)
    play(poor, "act:C47", "!b6")
    assert legal(poor) == ["skip:clay"]


def test_p53_the_portas_fish_is_a_bonus_after_the_trade_for_others_only() -> None:
    state = at(seat("2 grain", active="C34"), seat("2 grain"), porta=[0])
    play(state, "@porta", "grain>", ">wood", "*1")
    assert asked(state) == "1 action"
    play(state, "@porta", "grain>", ">wood", "*1")
    assert asked(state) == "0 bonus"
    assert legal(state) == ["^fish"]


def test_p56_s06_takes_from_each_other_clockwise() -> None:
    state = at(seat(), seat("1 coal, 1 deer", hand="S06"), seat("1 meat, 1 wool"), seat("1 garum"), turn=1)
    play(state, "train:S06")
    assert (asked(state), legal(state)) == ("1 good", ["!meat", "!wool"])
    play(state, "!wool")
    assert legal(state) == ["!garum"]
    play(state, "!garum", ".")
    assert owns(state, 1) == {"wool": 1, "garum": 1}
    assert owns(state, 2) == {"meat": 1}


def test_p56_the_order_of_goods_starts_anew_with_each_victim() -> None:
    state = at(seat("1 coal, 1 deer", hand="S06"), seat("1 wool"), seat("1 bread"))
    play(state, "train:S06", "!wool")
    assert legal(state) == ["!bread"]


def test_p56_c30_offers_only_seats_with_a_fitting_good() -> None:
    state = at(seat(hand="C30"), seat("5 gold"), seat("1 grain"), built=FORO)
    play(state, "act:C30")
    assert legal(state) == ["!2"]


def test_p56_c35_each_giver_decides_clockwise() -> None:
    state = at(seat("1 grain, 1 gold"), seat(hand="C35"), seat(), seat("2 wood"), turn=1, built=FORO)
    assert not told(play(state, "act:C35"), "lapsed")
    assert (asked(state), legal(state)) == ("3 good", ["!wood"])
    play(state, "!wood")
    assert (asked(state), legal(state)) == ("0 good", ["!gold", "!grain"])
    play(state, "!grain")
    assert owns(state, 1) == {"grain": 1, "wood": 1}
    assert asked(state) == "2 action"


def test_p57_c41_draws_both_then_activates_in_the_order_drawn() -> None:
    state = at(seat(hand="C41"), seat("1 meat"), built=FORO, specialists=["S06", "S25"])
    play(state, "act:C41")
    assert asked(state) == "0 good"
    assert owns(state) == {}
    play(state, "!meat")
    assert owns(state) == {"meat": 1, "pillars": 2, "planks": 2}
    assert table(state, "pile") == ["S06", "S25", "C41"]


def test_p57_c16_and_c42_keep_as_many_as_asked_and_discard_the_rest() -> None:
    state = at(
        seat(hand="C16 C42"), seat(left=0), built=FORO, specialists=SPECIALISTS[:6], city=["C01", "C02", "C03", "C04"]
    )
    play(state, "act:C16")
    assert legal(state) == [f"keep:S0{number}" for number in range(1, 6)]
    play(state, "keep:S05", "keep:S01")
    assert (has(state, 0, "hand"), table(state, "specialists")[0]) == (["S01", "S05", "C42"], "S06")
    assert table(state, "pile") == ["S02", "S03", "S04", "C16"]
    play(state, "act:C42", "keep:C03", "keep:C04")
    assert has(state, 0, "hand") == ["S01", "S05", "C03", "C04"]


def test_p57_or_as_many_as_there_are() -> None:
    state = at(seat(hand="C16"), seat(), built=FORO, gone=SPECIALISTS[1:])
    assert not told(play(state, "act:C16", "keep:S01"), "lapsed")
    assert asked(state) == "1 action"


def test_p57_a_deck_is_made_anew_between_two_draws() -> None:
    gone = [card for card in SPECIALISTS if card not in ("S01", "S02", "S03")]
    state = at(seat(hand="C16"), seat(), built=FORO, gone=gone, specialists=["S01"], pile=["S02", "S03"])
    play(state, "act:C16")
    assert legal(state) == ["keep:S01", "keep:S02", "keep:S03"]


def test_p57_cards_being_carried_out_are_not_in_the_pile() -> None:
    state = at(
        seat(hand="C42"), seat(), built=FORO, gone=[card for card in CITY if card not in ("C42", "C01")], pile=["C01"]
    )
    play(state, "act:C42")
    assert legal(state) == ["keep:C01"]


def test_p58_a_waiving_card_only_where_the_cost_has_its_good() -> None:
    state = at(seat("9 clay, 9 stone, 9 wood, 9 reed", active="S52"), seat())
    assert "build7/S52" in legal(state)
    assert "build10/S52" not in legal(state)


def test_p58_a_card_that_can_do_something_at_its_place_now() -> None:
    state = at(seat("1 gold, 1 coal, 1 grain", active="S40 C05 S30 S26"), seat(), built=EVERYTHING)
    assert [token for token in legal(state) if "/" in token] == ["@b15/C05", "@b15/S40", "@b7/S30"]
    full = at(seat("1 grain", active="S30"), seat(), built={"b7": []}, at={"b7": [0, 1]})
    assert not legal(full, "@b7")
    assert not legal(at(seat("1 grain", active="S30"), seat()), "@b7")


def test_p58_a_cards_token_never_carries_the_line() -> None:
    state = at(seat("1 sheep, 1 grapes, 1 grass", active="S36 S37 C15"), built={"b8": [0], "b9": [0]})
    assert legal(state, "@b8") == ["@b8", "@b8/S36", "@b8b"]
    assert legal(state, "@b9") == ["@b9/C15", "@b9/S37", "@b9b"]
