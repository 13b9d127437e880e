"""Moments, lists and corner cases, and the options."""

from __future__ import annotations

import pytest

from tests.pompeii.playing import (
    CITY,
    EVERYTHING,
    GAME,
    SPECIALISTS,
    asked,
    at,
    end_round,
    has,
    legal,
    owns,
    play,
    seat,
    table,
)
from vesuvius.game import Problem

FORO = {"b17": [0]}
CASTRUM = "4 pillars, 3 planks, 3 bricks"


def test_p50_one_possible_token_is_asked_and_none_is_left_out() -> None:
    state = at(seat("1 coal, 1 deer", hand="S06"), seat("1 meat"), seat("5 grain"), built={})
    play(state, "train:S06")
    assert legal(state) == ["!meat"]
    play(state, "!meat")
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


def test_p56_c35_each_giver_decides_clockwise() -> None:
    state = at(seat("1 grain, 1 gold"), seat(hand="C35"), seat(), seat("2 wood"), turn=1, built=FORO)
    play(state, "act:C35")
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
    assert has(state, 0, "hand") == ["S01", "S05", "C42"]
    assert table(state, "pile") == ["S02", "S03", "S04", "C16"]
    play(state, "act:C42", "keep:C03", "keep:C04")
    assert has(state, 0, "hand") == ["S01", "S05", "C03", "C04"]


def test_p57_or_as_many_as_there_are() -> None:
    state = at(seat(hand="C16"), seat(), built=FORO, gone=SPECIALISTS[1:])
    play(state, "act:C16", "keep:S01")
    assert asked(state) == "1 action"


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


def test_p58_a_cards_token_never_carries_the_line() -> None:
    state = at(seat("1 sheep, 1 grapes, 1 grass", active="S36 S37 C15"), built={"b8": [0], "b9": [0]})
    assert legal(state, "@b8") == ["@b8", "@b8/S36", "@b8b"]
    assert legal(state, "@b9") == ["@b9/C15", "@b9/S37", "@b9b"]


def test_p59_in_vain() -> None:
    state = at(seat("1 coal, 1 deer, 1 flour", hand="S06 S27"), seat())
    play(state, "train:S06", "train:S27", ".")
    assert table(state, "pile") == ["S06", "S27"]
    assert asked(state) == "1 action"


def test_p59_s27_on_a_red_building_of_another_and_c10_on_any() -> None:
    built = {"b17": [1], "b7": [1], "b10": [0], "b8": [1, 0], "b15": [1], "b9": []}
    state = at(seat("1 flour", hand="S27"), seat(), built=built)
    play(state, "train:S27")
    assert legal(state) == ["!b7"]
    play(state, "!b7", ".")
    assert table(state, "built")["b7"] == [1, 0]
    c10 = at(seat(hand="C10"), seat(), built={**built, "b20": [1]})
    play(c10, "act:C10")
    assert legal(c10) == ["!b15", "!b17", "!b20", "!b7"]


def test_p59_without_a_marker_left() -> None:
    state = at(seat("1 flour", hand="S27 C10", markers=0), seat(), built={"b17": [1], "b7": [1]})
    assert not legal(state, "act")
    play(state, "train:S27")
    assert legal(state) == ["."]


def test_p59_c25_takes_any_card_of_the_pile_that_is_not_immediate() -> None:
    state = at(seat(hand="C25"), seat(), built=FORO, pile=["C03", "C04", "C22", "S01"])
    play(state, "act:C25")
    assert legal(state) == ["!C04", "!C22"]
    play(state, "!C22")
    assert table(state, "pile") == ["S01", "C03", "C04", "C22", "C25"]
    again = at(seat(hand="C25"), seat(), built=FORO, pile=["C04"])
    play(again, "act:C25", "!C04")
    assert has(again, 0, "active") == ["C04"]
    assert not legal(at(seat(hand="C25"), seat(), built=FORO, pile=["C03"]), "act")


def test_p59_c27_needs_fewer_than_six_and_c40_more_than_four() -> None:
    assert not legal(at(seat(hand="C27", workers=6), built=FORO), "act")
    state = at(seat(hand="C27 C40", workers=5), seat(workers=4), seat(workers=5), built=FORO)
    play(state, "act:C40")
    assert [has(state, player, "workers") for player in range(3)] == [5, 4, 4]
    assert has(state, 2, "left") == 4
    assert not legal(at(seat(hand="C40", workers=6), seat(workers=4), built=FORO), "act")


def test_p59_c44_needs_a_hand_with_a_city_card() -> None:
    assert not legal(at(seat(hand="C44"), seat(hand="S01"), built=FORO), "act")


def test_p59a_c38_and_c50_trade_at_once_without_fish() -> None:
    state = at(seat("1 gold", hand="C38"), seat(active="C34"), porta=[1], built=FORO)
    play(state, "act:C38", "gold>", ">iron", "*1")
    assert owns(state) == {"iron": 1}
    assert asked(state) == "1 action"
    fifty = at(seat("2 grain", hand="C50"), seat(), built=FORO)
    play(fifty, "act:C50", "grain>")
    assert ">pearls" not in legal(fifty)
    play(fifty, ">sword", "*1")
    assert owns(fifty) == {"sword": 1}


def test_p59a_c47_needs_no_room_at_costruzione_and_takes_no_waiving_card() -> None:
    state = at(seat("1 clay", hand="C47", active="S38"), seat(), built=FORO, at={"costruzione": [0, 2]})
    play(state, "act:C47")
    assert "!b10" in legal(state)
    play(state, "!b10", "skip:wood", ".")
    assert (owns(state), "b10" in table(state, "built")) == ({}, True)


def test_p60_c17_serves_one_worker_a_round_at_a_full_blue_building() -> None:
    full = {"b15": [0, 1], "b12": [0, 1], "b7": [0, 1]}
    state = at(seat("9 gold, 9 coal, 9 iron, 9 grain", active="C17"), seat(left=0), built=EVERYTHING, at=full)
    assert {"@b15", "@b12"} <= {*legal(state)}
    assert "@b7" not in legal(state)
    play(state, "@b15", "*1")
    assert "@b12" not in legal(state)
    end_round(state)
    assert has(state, 0, "spaced") == 0


def test_p60_it_is_not_used_up_while_there_is_room() -> None:
    state = at(seat("9 gold, 9 coal", active="C17"), seat(left=0), built=EVERYTHING, tokens={"b15": 0})
    play(state, "@b15", "*1")
    assert "@b15" in legal(state)
    play(state, "@b15", "*1")
    assert "@b15" not in legal(state)


def test_p61_c40_takes_a_held_worker_rather_than_the_last_free_one() -> None:
    state = at(seat(hand="C40"), seat(workers=5, hurt=4, left=1), built=FORO)
    play(state, "act:C40")
    assert (has(state, 1, "workers"), has(state, 1, "hurt"), has(state, 1, "left")) == (4, 3, 1)


def test_p61_c40_takes_one_of_a_halted_construction_or_from_the_board() -> None:
    state = at(seat(hand="C40"), seat(workers=5, halts=4, kept_by_halts=4, left=1), seat(workers=5, left=0), built=FORO)
    play(state, "act:C40")
    assert (has(state, 1, "workers"), has(state, 1, "kept_by_halts")) == (4, 3)
    assert (has(state, 2, "workers"), has(state, 2, "left")) == (4, 0)


def test_p62_own_workers_before_taken_ones_and_markers_are_no_target() -> None:
    state = at(seat(hand="C01", left=2, taken=1), seat(left=0), built={**FORO, "b7": []}, marks={"b7": [0, 1]})
    assert not legal(state, "act")
    play(state, "@grain")
    assert (has(state, 0, "left"), has(state, 0, "taken")) == (1, 1)
    play(state, "@grain")
    assert (has(state, 0, "left"), has(state, 0, "taken")) == (0, 1)
    play(state, "@wood")
    assert has(state, 0, "taken") == 0


def test_p63_the_last_worker_that_is_not_held_is_not_held_and_the_castrum_is_halted_all_the_same() -> None:
    state = at(seat(CASTRUM, workers=1), seat(hand="C31"), built=FORO)
    play(state, "build20", "play:C31")
    assert (has(state, 0, "halts"), has(state, 0, "kept_by_halts")) == (1, 0)
    assert "b20" not in table(state, "built")


def test_p63_c18_does_not_free_it_and_one_price_ends_all() -> None:
    state = at(
        seat("2 olive_oil", hand="C18", halts=1, kept_by_halts=1, hurt=1, workers=4),
        seat(halts=1, kept_by_halts=1),
        built=FORO,
    )
    play(state, "act:C18")
    assert (has(state, 0, "kept_by_halts"), has(state, 0, "hurt")) == (1, 0)
    assert owns(state) == {"wine": 1, "olive_oil": 3}
    play(state, "@grain", "finish")
    assert [has(state, player, "halts") for player in range(2)] == [0, 0]


def test_p63_c18_heals_the_army_too() -> None:
    state = at(seat(hand="C18", army="injured"), seat(), built=FORO)
    play(state, "act:C18")
    assert has(state, 0, "army") == "recruited"


def test_p63_c47_at_the_foro_frees_the_space_there() -> None:
    state = at(seat(CASTRUM, hand="C47"), seat(hand="C31"), built=FORO)
    play(state, "act:C47", "!b20", ".", "play:C31")
    assert not table(state, "at")
    assert has(state, 0, "kept_by_halts") == 1


def test_p64_bonuses_in_the_order_of_placing_and_without_a_marker_no_fish() -> None:
    state = at(seat("1 gold, 1 coal"), seat(), seat(), seat(), built={**FORO, "b15": [3, 1, 2]})
    play(state, "@b15", "*1")
    order = []
    while asked(state).endswith("bonus"):
        order.append(GAME.seat(state))
        play(state, "^coal")
    assert order == [3, 1, 2]
    poor = at(seat(hand="C34", markers=0), seat("2 grain"), built=FORO)
    play(poor, "act:C34", "@porta", "grain>", ">wood", "*1")
    assert asked(poor) == "0 action"


def test_p65_the_start_player_of_the_round_that_ends() -> None:
    state = at(seat(left=0), seat(left=0), seat(left=1), built=FORO, start=2, turn=2)
    play(state, "@grain")
    assert asked(state) == "2 pledge"
    play(state, "pass")
    assert asked(state) == "0 pledge"


def test_p66_c03s_player_is_not_asked_and_there_is_pledging_at_0() -> None:
    state = at(seat("9 gold", left=1, workers=1, hand="C03"), seat("3 grain", left=0, workers=2), built=FORO)
    play(state, "@clay", "play:C03")
    assert (asked(state), table(state, "required")) == ("1 pledge", 2)
    play(state, "give:grain", "*3")
    assert asked(state) == "1 pledge"
    play(state, "pass")
    assert asked(state) == "1 draw"


def test_p66_a_kind_may_be_added_again() -> None:
    state = at(seat("5 grain", left=1), seat("1 wood", left=0), built=FORO)
    play(state, "@clay", "give:grain", "*2", "pass", "give:grain", "*1")
    assert has(state, 0, "pledged") == {"grain": 3}


def test_options_choose_the_set_and_the_place_of_the_apocalypse() -> None:
    for letter in "abc":
        deal = GAME.deal(2, [f"set_{letter}"], seed=1)
        assert deal["options"] == [f"set_{letter}"]
        assert {card[1] for card in deal["volcano"] if card != "apocalypse"} == {letter.upper()}
        assert len(deal["volcano"]) == 10
    assert GAME.deal(2, seed=1)["options"] == ["set_a"]
    assert len(GAME.deal(3, ["all_volcano"], seed=1)["volcano"]) == 19
    last = [GAME.deal(2, ["apocalypse_last"], seed=seed)["volcano"].index("apocalypse") for seed in range(8)]
    assert last == [9] * 8
    places = {GAME.deal(2, seed=seed)["volcano"].index("apocalypse") for seed in range(8)}
    assert len(places) > 1


def test_option_foro_timer_from_round_10_on() -> None:
    goods = "2 pillars, 2 planks, 2 bricks"
    assert not legal(at(seat(goods), options=["foro_timer"], round=9), "build17")
    assert legal(at(seat(goods), options=["foro_timer"], round=10), "build17")


def test_option_no_textoria_solo() -> None:
    goods = "2 planks, 1 rope"
    assert legal(at(seat(goods), players=1, round=11, built=FORO), "build14")
    assert not legal(at(seat(goods), players=1, round=11, built=FORO, options=["no_textoria"]), "build14")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ["set_a", "set_b"]),
        (2, ["no_textoria"]),
        (1, ["all_volcano"]),
        (1, ["foro_timer"]),
        (2, ["odd"]),
        (2, ["set_a", "set_a"]),
        (5, []),
        (0, []),
    ],
)
def test_options_that_do_not_go_together_are_refused(players: int, options: list[str]) -> None:
    with pytest.raises(Problem):
        GAME.new(players, options, seed=1)
