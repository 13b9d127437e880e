"""The road to the Castrum: how much of it lies behind each seat, what it lacks, and who can win in their next turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pompeii.playing import EVERYTHING, GAME, at, legal, play, seat, solo

ARMY = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
CASTRUM = "4 pillars, 3 planks, 3 bricks"
FORO: dict[str, list[int]] = {"b17": [], "b19": []}
STANDING = {**FORO, "b20": []}


def road(state: Any, of: int = 0) -> dict[str, Any]:
    """The road of a seat, as anybody sees it."""
    seen: dict[str, Any] = GAME.view(GAME.mask(state, None))["seats"][of]["road"]
    return seen


def wins_by(state: Any, of: int = 0) -> str | None:
    """By what a seat would win in its next turn."""
    told: str | None = GAME.view(state, None)["seats"][of]["wins_by"]
    return told


def test_p39_the_road_says_what_is_there_and_what_is_missing() -> None:
    steps = road(at(seat("1 sword, 1 tunics, 1 gold_coin, 5 bread, 2 meat, 4 pillars, 2 planks"), built=FORO))
    army, castrum = steps["army"], steps["castrum"]
    assert (army["have"], army["need"], army["missing"]) == (7, 9, {"wool": 2})
    assert (castrum["have"], castrum["need"], castrum["missing"]) == (6, 10, {"planks": 1, "bricks": 3})
    assert army["needs"] == {"sword": 1, "tunics": 1, "gold_coin": 1, "bread": 2, "meat": 2, "wool": 2}


def test_p08_the_buildings_that_have_to_stand_first_are_named() -> None:
    steps = road(at(seat()))
    assert (steps["army"]["first"], steps["castrum"]["first"]) == (["b17", "b19"], ["b17"])
    steps = road(at(seat(), built={"b17": []}))
    assert (steps["army"]["first"], steps["castrum"]["first"]) == (["b19"], [])


def test_p39_what_is_done_asks_for_nothing_more() -> None:
    steps = road(at(seat(army="recruited"), seat(), built=STANDING))
    assert (steps["army"]["by"], steps["castrum"]["by"]) == (None, None)


def test_p27_an_injured_army_is_healed() -> None:
    state = at(seat(army="injured"), built=FORO)
    army = road(state)["army"]
    assert (army["by"], army["needs"]) == ("heal", {"olive_oil": 1})
    assert (army["have"], army["missing"]) == (0, {"olive_oil": 1})


def test_p38_a_halted_castrum_is_finished_or_paid_for_again() -> None:
    halted: dict[str, Any] = {"halts": 1, "kept_by_halts": 1}
    steps = road(at(seat("1 olive_oil", army="recruited", **halted), built=FORO))
    assert (steps["castrum"]["by"], steps["castrum"]["missing"]) == ("finish", {"olive_oil": 1})
    again = road(at(seat(CASTRUM, army="recruited", **halted), built=FORO))
    assert (again["castrum"]["by"], again["castrum"]["missing"]) == ("build", {})


def test_p16_an_active_card_saves_goods_of_the_castrum() -> None:
    state = at(seat("4 pillars, 1 bricks", active="S38 S52"), built=FORO)
    castrum = road(state)["castrum"]
    assert (castrum["card"], castrum["needs"]) == ("S38", {"pillars": 4, "bricks": 3})
    assert (castrum["have"], castrum["need"]) == (5, 7)
    assert "card" not in road(at(seat(CASTRUM, active="S38"), built=FORO))["castrum"]


WAYS: dict[str, dict[str, Any]] = {
    "building": {"owns": CASTRUM, "army": "recruited"},
    "building with S38": {"owns": "4 pillars, 3 bricks", "army": "recruited", "active": "S38"},
    "finishing": {"owns": "2 olive_oil", "army": "recruited", "halts": 1, "kept_by_halts": 1, "left": 2},
    "recruiting": {"owns": ARMY, "built": STANDING},
    "healing": {"owns": "1 olive_oil", "army": "injured", "built": STANDING},
}


@pytest.mark.parametrize("way", WAYS)
def test_p39_whoever_is_said_to_win_can_do_so_in_one_turn(way: str) -> None:
    owned = dict(WAYS[way])
    built = owned.pop("built", FORO)
    state = at(seat(**owned), built=built)
    assert wins_by(state) == way.split(maxsplit=1)[0]
    assert any(_won_by(state, token) for token in legal(state))


def _won_by(state: Any, token: str) -> bool:
    tried = GAME.copy(state)
    play(tried, token)
    outcome = GAME.outcome(tried)
    return outcome is not None and outcome.winners == [0]


def test_p39_an_army_that_only_has_to_arrive_wins_in_its_next_turn() -> None:
    assert wins_by(at(seat(), seat(army="recruited"), built=STANDING), 1) == "arriving"


def test_p39_whoever_still_lacks_something_is_not_about_to_win() -> None:
    assert wins_by(at(seat("4 pillars, 3 planks, 2 bricks", army="recruited"), built=FORO)) is None
    assert wins_by(at(seat(CASTRUM), built=FORO)) is None
    assert wins_by(at(seat(f"{CASTRUM}, {ARMY}"), built=FORO)) is None, "it takes two turns"
    assert wins_by(at(seat(CASTRUM, army="injured"), built=FORO)) is None
    assert wins_by(at(seat("1 sword"), built=STANDING)) is None
    assert wins_by(at(seat(ARMY, army="injured"), built=STANDING)) is None
    assert wins_by(at(seat(ARMY), built={"b17": [], "b20": []})) is None, "the Terme don't stand"
    assert wins_by(solo(CASTRUM, army="recruited", built={})) is None, "the Foro doesn't stand"


def test_p38_what_stands_changes_the_road_of_all() -> None:
    state = at(seat(CASTRUM), seat(army="recruited"), built=EVERYTHING)
    assert road(state, 1)["castrum"]["by"] == "build"
    play(state, "build20")
    assert road(state, 1)["castrum"]["by"] is None
    assert wins_by(state, 1) == "arriving"
