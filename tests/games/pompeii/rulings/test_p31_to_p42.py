"""Offerings, the volcano, the Castrum, the end."""

from __future__ import annotations

from tests.games.pompeii.playing import (
    CITY,
    GAME,
    SPECIALISTS,
    asked,
    at,
    has,
    legal,
    owns,
    play,
    result,
    seat,
    table,
    told,
)

FORO = {"b17": [0]}
CASTRUM = "4 pillars, 3 planks, 3 bricks"


def test_p31_p65_each_is_asked_from_the_start_player_until_wait() -> None:
    state = at(seat(left=1), seat(hand="C26 C51", left=0), seat(hand="C03 C31", left=0), built=FORO)
    play(state, "@grain")
    assert asked(state) == "1 immediate"
    assert legal(state) == ["play:C26", "play:C51", "wait"]
    play(state, "play:C26")
    assert legal(state) == ["play:C51", "wait"]
    play(state, "wait")
    assert asked(state) == "2 immediate"
    assert legal(state) == ["play:C03", "wait"]
    events = play(state, "play:C03")
    assert told(events, "required") == [{"value": 3 + 3 + 4}]
    assert asked(state) == "0 pledge"
    assert table(state, "pile") == ["C03", "C26"]


def test_p31_p33_p65_the_start_player_is_asked_first_and_pledges_first() -> None:
    state = at(seat(left=0, hand="C26"), seat(left=1, hand="C51"), seat(left=0), built=FORO, start=1, turn=1)
    play(state, "@grain")
    assert asked(state) == "1 immediate"
    play(state, "wait")
    assert asked(state) == "0 immediate"
    play(state, "wait")
    order = []
    for _ in range(3):
        order.append(GAME.seat(state))
        play(state, "pass")
    assert order == [1, 2, 0]


def test_p34_p65_p66_the_start_player_draws_and_keeps_first() -> None:
    state = at(seat("1 gold", left=0), seat("2 gold", left=1), built=FORO, start=1, turn=1)
    play(state, "@grain", "give:gold", "*1", "give:gold", "*1", "pass", "pass")
    assert asked(state) == "1 draw"
    play(state, "draw:C")
    assert asked(state) == "1 keep"
    play(state, legal(state)[0])
    assert asked(state) == "0 draw"


def test_p31_the_required_value_is_at_least_0() -> None:
    state = at(seat(left=1, workers=1, hand="C51"), seat(left=0, workers=1), built=FORO)
    play(state, "@grain")
    assert told(play(state, "play:C51"), "required") == [{"value": 0}]
    assert asked(state) == "0 pledge"


def test_p32_c33_ends_the_offerings_at_once() -> None:
    state = at(
        seat("9 grain", left=1, hand="C33"), seat(hand="C26"), built=FORO, volcano=["VA01", "apocalypse"], turn=0
    )
    play(state, "@wood", "@wood", "@wood", "@clay")
    assert asked(state) == "0 immediate"
    events = play(state, "play:C33")
    assert told(events, "erupted") == [{"card": "VA01"}]
    assert owns(state) == {"wood": 1}
    assert (table(state, "round"), asked(state)) == (2, "1 action")


def test_p33_pledges_go_round_until_all_pass_in_a_row() -> None:
    state = at(seat("3 grain, 1 wool", left=1), seat("3 wood", left=0), built=FORO)
    play(state, "@clay")
    assert legal(state) == ["give:clay", "give:grain", "give:wool", "pass"]
    play(state, "pass", "give:wood")
    assert legal(state) == ["*1", "*2", "*3"]
    play(state, "*3")
    assert asked(state) == "0 pledge"
    play(state, "give:wool", "*1", "pass", "pass")
    assert table(state, "round") == 2
    assert owns(state) == {"grain": 3, "clay": 1}


def test_p33_who_has_passed_may_add_again() -> None:
    state = at(seat("3 grain", left=1), seat("9 wood", left=0), built=FORO)
    play(state, "@clay", "pass", "give:wood", "*1", "give:grain", "*3", "pass")
    assert asked(state) == "0 pledge"
    assert (has(state, 0, "pledged"), has(state, 1, "pledged")) == ({"grain": 3}, {"wood": 1})


def test_p33_more_than_is_required_may_be_given() -> None:
    state = at(seat("9 grain", left=1), seat(left=0), built=FORO)
    play(state, "@clay", "give:grain")
    assert legal(state) == [f"*{amount}" for amount in range(1, 10)]


def test_p34_enough_and_who_gave_more_than_its_workers_draws_and_keeps_one() -> None:
    state = at(seat("2 gold", left=1), seat(left=0), built=FORO, specialists=["S01", "S02"], city=CITY)
    play(state, "@clay", "give:gold", "*2", "pass", "pass")
    assert owns(state) == {"clay": 1}
    assert asked(state) == "0 draw"
    for deck in "SCSCS":
        assert legal(state) == ["draw:C", "draw:S"]
        play(state, f"draw:{deck}")
    assert asked(state) == "0 keep"
    assert {"keep:S01", "keep:S02", "keep:C01", "keep:C02"} < {*legal(state)}
    assert "." not in legal(state)
    play(state, "keep:C01")
    assert has(state, 0, "hand") == ["C01"]
    assert len(table(state, "pile") or []) == 4
    assert table(state, "round") == 2


def test_p34_exactly_the_own_workers_earn_nothing() -> None:
    state = at(seat("3 grain", left=1), seat("3 grain", left=0), built=FORO)
    play(state, "@clay", "give:grain", "*3", "give:grain", "*3", "pass", "pass")
    assert (table(state, "round"), owns(state, 0), owns(state, 1)) == (2, {"clay": 1}, {})


def test_p35_not_enough_and_the_goods_go_back_before_the_volcano_strikes() -> None:
    state = at(seat("3 grain, 2 clay", left=1), seat("2 gold", left=0), built=FORO, volcano=["VA01", "apocalypse"])
    play(state, "@wood", "give:grain", "*3", "pass", "give:clay", "*2", "pass")
    events = play(state, "pass")
    assert told(events, "offered") == [{"enough": 0, "value": 5, "required": 6}]
    assert owns(state, 0) == {"wood": 1, "clay": 2}
    assert owns(state, 1) == {"gold": 2}
    assert table(state, "revealed") == ["VA01"]


def test_p35_who_gave_more_than_its_workers_draws_nothing() -> None:
    state = at(seat("1 gold_coin", left=1), seat(left=0), built=FORO)
    play(state, "@clay", "give:gold_coin", "*1", "pass", "pass")
    assert (table(state, "round"), asked(state)) == (2, "1 action")
    assert owns(state) == {"clay": 1, "gold_coin": 1}


def test_p36_every_player_loses_the_goods_shown_except_one_of_c03() -> None:
    state = at(
        seat("5 grain", left=1, hand="C03"), seat("5 grain, 1 meat", left=0), built=FORO, volcano=["VA01", "apocalypse"]
    )
    play(state, "@wood", "play:C03")
    assert asked(state) == "1 pledge"
    play(state, "pass")
    assert owns(state, 0) == {"grain": 5, "wood": 1}
    assert owns(state, 1) == {"meat": 1}
    assert (table(state, "revealed"), table(state, "volcano")) == (["VA01"], ["apocalypse"])


def test_p37_the_apocalypse_ends_the_game_for_all_c03_or_not() -> None:
    state = at(seat(left=1, hand="C03"), seat(left=0), built=FORO, volcano=["apocalypse", "VA01"], round=14)
    play(state, "@wood", "play:C03", "pass")
    assert GAME.seat(state) is None
    assert result(state) == {"end": "apocalypse", "winner": None, "round": 14}


def test_p38_the_others_who_hold_it_are_asked_clockwise() -> None:
    state = at(seat(left=0), seat(CASTRUM), seat(left=0), seat(hand="C31", left=0), built=FORO, turn=1)
    play(state, "build20")
    assert asked(state) == "3 halt"
    assert legal(state) == ["play:C31", "wait"]
    play(state, "wait")
    assert "b20" in table(state, "built")
    assert asked(state) == "1 action"


def test_p38_the_builder_is_not_asked() -> None:
    state = at(seat(CASTRUM, hand="C31"), seat(), built=FORO)
    play(state, "build20")
    assert "b20" in table(state, "built")


def test_p38_a_finished_construction_cannot_be_halted_again() -> None:
    state = at(seat("2 olive_oil", halts=1, kept_by_halts=1), seat(hand="C31"), built=FORO)
    play(state, "finish")
    assert ("b20" in table(state, "built"), asked(state)) == (True, "1 action")
    assert "finish" not in legal(at(seat("1 olive_oil", halts=1, kept_by_halts=1), seat(), built=FORO))


def test_p38_p63_halted_the_worker_lies_on_the_field_and_the_space_is_free() -> None:
    state = at(seat(f"{CASTRUM}, 2 olive_oil"), seat(hand="C31"), built=FORO)
    play(state, "build20", "play:C31")
    assert owns(state) == {"olive_oil": 2}
    assert "b20" not in table(state, "built")
    assert (has(state, 0, "halts"), has(state, 0, "kept_by_halts")) == (1, 1)
    assert not table(state, "at")
    assert (asked(state), has(state, 1, "hand"), table(state, "pile")) == ("1 action", [], ["C31"])
    play(state, "@grain")
    assert "finish" in legal(state)
    play(state, "finish")
    assert table(state, "built")["b20"] == [0]
    assert (owns(state), has(state, 0, "kept_by_halts"), has(state, 0, "left")) == ({}, 0, 1)


def test_p38_p55_not_finished_in_the_same_turn() -> None:
    state = at(seat(f"{CASTRUM}, 2 olive_oil", hand="C46"), seat(hand="C31"), built=FORO)
    play(state, "act:C46", "build20", "play:C31")
    assert asked(state) == "0 action"
    assert "finish" not in legal(state)
    assert has(state, 0, "kept_by_halts") == 0  # it was a marker


def test_p38_meanwhile_anyone_may_construct_it_and_the_halted_one_is_lost() -> None:
    state = at(seat(halts=1, kept_by_halts=1, army="recruited"), seat(CASTRUM), built=FORO)
    play(state, "@grain", "build20")
    assert result(state) == {"end": "castrum", "winner": 0, "round": 1}
    other = at(seat(halts=1, kept_by_halts=1), seat(CASTRUM), built=FORO)
    play(other, "@grain", "build20")
    assert (has(other, 0, "halts"), has(other, 0, "kept_by_halts")) == (0, 0)


def test_p39_one_army_a_player() -> None:
    paid = "9 sword, 9 tunics, 9 gold_coin, 9 bread, 9 meat, 9 wool"
    state = at(seat(paid), seat(left=0), seat(), built={**FORO, "b19": [0]})
    play(state, "army")
    assert owns(state) == {"sword": 8, "tunics": 8, "gold_coin": 8, "bread": 7, "meat": 7, "wool": 7}
    play(state, "@grain")
    assert "army" not in legal(state)


def test_p39_in_ones_own_turn_as_soon_as_both_are_there() -> None:
    paid = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
    state = at(seat(paid), seat(), built={**FORO, "b19": [1], "b20": [1]})
    play(state, "army")
    assert result(state) == {"end": "castrum", "winner": 0, "round": 1}
    built = at(seat(CASTRUM, army="recruited"), seat(), built=FORO, round=17)
    play(built, "build20")
    assert result(built) == {"end": "castrum", "winner": 0, "round": 17}


def test_p39_p67_otherwise_at_the_beginning_of_the_next_turn_so_the_order_decides() -> None:
    state = at(seat(CASTRUM), seat(army="recruited", left=0), seat(army="recruited"), built=FORO)
    play(state, "build20")
    assert result(state)["winner"] == 2


def test_p39_p67_without_workers_there_is_no_turn_until_the_next_round() -> None:
    state = at(seat(CASTRUM, left=2), seat(army="recruited", left=0), built=FORO)
    play(state, "build20")
    assert asked(state) == "0 action"
    play(state, "@grain", "pass", "pass")
    assert result(state) == {"end": "castrum", "winner": 1, "round": 2}


def test_p40_anyone_may_construct_the_castrum_without_an_army() -> None:
    state = at(seat(CASTRUM), seat(), built=FORO)
    play(state, "build20")
    assert asked(state) == "1 action"
    other = at(seat(army="recruited"), seat(CASTRUM), built=FORO)
    play(other, "@grain", "build20")
    assert result(other)["winner"] == 0


def test_p41_p54_the_win_comes_before_any_bonus() -> None:
    paid = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
    state = at(seat(paid), seat(), built={**FORO, "b19": [1], "b20": [1]})
    play(state, "army")
    assert asked(state) == "over"
    assert owns(state, 1) == {}
    last = at(seat(army="recruited", left=0), seat(CASTRUM, army="recruited", left=1), built=FORO, start=0, turn=1)
    play(last, "build20")
    assert result(last) == {"end": "castrum", "winner": 1, "round": 1}


def test_p42_there_is_no_limit_of_rounds() -> None:
    state = at(seat(left=1), seat(left=0), round=500)
    play(state, "@grain")
    assert table(state, "round") == 501
    for number in (18, 500):
        awake = at(seat(left=1), seat(left=0), round=number, built=FORO)
        play(awake, "@grain", "pass", "pass")
        assert table(awake, "round") == number + 1


def test_p42_the_apocalypse_is_in_every_volcano_deck() -> None:
    for options in (["set_a"], ["set_b", "all_volcano"], ["set_c", "apocalypse_last"]):
        for seed in range(4):
            assert GAME.deal(2, options, seed=seed)["volcano"].count("apocalypse") == 1


def test_p66_a_reward_lapses_when_there_are_no_cards() -> None:
    state = at(seat("2 gold", left=1), seat(left=0), built=FORO, gone=[*SPECIALISTS, *CITY[1:]], city=["C01"])
    play(state, "@clay", "give:gold", "*2", "pass", "pass")
    assert legal(state) == ["draw:C"]
    play(state, "draw:C")
    assert legal(state) == ["keep:C01"]
