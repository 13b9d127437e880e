"""What cards need, and whose workers they are."""

from __future__ import annotations

from tests.games.pompeii.playing import (
    CITY,
    EVERYTHING,
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

FORO = {"b17": [0]}


def test_p59_in_vain() -> None:
    state = at(seat("1 coal, 1 deer, 1 flour", hand="S06 S27"), seat())
    play(state, "train:S06", "train:S27", ".")
    assert table(state, "pile") == ["S06", "S27"]
    assert asked(state) == "1 action"


def test_p59_what_a_card_needs() -> None:
    built = {**FORO, "b7": [1]}
    hand = "C11 C16 C22 C28 C29 C38 C41 C42 C50"
    none = at(
        seat(hand=hand), seat(hand="S01 C04", army="injured"), built=built, gone=[*SPECIALISTS[1:], *CITY[50:], "C01"]
    )
    assert legal(none, "act") == ["act:C42"]
    some = at(seat("1 gold", hand=hand), seat(active="S01 C04", army="recruited"), built=built)
    assert legal(some, "act") == [f"act:{card}" for card in hand.split()]


def test_p59_c14_covers_constructed_buildings_with_the_two_tokens_there_are() -> None:
    built = {**FORO, "b7": [], "b10": []}
    assert not legal(at(seat(hand="C14"), seat(), seat(), built=built, tokens={"b7": 1, "b17": 1}), "act")
    state = at(seat(hand="C14"), seat(), seat(), built=built, tokens={"b17": 1})
    play(state, "act:C14")
    assert legal(state) == ["!b10", "!b17", "!b7"]
    play(state, "!b7")
    assert legal(state) == ["."]


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


def test_p59a_the_pearl_rules_hold_for_c38_and_c50() -> None:
    for card in ("C38", "C50"):
        state = at(seat("3 pearls, 9 gold", hand=card), seat(), built=FORO)
        play(state, f"act:{card}", "pearls>", ">meat")
        assert legal(state) == ["*1", "*2", "*3"]
        other = at(seat("9 gold", hand=card), seat(), built=FORO)
        play(other, f"act:{card}", "gold>")
        assert ">pearls" not in legal(other)


def test_p59a_c47_needs_no_room_at_costruzione_and_takes_no_waiving_card() -> None:
    state = at(seat("1 clay", hand="C47", active="S38"), seat(), built=FORO, at={"costruzione": [0, 2]})
    play(state, "act:C47")
    assert "!b10" in legal(state)
    assert "!b16" not in legal(state)
    paid = at(seat("1 clay, 1 wood", hand="C47", active="S38"), seat(), built=FORO)
    play(paid, "act:C47", "!b10", ".")
    assert owns(paid) == {}
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


def test_p60_for_any_worker_or_marker_and_for_whatever_reason_it_is_full() -> None:
    covered = at(seat("9 gold, 9 coal", active="C17"), seat(), built=EVERYTHING, tokens={"b15": 1})
    assert "@b15" in legal(covered)
    goods = "9 gold, 9 coal, 9 iron"
    state = at(seat(goods, active="C17", hand="C46"), seat(), built=EVERYTHING, at={"b15": [0, 1], "b12": [0, 1]})
    play(state, "act:C46")
    assert {"@b15", "@b12"} <= {*legal(state)}
    play(state, "@b15", "*1")
    assert "@b12" not in legal(state)
    taken = at(seat("9 gold, 9 coal", active="C17", left=0, taken=1), seat(), built=EVERYTHING, at={"b15": [0, 1]})
    assert "@b15" in legal(taken)


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


def test_p61_c40_counts_held_workers_and_takes_a_free_one_while_there_are_more() -> None:
    state = at(seat(hand="C40"), seat(workers=5, hurt=2), built=FORO)
    play(state, "act:C40")
    assert (has(state, 1, "workers"), has(state, 1, "hurt"), has(state, 1, "left")) == (4, 2, 2)
    both = at(seat(hand="C40"), seat(workers=5, hurt=2, halts=2, kept_by_halts=2), built=FORO)
    play(both, "act:C40")
    assert (has(both, 1, "hurt"), has(both, 1, "kept_by_halts")) == (1, 2)


def test_p61_c12_takes_a_worker_from_the_board_at_the_end_of_the_round() -> None:
    state = at(seat(hand="C12"), seat(left=0), built=FORO, at={"grain": [0, 3]})
    play(state, "act:C12", "!1")
    assert (table(state, "at")["grain"], has(state, 1, "hurt")) == ([0, 3], 1)
    end_round(state)
    assert has(state, 1, "left") == 2
    assert not legal(at(seat(hand="C12"), seat(workers=3, hurt=2), built=FORO), "act")
    healed = at(seat("1 wine", hurt=1), seat(), built=FORO)
    play(healed, "heal:C12")
    assert has(healed, 0, "hurt") == 0


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
