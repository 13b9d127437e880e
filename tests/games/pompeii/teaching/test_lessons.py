"""What the guided first game of Pompeii says about numbers and cards is what the rules do there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pompeii.playing import goods
from tests.support.lesson_steps import POMPEII
from vesuvius.texts import LANGUAGES, Texts

GAME = POMPEII.game


def end(name: str) -> Any:
    """How things stand after a lesson, as a position."""
    (lesson,) = [lesson for lesson in POMPEII.lessons if lesson.name == name]
    *_, last = POMPEII.decisions(lesson)
    POMPEII.go(last.state, last.step, last.right[0])
    return GAME.position(last.state)


@pytest.mark.parametrize(
    ("lesson", "owned"),
    [
        ("beginning", ["4 grain, 2 stone", "3 clay, 3 wood"]),
        ("fields", ["4 grain, 3 wood, 2 stone", "3 clay, 3 wood, 3 reed"]),
        ("producing", ["4 flour, 3 wood, 2 stone", "1 grain, 3 clay, 3 wood, 3 reed"]),
        ("bonus", ["1 grain, 1 flour, 3 bread, 3 wood, 2 stone", "4 flour, 3 clay, 3 wood, 3 reed"]),
        ("building", ["1 grain, 1 flour, 3 bread, 2 wood", "4 flour, 3 clay, 3 wood, 3 reed, 1 stone"]),
        ("specialists", ["5 flour, 3 bread, 2 wood", "4 flour, 6 clay, 3 wood, 2 stone"]),
        ("trade", ["2 gold, 1 flour, 2 pillars, 2 bricks", "1 wood, 3 planks, 2 bricks, 1 coal"]),
        ("foro", ["2 gold, 3 wine", "3 planks, 2 bricks, 1 coal"]),
        ("city", ["2 gold, 2 wine, 1 planks", "3 wood, 2 planks, 2 bricks, 1 wine"]),
        ("offerings", ["1 grain, 1 flour, 3 stone", "1 bread, 3 clay"]),
        ("volcano", ["1 grain, 1 stone", "3 clay"]),
    ],
)
def test_goods_at_the_end_of_a_lesson(lesson: str, owned: list[str]) -> None:
    assert [seat["goods"] for seat in end(lesson)["seats"]] == [goods(text) for text in owned]


def test_the_builder_of_the_foro_gets_a_card_that_stays_and_one_that_works_once() -> None:
    after = end("foro")
    assert "S18" in after["seats"][0]["active"]
    assert after["pile"] == ["C02"]
    assert [sum(card[0] == "C" for card in seat["hand"]) for seat in after["seats"]] == [6, 6]


def test_the_reward_is_one_card_and_green_begins() -> None:
    after = end("offerings")
    assert len(after["seats"][0]["hand"]) == 7
    assert after["start"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_thing_that_is_said_is_what_the_game_is_about(language: str) -> None:
    assert "Castrum" in Texts(language)("pompeii-lesson-beginning-1")
