"""The solo game."""

from __future__ import annotations

from typing import Any

from tests.games.pompeii.playing import (
    EVERYTHING,
    GAME,
    SPECIALISTS,
    asked,
    end_round,
    has,
    legal,
    owns,
    play,
    result,
    solo,
    table,
    told,
)
from vesuvius.games.pompeii.data.load import load

DESTROYED = {card.id: {*card.destroys} for card in load(name="mild").volcano}
SET_A = [f"VA{number:02}" for number in range(1, 19)]


def blocked(state: Any) -> set[str]:
    return {*(table(state, "blocked") or ())}


def test_p43_set_up() -> None:
    state = GAME.new(1, seed=3)
    deal = GAME.deal(1, seed=3)
    assert sorted(table(state, "row")) == sorted(deal["specialists"][:5])
    assert (len(deal["lower"]), len(deal["upper"])) == (9, 9)
    assert table(state, "revealed") == deal["lower"][:1]
    assert {card[:2] for card in deal["lower"] + deal["upper"]} == {"VA"}
    assert (has(state, 0, "hand"), has(state, 0, "workers"), has(state, 0, "left")) == ([], 3, 3)
    assert blocked(state) == DESTROYED[deal["lower"][0]]
    play(state, "own7")
    assert table(state, "built") == {"b7": []}
    assert has(state, 0, "markers") == 12
    play(state, *["+wood"] * 6)
    assert (asked(state), owns(state)) == ("0 action", {"wood": 6})


def test_p44_a_card_binds_one_round_and_none_is_revealed_for_round_10() -> None:
    state = GAME.new(1, seed=3)
    deal = GAME.deal(1, seed=3)
    play(state, "own7", *["+wood"] * 6)
    for number in range(2, 10):
        end_round(state)
        assert table(state, "round") == number
        assert table(state, "revealed") == deal["lower"][:number]
        assert blocked(state) == DESTROYED[deal["lower"][number - 1]]
    end_round(state)
    assert (table(state, "round"), table(state, "blocked")) == (10, None)
    end_round(state)
    assert table(state, "revealed") == [*deal["lower"], deal["upper"][0]]
    assert blocked(state) == DESTROYED[deal["upper"][0]]


def test_p45_the_foro_is_built_before_round_10_with_five_city_cards() -> None:
    state = solo("9 pillars, 9 planks, 9 bricks, 9 rope", round=9, revealed=SET_A[:9], left=1)
    assert not legal(state, "build")
    play(state, "@grain")
    assert table(state, "built") == {"b17": []}
    assert (len(has(state, 0, "hand")), has(state, 0, "active")) == (5, [])
    assert "build11" in legal(state)
    assert "build17" not in legal(state)


def test_p46_an_open_card_is_used_once_unpaid_and_leaves_the_game() -> None:
    state = solo("3 grain", row=["S30", "S14"], built={"b7": []}, left=2)
    assert {"@b7/S30", "@grain/S14"} <= {*legal(state)}
    play(state, "@b7/S30", "*3")
    assert owns(state) == {"flour": 4}
    assert (table(state, "row"), table(state, "gone")) == (["S14"], ["S30"])
    assert "@grain/S14" in legal(state)
    play(state, "@wood")
    assert table(state, "pile") == ["S14"]
    assert len(table(state, "row")) == 5


def test_p46_cards_that_work_at_once_take_the_worker_on_the_card() -> None:
    state = solo(row=["S25", "S05", "S06", "S27", "S35"])
    assert legal(state, "use") == ["use:S05", "use:S25"]
    play(state, "use:S25")
    assert owns(state) == {"pillars": 2, "planks": 2}
    assert has(state, 0, "left") == 2
    play(state, "use:S05")
    for token in ("@grain", "@wood", "@clay", "@deer", "@fish"):
        play(state, token)
    assert has(state, 0, "left") == 1


def test_p46_the_piazza_is_closed() -> None:
    state = solo("9 grain", hand="S01")
    assert not legal(state, "train") + legal(state, "swap")


def test_p47_blocked_goods_come_from_trade_alone() -> None:
    state = solo("3 grain, 3 wood, 3 gold", blocked=["flour", "grain"], built={"b7": [], "b4": []}, row=["S14", "S25"])
    assert "@b7" not in legal(state)
    play(state, "@grain")
    assert owns(state)["grain"] == 3
    play(state, "@porta", "gold>", ">flour", "*1")
    assert owns(state)["flour"] == 1


def test_p46_fewer_than_five_if_there_are_no_more() -> None:
    state = solo(left=1, gone=[card for card in SPECIALISTS if card not in ("S01", "S02")], row=["S01"])
    play(state, "@grain")
    assert table(state, "row") == ["S01", "S02"]


def test_p47_no_goods_of_ones_choice_where_all_are_blocked() -> None:
    raw = ["grain", "deer", "wood", "grass", "fish", "reed", "clay", "stone", "olives", "grapes"]
    state = solo(hand="C37", built={"b17": []}, round=11, blocked=raw)
    assert not legal(state, "act")


def test_p47_a_card_that_gives_several_goods_gives_the_others() -> None:
    state = solo(blocked=["planks"], row=["S25", "S24"])
    play(state, "use:S25")
    assert owns(state) == {"pillars": 2}


def test_p46_unused_ones_are_shuffled_when_the_deck_is_empty() -> None:
    row = ["S01", "S02", "S03", "S04", "S05", "S06"]
    state = solo(left=1, gone=[card for card in SPECIALISTS if card not in row], row=row[:5])
    play(state, "@grain")
    assert ("S06" in table(state, "row"), len(table(state, "row")), len(table(state, "specialists") or [])) == (
        True,
        5,
        1,
    )


def test_p48_paid_or_not_a_card_is_revealed_and_losses_come_first() -> None:
    revealed, next_card = [SET_A[0], *SET_A[2:10]], ["VA02", *SET_A[10:]]
    state = solo("3 wood, 2 deer", round=10, revealed=revealed, left=1, built={"b17": []}, volcano=next_card)
    play(state, "@clay")
    assert asked(state) == "0 pledge"
    play(state, "give:wood", "*3", "pass")
    assert table(state, "blocked") == ["deer", "wood", "meat"]
    assert owns(state) == {"clay": 1, "deer": 2}
    poor = solo("2 wood, 2 deer", round=10, revealed=revealed, left=1, built={"b17": []}, volcano=next_card)
    play(poor, "@clay", "give:wood", "*2", "pass")
    assert owns(poor) == {"clay": 1}
    assert table(poor, "blocked") == ["deer", "wood", "meat"]


def test_p49_titles_by_round_and_destruction_after_round_18() -> None:
    titles = {1: "Duumvir", 15: "Duumvir", 16: "Aedile", 17: "Decurion", 18: "Quaestor"}
    for number, title in titles.items():
        state = solo("4 pillars, 3 planks, 3 bricks", army="recruited", round=number, built={"b17": []})
        play(state, "build20")
        assert result(state) == {"end": "castrum", "winner": 0, "round": number, "title": title}
    state = solo("9 gold", round=18, left=1, built={"b17": []}, hand="C33")
    play(state, "@clay")
    assert result(state) == {"end": "destroyed", "winner": None, "round": 18, "title": None}


def test_p68_a_field_card_of_blocked_goods_may_be_used_and_conversions_may_not() -> None:
    state = solo("1 bread", blocked=["flour", "gold", "wine", "grain"], row=["S14", "S49", "S01"])
    assert "@grain/S14" in legal(state)
    assert "@stone/S49" not in legal(state)
    play(state, "@grain/S14")
    assert owns(state) == {"bread": 1}
    assert table(state, "gone") == ["S14"]


def test_p68_sestertii_may_go_on_blocked_goods_and_gains_of_blocked_goods_are_not_offered() -> None:
    state = GAME.new(1, seed=3)
    play(state, "own7")
    assert len(legal(state)) == 10
    late = solo(blocked=["wine", "pillars", "planks"], hand="C02 C19", row=["S25"], built={"b17": []}, round=11)
    assert legal(late, "act") == ["act:C19"]
    assert legal(solo(blocked=["wine"], hand="C45 C18", built={"b17": []}, round=11), "act") == ["act:C18", "act:C45"]
    assert legal(solo(blocked=["planks"], row=["S25"]), "use") == ["use:S25"]
    assert not legal(late, "use")


def test_p68_blocked_goods_cannot_be_chosen() -> None:
    state = solo(hand="C37", built={"b17": []}, round=11, blocked=["grain", "clay"])
    play(state, "act:C37")
    assert "+wood" in legal(state)
    assert not {"+grain", "+clay"} & {*legal(state)}


def test_p69_cards_of_others_have_no_target_and_some_may_be_activated() -> None:
    hand = "C10 C11 C12 C28 C29 C30 C35 C40 C44 C31 C01 C14 C22 C34 C45"
    state = solo("3 grain", hand=hand, active="C04", built=EVERYTHING, at={"b7": [1]}, workers=4, left=3, round=11)
    assert legal(state, "act") == ["act:C01", "act:C14", "act:C22", "act:C34", "act:C45"]


def test_p69_kept_specialists_join_the_open_row() -> None:
    state = solo(hand="C16 C41", built={"b17": []}, round=11, specialists=["S01", "S02", "S03", "S04", "S05"])
    play(state, "act:C16", "keep:S02", "keep:S04")
    assert table(state, "row") == ["S02", "S04"]
    assert table(state, "pile") == ["S01", "S03", "S05", "C16"]
    assert has(state, 0, "hand") == ["C41"]
    play(state, "act:C41")
    assert (len(table(state, "row")), has(state, 0, "active")) == (4, [])


def test_p69_p70_a_reward_joins_the_next_rounds_row() -> None:
    state = solo("2 gold", left=1, round=11, built={"b17": []}, specialists=["S01", "S02"], revealed=SET_A[:10])
    play(state, "@clay", "give:gold", "*1", "pass", "draw:S", "keep:S01")
    assert "S01" in table(state, "row")
    assert len(table(state, "row")) == 6


def test_p70_too_little_comes_back_and_unused_ones_go_to_the_pile() -> None:
    state = solo("2 reed", left=1, round=11, built={"b17": []}, row=["S07"], revealed=SET_A[:10], volcano=SET_A[12:])
    play(state, "@clay", "give:reed", "*2", "pass")
    assert (owns(state), table(state, "pile")) == ({"reed": 2, "clay": 1}, ["S07"])
    last = solo("9 gold", round=18, left=1, built={"b17": []}, hand="C33")
    play(last, "@clay")
    assert result(last)["end"] == "destroyed"


def test_p70_c33_counts_as_not_paid_and_c03_as_paid() -> None:
    where = {"round": 11, "built": {"b17": []}, "revealed": SET_A[:10], "volcano": SET_A[12:], "left": 1}
    lost = solo("3 wool, 3 grain", hand="C33", **where)
    play(lost, "@reed", "play:C33")
    assert (table(lost, "round"), owns(lost), "wool" in blocked(lost)) == (12, {"grain": 3, "reed": 1}, True)
    kept = solo("3 wool, 3 grain", hand="C03 C26", **where)
    events = play(kept, "@reed", "play:C26", "play:C03")
    assert told(events, "offered") == [{"enough": 1, "value": 0, "required": 4}]
    assert (table(kept, "round"), owns(kept), "wool" in blocked(kept)) == (12, {"grain": 3, "wool": 3, "reed": 1}, True)
