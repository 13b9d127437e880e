"""Each of the 104 cards does what its stories say: those of unique cards are here, all others in `card_stories.py`."""

from __future__ import annotations

import pytest

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
    solo,
    table,
    told,
)
from tests.games.pompeii.rules.card_stories import CONVERSIONS, COSTS, FIELDS, STORIES, WAIVED, story
from vesuvius.games.pompeii.data.names import SHIPPED

__all__ = ["STORIES"]

FORO = {"b17": [0]}
CASTRUM = "4 pillars, 3 planks, 3 bricks"
VALUE_I = ["clay", "deer", "fish", "grain", "grapes", "grass", "olives", "reed", "stone", "wood"]


@story("S05")
def five_actions() -> None:
    state = at(seat(COSTS["S05"], hand="S05"), seat())
    play(state, "train:S05", ".")
    for token in ("@grain", "@grain", "@wood", "@wood", "@clay"):
        assert asked(state) == "0 action"
        play(state, token)
    assert (asked(state), has(state, 0, "left"), table(state, "pile")) == ("1 action", 2, ["S05"])


@story("C46")
def two_actions() -> None:
    state = at(seat(hand="C46"), seat(), built=FORO)
    play(state, "act:C46")
    for _ in range(2):
        assert asked(state) == "0 action"
        play(state, "@grain")
    assert (asked(state), has(state, 0, "left"), table(state, "pile")) == ("1 action", 2, ["C46"])


@story("S06")
def one_good_of_value_iii_from_each_other() -> None:
    state = at(seat(COSTS["S06"], hand="S06"), seat("2 flour, 2 meat, 2 gold"), seat("2 wine, 2 wool, 2 iron"))
    play(state, "train:S06")
    assert (asked(state), legal(state)) == ("0 good", ["!meat"])
    play(state, "!meat")
    assert (asked(state), legal(state)) == ("0 good", ["!wool"])
    play(state, "!wool")
    assert (legal(state), table(state, "pile")) == (["."], ["S06"])
    assert [owns(state, number) for number in range(3)] == [
        {"meat": 1, "wool": 1},
        {"flour": 2, "meat": 1, "gold": 2},
        {"wine": 2, "wool": 1, "iron": 2},
    ]


@story("C30")
def two_goods_up_to_value_iii_from_one_other() -> None:
    state = at(seat(hand="C30"), seat("3 grain, 3 meat, 3 gold"), seat("9 grain"), built=FORO)
    play(state, "act:C30")
    assert (asked(state), legal(state)) == ("0 victim", ["!1", "!2"])
    play(state, "!1")
    assert (asked(state), legal(state)) == ("0 good", ["!grain", "!meat"])
    play(state, "!grain")
    assert (asked(state), legal(state)) == ("0 good", ["!grain", "!meat"])
    play(state, "!meat")
    assert (asked(state), table(state, "pile")) == ("1 action", ["C30"])
    assert (owns(state), owns(state, 2)) == ({"grain": 1, "meat": 1}, {"grain": 9})


@story("C35")
def each_other_gives_a_good_of_its_choice() -> None:
    state = at(seat(hand="C35"), seat("3 grain, 3 sword"), seat("3 wood"), built=FORO)
    play(state, "act:C35")
    assert (asked(state), legal(state)) == ("1 good", ["!grain", "!sword"])
    play(state, "!sword")
    assert (asked(state), legal(state)) == ("2 good", ["!wood"])
    play(state, "!wood")
    assert (asked(state), owns(state), table(state, "pile")) == ("1 action", {"wood": 1, "sword": 1}, ["C35"])


@story("C11")
def an_activated_specialist_comes_to_the_hand() -> None:
    state = at(seat(hand="C11"), seat(hand="C02", active="S14 C04"), built=FORO)
    play(state, "act:C11")
    assert (asked(state), legal(state)) == ("0 card", ["!S14"])
    play(state, "!S14")
    assert (has(state, 0, "hand"), has(state, 0, "active")) == (["S14"], [])
    assert (has(state, 1, "active"), table(state, "pile")) == (["C04"], ["C11"])


@story("C29")
def an_activated_temple_is_ones_own_at_once() -> None:
    state = at(seat(hand="C29"), seat(hand="C02", active="S14 C04"), built=FORO)
    play(state, "act:C29")
    assert (asked(state), legal(state)) == ("0 card", ["!C04"])
    play(state, "!C04")
    assert (has(state, 0, "hand"), has(state, 0, "active")) == ([], ["C04"])
    assert (has(state, 1, "active"), table(state, "pile")) == (["S14"], ["C29"])


@story("C44")
def a_city_card_of_another_hand() -> None:
    state = at(seat(hand="C44"), seat(hand="C02 S01", active="S14 C04"), built=FORO)
    play(state, "act:C44")
    assert (asked(state), legal(state)) == ("0 victim", ["!1"])
    play(state, "!1")
    assert (has(state, 0, "hand"), has(state, 1, "hand"), table(state, "pile")) == (["C02"], ["S01"], ["C44"])


@story("C01")
def workers_of_a_production_building_are_taken() -> None:
    state = at(seat(hand="C01", left=1), seat(left=1), seat(left=0), built=EVERYTHING, at={"b7": [0, 1, 1]})
    play(state, "act:C01")
    assert (asked(state), legal(state)) == ("0 building", ["!b7"])
    play(state, "!b7")
    assert (has(state, 0, "taken"), has(state, 0, "left"), table(state, "pile")) == (2, 0, ["C01"])
    assert table(state, "at") == {"b17": [1, 0, 0]}


@story("C12")
def a_worker_is_injured_until_wine_heals_it() -> None:
    state = at(seat(hand="C12"), seat("2 wine", army="recruited"), built=FORO)
    play(state, "act:C12")
    assert (asked(state), legal(state)) == ("0 victim", ["!1"])
    play(state, "!1")
    assert (has(state, 1, "hurt"), has(state, 1, "army"), has(state, 1, "left")) == (1, "recruited", 2)
    play(state, "heal:C12")
    assert (has(state, 1, "hurt"), owns(state, 1), table(state, "pile")) == (0, {"wine": 1}, ["C12"])
    assert "heal:C12" in legal(at(seat("1 wine", hurt=1), built=FORO))


@story("C28")
def an_army_is_injured_until_olive_oil_heals_it() -> None:
    state = at(seat(hand="C28"), seat("2 olive_oil", army="recruited"), seat(), built=FORO)
    play(state, "act:C28")
    assert (asked(state), legal(state)) == ("0 victim", ["!1"])
    play(state, "!1")
    assert (has(state, 1, "hurt"), has(state, 1, "army"), has(state, 1, "left")) == (0, "injured", 2)
    play(state, "heal:C28")
    assert (has(state, 1, "army"), owns(state, 1), table(state, "pile")) == ("recruited", {"olive_oil": 1}, ["C28"])
    assert "heal:C28" in legal(at(seat("1 olive_oil", army="injured"), built=FORO))


@story("C14")
def two_tokens_cover_spaces_until_bricks_lift_them() -> None:
    state = at(seat("2 bricks", hand="C14"), seat(left=0), seat(left=0), built={**FORO, "b7": [1]})
    play(state, "act:C14", "!b7", "!b7")
    assert (asked(state), table(state, "tokens"), table(state, "pile")) == ("0 action", {"b7": 2}, ["C14"])
    play(state, "lift:b7")
    assert (owns(state), table(state, "tokens")) == ({"bricks": 1}, {"b7": 1})
    assert "lift:b7" in legal(at(seat("1 bricks"), built={**FORO, "b7": [1]}, tokens={"b7": 1}))


@story("C22")
def all_temples_are_destroyed() -> None:
    state = at(seat(hand="C22", active="C04"), seat(active="C05 C13 S01"), built=FORO)
    play(state, "act:C22")
    assert table(state, "pile") == ["C04", "C05", "C22"]


@story("S27")
def a_marker_on_a_red_building_of_another() -> None:
    state = at(seat(COSTS["S27"], hand="S27"), seat(), built={"b17": [1], "b7": [1], "b10": [0], "b15": [1]})
    play(state, "train:S27")
    assert legal(state) == ["!b7"]
    play(state, "!b7")
    assert (table(state, "built")["b7"], table(state, "pile")) == ([1, 0], ["S27"])


@story("C10")
def a_marker_on_any_building_of_another() -> None:
    state = at(seat(hand="C10"), seat(), built={"b17": [1], "b7": [1], "b10": [0], "b15": [1]})
    play(state, "act:C10")
    assert legal(state) == ["!b15", "!b17", "!b7"]
    play(state, "!b15")
    assert (table(state, "built")["b15"], table(state, "pile")) == ([1, 0], ["C10"])


@story("C34")
def the_porta_brings_its_owner_fish() -> None:
    state = at(seat(hand="C34"), seat("2 grain"), built=FORO)
    play(state, "act:C34", "@porta", "grain>", ">deer", "*1")
    assert (asked(state), legal(state)) == ("0 bonus", ["^fish"])
    play(state, "^fish")
    assert (owns(state), has(state, 0, "active")) == ({"fish": 1}, ["C34"])


@story("S35")
def owners_of_blue_buildings_get_no_bonus() -> None:
    for goods, place, bonus in (("1 gold, 1 coal", "@b15", False), ("1 grain", "@b7", True)):
        state = at(seat(goods, active="S35"), seat(), built={**EVERYTHING, "b15": [1], "b7": [1]})
        play(state, place, "*1")
        assert (asked(state) == "1 bonus") == bonus
    paid = at(
        seat("1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool", active="S35"),
        seat(),
        built={
            **EVERYTHING,
            "b19": [1],
        },
    )
    play(paid, "army")
    assert asked(paid) == "1 bonus"


@story("C17")
def one_worker_a_round_at_a_full_blue_building() -> None:
    full = {"b15": [0, 1], "b12": [0, 1], "b7": [0, 1], "b19": [0, 1]}
    goods = "9 gold, 9 coal, 9 iron, 9 grain, 9 sword, 9 tunics, 9 gold_coin, 9 bread, 9 meat, 9 wool"
    state = at(seat(goods, active="C17"), seat(workers=6, left=0), built=EVERYTHING, at=full)
    assert legal(state, "@b7") + legal(state, "army") + legal(state, "@b1") == ["@b12", "@b14", "@b15"]
    play(state, "@b15", "*1")
    assert not legal(state, "@b15") + legal(state, "@b12")


@story("C27")
def one_worker_more() -> None:
    state = at(seat(hand="C27"), seat(workers=5), built=FORO)
    play(state, "act:C27")
    assert (has(state, 0, "workers"), has(state, 0, "left"), table(state, "pile")) == (4, 3, ["C27"])
    assert has(state, 1, "workers") == 5


@story("C40")
def others_with_more_than_four_workers_lose_one() -> None:
    state = at(seat(hand="C40", workers=6), seat(workers=4), seat(workers=5), seat(workers=6), built=FORO)
    play(state, "act:C40")
    assert [has(state, number, "workers") for number in range(4)] == [6, 4, 4, 5]
    assert table(state, "pile") == ["C40"]


@story("C16")
def two_of_five_specialists_are_kept() -> None:
    state = at(seat(hand="C16"), seat(), built=FORO, specialists=SPECIALISTS, city=CITY[16:])
    play(state, "act:C16")
    assert legal(state) == [f"keep:{card}" for card in SPECIALISTS[:5]]
    play(state, "keep:S02", "keep:S04")
    assert (has(state, 0, "hand"), asked(state)) == (["S02", "S04"], "1 action")
    assert table(state, "pile") == ["S01", "S03", "S05", "C16"]


@story("C42")
def two_of_four_city_cards_are_kept() -> None:
    state = at(seat(hand="C42"), seat(), built=FORO, specialists=SPECIALISTS, city=CITY[:41])
    play(state, "act:C42")
    assert legal(state) == [f"keep:{card}" for card in CITY[:4]]
    play(state, "keep:C02", "keep:C04")
    assert (has(state, 0, "hand"), asked(state)) == (["C02", "C04"], "1 action")
    assert table(state, "pile") == ["C01", "C03", "C42"]


@story("C41")
def two_specialists_are_activated() -> None:
    state = at(seat(hand="C41"), seat(), built=FORO, specialists=SPECIALISTS)
    play(state, "act:C41")
    assert (has(state, 0, "active"), asked(state)) == (["S01", "S02"], "1 action")
    assert (table(state, "specialists"), table(state, "pile")) == (SPECIALISTS[2:], ["C41"])


@story("C25")
def a_card_of_the_pile_is_activated() -> None:
    state = at(seat(hand="C25"), seat(), built=FORO, pile=["C02", "C04", "S01"])
    play(state, "act:C25")
    assert legal(state) == ["!C02", "!C04"]
    play(state, "!C04")
    assert (has(state, 0, "active"), table(state, "pile")) == (["C04"], ["S01", "C02", "C25"])


@story("C47")
def a_building_with_three_goods_of_its_cost_unpaid() -> None:
    state = at(seat("1 wood", hand="C47"), seat(), built=FORO)
    play(state, "act:C47")
    assert legal(state) == sorted(f"!b{number}" for number in (1, 2, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 18))
    play(state, "!b6")
    for good in ("clay", "clay", "stone"):
        assert legal(state) == [f"skip:{good}"]
        play(state, f"skip:{good}")
    assert (owns(state), table(state, "built")["b6"], table(state, "pile")) == ({}, [0], ["C47"])


@story("C38")
def a_trade_one_to_one_up_to_the_same_value() -> None:
    for good, most in (("meat", 9), ("iron", 9), ("sword", 2)):
        state = at(seat("9 gold", hand="C38"), seat(), built=FORO)
        play(state, "act:C38", "gold>", f">{good}")
        assert legal(state) == [f"*{amount}" for amount in range(1, most + 1)]
        play(state, "*1")
        assert (asked(state), table(state, "pile")) == ("1 action", ["C38"])


@story("C50")
def a_trade_two_to_one_upwards() -> None:
    for good, most in (("meat", 9), ("iron", 4), ("sword", 4)):
        state = at(seat("9 gold", hand="C50"), seat(), built=FORO)
        play(state, "act:C50", "gold>", f">{good}")
        assert legal(state) == [f"*{amount}" for amount in range(1, most + 1)]
        play(state, "*1")
        assert (asked(state), table(state, "pile")) == ("1 action", ["C50"])


@story("C37")
def six_goods_of_value_i() -> None:
    state = at(seat(hand="C37"), seat(), built=FORO)
    play(state, "act:C37")
    assert legal(state) == [f"+{good}" for good in VALUE_I]
    play(state, *["+grain"] * 5)
    assert asked(state) == "0 coin"
    play(state, "+grain")
    assert (asked(state), owns(state), table(state, "pile")) == ("1 action", {"grain": 6}, ["C37"])


@story("C18")
def all_are_healed_with_wine_and_olive_oil() -> None:
    state = at(seat(hand="C18", hurt=2, army="injured", workers=5), seat(hurt=1), built=FORO)
    play(state, "act:C18")
    assert (has(state, 0, "hurt"), has(state, 0, "army"), has(state, 1, "hurt")) == (0, "recruited", 1)
    assert (owns(state), table(state, "pile")) == ({"olive_oil": 1, "wine": 1}, ["C18"])


@story("C45")
def the_start_player_of_the_next_round() -> None:
    state = at(seat(hand="C45"), seat(), seat(), built=FORO)
    play(state, "act:C45")
    assert (owns(state), table(state, "pile")) == ({"wine": 1, "pearls": 1}, ["C45"])
    end_round(state)
    assert asked(state) == "0 action"


@story("C03")
def one_takes_no_part_and_loses_nothing() -> None:
    state = at(seat("5 grain", hand="C03", left=1), seat("5 grain", left=0), built=FORO, volcano=["VA01", "apocalypse"])
    play(state, "@wood")
    assert legal(state) == ["play:C03", "wait"]
    assert told(play(state, "play:C03"), "required") == [{"value": 3}]
    assert asked(state) == "1 pledge"
    play(state, "pass")
    assert (owns(state), owns(state, 1), table(state, "pile")) == ({"grain": 5, "wood": 1}, {}, ["C03"])


@story("C26")
def four_more_are_required() -> None:
    _required("C26", 10)


@story("C51")
def four_less_are_required() -> None:
    _required("C51", 2)


def _required(card: str, value: int) -> None:
    state = at(seat(hand=card, left=1), seat(left=0), built=FORO)
    play(state, "@wood")
    assert legal(state) == [f"play:{card}", "wait"]
    assert told(play(state, f"play:{card}"), "required") == [{"value": value}]
    assert (asked(state), table(state, "pile")) == ("0 pledge", [card])


@story("C33")
def there_are_no_offerings() -> None:
    state = at(seat("9 grain", hand="C33", left=1), seat("9 gold", left=0), built=FORO, volcano=["VA01", "apocalypse"])
    play(state, "@wood")
    assert legal(state) == ["play:C33", "wait"]
    assert told(play(state, "play:C33"), "erupted") == [{"card": "VA01"}]
    assert (owns(state), owns(state, 1), asked(state)) == ({"wood": 1}, {"gold": 9}, "1 action")
    assert table(state, "pile") == ["C33"]


@story("C31")
def the_castrum_is_halted_until_olive_oil_finishes_it() -> None:
    state = at(seat(f"{CASTRUM}, 3 olive_oil"), seat(hand="C31"), built=FORO)
    play(state, "build20")
    assert (asked(state), legal(state)) == ("1 halt", ["play:C31", "wait"])
    play(state, "play:C31")
    assert ("b20" in table(state, "built"), table(state, "pile")) == (False, ["C31"])
    play(state, "@grain", "finish")
    assert ("b20" in table(state, "built"), owns(state)) == (True, {"olive_oil": 1})
    assert "finish" in legal(at(seat("2 olive_oil", halts=1, kept_by_halts=1), built=FORO))


def kinds(card: str) -> str:
    """The kinds of a card's effects, by which tests are chosen."""
    row = next(row for row in (*SHIPPED.specialists, *SHIPPED.city) if row.id == card)
    return "-".join(str(effect.__struct_config__.tag) for effect in row.effects)


@pytest.mark.parametrize("card", [pytest.param(card, id=f"{card}-{kinds(card)}") for card in STORIES])
def test_the_story_of(card: str) -> None:
    assert STORIES[card]
    for told_again in STORIES[card]:
        told_again()


@pytest.mark.parametrize("card", [card for card in (*FIELDS, *CONVERSIONS, *WAIVED) if card.startswith("S")])
def test_a_specialist_is_used_from_the_open_row(card: str) -> None:
    goods = CONVERSIONS[card].owned if card in CONVERSIONS else "9 stone, 9 clay, 9 wood, 9 reed"
    built = {name: owners for name, owners in EVERYTHING.items() if card not in WAIVED or name not in ("b6", "b7")}
    state = solo(goods, row=[card], built=built, round=11)
    token = next(token for token in legal(state) if token.endswith(f"/{card}"))
    play(state, token, *(["*1"] if card in CONVERSIONS else []))
    assert table(state, "gone") == [card]


def test_a_bonus_needs_a_conversion() -> None:
    bonuses = [card for card, worked in CONVERSIONS.items() if worked.times == 25]
    for card in bonuses:
        assert not legal(at(seat(active=card), built=EVERYTHING), f"@{CONVERSIONS[card].place}")
