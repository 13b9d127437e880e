"""The pictures of the rules show what is said of them, by the rules themselves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import vesuvius
from vesuvius.game import Illustration
from vesuvius.server.features.illustrations import RulesFrame, pictures_of
from vesuvius.texts import LANGUAGES, LOCALES

GAME: Any = vesuvius.load("downfall")
DECLARED: dict[str, Illustration] = {each.name: each for each in GAME.illustrations()}
FRAMES = {picture.name: picture.frames for picture in pictures_of("downfall")}
SQUARE = re.compile(r"\b[A-K][1-7]\b")
IN_TOKEN = re.compile(r"[A-K][1-7]")
FACTS = GAME.facts()
BUILDINGS = FACTS["buildings"]


def goals(frame: RulesFrame) -> set[str]:
    """Where the tokens that are open lead."""
    return {IN_TOKEN.findall(token)[-1] for token in frame.legal if IN_TOKEN.search(token)}


def steps(frame: RulesFrame, goal: str) -> set[int]:
    """How many steps the shortest ways of the chosen piece take; one to the next square, which has no preview."""
    ways = frame.previews.get(f"{frame.begun}{goal}", {}).get("ways", [["", ""]])
    return {len(way) - (goal != "out") for way in ways}


def seen(name: str) -> set[str]:
    """The squares between the corners of a picture."""
    one, other = DECLARED[name].shows
    columns = [chr(each) for each in range(ord(one[0]), ord(other[0]) + 1)]
    return {f"{column}{row}" for column in columns for row in range(int(one[1]), int(other[1]) + 1)}


def pieces_and_cards() -> None:
    shown = [each.split(" ") for each in DECLARED["pieces_and_cards"].shows]
    assert {name for kind, name in shown if kind == "tile"} == {*FACTS["lava"]}
    assert {name for kind, name in shown if kind == "piece"} == {*FACTS["letters"]}
    assert {name for kind, name in shown if kind == "card"} == {"6", "omen", "ad79"} <= {*FACTS["cards"]}


def city() -> None:
    assert {*FACTS["neighbours"]} <= seen("city")
    assert len(FACTS["gates"]) == 7


def houses() -> None:
    squares = {house: [sorted(b["spaces"]) for b in BUILDINGS if b["house"] == house] for house in (3, 6)}
    assert squares == {3: [["C3"], ["D3"]], 6: [["C4", "C5"], ["D4", "D5"]]}
    neutral = {square for b in BUILDINGS if b["colour"] == "neutral" for square in b["spaces"]}
    assert neutral & seen("houses") == {"B4", "B6", "D6", "E3"}


def settling() -> None:
    [frame] = FRAMES["settling"]
    assert (frame.view["decides"], frame.begun) == (0, "6@")
    assert goals(frame) == {"C4", "D4", "D5"}
    assert sum(frame.view["pieces"]["C5"]) == 1


def relatives() -> None:
    [frame] = FRAMES["relatives"]
    assert (frame.view["decision"], frame.view["relatives"], sum(frame.view["pieces"]["C4"])) == ("relative", 2, 2)
    assert frame.view["pieces"]["C5"][0] == 1
    assert goals(frame) & seen("relatives") == {"D4", "D5", "E6", "B4", "B6", "D6", "E3"}


def omen() -> None:
    [frame] = FRAMES["omen"]
    others = {square for square, crowd in frame.view["pieces"].items() if sum(crowd[1:])}
    assert (frame.view["decides"], frame.view["decision"]) == (0, "omen")
    assert goals(frame) == others <= seen("omen")


def joker() -> None:
    [frame] = FRAMES["joker"]
    assert sum(frame.view["pieces"]["F5"]) == 3
    free = {s for b in BUILDINGS for s, room in b["spaces"].items() if sum(frame.view["pieces"].get(s, [])) < room}
    assert goals(frame) == free > {"E6", "D6"}


def lava() -> None:
    first, second = FRAMES["lava"]
    assert (first.view["tile"], goals(first), first.view["lava"]) == ("coin", {"C2"}, {})
    assert (second.view["tile"], goals(second)) == ("coin", {"B2", "C1", "C3", "D2"})


def enclosed() -> None:
    before, after = FRAMES["enclosed"]
    assert (before.view["tile"], before.begun, before.view["decides"]) == ("helmet", "~K6", 0)
    assert sum(before.view["pieces"]["K7"]) == 3
    assert [event.facts["square"] for event in after.events if event.kind == "enclosed"] == ["K7"]
    assert not {"K7"} & {*after.view["pieces"], *after.view["lava"]}


def moving_steps() -> None:
    [frame] = FRAMES["steps"]
    assert (sum(frame.view["pieces"]["H4"]), "G4" in frame.view["lava"]) == (2, True)
    assert goals(frame) <= seen("steps")
    assert {step for goal in goals(frame) for step in steps(frame, goal)} == {1, 2}


def gate() -> None:
    [frame] = FRAMES["gate"]
    assert sum(frame.view["pieces"]["J4"]) == 3
    assert {way[-1] for way in frame.previews["J4>out"]["ways"]} == {"J2", "K5"}
    assert steps(frame, "out") == {3}


def alone() -> None:
    before, after = FRAMES["alone"]
    assert (sum(before.view["pieces"]["C5"]), sum(before.view["pieces"]["D5"])) == (1, 3)
    assert (sum(after.view["pieces"]["D5"]), after.view["moves_left"]) == (4, 1)
    assert max(step for goal in goals(after) - {"D5"} for step in steps(after, goal)) == 4


CLAIMS: dict[str, Callable[[], None]] = {
    claim.__name__: claim
    for claim in (pieces_and_cards, city, houses, settling, relatives, omen, joker, lava, enclosed, gate, alone)
} | {"steps": moving_steps}


def test_something_is_claimed_of_every_picture() -> None:
    assert CLAIMS.keys() == DECLARED.keys()


@pytest.mark.parametrize("name", CLAIMS)
def test_a_picture_shows_what_is_said_of_it(name: str) -> None:
    CLAIMS[name]()


def caption(language: str, name: str) -> str:
    """The words of a picture, as they stand in the file."""
    text = (LOCALES / language / "downfall_rules.ftl").read_text("utf-8")
    found = re.search(rf"^rules-picture-{name} =(.*(?:\n    .*)*)", text, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("name", CLAIMS)
def test_all_languages_name_the_same_squares_and_all_of_them_are_in_the_picture(name: str) -> None:
    named = {language: sorted(SQUARE.findall(caption(language, name))) for language in LANGUAGES}
    assert {*map(tuple, named.values())} == {tuple(named["en"])}
    if DECLARED[name].position:
        assert {*named["en"]} <= seen(name)
