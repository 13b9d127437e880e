"""Set-up and turns."""

from __future__ import annotations

import pytest

from tests.games.pompeii.playing import (
    EVERYTHING,
    GAME,
    asked,
    at,
    end_round,
    has,
    legal,
    owns,
    play,
    result,
    seat,
    table,
    told,
)


def test_p01_seat_0_is_the_first_start_player_and_seats_go_clockwise() -> None:
    state = at(seat(), seat(), seat())
    order = []
    for _ in range(4):
        order.append(GAME.seat(state))
        play(state, "@grain" if order.count(order[-1]) == 1 else "@wood")
    assert order == [0, 1, 2, 0]


def test_p01_seat_0_starts_a_new_game_and_colours_go_by_seat() -> None:
    state = GAME.new(4, seed=1)
    for _ in range(4):
        play(state, legal(state)[0], *["+grapes"] * 6)
    assert (asked(state), GAME.facts()["colours"]) == ("0 action", ["red", "green", "blue", "yellow"])


def test_p02_p51_the_last_seat_takes_a_building_and_six_sestertii_before_the_next() -> None:
    state = GAME.new(3, seed=1)
    assert asked(state) == "2 own"
    assert legal(state) == sorted(f"own{number}" for number in range(1, 11))
    play(state, "own7")
    assert asked(state) == "2 coin"
    assert len(legal(state)) == 10
    play(state, "+grain", "+grain", "+grain", "+reed", "+reed", "+grapes")
    assert owns(state, 2) == {"grain": 3, "reed": 2, "grapes": 1}
    assert asked(state) == "1 own"
    assert "own7" not in legal(state)
    play(state, "own1", *["+clay"] * 6, "own2", *["+wood"] * 6)
    assert asked(state) == "0 action"
    assert table(state, "built") == {"b1": [1], "b2": [0], "b7": [2]}
    assert all(len(has(state, player, "hand")) == 6 for player in range(3))


def test_p02_goods_are_chosen_upwards() -> None:
    state = GAME.new(2, seed=1)
    play(state, "own7", "+stone")
    assert legal(state) == ["+grapes", "+olives", "+stone"]


def test_p03_who_has_no_worker_is_skipped_and_nobody_may_pass() -> None:
    state = at(seat(left=1), seat(left=2))
    play(state, "@grain")
    assert asked(state) == "1 action"
    play(state, "@grain")
    assert (asked(state), table(state, "round")) == ("1 action", None)
    assert not {"pass", "."} & {*legal(state)}
    play(state, "@grain")
    assert table(state, "round") == 2
    turns = at(seat(), seat())
    play(turns, "@grain")
    assert asked(turns) == "1 action"


def test_p04_an_action_must_do_something() -> None:
    state = at(seat(), seat(), built=EVERYTHING)
    assert legal(state) == sorted(
        f"@{name}" for name in ("grain", "deer", "wood", "grass", "fish", "reed", "clay", "stone", "olives", "grapes")
    )


def test_p04_one_card_that_names_the_place_or_the_place_itself() -> None:
    state = at(seat("2 grain", active="S30 S46"), built={"b7": [0]})
    assert legal(state, "@b7") == ["@b7", "@b7/S30", "@b7/S46"]


def test_p05_a_limited_place_has_room_for_so_many_workers_of_all() -> None:
    state = at(seat("9 grain"), seat("9 grain"), seat("9 grain"), built={"b7": [0]})
    play(state, "@b7", "*1", "@b7", "*1", "^grain")
    assert "@b7" not in legal(state)
    two = at(seat("9 grain"), seat("9 grain"), built={"b7": [0]})
    play(two, "@b7", "*1")
    assert "@b7" not in legal(two)


def test_p05_several_workers_of_one_player_and_all_is_free_in_the_next_round() -> None:
    state = at(seat("9 grain"), seat(left=0), seat(left=0), built={"b7": [0]})
    play(state, "@b7", "*1", "@b7", "*1")
    assert "@b7" not in legal(state)
    play(state, "@wood")
    assert table(state, "round") == 2
    assert GAME.position(state).get("at", {}) == {}


def test_p06_the_first_worker_yields_1_and_the_second_2() -> None:
    state = at(seat(), seat())
    play(state, "@grain", "@grain", "@grain")
    assert owns(state, 0) == {"grain": 3}
    assert owns(state, 1) == {"grain": 1}
    play(state, "@wood")
    assert "@grain" not in legal(state)


def test_p06_a_worker_that_used_a_card_counts_too() -> None:
    state = at(seat(active="S13 S02"), seat(left=0))
    play(state, "@deer/S13", "@deer/S02")
    assert owns(state) == {"meat": 1, "deer": 3}
    assert not legal(state, "@deer")


def test_p07_one_line_any_number_of_times() -> None:
    state = at(seat("5 wood, 3 reed"), seat(left=0), seat(left=0), built={"b4": [0]})
    assert legal(state, "@b4") == ["@b4", "@b4b"]
    play(state, "@b4")
    assert legal(state) == ["*1", "*2", "*3", "*4", "*5"]
    play(state, "*4", "@b4b", "*3")
    assert owns(state) == {"wood": 1, "planks": 4, "rope": 3}


def test_p07_amounts_are_listed_to_60_and_then_the_greatest() -> None:
    state = at(seat("75 wood"), built={"b4": [0]})
    play(state, "@b4")
    assert len(legal(state)) == 61
    assert {"*60", "*75"} <= {*legal(state)}
    assert "*61" not in legal(state)


def test_p08_a_new_building_is_used_from_the_next_worker_on_and_built_once() -> None:
    state = at(seat("1 stone, 1 reed, 2 grain", left=3), seat(left=0))
    play(state, "build7")
    assert owns(state) == {"grain": 2}
    assert table(state, "built") == {"b7": [0]}
    assert "@b7" in legal(state)
    rich = at(seat("9 stone, 9 reed, 9 clay, 9 wood"), seat(), built={"b7": [1]})
    assert "build7" not in legal(rich)
    assert "build10" in legal(rich)


def test_p08_only_red_buildings_before_the_foro() -> None:
    owned = "9 pillars, 9 bricks, 9 planks, 9 rope, 9 gold, 9 iron, 9 olive_oil"
    assert legal(at(seat(owned)), "build") == ["build17"]
    blue = ["build11", "build12", "build13", "build14", "build15", "build16", "build18"]
    assert legal(at(seat(owned), built={"b17": [0]}), "build") == [*blue, "build19", "build20"]


def test_p09_the_owner_chooses_a_kind_that_went_in_once() -> None:
    state = at(seat("2 gold, 2 coal"), seat(), built={"b15": [1], "b17": [0]})
    play(state, "@b15", "*2")
    assert owns(state) == {"gold_coin": 2}
    assert asked(state) == "1 bonus"
    assert legal(state) == ["^coal", "^gold"]
    play(state, "^gold")
    assert owns(state, 1) == {"gold": 1}
    assert asked(state) == "1 action"


def test_p09_none_for_the_own_building_nor_at_the_foro_nor_for_construction() -> None:
    state = at(seat("2 grain, 1 clay, 1 wood", hand="C02"), seat(), built={"b7": [0], "b17": [1]})
    play(state, "@b7", "*1")
    assert asked(state) == "1 action"
    play(state, "@grain", "act:C02")
    assert asked(state) == "1 action"
    play(state, "@grain", "build10")
    assert asked(state) == "1 action"


def test_p09_for_a_card_at_the_building_for_hiring_and_for_recruiting() -> None:
    paid = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
    state = at(
        seat(f"{paid}, 1 wine, 3 grain", active="S42"),
        seat(left=0),
        built={**EVERYTHING, "b7": [1], "b18": [1], "b19": [1]},
    )
    play(state, "@b7/S42", "*3")
    assert legal(state) == ["^grain"]
    play(state, "^grain", "hire")
    assert legal(state) == ["^wine"]
    play(state, "^wine", "army")
    assert legal(state) == ["^bread", "^gold_coin", "^meat", "^sword", "^tunics", "^wool"]


def test_p10_two_markers_the_first_owner_first_and_also_from_one_another() -> None:
    state = at(seat("2 grain"), seat(), seat(), built={"b7": [2, 1]})
    play(state, "@b7", "*1")
    assert asked(state) == "2 bonus"
    play(state, "^grain")
    assert asked(state) == "1 bonus"
    other = at(seat("2 grain"), seat(), built={"b7": [1, 0]})
    play(other, "@b7", "*1")
    assert asked(other) == "1 bonus"


def test_p10_without_a_marker_left_none_is_placed_and_no_bonus_is_due() -> None:
    state = at(seat("1 clay, 1 wood", markers=0), seat("1 flour"))
    play(state, "build10")
    assert table(state, "built") == {"b10": []}
    play(state, "@b10", "*1")
    assert asked(state) == "0 action"


def test_p10_a_player_has_12_markers() -> None:
    state = at(seat("1 clay, 1 wood"), seat())
    assert has(state, 0, "markers") == 12
    play(state, "build10")
    assert has(state, 0, "markers") == 11


def test_p11_one_kind_into_one_other_by_the_values() -> None:
    state = at(seat("4 gold"), seat())
    play(state, "@porta")
    assert legal(state) == ["gold>"]
    play(state, "gold>")
    assert {">meat", ">iron", ">sword", ">grain"} <= {*legal(state)}
    assert not {">pearls", ">gold"} & {*legal(state)}
    play(state, ">iron")
    assert legal(state) == ["*1", "*2"]
    play(state, "*2")
    assert owns(state) == {"iron": 2}


def test_p11_pearls_go_one_to_one_into_value_iii() -> None:
    state = at(seat("3 pearls"), seat())
    play(state, "@porta", "pearls>")
    assert ">gold" not in legal(state)
    play(state, ">meat")
    assert legal(state) == ["*1", "*2", "*3"]
    four = at(seat("4 pearls"), seat())
    play(four, "@porta", "pearls>", ">gold")
    assert legal(four) == ["*1"]


def test_p11_nothing_less_than_the_rate_can_be_given() -> None:
    assert "@porta" not in legal(at(seat("1 grain")))
    state = at(seat("2 grain, 1 flour"))
    play(state, "@porta")
    assert legal(state) == ["flour>", "grain>"]
    play(state, "grain>")
    assert ">flour" not in legal(state)


def test_p12_the_supply_is_unlimited() -> None:
    state = at(seat("3000 grain"), built={"b7": [0]})
    play(state, "@b7", "*3000")
    assert owns(state) == {"flour": 3000}


def test_p12_goods_and_piles_are_open_and_hands_and_decks_are_hidden() -> None:
    state = at(seat("2 grain", hand="S01 C02"), seat("3 wood", hand="S03 C04"), pile=["S05", "C06"])
    for viewer, seen in ((0, [["S01", "C02"], []]), (1, [[], ["S03", "C04"]]), (None, [[], []])):
        view = GAME.view(state, viewer)
        assert [owned["hand"]["cards"] for owned in view["seats"]] == seen
        assert [owned["goods"] for owned in view["seats"]] == [{"grain": 2}, {"wood": 3}]
        assert view["piles"] == {"specialists": ["S05"], "city": ["C06"]}
    masked = GAME.position(GAME.mask(state, 0))
    assert {*masked["specialists"], *masked["city"], *masked["volcano"]} == {"?"}


def test_p13_the_start_player_token_passes_left() -> None:
    state = at(seat(), seat(), seat())
    end_round(state)
    assert (table(state, "start"), asked(state)) == (1, "1 action")
    end_round(state)
    assert (table(state, "start"), asked(state)) == (2, "2 action")


def test_p13_c45_hands_it_over_and_from_there_it_passes_left() -> None:
    state = at(seat(), seat(), seat(hand="C45"), built={"b17": [0]})
    play(state, "@grain", "@grain", "act:C45")
    assert owns(state, 2) == {"pearls": 1, "wine": 1}
    end_round(state)
    assert table(state, "start") == 2
    end_round(state)
    assert table(state, "start") is None
    assert asked(state) == "0 action"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players_begins(players: int) -> None:
    state = GAME.new(players, seed=players)
    assert asked(state) == f"{players - 1} own"
    assert result(state) == {}
    assert told(play(state, "own1"), "owned") == [{"building": "b1"}]
