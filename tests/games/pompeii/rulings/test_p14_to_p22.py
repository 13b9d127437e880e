"""Cards: used, trained, drawn, activated."""

from __future__ import annotations

from tests.games.pompeii.playing import (
    CITY,
    EVERYTHING,
    GAME,
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


def test_p14_a_card_replaces_the_action_and_bonuses_contain_it() -> None:
    state = at(seat("3 grain", active="S30 S14 S01"), seat(left=0), built={"b7": [0]})
    play(state, "@b7/S30", "*3", "@grain/S14", "@grain/S01")
    assert owns(state) == {"flour": 4 + 1, "grain": 2 + 1}


def test_p15_passive_cards_hold_beside_another_card() -> None:
    state = at(seat("1 gold, 1 coal", active="S35 C05"), seat(), built={**FORO, "b15": [1]})
    assert not legal(state, "@b15/S35")
    play(state, "@b15/C05", "*1")
    assert asked(state) == "1 action"
    assert owns(state) == {"gold_coin": 2}


def test_p15_s35_denies_no_bonus_at_red_buildings() -> None:
    state = at(seat("1 grain", active="S35"), seat(), built={"b7": [1]})
    play(state, "@b7", "*1")
    assert asked(state) == "1 bonus"


def test_p15_c34_lies_on_the_porta_as_soon_as_it_is_activated() -> None:
    state = at(seat(hand="C34"), seat("2 grain"), built=FORO)
    play(state, "act:C34")
    assert table(state, "porta") == [0]
    play(state, "@porta", "grain>", ">deer", "*1")
    assert asked(state) == "0 bonus"
    play(state, "^fish")
    assert owns(state) == {"fish": 1}


def test_p15_c17_holds_at_a_full_foro() -> None:
    state = at(seat(hand="C02", active="C17"), seat(hand="C19"), built=FORO, at={"b17": [1, 1]})
    assert legal(state, "act") == ["act:C02"]
    play(state, "@grain")
    assert legal(state, "act") == []


def test_p16_convert_bonus_is_due_once_an_action() -> None:
    state = at(seat("9 grain", active="C49"), seat(), built={"b7": [0]})
    play(state, "@b7/C49", "*9")
    assert owns(state) == {"flour": 11}


def test_p16_convert_alt_has_its_limit() -> None:
    state = at(seat("9 grain", active="S46"), seat(), built={"b7": [0]})
    play(state, "@b7/S46")
    assert legal(state) == [f"*{times}" for times in range(1, 6)]
    play(state, "*5")
    assert owns(state) == {"grain": 4, "flour": 10}


def test_p16_zero_means_any_number() -> None:
    state = at(seat("9 grain", active="S42"), seat(), built={"b7": [0]})
    play(state, "@b7/S42", "*9")
    assert owns(state) == {"bread": 9}


def test_p16_at_a_field_convert_alt_replaces_collecting() -> None:
    state = at(seat("2 bread", active="S49"), seat())
    play(state, "@stone/S49", "*2")
    assert owns(state) == {"gold": 2}


def test_p16_field_take_once_for_every_good_of_the_yield_or_once() -> None:
    state = at(seat(active="S14 S23", workers=4), seat(left=0), seat(left=0), turn=0)
    play(state, "@grain", "@grain/S14", "@reed", "@reed/S23")
    assert owns(state) == {"grain": 1, "flour": 2, "reed": 2, "clay": 1, "fish": 1}


def test_p16_waiving_holds_for_the_foro_and_the_castrum() -> None:
    state = at(seat("2 planks, 2 bricks", active="S39"), seat(left=0))
    assert legal(state, "build17") == ["build17/S39"]
    play(state, "build17/S39")
    assert "b17" in table(state, "built")
    assert has(state, 0, "left") == 2
    late = at(seat("3 planks, 3 bricks, 4 pillars", active="S39"), seat(), built=FORO)
    play(late, "build20/S39")
    assert (owns(late), "b20" in table(late, "built")) == ({"pillars": 4}, True)


def test_p16_p38_c47_constructs_what_costruzione_could_and_c31_halts_it() -> None:
    goods = "4 pillars, 3 planks, 3 bricks"
    state = at(seat(goods, hand="C47"), seat(hand="C31"), built={**FORO, "b10": []})
    play(state, "act:C47")
    assert {"!b10", "!b17"}.isdisjoint(legal(state))
    play(state, "!b20", ".")
    assert asked(state) == "1 halt"
    left_out = at(seat("9 planks, 9 rope", hand="C47"), players=1, round=11, built=FORO, options=["no_textoria"])
    play(left_out, "act:C47")
    assert "!b14" not in legal(left_out)
    assert "!b13" in legal(left_out)


def test_p16_p52_c47_leaves_out_up_to_three_goods_upwards() -> None:
    state = at(seat("2 pillars, 1 bricks", hand="C47"), seat(), built=FORO)
    play(state, "act:C47")
    assert {"!b11", "!b13", "!b16", "!b12", "!b15"} & {*legal(state)} == {"!b11", "!b12", "!b13", "!b15", "!b16"}
    play(state, "!b16")
    assert legal(state) == ["skip:planks"]
    play(state, "skip:planks")
    assert legal(state) == [".", "skip:bricks", "skip:pillars"]
    play(state, "skip:pillars")
    assert legal(state) == [".", "skip:bricks", "skip:pillars"]
    play(state, "skip:bricks")
    assert owns(state) == {"pillars": 1, "bricks": 1}
    assert table(state, "built")["b16"] == [0]


def test_p52_c47_may_skip_none_and_ends_with_a_dot() -> None:
    state = at(seat("1 clay, 1 wood", hand="C47"), seat(), built=FORO)
    play(state, "act:C47", "!b10", ".")
    assert owns(state) == {}
    assert "b10" in table(state, "built")


def test_p17_any_number_is_trained_each_paid_before_the_next() -> None:
    state = at(seat("2 bread", hand="S25 S31 S26"), seat())
    assert legal(state, "train") == ["train:S25", "train:S26"]
    play(state, "train:S25")
    assert owns(state) == {"bread": 1, "pillars": 2, "planks": 2}
    assert legal(state) == [".", "train:S26", "train:S31"]
    play(state, "train:S31", "train:S26")
    assert legal(state) == ["."]
    play(state, ".")
    assert has(state, 0, "active") == ["S26", "S31"]
    assert table(state, "pile") == ["S25"]


def test_p17_exchanging_pays_discards_and_draws_and_never_trains() -> None:
    state = at(seat("2 grain, 1 clay", hand="S01 S02"), seat(), specialists=["S40", "S41"])
    assert {"swap:S01", "swap:S02", "train:S01"} <= {*legal(state)}
    play(state, "swap:S02")
    assert legal(state) == ["-clay", "-grain"]
    play(state, "-clay")
    assert has(state, 0, "hand") == ["S01", "S40"]
    assert table(state, "pile") == ["S02"]
    assert legal(state) == [".", "swap:S01", "swap:S40"]
    play(state, "swap:S40", "-grain", ".")
    assert has(state, 0, "hand") == ["S01", "S41"]
    assert asked(state) == "1 action"


def test_p17_the_piazza_has_its_limit() -> None:
    state = at(seat("9 grain", hand="S01"), seat(), at={"piazza": [1, 1]})
    assert not legal(state, "train") + legal(state, "swap")


def test_p17_an_exchange_is_paid_with_a_good_of_value_i() -> None:
    assert not legal(at(seat("9 gold", hand="S01"), seat()), "swap")
    state = at(seat("9 gold, 1 reed", hand="S01"), seat())
    play(state, "swap:S01")
    assert legal(state) == ["-reed"]


def test_p17_neither_is_followed_by_the_other() -> None:
    state = at(seat("2 grain, 1 flour", hand="S30 S01 S02"), seat())
    play(state, "train:S30")
    assert legal(state) == [".", "train:S01"]
    other = at(seat("3 grain, 1 flour", hand="S30 S01"), seat(), specialists=["S40"])
    play(other, "swap:S01", "-grain")
    assert legal(other) == [".", "swap:S30", "swap:S40"]


def test_p18_no_hand_is_too_large() -> None:
    state = at(seat("9 grain", hand=" ".join(SPECIALISTS[:20])), seat(), specialists=SPECIALISTS[20:])
    play(state, "swap:S01", "-grain")
    assert has(state, 0, "hand") == SPECIALISTS[1:21]


def test_p18_the_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        where = {
            "players": 2,
            "seats": [seat("9 grain", hand="S01")],
            "gone": SPECIALISTS[10:],
            "pile": SPECIALISTS[1:10],
        }
        state = GAME.at(where, seed=seed)
        play(state, "swap:S01", "-grain")
        orders.add(tuple(table(state, "specialists")))
    assert len(orders) == 8


def test_p18_p57_an_empty_deck_is_made_anew_from_its_pile() -> None:
    gone = [card for card in SPECIALISTS if card not in ("S01", "S02", "S03")]
    state = at(seat("9 grain", hand="S01"), seat(), gone=gone, pile=["S02", "S03"])
    events = play(state, "swap:S01", "-grain")
    remade = told(events, "remade")[0]
    assert (remade["deck"], sorted(remade["cards"])) == ("specialists", ["S01", "S02", "S03"])
    assert has(state, 0, "hand") == remade["cards"][:1]
    assert table(state, "specialists") == remade["cards"][1:]
    assert GAME.chance(events) == [{"reshuffled": "specialists", "deck": remade["cards"]}]


def test_p18_without_deck_and_pile_nothing_is_drawn() -> None:
    state = at(seat(hand="C16"), seat(), gone=SPECIALISTS, built=FORO)
    assert not legal(state, "act")


def test_p19_one_time_cards_are_discarded_and_others_stay() -> None:
    state = at(seat(hand="C02 C04"), seat(left=0), built=EVERYTHING)
    play(state, "act:C02", "act:C04")
    assert table(state, "pile") == ["C02"]
    assert has(state, 0, "active") == ["C04"]
    play(state, "@grain")
    used = at(seat("9 wool", active="C04"), seat(), built=EVERYTHING)
    play(used, "@b14/C04", "*1")
    assert (has(used, 0, "active"), table(used, "pile")) == (["C04"], None)


def test_p19_the_card_is_discarded_after_its_effect() -> None:
    state = at(seat(hand="C30"), seat("1 grain"), built=FORO)
    play(state, "act:C30", "!1")
    assert (table(state, "carried"), table(state, "pile")) == (["C30"], None)
    play(state, "!grain")
    assert table(state, "pile") == ["C30"]


def test_p20_the_foro_is_built() -> None:
    city = ["C02", *[card for card in CITY if card != "C02"]]
    state = at(
        seat("2 pillars, 2 planks, 2 bricks"), seat(), seat(), specialists=["S25", "S01"], city=[*city[1:19], "C02"]
    )
    events = play(state, "build17")
    assert [event.kind for event in events].index("flipped") < [event.kind for event in events].index("drew")
    assert [told_["card"] for told_ in told(events, "activated")] == ["S25", "C02"]
    assert [has(state, player, "hand") for player in range(3)] == [
        sorted(city[1:7]),
        sorted(city[7:13]),
        sorted(city[13:19]),
    ]
    assert owns(state) == {"pillars": 2, "planks": 2, "wine": 3}
    assert table(state, "pile") == ["S25", "C02"]


def test_p20_from_the_builder_clockwise() -> None:
    state = at(seat(left=0), seat("2 pillars, 2 planks, 2 bricks"), seat(), turn=1, city=CITY, specialists=["S01"])
    play(state, "build17")
    assert [has(state, player, "hand")[0] for player in range(3)] == ["C13", "C01", "C07"]
    assert has(state, 1, "active") == ["S01"]


def test_p20_an_immediate_card_drawn_so_goes_to_the_hand_and_the_round_ends_with_offerings() -> None:
    city = [card for card in CITY if card not in ("C03", "C26", "C31", "C33", "C51")]
    state = at(
        seat("2 pillars, 2 planks, 2 bricks", left=1), seat(left=0), city=[*city[:12], "C31"], specialists=["S01"]
    )
    play(state, "build17")
    assert "C31" in has(state, 0, "hand")
    assert table(state, "known") == {"C31": [1, 2, 3]}
    assert asked(state) == "0 pledge"


def test_p20_p21_a_drawn_card_that_can_do_nothing_is_discarded() -> None:
    city = [*[card for card in CITY if card not in ("C22", "C03", "C26", "C33", "C51")][:12], "C22"]
    state = at(seat("2 pillars, 2 planks, 2 bricks"), seat(), city=city, specialists=["S01"])
    play(state, "build17")
    assert table(state, "pile") == ["C22"]
    assert asked(state) == "1 action"


def test_p20_p18_with_too_few_cards_as_many_as_there_are() -> None:
    goods = "2 pillars, 2 planks, 2 bricks"
    state = at(seat(goods), seat(), gone=[*SPECIALISTS, *CITY[7:]], city=CITY[:7])
    play(state, "build17")
    assert [len(has(state, player, "hand")) for player in range(2)] == [6, 1]
    assert asked(state) == "1 action"


def test_p21_one_card_per_worker_unpaid_and_immediate_cards_never() -> None:
    state = at(seat(hand="C02 C03 C26 C31 C33 C51"), seat(), built=FORO)
    assert legal(state, "act") == ["act:C02"]
    play(state, "act:C02")
    assert asked(state) == "1 action"


def test_p21_only_if_the_effect_can_do_something() -> None:
    state = at(
        seat(hand="C01 C10 C11 C12 C18 C22 C25 C28 C29 C30 C35 C38 C40 C44 C47 C50"), seat(workers=1), built=EVERYTHING
    )
    assert legal(state, "act") == ["act:C18"]


def test_p21_every_activation_is_one_action() -> None:
    state = at(seat(hand="C04 C05"), seat(), built=FORO)
    play(state, "act:C04")
    assert (asked(state), has(state, 0, "hand"), has(state, 0, "left")) == ("1 action", ["C05"], 2)


def test_p22_own_things_are_no_targets() -> None:
    state = at(
        seat("5 grain", hand="C30 C11 C29", active="S01 C04"),
        seat("1 grain", active="S02 C05"),
        seat(left=0),
        built=EVERYTHING,
    )
    play(state, "act:C30")
    assert legal(state) == ["!1"]
    play(state, "!1")
    assert asked(state) == "0 good"
    play(state, "!grain", "@wood", "act:C11")
    assert legal(state) == ["!S02"]
    play(state, "!S02", "@wood", "act:C29")
    assert legal(state) == ["!C05"]
    marked = at(seat(hand="C10"), seat(), built={**FORO, "b7": [0], "b10": [1]})
    play(marked, "act:C10")
    assert legal(marked) == ["!b10"]
    assert not legal(at(seat("5 grain", hand="C30"), seat("5 gold"), built=FORO), "act")


def test_p22_c44_takes_at_random() -> None:
    taken = set()
    for seed in range(30):
        where = {"players": 2, "seats": [seat(hand="C44"), seat(hand="C02 C19 S01")], "built": FORO}
        state = GAME.at(where, seed=seed)
        play(state, "act:C44")
        events = play(state, "!1")
        taken |= {*has(state, 0, "hand")}
        assert GAME.chance(events) == [{"taken": has(state, 0, "hand")[0]}]
    assert taken == {"C02", "C19"}
