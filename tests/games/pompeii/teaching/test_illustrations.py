"""The pictures of the rules show what is said of them, by the rules themselves and the printed facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import vesuvius
from vesuvius.server.features.illustrations import pictures_of

GAME: Any = vesuvius.load("pompeii")
PICTURES = {picture.name: picture for picture in pictures_of("pompeii")}
FACTS = GAME.facts()
CARDS = {card["id"]: card for card in (*FACTS["specialists"], *FACTS["city"])}


def named(name: str) -> list[str]:
    """What a picture shows, without its kinds."""
    return [each.split(" ")[-1] for each in PICTURES[name].shows]


def view(name: str) -> Any:
    return PICTURES[name].frames[-1].view


def fields() -> None:
    assert {*named("fields")} == {space["id"] for space in FACTS["spaces"] if space["kind"] == "field"}
    seen = view("fields")
    assert (seen["workers"]["clay"], seen["workers"]["grain"]) == ([2, 0, 0], [0, 1, 1])
    assert [seat["goods"] for seat in seen["seats"]] == [{"clay": 3}, {"grain": 1}, {"grain": 1}]
    # P6: the first worker of a round on a field brings one good, the second two.
    assert "@grain" in PICTURES["fields"].frames[-1].legal


def production() -> None:
    seen = view("production")
    assert {"b7": seen["built"]["b7"], "b10": seen["built"]["b10"]} == {"b7": [1], "b10": [0]}
    assert "b15" not in seen["built"]
    assert seen["workers"]["b7"] == [1, 0, 0]
    numbers = {building["id"]: (building["number"], building["name"]) for building in FACTS["buildings"]}
    assert [numbers[each] for each in named("production")] == [
        (7, "Villa del Molino"),
        (10, "Panificio di Modesto"),
        (15, "Officina Monetaria"),
    ]


def plans() -> None:
    assert named("plans") == [building["id"] for building in FACTS["buildings"]]
    assert len(named("plans")) == 20
    assert view("plans")["built"].keys() == {"b1", "b2"}


def specialists() -> None:
    assert named("specialists") == ["S30", "S35", "S05"]
    assert CARDS["S30"]["location"] == "b7"
    assert [effect["kind"] for effect in CARDS["S35"]["effects"]] == ["deny_owner_bonus"]
    assert CARDS["S05"]["timing"] == "at_activation"


def cities() -> None:
    assert named("cities") == ["C25", "C34", "C31"]
    assert {CARDS[each]["timing"] for each in ("C25", "C34")} <= {"every_action", "at_activation"}
    assert (CARDS["C31"]["timing"], CARDS["C31"]["location"]) == ("immediate", "castrum")


def pledges() -> None:
    seen = view("pledges")
    assert sum(seat["workers"] for seat in seen["seats"]) == seen["required"] == 7
    assert seen["seats"][0]["pledged"] == {"gold_coin": 1}
    assert {good["id"]: good["value"] for good in FACTS["goods"]}["gold_coin"] == seen["offered"] == 5
    assert (seen["missing"], seen["decides"], seen["decision"]) == (2, 1, "pledge")


CLAIMS: dict[str, Callable[[], None]] = {
    claim.__name__: claim for claim in (fields, production, plans, specialists, cities, pledges)
}


def test_something_is_claimed_of_every_picture() -> None:
    assert CLAIMS.keys() == PICTURES.keys()


@pytest.mark.parametrize("name", CLAIMS)
def test_a_picture_shows_what_is_said_of_it(name: str) -> None:
    CLAIMS[name]()
