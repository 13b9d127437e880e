"""The guided first game: every position is possible, every right move legal, and every wrong one has its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from vesuvius import load
from vesuvius.game import Lesson, LessonStep, Taught
from vesuvius.texts import Texts

GAME = load("downfall")
assert isinstance(GAME, Taught)
LESSONS = GAME.lessons()
NAMES = [lesson.name for lesson in LESSONS]
LANGUAGES = ("en", "de", "fr", "nl")


def right(state: Any, step: LessonStep) -> list[str]:
    """The legal tokens that are right."""
    return [token for token in GAME.legal(state) if re.fullmatch(step.wants, token)]


def go(state: Any, step: LessonStep, token: str) -> None:
    """The learner plays the token, and the others answer."""
    for played in (token, *step.replies):
        GAME.play(state, played)


def decisions(lesson: Lesson) -> Iterator[tuple[str, LessonStep, Any]]:
    """Each step of a lesson: the id of its words, the step, and the state in which the learner decides."""
    state = GAME.at(lesson.position, lesson.seed)
    for number, step in enumerate(lesson.steps, 1):
        yield f"downfall-lesson-{lesson.name}-{number}", step, GAME.copy(state)
        go(state, step, right(state, step)[0])


def test_the_lessons_are_those_of_a_whole_game() -> None:
    assert NAMES == ["settle", "relatives", "joker", "omen", "eruption", "lava", "enclosed", "flight", "end"]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_whichever_right_move_is_made_the_lesson_goes_on(lesson: Lesson) -> None:
    steps = [*decisions(lesson)]
    for number, (_, step, state) in enumerate(steps):
        assert GAME.seat(state) == 0
        assert right(state, step)
        for token in right(state, step):
            after = GAME.copy(state)
            go(after, step, token)
            for _, following, _ in steps[number + 1 : number + 2]:
                assert GAME.seat(after) == 0
                assert right(after, following)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_step_and_for_a_legal_move_that_is_not_the_right_one(
    lesson: Lesson, language: str
) -> None:
    texts = Texts(language)
    assert texts.has(f"downfall-lesson-{lesson.name}")
    for name, step, state in decisions(lesson):
        wrong = len(right(state, step)) < len(GAME.legal(state))
        assert [texts.has(name), texts.has(f"{name}-done"), texts.has(f"{name}-nudge")] == [True, True, wrong]


def test_the_last_lesson_ends_the_game() -> None:
    *_, (_, step, state) = decisions(LESSONS[-1])
    go(state, step, right(state, step)[0])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0]
