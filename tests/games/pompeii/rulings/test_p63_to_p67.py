"""Halted constructions, markers, and the offerings in full."""

from __future__ import annotations

from tests.games.pompeii.playing import GAME, asked, at, has, owns, play, seat, table

FORO = {"b17": [0]}
CASTRUM = "4 pillars, 3 planks, 3 bricks"


def test_p63_the_last_worker_that_is_not_held_is_not_held_and_the_castrum_is_halted_all_the_same() -> None:
    state = at(seat(CASTRUM, workers=1), seat(hand="C31"), built=FORO)
    play(state, "build20", "play:C31")
    assert (has(state, 0, "halts"), has(state, 0, "kept_by_halts")) == (1, 0)
    assert "b20" not in table(state, "built")


def test_p63_a_marker_is_just_removed_and_several_halted_constructions_are_kept() -> None:
    state = at(seat(CASTRUM, hand="C46", halts=1, kept_by_halts=1), seat(hand="C31"), built=FORO)
    play(state, "act:C46", "build20", "play:C31")
    assert (has(state, 0, "halts"), has(state, 0, "kept_by_halts"), table(state, "marks")) == (2, 1, None)


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
    twice = at(seat("5 olive_oil", halts=2, kept_by_halts=1), seat(), built=FORO)
    play(twice, "finish")
    assert (owns(twice), has(twice, 0, "halts"), has(twice, 0, "kept_by_halts")) == ({"olive_oil": 3}, 0, 0)


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
    denied = at(seat("1 gold, 1 coal", active="S35"), seat(), seat(), built={**FORO, "b15": [1, 2]})
    play(denied, "@b15", "*1")
    assert asked(denied) == "1 action"
    last = at(seat(hand="C34", markers=1), seat(), built=FORO)
    play(last, "act:C34")
    assert (has(last, 0, "markers"), table(last, "porta")) == (0, [0])
    poor = at(seat(hand="C34", markers=0), seat("2 grain"), built=FORO)
    play(poor, "act:C34", "@porta", "grain>", ">wood", "*1")
    assert asked(poor) == "0 action"


def test_p65_the_start_player_of_the_round_that_ends() -> None:
    state = at(seat(left=0), seat(left=0), seat(left=1), built=FORO, start=2, turn=2)
    play(state, "@grain")
    assert asked(state) == "2 pledge"
    play(state, "pass")
    assert asked(state) == "0 pledge"


def test_p65_who_has_no_such_card_is_not_asked_and_a_wait_is_ones_own() -> None:
    state = at(seat(hand="C02", left=1), seat(hand="C26", left=0), seat(hand="C51", left=0), built=FORO)
    play(state, "@grain")
    assert asked(state) == "1 immediate"
    play(state, "wait")
    assert asked(state) == "2 immediate"


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


def test_p66_there_is_pledging_at_0_and_past_the_requirement() -> None:
    state = at(seat("2 gold", workers=2, left=1, hand="C51"), seat("1 grain", workers=2, left=0), built=FORO)
    play(state, "@clay", "play:C51")
    assert (asked(state), table(state, "required")) == ("0 pledge", None)
    play(state, "give:gold", "*1")
    assert asked(state) == "1 pledge"
    play(state, "give:grain", "*1", "pass", "pass", "draw:S", "draw:C")
    assert asked(state) == "0 keep"


def test_p66_pledges_of_a_failed_offering_are_back_before_the_volcano_strikes() -> None:
    state = at(seat("2 grain", left=1), seat(left=0), built=FORO, volcano=["VA01", "apocalypse"])
    play(state, "@clay", "give:grain", "*2", "pass", "pass")
    assert owns(state) == {"clay": 1}
