"""Every example of the rulebook."""

from __future__ import annotations

from tests.games.pompeii.playing import EVERYTHING, GAME, asked, at, legal, owns, play, seat, solo, table

FORO = {"b17": [0]}


def test_red_collects_3_grain_and_green_1() -> None:
    state = at(seat(), seat())
    play(state, "@grain", "@grain", "@grain")
    assert (owns(state, 0)["grain"], owns(state, 1)["grain"]) == (3, 1)


def test_grain_becomes_gold_coin_through_buildings_7_10_2_and_15() -> None:
    state = at(seat("1 grain, 1 coal", workers=6), seat(left=0), built=EVERYTHING)
    for building in ("@b7", "@b10", "@b2", "@b15"):
        play(state, building, "*1")
    assert owns(state) == {"gold_coin": 1}


def test_red_makes_2_gold_coins_and_blue_chooses_gold_or_coal() -> None:
    state = at(seat("2 gold, 2 coal"), seat(), seat(), built={**FORO, "b15": [2]})
    play(state, "@b15", "*2")
    assert (asked(state), legal(state)) == ("2 bonus", ["^coal", "^gold"])
    play(state, "^coal")
    assert (owns(state, 0), owns(state, 2)) == ({"gold_coin": 2}, {"coal": 1})


def test_4_gold_buy_4_meat_or_2_iron_or_1_sword() -> None:
    for good, most in (("meat", 4), ("iron", 2), ("sword", 1)):
        state = at(seat(), seat("4 gold"), turn=1)
        play(state, "@porta", "gold>", f">{good}")
        assert legal(state) == [f"*{amount}" for amount in range(1, most + 1)]
        play(state, f"*{most}")
        assert owns(state, 1) == {good: most}


def test_aulus_molinaro_gives_3_and_1_flour() -> None:
    state = at(seat("1 flour, 3 grain", hand="S30", workers=4), seat(left=0), built={"b7": [0]})
    play(state, "train:S30", ".", "@b7/S30", "*3")
    assert owns(state) == {"flour": 4}


def test_thirteen_workers_ask_for_a_value_of_13() -> None:
    state = at(seat(left=1), seat(workers=4, left=0), seat(workers=6, left=0), built=FORO)
    play(state, "@grain")
    assert table(state, "required") == 13


def test_nine_goods_are_destroyed() -> None:
    goods = "1 bread, 1 gold, 1 meat, 1 iron, 1 grass, 1 sheep, 1 wool, 1 fabric, 1 tunics, 1 flour"
    state = at(seat(goods, left=1), seat(goods, left=0), built=FORO, options=["set_c"], volcano=["VC01", "apocalypse"])
    play(state, "@clay", "pass", "pass")
    assert (owns(state, 0), owns(state, 1)) == ({"clay": 1, "flour": 1}, {"flour": 1})


def test_s25_in_a_solo_game() -> None:
    state = solo(row=["S25"])
    play(state, "use:S25")
    assert owns(state) == {"pillars": 2, "planks": 2}


def test_s14_gives_no_flour_while_flour_is_blocked() -> None:
    state = solo(row=["S14"], blocked=["flour"])
    play(state, "@grain/S14")
    assert owns(state) == {}


def test_eighteen_rounds_of_nine_and_nine_volcano_cards() -> None:
    deal = GAME.deal(1, ["set_b"], seed=4)
    assert sorted(deal["lower"] + deal["upper"]) == [f"VB{number:02}" for number in range(1, 19)]
