"""What the view tells besides what lies on the table: who is about to win."""

from __future__ import annotations

from tests.games.pompeii.playing import GAME, at, seat

ARMY = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
CASTRUM = "4 pillars, 3 planks, 3 bricks"
FORO: dict[str, list[int]] = {"b17": [], "b19": []}


def wins_by(owns: str, army: str, *, castrum: bool) -> str | None:
    """By what the second player would win in the next turn."""
    state = at(seat(), seat(owns, army=army), built={**FORO, **({"b20": []} if castrum else {})})
    told: list[str | None] = [each["wins_by"] for each in GAME.view(state, 0)["seats"]]
    assert told[0] is None
    return told[1]


def test_p39_whoever_is_about_to_win_is_told_of() -> None:
    assert wins_by("", "recruited", castrum=True) == "arriving"
    assert wins_by(CASTRUM, "recruited", castrum=False) == "building"
    assert wins_by(ARMY, "none", castrum=True) == "recruiting"


def test_p39_whoever_still_lacks_something_is_not() -> None:
    assert wins_by("4 pillars, 3 planks, 2 bricks", "recruited", castrum=False) is None
    assert wins_by(CASTRUM, "none", castrum=False) is None
    assert wins_by(CASTRUM, "injured", castrum=False) is None
    assert wins_by("1 sword", "none", castrum=True) is None
    assert wins_by(ARMY, "injured", castrum=True) is None
