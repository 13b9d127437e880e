"""What city cards do to others, and how it is undone."""

from __future__ import annotations

from tests.games.pompeii.playing import (
    CITY,
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
)

FORO = {"b17": [0]}


def test_p23_all_temples_in_the_city_ones_own_included() -> None:
    state = at(seat(hand="C22", active="C04 C13"), seat(active="C05"), seat(active="C06 C20"), built=FORO)
    play(state, "act:C22")
    assert table(state, "pile") == ["C04", "C05", "C06", "C22"]
    assert [has(state, player, "active") for player in range(3)] == [["C13"], [], ["C20"]]
    assert not legal(at(seat(hand="C22", active="C13"), seat(), built=FORO), "act")


def test_p23_c29_takes_a_temple_which_is_active_at_once() -> None:
    state = at(seat("1 wool", hand="C29"), seat(active="C04 C13 S01", left=0), built=EVERYTHING)
    play(state, "act:C29")
    assert legal(state) == ["!C04"]
    play(state, "!C04")
    assert has(state, 0, "active") == ["C04"]
    assert "@b14/C04" in legal(state)


def test_p24_p55_extra_actions_are_taken_at_once_with_markers() -> None:
    state = at(seat("1 meat, 1 bread, 1 wine", hand="S05"), seat())
    play(state, "train:S05", ".")
    for _ in range(2):
        assert asked(state) == "0 action"
        play(state, "@grain")
    assert owns(state) == {"grain": 3}
    assert "@grain" not in legal(state)
    assert table(state, "marks") == {"grain": [2, 0]}
    assert has(state, 0, "left") == 2
    assert table(state, "pile") == ["S05"]
    play(state, "@wood", "@wood", "@clay")
    assert asked(state) == "1 action"
    assert has(state, 0, "left") == 2
    end_round(state)
    assert table(state, "marks") is None


def test_p24_they_need_room_and_let_owners_have_their_bonus() -> None:
    state = at(seat("2 grain", hand="C46"), seat(), built={**FORO, "b7": [1]})
    play(state, "act:C46", "@b7", "*1")
    assert asked(state) == "1 bonus"
    play(state, "^grain")
    assert "@b7" not in legal(state)
    play(state, "@grain")
    assert asked(state) == "1 action"


def test_p55_one_without_a_legal_token_lapses() -> None:
    full = {
        name: [2, 0] for name in ("grain", "deer", "wood", "grass", "fish", "reed", "clay", "stone", "olives", "grapes")
    }
    state = at(seat(hand="C46", workers=6, left=1), seat(), built=FORO, marks=full)
    play(state, "act:C46")
    assert asked(state) == "1 action"


def test_p55_nested_extra_actions_add_up() -> None:
    state = at(seat("1 meat, 1 bread, 1 wine", hand="C46 S05"), seat(), built=FORO)
    play(state, "act:C46", "train:S05", ".")
    for token in ("@grain", "@grain", "@wood", "@wood", "@clay", "@clay"):
        assert asked(state) == "0 action"
        play(state, token)
    assert asked(state) == "1 action"


def test_p17_p55_extra_actions_wait_for_the_whole_training() -> None:
    state = at(seat("1 meat, 2 bread, 1 wine", hand="S05 S25"), seat())
    play(state, "train:S05")
    assert (legal(state), table(state, "pile")) == ([".", "train:S25"], ["S05"])
    play(state, "train:S25", ".")
    assert asked(state) == "0 action"


def test_p25_workers_of_a_building_are_the_card_players_this_round() -> None:
    state = at(
        seat(hand="C01", left=1), seat("2 grain", left=0), seat(left=1), built={**FORO, "b7": [0]}, at={"b7": [1, 1, 0]}
    )
    play(state, "act:C01")
    assert legal(state) == ["!b7"]
    play(state, "!b7")
    assert (has(state, 0, "left"), has(state, 0, "taken")) == (1, 1)
    assert "b7" not in table(state, "at")
    many = at(seat(hand="C01"), seat(left=0), seat(left=0), built={**FORO, "b7": [0]}, at={"b7": [0, 1, 1]})
    play(many, "act:C01", "!b7")
    assert has(many, 0, "taken") == 2
    play(state, "@grain")
    assert asked(state) == "0 action"
    play(state, "@grain", "@grain")
    assert asked(state) == "0 pledge"
    end_round(state)
    assert (has(state, 0, "taken"), has(state, 0, "left"), has(state, 1, "left")) == (0, 3, 3)


def test_p25_only_production_buildings() -> None:
    state = at(
        seat(hand="C01"), seat(), seat(), built=EVERYTHING, at={"b17": [0, 1, 0], "b18": [0, 1, 0], "b19": [0, 1, 0]}
    )
    play(state, "act:C01")
    assert legal(state) == ["!b18"]


def test_p26_a_worker_still_to_be_placed_is_taken_otherwise_one_from_the_board() -> None:
    state = at(seat(hand="C12"), seat(left=2), seat(left=0), built=FORO, at={"grain": [0, 1, 3]})
    play(state, "act:C12", "!1")
    assert (has(state, 1, "left"), has(state, 1, "hurt"), has(state, 2, "hurt")) == (1, 1, 0)
    other = at(seat(hand="C12"), seat(left=2), seat(left=0), built=FORO, at={"grain": [0, 1, 2]})
    play(other, "act:C12", "!2")
    assert (has(other, 2, "left"), has(other, 2, "hurt")) == (0, 1)
    assert table(other, "at")["grain"] == [0, 1, 2]
    end_round(other)
    assert has(other, 2, "left") == 2


def test_p26_the_last_worker_that_is_not_held_is_never_taken() -> None:
    state = at(seat(hand="C12"), seat(workers=2, hurt=1), seat(workers=1), built=FORO)
    assert not legal(state, "act")


def test_p26_a_held_worker_cannot_be_placed_but_counts_for_offerings() -> None:
    state = at(seat(left=1), seat(hurt=1, left=0), built=FORO)
    play(state, "@grain")
    assert table(state, "required") == 6
    end_round(state)
    assert has(state, 1, "left") == 2


def test_p26_c28_needs_a_recruited_army_and_injures_it() -> None:
    state = at(seat(hand="C28"), seat(army="recruited"), seat(), built=FORO)
    play(state, "act:C28")
    assert legal(state) == ["!1"]
    play(state, "!1")
    assert has(state, 1, "army") == "injured"
    assert has(state, 1, "left") == 2
    end_round(state)
    assert [has(state, player, "left") for player in range(3)] == [3, 2, 3]
    assert not legal(at(seat(hand="C28"), seat(army="injured"), built=FORO), "act")


def test_p26_an_injured_army_cannot_enter_the_castrum() -> None:
    state = at(seat(), seat(army="injured"), built={**FORO, "b20": [0]})
    play(state, "@grain")
    assert asked(state) == "1 action"


def test_p27_heal_at_the_foro_and_the_worker_comes_back_at_the_end_of_the_round() -> None:
    state = at(seat("1 wine", hurt=1, left=2), seat(left=1), built=FORO)
    play(state, "heal:C12")
    assert (owns(state), has(state, 0, "hurt"), has(state, 0, "left")) == ({}, 0, 1)
    end_round(state)
    assert has(state, 0, "left") == 3


def test_p27_without_the_goods_nothing_is_healed() -> None:
    state = at(seat(hurt=1, army="injured"), seat(), built=FORO, tokens={"b17": 1})
    assert not legal(state, "heal") + legal(state, "lift")


def test_p27_one_injury_an_action_by_a_worker_at_the_foro() -> None:
    state = at(seat("2 wine", workers=5, hurt=2), seat(), built=FORO)
    play(state, "heal:C12")
    assert (has(state, 0, "hurt"), has(state, 0, "left"), table(state, "at")) == (1, 2, {"b17": [1, 0]})


def test_p26_p27_olive_oil_heals_the_army() -> None:
    state = at(seat("1 olive_oil, 1 wine", army="injured"), seat(), built=FORO)
    play(state, "heal:C28")
    assert (has(state, 0, "army"), owns(state)) == ("recruited", {"wine": 1})


def test_p27_the_army_is_healed_at_once() -> None:
    state = at(seat("1 olive_oil", army="injured"), seat(), built={**FORO, "b20": [1]})
    play(state, "heal:C28")
    assert result(state) == {"end": "castrum", "winner": 0, "round": 1}


def test_p27_anyone_may_lift_a_token_one_an_action() -> None:
    state = at(seat("2 bricks"), seat(), built={**FORO, "b7": [1]}, tokens={"b7": 1, "b17": 1})
    assert legal(state, "lift") == ["lift:b17", "lift:b7"]
    play(state, "lift:b7")
    assert owns(state) == {"bricks": 1}
    assert table(state, "tokens") == {"b17": 1}
    both = at(seat("2 bricks"), seat(), seat(), built={**FORO, "b7": [1]}, tokens={"b7": 2})
    play(both, "lift:b7")
    assert table(both, "tokens") == {"b7": 1}


def test_p28_up_to_two_tokens_on_free_spaces_and_one_of_the_foro_stays_free() -> None:
    state = at(
        seat("1 grain", hand="C14"), seat(), seat(), built={**FORO, "b7": [0], "b10": [1]}, at={"b10": [1, 1, 0]}
    )
    play(state, "act:C14")
    assert legal(state) == ["!b17", "!b7"]
    play(state, "!b7")
    assert legal(state) == ["!b17", "!b7", "."]
    play(state, "!b7")
    assert table(state, "tokens") == {"b7": 2}
    play(state, "@wood", "@wood")
    assert "@b7" not in legal(state)
    end_round(state)
    assert table(state, "tokens") == {"b7": 2}


def test_p28_p52_at_least_one_token_and_a_dot_even_alone() -> None:
    state = at(seat(hand="C14"), seat(), built=FORO)
    play(state, "act:C14")
    assert legal(state) == ["!b17"]
    play(state, "!b17")
    assert legal(state) == ["."]
    both = at(seat(hand="C14"), seat(), seat(), built={**FORO, "b7": [0]})
    play(both, "act:C14", "!b7", "!b7")
    assert asked(both) == "1 action"


def test_p28_one_space_of_the_foro_stays_uncovered() -> None:
    quiet = [card for card in CITY if card not in ("C03", "C14", "C26", "C31", "C33", "C51")]
    goods = "2 pillars, 2 planks, 2 bricks"
    state = at(seat(goods), seat(), built={"b7": [0]}, city=[*quiet[:12], "C14"], specialists=["S01"])
    play(state, "build17")
    assert legal(state) == ["!b17", "!b7"]
    play(state, "!b17")
    assert legal(state) == ["!b7", "."]


def test_p21_p28_the_worker_itself_takes_the_last_free_space() -> None:
    state = at(seat(hand="C14"), seat(), built=FORO, at={"b17": [0, 1]})
    assert not legal(state, "act")


def test_p29_hiring_up_to_six_for_wine_and_the_new_worker_is_active_at_once() -> None:
    state = at(seat("6 wine"), seat(left=0), seat(left=0), built={**FORO, "b18": [0]})
    play(state, "hire")
    assert (owns(state), has(state, 0, "workers"), has(state, 0, "left")) == ({"wine": 5}, 4, 3)
    play(state, "hire")
    assert owns(state) == {"wine": 3}
    assert "hire" not in legal(at(seat("9 wine", workers=6), built={**FORO, "b18": [0]}))
    assert "hire" not in legal(at(seat("2 wine", workers=5), built={**FORO, "b18": [0]}))
    assert "hire" in legal(at(seat("3 wine", workers=5), built={**FORO, "b18": [0]}))


def test_p29_it_counts_for_this_rounds_offerings() -> None:
    state = at(seat("1 wine", left=1), seat(left=0), built={**FORO, "b18": [0]})
    play(state, "hire", "@grain")
    assert table(state, "required") == 7


def test_p29_a_lost_worker_is_an_unplaced_one_first_and_can_be_hired_again() -> None:
    state = at(seat(hand="C40"), seat("2 wine", workers=5, left=2), built={**FORO, "b18": [1]})
    play(state, "act:C40")
    assert (has(state, 1, "workers"), has(state, 1, "left")) == (4, 1)
    play(state, "hire")
    assert (has(state, 1, "workers"), owns(state, 1)) == (5, {})


def test_p30_a_specialist_taken_to_the_hand_must_be_trained_anew() -> None:
    state = at(seat("2 grain", hand="C11"), seat(active="S14", left=0), built=FORO)
    play(state, "act:C11", "!S14")
    assert has(state, 0, "hand") == ["S14"]
    assert "@grain/S14" not in legal(state)
    assert table(state, "known") == {"S14": [1, 2, 3]}
    assert GAME.seat(state) == 0
    play(state, "train:S14", ".")
    assert (owns(state), has(state, 0, "active")) == ({}, ["S14"])
    assert "@grain/S14" in legal(state)
